import { showMailed } from '../../foundation/session/mail-kept.ts'
import type { ReactNode } from 'react'
import { useQuestion, type Question } from '../parts/question/use-question.tsx'

export interface SendNowSettings<Row> {
  /** Who gets what: what has left is not called back. */
  readonly question: (row: Row) => ReactNode
  readonly send: (row: Row) => Promise<unknown>
  /** After it was sent: reads the list again. */
  readonly sent: () => void
  readonly done: string
}

/** Sending at once, after a question that says how many people it goes to. */
export const useSendNow = <Row,>({ question, send, sent, done }: SendNowSettings<Row>): Question<Row> =>
  useQuestion<Row>({
    title: () => 'Send it now?',
    text: question,
    confirmLabel: 'Send now',
    async act(row) {
      await send(row)
      sent()
      showMailed(done)
    },
  })
