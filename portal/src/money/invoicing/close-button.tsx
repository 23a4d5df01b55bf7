import { Button } from '@portal/ui/button'
import { Lock } from '@portal/ui/icon'
import { showSuccess } from '@portal/ui/toast'
import type { ReactElement } from 'react'
import { refresh } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { monthName } from '../../platform/parts/figures/index.ts'
import { useQuestion } from '../../platform/parts/question/use-question.tsx'

/** Closes a month after a question: it stands beside what is pressed every day. */
export function CloseButton({ month, may }: { readonly month: string; readonly may: boolean }): ReactElement {
  const question = useQuestion<string>({
    title: (of) => `Close ${monthName(of)}?`,
    text: () =>
      'Its invoices do not change any more. What changes of its budgets is adjusted on the invoices of the next month. It can be opened again with a reason, as long as no later month is closed.',
    confirmLabel: 'Close month',
    act: async (of) => {
      try {
        await api.call('invoicing.close', { body: { month: of } })
        showSuccess(`${monthName(of)} is closed.`)
      } finally {
        refresh('invoicing')
      }
    },
  })
  return (
    <>
      <Button icon={Lock} disabled={!may} onClick={() => question.ask(month)}>
        Close month
      </Button>
      {question.dialog}
    </>
  )
}
