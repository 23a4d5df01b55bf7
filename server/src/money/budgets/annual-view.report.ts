import { sql } from 'kysely'
import { annualViewReport } from '@portal/core/money/budgets/annual-view.report'
import { answer } from '../../platform/reports/answer.ts'
import { amountsByMonth, budgetsAsked, invoicedBudgets } from './invoiced-months.ts'

/** What a line is of: its id, its name, and the slug of a client. */
const lines = {
  client: sql`c.id, c.name as name, c.slug as slug`,
  service: sql`s.id, s.name as name, null as slug`,
  group: sql`coalesce(g.id, 0) as id, coalesce(g.name, 'No group') as name, null as slug`,
} as const

export const annualViewAnswer = answer(
  annualViewReport,
  async ({ filters, period, tenantId, ofClients }) => ({
    query: sql`
    select ${lines[filters.by ?? 'client']}, ${amountsByMonth(period, 12)}, sum(b.amount) as whole
    from ${invoicedBudgets(tenantId, period)} b
      join client c on c.tenant_id = ${tenantId} and c.id = b.client_id
      join service s on s.tenant_id = ${tenantId} and s.id = b.service_id
      left join service_group g on g.tenant_id = s.tenant_id and g.id = s.service_group_id
    where ${ofClients('c')} and ${budgetsAsked(filters)}
    group by 1, 2, 3`,
    sums: { average: sql`round(sum(whole) / 12, 2)` },
  }),
)
