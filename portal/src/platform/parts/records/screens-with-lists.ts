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
        const [code] = await Promise.all([load(), import('./declared.ts').then((m) => m.fetchListsOf(route))])
        return code
      }
      return [[route, loadBoth]]
    }),
  ),
})
