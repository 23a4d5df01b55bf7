import type { Answer } from '@portal/core/calls'
import { defaultSuccessMessage } from '@portal/core/foundation/contract/api-error'
import { billingFields } from '@portal/core/money/invoicing/billing-fields'
import { Card } from '@portal/ui/card'
import { showSuccess } from '@portal/ui/toast'
import { Skeleton } from '@portal/ui/skeleton'
import type { ReactElement } from 'react'
import { ProfileFrame } from '../../clients/profile/profile-frame.tsx'
import { fetched } from '../../foundation/errors/fetched.ts'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { Form, FormField, FormGrid, useForm } from '../../platform/parts/form/index.ts'
import { ClientInvoices } from './client-invoices.tsx'
import styles from './invoicing.module.css'

const BudgetsByMonth = fetched(
  () => import('./budgets-by-month.tsx').then((m) => m.BudgetsByMonth),
  <Skeleton height={240} />,
)

const CoopMonths = fetched(
  () => import('./coop-months.tsx').then((m) => m.CoopMonths),
  <Skeleton height={240} />,
)

/** `/clients/{slug}/accounting`: a client's invoices, how it is billed, what comes back by month, and what its budgets come to. */
export const AccountingTab = (): ReactElement => (
  <ProfileFrame>
    {(client) => (
      <div key={client.id} className={styles.dialog}>
        <ClientInvoices
          client={client}
          empty="They are made under Invoicing from the budgets that run in a month."
        />
        <CoopMonths clientId={client.id} />
        <Billing clientId={client.id} />
        <BudgetsByMonth clientId={client.id} />
      </div>
    )}
  </ProfileFrame>
)

function Billing({ clientId }: { readonly clientId: number }): ReactElement | null {
  const { data } = useCall('invoicing.billing', { params: { id: clientId } })
  return data ? <BillingForm key={data.version} billing={data} /> : null
}

function BillingForm({ billing }: { readonly billing: Answer<'invoicing.billing'> }): ReactElement {
  const locked = !billing.can.update
  const params = { id: billing.clientId }
  const form = useForm({
    fields: billingFields,
    from: billing,
    save: (_, { options, changed }) =>
      Object.keys(changed).length === 0
        ? Promise.resolve(billing)
        : api.call('invoicing.setBilling', { params, body: changed, ...options }),
    saved: () => {
      refresh('invoicing')
      showSuccess(defaultSuccessMessage)
    },
    reload: () => api.call('invoicing.billing', { params }),
  })
  const known =
    billing.parentOrganizationId === null
      ? null
      : { value: billing.parentOrganizationId, label: billing.parentOrganization ?? '' }
  return (
    <div className={styles.narrow}>
      <Form
        of={form}
        label="How it is billed"
        saveLabel="Save changes"
        onCancel={form.reset}
        withoutButtons={locked || !form.dirty}
      >
        <Card
          title="How it is billed"
          description="Drafts follow at the next run; invoices that were approved stay as they are."
        >
          <FormGrid>
            <FormField of={form} name="parentOrganizationId" disabled={locked} known={known} />
            <FormField of={form} name="ledgerName" disabled={locked} />
            <FormField of={form} name="contacts" disabled={locked} />
            <FormField of={form} name="address" disabled={locked} />
            <FormField of={form} name="postalCode" disabled={locked} />
            <FormField of={form} name="purchaseOrder" disabled={locked} />
            <FormField of={form} name="termsDays" disabled={locked} />
            <FormField of={form} name="taxRate" disabled={locked} />
            <FormField of={form} name="budgetCeiling" disabled={locked} />
          </FormGrid>
        </Card>
      </Form>
    </div>
  )
}
