import type { Answer } from '@portal/core/calls'
import { pathOf } from '@portal/core/foundation/routes'
import { allocationKinds, type AllocationKind } from '@portal/core/money/allocations/kinds'
import type { Channel } from '@portal/core/money/services/channels'
import { Table } from '@portal/ui/table'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { useCall } from '../../foundation/session/query.ts'
import { monthName } from '../../platform/parts/figures/index.ts'
import styles from './dashboards.module.css'
import { paceColumns, stateColumn } from './pace-columns.tsx'

type Split = Answer<'clients.splitPaces'>['kinds'][number]

interface Part {
  readonly kind: AllocationKind
  readonly label: string
  readonly of: Split['parts'][number]
}

const columns = [
  { id: 'kind', label: 'Split', value: ({ kind }: Part) => kind.label, width: 128 },
  { id: 'part', label: 'Part', value: ({ label }: Part) => label, width: 132 },
  {
    id: 'percent',
    label: 'Share',
    kind: 'percent' as const,
    value: ({ of }: Part) => (of.part === '' ? null : of.percent),
    width: 80,
  },
]

/** A part has no invoice amount of its own, and what is expected stands with its section. */
const ofParts = paceColumns.filter(({ id }) => id !== 'invoiceAmount' && id !== 'expected')

/** The parts of the kinds that are about the channels, each as a pace with its names. */
const rowsOf = (
  splits: readonly Split[],
  channels: readonly Channel[],
): readonly (Part & Split['parts'][number])[] =>
  splits.flatMap((split) => {
    const kind: AllocationKind | undefined = allocationKinds.find((one) => one.kind === split.kind)
    if (!kind?.channels.some((channel) => channels.includes(channel))) return []
    return split.parts.map((of) => ({
      ...of,
      kind,
      of,
      label: kind.parts.find(({ key }) => key === of.part)?.label ?? 'Other campaigns',
    }))
  })

export interface SplitPacesProps {
  readonly clientId: number
  readonly name: string
  /** Any day of it. */
  readonly month: string
  readonly channels: readonly Channel[]
}

/** How far each part is that the budgets of a client are split into; nothing where none is. */
export function SplitPaces({ clientId, name, month, channels }: SplitPacesProps): ReactElement | null {
  const { data } = useCall('clients.splitPaces', { params: { id: clientId }, query: { month } })
  const kinds = allocationKinds.filter((kind) =>
    kind.channels.some((channel: Channel) => channels.includes(channel)),
  )
  const [first] = kinds
  if (!data || !first) return null
  const rows = rowsOf(data.kinds, channels)
  if (rows.length === 0)
    return (
      <p className={styles.note}>
        Its budgets are not split over kinds of campaigns.{' '}
        <Link href={`${pathOf(first.route)}?search=${encodeURIComponent(name)}`}>Split them</Link>
      </p>
    )
  return (
    <section aria-label={`Split budgets of ${name}`} className={styles.split}>
      <h2 className={styles.notesTitle}>Split budgets, {monthName(data.month)}</h2>
      <Table
        inner
        label={`Parts of the budgets of ${name}`}
        columns={[...columns, stateColumn, ...ofParts]}
        rows={rows}
        rowId={({ kind, of }) => `${kind.kind} ${of.part}`}
      />
    </section>
  )
}
