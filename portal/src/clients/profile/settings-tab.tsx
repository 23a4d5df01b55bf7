import { clientFields } from '@portal/core/clients/profile/fields'
import { defaultSuccessMessage } from '@portal/core/foundation/contract/api-error'
import { Card } from '@portal/ui/card'
import { showSuccess } from '@portal/ui/toast'
import { useState, type ReactElement } from 'react'
import { useLocation } from 'wouter'
import { Form, FormField, FormGrid, FormSection, useForm } from '../../platform/parts/form/index.ts'
import { pathOf } from '@portal/core/foundation/routes'
import { report } from '../../foundation/errors/errors.ts'
import { fetched } from '../../foundation/errors/fetched.ts'
import { refresh } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { ClientDataForm } from '../data/client-data-form.tsx'
import type { BudgetsBeyond } from './end-budgets.tsx'
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
  const [beyond, setBeyond] = useState<BudgetsBeyond | null>(null)
  // Asked once, when the day is set: what goes on later is no question of this form.
  const askOfBudgets = async (canceledAt: string): Promise<void> => {
    const leaving = await api.call('clients.leaving', { params: { id } })
    if (leaving.budgetsBeyond > 0) setBeyond({ canceledAt, leaving })
  }
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
      if (saved.canceledAt !== null && saved.canceledAt !== client.canceledAt)
        void askOfBudgets(saved.canceledAt).catch(report)
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
      {beyond && <EndBudgets client={client} {...beyond} onClose={() => setBeyond(null)} />}
    </div>
  )
}
