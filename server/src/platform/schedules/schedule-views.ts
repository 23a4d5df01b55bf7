import { sql } from 'kysely'
import type { Person } from '@portal/core/foundation/policy/actor'
import type { Report } from '@portal/core/platform/reports/report'
import { viewFilters } from '@portal/core/platform/schedules/view-filters'
import type { Db } from '../../foundation/database/database.ts'
import { invalid } from '../../foundation/http/refusal.ts'
import { viewsOf } from '../views/read-views.ts'
import { reportNamed } from './ask-report.ts'
import type { Services } from '../../foundation/services.ts'

/** The name under which the views of a report are kept. */
export const listOfReport = ({ name }: Pick<Report, 'name'>): string => `reports.${name}`

/**
 * A saved view that a schedule is to follow.
 * @throws {Refusal} 422 for one that the person does not see, or of something else
 */
export async function viewOf(
  id: number,
  report: Report,
  { db, tenantId, person }: { readonly db: Db; readonly tenantId: number; readonly person: Person },
): Promise<{ readonly id: number; readonly query: string }> {
  const [view] = await viewsOf(db, tenantId, person, id)
  if (!view || view.list !== listOfReport(report))
    throw invalid({ view: 'This saved view is not there any more. Choose another one.' })
  return view
}

/** What a schedule is narrowed to now: what its view says, or what it was set up with. */
export async function queryNow(
  schedule: { readonly report: string; readonly query: unknown; readonly view_id: number | null },
  tenantId: number,
  db: Db,
  services: Pick<Services, 'reportSources'>,
): Promise<unknown> {
  if (schedule.view_id === null) return schedule.query
  const view = await db
    .selectFrom('saved_view')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', schedule.view_id)
    .select('query')
    .executeTakeFirst()
  return view ? viewFilters(reportNamed(services, schedule.report).report, view.query) : schedule.query
}

/** Schedules that follow a view which goes keep what it says last. */
export async function leaveView(
  db: Db,
  tenantId: number,
  view: { readonly id: number; readonly list: string; readonly query: string },
  { reportSources }: Pick<Services, 'reportSources'>,
): Promise<void> {
  const source = reportSources.find(({ report }) => listOfReport(report) === view.list)
  const query = source ? JSON.stringify(viewFilters(source.report, view.query)) : null
  await sql`
    update report_schedule set view_id = null, query = coalesce(${query}::jsonb, query)
    where tenant_id = ${tenantId} and view_id = ${view.id}`.execute(db)
}
