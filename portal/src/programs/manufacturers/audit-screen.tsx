import { addDays, today } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import type { ReportRow } from '@portal/core/platform/reports/report-column'
import { oemAuditReport } from '@portal/core/programs/manufacturers/oem-audit.report'
import { auditChecks } from '@portal/core/programs/manufacturers/audit-checks'
import { Flag, Plus } from '@portal/ui/icon'
import { fetched } from '../../foundation/errors/fetched.ts'
import { useMemo, useState, type ReactElement } from 'react'
import { useLocation } from 'wouter'
import type { Action } from '../../platform/parts/list/index.ts'
import { ReportFace, type ReportScreenProps } from '../../platform/reports/report-screen.tsx'
import type { Failing } from './failing.ts'

/** Fetched when a check is waived: a form is more than the rest of the screen. */
const WaiverDialog = fetched(() => import('./waiver-dialog.tsx').then((m) => m.WaiverDialog))

function failingOf(row: ReportRow): Failing | null {
  const checks = auditChecks.filter((check) => ['fail', 'warn'].includes(wordOf(row[check.toLowerCase()])))
  const { client: store, clientId, programId } = row
  if (checks.length === 0 || typeof clientId !== 'number' || typeof programId !== 'number') return null
  return { clientId, programId, store: nameOf(store), reasons: wordOf(row['reasons']), checks }
}

const wordOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const nameOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'name' in value ? wordOf(value.name) : ''

/** The address of a new task that says what is wrong with a store; whoever makes it says who does it. */
const taskOf = ({ clientId, store, reasons }: Failing): string =>
  `${pathOf('tasks')}?${new URLSearchParams({
    task_id: 'new',
    title: `Audit: ${reasons}`,
    due: addDays(today(), 7),
    client: String(clientId),
    clientName: store,
  }).toString()}`

/** The audit of a program's stores: a failing check becomes a task, or is answered for until a day. */
export function AuditScreen(
  face: Pick<ReportScreenProps, 'fixed' | 'crumbs'> & { readonly title: string },
): ReactElement {
  const [, navigate] = useLocation()
  const [waived, setWaived] = useState<Failing | null>(null)
  const actions = useMemo(
    (): readonly Action<ReportRow>[] => [
      {
        name: 'Make a task',
        icon: Plus,
        may: (row) => failingOf(row) !== null,
        run: (row) => {
          const failing = failingOf(row)
          if (failing) navigate(taskOf(failing))
        },
      },
      {
        name: 'Waive a check',
        icon: Flag,
        may: (row) => failingOf(row) !== null,
        run: (row) => setWaived(failingOf(row)),
      },
    ],
    [navigate],
  )
  return (
    <>
      <ReportFace {...face} report={oemAuditReport} actions={actions} />
      {waived && <WaiverDialog of={waived} onClose={() => setWaived(null)} />}
    </>
  )
}
