import { sql, type SqlBool } from 'kysely'
import type { DayRange } from '@portal/core/foundation/format'
import { pacingSections } from '@portal/core/money/services/sections'
import {
  reconciliationReport,
  reconciliationTolerance,
} from '@portal/core/results/metrics/reconciliation.report'
import { answer, client } from '../../platform/reports/answer.ts'
import { dayOf, managedBy, within } from '../../platform/reports/conditions.ts'
import { carriedInto, enteredIn } from '../../money/reconciliation/section-month.ts'
import { invoicedBudgets } from '../../money/budgets/invoiced-months.ts'

const off = sql.lit(reconciliationTolerance)

/** Notes of the client, section and month of a row. */
const noted = (tenantId: number, period: DayRange | null) => sql<SqlBool>`
  n.tenant_id = ${tenantId} and n.client_id = a."clientId" and n.section_id::text = a.section and n.month = ${period?.start ?? null}::date`

const settledAs = (asked: string | undefined) => {
  if (asked === undefined) return sql<SqlBool>`true`
  return asked === 'open'
    ? sql<SqlBool>`l.state <> 'even' and l.settled is null`
    : sql<SqlBool>`${asked} = any (l.settled)`
}

export const reconciliationAnswer = answer(
  reconciliationReport,
  async ({ filters, period, tenantId, ofClients }) => ({
    query: sql`
      select l.* from (
        select a.*, a.spend - a.budget - a.carried as variance,
          case when a.budget = 0 and a.spend > 0 then 'none' when a.spend > (a.budget + a.carried) * (100 + ${off}) / 100 then 'over'
            when a.spend < (a.budget + a.carried) * (100 - ${off}) / 100 then 'under' else 'even' end as state,
          ${period?.start ?? null}::date as month,
          (select array_agg(distinct n.outcome order by n.outcome) from section_spend_note n where ${noted(tenantId, period)}) as settled,
          (select jsonb_agg(concat_ws(', ', n.outcome || coalesce(' ' || to_char(abs(n.amount_cents) / 100.0, 'FM$999,999,990.00'), ''),
              u.first_name || ' ' || u.last_name, to_char(${dayOf(sql`n.created_at`)}, 'MM/DD/YYYY')) || ': ' || n.note order by n.id)
            from section_spend_note n join user_account u on u.tenant_id = n.tenant_id and u.id = n.user_id where ${noted(tenantId, period)}) as notes
        from (
          select c.id as "clientId", ${client('c')} as client, s.id::text as section,
            sum(m.invoiced) as invoiced, sum(m.budget) as budget, sum(m.carried) as carried,
            round(sum(m.figures), 2) as figures, coalesce(sum(m.entered), round(sum(m.figures), 2)) as spend
          from unnest(${pacingSections.map(({ id }) => id)}::integer[], ${pacingSections.map(({ channel }) => channel)}::text[]) as s (id, channel)
          cross join lateral (
            select f.client_id, 0::numeric as invoiced, 0::numeric as budget, 0::numeric as carried, f.spend_micros / 1e6 as figures,
              null::numeric as entered
            from metric_month f
            where f.tenant_id = ${tenantId} and f.month = ${period?.start ?? null}::date and f.facts > 0 and f.channel = s.channel
            union all
            select i.client_id, 0, 0, i.carried, 0, null from ${carriedInto(tenantId, period?.start ?? null)} i where i.section_id = s.id
            union all
            select e.client_id, 0, 0, 0, 0, e.entered from ${enteredIn(tenantId, period?.start ?? null)} e where e.section_id = s.id
            union all
            select b.client_id, b.amount, b.media, 0, 0, null
            from ${invoicedBudgets(tenantId, period)} b
              join service v on v.tenant_id = ${tenantId} and v.id = b.service_id and v.pacing_section_id = s.id
          ) m
          join client c on c.tenant_id = ${tenantId} and c.id = m.client_id
          where ${ofClients('c')} and ${managedBy('c', filters.managerId)} and ${within({ 'c.group_id': filters.groupId })}
          group by c.id, c.name, c.slug, s.id
        ) a where a.budget <> 0 or a.spend <> 0 or a.carried <> 0
      ) l where ${within({ 'l.state': filters.state, 'l.section': filters.section })} and ${settledAs(filters.settled)}`,
    sums: {
      over: sql`coalesce(sum(variance) filter (where state in ('over', 'none')), 0)`,
      under: sql`coalesce(-sum(variance) filter (where state = 'under'), 0)`,
      off: sql`count(*) filter (where state <> 'even' and settled is null)`,
    },
  }),
)
