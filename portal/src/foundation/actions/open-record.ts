import { atom } from 'nanostores'
import { useEffect } from 'react'
import type { Action } from './action.ts'
import { bind, type BoundAction } from './bound-action.ts'

/** What can be done with the record that is open. */
export const $recordActions = atom<readonly BoundAction[]>([])

/**
 * Offers the actions of the record that a screen shows in the palette, for as
 * long as the screen shows it.
 *
 * @param name of the record, as people call it
 */
export function useRecordActions<Subject>(
  actions: readonly Action<Subject>[],
  record: Subject | undefined,
  name: string,
): void {
  useEffect(() => {
    if (record === undefined) return
    const bound = bind(actions, record, name)
    $recordActions.set(bound)
    return () => {
      if ($recordActions.get() === bound) $recordActions.set([])
    }
  }, [actions, record, name])
}
