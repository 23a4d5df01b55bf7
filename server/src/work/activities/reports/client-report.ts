import { sql } from 'kysely'
import { reportPeriod } from '@portal/core/work/activities/reports/period'
import { today } from '@portal/core/foundation/format'
import { clientUserTypes } from '@portal/core/foundation/policy/client-users'
import { operation } from '../../../foundation/http/operation.ts'
import { endOfDay } from '../../../foundation/database/agency-day.ts'
import { countsOf, inNow, talliesBy } from './tallies.ts'

interface OneClient {
  readonly id: number
  readonly name: string
  readonly slug: string
  readonly group_id: number | null
  readonly group_name: string | null
  readonly managers: { id: number; fullName: string }[]
  readonly program: boolean
  readonly related: number
  readonly last: string | null
}

/** What was done for each client in the month to date, and since when nothing was (decision 0150). */
export const clientReport = operation('activityReports.clientReport', async ({ db, tenantId, query }) => {
  const day = query.date ?? today()
  const period = reportPeriod(day)
  const tallies = await talliesBy(db, tenantId, 'client_id', period)
  const workedFor = [...tallies].flatMap(([id, of]) =>
    of.some(({ activities }) => activities > 0) ? [id] : [],
  )
  const { rows } = await sql<OneClient>`
    with running as (
      select distinct b.client_id from budget b where b.tenant_id = ${tenantId} and b.deleted_at is null
        and b.starts_at <= ${day}::date and (b.ends_at is null or b.ends_at >= ${day}::date)
    ), related as (
      select s.client_id, count(*) filter (where ${inNow(period)})::integer as activities, max(a.logged_at) as last
      from activity_store s join activity a on a.tenant_id = s.tenant_id and a.id = s.activity_id
      where s.tenant_id = ${tenantId} and a.deleted_at is null and a.logged_at < ${endOfDay(day)}
      group by s.client_id
    )
    select c.id, c.name, c.slug, g.id as group_id, g.name as group_name,
      (select coalesce(json_agg(json_build_object('id', u.id, 'fullName', u.first_name || ' ' || u.last_name)
          order by u.last_name, u.id), '[]')
        from client_user m join user_account u on u.tenant_id = m.tenant_id and u.id = m.user_id
        where m.tenant_id = c.tenant_id and m.client_id = c.id and u.user_type = 'Employee'
          and m.client_user_type_id = ${clientUserTypes.manager}) as managers,
      running.client_id is not null as program,
      coalesce(related.activities, 0) as related,
      greatest(related.last, (select max(a.logged_at) from activity a where a.tenant_id = c.tenant_id
        and a.client_id = c.id and a.deleted_at is null and a.logged_at < ${endOfDay(day)})) as last
    from client c
    left join client_group g on g.tenant_id = c.tenant_id and g.id = c.group_id
    left join running on running.client_id = c.id
    left join related on related.client_id = c.id
    where c.tenant_id = ${tenantId}
      and (c.id = any (${workedFor}::integer[])
        or (c.activated_at <= ${day}::date and (c.canceled_at is null or c.canceled_at > ${day}::date)))
      and ${query.excludeNonProgramClients === true ? sql`running.client_id is not null` : sql`true`}
    order by c.name_folded, c.id`.execute(db)
  return rows.map((row) => ({
    client: { id: row.id, name: row.name, slug: row.slug },
    group:
      row.group_id === null || row.group_name === null ? null : { id: row.group_id, name: row.group_name },
    managers: row.managers,
    program: row.program,
    ...countsOf(tallies.get(row.id) ?? [], row.last, day),
    related: row.related,
  }))
})
