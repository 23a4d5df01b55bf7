import { matchRoute, mayOpen, type SessionFacts } from '@portal/core/foundation/routes'
import type { Report } from '@portal/core/platform/reports/report'
import { columnsFor } from '@portal/core/platform/reports/report-column'

/** The columns of a report that somebody gets: their headings stand before the rows come. */
export const seenIn = (report: Report, { actor }: SessionFacts): readonly string[] =>
  columnsFor(report, actor).map(([id]) => id)

/** Whether somebody may open an address: what leads nowhere is no link. It is asked in every cell. */
export function leadsFor(facts: SessionFacts): (address: string) => boolean {
  const known = new Map<string, boolean>()
  return (address) => {
    const [path = ''] = address.split('?')
    const before = known.get(path)
    if (before !== undefined) return before
    const { route, params } = matchRoute(path)
    const may = mayOpen(route.name, facts, params)
    known.set(path, may)
    return may
  }
}
