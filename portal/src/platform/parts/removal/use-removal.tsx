import { messageFor, ApiError } from '@portal/core/foundation/contract/api-error'
import { showError, showSuccess } from '@portal/ui/toast'
import type { ReactNode } from 'react'
import { useQuestion, type Question } from '../question/use-question.tsx'

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

export type Removal<Row> = Question<readonly Row[]>

/** Deleting records after a question in a dialog 490 px wide. */
export function useRemoval<Row>(settings: RemovalSettings<Row>): Removal<Row> {
  return useQuestion<readonly Row[]>({
    title: settings.title,
    text: settings.question,
    confirmLabel: settings.confirmLabel ?? 'Delete',
    danger: true,
    async act(rows) {
      const gone: Row[] = []
      let failure: unknown = null
      for (const row of rows) {
        try {
          await settings.remove(row)
          gone.push(row)
        } catch (error) {
          failure ??= error
        }
      }
      if (gone.length > 0) {
        settings.removed(gone)
        showSuccess(settings.done(gone.length))
      }
      if (failure !== null) showError(reasonOf(failure, settings))
    },
  })
}

function reasonOf<Row>(failure: unknown, { failed, tellReason = false }: RemovalSettings<Row>): string {
  return tellReason && failure instanceof ApiError && failure.fromServer && failure.status !== 403
    ? (messageFor(failure) ?? failed)
    : failed
}
