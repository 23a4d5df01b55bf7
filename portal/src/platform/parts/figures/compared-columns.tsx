import { formatMeasure, measures, type MeasureName } from '@portal/core/results/metrics/measures'
import type { Column } from '@portal/ui/data-table'
import { Change } from './change.tsx'
import styles from './compared.module.css'

type Values = Partial<Record<MeasureName, number | null>> | null

/** A row of a short table: figures of two periods. */
export interface ComparedRow {
  readonly current: Values
  readonly previous: Values
}

/** The columns of a short table that nobody sorts: each figure with its change below it. */
export const comparedColumns = <Row extends ComparedRow>(
  names: readonly MeasureName[],
): readonly Column<Row>[] =>
  names.map((name) => ({
    id: name,
    label: measures[name].label,
    align: 'end',
    width: 104,
    value: ({ current }) => current?.[name] ?? null,
    cell: ({ current, previous }) =>
      // What a channel does not count, it counts as zero in both periods.
      !current?.[name] && !previous?.[name] ? (
        '–'
      ) : (
        <span className={styles.figure}>
          {formatMeasure(name, current?.[name])}
          <Change of={name} now={current?.[name]} before={previous?.[name]} />
        </span>
      ),
  }))
