import { addMonths, monthRange } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import type { Period } from '../../language/period.ts'
import type { PortalReader } from '../../portal-reader.ts'
import { CannotTell, type ReadRows, type Row, type Wanted } from '../rows.ts'
import { checkMonths, monthAround } from './months.ts'
import { onlyMonth, screen } from './screen.ts'
import { clientCell, fewClients, one } from './whose.ts'

/** Lines are asked for invoice by invoice. */
const mostInvoices = 200
const pageSize = 200

/** Lines as people tell them apart. */
const kinds = {
  budget: 'Budget',
  fee: 'Fee',
  adjustment: 'Adjustment',
  credit: 'Credit',
  hand: 'By hand',
} as const

interface Listed {
  readonly id: number
  readonly month: string
  readonly number: string | null
  readonly state: string
}

/** Months back in which lines of a kind are looked for where nobody says when. */
const usualMonths = 12

/** An invoice by its number, wherever it lies; what was typed has neither its letters nor its zeros. */
const numbered = (number: string | null, asked: string | number | undefined): boolean =>
  asked === undefined || number?.replace(/^\D*0*/, '') === String(asked)

/** The invoices of a client: those of a time, or the newest one. */
async function ofClient(portal: PortalReader, id: number, period: Period | null): Promise<readonly Listed[]> {
  const all = (await portal.read('invoicing.ofClient', { params: { id: String(id) } })).filter(
    ({ state }) => state !== 'Void',
  )
  const newest = all.map(({ month }) => month).toSorted()
  const { from, to } = period ?? { from: newest.at(-1) ?? '', to: newest.at(-1) ?? '' }
  return all.filter(({ month }) => month >= `${from.slice(0, 7)}-01` && month <= to)
}

/** The invoices of all clients in a time, of some of them where a question is about those. */
async function ofMonths({ portal, whom }: Wanted, period: Period): Promise<readonly Listed[]> {
  const found: Listed[] = []
  for (const month of checkMonths(period))
    for (let page = 1; ; page++) {
      const answer = await portal.read('invoicing.list', {
        query: { month, page: String(page), pageSize: String(pageSize) },
      })
      found.push(
        ...answer.rows.filter(
          ({ state, clients }) =>
            state !== 'Void' && (whom.ids === null || clients.some(({ id }) => whom.ids?.includes(id))),
        ),
      )
      if (page * pageSize >= answer.total) break
    }
  return found
}

/** The time that is looked through: what a kind or a number is asked of without one may be long ago. */
function periodOf({ period, question, whom, today }: Wanted): Period | null {
  if (period) return period
  const looksBack = question.conditions.some(({ column }) => column === 'number') || question.by === 'month'
  const ofKind = whom.ids !== null && question.conditions.length > 0
  if (looksBack || ofKind)
    return { from: addMonths(`${today.slice(0, 7)}-01`, 1 - usualMonths), to: monthRange(today).end }
  return whom.ids === null ? monthAround(null, today) : null
}

/** The lines of invoices: of a client's newest one, of a month, or of a number. */
export const invoiceLinesRows: ReadRows = async (wanted) => {
  const { portal, question, whom } = wanted
  const period = periodOf(wanted)
  const asked = question.conditions.find(({ column }) => column === 'number')?.values[0]
  const listed = new Map<number, Listed>()
  if (whom.ids !== null && whom.ids.length <= fewClients)
    for (const id of whom.ids)
      for (const invoice of await ofClient(portal, id, period)) listed.set(invoice.id, invoice)
  else
    for (const invoice of await ofMonths(wanted, period ?? monthAround(null, wanted.today)))
      listed.set(invoice.id, invoice)
  const invoices = [...listed.values()].filter(({ number }) => numbered(number, asked))
  if (invoices.length > mostInvoices)
    throw new CannotTell(
      `Lines are looked up invoice by invoice, for ${mostInvoices} at once, and those are ${invoices.length.toLocaleString('en-US')}: name a client, a group, a manager or a month.`,
    )
  const rows: Row[] = []
  for (const { id } of invoices) {
    const invoice = await portal.read('invoicing.get', { params: { id: String(id) } })
    const slugs = new Map(invoice.clients.map((client) => [client.id, client.slug]))
    for (const line of invoice.lines) {
      if (line.removed || (whom.ids !== null && !whom.ids.includes(line.clientId))) continue
      rows.push({
        client: clientCell({ id: line.clientId, name: line.client, slug: slugs.get(line.clientId) }),
        line: line.description,
        kind: kinds[line.kind],
        amount: line.amount,
        number: { id, name: invoice.number ?? `Draft for ${invoice.billTo}` },
        month: invoice.month,
        reason: line.reason === '' ? null : line.reason,
      })
    }
  }
  const months = invoices.map(({ month }) => month).toSorted()
  const [first, last] = [months[0], months.at(-1)]
  // Of one that has a number nobody asks when it was.
  const told =
    (asked === undefined ? period : null) ??
    (first && last ? { from: first, to: monthRange(last).end } : monthAround(null, wanted.today))
  const only = one(wanted)
  return {
    rows,
    period: told,
    done: new Set(['number']),
    notes: ['Amounts are before tax; void invoices are left out.'],
    sources: [
      screen('Invoicing', pathOf('invoicing.index'), {
        month: onlyMonth(told),
        clientId: only ? String(only.id) : null,
      }),
    ],
  }
}
