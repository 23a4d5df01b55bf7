import type { Screens } from '../../foundation/screens.ts'

export const budgetScreens: Screens = {
  'activeBudgets.index': () =>
    import('./budget-report.tsx').then((m) => ({ default: m.ActiveBudgetsScreen })),
  'inactiveBudgets.index': () =>
    import('./budget-report.tsx').then((m) => ({ default: m.InactiveBudgetsScreen })),
  'clients.profile.budgets': () => import('./budgets-tab.tsx').then((m) => ({ default: m.BudgetsTab })),
  'budgets.create': () => import('./budget-screens.tsx').then((m) => ({ default: m.CreateBudgetScreen })),
  'budgets.create-for-client': () =>
    import('./budget-screens.tsx').then((m) => ({ default: m.CreateBudgetForClientScreen })),
  'budgets.edit': () => import('./budget-screens.tsx').then((m) => ({ default: m.EditBudgetScreen })),
}
