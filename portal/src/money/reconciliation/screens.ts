import type { Screens } from '../../foundation/screens.ts'

export const reconciliationScreens: Screens = {
  'budgetReconciliation.index': () =>
    import('./reconciliation-screen.tsx').then((m) => ({ default: m.ReconciliationScreen })),
}
