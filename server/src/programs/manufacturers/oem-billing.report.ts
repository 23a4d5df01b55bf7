import { sql } from 'kysely'
import { monthRange } from '@portal/core/foundation/format'
import { oemBillingReport } from '@portal/core/programs/manufacturers/oem-billing.report'
import { answer, client } from '../../platform/reports/answer.ts'
import { fundMonths } from './fund-months.ts'

export const oemBillingAnswer = answer(
  oemBillingReport,
  async ({ filters, period, today, tenantId, ofClients }) => ({
    query: sql`
      select m.client_id as "clientId", m.fund_id as "fundId", ${client('c')} as client, m.dealer_code as "dealerCode", m.district, m.fund,
        m.allotted, m.spent, least(m.spent, coalesce(m.allotted, 0)) as billed, greatest(m.spent - coalesce(m.allotted, 0), 0) as store,
        m.impressions, m.clicks
      from ${fundMonths({ tenantId, ...filters, period: period ?? monthRange(today) })} m
        join client c on c.tenant_id = ${tenantId} and c.id = m.client_id
      where ${ofClients('c')}`,
  }),
)
