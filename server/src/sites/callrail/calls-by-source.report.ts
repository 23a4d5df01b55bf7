import { sql } from 'kysely'
import { callsBySourceReport } from '@portal/core/sites/callrail/calls-by-source.report'
import { answer } from '../../platform/reports/answer.ts'
import { within } from '../../platform/reports/conditions.ts'

/** Where an exported call log does not say what led to a call, the number that was dialed does. */
const sourceOf = sql`coalesce(nullif(f.dimensions ->> 'callSource', ''), f.dimensions ->> 'tracker')`
const phoneCalls = sql`(f.figures ->> 'phoneCalls')::numeric`
const isAnswered = sql`f.dimensions ->> 'callStatus' in ('Answered', 'Yes', 'yes', 'true')`

export const callsBySourceAnswer = answer(
  callsBySourceReport,
  async ({ filters, period, tenantId, ofClients, db }) => {
    const calls = sql`report_figure f join client c on c.tenant_id = f.tenant_id and c.id = f.client_id
      where f.tenant_id = ${tenantId} and f.source = 'calls' and ${ofClients('c')} and ${within({ 'c.id': filters.clientId })}
        and f.day between ${period?.start}::date and ${period?.end}::date`
    const { rows: sources } = await sql<{ value: string; label: string }>`
      select ${sourceOf} as value, ${sourceOf} || ' (' || sum(${phoneCalls}) || ')' as label
      from ${calls} group by 1 order by sum(${phoneCalls}) desc, 1 limit 200`.execute(db)
    return {
      query: sql`
        select f.day, ${sourceOf} as source, sum(${phoneCalls}) as "phoneCalls",
          coalesce(sum(${phoneCalls}) filter (where ${isAnswered}), 0) as answered,
          coalesce(sum(${phoneCalls}) filter (where not ${isAnswered}), 0) as missed,
          sum((f.figures ->> 'firstTime')::numeric) as "firstTime", count(distinct f.client_id)::integer as clients
        from ${calls} and (${filters.source ?? null}::text is null or ${sourceOf} = ${filters.source ?? null})
        group by 1, 2`,
      points: { by: sql`day`, values: { calls: sql`sum("phoneCalls")`, missed: sql`sum(missed)` } },
      offers: { source: sources },
    }
  },
)
