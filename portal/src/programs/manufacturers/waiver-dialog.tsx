import { defineFields } from '@portal/core/foundation/contract/field'
import { addDays, today } from '@portal/core/foundation/format'
import { auditChecks } from '@portal/core/programs/manufacturers/audit-checks'
import { showSuccess } from '@portal/ui/toast'
import { useMemo, type ReactElement } from 'react'
import { refresh } from '../../foundation/session/query.ts'
import { client } from '../../foundation/session/session.ts'
import { FormDialog, FormField, FormGrid, useForm } from '../../platform/parts/form/index.ts'
import type { Failing } from './failing.ts'

/** Answers for a failing check of a store until a day. */
export function WaiverDialog({
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
