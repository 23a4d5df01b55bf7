import { retires, shownAs, type Resource } from '@portal/core/foundation/contract/resource'
import { showSuccess } from '@portal/ui/toast'
import { useState, type ReactElement } from 'react'
import { report } from '../../../foundation/errors/errors.ts'
import { useQuestion } from '../question/use-question.tsx'
import { useRemoval } from '../removal/index.ts'
import { keptCalls, type Use } from './kept-calls.ts'
import { clientOf, titleOf, type KeptRow } from './kept-row.ts'

/** Taking an entry out of a kept list. */
export interface KeptRemoval {
  ask(row: KeptRow): void
  /** Draw it once, anywhere. */
  readonly dialogs: ReactElement
}

/** An entry that is to go, and what uses it. */
interface Used {
  readonly row: KeptRow
  readonly uses: readonly Use[]
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

const inWords = (uses: readonly Use[]): string =>
  new Intl.ListFormat('en-US').format(
    uses.map(({ what, count }) => `${count.toLocaleString('en-US')} ${what}`),
  )

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
    text: ({ row, uses }) => (
      <>
        {said(row)} is used by {inWords(uses)}, so it cannot be deleted. Inactive, it stays where it is and is
        offered no more.
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
      setUsed({ row, uses })
      if (uses.length > 0 && retires(resource)) retiring.ask({ row, uses })
      else removal.ask([row])
    } catch (error) {
      report(error)
    }
  }
  return {
    ask: (row) => void ask(row),
    dialogs: (
      <>
        {removal.dialog}
        {retiring.dialog}
      </>
    ),
  }
}
