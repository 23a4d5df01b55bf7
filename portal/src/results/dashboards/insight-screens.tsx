/** The dashboards of what advertising brought, which share most of their code: whoever opened one has the others. */
export { ProgrammaticScreen, SemScreen, SeoScreen, SocialScreen } from './channel-screens.tsx'
export { ClientInsightsScreen } from './client-insights-screen.tsx'
export { ConnectedTvInsightsScreen } from './connected-tv-insights-screen.tsx'
export { MonthlyReportScreen } from './monthly-report-screen.tsx'
export { SemBudgetInsightsScreen, SemBudgetInsightsViewScreen } from './sem-budget-insights-screen.tsx'
