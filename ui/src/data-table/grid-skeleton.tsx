import type { ReactElement } from 'react'
import { Skeleton } from '../skeleton/index.ts'
import styles from './grid.module.css'

const rows = 8

/** What stands in for the rows of a grid until the first ones come. */
export const GridSkeleton = ({
  columnCount,
  before,
}: {
  readonly columnCount: number
  /** Narrow columns before those with values. */
  readonly before: number
}): ReactElement => (
  <tbody>
    {Array.from({ length: rows }, (_, row) => (
      <tr key={row} className={styles.row}>
        {Array.from({ length: columnCount }, (__, column) => (
          <td key={column} className={styles.cell}>
            <Skeleton width={column < before ? 16 : `${55 + ((row * 7 + column * 13) % 4) * 10}%`} />
          </td>
        ))}
      </tr>
    ))}
  </tbody>
)
