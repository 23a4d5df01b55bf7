import { clientFields } from '@portal/core/clients/profile/fields'
import { defaultSuccessMessage } from '@portal/core/foundation/contract/api-error'
import { Card } from '@portal/ui/card'
import { showSuccess } from '@portal/ui/toast'
import { useState, type ReactElement } from 'react'
import { useLocation } from 'wouter'
import { Form, FormField, FormGrid, FormSection, useForm } from '../../platform/parts/form/index.ts'
import { pathOf } from '@portal/core/foundation/routes'
import { fetched } from '../../foundation/errors/fetched.ts'
import { refresh } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { ClientDataForm } from '../data/client-data-form.tsx'
import { ProfileFrame, type ClientProfile } from './profile-frame.tsx'
import styles from './settings-tab.module.css'

// Fetched apart: the screen is nearly as heavy as one may be.
const later = () => import('./settings-later.ts')
const ClientLogo = fetched(() => later().then((m) => m.ClientLogo))
const CancelClient = fetched(() => later().then((m) => m.CancelClient))
const EndBudgets = fetched(() => later().then((m) => m.EndBudgets))

/**
 * The facts of a client, to be changed.
 *
 * @param more what a room above keeps of a client's settings, below them
 */
export const SettingsTab = ({
  more,
}: {
  readonly more: (client: ClientProfile) => ReactElement
}): ReactElement => (
  <ProfileFrame>
    {(client) => (
      <>
        <ClientForm key={client.id} client={client} />
        {more(client)}
      </>
    )}
  </ProfileFrame>
)

function ClientForm({ client }: { readonly client: ClientProfile }): ReactElement {
  const [, navigate] = useLocation()
  const { id } = client
  /** The day of cancellation that was just set. */
  const [canceledAt, setCanceledAt] = useState<string | null>(null)
  const form = useForm({
    fields: clientFields,
    from: client,
    save: (_, { options, changed }) =>
      Object.keys(changed).length === 0
        ? Promise.resolve(client)
        : api.call('clients.update', { params: { id }, body: changed, ...options }),
    saved: (saved) => {
      refresh('clients')
      showSuccess(defaultSuccessMessage)
      if (saved.canceledAt !== client.canceledAt) setCanceledAt(saved.canceledAt)
    },
    reload: async () => {
      const latest = await api.call('clients.get', { params: { id: String(id) } })
      refresh('clients.get')
      return latest
    },
  })
  const locked = !client.can.update
  return (
    <div className={styles.narrow}>
      <Form
        of={form}
        label="Client settings"
        saveLabel="Save changes"
        onCancel={
          form.dirty ? form.reset : () => navigate(pathOf('clients.profile.budgets', { slug: client.slug }))
        }
        withoutButtons={locked}
      >
        <Card>
          <div className={styles.sections}>
            <FormSection title="Store">
              <ClientLogo client={client} />
              <FormGrid>
                <FormField of={form} name="name" disabled={locked} />
                <FormField of={form} name="identifier" disabled={locked} />
                <FormField
                  of={form}
                  name="groupId"
                  disabled={locked}
                  known={client.Group && { value: client.Group.id, label: client.Group.name }}
                />
                <FormField
                  of={form}
                  name="managementGroupId"
                  disabled={locked}
                  known={
                    client.ManagementGroup && {
                      value: client.ManagementGroup.id,
                      label: client.ManagementGroup.name,
                    }
                  }
                />
                <FormField
                  of={form}
                  name="industryId"
                  disabled={locked}
                  known={client.Industry && { value: client.Industry.id, label: client.Industry.name }}
                />
                <FormField of={form} name="brands" disabled={locked} />
              </FormGrid>
            </FormSection>
            <FormSection title="With the agency">
              <FormGrid>
                <FormField of={form} name="activatedAt" disabled={locked} />
                <FormField of={form} name="canceledAt" disabled={locked} />
              </FormGrid>
            </FormSection>
            <FormSection title="Where it is">
              <FormGrid>
                <FormField
                  of={form}
                  name="regionId"
                  disabled={locked}
                  known={client.Region && { value: client.Region.id, label: client.Region.name }}
                />
                <FormField of={form} name="city" disabled={locked} />
                <FormField of={form} name="state" disabled={locked} />
                <FormField of={form} name="phone" disabled={locked} />
                <FormField of={form} name="website" disabled={locked} />
              </FormGrid>
            </FormSection>
          </div>
        </Card>
      </Form>
      <ClientDataForm clientId={id} locked={locked} />
      <CancelClient client={client} />
      {canceledAt !== null && (
        <EndBudgets client={client} canceledAt={canceledAt} onClose={() => setCanceledAt(null)} />
      )}
    </div>
  )
}
