import type { ReportRow } from '@portal/core/platform/reports/report-column'
import { managerTasksReport } from '@portal/core/work/deliverables/manager-tasks.report'
import { Check, Undo2 } from '@portal/ui/icon'
import type { ReactElement } from 'react'
import { report as tell } from '../../foundation/errors/errors.ts'
import { refresh } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import type { Action } from '../../platform/parts/list/index.ts'
import { ReportFace } from '../../platform/reports/report-screen.tsx'

async function tick(row: ReportRow, done: boolean): Promise<void> {
  const { month } = row
  if (typeof month !== 'string') return
  try {
    await api.call('deliverableTasks.tick', {
      params: { id: Number(row['taskId']) },
      body: { clientId: Number(row['clientId']), month, done },
    })
    refresh('reports')
  } catch (error) {
    tell(error)
  }
}

const isDone = (row: ReportRow): boolean => row['state'] === 'Done'

const actions: readonly Action<ReportRow>[] = [
  {
    name: 'Done',
    icon: Check,
    shortcut: 'd',
    may: (row) => !isDone(row),
    run: (row) => void tick(row, true),
  },
  { name: 'Not done', icon: Undo2, may: isDone, run: (row) => void tick(row, false) },
]

/** `/reporting/account-manager-checklist`: what is to be done for each client this month, ticked where it stands. */
export const ManagerTasksScreen = (): ReactElement => (
  <ReportFace report={managerTasksReport} title={managerTasksReport.title} actions={actions} />
)
