import type { ShownFigures } from '@portal/core/results/metrics/figures'
import { formatMeasure, measures, type MeasureName } from '@portal/core/results/metrics/measures'
import { Skeleton } from '@portal/ui/skeleton'
import type { ReactElement } from 'react'
import { Change } from './change.tsx'
import styles from './figure-tiles.module.css'

export interface FigureTilesProps {
  readonly measures: readonly MeasureName[]
  readonly current: Partial<ShownFigures> | null | undefined
  readonly previous: Partial<ShownFigures> | null | undefined
  readonly loading: boolean
  /** Makes the tiles buttons that choose what the chart below shows. */
  readonly chosen?: MeasureName
  readonly onChoose?: (measure: MeasureName) => void
}

/** The figures of a period against those of the one before. */
export function FigureTiles({
  measures: names,
  current,
  previous,
  loading,
  chosen,
  onChoose,
}: FigureTilesProps): ReactElement {
  const waiting = loading && current === undefined
  return (
    <ul className={styles.tiles} aria-label="Figures" aria-busy={waiting || undefined}>
      {names.map((name) => {
        const { label, hint } = measures[name]
        const inside = (
          <>
            <span className={styles.label}>{label}</span>
            {waiting ? (
              <Skeleton width={96} height={28} />
            ) : (
              <span className={styles.value}>{formatMeasure(name, current?.[name])}</span>
            )}
            {waiting ? (
              <Skeleton width={64} height={16} />
            ) : (
              <Change of={name} now={current?.[name]} before={previous?.[name]} />
            )}
          </>
        )
        return (
          <li key={name} className={styles.place}>
            {onChoose ? (
              <button
                type="button"
                className={styles.tile}
                title={hint}
                aria-pressed={name === chosen}
                onClick={() => onChoose(name)}
              >
                {inside}
              </button>
            ) : (
              <div className={styles.tile} title={hint}>
                {inside}
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
