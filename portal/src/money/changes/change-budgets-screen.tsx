import type { Answer } from '@portal/core/calls'
import { messageFor } from '@portal/core/foundation/contract/api-error'
import { defineFields } from '@portal/core/foundation/contract/field'
import { formatDate, formatDay, today } from '@portal/core/foundation/format'
import {
  centsFromDollars,
  formatDollars,
  formatMoney,
  parseMoney,
} from '@portal/core/foundation/format/money'
import { pathOf } from '@portal/core/foundation/routes'
import { capOf } from '@portal/core/money/changes/fee-caps'
import {
  centsAfter,
  monthsToChange,
  stepOf,
  stepWords,
  type PlannedBudget,
  type Step,
} from '@portal/core/money/changes/plan'
import { sumOf } from '@portal/core/money/invoicing/shares'
import { Badge } from '@portal/ui/badge'
import { LinkButton } from '@portal/ui/button'
import { Card } from '@portal/ui/card'
import { EmptyState } from '@portal/ui/empty-state'
import { ErrorState } from '@portal/ui/error-state'
import { Plus, Wallet } from '@portal/ui/icon'
import { Select } from '@portal/ui/select'
import { Skeleton } from '@portal/ui/skeleton'
import { Table } from '@portal/ui/table'
import { showSuccess } from '@portal/ui/toast'
import type { ReactElement } from 'react'
import { NotFound } from '../../foundation/errors/fallbacks.tsx'
import { useParam } from '../../foundation/address/params.ts'
import { invalidate, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { monthName } from '../../platform/parts/figures/index.ts'
import { Form, FormField, useForm, type FormRow } from '../../platform/parts/form/index.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { Tiles } from '../../platform/parts/report/tiles.tsx'
import styles from './changes.module.css'
import { SectionChanges } from './section-changes.tsx'

type Plan = Answer<'budgetPlans.ofClient'>
type PlanBudget = Plan['budgets'][number]
type Caps = Answer<'feeCaps.list'>

interface ClientOf {
  readonly id: number
  readonly name: string
  readonly slug: string
}

/** `/budgets/change-budgets/{slug}`: all budgets of a client as one table, changed from a month on. */
export function ChangeBudgetsScreen(): ReactElement {
  const slug = useParam('slug')
  const { data: client, error: unknown } = useCall('clients.get', { params: { id: slug } })
  const {
    data: plan,
    error,
    retry,
    loading,
  } = useCall('budgetPlans.ofClient', client ? { params: { id: client.id } } : null)
  const { data: caps } = useCall('feeCaps.list')
  if (unknown?.status === 404) return <NotFound />
  const failed = unknown ?? error
  return (
    <Page
      title="Change Budgets"
      description={client?.name}
      crumbs={client ? [{ label: client.name, href: pathOf('clients.profile.budgets', { slug }) }] : []}
      actions={
        client && (
          <LinkButton href={pathOf('budgets.create-for-client', { slug })} icon={Plus}>
            Create budget
          </LinkButton>
        )
      }
    >
      {client && <SectionChanges clientId={client.id} />}
      {client && plan ? (
        plan.budgets.length === 0 ? (
          <EmptyState icon={Wallet} title="No budget runs">
            Create a budget for this client. What ended is renewed by a new one.
          </EmptyState>
        ) : (
          <PlanForm key={client.id} client={client} plan={plan} caps={caps ?? []} />
        )
      ) : failed ? (
        <ErrorState
          message={messageFor(failed) ?? 'You may not see this.'}
          onRetry={retry}
          retrying={loading}
        />
      ) : (
        <Skeleton height={320} />
      )}
      {plan && plan.revisions.length > 0 && <History revisions={plan.revisions} />}
    </Page>
  )
}

const fields = defineFields({
  month: { label: 'From', kind: 'date', required: true },
  reason: {
    label: 'Reason',
    kind: 'longText',
    required: true,
    hint: 'Stands in the history of the client: who asked for it, and why.',
  },
})
const rowFields = defineFields({
  newAmount: { label: 'New Amount', kind: 'money' },
  ends: { label: 'Ends', kind: 'flag', initial: false },
  cancellationReasonId: { label: 'Cancellation Reason', kind: 'record', of: 'cancellationReasons' },
})
type Row = FormRow<typeof rowFields>

const plannedOf = ({ budgetType, startsAt, endsAt, invoiceAmount }: PlanBudget): PlannedBudget => ({
  once: budgetType === 'One-Time',
  startsAt,
  endsAt,
  cents: centsFromDollars(invoiceAmount),
})

/** A row of the table: the budget, what was typed, and what that does. */
interface Line {
  readonly budget: PlanBudget
  readonly row: Row
  readonly step: Step
  readonly now: number
  readonly next: number
  readonly said: string | null
  readonly overCap: string | null
}

interface PlanFormProps {
  readonly client: ClientOf
  readonly plan: Plan
  readonly caps: Caps
}

function PlanForm({ client, plan, caps }: PlanFormProps): ReactElement {
  const months = monthsToChange(today())
  const form = useForm({
    fields,
    lists: { rows: rowFields },
    from: {
      month: months[1],
      rows: plan.budgets.map(({ id, invoiceAmount }) => ({ id, newAmount: invoiceAmount })),
    },
    check: (inputs, { rows }) =>
      Object.fromEntries(
        rows.flatMap((row, at) => {
          const budget = plan.budgets[at]
          const step = budget && stepFor(budget, row, inputs.month)
          return step?.kind === 'refused' ? [[`rows.${at}.newAmount`, step.sentence] as const] : []
        }),
      ),
    save: ({ month, reason, rows }, { options }) =>
      api.call('budgetPlans.save', {
        params: { id: client.id },
        body: {
          month,
          reason,
          rows: rows.flatMap((row, at) => {
            const budget = plan.budgets[at]
            if (!budget) return []
            const { newAmount, ends, cancellationReasonId } = row
            return [{ id: budget.id, version: budget.version, newAmount, ends, cancellationReasonId }]
          }),
        },
        idempotencyKey: options.idempotencyKey,
      }),
    saved: ({ changed, asked }) => {
      invalidate('budgets', 'budgetPlans', 'budgetChanges', 'sectionBudgetChanges')
      showSuccess(
        `${changed === 1 ? 'One budget changes' : `${changed} budgets change`} from ${monthName(form.inputs.month)}. ${
          asked === 0
            ? 'Nobody has to confirm it.'
            : asked === 1
              ? 'One person is asked to confirm it.'
              : `${asked} people are asked to confirm it.`
        }`,
      )
    },
  })
  const { month } = form.inputs
  const lines = form.rows('rows').flatMap((row, at): Line[] => {
    const budget = plan.budgets[at]
    return budget ? [lineOf({ budget, row, month, caps, clientId: client.id })] : []
  })
  const before = sumOf(lines.map(({ now }) => now))
  const after = sumOf(lines.map(({ next }) => next))
  const changing = lines.filter(({ step }) => step.kind !== 'same')
  return (
    <Form
      of={form}
      label="Change budgets"
      saveLabel={
        changing.length === 0
          ? 'Save changes'
          : changing.length === 1
            ? 'Change one budget'
            : `Change ${changing.length} budgets`
      }
      onCancel={form.dirty ? form.reset : undefined}
    >
      <Tiles
        places={3}
        tiles={[
          { label: `${monthName(month)} now`, value: formatMoney(before) },
          { label: `${monthName(month)} then`, value: formatMoney(after) },
          {
            label: 'Difference a month',
            value: `${after > before ? '+' : ''}${formatMoney(after - before)}`,
          },
        ]}
      />
      <div className={styles.month}>
        <Select
          label="From"
          hint="The months before stay as they are."
          options={months.map((value) => ({ value, label: monthName(value) }))}
          value={month}
          onChange={(value) => form.set('month', value)}
        />
      </div>
      <Card flush>
        <Table
          label={`Budgets of ${client.name}`}
          columns={columns}
          rows={lines}
          rowId={({ budget }) => String(budget.id)}
          below={({ said, overCap, row }) =>
            said === null && overCap === null && !row.inputs.ends ? null : (
              <div className={styles.said}>
                {said !== null && <span>{said}</span>}
                {overCap !== null && <Badge tone="warning">{overCap}</Badge>}
                {row.inputs.ends && (
                  <div className={styles.why}>
                    <FormField of={row} name="cancellationReasonId" />
                  </div>
                )}
              </div>
            )
          }
        />
      </Card>
      <FormField of={form} name="reason" />
      {changing.length > 0 && <Told plan={plan} />}
    </Form>
  )
}

const columns = [
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
    cell: ({ row, budget }: Line) => (
      <FormField
        of={row}
        name="newAmount"
        label={`New amount of ${budget.service}`}
        hideLabel
        disabled={row.inputs.ends}
      />
    ),
    width: 170,
  },
  {
    id: 'difference',
    label: 'Difference',
    kind: 'money' as const,
    value: ({ now, next }: Line) => (next === now ? null : next - now),
    width: 116,
  },
  {
    id: 'ends',
    label: 'Ends',
    value: ({ row }: Line) => (row.inputs.ends ? 'Ends' : ''),
    cell: ({ row, budget }: Line) =>
      budget.budgetType === 'One-Time' ? null : (
        <FormField of={row} name="ends" label={`End ${budget.service}`} hideLabel />
      ),
    width: 64,
  },
]

