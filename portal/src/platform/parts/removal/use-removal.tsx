import { messageFor, ApiError } from '@portal/core/foundation/contract/api-error'
import { ConfirmDialog } from '@portal/ui/dialog'
import { showError, showSuccess } from '@portal/ui/toast'
import { useState, type ReactElement, type ReactNode } from 'react'

export interface RemovalSettings<Row> {
  readonly title: (rows: readonly Row[]) => string
  readonly question: (rows: readonly Row[]) => ReactNode
  /** What the button says; Delete when absent. */
  readonly confirmLabel?: string
  /** Deletes one. */
  readonly remove: (row: Row) => Promise<unknown>
  /** After those that could be deleted are gone: reads the lists again. */
  readonly removed: (rows: readonly Row[]) => void
  readonly done: (count: number) => string
  /** What is said when it did not work and the server gives no reason of its own. */
  readonly failed: string
  /** The server's reason is worth more than our sentence: it names what is in the way. */
  readonly tellReason?: boolean
}

export interface Removal<Row> {
  ask(rows: readonly Row[]): void
  /** Draw it once, anywhere. */
  readonly dialog: ReactElement
}

/** Deleting records after a question in a dialog 490 px wide. */
export function useRemoval<Row>(settings: RemovalSettings<Row>): Removal<Row> {
  const [asking, setAsking] = useState<readonly Row[] | null>(null)
  const [busy, setBusy] = useState(false)

  const confirm = async (): Promise<void> => {
    if (!asking || busy) return
    setBusy(true)
    const gone: Row[] = []
    let failure: unknown = null
    for (const row of asking) {
      try {
        await settings.remove(row)
        gone.push(row)
      } catch (error) {
        failure ??= error
      }
    }
    setBusy(false)
    setAsking(null)
    if (gone.length > 0) {
      settings.removed(gone)
      showSuccess(settings.done(gone.length))
    }
    if (failure !== null) showError(reasonOf(failure, settings))
  }
  return {
    ask: setAsking,
    dialog: (
      <ConfirmDialog
        open={asking !== null}
        title={asking ? settings.title(asking) : ''}
        confirmLabel={settings.confirmLabel ?? 'Delete'}
        danger
        busy={busy}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(null)}
      >
        {asking && settings.question(asking)}
      </ConfirmDialog>
    ),
  }
}

function reasonOf<Row>(failure: unknown, { failed, tellReason = false }: RemovalSettings<Row>): string {
  return tellReason && failure instanceof ApiError && failure.fromServer && failure.status !== 403
    ? (messageFor(failure) ?? failed)
    : failed
}
