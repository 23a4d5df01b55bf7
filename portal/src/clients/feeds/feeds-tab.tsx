import { feedChangesReport } from '@portal/core/clients/feeds/feed-changes.report'
import { feedVehiclesReport } from '@portal/core/clients/feeds/feed-vehicles.report'
import { messageFor } from '@portal/core/foundation/contract/api-error'
import { CloudUpload, Link, RefreshCw, Unlink } from '@portal/ui/icon'
import { showError, showSuccess } from '@portal/ui/toast'
import { Tabs } from '@portal/ui/tabs'
import { useState, type ReactElement } from 'react'
import { useLocation } from 'wouter'
import { useQuery } from '../../foundation/address/address.ts'
import { fetched } from '../../foundation/errors/fetched.ts'
import { refresh } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import type { Action } from '../../platform/parts/list/index.ts'
import { useRemoval } from '../../platform/parts/removal/index.ts'
import { KeptLists } from '../../platform/parts/records/kept-lists.tsx'
import type { KeptRow } from '../../platform/parts/records/kept-row.ts'
import { LazyReportPanel } from '../../platform/reports/lazy-report-panel.tsx'
import { ProfileFrame } from '../profile/profile-frame.tsx'
import type { FeedAddresses } from './addresses-dialog.tsx'

// Fetched when they are opened: the screen is nearly as heavy as one may be.
const dialogs = () => import('./feed-dialogs.ts')
const AddressesDialog = fetched(() => dialogs().then((m) => m.AddressesDialog))
const PutInDialog = fetched(() => dialogs().then((m) => m.PutInDialog))

const tabs = [
  { id: 'feeds', label: 'Feeds' },
  { id: 'vehicles', label: 'Vehicles' },
  { id: 'changes', label: 'Changes by Day' },
] as const

/** The vehicles of a client: the feeds that they come from, what they are, and what changed by day. */
export function FeedsTab(): ReactElement {
  const given = useQuery().get('tab')
  const [pathname, navigate] = useLocation()
  const selected = tabs.find(({ id }) => id === given)?.id ?? 'feeds'
  return (
    <ProfileFrame>
      {({ id }) => (
        <Tabs
          label="Feeds"
          tabs={tabs}
          selected={selected}
          // What one of them was asked for means nothing to the next.
          onSelect={(tab) => navigate(tab === 'feeds' ? pathname : `${pathname}?tab=${tab}`)}
        >
          {selected === 'feeds' ? (
            <Feeds clientId={id} />
          ) : (
            <LazyReportPanel
              key={selected}
              report={selected === 'vehicles' ? feedVehiclesReport : feedChangesReport}
              clientId={id}
            />
          )}
        </Tabs>
      )}
    </ProfileFrame>
  )
}

const changed = (): void => refresh('vehicleFeeds', 'reports')

function Feeds({ clientId }: { readonly clientId: number }): ReactElement {
  const [filling, setFilling] = useState<KeptRow | null>(null)
  const [opened, setOpened] = useState<FeedAddresses | null>(null)
  const read = async ({ id }: KeptRow, evenSmaller: boolean): Promise<void> => {
    try {
      const { taken, message } = await api.call('vehicleFeeds.read', {
        params: { id },
        body: evenSmaller ? { evenSmaller } : {},
      })
      changed()
      if (taken) showSuccess(message)
      else showError(message)
    } catch (error) {
      showError(messageFor(error) ?? 'The feed could not be read.')
    }
  }
  const open = async ({ id }: KeptRow): Promise<void> => {
    try {
      setOpened(await api.call('vehicleFeeds.open', { params: { id }, body: {} }))
    } catch (error) {
      showError(messageFor(error) ?? 'The addresses could not be given.')
    }
  }
  const closing = useRemoval<KeptRow>({
    title: () => 'End the addresses of this feed?',
    confirmLabel: 'End',
    question: () => (
      <>Google, Meta and Microsoft fetch its vehicles no more. You can give new addresses at any time.</>
    ),
    remove: ({ id }) => api.call('vehicleFeeds.close', { params: { id } }),
    removed: changed,
    done: () => 'The addresses have ended.',
    failed: 'The addresses could not be ended.',
  })
  const actions: readonly Action<KeptRow>[] = [
    {
      name: 'Read now',
      icon: RefreshCw,
      shortcut: 'r',
      may: ({ url }) => url !== '',
      run: (feed) => void read(feed, false),
    },
    {
      name: 'Take it although it shrank',
      icon: RefreshCw,
      may: ({ state, url }) => state === 'Last Good Copy' && url !== '',
      run: (feed) => void read(feed, true),
    },
    { name: 'Put a file in', icon: CloudUpload, run: setFilling },
    { name: 'Give addresses', icon: Link, run: (feed) => void open(feed) },
    { name: 'End addresses', icon: Unlink, run: (feed) => closing.ask([feed]) },
  ]
  return (
    <>
      <KeptLists
        route="clients.profile.feeds"
        clientId={clientId}
        label="Feeds"
        more={{ vehicleFeeds: { actions } }}
      />
      {filling && <PutInDialog feed={filling} saved={changed} onClose={() => setFilling(null)} />}
      {opened && <AddressesDialog addresses={opened} onClose={() => setOpened(null)} />}
      {closing.dialog}
    </>
  )
}
