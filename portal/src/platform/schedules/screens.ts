import type { Screens } from '../../foundation/screens.ts'

export const scheduleScreens: Screens = {
  'settings.push-reporting': () =>
    import('../pushes/pushes-screen.tsx').then((m) => ({ default: m.PushesScreen })),
  'reporting.schedules': () => import('./schedules-screen.tsx').then((m) => ({ default: m.SchedulesScreen })),
}
