import { sql } from 'kysely'
import { annualViewReport } from '@portal/core/money/budgets/annual-view.report'
import { answer } from '../../platform/reports/answer.ts'
import { amountOfMonths, amountsByMonth, budgetsAsked, budgetsWithin } from './invoiced-months.ts'

/** What a line is of: its id, its name, and the slug of a client, all of one key. */
const lines = {
  client: { columns: sql`c.id, c.name as name, c.slug as slug, 'client' as by`, key: sql`c.tenant_id, c.id` },
  service: { columns: sql`s.id, s.name as name, null as slug, 'service' as by`, key: sql`s.tenant_id, s.id` },
  group: {
    columns: sql`coalesce(g.id, 0) as id, coalesce(g.name, 'No group') as name, null as slug, 'group' as by`,
    key: sql`g.tenant_id, g.id`,
  },
} as const

export const annualViewAnswer = answer(annualViewReport, async ({ filters, period, tenantId, ofClients }) => {
  const { columns, key } = lines[filters.by ?? 'client']
  return {
    query: sql`
        select l.*, ${amountOfMonths(12)} as whole from (
          select ${columns}, ${amountsByMonth(period, 12)}
          from ${budgetsWithin(tenantId, period)} b
            join client c on c.tenant_id = ${tenantId} and c.id = b.client_id
            join service s on s.tenant_id = ${tenantId} and s.id = b.service_id
            left join service_group g on g.tenant_id = s.tenant_id and g.id = s.service_group_id
          where ${ofClients('c')} and ${budgetsAsked(filters)}
          group by ${key}
        ) l`,
    sums: { average: sql`round(sum(whole) / 12, 2)` },
  }
})
