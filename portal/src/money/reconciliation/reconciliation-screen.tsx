import type { ReportRow } from '@portal/core/platform/reports/report'
import { reconciliationReport } from '@portal/core/results/metrics/reconciliation.report'
import { CheckCheck } from '@portal/ui/icon'
import { useMemo, useState, type ReactElement } from 'react'
import type { Action } from '../../platform/parts/list/index.ts'
import { ReportFace } from '../../platform/reports/report-screen.tsx'
import { SettleDialog, type Settled } from './settle-dialog.tsx'

/** The client, section and month of a row; null for one without them. */
function settledOf({ client, section, month }: ReportRow): Settled | null {
  if (typeof client !== 'object' || client === null || !('slug' in client)) return null
  if (typeof section !== 'string' || typeof month !== 'string') return null
  return { client, sectionId: Number(section), month }
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
      {settling && <SettleDialog of={settling} onClose={() => setSettling(null)} />}
    </>
  )
}
