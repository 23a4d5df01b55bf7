// Made from the files named *.report.ts by `npm run check`; a law compares it with them.
import { annualViewAnswer } from './money/budgets/annual-view.report.ts'
import { budgetComparisonAnswer } from './money/budgets/budget-comparison.report.ts'
import { cancellationsAnswer } from './money/budgets/cancellations.report.ts'
import { historicalBudgetsAnswer } from './money/budgets/historical-budgets.report.ts'
import { quickViewAnswer } from './money/budgets/quick-view.report.ts'
import { tagsWithServicesAnswer } from './money/budgets/tags-with-services.report.ts'
import { oemAuditAnswer } from './programs/manufacturers/oem-audit.report.ts'
import { oemBillingAnswer } from './programs/manufacturers/oem-billing.report.ts'
import { oemBudgetsAnswer } from './programs/manufacturers/oem-budgets.report.ts'
import { oemCampaignsAnswer } from './programs/manufacturers/oem-campaigns.report.ts'
import { oemFundMonthsAnswer } from './programs/manufacturers/oem-fund-months.report.ts'
import { oemSpendAnswer } from './programs/manufacturers/oem-spend.report.ts'
import { oemTrackerAnswer } from './programs/manufacturers/oem-tracker.report.ts'
import { aiUsageAnswer } from './results/assistant/ai-usage.report.ts'
import { programmaticInsightsAnswer, programmaticPlacementsAnswer } from './results/client-reports/programmatic-insights.report.ts'
import { reconciliationAnswer } from './results/metrics/reconciliation.report.ts'
import type { ReportSource } from './platform/reports/answer.ts'

/** What answers every declared report. */
export const answers: readonly ReportSource[] = [
  annualViewAnswer,
  budgetComparisonAnswer,
  cancellationsAnswer,
  historicalBudgetsAnswer,
  quickViewAnswer,
  tagsWithServicesAnswer,
  oemAuditAnswer,
  oemBillingAnswer,
  oemBudgetsAnswer,
  oemCampaignsAnswer,
  oemFundMonthsAnswer,
  oemSpendAnswer,
  oemTrackerAnswer,
  aiUsageAnswer,
  programmaticInsightsAnswer,
  programmaticPlacementsAnswer,
  reconciliationAnswer,
]
