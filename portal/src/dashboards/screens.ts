import type { Screens } from '../shell/screens.ts'

const channels = () => import('./channel-screens.tsx')
const pace = () => import('./pace-screens.ts')

export const dashboardScreens: Screens = {
  'dashboard.monthly-report': () =>
    import('./monthly-report-screen.tsx').then((m) => ({ default: m.MonthlyReportScreen })),
  'dashboard.pacing': () => pace().then((m) => ({ default: m.PacingScreen })),
  'dashboard.account-management': () => pace().then((m) => ({ default: m.AccountManagementScreen })),
  'dashboard.sem': () => channels().then((m) => ({ default: m.SemScreen })),
  'dashboard.seo': () => channels().then((m) => ({ default: m.SeoScreen })),
  'dashboard.social': () => channels().then((m) => ({ default: m.SocialScreen })),
  'dashboard.programmatic': () => channels().then((m) => ({ default: m.ProgrammaticScreen })),
}
