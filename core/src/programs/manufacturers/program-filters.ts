/** The filters that every report about programs has: of which program and fund, by their codes. A brand's screen fixes them. */
export const programFilters = {
  program: { kind: 'text', label: 'Program' },
  fund: { kind: 'text', label: 'Fund Code' },
} as const

export const dealerCode = { label: 'Dealer Code', width: 98 } as const
export const district = { label: 'District', width: 92 } as const
