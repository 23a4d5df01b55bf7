import { retires, shownAs, type Resource } from '@portal/core/foundation/contract/resource'
import { showSuccess } from '@portal/ui/toast'
import { Network } from '@portal/ui/icon'
import { useCallback, useState, type ReactElement } from 'react'
import { report } from '../../../foundation/errors/errors.ts'
import { refresh } from '../../../foundation/session/query.ts'
import { useQuestion } from '../question/use-question.tsx'
import { useRemoval } from '../removal/index.ts'
import type { Action } from '../list/index.ts'
import { WhereUsed } from './fetched-later.ts'
import { keptCalls, type Use } from './kept-calls.ts'
import { clientOf, titleOf, type KeptRow } from './kept-row.ts'
import { inWords } from './uses-in-words.ts'
import { whatShows } from './what-shows.ts'

/** Taking an entry out of a kept list. */
export interface KeptRemoval {
  ask(row: KeptRow): void
  /** Makes an entry inactive; one that is used after saying by what. The same function at every drawing. */
  readonly retire: (row: KeptRow) => Promise<void>
  /** Says what uses an entry. */
  readonly where: Action<KeptRow>
  /** Draw it once, anywhere. */
  readonly dialogs: ReactElement
}

/** An entry that is to go, and what uses it. */
interface Used {
  readonly row: KeptRow
  readonly uses: readonly Use[]
  /** It was to be deleted, and cannot. */
  readonly deleting: boolean
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/**
 * Deleting an entry, or retiring one that something uses: the question names
 * what that is before anything happens.
 */
export function useKeptRemoval(resource: Resource, changed: () => void): KeptRemoval {
  const calls = keptCalls(resource)
  const { one } = shownAs(resource)
  /** Where its name is a sentence, another one goes on with it. */
  const named = (row: KeptRow): string => titleOf(resource, row).replace(/\.$/, '')
  /** Of a list of clients the store is said too: the same quarter or name stands at many. */
  const said = (row: KeptRow): ReactElement => {
    const client = clientOf(row)
    return (
      <>
        <strong>{named(row)}</strong>
        {client && client.name !== named(row) && ` of ${client.name}`}
      </>
    )
  }
  const [used, setUsed] = useState<Used | null>(null)
  const [looked, setLooked] = useState<KeptRow | null>(null)
  const removal = useRemoval<KeptRow>({
    title: () => `Delete this ${one}?`,
    question: ([row]) => (
      <>
        {row && said(row)} will be deleted.
        {used && used.uses.length > 0 && <> It is used by {inWords(used.uses)}, which keep showing it.</>}
      </>
    ),
    remove: ({ id }) => calls.remove(id),
    removed: changed,
    done: () => `${capital(one)} has been deleted.`,
    failed: `${capital(one)} could not be deleted.`,
    tellReason: true,
  })
  const retiring = useQuestion<Used>({
    title: () => `This ${one} is in use`,
    text: ({ row, uses, deleting }) => (
      <>
        {said(row)} is used by {inWords(uses)}
        {deleting && ', so it cannot be deleted'}. Inactive, it stays where it is and is offered no more.
      </>
    ),
    confirmLabel: 'Make inactive',
    async act({ row }) {
      await calls.update(row.id, { active: false })
      changed()
      showSuccess(`${named(row)} is inactive now.`)
    },
  })

  const ask = async (row: KeptRow): Promise<void> => {
    try {
      const uses = await calls.usedBy(row.id)
      setUsed({ row, uses, deleting: true })
      if (uses.length > 0 && retires(resource)) retiring.ask({ row, uses, deleting: true })
      else removal.ask([row])
    } catch (error) {
      report(error)
    }
  }
  const { ask: askRetiring } = retiring
  const retire = useCallback(
    async (row: KeptRow): Promise<void> => {
      const uses = await keptCalls(resource).usedBy(row.id)
      if (uses.length > 0) return askRetiring({ row, uses, deleting: false })
      await keptCalls(resource).update(row.id, { active: false })
      refresh(...whatShows(resource))
    },
    [resource, askRetiring],
  )
  return {
    retire,
    where: { name: 'Where it is used', icon: Network, run: setLooked },
    ask: (row) => void ask(row),
    dialogs: (
      <>
        {removal.dialog}
        {retiring.dialog}
        {looked && <WhereUsed resource={resource} row={looked} onClose={() => setLooked(null)} />}
      </>
    ),
  }
}
