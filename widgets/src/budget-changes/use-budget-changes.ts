import type { Answer } from '@portal/core/calls'
import {
  isSettled,
  shownChange,
  withRow,
  withWaiting,
  type ShownChange,
} from '@portal/core/money/budgets/shown-changes'
import { ApiError, defaultErrorMessage, messageFor } from '@portal/core/foundation/contract/api-error'
import type { Client } from '@portal/core/client'
import { showError, showSuccess } from '@portal/ui/toast'
import { useCallback, useEffect, useRef, useState } from 'react'
import { whenBack } from './when-back.ts'

export type BudgetChange = Answer<'budgetChanges.forUser'>[number]
export type Shown = ShownChange<BudgetChange>

export interface BudgetChangesState {
  /** null while they are on their way. */
  readonly rows: readonly Shown[] | null
  /** They could not be loaded. */
  readonly failed: boolean
  /** Nothing is left to confirm. */
  readonly settled: boolean
  confirm(change: BudgetChange): void
  retry(): void
}

interface Options {
  readonly client: Client
  readonly userId: number
  /** What is known to wait already. */
  readonly waiting?: readonly BudgetChange[] | undefined
  onConfirmed?: ((id: number) => void) | undefined
  onError?: ((message: string) => void) | undefined
}

/**
 * The changes that wait for a user, and their confirmation. Whoever comes back
 * to the window sees what became of them elsewhere meanwhile; a confirmation
 * whose answer was lost is repeated under its key and so never made twice.
 */
export function useBudgetChanges({
  client,
  userId,
  waiting,
  onConfirmed,
  onError,
}: Options): BudgetChangesState {
  const [rows, setRows] = useState<readonly Shown[] | null>(() => waiting?.map(shownChange) ?? null)
  const [failed, setFailed] = useState(false)
  const loading = useRef(false)
  const confirming = useRef(new Set<number>())
  const attempts = useRef(new Map<number, { readonly version: number; readonly key: string }>())

  const load = useCallback(async (): Promise<void> => {
    if (loading.current) return
    loading.current = true
    setFailed(false)
    try {
      const now = await client.call('budgetChanges.forUser', { params: { id: userId } })
      setRows((shown) => withWaiting(shown ?? [], now))
    } catch {
      setFailed(true)
    } finally {
      loading.current = false
    }
  }, [client, userId])

  const known = waiting !== undefined
  useEffect(() => {
    if (!known) void load()
    return whenBack(() => void load())
  }, [known, load])

  /** The same confirmation sent again, after an answer that never came, has the same key. */
  const keyOf = ({ id, version }: BudgetChange): string => {
    const last = attempts.current.get(id)
    if (last?.version === version) return last.key
    const key = crypto.randomUUID()
    attempts.current.set(id, { version, key })
    return key
  }
  const put = (id: number, to: Partial<Shown>): void => setRows((shown) => shown && withRow(shown, id, to))

  const send = async (change: BudgetChange): Promise<void> => {
    const { id, version } = change
    try {
      const done = await client.call('budgetChanges.confirm', {
        body: { id, confirmedBy: userId },
        ifMatch: version,
        idempotencyKey: keyOf(change),
      })
      put(id, { change: done, state: 'confirmed' })
      showSuccess('Budget change has been successfully confirmed.')
      onConfirmed?.(id)
    } catch (error) {
      const status = error instanceof ApiError ? error.status : null
      put(id, { state: 'waits', problem: problemOf(error) })
      if (status === 404 || status === 412) void load()
      // An amount that was changed meanwhile is no error: its row says what to look at.
      if (status === 412 || messageFor(error) === null) return
      showError(defaultErrorMessage)
      onError?.(defaultErrorMessage)
    }
  }
  const confirm = (change: BudgetChange): void => {
    if (confirming.current.has(change.id)) return
    confirming.current.add(change.id)
    put(change.id, { state: 'confirming', problem: null })
    void send(change).finally(() => confirming.current.delete(change.id))
  }

  return {
    rows,
    failed: failed && rows === null,
    settled: rows !== null && isSettled(rows),
    confirm,
    retry: () => void load(),
  }
}

/** Refusals whose sentence says what to do: a stale amount, a limit of requests. */
const asks: readonly number[] = [403, 412, 429]

/** What a row says that could not be confirmed. */
function problemOf(error: unknown): string {
  if (error instanceof ApiError && error.code === 'network')
    return 'The portal could not be reached. Check your connection, then press Confirm Now again.'
  if (error instanceof ApiError && error.fromServer && error.message !== '' && asks.includes(error.status))
    return error.message
  return 'This was not confirmed. Press Confirm Now to try again.'
}
