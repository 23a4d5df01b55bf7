import type { Screens } from '../../foundation/screens.ts'

const lists = () => import('./list-screens.tsx')

export const settingsScreens: Screens = {
  'settings.accounting': () => lists().then((m) => ({ default: m.ServicesScreen })),
  'settings.activity-types': () =>
    import('./activity-types-screen.tsx').then((m) => ({ default: m.ActivityTypesScreen })),
}
