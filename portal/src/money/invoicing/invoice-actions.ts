import { Ban, CheckCheck, Download, FileText, Send, Undo2 } from '@portal/ui/icon'
import type { Action, BulkAction } from '../../platform/parts/list/index.ts'
import { downloadPdf } from './download-pdf.ts'
import { moveInvoices, type Invoice } from './moves.ts'

/** A move that is only made with a reason. */
export interface Asked {
  readonly move: 'return' | 'void'
  readonly invoices: readonly Invoice[]
}
type Ask = (asked: Asked) => void

/** A move of several that cannot be taken back, made once somebody says that it is meant. */
export interface MoveOfMany {
  readonly move: 'approve' | 'send'
  readonly invoices: readonly Invoice[]
  readonly clear: () => void
}

/** What is done with one invoice, as far as the person may and its state lets it. */
export const rowActions = (open: (id: number) => void, ask: Ask): readonly Action<Invoice>[] => [
  { name: 'Open', icon: FileText, shortcut: 'o', run: ({ id }) => open(id) },
  { name: 'Download PDF', icon: Download, shortcut: 'p', run: (invoice) => void downloadPdf(invoice) },
  {
    name: 'Ask for approval',
    icon: CheckCheck,
    may: ({ can }) => can.review,
    run: (invoice) => void moveInvoices('review', [invoice]),
  },
  {
    name: 'Approve',
    icon: CheckCheck,
    shortcut: 'a',
    may: ({ can }) => can.approve,
    run: (invoice) => void moveInvoices('approve', [invoice]),
  },
  {
    name: 'Send back',
    icon: Undo2,
    may: ({ can }) => can.return,
    run: (invoice) => ask({ move: 'return', invoices: [invoice] }),
  },
  {
    name: 'Send by mail',
    icon: Send,
    may: ({ can }) => can.send,
    run: (invoice) => void moveInvoices('send', [invoice]),
  },
  {
    name: 'Make void',
    icon: Ban,
    danger: true,
    may: ({ can }) => can.void,
    run: (invoice) => ask({ move: 'void', invoices: [invoice] }),
  },
]

/** What is done with several at once: with those of them whose state lets it. */
export const bulkActions = (
  ask: Ask,
  confirm: (asked: MoveOfMany) => void,
): readonly BulkAction<Invoice>[] => [
  {
    name: 'Ask for approval',
    icon: CheckCheck,
    fits: ({ can }) => can.review,
    run: (invoices, clear) => void moveInvoices('review', invoices).then((done) => done && clear()),
  },
  {
    name: 'Approve',
    icon: CheckCheck,
    fits: ({ can }) => can.approve,
    run: (invoices, clear) => confirm({ move: 'approve', invoices, clear }),
  },
  {
    name: 'Send by mail',
    icon: Send,
    fits: ({ can }) => can.send,
    run: (invoices, clear) => confirm({ move: 'send', invoices, clear }),
  },
  {
    name: 'Send back',
    icon: Undo2,
    fits: ({ can }) => can.return,
    run: (invoices, clear) => {
      ask({ move: 'return', invoices })
      clear()
    },
  },
]
