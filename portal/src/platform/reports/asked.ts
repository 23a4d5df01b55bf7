import { filtersOf, type AskedFilters } from '@portal/core/platform/reports/query'
import type { Report } from '@portal/core/platform/reports/report'

type Values = Readonly<Record<string, string>>

/** What a screen asks for: the filters in use, and what it sets itself, which nobody on it changes. */
export const askedBy = (chosen: Values, fixed: Values | undefined): Values => ({ ...chosen, ...fixed })

/** Of what the page was asked for, what a section takes. */
export function queryOf(section: Report, values: Values): Values {
  const takes = Object.keys(filtersOf(section))
  return Object.fromEntries(Object.entries(values).filter(([name]) => takes.includes(name)))
}

/** What an address asks for. */
export const valuesIn = (query: string): Values => Object.fromEntries(new URLSearchParams(query))

/** What an address asks of a period. */
export const askedIn = (query: URLSearchParams): AskedFilters => ({
  ...Object.fromEntries(query),
  ...(query.has('year') ? { year: Number(query.get('year')) || undefined } : {}),
})

/** The address of the same question with filters more, from its first page. */
export function askedWith(asked: URLSearchParams, more: Values): string {
  const address = new URLSearchParams(asked)
  address.delete('page')
  for (const [name, value] of Object.entries(more)) address.set(name, value)
  return `?${address.toString()}`
}
