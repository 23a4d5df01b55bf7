import { createDrafts, createKeeper, type Draft, type Drafts } from '@portal/widgets/drafts'
import { useEffect, useMemo, useState } from 'react'
import { client } from '../../foundation/session/session.ts'

const all = new Set<Pick<Drafts<unknown>, 'forget'>>()

/**
 * What people type in a form and have not sent, in the page's memory and on the
 * device, where the drafts of activities lie too: it is there again after a
 * reload, and gone with its person when that one signs out.
 *
 * @param name of the form with the shape of what it keeps, such as `task-comment@1`
 */
export function writtenIn<D>(name: string): Drafts<D> {
  const drafts = createDrafts<D>(async () => createKeeper<D>(`${client.base} `, name))
  all.add(drafts)
  return drafts
}

/** Forgets what is in the page's memory; what lies on the device goes with the journal of its person. */
export const forgetWritten = (): void => all.forEach((drafts) => drafts.forget())

/**
 * What somebody has typed at a place: `userId/` and what the form is about.
 * @returns null until what was typed before the page was loaded is there
 */
export function useWritten<D>(drafts: Drafts<D>, userId: number, about: string): Draft<D> | null {
  const place = `${userId}/${about}`
  const [ready, setReady] = useState<string | null>(null)
  useEffect(() => {
    let current = true
    void drafts.bringBack(place).then(() => current && setReady(place))
    return () => {
      current = false
    }
  }, [drafts, place])
  const draft = useMemo(() => drafts.at(place), [drafts, place])
  return ready === place ? draft : null
}
