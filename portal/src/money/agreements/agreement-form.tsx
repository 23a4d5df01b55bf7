import type { Answer } from '@portal/core/calls'
import { defaultSuccessMessage } from '@portal/core/foundation/contract/api-error'
import { addMonths, today } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import { Banner } from '@portal/ui/banner'
import { Button, IconButton } from '@portal/ui/button'
import { Card } from '@portal/ui/card'
import { Plus, Trash2 } from '@portal/ui/icon'
import { showSuccess } from '@portal/ui/toast'
import type { ReactElement } from 'react'
import { useLocation } from 'wouter'
import { invalidate, refresh } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { Form, FormField, FormGrid, useForm } from '../../platform/parts/form/index.ts'
import { agreementFields, agreementServiceFields, usualTitle } from './agreement-fields.ts'
import styles from './agreements.module.css'
import { useTemplate } from './use-template.ts'

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
  const form = useForm({
    fields: agreementFields,
    lists: { services: agreementServiceFields },
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
  const template = useTemplate(form)
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
        {template.kept.length > 0 && (
          <Banner
            tone="information"
            announce
            title="What you wrote stays"
            actions={
              <Button size="small" onClick={template.take}>
                Take the template’s
              </Button>
            }
          >
            The template says something else of: {template.kept.join(', ')}.
          </Banner>
        )}
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
