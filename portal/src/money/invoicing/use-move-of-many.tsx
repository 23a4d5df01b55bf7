import { formatDollars } from '@portal/core/foundation/format/money'
import { useQuestion, type Question } from '../../platform/parts/question/use-question.tsx'
import type { MoveOfMany } from './invoice-actions.ts'
import { moveInvoices } from './moves.ts'

const verbs = { approve: 'Approve', send: 'Send' } as const
const buttons = { approve: 'Approve', send: 'Send by mail' } as const

const what = ({ invoices }: MoveOfMany): string =>
  invoices.length === 1 ? 'this invoice' : `${invoices.length} invoices`

/** The question before several invoices get their numbers or leave for their payers, with what they come to. */
export const useMoveOfMany = (): Question<MoveOfMany> =>
  useQuestion<MoveOfMany>({
    title: (asked) => `${verbs[asked.move]} ${what(asked)}${asked.move === 'send' ? ' by mail' : ''}?`,
    text: ({ move, invoices }) => {
      const sum = formatDollars(
        invoices.reduce((cents, { total }) => cents + Math.round(total * 100), 0) / 100,
      )
      const again = invoices.filter(({ status }) => status === 'sent').length
      if (move === 'approve')
        return `${sum} together. Approved invoices have their numbers and do not change any more.`
      return `${sum} together, to the billing contacts of each payer, at once.${again === 0 ? '' : ` ${again === 1 ? 'One of them was' : `${again} of them were`} sent before and ${again === 1 ? 'goes' : 'go'} out again.`}`
    },
    confirmLabel: ({ move }) => buttons[move],
    act: async ({ move, invoices, clear }) => {
      if (await moveInvoices(move, invoices)) clear()
    },
  })
