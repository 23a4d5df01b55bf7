// Made from the files named *.report.ts by `npm run check`; a law compares it with them.
import type { RouteName } from '@portal/core/foundation/routes'

/** The screens that are reports. */
export const reportRoutes = [
  'annualView.index',
  'budgetComparison.index',
  'cancellations.index',
  'historicalBudgets.index',
  'reporting.madi-ai-usage-logs',
  'clients.programmatic-insights',
  'budgetReconciliation.index',
] as const satisfies readonly RouteName[]
