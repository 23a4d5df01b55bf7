import { Skeleton } from '@portal/ui/skeleton'
import type { ReactElement } from 'react'
import type { Movement } from '@portal/core/platform/reports/change'
import { Moved } from '../figures/change.tsx'
import styles from './report.module.css'

/** A figure that a report is summed up by. */
export interface Tile {
  readonly label: string
  readonly value: string
  readonly note?: string | undefined
  /** How it moved against the period before. */
  readonly moved?: Movement | undefined
}

/** The report in a few figures; their places stand before the figures are there. */
export const Tiles = ({
  tiles,
  places,
}: {
  readonly tiles: readonly Tile[] | null
  readonly places: number
}): ReactElement => (
  <dl className={styles.tiles} aria-busy={tiles === null || undefined}>
    {tiles
      ? tiles.map(({ label, value, note, moved }) => (
          <div key={label} className={styles.tile}>
            <dt className={styles.tileLabel}>{label}</dt>
            <dd className={styles.tileValue}>{value}</dd>
            {moved && (
              <dd>
                <Moved by={moved} />
              </dd>
            )}
            {note && <dd className={styles.tileNote}>{note}</dd>}
          </div>
        ))
      : Array.from({ length: places }, (_, place) => (
          <div key={place} className={styles.tile}>
            <dt>
              <span className="ap-unseen">Loading</span>
              <Skeleton width={84} />
            </dt>
            <dd>
              <Skeleton width={120} height={22} />
            </dd>
          </div>
        ))}
  </dl>
)
