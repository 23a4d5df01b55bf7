import { messageFor } from '@portal/core/foundation/contract/api-error'
import { ConfirmDialog } from '@portal/ui/dialog'
import { useState, type ReactElement, type ReactNode } from 'react'

export interface QuestionSettings<Of> {
  readonly title: (of: Of) => string
  readonly text: (of: Of) => ReactNode
  readonly confirmLabel: string | ((of: Of) => string)
  readonly danger?: boolean
  /** Does it. The dialog closes then; where it throws, it stays and says why. */
  readonly act: (of: Of) => Promise<void>
}

export interface Question<Of> {
  ask(of: Of): void
  /** Draw it once, anywhere. */
  readonly dialog: ReactElement
}

/** A question in a dialog before something is done, and the wait while it is. */
export function useQuestion<Of>(settings: QuestionSettings<Of>): Question<Of> {
  const { title, text, confirmLabel, danger = false, act } = settings
  const [asking, setAsking] = useState<{ readonly of: Of } | null>(null)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  const close = (): void => {
    setAsking(null)
    setError(null)
  }
  const confirm = async (): Promise<void> => {
    if (!asking || busy) return
    setBusy(true)
    setError(null)
    try {
      await act(asking.of)
      close()
    } catch (failure) {
      setError(messageFor(failure))
    }
    setBusy(false)
  }
  return {
    ask: (of) => setAsking({ of }),
    dialog: (
      <ConfirmDialog
        open={asking !== null}
        title={asking ? title(asking.of) : ''}
        confirmLabel={typeof confirmLabel === 'string' ? confirmLabel : asking ? confirmLabel(asking.of) : ''}
        danger={danger}
        busy={busy}
        error={error}
        onConfirm={() => void confirm()}
        onCancel={close}
      >
        {asking && text(asking.of)}
      </ConfirmDialog>
    ),
  }
}
