import { sql } from 'kysely'
import { monthRange } from '@portal/core/foundation/format'
import { oemBudgetsReport } from '@portal/core/programs/manufacturers/oem-budgets.report'
import { answer, client } from '../../platform/reports/answer.ts'
import { fundMonths } from './fund-months.ts'

export const oemBudgetsAnswer = answer(
  oemBudgetsReport,
  async ({ filters, period, today, tenantId, ofClients }) => ({
    query: sql`
      select m.client_id as "clientId", m.fund_id as "fundId", ${client('c')} as client, m.dealer_code as "dealerCode", m.fund,
        m.allotted, m.committed, m.spent, coalesce(m.allotted, 0) - m.spent as left
      from ${fundMonths({ tenantId, ...filters, period: period ?? monthRange(today) })} m
        join client c on c.tenant_id = ${tenantId} and c.id = m.client_id
      where ${ofClients('c')}`,
  }),
)
