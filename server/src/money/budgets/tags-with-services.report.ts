import { sql } from 'kysely'
import { tagsWithServicesReport } from '@portal/core/money/budgets/tags-with-services.report'
import { answer } from '../../platform/reports/answer.ts'
import { within } from '../../platform/reports/conditions.ts'
import { budgetsAsked, invoicedBudgets } from './invoiced-months.ts'

export const tagsWithServicesAnswer = answer(
  tagsWithServicesReport,
  async ({ filters, period, tenantId, ofClients }) => ({
    query: sql`
      select t.id as "tagId", t.name as tag, s.id as "serviceId", s.name as service,
        count(distinct b.client_id) as clients, count(*) as budgets, sum(b.amount) as amount
      from ${invoicedBudgets(tenantId, period)} b
        join budget_tag_link l on l.tenant_id = ${tenantId} and l.budget_id = b.id
        join budget_tag t on t.tenant_id = ${tenantId} and t.id = l.tag_id
        join client c on c.tenant_id = ${tenantId} and c.id = b.client_id
        join service s on s.tenant_id = ${tenantId} and s.id = b.service_id
      where ${ofClients('c')} and ${budgetsAsked(filters)} and ${within({ 't.id': filters.tagId })}
      group by t.id, t.name, s.id, s.name`,
  }),
)
