import type { Screens } from '../../foundation/screens.ts'

const screens = () => import('./strategy-screens.tsx')

export const strategyScreens: Screens = {
  'dashboard.seo-strategies': () => screens().then((m) => ({ default: m.SeoStrategiesScreen })),
  'reporting.client-strategies': () => screens().then((m) => ({ default: m.ClientStrategiesScreen })),
  'reporting.manager-tasks': () =>
    import('./manager-tasks-screen.tsx').then((m) => ({ default: m.ManagerTasksScreen })),
  'clients.profile.strategies': () => screens().then((m) => ({ default: m.StrategiesTab })),
}
