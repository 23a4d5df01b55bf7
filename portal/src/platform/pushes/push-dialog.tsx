import { defineFields } from '@portal/core/foundation/contract/field'
import { counted } from '@portal/core/foundation/format'
import { Banner } from '@portal/ui/banner'
import type { ReactElement } from 'react'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { showMailed } from '../../foundation/session/mail-kept.ts'
import { client as api } from '../../foundation/session/session.ts'
import { FormDialog, FormField, FormGrid, useForm } from '../parts/form/index.ts'

/** A report to many clients: what, whom and with which words, and whom it reaches before it goes. */
export function PushDialog({ onClose }: { readonly onClose: () => void }): ReactElement | null {
  const { data: reports } = useCall('reportPushes.reports', {})
  return reports ? <PushForm reports={reports} onClose={onClose} /> : null
}

function PushForm({
  reports,
  onClose,
}: {
  readonly reports: readonly { readonly name: string; readonly title: string }[]
  readonly onClose: () => void
}): ReactElement {
  const fields = defineFields({
    report: { label: 'Report', kind: 'choice', required: true, choices: reports.map(({ title }) => title) },
    file: { label: 'With the Mail', kind: 'choice', required: true, choices: ['PDF', 'Excel'] },
    clientIds: { label: 'Clients', kind: 'records', of: 'clients', required: true },
    message: { label: 'Message', kind: 'longText', required: true, hint: 'It stands above the figures.' },
  })
  const nameOf = (title: string): string => reports.find((report) => report.title === title)?.name ?? ''
  const form = useForm({
    fields,
    from: { file: 'PDF' },
    save: ({ report, file, clientIds, message }, { options }) =>
      api.call('reportPushes.create', {
        body: {
          report: nameOf(report),
          clientIds: [...clientIds],
          message,
          file: file === 'PDF' ? 'pdf' : 'xlsx',
        },
        ...options,
      }),
    saved: ({ people }) => {
      refresh('reportPushes')
      showMailed(
        `It goes to ${counted(people, 'person', 'people')} in a minute. Until then you can take it back.`,
      )
      onClose()
    },
  })
  const { report, clientIds } = form.inputs
  const { data: reached } = useCall(
    'reportPushes.count',
    report !== '' && clientIds.length > 0
      ? { body: { report: nameOf(report), clientIds: clientIds.map(Number) } }
      : null,
  )
  return (
    <FormDialog of={form} title="Push a report" width={600} saveLabel="Send in a minute" onClose={onClose}>
      <FormGrid>
        <FormField of={form} name="report" />
        <FormField of={form} name="file" />
        <FormField of={form} name="clientIds" wide />
        <FormField of={form} name="message" wide />
      </FormGrid>
      {reached && (
        <Banner tone={reached.people === 0 ? 'warning' : 'information'} announce>
          {reached.people === 0
            ? 'Nobody of these clients has an account here.'
            : `It reaches ${counted(reached.people, 'person', 'people')} of ${counted(reached.clients, 'client')}.`}
          {reached.without.length > 0 && ` Nobody of ${reached.without.join(', ')} gets it.`}
        </Banner>
      )}
    </FormDialog>
  )
}
