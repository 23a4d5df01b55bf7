import { defineFields } from '@portal/core/foundation/contract/field'
import { addDays, today } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import type { ReportRow } from '@portal/core/platform/reports/report'
import { oemAuditReport } from '@portal/core/programs/manufacturers/oem-audit.report'
import { auditChecks, type AuditCheck } from '@portal/core/programs/manufacturers/lists'
import { Flag, Plus } from '@portal/ui/icon'
import { showSuccess } from '@portal/ui/toast'
import { useMemo, useState, type ReactElement } from 'react'
import { useLocation } from 'wouter'
import { refresh } from '../../foundation/session/query.ts'
import { client } from '../../foundation/session/session.ts'
import { FormDialog, FormField, FormGrid, useForm } from '../../platform/parts/form/index.ts'
import type { Action } from '../../platform/parts/list/index.ts'
import { ReportFace, type ReportScreenProps } from '../../platform/reports/report-screen.tsx'

/** A store that fails, as its row says. */
interface Failing {
  readonly clientId: number
  readonly programId: number
  readonly store: string
  readonly reasons: string
  readonly checks: readonly AuditCheck[]
}

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

function WaiverDialog({
  of: { clientId, programId, store, checks },
  onClose,
}: {
  readonly of: Failing
  readonly onClose: () => void
}): ReactElement {
  const fields = useMemo(
    () =>
      defineFields({
        failing: { label: 'Check', kind: 'choice', required: true, choices: checks },
        until: { label: 'Until', kind: 'date', required: true, hint: 'After this day it counts again.' },
        name: { label: 'Reason', kind: 'text', required: true },
      }),
    [checks],
  )
  const form = useForm({
    fields,
    from: { failing: checks[0] ?? null, until: addDays(today(), 14), name: '' },
    save: ({ failing, until, name }, { options }) =>
      client.call('oemWaivers.create', {
        body: {
          clientId,
          programId,
          failing: auditChecks.find((check) => check === failing) ?? 'Names',
          until,
          name,
        },
        ...options,
      }),
    saved: () => {
      refresh('oemWaivers', 'reports.oemAudit', 'reports.oemAuditHistory', 'oemHub')
      showSuccess(`The check of ${store} is waived.`)
      onClose()
    },
  })
  return (
    <FormDialog of={form} title={`Waive a check of ${store}`} saveLabel="Waive" onClose={onClose}>
      <FormGrid>
        <FormField of={form} name="failing" />
        <FormField of={form} name="until" />
        <FormField of={form} name="name" wide />
      </FormGrid>
    </FormDialog>
  )
}
