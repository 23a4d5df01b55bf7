import { search, searchableRoutesFor } from '@portal/core/clients/search'
import { today } from '@portal/core/format'
import { useDeferredValue, useMemo } from 'react'
import { useSessionFacts } from '../facts.ts'
import { emptyIndex, useClientIndex } from './client-index.ts'
import { entryGroups, type EntryGroup } from './entries.ts'

export interface Search {
  readonly groups: readonly EntryGroup[]
  /** What the groups were found for: a little behind what is typed when typing is quick. */
  readonly query: string
  readonly loading: boolean
  readonly failed: boolean
  retry(): void
}

/** What the global search shows for a text (shell 2.4). */
export function useSearch(typed: string): Search {
  const facts = useSessionFacts()
  const { index, failed, retry } = useClientIndex()
  const screens = useMemo(() => searchableRoutesFor(facts), [facts])
  // The letter is drawn first, the results right after it.
  const query = useDeferredValue(typed.trim())
  const groups = useMemo(
    () => (query === '' ? [] : entryGroups(search(index ?? emptyIndex, screens, query, today()))),
    [index, screens, query],
  )
  return { groups, query, loading: index === null && !failed, failed, retry }
}
