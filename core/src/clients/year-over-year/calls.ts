import { defineCalls, type Call } from '../../foundation/contract/call.ts'
import { idText } from '../../foundation/contract/schemas.ts'
import { type } from '../../foundation/contract/type.ts'
import { employees } from '../../foundation/policy/rules-of-calls.ts'
import type { YearFigure } from './figures.ts'

const asked = type({
  '+': 'reject',
  'clientId?': idText,
  'year?': type('string.integer.parse').to('2000 <= number.integer <= 2100'),
})

const compared = type({
  year: 'number',
  /** From January on; null for a month of which nothing is known. */
  months: type({ month: 'string', current: 'number | null', before: 'number | null' }).array(),
})

const ofFigure = (path: string, words: string) =>
  ({
    method: 'GET',
    path: `/clients/yoy/${path}`,
    summary: `${words} by month of a year, beside the year before; of one client, or of all that one may see.`,
    allow: employees,
    query: asked,
    response: compared,
  }) as const satisfies Call

export const yearOverYearCalls = defineCalls({
  'yearOverYear.leads': ofFigure('leads', 'Leads'),
  'yearOverYear.internetLeads': ofFigure('internet-leads', 'Leads from the internet'),
  'yearOverYear.setAppointments': ofFigure('set-appointments', 'Appointments that were set'),
  'yearOverYear.shownAppointments': ofFigure('shown-appointments', 'Appointments that were kept'),
  'yearOverYear.soldAppointments': ofFigure('sold-appointments', 'Appointments that ended in a sale'),
  'yearOverYear.sales': ofFigure('sales', 'Sales'),
} satisfies Record<`yearOverYear.${YearFigure}`, Call>)
