import { pathOf, type RouteName } from '../../foundation/routes/index.ts'
import { clientIn, type ReportRow } from './report-column.ts'

type TabOfProfile = Extract<RouteName, 'clients.profile' | `clients.profile.${string}`>

/** What the client of a row leads to: a tab of its profile; null in a row without a client. */
export const opensClient =
  (tab: TabOfProfile) =>
  (row: ReportRow): string | null => {
    const client = clientIn(row)
    return client && pathOf(tab, { slug: client.slug })
  }
