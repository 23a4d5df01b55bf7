import { centsFromDollars } from '@portal/core/foundation/format/money'
import { formatRatio } from '@portal/core/foundation/format/percent'
import {
  paceStateOf,
  paceStates,
  paceTones,
  type Pace,
  type PaceState,
  type SummedPace,
} from '@portal/core/results/metrics/pace'
import type { Tone } from '@portal/ui/badge'
import type { ReactElement, ReactNode } from 'react'
import { ShareBar } from '../../platform/parts/chart/index.ts'
import type { Filter, ListColumn } from '../../platform/parts/list/index.ts'
import styles from './dashboards.module.css'

/** A section's pace, or that of several, which brings what it means. */
type Row = Pace &
  Partial<Pick<SummedPace, 'state' | 'furthest'>> & {
    readonly invoiceAmount?: number
    readonly sections?: readonly (Pick<Pace, 'pace'> & { readonly label: string })[]
  }

const stateOf = (row: Row): PaceState => row.state ?? paceStateOf(row)

/** Of several sections that of the one that is furthest off. */
const paceOf = ({ pace, furthest }: Row): number | null => (furthest === undefined ? pace : furthest)

/** Which section a pace beside sums of several is of, with a blank behind it; nothing where there is but one. */
const sectionWords = ({ furthest, sections = [] }: Row): string => {
  const of = sections.length > 1 ? sections.find(({ pace }) => pace !== null && pace === furthest) : undefined
  return of ? `${of.label} ` : ''
}

/** What the pace of a row means, in a word. */
export const stateColumn: ListColumn<Row> = {
  id: 'state',
  label: 'Pace',
  kind: 'status',
  value: stateOf,
  tone: (row) => paceTones[stateOf(row)],
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
export function ofPace<Outer>(
  { id, label, kind, hint, width, value, cell, tone }: ListColumn<Row>,
  paceIn: (row: Outer) => Row | null,
): ListColumn<Outer> {
  const from =
    <T,>(of: (pace: Row) => T, otherwise: T) =>
    (row: Outer): T => {
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

/** Media budget, spend and where the month is heading; the invoice amount for those who see margins. */
export const paceColumns: readonly ListColumn<Row>[] = [
  {
    id: 'invoiceAmount',
    label: 'Invoice Amount',
    kind: 'money',
    value: ({ invoiceAmount }) => (invoiceAmount === undefined ? null : centsFromDollars(invoiceAmount)),
    onlyIf: ({ invoiceAmount }) => invoiceAmount !== undefined,
    width: 128,
  },
  {
    id: 'budget',
    label: 'Media Budget',
    kind: 'money',
    hint: 'Invoice amount less the platform margin',
    value: ({ budget }) => centsFromDollars(budget),
    width: 122,
  },
  { id: 'spend', label: 'Spend', kind: 'money', value: ({ spend }) => centsFromDollars(spend) },
  {
    id: 'used',
    label: 'Of Media Budget',
    kind: 'percent',
    value: ({ budget, spend }) => (budget === 0 ? null : (spend / budget) * 100),
    cell: (row) => <Used of={row} />,
    width: 116,
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
    hint: 'How far spend is from what was expected by now, in the section that is furthest off',
    value: (row) => {
      const pace = paceOf(row)
      return percent(pace === null ? null : Math.abs(pace - 1))
    },
    cell: (row) => {
      const pace = paceOf(row)
      return pace === null ? '–' : `${sectionWords(row)}${offWords(pace)}`
    },
    width: 204,
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

function Used({ of: row }: { readonly of: Row }): ReactElement {
  if (row.budget === 0) return <>–</>
  const share = row.spend / row.budget
  const state = stateOf(row)
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
