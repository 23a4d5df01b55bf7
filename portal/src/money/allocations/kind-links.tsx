import { pathOf } from '@portal/core/foundation/routes'
import { allocationKinds } from '@portal/core/money/allocations/kinds'
import type { ReactElement } from 'react'
import { Link, useLocation } from 'wouter'
import { inRow } from '../../foundation/browser/in-row.ts'
import styles from './allocations.module.css'

const links = [
  { href: pathOf('budgetAllocations.index'), label: 'All' },
  ...allocationKinds.map(({ route, label }) => ({ href: pathOf(route), label })),
]

/** The ways between the screens of allocations. */
export function KindLinks(): ReactElement {
  const [path] = useLocation()
  return (
    <nav aria-label="Allocations" className={styles.links}>
      {links.map(({ href, label }) => (
        <Link
          key={href}
          href={href}
          className={styles.link}
          {...(path === href ? { ref: inRow } : {})}
          aria-current={path === href ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
