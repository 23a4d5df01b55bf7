import { pathOf } from '@portal/core/foundation/routes'
import { allocationKinds } from '@portal/core/money/allocations/kinds'
import type { ReadRows, Row } from '../rows.ts'
import { checkMonths, monthAround } from './months.ts'
import { onlyMonth, screen } from './screen.ts'
import { clientCell } from './whose.ts'

/** How the media budgets of a month are split, part by part; a budget that is not is one row. */
export const allocationsRows: ReadRows = async (wanted) => {
  const { portal, question, whom, today } = wanted
  const period = monthAround(wanted.period, today)
  const named = question.conditions.flatMap(({ column, is, values }) =>
    column === 'kind' && (is === '=' || is === 'in') ? values.map(String) : [],
  )
  const kinds = allocationKinds.filter(({ label }) => named.length === 0 || named.includes(label))
  const rows: Row[] = []
  for (const month of checkMonths(period))
    for (const { kind, label, parts } of kinds) {
      const labels: readonly { readonly key: string; readonly label: string }[] = parts
      for (const found of await portal.read('allocations.list', { params: { kind }, query: { month } })) {
        if (whom.ids !== null && !whom.ids.includes(found.client.id)) continue
        const of = { client: clientCell(found.client), kind: label, month }
        if (found.setIn === null) {
          rows.push({ ...of, part: 'Not split', amount: found.budget, state: 'Not split' })
          continue
        }
        for (const { part, percent, amount, spend } of found.parts)
          if (percent > 0 || spend > 0)
            rows.push({
              ...of,
              part: labels.find(({ key }) => key === part)?.label ?? part,
              percent,
              amount,
              spend,
              state: 'Split',
            })
      }
    }
  const [only, other] = kinds
  return {
    rows,
    period,
    done: new Set(named.length > 0 ? ['kind'] : []),
    sources: [
      screen(
        only && !other ? only.title : 'Budget Allocations',
        pathOf(only && !other ? only.route : 'budgetAllocations.index'),
        { month: onlyMonth(period) },
      ),
    ],
  }
}
