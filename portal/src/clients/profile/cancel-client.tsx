import { today } from '@portal/core/foundation/format'
import { defineFields } from '@portal/core/foundation/contract/field'
import { Button } from '@portal/ui/button'
import { Card } from '@portal/ui/card'
import { showSuccess } from '@portal/ui/toast'
import { useState, type ReactElement } from 'react'
import { refresh } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { FormDialog, FormField, FormGrid, FormSection, useForm } from '../../platform/parts/form/index.ts'
import type { ClientProfile } from './profile-frame.tsx'

const fields = defineFields({
  lastDay: { label: 'Last Day', kind: 'date', required: true, hint: 'Today, or a day that is over.' },
  cancellationReasonId: { label: 'Reason', kind: 'record', of: 'cancellationReasons', required: true },
})

/** Makes a client inactive at once; nothing where it is already, or for whoever may not. */
export function CancelClient({ client }: { readonly client: ClientProfile }): ReactElement | null {
  const [asking, setAsking] = useState(false)
  if (!client.can.update || (client.canceledAt !== null && client.canceledAt <= today())) return null
  return (
    <Card>
      <FormSection
        title="Cancellation"
        description="The client becomes inactive at once, and its running budgets end."
        actions={
          <Button variant="danger" onClick={() => setAsking(true)}>
            Cancel now
          </Button>
        }
      />
      {asking && <CancelDialog client={client} onClose={() => setAsking(false)} />}
    </Card>
  )
}

const left = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]

function CancelDialog({
  client: { id, name },
  onClose,
}: {
  readonly client: ClientProfile
  readonly onClose: () => void
}): ReactElement {
  const form = useForm({
    fields,
    from: { lastDay: today() },
    save: (body, { options }) => api.call('clients.cancelNow', { params: { id }, body, ...options }),
    saved: ({ budgetsEnded, budgetsToCome, openTasks }) => {
      refresh('clients', 'budgets', 'clientHealth')
      const rest = [
        ...left(budgetsToCome, 'budget that begins later', 'budgets that begin later'),
        ...left(openTasks, 'open task', 'open tasks'),
      ]
      showSuccess(
        `${name} is inactive. ${budgetsEnded} ${budgetsEnded === 1 ? 'budget has' : 'budgets have'} ended.${rest.length > 0 ? ` Left to decide: ${rest.join(' and ')}.` : ''}`,
      )
      onClose()
    },
  })
  return (
    <FormDialog
      of={form}
      title={`Cancel ${name}`}
      width={460}
      saveLabel="Cancel the client"
      onClose={onClose}
    >
      <p>The client becomes inactive at once and its running budgets end on the last day.</p>
      <FormGrid>
        <FormField of={form} name="lastDay" />
        <FormField of={form} name="cancellationReasonId" />
      </FormGrid>
    </FormDialog>
  )
}
