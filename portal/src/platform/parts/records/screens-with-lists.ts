import type { RouteName } from '@portal/core/foundation/routes'
import type { Screens } from '../../../foundation/screens.ts'

/** The screens of an area, each with the declarations of its lists: both are fetched at the same time. */
export const screensWithLists = (screens: Screens, routes: readonly RouteName[]): Screens => ({
  ...screens,
  ...Object.fromEntries(
    routes.flatMap((route): [RouteName, NonNullable<Screens[RouteName]>][] => {
      const load = screens[route]
      if (!load) return []
      const loadBoth = async () => {
        // First what says where they are: the lists are asked for while the code is on its way.
        const lists = import('./declared.ts').then((m) => m.fetchListsOf(route))
        const [code] = await Promise.all([load(), lists])
        return code
      }
      return [[route, loadBoth]]
    }),
  ),
})