/** What was typed of a row, as a step; null while it is no amount. */
function stepFor(budget: PlanBudget, inputs: Row['inputs'], month: string): Step | null {
  if (inputs.ends) return stepOf(plannedOf(budget), { ends: true }, month)
  const cents = parseMoney(inputs.newAmount)
  if (cents === null) return inputs.newAmount.trim() === '' ? { kind: 'same' } : null
  // An amount that was left alone is no wish, whatever the month.
  return cents === centsFromDollars(budget.invoiceAmount)
    ? { kind: 'same' }
    : stepOf(plannedOf(budget), { cents }, month)
}

interface Measured {
  readonly budget: PlanBudget
  readonly row: Row
  readonly month: string
  readonly caps: Caps
  readonly clientId: number
}

function lineOf({ budget, row, month, caps, clientId }: Measured): Line {
  const planned = plannedOf(budget)
  const step = stepFor(budget, row.inputs, month) ?? { kind: 'same' }
  const next = centsAfter(planned, step, month)
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
    said: step.kind === 'refused' ? null : stepWords(planned, step),
    overCap: over.length === 0 ? null : `${over.map(({ name }) => name).join(', ')}: over the fee cap`,
  }
}

const Told = ({ plan: { confirmers } }: { readonly plan: Plan }): ReactElement => (
  <p className={styles.told}>
    {confirmers.length === 0
      ? 'Nobody on the team of this client confirms changed amounts.'
      : `Asked to confirm changed amounts: ${confirmers.map(({ fullName }) => fullName).join(', ')}.`}
  </p>
)

const History = ({ revisions }: { readonly revisions: Plan['revisions'] }): ReactElement => (
  <Card title="History" description="What was changed here, the latest first.">
    <ul className={styles.history}>
      {revisions.map(({ id, month, reason, by, createdAt, lines }) => (
        <li key={id} className={styles.revision}>
          <div className={styles.revisionHead}>
            <strong>From {monthName(month)}</strong>
            <span className={styles.told}>
              {by}, {formatDate(createdAt)}
            </span>
          </div>
          <span>{reason}</span>
          <ul className={styles.lines}>
            {lines.map(({ service, previousAmount, newAmount }, at) => (
              <li key={`${service} ${at}`}>
                {service}: {formatDollars(previousAmount)}{' '}
                {newAmount === null ? 'ended' : `to ${formatDollars(newAmount)}`}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  </Card>
)
