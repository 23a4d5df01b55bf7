import type { Resource } from '@portal/core/foundation/contract/resource'
import type { RouteName } from '@portal/core/foundation/routes'
import { files, onRoutes } from './declared-lists.generated.ts'

/** The declarations that were fetched, by area. */
const declared = new Map<string, Resource>()

/**
 * Fetches the declaration of a list.
 *
 * @returns null where no list is called so
 */
export async function fetchList(area: string): Promise<Resource | null> {
  const file = declared.has(area) ? undefined : files.find(({ areas }) => areas.includes(area))
  for (const list of (await file?.load()) ?? []) declared.set(list.area, list)
  return declared.get(area) ?? null
}

/** The declaration of a list, if it has come. */
export const listOf = (area: string): Resource | undefined => declared.get(area)

/** Fetches the lists that stand on a route: they come beside the code of its screen (`screensWithLists`). */
export const fetchListsOf = async (route: RouteName): Promise<void> =>
  void (await Promise.all((onRoutes[route] ?? []).map(fetchList)))

/**
 * The lists that stand on a route, in the order of their tabs.
 *
 * @throws Error when they were not fetched: lists are drawn on the screen of their own route
 */
export const listsOf = (route: string): readonly Resource[] =>
  (onRoutes[route] ?? []).map((area) => {
    const list = declared.get(area)
    if (!list) throw new Error(`The list ${area} is not here: only the screen of ${route} fetches it.`)
    return list
  })
