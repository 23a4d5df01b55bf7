import { sql } from 'kysely'
import { formatCount } from '@portal/core/foundation/format'
import type { Db } from '../../../foundation/database/database.ts'
import type { Incoming } from '../../../foundation/http/operation.ts'
import { invalid } from '../../../foundation/http/refusal.ts'
import { wordsFor } from '../../../platform/records/used-by.ts'
import type { Merging } from './budgets.ts'

/** What making two clients one and taking that back have in common: the two, held, and what is written down of it. */

export type Asking = Incoming<'adminHelpers.run'>

export interface ClientRow {
  readonly id: number
  readonly name: string
  readonly slug: string
  readonly canceled_at: string | null
}

/** The two clients, held until the transaction ends in the order of their ids. @throws {Refusal} 422 for one that is not there */
export async function held(
  db: Db,
  tenantId: number,
  fields: Readonly<Record<string, number | null | undefined>>,
): Promise<readonly ClientRow[]> {
  const ids = Object.values(fields)
  const { rows } = await sql<ClientRow>`
    select id, name, slug, canceled_at from client where tenant_id = ${tenantId} and id = any (${ids.filter((id) => id != null)}::integer[])
    order by id for update`.execute(db)
  return Object.entries(fields).map(([field, id]) => {
    if (id == null) throw invalid({ [field]: 'Field is required' })
    const found = rows.find((row) => row.id === id)
    if (!found) throw invalid({ [field]: 'This client does not exist.' })
    return found
  })
}

/** Does something, and takes it back where it was only to be looked at: what is told is what happens. */
export async function looked<T>(db: Db, dryRun: boolean, work: () => Promise<T>): Promise<T> {
  if (!dryRun) return work()
  await sql`savepoint looked`.execute(db)
  const found = await work()
  await sql`rollback to savepoint looked`.execute(db)
  return found
}

/** What rows are called that belong to a client; their tables are named otherwise, or after what they join. */
const names: Readonly<Record<string, readonly [one: string, many: string]>> = {
  activity_store: ['activity of several stores', 'activities of several stores'],
  claim_page: ['page of a claim', 'pages of claims'],
  client_data_value: ['value of a field of its own', 'values of fields of its own'],
  client_tag_link: ['tag', 'tags'],
  feed_change: ['change in a feed', 'changes in feeds'],
  interaction_store: ['interaction of several stores', 'interactions of several stores'],
  interaction_value: ['custom field of an interaction', 'custom fields of interactions'],
  lead_key: ['address for leads', 'addresses for leads'],
  metric_alarm_ring: ['alarm that rang', 'alarms that rang'],
  metric_campaign: ['campaign with its daily figures', 'campaigns with their daily figures'],
  oem_audit_state: ['result of an audit', 'results of audits'],
  override_line: ['line of an override file', 'lines of override files'],
  partner_client: ['partner', 'partners'],
  program_store: ['membership in a program', 'memberships in programs'],
  report_figure: ['figure for reports', 'figures for reports'],
  report_push_client: ['pushed report', 'pushed reports'],
  site_contact_visitor: ['known visitor', 'known visitors'],
  site_event: ['event of its site', 'events of its site'],
  site_hour: ['hour of visits', 'hours of visits'],
  site_visit: ['visit to its site', 'visits to its site'],
  website_migration_day: ['day of a website migration', 'days of website migrations'],
}

/** `3 budgets`: rows of a table in its words. */
export const counted = (count: number, table: string): string =>
  `${formatCount(count)} ${names[table]?.[count === 1 ? 0 : 1] ?? wordsFor(table, count)}`

/** Everybody whose clients change. */
export async function peopleOf(db: Db, { tenantId, from, to }: Merging): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct user_id as id from client_user where tenant_id = ${tenantId} and client_id in (${from}, ${to})`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** What becomes of the two is in the audit of each, and whoever works for them is asked anew who that is. */
export function auditBoth(
  { tenantId, services, afterCommit, audit }: Asking,
  people: readonly number[],
  clients: readonly { readonly id: number; readonly changes: Readonly<Record<string, unknown>> }[],
): void {
  afterCommit(() => {
    for (const id of people) services.actors.forget(tenantId, id)
  })
  for (const { id, changes } of clients) audit({ subject: 'client', subjectId: id, clientId: id, changes })
}
