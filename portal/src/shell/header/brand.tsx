import { useStore } from '@nanostores/react'
import { brandingOf } from '@portal/core/foundation/policy/shell'
import { pathOf } from '@portal/core/foundation/routes'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { BrandMark } from '../../foundation/brand/brand-mark.tsx'
import { session } from '../../foundation/session/session.ts'
import styles from './brand.module.css'

/** Logo and name of the tenant, or of the person's partner; leads to the monthly report. */
export function Brand(): ReactElement {
  const tenant = useStore(session.$tenant)
  const user = useStore(session.$user)
  const { logo } = brandingOf(tenant, user?.partner ?? null)
  const name = tenant?.name ?? 'Agency Portal'
  return (
    <Link href={pathOf('dashboard.monthly-report')} className={styles.brand} title={name}>
      <BrandMark name={name} logo={logo} size={32} />
      <span className={styles.name}>{name}</span>
    </Link>
  )
}
