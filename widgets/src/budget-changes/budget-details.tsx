import { activeState } from '@portal/core/money/budgets/constants'
import { budgetFields, feeFields } from '@portal/core/money/budgets/fields'
import { formatDay } from '@portal/core/foundation/format/dates'
import { centsFromDollars, formatDollars } from '@portal/core/foundation/format/money'
import { formatPercent } from '@portal/core/foundation/format/percent'
import { Badge } from '@portal/ui/badge'
import { Table, type Column } from '@portal/ui/table'
import type { ReactElement, ReactNode } from 'react'
import type { Budget } from './client-budgets.tsx'
import styles from './client-budgets.module.css'

type Fee = Budget['fees'][number]

const feeColumns: readonly Column<Fee>[] = [
  { id: 'fee', label: 'Fee', value: ({ FeeService }) => FeeService.name },
  { id: 'startsAt', label: feeFields.startsAt.label, kind: 'date', value: ({ startsAt }) => startsAt },
  {
    id: 'endsAt',
    label: feeFields.endsAt.label,
    kind: 'date',
    value: ({ endsAt }) => endsAt,
    cell: ({ endsAt }) => (endsAt === null ? activeState : formatDay(endsAt)),
  },
  {
    id: 'invoiceAmount',
    label: feeFields.invoiceAmount.label,
    kind: 'money',
    value: ({ invoiceAmount }) => centsFromDollars(invoiceAmount),
  },
  { id: 'notes', label: feeFields.notes.label, value: ({ notes }) => notes },
]

/** What a budget has besides its row: kind, tags and fees, and the margin where this person may see one. */
export const BudgetDetails = ({ budget }: { readonly budget: Budget }): ReactElement => (
  <div className={styles.details}>
    <dl className={styles.facts}>
      <Fact label={budgetFields.budgetType.label}>{budget.budgetType}</Fact>
      {budget.platformMargin !== undefined && budget.platformMargin !== null && (
        <Fact label="Margin">
          {formatPercent(budget.platformMargin)}
          {budget.marginAmount !== undefined &&
            budget.marginAmount !== null &&
            ` (${formatDollars(budget.marginAmount)})`}
        </Fact>
      )}
      {budget.Tags.length > 0 && (
        <Fact label={budgetFields.tagIds.label}>
          <span className={styles.tags}>
            {budget.Tags.map(({ id, name }) => (
              <Badge key={id}>{name}</Badge>
            ))}
          </span>
        </Fact>
      )}
    </dl>
    {budget.fees.length === 0 ? (
      <p>This budget has no fees.</p>
    ) : (
      <Table inner label="Fees" columns={feeColumns} rows={budget.fees} rowId={({ id }) => String(id)} />
    )}
  </div>
)

const Fact = ({
  label,
  children,
}: {
  readonly label: string
  readonly children: ReactNode
}): ReactElement => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)
