import type { Answer, Given } from '@portal/core/calls'
import { fieldsOfPerson } from '@portal/core/clients/contacts/contact-file'
import { contacts } from '@portal/core/clients/profile/lists'
import { messageFor } from '@portal/core/foundation/contract/api-error'
import { showError, showSuccess } from '@portal/ui/toast'
import type { ReactElement } from 'react'
import { refresh } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import type { KeptRow } from '../../platform/parts/records/kept-row.ts'
import { MergeForm } from '../../platform/parts/records/merge-form.tsx'

type Contact = Answer<'contacts.stores'>[number]
type Taken = Given<'contacts.merge', 'body'>['take'][number]

const isTaken = (name: string): name is Taken => name in contacts.fields

const ofPerson = Object.fromEntries(fieldsOfPerson.map((name) => [name, contacts.fields[name]]))

const rowOf = (contact: Contact): KeptRow => ({ ...contact, can: { update: true, remove: true } })

/** Brings a contact back that was merged into another one. */
export async function unmerge({ id, name }: Contact): Promise<void> {
  try {
    await api.call('contacts.unmerge', { params: { id }, body: {} })
    refresh('contacts')
    showSuccess(`${name} is a contact again. What was taken from it stays with the other one, too.`)
  } catch (failure) {
    showError(messageFor(failure) ?? 'The merge could not be undone.')
  }
}

/** Makes one person of two contacts, field by field where they differ. */
export function MergeDialog({
  one,
  other,
  onClose,
}: {
  readonly one: Contact
  readonly other: Contact
  readonly onClose: () => void
}): ReactElement {
  const atOneStore = one.clientId === other.clientId
  return (
    <MergeForm
      title={`Merge ${one.name} and ${other.name}`}
      one={rowOf(one)}
      other={rowOf(other)}
      fields={atOneStore ? contacts.fields : ofPerson}
      tone={atOneStore ? 'warning' : 'information'}
      merge={(take, options) =>
        api.call('contacts.merge', {
          params: { id: one.id },
          body: { otherId: other.id, otherVersion: other.version, take: take.filter(isTaken) },
          ...options,
          ifMatch: one.version,
        })
      }
      merged={({ name }) => {
        refresh('contacts')
        if (atOneStore) showSuccess(`${name} is one contact now.`, { undo: () => void unmerge(other) })
        else showSuccess(`${name} is one person at both stores now.`)
      }}
      onClose={onClose}
    >
      {atOneStore
        ? `One contact of ${one.Client.name} is left, and what points at the other points at it. Undo brings the other one back as it was, and for 90 days Find duplicates does.`
        : `${one.Client.name} and ${other.Client.name} each keep their contact, with its own title and notes. Name, e-mail and phones are one from now on; Separate under Stores undoes it.`}
    </MergeForm>
  )
}
