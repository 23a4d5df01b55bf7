import type { Screens } from '../../foundation/screens.ts'

export const programScreens: Screens = {
  'settings.programs': () => import('./programs-screen.tsx').then((m) => ({ default: m.ProgramsScreen })),
}
