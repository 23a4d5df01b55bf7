import type { PortalReader } from '../../portal-reader.ts'
import { textOf } from '../compute.ts'
import { CannotTell, type Row } from '../rows.ts'

/** Months whose invoices are opened one by one at most. */
const mostMonths = 2

/**
 * Budgets with whether a line of an invoice of their month is for them.
 * @throws {CannotTell} where invoices are not open to the person, or too many months are asked for
 */
export async function withInvoices(
  rows: readonly Row[],
  months: readonly string[],
  portal: PortalReader,
): Promise<readonly Row[]> {
  if (!portal.may('invoicing.list') || !portal.may('invoicing.get'))
    throw new CannotTell('Which budgets are on an invoice is not open to you.')
  if (months.length > mostMonths)
    throw new CannotTell(
      `Whether budgets are on an invoice is looked up invoice by invoice, for ${mostMonths} months at once.`,
    )
  const billed = new Set<string>()
  for (const month of months)
    for (let page = 1; ; page++) {
      const answer = await portal.read('invoicing.list', {
        query: { month, page: String(page), pageSize: '200' },
      })
      for (const { id, state } of answer.rows) {
        if (state === 'Void') continue
        const { lines } = await portal.read('invoicing.get', { params: { id: String(id) } })
        for (const { budgetId, removed } of lines)
          if (budgetId !== null && !removed) billed.add(`${budgetId} ${month}`)
      }
      if (page * 200 >= answer.total) break
    }
  return rows.map((row) => ({
    ...row,
    invoice: billed.has(`${textOf(row['id'])} ${textOf(row['month'])}`) ? 'yes' : 'no',
  }))
}
