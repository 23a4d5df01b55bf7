/** The dashboards of the agency’s own work, which share most of their code: whoever opened one has the others. */
export { AccountManagementScreen } from './account-management-screen.tsx'
export { MonthlyDeliverablesScreen } from './monthly-deliverables-screen.tsx'
export { PacingScreen } from './pacing-screen.tsx'
export { TeamScreen } from './team-screen.tsx'
