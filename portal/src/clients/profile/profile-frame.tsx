import type { Answer } from '@portal/core/calls'
import { localTime } from '@portal/core/clients/profile/local-time'
import { messageFor } from '@portal/core/foundation/contract/api-error'
import { formatDay } from '@portal/core/foundation/format'
import { clientUserTypes } from '@portal/core/foundation/policy/client-users'
import { pathOf } from '@portal/core/foundation/routes'
import { Badge } from '@portal/ui/badge'
import { IconButton } from '@portal/ui/button'
import { Copy } from '@portal/ui/icon'
import { Skeleton } from '@portal/ui/skeleton'
import type { ReactElement, ReactNode } from 'react'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { useRecordActions } from '../../foundation/actions/open-record.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { AlsoViewing } from '../../platform/realtime/viewers.tsx'
import { copy } from '../../foundation/browser/clipboard.ts'
import { NotFound } from '../../foundation/errors/fallbacks.tsx'
import { useParam } from '../../foundation/address/params.ts'
import { usePlaceName } from '../../foundation/address/recent-places.ts'
import { readsOfMany, useCall } from '../../foundation/session/query.ts'
import { TagChips } from '../tags/tag-chips.tsx'
import { clientActions } from './client-actions.ts'
import { stateOf, toneOf } from './client-columns.tsx'
import styles from './profile-frame.module.css'
import { ProfileTabs } from './profile-tabs.tsx'
import { ViewAsClient } from './view-as-client.tsx'

import { fetched } from '../../foundation/errors/fetched.ts'
// Every tab has the frame, and the frame is there before how the client stands.
const HealthLine = fetched(
  () => import('./health-line.tsx').then((m) => m.HealthLine),
  <Skeleton width={420} height={28} />,
)

// What stands above the tabs tells of everything that is kept of the client.
readsOfMany('clients.header')

/** What stands above the tabs of a client: the client, how it stands, and how much each tab has. */
export type ProfileHeader = Answer<'clients.header'>
/** A client as its profile has it. */
export type ClientProfile = ProfileHeader['client']

export interface ProfileFrameProps {
  /** The tab's one primary action, and others. */
  readonly actions?: (client: ClientProfile) => ReactNode
  readonly children: (client: ClientProfile) => ReactNode
}

/** What stands around every tab of a client's profile: who it is, its state, and the way to the other tabs. */
export function ProfileFrame({ actions, children }: ProfileFrameProps): ReactElement {
  const slug = useParam('slug')
  const {
    data: header,
    error,
    loading,
    retry,
  } = useCall('clients.header', slug === '' ? null : { params: { id: slug } })
  const client = header?.client
  useRecordActions(clientActions, client, client?.name ?? '')
  usePlaceName(client?.name)
  if (error && !client) {
    return error.status === 404 ? (
      <NotFound />
    ) : (
      <ErrorState
        message={messageFor(error) ?? 'You may not see this client.'}
        onRetry={retry}
        retrying={loading}
      />
    )
  }
  if (!header || !client) return <Outline />
  return (
    <Page
      title={client.name}
      crumbs={[{ label: 'Clients', href: pathOf('clients.index') }]}
      beside={
        <>
          {client.logo && <img className={styles.logo} src={client.logo} alt="" height={36} />}
          <Badge tone={toneOf(stateOf(client))} dot>
            {stateOf(client)}
          </Badge>
          <AlsoViewing kind="client" id={String(client.id)} />
        </>
      }
      description={<Facts client={client} />}
      actions={
        <>
          <ViewAsClient clientId={client.id} />
          {actions?.(client)}
        </>
      }
    >
      <HealthLine header={header} />
      <div className={styles.columns}>
        <ProfileTabs slug={client.slug} counts={header.counts} />
        <div className={styles.content}>{children(client)}</div>
      </div>
    </Page>
  )
}

function Facts({ client }: { readonly client: ClientProfile }): ReactElement {
  const { identifier, Group, brands, city, state, phone, website, activatedAt, canceledAt } = client
  const clock = localTime(state)
  const place = [city, state].filter(Boolean).join(', ')
  const { tags } = client
  const managers = (client.ClientUsers ?? [])
    .filter(({ clientUserTypeId }) => clientUserTypeId === clientUserTypes.manager)
    .map(({ user }) => user.fullName)
    .join(', ')
  return (
    <ul className={styles.facts}>
      {identifier && (
        <li className={styles.fact}>
          <span>
            Dealer code <strong className={styles.code}>{identifier}</strong>
          </span>
          <IconButton
            icon={Copy}
            size="small"
            label="Copy dealer code"
            onClick={() => void copy('Dealer code', identifier)}
          />
        </li>
      )}
      {Group && <li className={styles.fact}>{Group.name}</li>}
      {brands && <li className={styles.fact}>Sells {brands}</li>}
      {managers !== '' && <li className={styles.fact}>Managed by {managers}</li>}
      {place !== '' && (
        <li className={styles.fact}>
          {place}
          {clock && <span>({clock})</span>}
        </li>
      )}
      {phone && (
        <li className={styles.fact}>
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
        </li>
      )}
      {website && (
        <li className={styles.fact}>
          <Site address={website} />
        </li>
      )}
      {tags && tags.length > 0 && (
        <li className={styles.fact}>
          <TagChips tags={tags} />
        </li>
      )}
      {activatedAt && <li className={styles.fact}>Activated {formatDay(activatedAt)}</li>}
      {canceledAt && <li className={styles.fact}>Canceled {formatDay(canceledAt)}</li>}
    </ul>
  )
}

/** The client's site; an address that is none is only read. */
function Site({ address }: { readonly address: string }): ReactElement {
  const words = address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')
  if (!/^https?:\/\//i.test(address)) return <>{words}</>
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {words}
    </a>
  )
}

/** The frame before the client is known: the same heights, so that nothing jumps. */
const Outline = (): ReactElement => (
  <div className={styles.outline} role="status">
    <span className="ap-unseen">Loading the client</span>
    <Skeleton width={64} />
    <Skeleton width={280} height={24} />
    <Skeleton width={360} />
    <Skeleton height={40} />
    <Skeleton height={240} />
  </div>
)
