import { messageFor } from '@portal/core/foundation/contract/api-error'
import { defineFields } from '@portal/core/foundation/contract/field'
import { today } from '@portal/core/foundation/format'
import { formatMoney } from '@portal/core/foundation/format/money'
import { pathOf } from '@portal/core/foundation/routes'
import { pastCeilingField } from '@portal/core/money/changes/ceiling'
import { monthsToChange, goesOn } from '@portal/core/money/changes/plan'
import { sumOf } from '@portal/core/money/invoicing/shares'
import { Badge } from '@portal/ui/badge'
import { LinkButton } from '@portal/ui/button'
import { Card } from '@portal/ui/card'
import { EmptyState } from '@portal/ui/empty-state'
import { Plus, Wallet } from '@portal/ui/icon'
import { Select } from '@portal/ui/select'
import { Skeleton } from '@portal/ui/skeleton'
import { Table } from '@portal/ui/table'
import { showSuccess } from '@portal/ui/toast'
import { useState, type ReactElement } from 'react'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { NotFound } from '../../foundation/errors/fallbacks.tsx'
import { useParam } from '../../foundation/address/params.ts'
import { invalidate, refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { monthName } from '../../platform/parts/figures/index.ts'
import { Form, FormField, useForm } from '../../platform/parts/form/index.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { Tiles } from '../../platform/parts/report/tiles.tsx'
import { EndingDialog, endingsAmong, type Ending } from '../../clients/endings/ending-dialog.tsx'
import styles from './changes.module.css'
import { useLinkedChange } from './linked-change.ts'
import { History, Told } from './plan-history.tsx'
import { PastCeiling } from './past-ceiling.tsx'
import {
  formatRise,
  lineOf,
  planColumns,
  rowFields,
  stepFor,
  type Caps,
  type Line,
  type Plan,
} from './plan-lines.tsx'
import { SectionChanges } from './section-changes.tsx'

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
const formFields = { ...fields, pastCeiling: pastCeilingField }
interface PlanFormProps {
  readonly client: ClientOf
  readonly plan: Plan
  readonly caps: Caps
}

/** The form as it begins: every budget with the amount that it has. */
const startOf = ({ budgets }: Plan, month: string | undefined) => ({
  month,
  // Another one as soon as anything of them is: an end alone shows in no amount.
  version: budgets.reduce((sum, { version }) => sum + version, 0),
  rows: budgets.map(({ id, invoiceAmount }) => ({ id, newAmount: invoiceAmount })),
})

function PlanForm({ client, plan, caps }: PlanFormProps): ReactElement {
  const months = monthsToChange(today())
  const params = { id: client.id }
  // While something is typed, the table stays as it was seen, whatever others save meanwhile.
  const [seen, setSeen] = useState(plan)
  const [endings, setEndings] = useState<readonly Ending[]>([])
  const budgets = new Map(seen.budgets.map((budget) => [budget.id, budget]))
  const form = useForm({
    fields: formFields,
    lists: { rows: rowFields },
    from: startOf(seen, months[1]),
    check: (inputs, { rows }) =>
      Object.fromEntries(
        rows.flatMap((row, at) => {
          const budget = budgets.get(row.id ?? 0)
          const step = budget && stepFor(budget, row, inputs.month)
          return step?.kind === 'refused' ? [[`rows.${at}.newAmount`, step.sentence] as const] : []
        }),
      ),
    save: async ({ month, reason, pastCeiling, rows }, { options }) => ({
      ...(await api.call('budgetPlans.save', {
        params,
        body: {
          month,
          reason,
          pastCeiling,
          rows: rows.flatMap(({ id, newAmount, ends, cancellationReasonId }) => {
            const budget = budgets.get(id ?? 0)
            return budget
              ? [{ id: budget.id, version: budget.version, newAmount, ends, cancellationReasonId }]
              : []
          }),
        },
        idempotencyKey: options.idempotencyKey,
      })),
      ended: rows.flatMap(({ id, ends }) => (ends && id !== undefined ? [id] : [])),
    }),
    reload: async () => {
      const latest = await api.call('budgetPlans.ofClient', { params })
      setSeen(latest)
      refresh('budgetPlans.ofClient')
      return startOf(latest, months[1])
    },
    saved: ({ changed, asked, ended }) => {
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
      void endingsAmong(ended).then(setEndings)
    },
  })
  useLinkedChange(seen, months, form)
  if (seen !== plan && !form.dirty && !form.saving) setSeen(plan)
  const { month } = form.inputs
  const lines = form.rows('rows').flatMap((row): Line[] => {
    const budget = budgets.get(row.id ?? 0)
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
            value: formatRise(after - before),
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
          columns={planColumns}
          rows={lines.filter(({ budget, fixed }) => !fixed || !goesOn(budget, plan.budgets, month))}
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
      <PastCeiling of={form} />
      {changing.length > 0 && <Told plan={seen} />}
      {endings.length > 0 && <EndingDialog endings={endings} onClose={() => setEndings([])} />}
    </Form>
  )
}
