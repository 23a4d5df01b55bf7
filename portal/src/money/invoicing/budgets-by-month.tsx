import { annualViewReport } from '@portal/core/money/budgets/annual-view.report'
import type { ReactElement } from 'react'
import { ReportSection } from '../../platform/reports/report-section.tsx'

const budgetsByMonth = {
  ...annualViewReport,
  title: 'Budgets of this year',
  sentence: 'What each service comes to in each month, without fees.',
}

/** Whoever sees the accounting of a client may open what its months are made of. */
const leads = (): boolean => true

/** What the budgets of a client come to in each month of the year, by service. */
export const BudgetsByMonth = ({ clientId }: { readonly clientId: number }): ReactElement => (
  <ReportSection
    report={budgetsByMonth}
    query={{ clientId: String(clientId), by: 'service' }}
    leads={leads}
  />
)
