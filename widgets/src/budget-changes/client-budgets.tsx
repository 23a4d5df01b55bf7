import type { Answer } from '@portal/core/calls'
import { activeState } from '@portal/core/money/budgets/constants'
import { budgetFields } from '@portal/core/money/budgets/fields'
import { budgetPeriodWords } from '@portal/core/money/budgets/filter'
import type { Client } from '@portal/core/client'
import { centsFromDollars } from '@portal/core/foundation/format/money'
import { formatDay } from '@portal/core/foundation/format/dates'
import { Button } from '@portal/ui/button'
import { EmptyState } from '@portal/ui/empty-state'
import { ErrorState } from '@portal/ui/error-state'
import { Table, type Column } from '@portal/ui/table'
import { useCallback, useState, type ReactElement } from 'react'
import { useLoaded } from '../element/use-loaded.ts'
import { BudgetDetails } from './budget-details.tsx'
import { BudgetFilter, noFilter, type BudgetFilterValues } from './budget-filter.tsx'
import styles from './client-budgets.module.css'

export type Budget = Answer<'budgets.activeOfClient'>[number]

interface ClientBudgetsProps {
  readonly client: Client
  readonly clientId: number
}

const cents = (dollars: number | null | undefined): number | null =>
  dollars === null || dollars === undefined ? null : centsFromDollars(dollars)

const actualSpend: Column<Budget> = {
  id: 'actualSpend',
  label: budgetFields.actualSpend.label,
  kind: 'money',
  value: (budget) => cents(budget.actualSpend),
}

/** The columns of a budget. The actual spend is absent where it is not this person's to see: so is its column. */
const columnsOf = (budgets: readonly Budget[]): readonly Column<Budget>[] => [
  { id: 'service', label: 'Service', value: ({ Service }) => Service.name },
  { id: 'startsAt', label: budgetFields.startsAt.label, kind: 'date', value: ({ startsAt }) => startsAt },
  {
    id: 'endsAt',
    label: budgetFields.endsAt.label,
    kind: 'date',
    value: ({ endsAt }) => endsAt,
    cell: ({ endsAt }) => (endsAt === null ? activeState : formatDay(endsAt)),
  },
  {
    id: 'invoiceAmount',
    label: budgetFields.invoiceAmount.label,
    kind: 'money',
    value: ({ invoiceAmount }) => cents(invoiceAmount),
  },
  ...(budgets.some((budget) => 'actualSpend' in budget) ? [actualSpend] : []),
  { id: 'notes', label: budgetFields.notes.label, value: ({ notes }) => notes },
]

/** A client's active budgets with the budget filter, to be read only. */
export function ClientBudgets({ client, clientId }: ClientBudgetsProps): ReactElement {
  const [asked, setAsked] = useState<BudgetFilterValues>(noFilter)
  const [open, setOpen] = useState<readonly number[]>([])
  const load = useCallback(
    () =>
      client.call('budgets.activeOfClient', {
        params: { id: clientId },
        query: {
          month: asked.month ?? undefined,
          year: asked.year ?? undefined,
          serviceId: asked.service?.value,
          serviceGroup: asked.serviceGroup?.value,
        },
      }),
    [client, clientId, asked],
  )
  const budgets = useLoaded(load, true)
  const toggle = (id: number): void =>
    setOpen((ids) => (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]))

  return (
    <div className={styles.whole}>
      <BudgetFilter
        client={client}
        searching={budgets.data === null && !budgets.failed}
        onSearch={(values) => {
          setAsked(values)
          setOpen([])
        }}
      />
      <p className={styles.period} role="status">
        {budgetPeriodWords(asked, 'Budgets that have not ended')}
        {budgets.data && `: ${budgets.data.length}`}
      </p>
      <div className={styles.list}>
        {budgets.failed ? (
          <ErrorState message="The budgets could not be loaded." onRetry={budgets.retry} />
        ) : budgets.data?.length === 0 ? (
          <EmptyState title="No budgets found." />
        ) : (
          <Table
            label="Active budgets"
            columns={columnsOf(budgets.data ?? [])}
            rows={budgets.data ?? []}
            rowId={({ id }) => String(id)}
            loading={budgets.data === null}
            actionsLabel="Actions"
            actions={({ id, Service }) => (
              <Button
                size="small"
                variant="ghost"
                aria-expanded={open.includes(id)}
                aria-label={`${open.includes(id) ? 'Hide details' : 'Details'} of ${Service.name}`}
                onClick={() => toggle(id)}
              >
                {open.includes(id) ? 'Hide details' : 'Details'}
              </Button>
            )}
            below={(budget) => (open.includes(budget.id) ? <BudgetDetails budget={budget} /> : null)}
          />
        )}
      </div>
    </div>
  )
}
