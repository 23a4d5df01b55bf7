import type { Screens } from '../../foundation/screens.ts'

export const helperScreens: Screens = {
  'admin.helpers': () => import('./helpers-screen.tsx').then((m) => ({ default: m.HelpersScreen })),
}
