/**
 * The dashboards, which share most of their code: one file of the portal holds
 * them all, and whoever opened one has the others.
 */
export { AccountManagementScreen } from './account-management-screen.tsx'
export { ProgrammaticScreen, SemScreen, SeoScreen, SocialScreen } from './channel-screens.tsx'
export { ClientInsightsScreen } from './client-insights-screen.tsx'
export { ConnectedTvInsightsScreen } from './connected-tv-insights-screen.tsx'
export { MonthlyDeliverablesScreen } from './monthly-deliverables-screen.tsx'
export { MonthlyReportScreen } from './monthly-report-screen.tsx'
export { PacingScreen } from './pacing-screen.tsx'
export { TeamScreen } from './team-screen.tsx'
export { SemBudgetInsightsScreen, SemBudgetInsightsViewScreen } from './sem-budget-insights-screen.tsx'
