import { messageFor } from '@portal/core/foundation/contract/api-error'
import { mayOpen, pathOf } from '@portal/core/foundation/routes'
import { LinkButton } from '@portal/ui/button'
import { Check, Settings } from '@portal/ui/icon'
import { showError, showSuccess } from '@portal/ui/toast'
import type { ReactElement } from 'react'
import { useSessionFacts } from '../foundation/session/facts.ts'
import { refresh } from '../foundation/session/query.ts'
import { client as api } from '../foundation/session/session.ts'
import type { Action } from '../platform/parts/list/index.ts'
import { Page } from '../platform/parts/page/index.ts'
import { KeptLists } from '../platform/parts/records/kept-lists.tsx'
import type { KeptRow } from '../platform/parts/records/kept-row.ts'

async function take({ id }: KeptRow): Promise<void> {
  try {
    await api.call('watchlistProposals.take', { params: { id }, body: {} })
    refresh('watchlistProposals', 'priorityWatchlist', 'clientHealth')
    showSuccess('It is on the watchlist, and you look after it.')
  } catch (error) {
    showError(messageFor(error) ?? 'It could not be put on the watchlist.')
  }
}

const onProposals: readonly Action<KeptRow>[] = [
  {
    name: 'Put on the watchlist',
    icon: Check,
    shortcut: 'w',
    may: ({ state }) => state === 'Proposed',
    run: (row) => void take(row),
  },
]

/** Stores that are watched stand before those that came off the list. */
const more = {
  priorityWatchlist: { sort: { column: 'state', descending: true } },
  watchlistProposals: { aside: null, actions: onProposals },
} as const

/** `/priority-watchlist`: stores that may leave, what is done to keep them, and whom their health proposes. */
export function WatchlistScreen(): ReactElement {
  const facts = useSessionFacts()
  return (
    <Page
      title="Priority Watchlist"
      description="Stores that may leave: why, what is at risk, and what is done about it."
      actions={
        mayOpen('priority-watchlist.settings', facts) && (
          <LinkButton href={pathOf('priority-watchlist.settings')} icon={Settings}>
            Scales and health
          </LinkButton>
        )
      }
    >
      <KeptLists route="priority-watchlist.index" label="Priority Watchlist" more={more} />
    </Page>
  )
}
