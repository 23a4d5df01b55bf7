import type { SearchResults } from '@portal/core/clients/search'
import type { RouteName } from '@portal/core/routes'

/** One line of the results: somewhere to go. */
export interface Entry {
  readonly key: string
  readonly path: string
  readonly title: string
  /** What it is: the client's state, the screen's group. */
  readonly subtitle: string
  /** Dealer code and id of a client. */
  readonly code: string | null
  readonly id: number | null
  /** The screen, so that its code can be fetched ahead. */
  readonly route: RouteName | null
}

export interface EntryGroup {
  readonly title: string
  readonly kind: 'client' | 'shortcut' | 'screen'
  readonly entries: readonly Entry[]
}

/** Lines drawn of each kind: what fits an eye, so that a keystroke is drawn at once. */
const drawn = { clients: 12, screens: 8 } as const

/** The results as they are drawn, without empty groups. */
export function entryGroups({ clients, shortcuts, routes }: SearchResults): readonly EntryGroup[] {
  const groups: readonly EntryGroup[] = [
    {
      title: 'Clients',
      kind: 'client',
      entries: clients.slice(0, drawn.clients).map(({ client, subtitle, path }) => ({
        key: `client-${client.id}`,
        path,
        title: client.name,
        subtitle,
        code: client.identifier,
        id: client.id,
        route: null,
      })),
    },
    {
      title: 'Shortcuts',
      kind: 'shortcut',
      entries: shortcuts.map(({ label, path }) => ({
        key: label,
        path,
        title: label,
        subtitle: '',
        code: null,
        id: null,
        route: null,
      })),
    },
    {
      title: 'Screens',
      kind: 'screen',
      entries: routes.slice(0, drawn.screens).map(({ name, title, subtitle, path }) => ({
        key: name,
        path,
        title,
        subtitle,
        code: null,
        id: null,
        route: name,
      })),
    },
  ]
  return groups.filter(({ entries }) => entries.length > 0)
}
