import type { Resource } from '../../foundation/contract/resource.ts'
import { routes, type RouteName } from '../../foundation/routes/index.ts'
import { alsoCalled } from './also-called.ts'
import { groups } from './groups.ts'
import { writtenScreens, type Setting } from './written-screens.ts'

/** A screen of settings with what can be set on it. */
export interface SettingsScreen {
  readonly route: RouteName
  readonly title: string
  readonly path: string
  readonly sentence: string
  readonly settings: readonly Setting[]
  /** Other words by which people look for it. */
  readonly alsoCalled: readonly string[]
}

export interface SettingsGroup {
  readonly title: string
  readonly sentence: string
  readonly screens: readonly SettingsScreen[]
}

/** The lists of a route: `listsOf` of `core/src/resources.ts`, handed down. */
type ListsOf = (route: string) => readonly Resource[]

const mayBeSettings = new Set<string>(
  routes.flatMap(({ name, area, path }) =>
    path.includes('{') || path === '/settings' ? [] : area === 'Settings' ? [name] : [],
  ),
)

/** A screen with what can be set on it: its lists by their declarations, everything else as it is written down. */
function screenOf(name: RouteName, listsOf: ListsOf): SettingsScreen | null {
  const route = routes.find((one) => one.name === name)
  if (!route) return null
  const { title, path } = route
  const lists = listsOf(name)
  const [first] = lists
  const sentence = first?.screens?.find((screen) => screen.route === name)?.sentence
  const own = writtenScreens[name]
  if (sentence === undefined && own === undefined) return null
  return {
    route: name,
    title,
    path,
    sentence: sentence ?? own?.sentence ?? '',
    settings: [
      ...lists.flatMap(({ many, fields }) => [
        ...(lists.length > 1 ? [{ name: many, about: title }] : []),
        ...Object.values(fields).map(({ label, hint }) => ({
          name: label,
          about: lists.length > 1 ? `Of ${many}. ${hint ?? ''}`.trim() : (hint ?? `Of each of the ${many}.`),
        })),
      ]),
      ...(own?.settings ?? []),
    ],
    alsoCalled: [...(alsoCalled[name] ?? []), ...lists.flatMap((list) => list.alsoCalled ?? [])],
  }
}

/** Every screen of settings by group: lists from their declarations, so that none is forgotten. */
export function settingsGroups(listsOf: ListsOf): readonly SettingsGroup[] {
  const named = new Set<string>(groups.flatMap((group) => group.routes))
  const rest = routes.flatMap(({ name }) => (mayBeSettings.has(name) && !named.has(name) ? [name] : []))
  return [...groups, { title: 'More', sentence: 'Other lists that people keep.', routes: rest }].flatMap(
    ({ title, sentence, routes: names }) => {
      const screens = names.flatMap((name) => screenOf(name, listsOf) ?? [])
      return screens.length > 0 ? [{ title, sentence, screens }] : []
    },
  )
}
