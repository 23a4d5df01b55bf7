import { sql, type RawBuilder } from 'kysely'
import type { ReportPeriod } from '@portal/core/work/activities/reports/period'
import { dayAt } from '@portal/core/foundation/format/time'
import { daysBetween } from '@portal/core/foundation/format'
import { beginOfDay, endOfDay } from '../../../foundation/database/agency-day.ts'
import type { Db } from '../../../foundation/database/database.ts'

/** Activities `a` of the days asked for. */
export const inNow = ({ now }: ReportPeriod): RawBuilder<boolean> =>
  sql`(a.logged_at >= ${beginOfDay(now.start)} and a.logged_at < ${endOfDay(now.end)})`
/** Activities `a` of the days that those are held against. */
const inBefore = ({ before }: ReportPeriod): RawBuilder<boolean> =>
  sql`(a.logged_at >= ${beginOfDay(before.start)} and a.logged_at < ${endOfDay(before.end)})`

/** Activities of one type and one person or client. */
export interface Tally {
  readonly owner: number
  readonly id: number
  readonly name: string
  readonly activities: number
  readonly previous: number
  /** Clients with one of these now. */
  readonly clients: readonly number[]
}

/**
 * Counts the activities of both stretches by type.
 * @param owner the column of `a` whose values are counted apart
 * @param typeId one type only
 */
export async function talliesBy(
  db: Db,
  tenantId: number,
  owner: 'user_id' | 'client_id',
  period: ReportPeriod,
  typeId?: number,
): Promise<ReadonlyMap<number, readonly Tally[]>> {
  const { rows } = await sql<Tally>`
    select a.${sql.ref(owner)} as owner, t.id, t.name,
      count(*) filter (where ${inNow(period)})::integer as activities,
      count(*) filter (where ${inBefore(period)})::integer as previous,
      coalesce(json_agg(distinct a.client_id) filter (where ${inNow(period)}), '[]') as clients
    from activity a join activity_type t on t.tenant_id = a.tenant_id and t.id = a.type_id
    where a.tenant_id = ${tenantId} and a.deleted_at is null and (${inNow(period)} or ${inBefore(period)})
      and ${typeId === undefined ? sql`true` : sql`a.type_id = ${typeId}`}
    group by a.${sql.ref(owner)}, t.id, t.name, t.sortable
    order by t.sortable, lower(t.name)`.execute(db)
  const byOwner = new Map<number, Tally[]>()
  for (const row of rows) byOwner.set(row.owner, [...(byOwner.get(row.owner) ?? []), row])
  return byOwner
}

/** The figures that both reports have of a person or a client. */
export function countsOf(tallies: readonly Tally[], lastLoggedAt: string | null, day: string) {
  const sum = (of: 'activities' | 'previous'): number => tallies.reduce((all, tally) => all + tally[of], 0)
  return {
    activities: sum('activities'),
    previous: sum('previous'),
    types: tallies.map(({ id, name, activities, previous }) => ({ id, name, activities, previous })),
    lastLoggedAt: lastLoggedAt?.replace(/Z$/, '+00:00') ?? null,
    daysSince: lastLoggedAt === null ? null : daysBetween(dayAt(lastLoggedAt), day),
  }
}
