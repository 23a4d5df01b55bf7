import { Button } from '@portal/ui/button'
import { RotateCcw } from '@portal/ui/icon'
import { Spinner } from '@portal/ui/spinner'
import type { ReactElement } from 'react'
import styles from './search-note.module.css'

export interface SearchNoteProps {
  readonly typed: string
  /** Nothing was found. */
  readonly nothing: boolean
  readonly loading: boolean
  readonly failed: boolean
  readonly onRetry: () => void
}

/** What is to be said beside the results: that clients are on their way, missing, or that there is none. */
export function SearchNote({ typed, nothing, loading, failed, onRetry }: SearchNoteProps): ReactElement {
  return (
    <div role="status" className={styles.live}>
      {loading && (
        <p className={styles.note}>
          <Spinner size={14} /> Loading the clients
        </p>
      )}
      {failed && (
        <p className={styles.note}>
          The clients could not be loaded.
          <Button size="small" icon={RotateCcw} onClick={onRetry}>
            Retry
          </Button>
        </p>
      )}
      {nothing && !loading && !failed && typed !== '' && (
        <p className={styles.nothing}>
          Nothing found for “{typed}”. <span>Try a part of the name, the dealer code or the client id.</span>
        </p>
      )}
    </div>
  )
}
