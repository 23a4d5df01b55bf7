import { createDrafts, createKeeper, type Draft, type Drafts } from '@portal/widgets/drafts'
import { useEffect, useMemo, useState } from 'react'
import { client } from '../../foundation/session/session.ts'

/** The drafts of a form, which begins anew where another text takes their place. */
export interface FormDrafts<D> extends Drafts<D> {
  /** Tells that one has. @returns ends it */
  onReplaced(tell: () => void): () => void
}

const all = new Set<Pick<Drafts<unknown>, 'forget'>>()

/**
 * What people type in a form and have not sent: in the page's memory, on the
 * device, where the drafts of activities lie too, and on the server. It is there
 * again after a reload and on another device; whoever signs out takes along
 * what lies on this one.
 *
 * @param name of the form with the shape of what it keeps, such as `task-comment@1`
 */
export function writtenIn<D>(name: string): FormDrafts<D> {
  const listeners = new Set<() => void>()
  const drafts: Drafts<D> = createDrafts<D>(async () =>
    createKeeper<D>(client, name, {
      replace(place, draft) {
        const at = drafts.at(place)
        if (draft === null) at.clear()
        else at.keep(draft)
        for (const tell of listeners) tell()
      },
      show: drafts.show,
    }),
  )
  all.add(drafts)
  return {
    ...drafts,
    onReplaced(tell) {
      listeners.add(tell)
      return () => void listeners.delete(tell)
    },
  }
}

/** Forgets what is in the page's memory; what lies on the device goes with the journal of its person. */
export const forgetWritten = (): void => all.forEach((drafts) => drafts.forget())

/** What somebody has typed at a place. */
interface Written<D> extends Draft<D> {
  /** How often another text has taken its place: the form begins anew with it. */
  readonly turn: number
}

/**
 * What somebody has typed at a place: `userId/` and what the form is about.
 * @returns null until what was typed before the page was loaded is there
 */
export function useWritten<D>(drafts: FormDrafts<D>, userId: number, about: string): Written<D> | null {
  const place = `${userId}/${about}`
  const [ready, setReady] = useState<string | null>(null)
  useEffect(() => {
    let current = true
    void drafts.bringBack(place).then(() => current && setReady(place))
    return () => {
      current = false
    }
  }, [drafts, place])
  const [turn, setTurn] = useState(0)
  useEffect(() => drafts.onReplaced(() => setTurn((count) => count + 1)), [drafts])
  const draft = useMemo(() => ({ ...drafts.at(place), turn }), [drafts, place, turn])
  return ready === place ? draft : null
}
