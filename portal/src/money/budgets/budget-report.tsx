import { downloaded } from '@portal/core/foundation/contract/download'
import type { Answer } from '@portal/core/calls'
import { budgetPeriodWords } from '@portal/core/money/budgets/filter'
import { formatCount } from '@portal/core/foundation/format'
import { centsFromDollars, formatMoney } from '@portal/core/foundation/format/money'
import { pathOf } from '@portal/core/foundation/routes'
import { LinkButton } from '@portal/ui/button'
import { Plus } from '@portal/ui/icon'
import type { ReactElement } from 'react'
import { paged, type FilterValues, type ListInUse } from '../../platform/parts/list/index.ts'
import { Report, type Tile } from '../../platform/parts/report/index.ts'
import { client } from '../../foundation/session/session.ts'
import { budgetActions } from './budget-actions.ts'
import { budgetColumns, clientColumn, type Budget } from './budget-columns.tsx'
import { budgetReportFilters } from './budget-filters.ts'
import { FeeList } from './fee-list.tsx'
import { useBudgetRemoval } from './use-budget-removal.tsx'

type BudgetAnswer = Answer<'budgets.active'>
type Asked = ListInUse<Budget>['asked']

const columns = [
  clientColumn,
  ...budgetColumns.map((column) => (column.id === 'service' ? { ...column, fixed: true } : column)),
]

const inCents = (dollars: number | undefined): number | null =>
  dollars === undefined ? null : centsFromDollars(dollars)

/** Sums over all pages of the filter, where the person sees what is summed. */
const totalsOf = ({ totals }: BudgetAnswer): Readonly<Record<string, number | null>> => ({
  invoiceAmount: inCents(totals.invoiceAmount),
  ...(totals.actualSpend === undefined ? {} : { actualSpend: inCents(totals.actualSpend) }),
  ...(totals.marginAmount === undefined ? {} : { marginAmount: inCents(totals.marginAmount) }),
  fees: inCents(totals.fees),
})

const tilesOf = ({ totals }: BudgetAnswer, total: number): readonly Tile[] => [
  { label: 'Budgets', value: formatCount(total) },
  { label: 'Invoice amount', value: formatMoney(inCents(totals.invoiceAmount)) },
  ...(totals.actualSpend === undefined
    ? []
    : [{ label: 'Actual spend', value: formatMoney(inCents(totals.actualSpend)) }]),
  ...(totals.marginAmount === undefined
    ? []
    : [{ label: 'Margin', value: formatMoney(inCents(totals.marginAmount)) }]),
  { label: 'Fees', value: formatMoney(inCents(totals.fees)) },
]

const queryOf = ({ filters, sort, search }: Asked) => ({
  ...filters,
  ...(search === '' ? {} : { search }),
  ...(sort ? { sort: `${sort.descending ? '-' : ''}${sort.column}` } : {}),
})

interface BudgetReportProps {
  readonly name: string
  readonly title: string
  readonly of: 'budgets.active' | 'budgets.inactive'
  readonly download: 'budgets.downloadActive' | 'budgets.downloadInactive'
  /** What the report shows without a month or year. */
  readonly otherwise: string
}

function BudgetReport({ name, title, of, download, otherwise }: BudgetReportProps): ReactElement {
  const removal = useBudgetRemoval()
  const period = (filters: FilterValues): string => budgetPeriodWords(filters, otherwise)
  return (
    <>
      <Report<Budget, BudgetAnswer>
        name={name}
        title={title}
        period={period}
        of={paged(of)}
        columns={columns}
        filters={budgetReportFilters}
        sort={{ column: 'client', descending: false }}
        asksTogether
        tiles={tilesOf}
        tilePlaces={4}
        totals={totalsOf}
        actions={budgetActions(removal)}
        expand={(budget) => <FeeList budget={budget} />}
        download={(asked) => downloaded(client.response(download, { query: queryOf(asked) }))}
        pageActions={
          <LinkButton href={pathOf('budgets.create')} icon={Plus} variant="primary">
            Create budget
          </LinkButton>
        }
        empty="No budgets found."
      />
      {removal.dialog}
    </>
  )
}

/** `/budgets/active-budgets`. */
export const ActiveBudgetsScreen = (): ReactElement => (
  <BudgetReport
    name="activeBudgets"
    title="Active Budgets"
    of="budgets.active"
    download="budgets.downloadActive"
    otherwise="Budgets that have not ended"
  />
)

/** `/budgets/inactive-budgets`. */
export const InactiveBudgetsScreen = (): ReactElement => (
  <BudgetReport
    name="inactiveBudgets"
    title="Inactive Budgets"
    of="budgets.inactive"
    download="budgets.downloadInactive"
    otherwise="Budgets that have ended"
  />
)
