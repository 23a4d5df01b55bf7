import type { Answer } from '@portal/core/calls'
import type { InvoiceMove } from '@portal/core/money/invoicing/states'
import { showSuccess } from '@portal/ui/toast'
import { report } from '../../foundation/errors/errors.ts'
import { refresh } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { showMailed } from '../../foundation/session/mail-kept.ts'

/** An invoice with its lines, payments and history. */
export type WholeInvoice = Answer<'invoicing.get'>

/** An invoice of the list. */
export type Invoice = Answer<'invoicing.list'>['rows'][number]

const one: Readonly<Record<InvoiceMove, string>> = {
  review: 'Sent to be approved.',
  return: 'Sent back.',
  approve: 'Approved. The invoice has its number and does not change any more.',
  send: 'The invoice is on its way by mail.',
  void: 'The invoice is void.',
}

const many: Readonly<Record<InvoiceMove, string>> = {
  review: 'were sent to be approved.',
  return: 'were sent back.',
  approve: 'are approved. They have their numbers and do not change any more.',
  send: 'are on their way by mail.',
  void: 'are void.',
}

/** Invoices that one request takes; their papers are drawn while it waits. */
const atOnce = 50

/**
 * Moves invoices, a few in each request.
 * @returns whether all of them moved; what kept the others is said
 */
export async function moveInvoices(
  move: InvoiceMove,
  invoices: readonly Pick<Invoice, 'id' | 'version'>[],
  reason?: string,
): Promise<boolean> {
  let moved = 0
  try {
    for (let from = 0; from < invoices.length; from += atOnce) {
      const part = invoices.slice(from, from + atOnce).map(({ id, version }) => ({ id, version }))
      await api.call('invoicing.move', {
        body: { move, invoices: part, ...(reason === undefined ? {} : { reason }) },
      })
      moved += part.length
    }
    const done = invoices.length === 1 ? one[move] : `${moved} invoices ${many[move]}`
    if (move === 'send')
      showMailed(
        done,
        invoices.length === 1 ? 'The invoice counts as sent.' : `${moved} invoices count as sent.`,
      )
    else showSuccess(done)
    return true
  } catch (error) {
    report(error)
    return false
  } finally {
    refresh('invoicing')
  }
}
