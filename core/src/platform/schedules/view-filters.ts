import type { Report } from '../reports/report.ts'

/**
 * What of the address of a saved view a report that comes round is asked for: its filters. Those of its period are
 * left out, since that moves on.
 */
export function viewFilters(
  { filters = {} }: Pick<Report, 'filters'>,
  query: string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...new URLSearchParams(query)].filter(([name, value]) => name in filters && value !== ''),
  )
}
