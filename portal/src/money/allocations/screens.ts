import type { Screens } from '../../foundation/screens.ts'

const ofKind = (kind: 'paid-search' | 'social' | 'premium-display' | 'premium-video') => () =>
  import('./allocations-screen.tsx').then((m) => ({ default: m.screenOf[kind] }))

export const allocationScreens: Screens = {
  'budgetAllocations.index': () =>
    import('./overview-screen.tsx').then((m) => ({ default: m.AllocationsOverviewScreen })),
  'budgetAllocations.paid-search': ofKind('paid-search'),
  'budgetAllocations.social': ofKind('social'),
  'budgetAllocations.premium-display': ofKind('premium-display'),
  'budgetAllocations.premium-video': ofKind('premium-video'),
}
