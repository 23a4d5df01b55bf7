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
  'clients.conversioniq-insights': () => import('@portal/core/results/client-reports/conversioniq-insights.report').then((m) => m.conversioniqInsightsReport),
  'clients.google-business-profile-report': () => import('@portal/core/results/client-reports/google-business-profile.report').then((m) => m.googleBusinessProfileReport),
  'clients.inventory-ads-report': () => import('@portal/core/results/client-reports/inventory-ads.report').then((m) => m.inventoryAdsReport),
  'clients.local-service-ads': () => import('@portal/core/results/client-reports/local-service-ads.report').then((m) => m.localServiceAdsReport),
  'clients.location-report': () => import('@portal/core/results/client-reports/location.report').then((m) => m.locationReport),
  'clients.programmatic-audio-insights': () => import('@portal/core/results/client-reports/programmatic-audio-insights.report').then((m) => m.programmaticAudioInsightsReport),
  'clients.programmatic-insights-v2': () => import('@portal/core/results/client-reports/programmatic-insights-v2.report').then((m) => m.programmaticInsightsV2Report),
  'clients.programmatic-insights': () => import('@portal/core/results/client-reports/programmatic-insights.report').then((m) => m.programmaticInsightsReport),
  'clients.seo-division-report': () => import('@portal/core/results/client-reports/seo-division.report').then((m) => m.seoDivisionReport),
  'budgetReconciliation.index': () => import('@portal/core/results/metrics/reconciliation.report').then((m) => m.reconciliationReport),
}
