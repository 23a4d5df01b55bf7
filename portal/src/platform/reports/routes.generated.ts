// Made from the files named *.report.ts by `npm run check`; a law compares it with them.
import type { RouteName } from '@portal/core/foundation/routes'

/** The screens that are reports. */
export const reportRoutes = [
  'annualView.index',
  'budgetComparison.index',
  'cancellations.index',
  'historicalBudgets.index',
  'reporting.madi-ai-usage-logs',
  'clients.conversioniq-insights',
  'clients.google-business-profile-report',
  'clients.inventory-ads-report',
  'clients.local-service-ads',
  'clients.location-report',
  'clients.programmatic-audio-insights',
  'clients.programmatic-insights-v2',
  'clients.programmatic-insights',
  'clients.seo-division-report',
  'budgetReconciliation.index',
] as const satisfies readonly RouteName[]
