import { sql } from 'kysely'
import { historicalBudgetsReport } from '@portal/core/money/budgets/historical-budgets.report'
import { answer, client } from '../../platform/reports/answer.ts'
import { amountOfMonths, amountsByMonth, budgetsAsked, budgetsWithin } from './invoiced-months.ts'

export const historicalBudgetsAnswer = answer(
  historicalBudgetsReport,
  async ({ filters, period, tenantId, ofClients }) => ({
    query: sql`
      select l.*, ${amountOfMonths(24)} as whole from (
        select ${client('c')} as client, ${amountsByMonth(period, 24)}
        from ${budgetsWithin(tenantId, period)} b
          join client c on c.tenant_id = ${tenantId} and c.id = b.client_id
          join service s on s.tenant_id = ${tenantId} and s.id = b.service_id
        where ${ofClients('c')} and ${budgetsAsked(filters)}
        group by c.tenant_id, c.id
      ) l`,
  }),
)
