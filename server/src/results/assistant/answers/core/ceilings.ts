import { emptyQuestion } from '../../language/question.ts'
import { CannotTell, type NamedCell, type ReadRows, type Row } from '../rows.ts'
import { budgetsRows } from './budgets.ts'
import { monthAround } from './months.ts'
import { clientByClient, clientCell } from './whose.ts'

/** Clients with the most that their budgets may come to in a month, and what they come to in the one that runs. */
export const ceilingsRows: ReadRows = async (wanted) => {
  const { portal, today } = wanted
  const clients = await clientByClient(wanted, 'Ceilings are')
  const { rows: budgets } = await budgetsRows({
    ...wanted,
    question: emptyQuestion('budgets'),
    period: monthAround(null, today),
  })
  const booked = new Map<number, number>()
  for (const { client, amount } of budgets) {
    const id = (client as NamedCell).id ?? 0
    booked.set(id, (booked.get(id) ?? 0) + Number(amount))
  }
  const rows: Row[] = []
  for (const { id, name, slug } of clients) {
    const { budgetCeiling: ceiling } = await portal.read('invoicing.billing', { params: { id: String(id) } })
    const sum = Math.round((booked.get(id) ?? 0) * 100) / 100
    rows.push({
      client: clientCell({ id, name, slug }),
      ceiling,
      booked: sum,
      room: ceiling === null ? null : Math.round((ceiling - sum) * 100) / 100,
      state: ceiling === null ? 'None' : sum > ceiling ? 'Over' : 'Within',
    })
  }
  const [only, other] = clients
  if (only && other === undefined && wanted.question.conditions.length === 0 && rows[0]?.['ceiling'] === null)
    throw new CannotTell(`No ceiling was agreed for ${only.name}: its budgets may come to any amount.`)
  return {
    // Where nobody is named, those that have one are told.
    rows:
      wanted.question.conditions.length > 0 || other === undefined
        ? rows
        : rows.filter((row) => row['ceiling'] !== null),
    period: null,
    sources: [
      only?.slug !== undefined && other === undefined
        ? { words: `Budgets of ${only.name}`, path: `/clients/${only.slug}/budgets` }
        : { words: 'Clients', path: '/clients' },
    ],
  }
}
