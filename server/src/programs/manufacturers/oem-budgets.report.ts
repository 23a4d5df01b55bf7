import { sql } from 'kysely'
import { monthRange } from '@portal/core/foundation/format'
import { budgetsFaceOf } from '@portal/core/programs/manufacturers/face'
import { oemBudgetsReport } from '@portal/core/programs/manufacturers/oem-budgets.report'
import { answer, client } from '../../platform/reports/answer.ts'
import { fundMonths } from './fund-months.ts'
import { programsOf } from './programs.ts'

export const oemBudgetsAnswer = answer(
  oemBudgetsReport,
  async ({ filters, period, today, tenantId, ofClients, db }) => {
    const [program] = filters.program === undefined ? [] : await programsOf(db, tenantId, filters.program)
    return {
      query: sql`
      select m.client_id as "clientId", m.fund_id as "fundId", p.code as program, ${client('c')} as client, m.dealer_code as "dealerCode", m.fund,
        m.allotted, m.committed, m.spent, coalesce(m.allotted, 0) - m.spent as left
      from ${fundMonths({ tenantId, ...filters, period: period ?? monthRange(today) })} m
        join client c on c.tenant_id = ${tenantId} and c.id = m.client_id
        join oem_program p on p.tenant_id = ${tenantId} and p.id = m.program_id
      where ${ofClients('c')}`,
      ...(program ? { face: budgetsFaceOf(program.name, program.face) } : {}),
    }
  },
)
