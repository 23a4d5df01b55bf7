import { dashboardRoute } from './landing.ts'
import type { User } from '../policy/actor.ts'
import { routeOf, type RouteName } from './catalogue.ts'
import { mayOpen, type SessionFacts } from './guard.ts'
import { sidebarSections, type ExternalLink, type SidebarEntry } from './sidebar-items.ts'

export interface SidebarItem {
  readonly label: string
  readonly href: string
  /** The screen behind it, or null where it leaves the portal in a new tab. */
  readonly route: RouteName | null
}

export interface SidebarSection {
  readonly key: string
  readonly title: string
  /** One link rather than a group that opens. */
  readonly link: boolean
  readonly items: readonly SidebarItem[]
}

/** What the sidebar needs beside the person. */
export type SidebarFacts = Omit<SessionFacts, 'actor'> & {
  readonly externalLinks: Readonly<Record<ExternalLink, string>>
}

const itemFor = (entry: SidebarEntry, person: User, facts: SidebarFacts): SidebarItem | null => {
  if ('external' in entry)
    return { label: entry.label, href: facts.externalLinks[entry.external], route: null }
  const name = entry.route === 'dashboard-of-person' ? dashboardRoute(person) : entry.route
  return mayOpen(name, { ...facts, actor: person })
    ? { label: entry.label, href: routeOf(name).path, route: name }
    : null
}

/**
 * The sidebar of a person. An item inherits the roles of its
 * route, so that none leads to a silent redirect; a section
 * without items is left out.
 */
export const sidebarFor = (person: User, facts: SidebarFacts): readonly SidebarSection[] =>
  sidebarSections
    .filter((section) => section.visibleTo(person))
    .map((section) => ({
      key: section.key,
      title: section.title,
      link: section.link ?? false,
      items: section.items.map((entry) => itemFor(entry, person, facts)).filter((item) => item !== null),
    }))
    .filter((section) => section.items.length > 0)
