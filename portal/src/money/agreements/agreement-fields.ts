import { defineFields } from '@portal/core/foundation/contract/field'
import { positiveAmount } from '@portal/core/foundation/rules'
import { daysOfNotice, monthsOfTerm, placeholders } from '@portal/core/money/agreements/agreement'

/** What is written of an agreement. */
export const agreementFields = defineFields({
  clientId: { label: 'Client', kind: 'record', of: 'clients', required: true },
  templateId: {
    label: 'Template',
    kind: 'record',
    of: 'agreementTemplates',
    hint: 'Fills in term, notice, terms and services.',
  },
  title: { label: 'Title', kind: 'text', required: true },
  startsAt: { label: 'Starts', kind: 'date', required: true },
  months: { label: 'Term (Months)', kind: 'integer', required: true, initial: 12, check: monthsOfTerm },
  noticeDays: {
    label: 'Notice (Days)',
    kind: 'integer',
    required: true,
    initial: 30,
    check: daysOfNotice,
  },
  terms: {
    label: 'Terms',
    kind: 'longText',
    required: true,
    hint: `${placeholders.join(', ')} are filled in.`,
  },
})

/** What is written of each of its services. */
export const agreementServiceFields = defineFields({
  serviceId: { label: 'Service', kind: 'record', of: 'services', required: true },
  budgetType: { label: 'Type', kind: 'choice', choices: ['Recurring', 'One-Time'], required: true },
  amount: { label: 'Amount', kind: 'money', required: true, check: positiveAmount },
})

/** What an agreement is called before a template names it. */
export const usualTitle = 'Digital Marketing Agreement'
