import { Button } from '@portal/ui/button'
import { useFocusPassedOn } from '@portal/ui/focus'
import { RotateCcw } from '@portal/ui/icon'
import { Skeleton } from '@portal/ui/skeleton'
import { useId, type ReactElement, type ReactNode } from 'react'
import type { Reading } from '../../foundation/session/query.ts'
import styles from './your-day.module.css'

interface DayPartProps<T> {
  readonly title: string
  /** Beside the title, at the far end. */
  readonly aside?: ReactNode
  readonly reading: Reading<T>
  /** The sentence that is said when it cannot be read. */
  readonly failure: string
  readonly children: (data: T) => ReactNode
}

/** One half of the panel. Each one waits and fails on its own. */
export function DayPart<T>({ title, aside, reading, failure, children }: DayPartProps<T>): ReactElement {
  const id = useId()
  const { data, error, loading, retry } = reading
  // Retry is gone while it is read again.
  useFocusPassedOn()
  return (
    <section className={styles.part} aria-labelledby={id} aria-busy={loading}>
      <div className={styles.partHeader}>
        <h3 id={id} className={styles.partTitle}>
          {title}
        </h3>
        {aside}
      </div>
      {data !== undefined ? (
        children(data)
      ) : error ? (
        <div className={styles.failure} role="alert">
          <p>{failure}</p>
          <Button size="small" icon={RotateCcw} loading={loading} onClick={retry}>
            Retry
          </Button>
        </div>
      ) : (
        <div className={styles.waiting} role="status" aria-label={`Loading ${title.toLowerCase()}`}>
          {[0, 1, 2].map((line) => (
            <div key={line} className={styles.waitingLine}>
              <Skeleton width="72%" height={14} />
              <Skeleton width="44%" />
            </div>
          ))}
        </div>
      )}
    </section>
  )
}
