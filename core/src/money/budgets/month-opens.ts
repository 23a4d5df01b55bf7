import { pathOf } from '../../foundation/routes/path.ts'
import { budgetReportFilters } from './report-filters.ts'

/**
 * The address of what a month of budgets is made of: who is charged for what in it.
 * @param month its first day
 * @param of what of it: a client, a service, a group of services or a section by its id
 * @param asked what the report is narrowed to by now; the filters that reports over budgets have in common stay
 */
export function monthOpens(
  month: string,
  of: {
    readonly clientId?: number
    readonly serviceId?: number
    readonly serviceGroup?: number
    readonly section?: string
    readonly managerId?: number
    readonly groupId?: number
  },
  asked: Readonly<Record<string, string>>,
): string {
  const address = new URLSearchParams({ month })
  for (const name of ['clientId', ...Object.keys(budgetReportFilters)])
    if (asked[name]) address.set(name, asked[name])
  for (const [name, value] of Object.entries(of)) address.set(name, String(value))
  return `${pathOf('clientView.index')}?${address.toString()}`
}
