import type { Screens } from '../foundation/screens.ts'

export const salesScreens: Screens = {
  'clients.profile.sales': () =>
    import('./client-sales-tab.tsx').then((m) => ({ default: m.ClientSalesTab })),
  'lead-blacklist.index': () =>
    import('./blacklist-screen.tsx').then((m) => ({ default: m.BlacklistScreen })),
  'leads.index': () => import('./pipeline-screen.tsx').then((m) => ({ default: m.PipelineScreen })),
  'leads.detail': () => import('./lead-screen.tsx').then((m) => ({ default: m.LeadScreen })),
  'priority-watchlist.index': () =>
    import('./watchlist-screen.tsx').then((m) => ({ default: m.WatchlistScreen })),
  'onboarding.index': () => import('./onboarding-screen.tsx').then((m) => ({ default: m.OnboardingScreen })),
  'onboarding.tasks': () =>
    import('./onboarding-tasks-screen.tsx').then((m) => ({ default: m.OnboardingTasksScreen })),
}
