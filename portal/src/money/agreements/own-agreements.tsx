import { formatDay } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import { Card } from '@portal/ui/card'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { useCall } from '../../foundation/session/query.ts'
import { AgreementBadge } from './agreement-badge.tsx'
import styles from './agreements.module.css'

/** The agreements of a store for its own people, with the way to sign. */
export function OwnAgreements({
  client: { id, slug },
}: {
  readonly client: { readonly id: number; readonly slug: string }
}): ReactElement | null {
  const { data } = useCall('agreements.ofClient', { params: { id } })
  if (!data || data.length === 0) return null
  return (
    <Card title="Agreements">
      <ul className={styles.questions}>
        {data.map((agreement) => (
          <li key={agreement.id}>
            <Link href={pathOf('clients.agreement', { slug, agreement: agreement.slug })}>
              {agreement.title}
            </Link>{' '}
            <AgreementBadge state={agreement.state} />{' '}
            <span className={styles.hash}>
              {formatDay(agreement.startsAt)} to {formatDay(agreement.endsAt)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
