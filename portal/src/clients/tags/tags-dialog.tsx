import { defineFields } from '@portal/core/foundation/contract/field'
import { counted } from '@portal/core/foundation/format/percent'
import { showSuccess } from '@portal/ui/toast'
import type { ReactElement } from 'react'
import { refresh } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { FormDialog, FormField, FormGrid, useForm } from '../../platform/parts/form/index.ts'

const ofOne = defineFields({ tagIds: { label: 'Tags', kind: 'records', of: 'clientTags' } })
const ofMany = defineFields({
  add: { label: 'Put On', kind: 'records', of: 'clientTags' },
  remove: { label: 'Take Off', kind: 'records', of: 'clientTags' },
})

interface Tagged {
  readonly id: number
  readonly name: string
  readonly tags?: readonly { readonly id: number }[] | undefined
}

export interface TagsDialogProps {
  readonly clients: readonly Tagged[]
  readonly onClose: () => void
  /** After the tags have changed. */
  readonly done?: () => void
}

/** The tags of one client, or what is put on many and taken off them. */
export function TagsDialog({ clients, onClose, done }: TagsDialogProps): ReactElement | null {
  const [first] = clients
  if (!first) return null
  return clients.length === 1 ? (
    <OneClient client={first} onClose={onClose} done={done} />
  ) : (
    <ManyClients clients={clients} onClose={onClose} done={done} />
  )
}

const changed = (words: string, done: (() => void) | undefined, onClose: () => void): void => {
  refresh('clients')
  showSuccess(words)
  done?.()
  onClose()
}

function OneClient({
  client,
  onClose,
  done,
}: Pick<TagsDialogProps, 'onClose'> & {
  readonly client: Tagged
  readonly done: (() => void) | undefined
}): ReactElement {
  const before = (client.tags ?? []).map(({ id }) => id)
  const form = useForm({
    fields: ofOne,
    from: { tagIds: before },
    save: async ({ tagIds }, { options }) => {
      const add = tagIds.filter((id) => !before.includes(id))
      const remove = before.filter((id) => !tagIds.includes(id))
      if (add.length + remove.length > 0)
        await api.call('clientTags.bulk', { body: { clientIds: [client.id], add, remove }, ...options })
    },
    saved: () => changed(`The tags of ${client.name} have been saved.`, done, onClose),
  })
  return <FormDialog of={form} title={`Tags of ${client.name}`} width={490} onClose={onClose} />
}

function ManyClients({
  clients,
  onClose,
  done,
}: Pick<TagsDialogProps, 'clients' | 'onClose'> & { readonly done: (() => void) | undefined }): ReactElement {
  const form = useForm({
    fields: ofMany,
    check: ({ add, remove }) =>
      add.length + remove.length === 0 ? { add: 'Choose tags to put on or to take off.' } : {},
    save: ({ add, remove }, { options }) =>
      api.call('clientTags.bulk', {
        body: { clientIds: clients.map(({ id }) => id), add: [...add], remove: [...remove] },
        ...options,
      }),
    saved: ({ added, removed }) =>
      changed(
        `${added} put on and ${removed} taken off, over ${counted(clients.length, 'client')}.`,
        done,
        onClose,
      ),
  })
  return (
    <FormDialog
      of={form}
      title={`Tags of ${counted(clients.length, 'client')}`}
      width={490}
      onClose={onClose}
    >
      <FormGrid>
        <FormField of={form} name="add" wide />
        <FormField of={form} name="remove" wide />
      </FormGrid>
    </FormDialog>
  )
}
