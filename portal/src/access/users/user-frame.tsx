import { messageFor } from '@portal/core/foundation/contract/api-error'
import { pathOf } from '@portal/core/foundation/routes'
import { Badge } from '@portal/ui/badge'
import { Skeleton } from '@portal/ui/skeleton'
import type { ReactElement, ReactNode } from 'react'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { Page } from '../../platform/parts/page/index.ts'
import { AlsoViewing } from '../../platform/realtime/viewers.tsx'
import { NotFound } from '../../foundation/errors/fallbacks.tsx'
import { useParam } from '../../foundation/address/params.ts'
import { useCall } from '../../foundation/session/query.ts'
import { stateLabel, stateTone } from './user-columns.tsx'
import type { OpenUser } from './user-form.tsx'

export interface UserFrameProps {
  readonly title: (user: OpenUser) => string
  readonly description?: (user: OpenUser) => ReactNode
  readonly actions?: (user: OpenUser) => ReactNode
  readonly children: (user: OpenUser) => ReactNode
}

/** What stands around a screen of one user: who it is, and the state of the account. */
export function UserFrame({ title, description, actions, children }: UserFrameProps): ReactElement {
  const id = useParam('id')
  const valid = /^[1-9]\d{0,8}$/.test(id)
  const { data: user, error, loading, retry } = useCall('users.get', valid ? { params: { id } } : null)
  if (!valid || error?.status === 404) return <NotFound />
  if (error && !user)
    return (
      <ErrorState
        message={messageFor(error) ?? 'You may not see this user.'}
        onRetry={retry}
        retrying={loading}
      />
    )
  if (!user)
    return (
      <div role="status">
        <span className="ap-unseen">Loading the user</span>
        <Skeleton width={280} height={24} />
        <Skeleton height={320} />
      </div>
    )
  return (
    <Page
      narrow
      title={title(user)}
      crumbs={[{ label: 'Users', href: pathOf('users') }]}
      beside={
        <>
          <Badge tone={stateTone(user.state)} dot>
            {stateLabel(user.state)}
          </Badge>
          <AlsoViewing kind="user" id={String(user.id)} />
        </>
      }
      description={description?.(user)}
      actions={actions?.(user)}
    >
      {children(user)}
    </Page>
  )
}
