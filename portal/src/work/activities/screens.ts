import type { Screens } from '../../foundation/screens.ts'

const ofClient = () => import('./client-screens.tsx')

export const activityScreens: Screens = {
  'clients.profile.activity': () => ofClient().then((m) => ({ default: m.ActivityTab })),
  'clients.client-activities': () => ofClient().then((m) => ({ default: m.ClientActivitiesScreen })),
  'report.activities': () =>
    import('./reports/activities-report-screen.tsx').then((m) => ({ default: m.ActivitiesReportScreen })),
}
