import { formatDay } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import { Banner } from '@portal/ui/banner'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { useCall } from '../../foundation/session/query.ts'
import styles from './agreements.module.css'

/** What waits for a signature of whoever looks, of every store of theirs, with the way to sign it; nothing where nothing waits. */
export function AgreementsToSign(): ReactElement | null {
  const { data } = useCall('agreements.toSign', {})
  if (!data || data.length === 0) return null
  return (
    <Banner
      tone="warning"
      title={
        data.length === 1
          ? 'An agreement waits for your signature.'
          : `${data.length} agreements wait for your signature.`
      }
    >
      <ul className={styles.questions}>
        {data.map(({ slug, title, client, expiresAt }) => (
          <li key={slug}>
            <Link href={pathOf('clients.agreement', { slug: client.slug, agreement: slug })}>
              {title}, {client.name}
            </Link>
            {expiresAt !== null && `, to be signed by ${formatDay(expiresAt)}`}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
