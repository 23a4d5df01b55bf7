import type { ReactElement } from 'react'
import { Button } from '../button/index.ts'
import { Spinner } from '../spinner/index.ts'
import styles from './combobox.module.css'

export interface ListNoteProps {
  readonly count: number
  readonly more: number
  readonly loading: boolean
  readonly failed: boolean
  readonly query: string
  readonly onRetry: () => void
}

/** What stands below the options of a search: how many more, that there are none, that it failed. */
export const listNote = ({
  count,
  more,
  loading,
  failed,
  query,
  onRetry,
}: ListNoteProps): ReactElement | null => {
  if (failed) {
    return (
      <span className={styles.failed}>
        <span>The search did not work.</span>
        <Button size="small" onClick={onRetry}>
          Retry
        </Button>
      </span>
    )
  }
  if (more > 0) return <>{more.toLocaleString('en-US')} more. Keep typing to find them.</>
  if (count > 0) return null
  if (loading) return <Spinner size={16} label="Searching" />
  return <>{query.trim() === '' ? 'Type to search.' : `Nothing found for “${query.trim()}”.`}</>
}
