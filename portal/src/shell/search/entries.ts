import type { SearchResults } from '@portal/core/clients/profile/search'
import type { RouteName } from '@portal/core/foundation/routes'
import type { Glyph } from '@portal/ui/icon'
import type { BoundAction } from '../../foundation/actions/bound-action.ts'
import type { Place } from '../../foundation/address/recent-places.ts'

/** One line of the results: somewhere to go, or something to do. */
export interface Entry {
  readonly key: string
  /** Null where it does something instead. */
  readonly path: string | null
  readonly run: (() => void) | null
  readonly title: string
  /** What it is: the client's state, the screen's group, an action's record. */
  readonly subtitle: string
  /** Dealer code and id of a client. */
  readonly code: string | null
  readonly id: number | null
  /** The screen, so that its code can be fetched ahead. */
  readonly route: RouteName | null
  /** An action's own sign. */
  readonly icon: Glyph | null
}

export interface EntryGroup {
  readonly title: string
  readonly kind: 'client' | 'shortcut' | 'screen' | 'action' | 'recent'
  readonly entries: readonly Entry[]
}

/** Lines drawn of each kind: what fits an eye, so that a keystroke is drawn at once. */
const drawn = { clients: 12, screens: 8, actions: 6, recent: 6 } as const

const plain = { path: null, run: null, code: null, id: null, route: null, icon: null, subtitle: '' } as const

const withoutEmpty = (groups: readonly EntryGroup[]): readonly EntryGroup[] =>
  groups.filter(({ entries }) => entries.length > 0)

const actionEntries = (actions: readonly BoundAction[]): readonly Entry[] =>
  actions.map(({ key, title, subtitle, icon, path, run }) => ({
    ...plain,
    key: `action-${key}`,
    title,
    subtitle,
    icon,
    path,
    run,
  }))

/** The results as they are drawn, without empty groups. */
export const entryGroups = (
  { clients, shortcuts, routes }: SearchResults,
  actions: readonly BoundAction[],
): readonly EntryGroup[] =>
  withoutEmpty([
    {
      title: 'Clients',
      kind: 'client',
      entries: clients.slice(0, drawn.clients).map(({ client, subtitle, path }) => ({
        ...plain,
        key: `client-${client.id}`,
        path,
        title: client.name,
        subtitle,
        code: client.identifier,
        id: client.id,
      })),
    },
    {
      title: 'Shortcuts',
      kind: 'shortcut',
      entries: shortcuts.map(({ label, path }) => ({ ...plain, key: label, path, title: label })),
    },
    {
      title: 'Screens',
      kind: 'screen',
      entries: routes.slice(0, drawn.screens).map(({ name, title, subtitle, path }) => ({
        ...plain,
        key: name,
        path,
        title,
        subtitle,
        route: name,
      })),
    },
    { title: 'Actions', kind: 'action', entries: actionEntries(actions.slice(0, drawn.actions)) },
  ])

/** What is offered before anything is typed: what the open record lets one do, where one was, what one does most. */
export const startGroups = (
  ofRecord: readonly BoundAction[],
  places: readonly Place[],
  usual: readonly BoundAction[],
): readonly EntryGroup[] =>
  withoutEmpty([
    { title: ofRecord[0]?.subtitle ?? '', kind: 'action', entries: actionEntries(ofRecord).map(alone) },
    {
      title: 'Recent',
      kind: 'recent',
      entries: places.slice(0, drawn.recent).map(({ path, title, of }) => ({
        ...plain,
        key: `place-${path}`,
        path,
        title: of ?? title,
        subtitle: of === null ? '' : title,
      })),
    },
    ...(ofRecord.length > 0
      ? []
      : [{ title: 'Actions', kind: 'action', entries: actionEntries(usual).map(alone) } as const]),
  ])

/** Under a heading that names it, an entry need not say it again. */
const alone = (entry: Entry): Entry => ({ ...entry, subtitle: '' })
