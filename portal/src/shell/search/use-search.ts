import { useStore } from '@nanostores/react'
import { exactClient } from '@portal/core/clients/profile/find-clients'
import { search, searchableRoutesFor } from '@portal/core/clients/profile/search'
import { today } from '@portal/core/foundation/format'
import { useDeferredValue, useMemo } from 'react'
import { useLocation } from 'wouter'
import { bind } from '../../foundation/actions/bound-action.ts'
import { findable, findActions } from '../../foundation/actions/find-actions.ts'
import { $recordActions } from '../../foundation/actions/open-record.ts'
import { createActions, portalActions } from '../portal-actions.ts'
import { useSessionFacts } from '../../foundation/session/facts.ts'
import { $recentPlaces, placesFor } from '../../foundation/address/recent-places.ts'
import { emptyIndex, useClientIndex } from './client-index.ts'
import { entryGroups, startGroups, type EntryGroup } from './entries.ts'

export interface Search {
  readonly groups: readonly EntryGroup[]
  /** What the groups were found for: a little behind what is typed when typing is quick. */
  readonly query: string
  readonly loading: boolean
  readonly failed: boolean
  retry(): void
}

/**
 * What the global search shows for a text: clients, screens and
 * actions, none of them anything the person may not open or do.
 */
export function useSearch(typed: string): Search {
  const facts = useSessionFacts()
  const [here] = useLocation()
  const ofRecord = useStore($recordActions)
  const places = useStore($recentPlaces)
  const { index, failed, retry } = useClientIndex()
  const screens = useMemo(() => searchableRoutesFor(facts), [facts])
  const usual = useMemo(() => bind(createActions, facts, 'Create'), [facts])
  const actions = useMemo(() => findable([...ofRecord, ...bind(portalActions, facts, '')]), [ofRecord, facts])
  const start = useMemo(
    () => startGroups(ofRecord, placesFor(places, facts, here), usual),
    [ofRecord, places, facts, here, usual],
  )
  // The letter is drawn first, the results right after it.
  const query = useDeferredValue(typed.trim())
  const groups = useMemo(() => {
    if (query === '') return start
    const clients = index ?? emptyIndex
    // An exact id or dealer code leaves that one client, and what can be done with it.
    const found = exactClient(clients, query) === null ? findActions(actions, query) : []
    return entryGroups(search(clients, screens, query, today()), found)
  }, [start, index, screens, actions, query])
  return { groups, query, loading: index === null && !failed, failed, retry }
}
