import { sql } from 'kysely'
import { quickViewReport } from '@portal/core/money/budgets/quick-view.report'
import { answer } from '../../platform/reports/answer.ts'
import { budgetsAsked, invoicedBudgets } from './invoiced-months.ts'

export const quickViewAnswer = answer(quickViewReport, async ({ filters, period, tenantId, ofClients }) => ({
  query: sql`
    select s.id as "serviceId", s.name as service, g.name as "serviceGroup", count(distinct b.client_id) as clients,
      count(*) as budgets, sum(b.amount) as amount, sum(b.margin) as margin
    from ${invoicedBudgets(tenantId, period)} b
      join client c on c.tenant_id = ${tenantId} and c.id = b.client_id
      join service s on s.tenant_id = ${tenantId} and s.id = b.service_id
      left join service_group g on g.tenant_id = s.tenant_id and g.id = s.service_group_id
    where ${ofClients('c')} and ${budgetsAsked(filters)}
    group by s.id, s.name, g.name`,
}))
