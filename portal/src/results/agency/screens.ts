import type { Screens } from '../../foundation/screens.ts'

export const agencyScreens: Screens = {
  'dv360-override-file.index': () =>
    import('../overrides/override-screen.tsx').then((m) => ({ default: m.OverrideScreen })),
  'reporting.incident-report': () =>
    import('./incident-report-screen.tsx').then((m) => ({ default: m.IncidentReportScreen })),
  'reporting.sem-budget-recommendations': () =>
    import('./sem-budget-recommendations-screen.tsx').then((m) => ({
      default: m.SemBudgetRecommendationsScreen,
    })),
  'settings.metric-alarms': () =>
    import('./metric-alarms-screen.tsx').then((m) => ({ default: m.MetricAlarmsScreen })),
  'reporting.am-resource-planning': () =>
    import('./resource-planning-screen.tsx').then((m) => ({ default: m.ResourcePlanningScreen })),
}
