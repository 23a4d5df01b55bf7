import type { Screens } from '../../foundation/screens.ts'

const screens = () => import('./dashboard-screens.tsx')

export const dashboardScreens: Screens = {
  'clients.profile': () => import('../overview/overview-tab.tsx').then((m) => ({ default: m.OverviewTab })),
  'dashboard.monthly-report': () => screens().then((m) => ({ default: m.MonthlyReportScreen })),
  'dashboard.pacing': () => screens().then((m) => ({ default: m.PacingScreen })),
  'dashboard.account-management': () => screens().then((m) => ({ default: m.AccountManagementScreen })),
  'dashboard.sem': () => screens().then((m) => ({ default: m.SemScreen })),
  'dashboard.seo': () => screens().then((m) => ({ default: m.SeoScreen })),
  'dashboard.social': () => screens().then((m) => ({ default: m.SocialScreen })),
  'dashboard.programmatic': () => screens().then((m) => ({ default: m.ProgrammaticScreen })),
  'dashboard.monthly-deliverables': () => screens().then((m) => ({ default: m.MonthlyDeliverablesScreen })),
  'dashboard.sem-budget-insights': () => screens().then((m) => ({ default: m.SemBudgetInsightsScreen })),
  'dashboard.sem-budget-insights-view': () =>
    screens().then((m) => ({ default: m.SemBudgetInsightsViewScreen })),
  'dashboard.team': () => screens().then((m) => ({ default: m.TeamScreen })),
  'clients.insights': () => screens().then((m) => ({ default: m.ClientInsightsScreen })),
  'clients.connected-tv-insights': () => screens().then((m) => ({ default: m.ConnectedTvInsightsScreen })),
}
