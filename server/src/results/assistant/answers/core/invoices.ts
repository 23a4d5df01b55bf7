import { addMonths, daysBetween, monthRange } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import { invoiceStates } from '@portal/core/money/invoicing/states'
import { holds, textOf } from '../compute.ts'
import { type Cell, type ReadRows, type Row } from '../rows.ts'
import { checkMonths, monthAround } from './months.ts'
import { onlyMonth, screen } from './screen.ts'
import { asksWho, withDoers } from './invoice-doers.ts'
import { fewClients, one } from './whose.ts'

/** Invoices: of a month, of a client, or those that are open. */
export const invoicesRows: ReadRows = async (wanted) => {
  const { portal, question, whom, today } = wanted
  const open =
    question.conditions.some(
      ({ column, values }) =>
        (column === 'state' && /^(?:open|Sent)$/.test(String(values[0]))) || column === 'dueAt',
    ) ||
    question.measures.includes('due') ||
    question.conditions.some(({ column }) => column === 'approvedAt')
  const period =
    wanted.period ??
    (open || whom.ids !== null || question.conditions.some(({ column }) => column === 'number')
      ? { from: addMonths(`${today.slice(0, 7)}-01`, -11), to: monthRange(today).end }
      : monthAround(null, today))
  const rows: Row[] = []
  if (whom.ids !== null && whom.ids.length <= fewClients) {
    const places = new Map<number, number>()
    for (const id of whom.ids) {
      const payer = whom.clients.find((client) => client.id === id)
      for (const invoice of await portal.read('invoicing.ofClient', { params: { id: String(id) } })) {
        // One invoice for all stores of an organization is one, and none of theirs alone.
        const had = places.get(invoice.id)
        const row = had === undefined ? undefined : rows[had]
        if (had !== undefined && row) {
          rows[had] = { ...row, payer: { name: invoice.billTo }, clientId: id }
          continue
        }
        places.set(invoice.id, rows.length)
        rows.push({
          number: invoice.number ?? 'draft',
          payer: payer
            ? { id, name: payer.name, ...(payer.slug ? { slug: payer.slug } : {}) }
            : invoice.billTo,
          month: invoice.month,
          state: invoice.state,
          total: invoice.total,
          paid: invoice.paid,
          due: invoice.open,
          dueAt: invoice.dueOn,
          approvedAt: invoice.issuedOn,
          id: invoice.id,
        })
      }
    }
  } else {
    for (const month of checkMonths(period)) {
      for (let page = 1; ; page++) {
        const answer = await portal.read('invoicing.list', {
          query: { month, page: String(page), pageSize: '200' },
        })
        for (const invoice of answer.rows) {
          if (whom.ids && !invoice.clients.some(({ id }) => whom.ids?.includes(id))) continue
          rows.push({
            clientId: invoice.clients[0]?.id,
            ofClients: invoice.clients.map(({ id }) => String(id)),
            number: invoice.number ?? 'draft',
            payer: invoice.clients.length === 1 ? (invoice.clients[0] ?? null) : { name: invoice.billTo },
            month: invoice.month,
            state: invoice.state,
            total: invoice.total,
            paid: invoice.paid,
            due: invoice.open,
            dueAt: invoice.dueOn,
            approvedAt: invoice.issuedOn,
            id: invoice.id,
          })
        }
        if (page * 200 >= answer.total) break
      }
    }
  }
  const statesThat = (holds: (is: string) => boolean): readonly string[] =>
    question.conditions.flatMap(({ column, is, values }) =>
      column === 'state' && holds(is) ? values.map(String) : [],
    )
  const states = statesThat((is) => is !== '!=')
  const ruledOut = statesThat((is) => is === '!=')
  const number = question.conditions.find(({ column }) => column === 'number')?.values[0]
  const dues = question.conditions.filter(({ column }) => column === 'dueAt')
  const saysOverdue = dues.some(({ values }) => values[0] === 'overdue')
  // What was due before a day that is over is late where it is still open.
  const late = saysOverdue || dues.some(({ is, values }) => is === '<' && String(values[0]) <= today)
  // The choice stands for the column: what else is asked of that day is looked after here too.
  const onDays = (day: Cell): boolean =>
    !saysOverdue ||
    dues.every((due) =>
      holds(
        day,
        due,
        wanted.topic.columns.find(({ id }) => id === due.column),
        today,
      ),
    )
  const fits = rows.filter(({ number: own, state, due, dueAt, month }) => {
    if (number !== undefined && textOf(own).replace(/^\D*0*/, '') !== String(number)) return false
    const inTime =
      typeof month !== 'string' || (month >= `${period.from.slice(0, 7)}-01` && month <= period.to)
    const isOpen =
      typeof due === 'number' && due > 0 && state !== 'Void' && state !== 'Draft' && state !== 'Reviewed'
    const overdue = !late || (isOpen && typeof dueAt === 'string' && dueAt < today)
    return (
      inTime &&
      (!question.measures.includes('due') || isOpen) &&
      overdue &&
      onDays(dueAt) &&
      !ruledOut.includes(textOf(state)) &&
      !(ruledOut.includes('open') && isOpen) &&
      (states.length === 0 || states.includes(textOf(state)) || (states.includes('open') && isOpen))
    )
  })
  const only = one(wanted)
  const told = asksWho(wanted) ? await withDoers(fits, portal) : fits
  return {
    rows: told.map((row) => ({ ...row, daysLate: daysLate(row, today) })),
    period,
    done: new Set(['state', 'number', ...(saysOverdue ? ['dueAt'] : [])]),
    ...(question.measures.includes('paid')
      ? { notes: ['This is what has been paid of the invoices of that time, whenever it came in.'] }
      : {}),
    sources: [
      only?.slug && !portal.isEmployee
        ? { words: `Accounting of ${only.name}`, path: `/clients/${only.slug}/accounting` }
        : screen('Invoicing', pathOf('invoicing.index'), {
            month: onlyMonth(period),
            clientId: only ? String(only.id) : null,
            state: invoiceStates.find((state) => states.length === 1 && state === states[0]),
          }),
    ],
  }
}

/** Days for which what is open has been late; null where nothing is. */
const daysLate = ({ due, dueAt, state }: Row, today: string): number | null =>
  typeof due === 'number' &&
  due > 0 &&
  typeof dueAt === 'string' &&
  dueAt < today &&
  /^(?:Overdue|Sent|Partly paid)$/.test(textOf(state))
    ? daysBetween(dueAt, today)
    : null
