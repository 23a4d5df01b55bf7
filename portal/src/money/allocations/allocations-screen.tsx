import type { Answer } from '@portal/core/calls'
import { centsFromDollars, formatDollars } from '@portal/core/foundation/format/money'
import { pathOf } from '@portal/core/foundation/routes'
import { allocationKinds, type AllocationKind } from '@portal/core/money/allocations/kinds'
import { Badge } from '@portal/ui/badge'
import { EmptyState } from '@portal/ui/empty-state'
import { SlidersHorizontal, Wallet } from '@portal/ui/icon'
import { Table } from '@portal/ui/table'
import { useMemo, useState, type ReactElement } from 'react'
import { Link } from 'wouter'
import { MonthPicker, monthName, presentMonth, useMonth } from '../../platform/parts/figures/index.ts'
import { List, whole, type ListColumn } from '../../platform/parts/list/index.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { KindLinks } from './kind-links.tsx'
import styles from './allocations.module.css'
import { fetched } from '../../foundation/errors/fetched.ts'
import { FetchedWhenIdle } from '../../foundation/errors/fetched-when-idle.ts'

const SplitDialog = fetched(() => import('./split-dialog.tsx').then((m) => m.SplitDialog))

export type Allocation = Answer<'allocations.list'>[number]
type Kind = (typeof allocationKinds)[number]

const spendOf = ({ parts, otherSpend }: Allocation): number =>
  parts.reduce((cents, { spend }) => cents + centsFromDollars(spend), centsFromDollars(otherSpend))

const columnsOf = (kind: AllocationKind): readonly ListColumn<Allocation>[] => [
  {
    id: 'client',
    label: 'Client',
    value: ({ client }) => client.name,
    cell: ({ client }) => <Link href={pathOf('clients.profile', { slug: client.slug })}>{client.name}</Link>,
    width: 240,
    grow: true,
    fixed: true,
    sortable: true,
  },
  {
    id: 'budget',
    label: 'Media Budget',
    kind: 'money',
    value: ({ budget }) => centsFromDollars(budget),
    width: 98,
    sortable: true,
  },
  ...kind.parts.map(({ key, label }): ListColumn<Allocation> => ({
    id: key,
    label,
    kind: 'percent',
    width: 80,
    value: ({ setIn, parts }) =>
      setIn === null ? null : (parts.find(({ part }) => part === key)?.percent ?? 0),
    sortable: true,
  })),
  { id: 'spend', label: 'Spend', kind: 'money', value: spendOf, width: 94, sortable: true },
  {
    id: 'setIn',
    label: 'Set In',
    value: ({ setIn }) => setIn,
    cell: ({ setIn }) => (setIn === null ? <Badge tone="warning">Not split</Badge> : monthName(setIn)),
    width: 130,
    firm: true,
    sortable: true,
  },
]

/** The budgets of one kind with their parts. */
function AllocationsScreen({ kind }: { readonly kind: Kind }): ReactElement {
  const [month, setMonth] = useMonth(presentMonth(), 3)
  const [splitting, setSplitting] = useState<{
    readonly of: readonly Allocation[]
    readonly done: () => void
  } | null>(null)
  const source = useMemo(
    () =>
      whole(
        'allocations.list',
        { params: { kind: kind.kind }, query: { month } },
        {
          search: ({ client }) => client.name,
          fits: ({ setIn }, { state }) => state === undefined || (state === 'open') === (setIn === null),
        },
      ),
    [kind, month],
  )
  const columns = useMemo(() => columnsOf(kind), [kind])
  return (
    <Page
      title={kind.title}
      description="Percent or dollars of the media budget. The parts make the whole, also when the budget changes."
      tabs={<KindLinks />}
    >
      <div>
        <MonthPicker month={month} ahead={3} onChange={setMonth} />
      </div>
      <List<Allocation, unknown>
        name={`allocations.${kind.kind}`}
        label={`${kind.label} budgets of ${monthName(month)}`}
        of={source}
        columns={columns}
        filters={[
          {
            kind: 'choice',
            name: 'state',
            label: 'Split',
            options: [
              { value: 'open', label: 'Not split' },
              { value: 'set', label: 'Split' },
            ],
          },
        ]}
        sort={{ column: 'client', descending: false }}
        search="Client"
        onOpen={(allocation) => setSplitting({ of: [allocation], done: () => undefined })}
        actions={[
          {
            name: 'Split budget',
            icon: SlidersHorizontal,
            shortcut: 's',
            run: (allocation) => setSplitting({ of: [allocation], done: () => undefined }),
          },
        ]}
        bulk={[
          {
            name: 'Split budgets',
            icon: SlidersHorizontal,
            run: (rows, clear) => setSplitting({ of: rows, done: clear }),
          },
        ]}
        expand={(allocation) => <Parts kind={kind} allocation={allocation} />}
        exportAs={`${kind.label} allocations ${month.slice(0, 7)}`}
        empty={
          <EmptyState icon={Wallet} title={`No ${kind.label} budgets in ${monthName(month)}`}>
            Choose another month, or create budgets of its services.
          </EmptyState>
        }
      />
      <FetchedWhenIdle part={SplitDialog} />
      {splitting && (
        <SplitDialog
          kind={kind}
          month={month}
          allocations={splitting.of}
          onDone={splitting.done}
          onClose={() => setSplitting(null)}
        />
      )}
    </Page>
  )
}

/** A part beside what it spent. */
interface PartRow {
  readonly key: string
  readonly label: string
  readonly amount: number | null
  readonly spend: number
}
const partColumns = [
  { id: 'part', label: 'Part', value: ({ label }: PartRow) => label, width: 160 },
  {
    id: 'amount',
    label: 'Allocated',
    kind: 'money' as const,
    value: ({ amount }: PartRow) => amount,
    width: 120,
  },
  { id: 'spend', label: 'Spend', kind: 'money' as const, value: ({ spend }: PartRow) => spend, width: 120 },
  {
    id: 'left',
    label: 'Left',
    kind: 'money' as const,
    value: ({ amount, spend }: PartRow) => (amount === null ? null : amount - spend),
    width: 120,
  },
]

function Parts({
  kind,
  allocation,
}: {
  readonly kind: AllocationKind
  readonly allocation: Allocation
}): ReactElement {
  const rows: readonly PartRow[] = [
    ...allocation.parts.map(({ part, amount, spend }) => ({
      key: part,
      label: kind.parts.find(({ key }) => key === part)?.label ?? part,
      amount: allocation.setIn === null ? null : centsFromDollars(amount),
      spend: centsFromDollars(spend),
    })),
    ...(allocation.otherSpend === 0
      ? []
      : [
          { key: '', label: 'Other campaigns', amount: null, spend: centsFromDollars(allocation.otherSpend) },
        ]),
  ]
  return (
    <div className={styles.parts}>
      <Table
        inner
        label={`Parts of ${allocation.client.name}`}
        columns={partColumns}
        rows={rows}
        rowId={({ key }) => key}
      />
      <p className={styles.muted}>
        {allocation.setIn === null
          ? `Nothing was split yet of ${formatDollars(allocation.budget)}.`
          : 'Campaigns belong to a part by their name.'}
      </p>
    </div>
  )
}

const [search, social, display, video] = allocationKinds

/** The screen of each kind. */
export const screenOf = {
  'paid-search': () => <AllocationsScreen key="paid-search" kind={search} />,
  social: () => <AllocationsScreen key="social" kind={social} />,
  'premium-display': () => <AllocationsScreen key="premium-display" kind={display} />,
  'premium-video': () => <AllocationsScreen key="premium-video" kind={video} />,
} as const
