import { defineFields } from '@portal/core/foundation/contract/field'
import type { ReactElement } from 'react'
import { refresh } from '../foundation/session/query.ts'
import { client as api } from '../foundation/session/session.ts'
import { FormDialog, useForm } from '../platform/parts/form/index.ts'

const keyFields = defineFields({
  name: {
    label: 'Who Sends Leads Here',
    kind: 'text',
    required: true,
    hint: 'It is the source of leads that name none.',
  },
})

/** Asks who will send leads to a new address. */
export function LeadKeyDialog({
  clientId,
  onMade,
  onClose,
}: {
  readonly clientId: number
  readonly onMade: (address: string) => void
  readonly onClose: () => void
}): ReactElement {
  const form = useForm({
    fields: keyFields,
    save: (body, { options }) => api.call('leadKeys.create', { params: { id: clientId }, body, ...options }),
    saved: ({ address }) => {
      refresh('leadKeys')
      onMade(address)
    },
  })
  return <FormDialog of={form} title="Add address for leads" width={420} saveLabel="Add" onClose={onClose} />
}
