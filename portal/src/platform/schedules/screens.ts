import type { Screens } from '../../foundation/screens.ts'

export const scheduleScreens: Screens = {
  'reporting.schedules': () => import('./schedules-screen.tsx').then((m) => ({ default: m.SchedulesScreen })),
}
