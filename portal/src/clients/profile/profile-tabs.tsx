import { pathOf, routeOf } from '@portal/core/foundation/routes'
import { IconMenu } from '@portal/ui/menu'
import { useEffect, useRef, type ReactElement } from 'react'
import { Link, useLocation } from 'wouter'
import { profileTabs } from './profile-tab-names.ts'
import styles from './profile-tabs.module.css'

/** Links to the tabs of a client's profile: each has an address. The row scrolls; the menu at its end names them all. */
export function ProfileTabs({ slug }: { readonly slug: string }): ReactElement {
  const [pathname, navigate] = useLocation()
  const current = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    const tab = current.current
    const row = tab?.closest('nav')
    // Only the row moves: scrollIntoView would move the page as well.
    if (tab && row) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
  }, [pathname])
  return (
    <div className={styles.bar}>
      <nav className={styles.row} aria-label="Client profile">
        {profileTabs.map((name) => {
          const href = pathOf(name, { slug })
          const isCurrent = href === pathname
          return (
            <Link
              key={name}
              href={href}
              ref={isCurrent ? current : undefined}
              className={styles.tab}
              aria-current={isCurrent ? 'page' : undefined}
            >
              {routeOf(name).title}
            </Link>
          )
        })}
      </nav>
      <IconMenu
        label="All tabs of the profile"
        size="small"
        items={profileTabs.map((name) => ({
          label: routeOf(name).title,
          onSelect: () => navigate(pathOf(name, { slug })),
        }))}
      />
    </div>
  )
}
