import { messageFor } from '@portal/core/foundation/contract/api-error'
import { ConfirmDialog } from '@portal/ui/dialog'
import { showSuccess } from '@portal/ui/toast'
import { useState, type ReactElement, type ReactNode } from 'react'

export interface SendNowSettings<Row> {
  /** Who gets what: what has left is not called back. */
  readonly question: (row: Row) => ReactNode
  readonly send: (row: Row) => Promise<unknown>
  /** After it was sent: reads the list again. */
  readonly sent: () => void
  readonly done: string
}

export interface SendNow<Row> {
  ask(row: Row): void
  /** Draw it once, anywhere. */
  readonly dialog: ReactElement
}

/** Sending at once, after a question that says how many people it goes to. */
export function useSendNow<Row>({ question, send, sent, done }: SendNowSettings<Row>): SendNow<Row> {
  const [asking, setAsking] = useState<Row | null>(null)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  const confirm = async (): Promise<void> => {
    if (asking === null || busy) return
    setBusy(true)
    setError(null)
    try {
      await send(asking)
      setAsking(null)
      sent()
      showSuccess(done)
    } catch (failure) {
      setError(messageFor(failure))
    } finally {
      setBusy(false)
    }
  }
  const close = (): void => {
    setAsking(null)
    setError(null)
  }
  return {
    ask: setAsking,
    dialog: (
      <ConfirmDialog
        open={asking !== null}
        title="Send it now?"
        confirmLabel="Send now"
        busy={busy}
        error={error}
        onConfirm={() => void confirm()}
        onCancel={close}
      >
        {asking !== null && question(asking)}
      </ConfirmDialog>
    ),
  }
}
