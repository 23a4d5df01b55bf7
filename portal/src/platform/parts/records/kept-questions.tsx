import { retires, shownAs, type Resource } from '@portal/core/foundation/contract/resource'
import { showSuccess } from '@portal/ui/toast'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { report } from '../../../foundation/errors/errors.ts'
import { useQuestion } from '../question/use-question.tsx'
import { useRemoval } from '../removal/index.ts'
import type { AboutEntry } from './about-entry.ts'
import { keptCalls, type Use } from './kept-calls.ts'
import { clientOf, titleOf, type KeptRow } from './kept-row.ts'
import { inWords } from './uses-in-words.ts'
import { WhereUsed } from './where-used.tsx'

/** An entry that is to go or to be retired, and what uses it. */
interface Used {
  readonly row: KeptRow
  readonly uses: readonly Use[]
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

export interface KeptQuestionsProps {
  readonly resource: Resource
  readonly about: AboutEntry
  readonly changed: () => void
  readonly onClose: () => void
}

/**
 * Deleting an entry, retiring one that something uses, or seeing what does:
 * what that is gets named before anything happens.
 */
export function KeptQuestions({ resource, about, changed, onClose }: KeptQuestionsProps): ReactElement {
  const calls = keptCalls(resource)
  const { one } = shownAs(resource)
  const { row: asked, what, settled } = about
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
  const retire = async ({ id }: KeptRow): Promise<void> => {
    await calls.update(id, { active: false })
    changed()
  }
  const retiring = useQuestion<Used>({
    title: () => `This ${one} is in use`,
    text: ({ row, uses }) => (
      <>
        {said(row)} is used by {inWords(uses)}
        {what === 'delete' && ', so it cannot be deleted'}. Inactive, it stays where it is and is offered no
        more.
      </>
    ),
    confirmLabel: 'Make inactive',
    async act({ row }) {
      await retire(row)
      showSuccess(`${named(row)} is inactive now.`)
    },
  })

  const begin = async (): Promise<void> => {
    try {
      const uses = await calls.usedBy(asked.id)
      setUsed({ row: asked, uses })
      if (uses.length > 0 && (what === 'retire' || retires(resource))) retiring.ask({ row: asked, uses })
      else if (what === 'retire') await retire(asked)
      else removal.ask([asked])
    } catch (error) {
      report(error)
    }
    settled()
  }
  // Once for each time that somebody asks: its parent draws another one for the next.
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current || what === 'where') return
    begun.current = true
    void begin()
  })
  return what === 'where' ? (
    <WhereUsed resource={resource} row={asked} onClose={onClose} />
  ) : (
    <>
      {removal.dialog}
      {retiring.dialog}
    </>
  )
}
