import type { Screens } from '../../foundation/screens.ts'

export const agencyScreens: Screens = {
  'reporting.incident-report': () =>
    import('./incident-report-screen.tsx').then((m) => ({ default: m.IncidentReportScreen })),
  'settings.metric-alarms': () =>
    import('./metric-alarms-screen.tsx').then((m) => ({ default: m.MetricAlarmsScreen })),
  'reporting.am-resource-planning': () =>
    import('./resource-planning-screen.tsx').then((m) => ({ default: m.ResourcePlanningScreen })),
}
