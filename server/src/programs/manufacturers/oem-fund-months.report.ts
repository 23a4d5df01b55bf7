import { sql } from 'kysely'
import { addMonths, monthRange } from '@portal/core/foundation/format'
import { monthIds } from '@portal/core/platform/reports/month-columns'
import { oemFundMonthsReport } from '@portal/core/programs/manufacturers/oem-fund-months.report'
import { answer, client } from '../../platform/reports/answer.ts'
import { fundMonths } from './fund-months.ts'

export const oemFundMonthsAnswer = answer(
  oemFundMonthsReport,
  async ({ filters, period, today, tenantId, ofClients }) => {
    const span = period ?? { start: addMonths(monthRange(today).start, -11), end: monthRange(today).end }
    const months = monthIds(12).map(
      (id, at) =>
        sql`coalesce(sum(m.spent) filter (where m.month = ${addMonths(span.start, at)}::date), 0) as ${sql.id(id)}`,
    )
    return {
      query: sql`
        select m.client_id as "clientId", m.fund_id as "fundId", ${client('c')} as client, m.dealer_code as "dealerCode", m.fund,
          ${sql.join(months)}, sum(m.spent) as spent, sum(m.allotted) as allotted
        from ${fundMonths({ tenantId, ...filters, period: span })} m
          join client c on c.tenant_id = ${tenantId} and c.id = m.client_id
        where ${ofClients('c')}
        group by m.client_id, m.fund_id, m.dealer_code, m.fund, c.id, c.name, c.slug`,
    }
  },
)
