import { sql } from 'kysely'
import { addMonths, formatMonth, monthRange } from '@portal/core/foundation/format'
import { budgetComparisonReport, budgetMoves } from '@portal/core/money/budgets/budget-comparison.report'
import { answer, client } from '../../platform/reports/answer.ts'
import { within } from '../../platform/reports/conditions.ts'
import { budgetsAsked, invoicedBudgets } from './invoiced-months.ts'

export const budgetComparisonAnswer = answer(
  budgetComparisonReport,
  async ({ filters, period, today, tenantId, ofClients }) => {
    const now = period ?? monthRange(today)
    const before = monthRange(filters.against ?? addMonths(now.start, -1))
    return {
      query: sql`
        select l.*, l.now - l.before as difference from (
          select c.id as "clientId", ${client('c')} as client, s.id as "serviceId", s.name as service,
            ${before.start}::text as "monthBefore", coalesce(was.amount, 0) as before, coalesce(is_now.amount, 0) as now,
            case when was.amount is null then 'new' when is_now.amount is null then 'ended'
              when is_now.amount > was.amount then 'increased' when is_now.amount < was.amount then 'decreased'
              else 'unchanged' end as move
          from (select client_id, service_id, sum(amount) as amount from ${invoicedBudgets(tenantId, now)} b group by 1, 2) is_now
            full join (select client_id, service_id, sum(amount) as amount from ${invoicedBudgets(tenantId, before)} b group by 1, 2) was
              using (client_id, service_id)
            join client c on c.tenant_id = ${tenantId} and c.id = client_id
            join service s on s.tenant_id = ${tenantId} and s.id = service_id
          where ${ofClients('c')} and ${budgetsAsked(filters)}
        ) l where ${within({ 'l.move': filters.move })}`,
      sums: Object.fromEntries(
        budgetMoves.flatMap((move) => [
          [move, sql`coalesce(sum(difference) filter (where move = ${sql.lit(move)}), 0)`],
          [`${move}Lines`, sql`count(*) filter (where move = ${sql.lit(move)})`],
        ]),
      ),
      notes: [`${formatMonth(now.start)} against ${formatMonth(before.start)}.`],
    }
  },
)
