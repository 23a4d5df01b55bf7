import type { Answer } from '@portal/core/calls'
import { dayAt, formatDate } from '@portal/core/foundation/format'
import type { ListColumn } from '../../../platform/parts/list/index.ts'
import styles from './reports.module.css'

/** A row of either report: what was logged in the month to date and in the same stretch before. */
interface Counted {
  readonly activities: number
  readonly previous: number
  readonly types: Answer<'activityReports.clientReport'>[number]['types']
  readonly lastLoggedAt: string | null
  readonly daysSince: number | null
}

/** `+3`, `−2` or `0`. */
export const signed = (count: number): string =>
  count > 0
    ? `+${count.toLocaleString('en-US')}`
    : count < 0
      ? `−${Math.abs(count).toLocaleString('en-US')}`
      : '0'

const change = ({ activities, previous }: Counted): number => activities - previous

/** This month, the stretch before, and the difference. */
export const countColumns: readonly ListColumn<Counted>[] = [
  {
    id: 'activities',
    label: 'This month',
    kind: 'number',
    value: ({ activities }) => activities,
    width: 122,
  },
  { id: 'previous', label: 'Before', kind: 'number', value: ({ previous }) => previous, width: 92 },
  {
    id: 'change',
    label: 'Change',
    kind: 'number',
    value: change,
    cell: (row) => <span className={change(row) < 0 ? styles.less : undefined}>{signed(change(row))}</span>,
    width: 96,
  },
]

/** Which types they were of, in words; and each type as a column of its own that can be shown. */
export const typeColumns = (
  types: readonly { readonly id: number; readonly name: string }[],
): readonly ListColumn<Counted>[] => [
  {
    id: 'types',
    label: 'Types',
    value: (row) =>
      row.types
        .filter(({ activities }) => activities > 0)
        .toSorted((one, other) => other.activities - one.activities)
        .map(({ name, activities }) => `${name} ${activities}`)
        .join(', '),
    sortable: false,
    width: 240,
  },
  ...types.map(({ id, name }): ListColumn<Counted> => ({
    id: `type-${id}`,
    label: name,
    kind: 'number',
    value: (row) => row.types.find((type) => type.id === id)?.activities ?? 0,
    extra: true,
    width: 104,
  })),
]

/** When the last one was, and how long ago. */
export const lastColumns: readonly ListColumn<Counted>[] = [
  {
    id: 'lastLoggedAt',
    label: 'Last one',
    kind: 'date',
    value: ({ lastLoggedAt }) => lastLoggedAt && dayAt(lastLoggedAt),
    cell: ({ lastLoggedAt }) => (lastLoggedAt ? formatDate(lastLoggedAt) : 'Never'),
    width: 116,
  },
  {
    id: 'daysSince',
    label: 'Days since',
    kind: 'number',
    value: ({ daysSince }) => daysSince,
    // Nothing was ever logged: the longest wait of all.
    order: ({ daysSince }) => daysSince ?? Number.MAX_SAFE_INTEGER,
    width: 124,
  },
]
