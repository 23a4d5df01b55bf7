import type { Part } from '../../foundation/contract/call.ts'
import { defineColumns } from '../../foundation/contract/column.ts'
import { centsFromDollars } from '../../foundation/format/money.ts'
import type { budgetCalls } from './calls.ts'
import { budgetFields } from './fields.ts'

type Budget = Part<(typeof budgetCalls)['budgets.active'], 'response'>['rows'][number]

const cents = (dollars: number | null | undefined): number | null =>
  dollars === null || dollars === undefined ? null : centsFromDollars(dollars)

/** The columns of the lists of budgets. */
export const budgetColumnFacts = defineColumns<Budget>()({
  client: { label: budgetFields.clientId.label, value: ({ Client }) => Client.name },
  service: { label: budgetFields.serviceId.label, value: ({ Service }) => Service.name },
  startsAt: { label: budgetFields.startsAt.label, kind: 'date', value: ({ startsAt }) => startsAt },
  endsAt: { label: budgetFields.endsAt.label, kind: 'date', value: ({ endsAt }) => endsAt },
  invoiceAmount: {
    label: budgetFields.invoiceAmount.label,
    kind: 'money',
    value: ({ invoiceAmount }) => cents(invoiceAmount),
  },
  actualSpend: {
    label: budgetFields.actualSpend.label,
    kind: 'money',
    value: ({ actualSpend }) => cents(actualSpend),
  },
  platformMargin: { label: 'Margin', kind: 'percent', value: ({ platformMargin }) => platformMargin },
  marginAmount: { label: 'Margin Amount', kind: 'money', value: ({ marginAmount }) => cents(marginAmount) },
  notes: { label: budgetFields.notes.label, value: ({ notes }) => notes },
  budgetType: { label: 'Type', value: ({ budgetType }) => budgetType },
  tags: { label: budgetFields.tagIds.label, value: ({ Tags }) => Tags.map(({ name }) => name).join(', ') },
  fees: {
    label: 'Fees',
    kind: 'money',
    value: ({ feeAmount }) => cents(feeAmount),
  },
})
