import type { Answer } from '@portal/core/calls'
import { defaultSuccessMessage } from '@portal/core/foundation/contract/api-error'
import { defineFields } from '@portal/core/foundation/contract/field'
import { addMonths, today } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import { positiveAmount, positiveNumber } from '@portal/core/foundation/rules'
import { placeholders } from '@portal/core/money/agreements/agreement'
import { Button, IconButton } from '@portal/ui/button'
import { Card } from '@portal/ui/card'
import { Plus, Trash2 } from '@portal/ui/icon'
import { showSuccess } from '@portal/ui/toast'
import { useEffect, useRef, type ReactElement } from 'react'
import { useLocation } from 'wouter'
import { invalidate, refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { Form, FormField, FormGrid, useForm } from '../../platform/parts/form/index.ts'
import styles from './agreements.module.css'

const fields = defineFields({
  clientId: { label: 'Client', kind: 'record', of: 'clients', required: true },
  templateId: {
    label: 'Template',
    kind: 'record',
    of: 'agreementTemplates',
    hint: 'Fills in term, notice, terms and services.',
  },
  title: { label: 'Title', kind: 'text', required: true },
  startsAt: { label: 'Starts', kind: 'date', required: true },
  months: { label: 'Term (Months)', kind: 'integer', required: true, initial: 12, check: positiveNumber },
  noticeDays: { label: 'Notice (Days)', kind: 'integer', required: true, initial: 30 },
  terms: {
    label: 'Terms',
    kind: 'longText',
    required: true,
    hint: `${placeholders.join(', ')} are filled in.`,
  },
})
const serviceFields = defineFields({
  serviceId: { label: 'Service', kind: 'record', of: 'services', required: true },
  budgetType: { label: 'Type', kind: 'choice', choices: ['Recurring', 'One-Time'], required: true },
  amount: { label: 'Amount', kind: 'money', required: true, check: positiveAmount },
})

/** A draft as the form shows it. Its services are written anew with every save: their ids stay with nothing. */
const startOf = ({ client, services, ...agreement }: Answer<'agreements.get'>) => ({
  ...agreement,
  clientId: client.id,
  services: services.map(({ serviceId, budgetType, amount }) => ({ serviceId, budgetType, amount })),
})

/** What is known of an agreement before it is written: dollars a month. */
export interface AgreementStart {
  readonly clientId?: number
  readonly amount?: number
}

/** What an agreement is called before a template names it. */
const usualTitle = 'Digital Marketing Agreement'

/** Writes an agreement, or changes a draft. */
export function AgreementForm({
  agreement,
  start = {},
  onSaved,
}: {
  readonly agreement: Answer<'agreements.get'> | null
  readonly start?: AgreementStart
  readonly onSaved?: () => void
}): ReactElement {
  const [, navigate] = useLocation()
  const { data: templates } = useCall('agreementTemplates.list')
  const { data: templateServices } = useCall('agreementTemplateServices.list')
  const form = useForm({
    fields,
    lists: { services: serviceFields },
    from: agreement
      ? startOf(agreement)
      : {
          title: usualTitle,
          startsAt: `${addMonths(today(), 1).slice(0, 7)}-01`,
          ...(start.clientId === undefined ? {} : { clientId: start.clientId }),
          services: [
            {
              budgetType: 'Recurring' as const,
              ...(start.amount === undefined ? {} : { amount: start.amount }),
            },
          ],
        },
    save: ({ clientId, templateId, services, ...written }, { options }) => {
      const body = {
        ...written,
        services: services.map(({ serviceId, budgetType, amount }) => ({ serviceId, budgetType, amount })),
      }
      return agreement
        ? api.call('agreements.update', { params: { id: agreement.id }, body, ...options })
        : api.call('agreements.create', {
            body: { ...body, clientId, templateId },
            idempotencyKey: options.idempotencyKey,
          })
    },
    ...(agreement
      ? {
          reload: async () => {
            const latest = await api.call('agreements.get', { params: { slug: agreement.slug } })
            refresh('agreements.get')
            return startOf(latest)
          },
        }
      : {}),
    saved: ({ slug }) => {
      invalidate('agreements')
      showSuccess(defaultSuccessMessage)
      if (onSaved) onSaved()
      else navigate(pathOf('agreement.show', { slug }))
    },
  })
  const { templateId } = form.inputs
  const filledFrom = useRef<number | null>(null)
  useEffect(() => {
    const template = templates?.find(({ id }) => id === templateId)
    if (!template || !templateServices || filledFrom.current === template.id) return
    filledFrom.current = template.id
    // A title of somebody's own stays.
    if ([usualTitle, ...(templates ?? []).map(({ name }) => name)].includes(form.inputs.title))
      form.set('title', template.name)
    form.set('terms', template.terms)
    form.set('months', String(template.months))
    form.set('noticeDays', String(template.noticeDays))
    const own = templateServices.filter((service) => service.templateId === template.id)
    if (own.length === 0) return
    // What was chosen by hand stays, and so does what the first choice of a template brought.
    for (const row of form.rows('services')) if (row.inputs.serviceId === null) row.remove()
    for (const { serviceId, budgetType, amount } of own)
      form.add('services', { serviceId, budgetType, ...(amount === null ? {} : { amount }) })
  }, [templateId, templates, templateServices, form])
  return (
    <Form
      of={form}
      label={agreement ? 'Change agreement' : 'Create agreement'}
      saveLabel={agreement ? 'Save changes' : 'Create agreement'}
      onCancel={() => (onSaved ? onSaved() : navigate(pathOf('agreements.index')))}
    >
      <Card title="Agreement">
        <FormGrid>
          {!agreement && <FormField of={form} name="clientId" />}
          {!agreement && <FormField of={form} name="templateId" />}
          <FormField of={form} name="title" wide />
          <div className={styles.term}>
            <FormField of={form} name="startsAt" />
            <FormField of={form} name="months" />
            <FormField of={form} name="noticeDays" />
          </div>
          <FormField of={form} name="terms" />
        </FormGrid>
      </Card>
      <Card title="Services" description="They become budgets when both have signed.">
        <ul className={styles.services} aria-label="Services">
          {form.rows('services').map((row, at) => (
            <li key={row.key} className={styles.service}>
              <FormField of={row} name="serviceId" />
              <FormField of={row} name="budgetType" />
              <FormField of={row} name="amount" />
              <div className={styles.remove}>
                <IconButton icon={Trash2} label={`Remove service ${at + 1}`} onClick={row.remove} />
              </div>
            </li>
          ))}
        </ul>
        <div className={styles.more}>
          <Button icon={Plus} onClick={() => form.add('services', { budgetType: 'Recurring' })}>
            Add service
          </Button>
        </div>
      </Card>
    </Form>
  )
}
