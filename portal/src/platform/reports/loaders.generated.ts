// Made from the files named *.report.ts by `npm run check`; a law compares it with them.
import type { Report } from '@portal/core/platform/reports/report'
import type { RouteName } from '@portal/core/foundation/routes'

/** Fetches the declaration of a report by its route. */
export const reportLoaders: { readonly [N in RouteName]?: () => Promise<Report> } = {
  'annualView.index': () => import('@portal/core/money/budgets/annual-view.report').then((m) => m.annualViewReport),
  'budgetComparison.index': () => import('@portal/core/money/budgets/budget-comparison.report').then((m) => m.budgetComparisonReport),
  'cancellations.index': () => import('@portal/core/money/budgets/cancellations.report').then((m) => m.cancellationsReport),
  'historicalBudgets.index': () => import('@portal/core/money/budgets/historical-budgets.report').then((m) => m.historicalBudgetsReport),
  'reporting.madi-ai-usage-logs': () => import('@portal/core/results/assistant/ai-usage.report').then((m) => m.aiUsageReport),
  'clients.programmatic-insights': () => import('@portal/core/results/client-reports/programmatic-insights.report').then((m) => m.programmaticInsightsReport),
  'budgetReconciliation.index': () => import('@portal/core/results/metrics/reconciliation.report').then((m) => m.reconciliationReport),
}
