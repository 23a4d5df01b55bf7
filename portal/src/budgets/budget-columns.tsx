import { ACTIVE } from '@portal/core/budgets/constants'
import { budgetFields } from '@portal/core/budgets/fields'
import { centsFromDollars } from '@portal/core/format/money'
import { formatDay } from '@portal/core/format'
import { pathOf } from '@portal/core/routes'
import { Badge } from '@portal/ui/badge'
import type { ReactElement } from 'react'
import type { ListColumn, RowOf } from '../parts/list/index.ts'
import styles from './budgets.module.css'

/** A budget as the lists have it. */
export type Budget = RowOf<'budgets.active'>

const cents = (dollars: number | null | undefined): number | null =>
  dollars === null || dollars === undefined ? null : centsFromDollars(dollars)

/** The client of a budget, the way to its budgets. */
export const clientColumn: ListColumn<Budget> = {
  id: 'client',
  label: 'Client',
  value: ({ Client }) => Client.name,
  cell: ({ Client }) => <a href={pathOf('clients.profile.budgets', { slug: Client.slug })}>{Client.name}</a>,
  width: 230,
  grow: true,
}

/** The columns of a budget (platform 3); its actions are the menu at the end of the row. */
export const budgetColumns: readonly ListColumn<Budget>[] = [
  { id: 'service', label: 'Service', value: ({ Service }) => Service.name, width: 180 },
  { id: 'startsAt', label: budgetFields.startsAt.label, kind: 'date', value: ({ startsAt }) => startsAt },
  {
    id: 'endsAt',
    label: budgetFields.endsAt.label,
    kind: 'date',
    value: ({ endsAt }) => endsAt,
    cell: ({ endsAt }) => (endsAt === null ? ACTIVE : formatDay(endsAt)),
  },
  {
    id: 'invoiceAmount',
    label: budgetFields.invoiceAmount.label,
    kind: 'money',
    value: ({ invoiceAmount }) => cents(invoiceAmount),
    width: 148,
  },
  // Absent where it is not this person's to see (decision Q76): so is the column.
  {
    id: 'actualSpend',
    label: budgetFields.actualSpend.label,
    kind: 'money',
    value: ({ actualSpend }) => cents(actualSpend),
    onlyIf: (budget) => 'actualSpend' in budget,
    width: 132,
  },
  {
    id: 'platformMargin',
    label: 'Margin',
    kind: 'percent',
    value: ({ platformMargin }) => platformMargin,
    onlyIf: (budget) => 'platformMargin' in budget,
    width: 100,
  },
  {
    id: 'marginAmount',
    label: 'Margin Amount',
    kind: 'money',
    value: ({ marginAmount }) => cents(marginAmount),
    onlyIf: (budget) => 'marginAmount' in budget,
    width: 144,
  },
  { id: 'notes', label: budgetFields.notes.label, value: ({ notes }) => notes, sortable: false, width: 200 },
  { id: 'budgetType', label: 'Type', value: ({ budgetType }) => budgetType, width: 112, extra: true },
  {
    id: 'tags',
    label: budgetFields.tagIds.label,
    value: ({ Tags }) => Tags.map(({ name }) => name).join(', '),
    cell: ({ Tags }) => (Tags.length === 0 ? '–' : <TagList tags={Tags} />),
    sortable: false,
    width: 180,
    extra: true,
  },
  {
    id: 'fees',
    label: 'Fees',
    kind: 'money',
    value: ({ fees }) =>
      fees.length === 0 ? null : fees.reduce((sum, fee) => sum + centsFromDollars(fee.invoiceAmount), 0),
    sortable: false,
    extra: true,
  },
]

const TagList = ({ tags }: { readonly tags: Budget['Tags'] }): ReactElement => (
  <span className={styles.tags}>
    {tags.map(({ id, name }) => (
      <Badge key={id}>{name}</Badge>
    ))}
  </span>
)
