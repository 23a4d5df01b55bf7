import type { Screens } from '../../shell/screens.ts'

export const activityScreens: Screens = {
  'report.activities': () =>
    import('./reports/activities-report-screen.tsx').then((m) => ({ default: m.ActivitiesReportScreen })),
}
