import { pacingSection } from '@portal/core/money/services/sections'
import { clientIn, type ReportRow } from '@portal/core/platform/reports/report-column'
import { reconciliationReport } from '@portal/core/results/metrics/reconciliation.report'
import { CheckCheck } from '@portal/ui/icon'
import { useMemo, useState, type ReactElement } from 'react'
import { fetched } from '../../foundation/errors/fetched.ts'
import { FetchedWhenIdle } from '../../foundation/errors/fetched-when-idle.ts'
import type { Action } from '../../platform/parts/list/index.ts'
import { ReportFace } from '../../platform/reports/report-screen.tsx'
import type { Settled } from './settle-dialog.tsx'

const SettleDialog = fetched(() => import('./settle-dialog.tsx').then((m) => m.SettleDialog))

/** The client, section and month of a row; null for one without them. */
function settledOf(row: ReportRow): Settled | null {
  const client = clientIn(row)
  const section = pacingSection(Number(row['section']))
  const { month } = row
  return client && section && typeof month === 'string' ? { client, section, month } : null
}

/** `/budgets/budget-reconciliation`: spend against budgets, and what became of each difference. */
export function ReconciliationScreen(): ReactElement {
  const [settling, setSettling] = useState<Settled | null>(null)
  const actions = useMemo(
    (): readonly Action<ReportRow>[] => [
      {
        name: 'Settle difference',
        icon: CheckCheck,
        shortcut: 's',
        run: (row) => setSettling(settledOf(row)),
      },
    ],
    [],
  )
  return (
    <>
      <ReportFace
        report={reconciliationReport}
        title={reconciliationReport.title}
        actions={actions}
        onOpen={(row) => setSettling(settledOf(row))}
      />
      <FetchedWhenIdle part={SettleDialog} />
      {settling && <SettleDialog of={settling} onClose={() => setSettling(null)} />}
    </>
  )
}
