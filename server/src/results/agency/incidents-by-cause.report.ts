import { sql } from 'kysely'
import { addDays } from '@portal/core/foundation/format'
import { incidentsByCauseReport } from '@portal/core/results/agency/incidents-by-cause.report'
import { answer, type ChartPoint } from '../../platform/reports/answer.ts'

export const incidentsByCauseAnswer = answer(
  incidentsByCauseReport,
  async ({ db, period, today, tenantId }) => {
    const { start, end } = period ?? { start: addDays(today, -364), end: today }
    const such = sql`i.tenant_id = ${tenantId} and i.deleted_at is null and i.started_at between ${start}::date and ${end}::date`
    const { rows: chart } = await sql<ChartPoint>`
      select date_trunc('month', i.started_at)::date::text as point, json_build_object('incidents', count(*)) as values
      from incident i where ${such} group by 1 order by 1`.execute(db)
    return {
      query: sql`
        select c.id as "causeId", c.name as cause, count(*)::integer as incidents,
          count(*) filter (where i.ended_at is null or i.ended_at > ${today}::date)::integer as open,
          count(distinct i.client_id)::integer as clients, coalesce(sum(i.cost), 0) as cost,
          sum(least(coalesce(i.ended_at, ${today}::date), ${today}::date) - i.started_at + 1)::integer as days,
          count(*) filter (where i.measure = '')::integer as unmeasured
        from incident i join incident_cause c on c.tenant_id = i.tenant_id and c.id = i.cause_id
        where ${such} group by c.id, c.name`,
      chart,
    }
  },
)
