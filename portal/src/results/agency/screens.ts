import type { Screens } from '../../foundation/screens.ts'

export const agencyScreens: Screens = {
  'reporting.incident-report': () =>
    import('./incident-report-screen.tsx').then((m) => ({ default: m.IncidentReportScreen })),
}
