import { formatCount } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { useCall } from '../../foundation/session/query.ts'

/** On how many teams somebody stands who is to go, and where these clients get somebody else; nothing where on none. */
export function TheirClients({ userId }: { readonly userId: number }): ReactElement | null {
  const { data = [] } = useCall('users.clients', { params: { id: userId } })
  const count = new Set(data.map(({ id }) => id)).size
  if (count === 0) return null
  return (
    <>
      <p>
        {count === 1
          ? 'One client has them on the team, and keeps them there.'
          : `${formatCount(count)} clients have them on the team, and keep them there.`}
      </p>
      <p>
        <Link href={pathOf('admin.helpers')}>Hand the clients over to somebody else</Link>
      </p>
    </>
  )
}
