import { useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { activeElement } from '../dialog/active-element.ts'
import { placeOf } from '../dialog/place-of.ts'
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
export const BulkBar = ({ selected, all, onClear, onAll, children }: BulkBarProps): ReactElement => {
  const bar = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const own = bar.current
    const place = placeOf(own)
    return () => {
      // Nothing is ticked any more: whoever pressed something here goes on in the rows.
      if (own?.contains(activeElement())) queueMicrotask(place)
    }
  }, [])
  return (
    <div ref={bar} className={styles.bulk} role="region" aria-label="Selected rows">
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
}
