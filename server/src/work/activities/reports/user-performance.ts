import { sql } from 'kysely'
import { reportPeriod } from '@portal/core/work/activities/reports/period'
import { today } from '@portal/core/foundation/format'
import { operation } from '../../../foundation/http/operation.ts'
import { endOfDay } from '../../../foundation/database/agency-day.ts'
import { countsOf, inNow, talliesBy } from './tallies.ts'

interface Someone {
  readonly id: number
  readonly full_name: string
  readonly departments: { id: number; name: string }[]
  readonly own: number
  readonly untouched: { id: number; name: string; slug: string }[]
  readonly last: string | null
}

/** Who logged what in the month to date, and whom they have not worked for yet (decision 0150). */
export const userPerformance = operation(
  'activityReports.userPerformance',
  async ({ db, tenantId, query }) => {
    const day = query.date ?? today()
    const period = reportPeriod(day)
    const tallies = await talliesBy(db, tenantId, 'user_id', period, query.typeId)
    const ofType = query.typeId === undefined ? sql`true` : sql`a.type_id = ${query.typeId}`
    const { rows } = await sql<Someone>`
      with touched as (
        select distinct a.user_id, c.client_id from activity a
        cross join lateral (select a.client_id union all select s.client_id from activity_store s
          where s.tenant_id = a.tenant_id and s.activity_id = a.id) c
        where a.tenant_id = ${tenantId} and a.deleted_at is null and ${inNow(period)} and ${ofType}
      ), own as (
        select m.user_id, count(distinct c.id)::integer as clients,
          coalesce(json_agg(distinct jsonb_build_object('id', c.id, 'name', c.name, 'slug', c.slug))
            filter (where t.client_id is null), '[]') as untouched
        from client_user m
        join client c on c.tenant_id = m.tenant_id and c.id = m.client_id
          and c.activated_at <= ${day}::date and (c.canceled_at is null or c.canceled_at > ${day}::date)
        left join touched t on t.user_id = m.user_id and t.client_id = m.client_id
        where m.tenant_id = ${tenantId}
        group by m.user_id
      )
      select u.id, u.first_name || ' ' || u.last_name as full_name,
        (select coalesce(json_agg(json_build_object('id', d.id, 'name', d.name) order by lower(d.name)), '[]')
          from department_user du join department d on d.tenant_id = du.tenant_id and d.id = du.department_id
          where du.tenant_id = u.tenant_id and du.user_id = u.id and d.deleted_at is null) as departments,
        coalesce(own.clients, 0) as own, coalesce(own.untouched, '[]') as untouched,
        (select max(a.logged_at) from activity a where a.tenant_id = u.tenant_id and a.user_id = u.id
          and a.deleted_at is null and a.logged_at < ${endOfDay(day)} and ${ofType}) as last
      from user_account u left join own on own.user_id = u.id
      where u.tenant_id = ${tenantId} and (u.id = any (${[...tallies.keys()]}::integer[])
        or (u.user_type = 'Employee' and u.active and not u.suspended and own.clients > 0))
      order by lower(u.last_name), lower(u.first_name), u.id`.execute(db)
    return rows.map(({ id, full_name, departments, own, untouched, last }) => {
      const counted = tallies.get(id) ?? []
      return {
        user: { id, fullName: full_name },
        departments,
        ...countsOf(counted, last, day),
        clients: new Set(counted.flatMap(({ clients }) => clients)).size,
        ownClients: own,
        untouched: untouched.toSorted((one, other) => one.name.localeCompare(other.name, 'en-US')),
      }
    })
  },
)
