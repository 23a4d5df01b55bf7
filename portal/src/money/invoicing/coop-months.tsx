import { coopMonthsReport } from '@portal/core/money/invoicing/coop-months.report'
import type { ReactElement } from 'react'
import { ReportSection } from '../../platform/reports/report-section.tsx'

/** Whoever sees the accounting of a client may open what its months are made of. */
const leads = (): boolean => true
const everything = {}

/** What manufacturers pay back to a client, month by month. */
export const CoopMonths = ({ clientId }: { readonly clientId: number }): ReactElement => (
  <ReportSection report={coopMonthsReport} clientId={clientId} query={everything} leads={leads} />
)
