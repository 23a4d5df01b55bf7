import { centsFromDollars } from '@portal/core/foundation/format/money'
import { formatRatio } from '@portal/core/foundation/format/percent'
import { paceStateOf, paceStates, type Pace, type PaceState } from '@portal/core/results/metrics/pace'
import type { Tone } from '@portal/ui/badge'
import type { ReactElement, ReactNode } from 'react'
import { ShareBar } from '../../platform/parts/chart/index.ts'
import type { Filter, ListColumn } from '../../platform/parts/list/index.ts'
import styles from './dashboards.module.css'

const tones: Readonly<Record<PaceState, Tone>> = {
  Underpacing: 'warning',
  Overpacing: 'danger',
  'No budget': 'danger',
  'On pace': 'success',
  'Not started': 'neutral',
}

/** What the pace of a row means, in a word. */
export const stateColumn: ListColumn<Pace> = {
  id: 'state',
  label: 'Pace',
  kind: 'status',
  value: paceStateOf,
  tone: (row) => tones[paceStateOf(row)],
  width: 132,
}

/** Rows of one pace, by a press. */
export const stateFilter: Filter = {
  kind: 'choice',
  name: 'state',
  label: 'Pace',
  look: 'chips',
  options: paceStates.map((state) => ({ value: state, label: state })),
}

/** A pace's column for rows that have one, or none: nothing is shown for those. */
export function ofPace<Row>(
  { id, label, kind, hint, width, value, cell, tone }: ListColumn<Pace>,
  paceIn: (row: Row) => Pace | null,
): ListColumn<Row> {
  const from =
    <T,>(of: (pace: Pace) => T, otherwise: T) =>
    (row: Row): T => {
      const pace = paceIn(row)
      return pace === null ? otherwise : of(pace)
    }
  return {
    id,
    label,
    kind,
    hint,
    width,
    value: from(value, null),
    ...(cell ? { cell: from<ReactNode>(cell, '–') } : {}),
    ...(tone ? { tone: from<Tone>(tone, 'neutral') } : {}),
  }
}

const percent = (share: number | null): number | null => (share === null ? null : share * 100)

/** Budget, spend and where the month is heading. */
export const paceColumns: readonly ListColumn<Pace>[] = [
  { id: 'budget', label: 'Budget', kind: 'money', value: ({ budget }) => centsFromDollars(budget) },
  { id: 'spend', label: 'Spend', kind: 'money', value: ({ spend }) => centsFromDollars(spend) },
  {
    id: 'used',
    label: 'Of Budget',
    kind: 'percent',
    value: ({ budget, spend }) => (budget === 0 ? null : (spend / budget) * 100),
    cell: (row) => <Used of={row} />,
    width: 132,
  },
  {
    id: 'expected',
    label: 'Expected',
    kind: 'money',
    hint: 'Spent evenly over the days of the month',
    value: ({ expected }) => centsFromDollars(expected),
  },
  {
    id: 'off',
    label: 'Off Pace',
    kind: 'percent',
    hint: 'How far spend is from what was expected by now',
    value: ({ pace }) => percent(pace === null ? null : Math.abs(pace - 1)),
    cell: ({ pace }) => (pace === null ? '–' : offWords(pace)),
    width: 116,
  },
  {
    id: 'projected',
    label: 'Projected',
    kind: 'money',
    hint: 'If the month goes on like this',
    value: ({ projected }) => centsFromDollars(projected),
  },
]

/** `12.5% under` of a pace of 0.875. */
const offWords = (pace: number): string => {
  const off = Math.round(Math.abs(pace - 1) * 1000) / 1000
  return off === 0 ? 'On the dot' : `${formatRatio(off, 1)} ${pace < 1 ? 'under' : 'over'}`
}

function Used({ of: row }: { readonly of: Pace }): ReactElement {
  if (row.budget === 0) return <>–</>
  const share = row.spend / row.budget
  const state = paceStateOf(row)
  return (
    <span className={styles.used}>
      <ShareBar
        share={share}
        tone={state === 'Overpacing' ? 'bad' : state === 'On pace' ? 'good' : 'usual'}
      />
      {formatRatio(share, 0)}
    </span>
  )
}
