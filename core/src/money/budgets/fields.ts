import { defineFields } from '../../foundation/contract/field.ts'
import { positiveAmount } from '../../foundation/rules/number.ts'
import { activeState, budgetTypes } from './constants.ts'

/** The fields of a budget, in the order of its form. */
export const budgetFields = defineFields({
  clientId: { label: 'Client', kind: 'record', of: 'clients', required: true },
  serviceId: { label: 'Service', kind: 'record', of: 'services', required: true },
  budgetType: { label: 'Budget Type', kind: 'choice', choices: budgetTypes, required: true },
  startsAt: { label: 'Starts At', kind: 'date', required: true },
  endsAt: {
    label: 'Ends At',
    kind: 'date',
    emptyAs: activeState,
    hint: 'Leave empty while the budget runs.',
  },
  invoiceAmount: { label: 'Invoice Amount', kind: 'money', required: true, check: positiveAmount },
  actualSpend: { label: 'Actual Spend', kind: 'money' },
  platformMargin: { label: 'Platform Margin', kind: 'percent' },
  tagIds: { label: 'Tags', kind: 'records', of: 'budgetTags' },
  notes: { label: 'Notes', kind: 'longText', initial: '' },
})

/** The fields of a fee of a budget. A negative amount is a credit. */
export const feeFields = defineFields({
  feeServiceId: { label: 'Fee Service', kind: 'record', of: 'feeServices', required: true },
  startsAt: { label: 'Starts At', kind: 'date', required: true },
  endsAt: { label: 'Ends At', kind: 'date', emptyAs: activeState },
  invoiceAmount: { label: 'Invoice Amount', kind: 'money', required: true },
  notes: { label: 'Notes', kind: 'longText', initial: '' },
})

/** A day out of order is said at the end date. Both are `YYYY-MM-DD`; an empty end is no end. */
export const endsBeforeStart = (startsAt: string, endsAt: string | null | undefined): string | null =>
  endsAt && endsAt < startsAt ? 'Ends At must not be before Starts At.' : null

/** The agency's part of an invoice amount, in dollars to the cent; null where no margin is set. */
export const marginAmount = (invoiceAmount: number, platformMargin: number | null): number | null =>
  platformMargin === null
    ? null
    : (Math.sign(invoiceAmount) *
        Math.round(Math.abs(Math.round(invoiceAmount * 100) * platformMargin) / 100)) /
      100
