import { contactDepartments } from '@portal/core/clients/profile/lists'
import { messageFor } from '@portal/core/foundation/contract/api-error'
import { defineFields } from '@portal/core/foundation/contract/field'
import { pathOf } from '@portal/core/foundation/routes'
import { Button } from '@portal/ui/button'
import { Skeleton } from '@portal/ui/skeleton'
import { showError, showSuccess } from '@portal/ui/toast'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { FormDialog, FormField, FormGrid, useForm } from '../../platform/parts/form/index.ts'
import styles from './contacts.module.css'

const fields = defineFields({
  clientId: { label: 'One More Store', kind: 'record', of: 'clients', required: true },
  title: { label: 'Title There', kind: 'text', initial: '' },
  department: {
    label: 'Department There',
    kind: 'choice',
    choices: contactDepartments,
    initial: 'Sales',
    required: true,
  },
})

/** The stores at which a person is, with the role at each; one more can be added, and one taken apart. */
export function StoresDialog({
  id,
  name,
  onClose,
}: {
  readonly id: number
  readonly name: string
  readonly onClose: () => void
}): ReactElement {
  const { data, error, loading, retry } = useCall('contacts.stores', { params: { id } })
  const form = useForm({
    fields,
    save: ({ clientId, title, department }, { options }) =>
      api.call('contacts.addStore', { params: { id }, body: { clientId, title, department }, ...options }),
    saved: ({ Client }) => {
      refresh('contacts')
      showSuccess(`${name} is a contact of ${Client.name}, too.`)
      onClose()
    },
  })
  const separate = async (contact: { readonly id: number; readonly version: number }): Promise<void> => {
    try {
      await api.call('contacts.separate', { params: { id: contact.id }, body: {}, ifMatch: contact.version })
      refresh('contacts')
      showSuccess('This contact is a person of its own again.')
    } catch (failure) {
      showError(messageFor(failure) ?? 'The contact could not be separated.')
    }
  }
  return (
    <FormDialog of={form} title={`Stores of ${name}`} width={560} saveLabel="Add the store" onClose={onClose}>
      {error && !data ? (
        <ErrorState
          message={messageFor(error) ?? 'You may not see this contact.'}
          onRetry={retry}
          retrying={loading}
        />
      ) : !data ? (
        <Skeleton height={72} />
      ) : (
        <ul className={styles.rows}>
          {data.map((contact) => (
            <li key={contact.id} className={styles.row}>
              <span className={styles.who}>
                <Link href={pathOf('clients.profile.contacts', { slug: contact.Client.slug })}>
                  {contact.Client.name}
                </Link>
                <span className={styles.facts}>
                  {[contact.title, contact.department].filter(Boolean).join(', ')}
                </span>
              </span>
              {data.length > 1 && (
                <Button
                  size="small"
                  aria-label={`Separate the contact of ${contact.Client.name}`}
                  onClick={() => void separate(contact)}
                >
                  Separate
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.facts}>
        Name, e-mail and phones are the same at every store. Title, department and what the person receives
        are each store’s own.
      </p>
      <FormGrid>
        <FormField of={form} name="clientId" wide />
        <FormField of={form} name="title" />
        <FormField of={form} name="department" />
      </FormGrid>
    </FormDialog>
  )
}
