import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { monthRange } from '@portal/core/foundation/format'
import { departments } from '@portal/core/foundation/policy/departments'
import {
  bandwidthAccountManagementReport,
  bandwidthPremiumReport,
  bandwidthSemReport,
  bandwidthSeoReport,
  bandwidthSocialReport,
  departmentOfBandwidth,
  loadPoints,
  usualCapacity,
} from '@portal/core/results/agency/bandwidth-account-management.report'
import type { Report } from '@portal/core/platform/reports/report'
import { sectionsOf } from '@portal/core/results/team/sections'
import { invoicedBudgets } from '../../money/budgets/invoiced-months.ts'
import { answer, person, type ReportSource } from '../../platform/reports/answer.ts'
import { within } from '../../platform/reports/conditions.ts'
import { isActive } from '../metrics/asked-clients.ts'
import { managedClients } from './month-of-clients.ts'

/** Services `v` whose budgets a department answers for; account managers answer for all of them. */
function ofDepartment(department: number): RawBuilder<SqlBool> {
  if (department === departments.accountManagement) return sql`true`
  const sections = sectionsOf([department]).map(({ id }) => id)
  return sections.length > 0
    ? sql`v.pacing_section_id = any (${sections}::integer[])`
    : sql`v.service_group_id in (select g.id from service_group g where g.tenant_id = v.tenant_id and g.name ilike 'seo%')`
}

/** Whose store a store is for a department: its managers', or that of everybody of its team. */
const seatsOf = (department: number, tenantId: number): RawBuilder<unknown> =>
  department === departments.accountManagement
    ? managedClients(tenantId)
    : sql`(select user_id, client_id from client_user
        where tenant_id = ${tenantId} and client_id in (select id from client where tenant_id = ${tenantId} and ${isActive}))`

/** What each person of a department has in hand, in the columns of the report. */
export const loadsOf = (department: number, tenantId: number, today: string): RawBuilder<unknown> => sql`
      with member as (
        select u.id, u.first_name, u.last_name, l.name as level, coalesce(k.points, ${sql.lit(usualCapacity)}) as capacity
        from department_user d
          join user_account u on u.tenant_id = d.tenant_id and u.id = d.user_id and u.active and not u.suspended and u.user_type = 'Employee'
          left join user_level l on l.tenant_id = u.tenant_id and l.id = u.user_level_id
          left join lateral (
            select points from bandwidth_capacity k
            where k.tenant_id = d.tenant_id and k.person_id = u.id and k.deleted_at is null
              and (k.department_id = d.department_id or k.department_id is null)
            order by k.department_id nulls last, k.id desc limit 1
          ) k on true
        where d.tenant_id = ${tenantId} and d.department_id = ${department}
      ), managed as (
        select s.user_id, count(*)::integer as stores, coalesce(sum(b.amount), 0) as amount
        from (
          select distinct user_id, client_id from ${seatsOf(department, tenantId)} seats
        ) s left join (
          select b.client_id, sum(b.amount) as amount from ${invoicedBudgets(tenantId, monthRange(today))} b
            join service v on v.tenant_id = ${tenantId} and v.id = b.service_id
          where ${ofDepartment(department)} group by 1
        ) b on b.client_id = s.client_id group by 1
      ), waiting as (
        select user_id, count(*) filter (where due < date_trunc('week', ${today}::date)::date + 7)::integer as this_week,
          count(*) filter (where due >= date_trunc('week', ${today}::date)::date + 7)::integer as next_week
        from (
          select t.assignee_id as user_id, t.due_date as due from task t join task_status s on s.tenant_id = t.tenant_id and s.id = t.status_id
          where t.tenant_id = ${tenantId} and not s.closes
          union all
          select d.assignee_id, d.due_at from deliverable d join deliverable_status s on s.tenant_id = d.tenant_id and s.id = d.status_id
          where d.tenant_id = ${tenantId} and d.deleted_at is null and not s.closes
        ) w where due < date_trunc('week', ${today}::date)::date + 14 group by 1
      ), counted as (
        select p.id, ${person('p')} as person, p.level, p.capacity, coalesce(m.stores, 0) as stores, coalesce(m.amount, 0) as amount,
          coalesce(w.this_week, 0) as this_week, coalesce(w.next_week, 0) as next_week, coalesce(a.activities, 0) as activities,
          round(coalesce(m.stores, 0) * ${sql.lit(loadPoints.store)} + coalesce(m.amount, 0) / 10000 * ${sql.lit(loadPoints.tenThousand)}
            + (coalesce(w.this_week, 0) + coalesce(w.next_week, 0)) * ${sql.lit(loadPoints.task)}, 1) as load
        from member p
          left join managed m on m.user_id = p.id
          left join waiting w on w.user_id = p.id
          left join (
            select user_id, count(*)::integer as activities from activity
            where tenant_id = ${tenantId} and deleted_at is null and logged_at > now() - interval '30 days' group by 1
          ) a on a.user_id = p.id
      )
        select id as "userId", person, level, stores, amount, this_week as "thisWeek", next_week as "nextWeek", activities, load, capacity,
          case when load > capacity then 'over' when load > capacity * 0.85 then 'full' else 'free' end as state
        from counted`

const bandwidth = (declared: Report, department: number): ReportSource =>
  answer(declared, async ({ filters, today, tenantId }) => ({
    query: sql`
      select * from (${loadsOf(department, tenantId, today)}) b where ${within({ state: textIn(filters, 'state') })}`,
    sums: { over: sql`count(*) filter (where state = 'over')` },
  }))

const textIn = (filters: object, name: string): string | undefined => {
  const value: unknown = Object.entries(filters).find(([key]) => key === name)?.[1]
  return typeof value === 'string' ? value : undefined
}

const { bandwidthAccountManagement, bandwidthPremium, bandwidthSem, bandwidthSeo, bandwidthSocial } =
  departmentOfBandwidth

export const bandwidthAccountManagementAnswer = bandwidth(
  bandwidthAccountManagementReport,
  bandwidthAccountManagement,
)
export const bandwidthPremiumAnswer = bandwidth(bandwidthPremiumReport, bandwidthPremium)
export const bandwidthSeoAnswer = bandwidth(bandwidthSeoReport, bandwidthSeo)
export const bandwidthSocialAnswer = bandwidth(bandwidthSocialReport, bandwidthSocial)
export const bandwidthSemAnswer = bandwidth(bandwidthSemReport, bandwidthSem)
