import { webhookEventNames } from '@portal/core/platform/webhooks/events'
import { eventFields, webhookFields } from '@portal/core/platform/webhooks/fields'
import type { Answer } from '@portal/core/calls'
import { Skeleton } from '@portal/ui/skeleton'
import type { ReactElement } from 'react'
import { useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { FormDialog, FormField, FormGrid, FormSection, useForm } from '../parts/form/index.ts'

interface WebhookDialogProps {
  /** Null for a new one. */
  readonly id: number | null
  /** With the secret of a new one. */
  readonly saved: (secret: string | null) => void
  readonly onClose: () => void
}

type Endpoint = Answer<'webhooks.list'>[number]

/** Adds an address, or changes what it is told. */
export function WebhookDialog({ id, saved, onClose }: WebhookDialogProps): ReactElement | null {
  const { data } = useCall('webhooks.list', {})
  if (id === null) return <Editing kept={null} saved={saved} onClose={onClose} />
  if (!data) return <Skeleton height={1} />
  const kept = data.find((one) => one.id === id)
  return kept ? <Editing kept={kept} saved={saved} onClose={onClose} /> : null
}

function Editing({
  kept,
  saved,
  onClose,
}: Omit<WebhookDialogProps, 'id'> & { readonly kept: Endpoint | null }): ReactElement {
  const form = useForm({
    fields: { ...webhookFields, ...eventFields },
    from: {
      ...(kept
        ? { name: kept.name, url: kept.url, withAmounts: kept.withAmounts, version: kept.version }
        : {}),
      ...Object.fromEntries(webhookEventNames.map((name) => [name, kept?.events.includes(name) ?? false])),
    },
    check: (inputs) =>
      webhookEventNames.some((name) => inputs[name] === true)
        ? {}
        : { 'budget.changed': 'Choose at least one event' },
    save: async (sent, { options }) => {
      const body = {
        name: String(sent.name),
        url: String(sent.url),
        withAmounts: sent.withAmounts === true,
        events: webhookEventNames.filter((name) => sent[name] === true),
      }
      if (kept) {
        await api.call('webhooks.update', { params: { id: kept.id }, body, ...options })
        return null
      }
      return (await api.call('webhooks.create', { body, ...options })).secret
    },
    saved,
  })
  return (
    <FormDialog
      of={form}
      title={kept ? `Edit ${kept.name}` : 'Add a webhook'}
      width={620}
      saveLabel={kept ? 'Save' : 'Add webhook'}
      onClose={onClose}
    >
      <FormGrid>
        <FormField of={form} name="name" wide />
        <FormField of={form} name="url" wide />
      </FormGrid>
      <FormSection title="It is told of">
        <FormGrid>
          {webhookEventNames.map((name) => (
            <FormField key={name} of={form} name={name} wide />
          ))}
          <FormField of={form} name="withAmounts" wide />
        </FormGrid>
      </FormSection>
    </FormDialog>
  )
}
