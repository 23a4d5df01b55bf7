import type { Screens } from '../shell/screens.ts'

export const settingsScreens: Screens = {
  'settings.accounting': () => import('./services-screen.tsx').then((m) => ({ default: m.ServicesScreen })),
  'settings.activity-types': () =>
    import('./activity-types-screen.tsx').then((m) => ({ default: m.ActivityTypesScreen })),
}
