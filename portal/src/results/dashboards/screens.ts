import type { Screens } from '../../foundation/screens.ts'

const agency = () => import('./agency-screens.tsx')
const insights = () => import('./insight-screens.tsx')

export const dashboardScreens: Screens = {
  'clients.profile': () => import('../overview/overview-tab.tsx').then((m) => ({ default: m.OverviewTab })),
  'dashboard.monthly-report': () => insights().then((m) => ({ default: m.MonthlyReportScreen })),
  'dashboard.pacing': () => agency().then((m) => ({ default: m.PacingScreen })),
  'dashboard.account-management': () => agency().then((m) => ({ default: m.AccountManagementScreen })),
  'dashboard.sem': () => insights().then((m) => ({ default: m.SemScreen })),
  'dashboard.seo': () => insights().then((m) => ({ default: m.SeoScreen })),
  'dashboard.social': () => insights().then((m) => ({ default: m.SocialScreen })),
  'dashboard.programmatic': () => insights().then((m) => ({ default: m.ProgrammaticScreen })),
  'dashboard.monthly-deliverables': () => agency().then((m) => ({ default: m.MonthlyDeliverablesScreen })),
  'dashboard.sem-budget-insights': () => insights().then((m) => ({ default: m.SemBudgetInsightsScreen })),
  'dashboard.sem-budget-insights-view': () =>
    insights().then((m) => ({ default: m.SemBudgetInsightsViewScreen })),
  'dashboard.team': () => agency().then((m) => ({ default: m.TeamScreen })),
  'clients.insights': () => insights().then((m) => ({ default: m.ClientInsightsScreen })),
  'clients.connected-tv-insights': () => insights().then((m) => ({ default: m.ConnectedTvInsightsScreen })),
}
