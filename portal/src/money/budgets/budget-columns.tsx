import { activeState } from '@portal/core/money/budgets/constants'
import { budgetColumnFacts } from '@portal/core/money/budgets/columns'
import { formatDay } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import { Badge } from '@portal/ui/badge'
import type { ReactElement } from 'react'
import type { ListColumn, RowOf } from '../../platform/parts/list/index.ts'
import styles from './budgets.module.css'

/** A budget as the lists have it. */
export type Budget = RowOf<'budgets.active'>

const facts = budgetColumnFacts

/** The client of a budget, the way to its budgets. */
export const clientColumn: ListColumn<Budget> = {
  ...facts.client,
  cell: ({ Client }) => <a href={pathOf('clients.profile', { slug: Client.slug })}>{Client.name}</a>,
  width: 190,
  grow: true,
}

/** The columns of a budget; its actions are the menu at the end of the row. */
export const budgetColumns: readonly ListColumn<Budget>[] = [
  // As wide as they have to be: all of them are in sight beside the actions on a laptop, with margins too.
  { ...facts.service, width: 160 },
  { ...facts.startsAt, width: 104 },
  { ...facts.endsAt, width: 100, cell: ({ endsAt }) => (endsAt === null ? activeState : formatDay(endsAt)) },
  { ...facts.invoiceAmount, width: 132 },
  // Absent where it is not this person's to see: so is the column.
  { ...facts.actualSpend, onlyIf: (budget) => 'actualSpend' in budget, width: 122 },
  { ...facts.platformMargin, onlyIf: (budget) => 'platformMargin' in budget, width: 96 },
  { ...facts.marginAmount, onlyIf: (budget) => 'marginAmount' in budget, width: 128 },
  { ...facts.notes, sortable: false, width: 148 },
  { ...facts.budgetType, width: 112, extra: true },
  {
    ...facts.tags,
    cell: ({ Tags }) => (Tags.length === 0 ? '–' : <TagList tags={Tags} />),
    sortable: false,
    width: 180,
    extra: true,
  },
  { ...facts.fees, sortable: false, extra: true },
]

const TagList = ({ tags }: { readonly tags: Budget['Tags'] }): ReactElement => (
  <span className={styles.tags}>
    {tags.map(({ id, name }) => (
      <Badge key={id}>{name}</Badge>
    ))}
  </span>
)
