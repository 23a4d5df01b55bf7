import { coopByMonthReport } from '@portal/core/money/invoicing/coop-by-month.report'
import type { ReactElement } from 'react'
import { ReportSection } from '../../platform/reports/report-section.tsx'

/** Whoever sees the accounting of a client may open what its months are made of. */
const leads = (): boolean => true
const everything = {}

/** What manufacturers pay back to a client, month by month. */
export const CoopByMonth = ({ clientId }: { readonly clientId: number }): ReactElement => (
  <ReportSection report={coopByMonthReport} clientId={clientId} query={everything} leads={leads} />
)
