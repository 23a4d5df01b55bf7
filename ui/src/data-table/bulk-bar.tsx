import type { ReactElement, ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { X } from '../icon/glyphs.ts'
import styles from './data-table.module.css'

export interface BulkBarProps {
  readonly selected: number
  readonly all: number
  readonly onClear: () => void
  /** Ticks the rows of the other pages too. */
  readonly onAll: (() => void) | undefined
  readonly children: ReactNode
}

/** What can be done with the rows that are ticked. */
export const BulkBar = ({ selected, all, onClear, onAll, children }: BulkBarProps): ReactElement => (
  <div className={styles.bulk} role="region" aria-label="Selected rows">
    <span className={styles.bulkCount} role="status">
      {selected.toLocaleString('en-US')} selected
    </span>
    {onAll && (
      <Button size="small" variant="ghost" onClick={onAll}>
        Select all {all.toLocaleString('en-US')}
      </Button>
    )}
    <div className={styles.bulkActions}>{children}</div>
    <Button size="small" variant="ghost" icon={X} onClick={onClear}>
      Clear
    </Button>
  </div>
)
