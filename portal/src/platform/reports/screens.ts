import { reportRoutes } from './routes.generated.ts'
import type { Screens } from '../../foundation/screens.ts'

/** The screens that are reports: what draws them, and the declaration of the one, come when it is opened. */
export const reportScreens: Screens = Object.fromEntries(
  reportRoutes.map((route) => [
    route,
    async () => ({ default: await (await import('./report-screen.tsx')).screenOf(route) }),
  ]),
)
