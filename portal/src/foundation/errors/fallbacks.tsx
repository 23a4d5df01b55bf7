import { pathOf } from '@portal/core/foundation/routes'
import { LinkButton } from '@portal/ui/button'
import { EmptyState } from '@portal/ui/empty-state'
import { House, Search } from '@portal/ui/icon'
import { Skeleton } from '@portal/ui/skeleton'
import { useEffect, type ReactElement } from 'react'
import styles from './fallbacks.module.css'

const home = pathOf('home')

/** For every address that leads nowhere. */
export function NotFound(): ReactElement {
  // Also where the address is one of ours and what it names is not there.
  useEffect(() => {
    const before = document.title
    document.title = before.replace(/^[^|]*/, 'Page not found ')
    return () => {
      document.title = before
    }
  }, [])
  return (
    <div className={styles.middle}>
      <h1 className="ap-unseen">Page not found</h1>
      <EmptyState
        icon={Search}
        title="Page not found"
        actions={
          <LinkButton href={home} icon={House} variant="primary">
            Go to your dashboard
          </LinkButton>
        }
      >
        There is nothing at this address. It may have been moved, or the link may be incomplete.
      </EmptyState>
    </div>
  )
}

/** The outline of a screen whose code is on its way; a screen that arrives within 100 ms never shows it. */
export const ScreenFallback = (): ReactElement => (
  <div className={styles.outline} role="status">
    <span className="ap-unseen">Loading the page</span>
    <Skeleton width={220} height={24} />
    <Skeleton width="38%" height={14} />
    <div className={styles.block}>
      {[92, 100, 84, 96, 88, 100].map((width, line) => (
        <Skeleton key={line} width={`${width}%`} height={16} />
      ))}
    </div>
  </div>
)
