import type { Screens } from '../shell/screens.ts'

export const settingsScreens: Screens = {
  'settings.accounting': () => import('./services-screen.tsx').then((m) => ({ default: m.ServicesScreen })),
  'tactics.index': () => import('./tactics-screen.tsx').then((m) => ({ default: m.TacticsScreen })),
  'settings.activity-types': () =>
    import('./activity-types-screen.tsx').then((m) => ({ default: m.ActivityTypesScreen })),
}
