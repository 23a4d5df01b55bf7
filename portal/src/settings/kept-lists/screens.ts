import type { RouteName } from '@portal/core/foundation/routes'
import type { Screens } from '../../foundation/screens.ts'
import { listRoutes } from './list-routes.generated.ts'

/** The screens of lists that are declared in core; one with more than its lists is registered by its area. */
export const listScreens: Screens = Object.fromEntries(
  listRoutes.map((name): [RouteName, NonNullable<Screens[RouteName]>] => [
    name,
    () => import('./kept-list-screen.tsx').then((m) => ({ default: m.keptListScreen(name) })),
  ]),
)
