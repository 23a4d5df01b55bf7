/** The figures of a dealership that are set beside the same month of the year before. */
export const yearFigures = {
  leads: 'Leads',
  internetLeads: 'Internet Leads',
  setAppointments: 'Appointments Set',
  shownAppointments: 'Appointments Shown',
  soldAppointments: 'Appointments Sold',
  sales: 'Sales',
} as const

export type YearFigure = keyof typeof yearFigures
