import type { Answer } from '@portal/core/calls'
import { defineFields } from '@portal/core/foundation/contract/field'
import { formatDay } from '@portal/core/foundation/format'
import { centsFromDollars, formatMoney, parseMoney } from '@portal/core/foundation/format/money'
import { positiveAmount } from '@portal/core/foundation/rules'
import { capOf } from '@portal/core/money/changes/cap-of-fee'
import { centsAfter, stepOf, stepWords, type PlannedBudget, type Step } from '@portal/core/money/changes/plan'
import { Badge } from '@portal/ui/badge'
import { FormField, type FormRow } from '../../platform/parts/form/index.ts'
import styles from './changes.module.css'

export type Plan = Answer<'budgetPlans.ofClient'>
export type Caps = Answer<'feeCaps.list'>
type PlanBudget = Plan['budgets'][number]

export const rowFields = defineFields({
  newAmount: { label: 'New Amount', kind: 'money', check: positiveAmount },
  ends: { label: 'Ends', kind: 'flag', initial: false },
  cancellationReasonId: { label: 'Cancellation Reason', kind: 'record', of: 'cancellationReasons' },
})
export type Row = FormRow<typeof rowFields>

const plannedOf = ({ budgetType, startsAt, endsAt, invoiceAmount }: PlanBudget): PlannedBudget => ({
  once: budgetType === 'One-Time',
  startsAt,
  endsAt,
  cents: centsFromDollars(invoiceAmount),
})

/** A row of the table: the budget, what was typed, and what that does. */
export interface Line {
  readonly budget: PlanBudget
  readonly row: Row
  readonly step: Step
  readonly now: number
  readonly next: number
  readonly said: string | null
  readonly overCap: string | null
  /** Nothing can be changed from the month on: `said` tells why. */
  readonly fixed: boolean
}

/** What was typed of a row, as a step; null while it is no amount. */
export function stepFor(budget: PlanBudget, inputs: Row['inputs'], month: string): Step | null {
  if (inputs.ends) return stepOf(plannedOf(budget), { ends: true }, month)
  const cents = parseMoney(inputs.newAmount)
  if (cents === null) return inputs.newAmount.trim() === '' ? { kind: 'same' } : null
  return stepOf(plannedOf(budget), { cents }, month)
}

interface Measured {
  readonly budget: PlanBudget
  readonly row: Row
  readonly month: string
  readonly caps: Caps
  readonly clientId: number
}

/** A budget of a plan of changes: what is asked of it, what it costs then, and what speaks against it. */
export function lineOf({ budget, row, month, caps, clientId }: Measured): Line {
  const planned = plannedOf(budget)
  const step = stepFor(budget, row.inputs, month) ?? { kind: 'same' }
  const next = centsAfter(planned, step, month)
  // What was typed stays open, so that it can be taken back.
  const any = step.kind === 'same' ? stepOf(planned, { cents: planned.cents + 1 }, month) : step
  const fixed = step.kind === 'same' && any.kind === 'refused'
  const over =
    step.kind === 'whole' || step.kind === 'split'
      ? budget.fees.filter((fee) => {
          if (fee.endsAt !== null && fee.endsAt < month) return false
          const most = capOf(caps, {
            clientId,
            serviceId: budget.serviceId,
            feeServiceId: fee.feeServiceId,
            startsAt: month > fee.startsAt ? month : fee.startsAt,
            cents: centsFromDollars(fee.invoiceAmount),
            budgetCents: step.cents,
          })
          return most !== null && centsFromDollars(fee.invoiceAmount) > most
        })
      : []
  return {
    budget,
    row,
    step,
    now: centsAfter(planned, { kind: 'same' }, month),
    next,
    said: fixed ? stepWords(planned, any) : step.kind === 'refused' ? null : stepWords(planned, step),
    fixed,
    overCap:
      over.length === 0
        ? null
        : `${over.map(({ name }) => name).join(', ')}: over the fee cap; the reason is kept with it`,
  }
}

/** `+$650.00` of cents: a change says which way it goes. */
export const formatRise = (cents: number): string => `${cents > 0 ? '+' : ''}${formatMoney(cents)}`

/** The columns of the table of changes. */
export const planColumns = [
  {
    id: 'service',
    label: 'Service',
    value: ({ budget }: Line) => budget.service,
    cell: ({ budget }: Line) => (
      <span className={styles.service}>
        {budget.service}
        {budget.tags.map((tag) => (
          <Badge key={tag}>{tag}</Badge>
        ))}
      </span>
    ),
    width: 200,
  },
  {
    id: 'runs',
    label: 'Runs',
    value: ({ budget: { startsAt, endsAt, budgetType } }: Line) =>
      budgetType === 'One-Time'
        ? `Once, ${formatDay(startsAt)}`
        : `${formatDay(startsAt)} to ${endsAt === null ? 'open' : formatDay(endsAt)}`,
    width: 190,
  },
  {
    id: 'now',
    label: 'Now',
    kind: 'money' as const,
    value: ({ budget }: Line) => centsFromDollars(budget.invoiceAmount),
    width: 110,
  },
  {
    id: 'new',
    label: 'New Amount',
    align: 'end' as const,
    value: ({ row }: Line) => row.inputs.newAmount,
    cell: ({ row, budget, fixed }: Line) => (
      <FormField
        of={row}
        name="newAmount"
        label={`New amount of ${budget.service}`}
        hideLabel
        disabled={row.inputs.ends || fixed}
      />
    ),
    width: 170,
  },
  {
    id: 'difference',
    label: 'Difference',
    kind: 'money' as const,
    value: ({ now, next }: Line) => (next === now ? null : next - now),
    cell: ({ now, next }: Line) => (next === now ? '–' : formatRise(next - now)),
    width: 116,
  },
  {
    id: 'ends',
    label: 'Ends',
    value: ({ row }: Line) => (row.inputs.ends ? 'Ends' : ''),
    cell: ({ row, budget, fixed }: Line) =>
      budget.budgetType === 'One-Time' || fixed ? null : (
        <FormField of={row} name="ends" label={`End ${budget.service}`} hideLabel />
      ),
    width: 64,
  },
]
