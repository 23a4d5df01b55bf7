import type { Resource } from '@portal/core/foundation/contract/resource'
import { Network } from '@portal/ui/icon'
import { useCallback, useRef, useState, type ReactElement } from 'react'
import type { Action } from '../list/index.ts'
import type { AboutEntry } from './about-entry.ts'
import { KeptQuestions } from './fetched-later.ts'
import type { KeptRow } from './kept-row.ts'

/** Taking an entry out of a kept list. */
export interface KeptRemoval {
  ask(row: KeptRow): void
  /** Makes an entry inactive; one that is used after saying by what. The same function at every drawing. */
  readonly retire: (row: KeptRow) => Promise<void>
  /** Says what uses an entry. */
  readonly where: Action<KeptRow>
  /** Draw it once, anywhere. */
  readonly dialogs: ReactElement | null
}

/** Deleting an entry of a kept list, retiring it, and what uses it: the questions are fetched when one is asked. */
export function useKeptRemoval(resource: Resource, changed: () => void): KeptRemoval {
  const [about, setAbout] = useState<AboutEntry | null>(null)
  const times = useRef(0)
  const ask = useCallback(
    (row: KeptRow, what: AboutEntry['what']): Promise<void> =>
      new Promise((settled) => {
        times.current += 1
        setAbout({ row, what, settled })
      }),
    [],
  )
  return {
    ask: (row) => void ask(row, 'delete'),
    retire: useCallback((row: KeptRow) => ask(row, 'retire'), [ask]),
    where: { name: 'Where it is used', icon: Network, run: (row) => void ask(row, 'where') },
    dialogs: about && (
      <KeptQuestions
        key={times.current}
        resource={resource}
        about={about}
        changed={changed}
        onClose={() => setAbout(null)}
      />
    ),
  }
}
