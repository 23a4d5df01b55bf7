import { routes, type RouteName } from '../../foundation/routes/catalogue.ts'
import { mayOpen, type SessionFacts } from '../../foundation/routes/guard.ts'
import { pathOf } from '../../foundation/routes/path.ts'
import { isActive, searchGroupOf } from './classification.ts'
import { exactClient, findClients } from './find-clients.ts'
import { fold, type ClientIndex, type SimpleClient } from './search-index.ts'
import { shortcutsOf, type Shortcut } from './search-shortcuts.ts'

export interface ClientHit {
  readonly client: SimpleClient
  readonly subtitle: 'Client' | 'Prospect' | 'Inactive Client'
  readonly path: string
}

export interface RouteHit {
  readonly name: RouteName
  readonly title: string
  /** The search group: Accounting, Clients, Reporting, Settings, Tools and so on. */
  readonly subtitle: string
  readonly path: string
}

export interface SearchResults {
  /** Best first, canceled clients last. */
  readonly clients: readonly ClientHit[]
  /** Those of the one client that is left, when exactly one active client is. */
  readonly shortcuts: readonly Shortcut[]
  readonly routes: readonly RouteHit[]
}

/** A screen of the search, folded once. */
export interface SearchableRoute {
  readonly hit: RouteHit
  readonly folded: string
}

/** Most hits of each kind: more than anyone reads. */
const searchLimits = { clients: 50, routes: 20 } as const

/** The screens that a person finds: the searchable ones that open for them. Made once for a session. */
export const searchableRoutesFor = (facts: SessionFacts): readonly SearchableRoute[] =>
  routes
    .filter(({ searchable, name }) => searchable && mayOpen(name, facts))
    .map(({ name, title, path, searchGroup }) => ({
      hit: { name, title, path, subtitle: searchGroup ?? '' },
      folded: ` ${fold(title)}`,
    }))

const findRoutes = (screens: readonly SearchableRoute[], query: string): readonly RouteHit[] => {
  if (query === '') return []
  const words = query.split(' ')
  const fitOf = ({ folded }: SearchableRoute): number => {
    if (folded.startsWith(` ${query}`)) return 0
    if (folded.includes(` ${query}`)) return 1
    return folded.includes(query) ? 2 : 3
  }
  return screens
    .filter(({ folded }) => words.every((word) => folded.includes(word)))
    .toSorted((a, b) => fitOf(a) - fitOf(b) || a.hit.title.localeCompare(b.hit.title, 'en-US'))
    .slice(0, searchLimits.routes)
    .map(({ hit }) => hit)
}

/**
 * What the global search shows for the typed text. An exact client
 * id or dealer code leaves only that client.
 * @param today `YYYY-MM-DD` in the agency's time zone
 */
export const search = (
  index: ClientIndex,
  screens: readonly SearchableRoute[],
  typed: string,
  today: string,
): SearchResults => {
  const found = findClients(index, typed, searchLimits.clients)
  const active = found.filter((client) => isActive(client, today))
  const [only] = active
  return {
    clients: found.map((client) => ({
      client,
      subtitle: searchGroupOf(client, today),
      path: pathOf('clients.profile', { slug: client.slug }),
    })),
    shortcuts: only && active.length === 1 ? shortcutsOf(only, today) : [],
    routes: exactClient(index, typed) === null ? findRoutes(screens, fold(typed)) : [],
  }
}
