import type { Screens } from '../../foundation/screens.ts'

export const budgetPlanScreens: Screens = {
  'budgets.change': () =>
    import('./change-budgets-screen.tsx').then((m) => ({ default: m.ChangeBudgetsScreen })),
  'budgetIncreaseApprovals.index': () =>
    import('./increases-screen.tsx').then((m) => ({ default: m.IncreasesScreen })),
}
