import {
  matchRoute,
  mayOpen,
  pathOf,
  routeOf,
  type RouteName,
  type SessionFacts,
} from '@portal/core/foundation/routes'
import { LinkButton } from '@portal/ui/button'
import { MenuButton, type MenuEntry } from '@portal/ui/menu'
import { useStore } from '@nanostores/react'
import { useId, type ReactElement } from 'react'
import { Link, useLocation } from 'wouter'
import { $recentPlaces, type Place } from '../../foundation/address/recent-places.ts'
import { useSessionFacts } from '../../foundation/session/facts.ts'
import type { ProfileHeader } from './profile-frame.tsx'
import { profileGroups, profileLetters } from './profile-tab-names.ts'
import styles from './profile-tabs.module.css'
import { useGoTo } from './use-go-to.ts'

type Counts = ProfileHeader['counts']
type TabName = keyof typeof profileLetters

interface Tab {
  readonly name: TabName
  readonly title: string
  readonly href: string
  /** How many entries it has, as it is shown; null where there are none to count. */
  readonly count: string | null
}

interface Group {
  readonly title: string | null
  readonly tabs: readonly Tab[]
}

const titleOf = (name: RouteName): string => (name === 'clients.profile' ? 'Overview' : routeOf(name).title)

/** What is counted is counted to a hundred. */
function countOf(counts: Counts, name: TabName): string | null {
  const entries: Readonly<Record<string, number | undefined>> = counts
  const count = entries[name.slice('clients.profile.'.length)] ?? 0
  return count === 0 ? null : count > 99 ? '99+' : String(count)
}

/** The tabs that this person may open. */
const groupsFor = (slug: string, counts: Counts, facts: SessionFacts): readonly Group[] =>
  profileGroups
    .map(({ title, tabs }) => ({
      title,
      tabs: tabs
        .filter((name) => mayOpen(name, facts, { slug }))
        .map((name) => ({
          name,
          title: titleOf(name),
          href: pathOf(name, { slug }),
          count: countOf(counts, name),
        })),
    }))
    .filter(({ tabs }) => tabs.length > 0)

/** What one looks up on the way to a client, before it is known what somebody uses most. */
const usual: readonly TabName[] = ['clients.profile.contacts', 'clients.profile.communications']

/** The two tabs that this person used last, of whichever client, without the one that is open. */
function firstTabs(tabs: readonly Tab[], places: readonly Place[], current: Tab | undefined): readonly Tab[] {
  const used = places.map(({ path }): RouteName => matchRoute(path.split('?')[0] ?? '').route.name)
  const byName = new Map<RouteName, Tab>(tabs.map((tab) => [tab.name, tab]))
  return [...new Set([...used, ...usual])]
    .flatMap((name) => byName.get(name) ?? [])
    .filter((tab) => tab !== current && tab.name !== 'clients.profile')
    .slice(0, 2)
}

/**
 * The tabs of a client's profile: a list at the side where there is room for
 * one; where there is not, a single menu beside those that are used most.
 */
export function ProfileTabs({
  slug,
  counts,
}: {
  readonly slug: string
  readonly counts: Counts
}): ReactElement {
  const [pathname, navigate] = useLocation()
  const id = useId()
  const groups = groupsFor(slug, counts, useSessionFacts())
  const tabs = groups.flatMap((group) => group.tabs)
  const current = tabs.find(({ href }) => href === pathname)
  const places = useStore($recentPlaces)
  const going = useGoTo((letter) => {
    const tab = tabs.find(({ name }) => profileLetters[name] === letter)
    if (tab) navigate(tab.href)
  })
  const items = groups.flatMap(({ title, tabs: some }): readonly MenuEntry[] => [
    ...(title === null ? [] : [{ heading: title }]),
    ...some.map((tab) => ({
      label: tab.title,
      hint: tab.count ?? undefined,
      checked: tab === current,
      onSelect: () => navigate(tab.href),
    })),
  ])
  return (
    <>
      <nav className={styles.side} aria-label="Client profile">
        {groups.map(({ title, tabs: some }, at) => (
          <div key={title} className={styles.group}>
            {title !== null && (
              <h2 className={styles.title} id={`${id}-${at}`}>
                {title}
              </h2>
            )}
            <ul className={styles.list} aria-labelledby={title === null ? undefined : `${id}-${at}`}>
              {some.map((tab) => (
                <li key={tab.href}>
                  <Link
                    href={tab.href}
                    className={styles.tab}
                    aria-current={tab === current ? 'page' : undefined}
                    aria-keyshortcuts={`g ${profileLetters[tab.name]}`}
                  >
                    <span className={styles.name}>{tab.title}</span>
                    {going ? (
                      <kbd className={styles.letter}>{profileLetters[tab.name].toUpperCase()}</kbd>
                    ) : (
                      tab.count !== null && <Count>{tab.count}</Count>
                    )}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className={styles.menu}>
        <MenuButton label={current?.title ?? 'Client profile'} items={items} />
        {firstTabs(tabs, places, current).map(({ href, title, count }) => (
          <LinkButton key={href} href={href} variant="ghost">
            {title} {count !== null && <Count>{count}</Count>}
          </LinkButton>
        ))}
      </div>
    </>
  )
}

const Count = ({ children }: { readonly children: string }): ReactElement => (
  <span className={styles.count}>
    {children}
    <span className="ap-unseen">{children === '1' ? ' entry' : ' entries'}</span>
  </span>
)
