import type { Answer } from '@portal/core/calls'
import { centsFromDollars, formatMoney } from '@portal/core/foundation/format/money'
import { pathOf } from '@portal/core/foundation/routes'
import { allocationKinds } from '@portal/core/money/allocations/kinds'
import { Badge } from '@portal/ui/badge'
import { EmptyState } from '@portal/ui/empty-state'
import { Wallet } from '@portal/ui/icon'
import { useMemo, type ReactElement } from 'react'
import { Link } from 'wouter'
import { MonthPicker, monthName, presentMonth, useMonth } from '../../platform/parts/figures/index.ts'
import { List, whole, type ListColumn } from '../../platform/parts/list/index.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { KindLinks } from './kind-links.tsx'
import styles from './allocations.module.css'

type Row = Answer<'allocations.overview'>[number]

const columnsOf = (month: string): readonly ListColumn<Row>[] => [
  {
    id: 'client',
    label: 'Client',
    value: ({ client }) => client.name,
    cell: ({ client }) => <Link href={pathOf('clients.profile', { slug: client.slug })}>{client.name}</Link>,
    width: 220,
    grow: true,
    fixed: true,
    sortable: true,
  },
  ...allocationKinds.map(({ kind, label, route }): ListColumn<Row> => {
    const of = (row: Row) => row.kinds.find((each) => each.kind === kind)
    return {
      id: kind.replaceAll('-', ''),
      label,
      kind: 'money',
      sortable: true,
      width: 190,
      value: (row) => centsFromDollars(of(row)?.budget ?? 0),
      cell: (row) => {
        const own = of(row)
        if (!own || own.budget === 0) return <span className={styles.muted}>No budget</span>
        return (
          <span className={styles.cell}>
            {own.setIn === null && <Badge tone="warning">Not split</Badge>}
            <Link
              href={`${pathOf(route)}?search=${encodeURIComponent(row.client.name)}${month === presentMonth() ? '' : `&month=${month.slice(0, 7)}`}`}
            >
              {formatMoney(centsFromDollars(own.budget))}
            </Link>
          </span>
        )
      },
    }
  }),
]

/** `/allocations`: which budgets can be split, and which are. */
export function AllocationsOverviewScreen(): ReactElement {
  const [month, setMonth] = useMonth(presentMonth(), 3)
  const source = useMemo(
    () => whole('allocations.overview', { query: { month } }, { search: ({ client }) => client.name }),
    [month],
  )
  const columns = useMemo(() => columnsOf(month), [month])
  return (
    <Page
      title="Budget Allocations"
      description="How the media budgets of clients are split over kinds of campaigns. A split is carried on until it is set anew."
      tabs={<KindLinks />}
    >
      <div>
        <MonthPicker month={month} ahead={3} onChange={setMonth} />
      </div>
      <List<Row, unknown>
        name="allocations"
        label={`Media budgets of ${monthName(month)}`}
        of={source}
        columns={columns}
        sort={{ column: 'client', descending: false }}
        search="Client"
        exportAs={`Allocations ${month.slice(0, 7)}`}
        empty={
          <EmptyState icon={Wallet} title="No media budgets in this month">
            Choose another month, or create budgets of services that belong to a section of the pacing report.
          </EmptyState>
        }
      />
    </Page>
  )
}
