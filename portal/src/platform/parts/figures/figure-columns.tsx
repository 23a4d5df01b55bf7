import { changeOf, type ShownFigures } from '@portal/core/results/metrics/figures'
import { columnValue, measures, type MeasureName } from '@portal/core/results/metrics/measures'
import type { ListColumn } from '../list/index.ts'
import { Change } from './change.tsx'

/** A row with the figures of two periods. */
export interface FiguresRow {
  readonly current: Partial<ShownFigures> | null
  readonly previous: Partial<ShownFigures> | null
}

const kinds = { count: 'number', money: 'money', ratio: 'percent' } as const

/**
 * The columns of some measures: each with its value and with its change, which
 * can be sorted by. Measures of `later`, and changes beside those of `changes`,
 * are there to be chosen: what a list begins with fits a window of 1280 px.
 */
export const figureColumns = <Row extends FiguresRow>(
  names: readonly MeasureName[],
  changes: readonly MeasureName[],
  later: readonly MeasureName[] = [],
): readonly ListColumn<Row>[] =>
  names.flatMap((name): ListColumn<Row>[] => {
    const { label, short = label, kind, hint } = measures[name]
    return [
      {
        id: name,
        label: short,
        kind: kinds[kind],
        hint,
        value: ({ current }) => columnValue(name, current?.[name]),
        width: Math.max(112, short.length * 7 + 54),
        extra: later.includes(name),
      },
      {
        id: `${name}Change`,
        label: `${short} Change`,
        kind: 'percent',
        value: ({ current, previous }) => {
          const change = changeOf(current?.[name] ?? null, previous?.[name] ?? null)
          return change === null ? null : change * 100
        },
        cell: ({ current, previous }) => <Change of={name} now={current?.[name]} before={previous?.[name]} />,
        width: Math.max(136, short.length * 7 + 98),
        extra: !changes.includes(name),
      },
    ]
  })
