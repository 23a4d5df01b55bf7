import { mayOpen, pathOf, routeOf, type RouteName, type SessionFacts } from '@portal/core/foundation/routes'
import { MenuButton, type MenuEntry } from '@portal/ui/menu'
import { useId, type ReactElement } from 'react'
import { Link, useLocation } from 'wouter'
import { useSessionFacts } from '../../foundation/session/facts.ts'
import { profileGroups } from './profile-tab-names.ts'
import styles from './profile-tabs.module.css'

interface Group {
  readonly title: string | null
  readonly tabs: readonly { readonly title: string; readonly href: string }[]
}

const titleOf = (name: RouteName): string => (name === 'clients.profile' ? 'Overview' : routeOf(name).title)

/** The tabs that this person may open. */
const groupsFor = (slug: string, facts: SessionFacts): readonly Group[] =>
  profileGroups
    .map(({ title, tabs }) => ({
      title,
      tabs: tabs
        .filter((name) => mayOpen(name, facts, { slug }))
        .map((name) => ({ title: titleOf(name), href: pathOf(name, { slug }) })),
    }))
    .filter(({ tabs }) => tabs.length > 0)

/** The tabs of a client's profile: a list at the side where there is room for one, a single menu where there is not. */
export function ProfileTabs({ slug }: { readonly slug: string }): ReactElement {
  const [pathname, navigate] = useLocation()
  const id = useId()
  const groups = groupsFor(slug, useSessionFacts())
  const current = groups.flatMap(({ tabs }) => tabs).find(({ href }) => href === pathname)
  const items = groups.flatMap(({ title, tabs }): readonly MenuEntry[] => [
    ...(title === null ? [] : [{ heading: title }]),
    ...tabs.map((tab) => ({
      label: tab.title,
      checked: tab === current,
      onSelect: () => navigate(tab.href),
    })),
  ])
  return (
    <>
      <nav className={styles.side} aria-label="Client profile">
        {groups.map(({ title, tabs }, at) => (
          <div key={title} className={styles.group}>
            {title !== null && (
              <h2 className={styles.title} id={`${id}-${at}`}>
                {title}
              </h2>
            )}
            <ul className={styles.list} aria-labelledby={title === null ? undefined : `${id}-${at}`}>
              {tabs.map((tab) => (
                <li key={tab.href}>
                  <Link
                    href={tab.href}
                    className={styles.tab}
                    aria-current={tab === current ? 'page' : undefined}
                  >
                    {tab.title}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className={styles.menu}>
        <MenuButton label={current?.title ?? 'Client profile'} items={items} />
      </div>
    </>
  )
}
