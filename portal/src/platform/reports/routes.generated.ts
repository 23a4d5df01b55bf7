// Made from the files named *.report.ts by `npm run check`; a law compares it with them.
import type { RouteName } from '@portal/core/foundation/routes'

/** The screens that are reports. */
export const reportRoutes = [
  'reporting.madi-ai-usage-logs',
  'annualView.index',
  'budgetComparison.index',
  'cancellations.index',
  'historicalBudgets.index',
  'budgetReconciliation.index',
] as const satisfies readonly RouteName[]
