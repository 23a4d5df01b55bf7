import { coopMonthsReport } from '@portal/core/money/invoicing/coop-months.report'
import type { ReactElement } from 'react'
import { LaterSection } from '../../platform/reports/later-section.ts'

/** Whoever sees the accounting of a client may open what its months are made of. */
const leads = (): boolean => true
const everything = {}

/** What manufacturers pay back to a client, month by month. */
export const CoopMonths = ({ clientId }: { readonly clientId: number }): ReactElement => (
  <LaterSection report={coopMonthsReport} clientId={clientId} query={everything} leads={leads} />
)
