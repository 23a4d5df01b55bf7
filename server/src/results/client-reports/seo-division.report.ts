import { sql } from 'kysely'
import { addMonths, monthRange } from '@portal/core/foundation/format'
import { departments } from '@portal/core/foundation/policy/departments'
import {
  seoDivisionReport,
  seoPagesReport,
  seoWorkReport,
} from '@portal/core/results/client-reports/seo-division.report'
import { answer } from '../../platform/reports/answer.ts'
import { figuresBy } from './figures-of-source.ts'

export const seoDivisionAnswer = answer(seoDivisionReport, async (asked) => {
  const found = await figuresBy(asked, 'searchConsole', ['query'])
  const { rows } = await sql<{ day: string; sessions: number }>`
    select day::text as day, sum(sessions)::float8 as sessions from metric_day
    where tenant_id = ${asked.tenantId} and client_id = ${asked.clientId} and channel = 'analytics' and segment = 'organic'
      and day between ${asked.period?.start ?? null}::date and ${asked.period?.end ?? null}::date and facts > 0
    group by day order by day`.execute(asked.db)
  return {
    ...found,
    figures: { sessions: rows.length === 0 ? null : rows.reduce((sum, { sessions }) => sum + sessions, 0) },
    chart: rows.map(({ day, sessions }) => ({ point: day, values: { sessions } })),
  }
})

export const seoPagesAnswer = answer(seoPagesReport, (asked) => figuresBy(asked, 'searchConsole', ['page']))

export const seoWorkAnswer = answer(seoWorkReport, async ({ tenantId, clientId, period, today }) => {
  const last = period?.end ?? today
  return {
    query: sql`
      select s.id, s.name, s.status, s.due_at as "dueAt", s.goal from strategy s
      where s.tenant_id = ${tenantId} and s.client_id = ${clientId} and s.department_id = ${departments.seo}
        and s.deleted_at is null and s.status <> 'Dropped'
      union all
      -- Of a list of their own: below zero no two rows have the same number.
      select -a.id, a.name || case when a.figure = '' then '' else ': ' || a.figure end, 'Reached', a.reached_at, null from achievement a
      where a.tenant_id = ${tenantId} and a.client_id = ${clientId} and a.deleted_at is null and a.state = 'Approved'
        and a.reached_at between ${addMonths(monthRange(last).start, -11)}::date and ${last}::date`,
  }
})
