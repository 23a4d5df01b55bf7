import { messageFor } from '@portal/core/foundation/contract/api-error'
import { Button } from '@portal/ui/button'
import { Pagination } from '@portal/ui/data-table'
import { EmptyState } from '@portal/ui/empty-state'
import { Search } from '@portal/ui/icon'
import { useFocusPassedOn } from '@portal/ui/focus'
import { SkeletonText } from '@portal/ui/skeleton'
import type { ReactElement, ReactNode } from 'react'
import { ErrorState } from '../../../foundation/errors/error-state.tsx'
import { ListTools, type ListInUse } from '../list/index.ts'
import styles from './feed.module.css'

interface FeedProps<Row> {
  readonly list: ListInUse<Row>
  /** What the entries are, `activity` and `activities`. */
  readonly one: string
  readonly many: string
  /** Names the list to whoever does not see where it stands, `Activities of Harbor Motors`. */
  readonly label: string
  readonly entry: (row: Row) => ReactElement
  /** Shown where there are none at all; that nothing fits the filters is said here. */
  readonly empty: ReactElement
  /** Beside the search and the filters. */
  readonly aside?: ReactNode
}

/** A list to be read from top to bottom, each row in the words of whoever wrote it, newest first. */
export function Feed<Row>({ list, one, many, label, entry, empty, aside }: FeedProps<Row>): ReactElement {
  const narrowed = Object.keys(list.asked.filters).length > 0 || list.asked.search !== ''
  useFocusPassedOn()
  return (
    <div className={styles.whole}>
      <ListTools of={list} search={`Search ${many}`} aside={aside} />
      <div className={styles.frame} aria-busy={list.loading || undefined}>
        {list.rows.length > 0 ? (
          <>
            <ol className={styles.entries} aria-label={label}>
              {list.rows.map(entry)}
            </ol>
            <Pagination
              page={list.asked.page}
              total={list.total}
              onPage={list.setPage}
              loading={list.loading}
            />
          </>
        ) : list.error ? (
          <ErrorState
            message={messageFor(list.error) ?? `You may not see these ${many}.`}
            onRetry={list.retry}
            retrying={list.loading}
          />
        ) : list.loading ? (
          <FeedOutline lines={9} label={`Loading the ${many}`} />
        ) : narrowed ? (
          <EmptyState
            icon={Search}
            title="Nothing matches"
            actions={<Button onClick={list.clear}>Clear filters</Button>}
          >
            No {one} fits the filters in use.
          </EmptyState>
        ) : (
          empty
        )}
      </div>
    </div>
  )
}

/** The frame of a feed around a single entry. */
export const FeedFrame = ({
  label,
  children,
}: {
  readonly label: string
  readonly children: ReactNode
}): ReactElement => (
  <div className={styles.frame}>
    <ol className={styles.entries} aria-label={label}>
      {children}
    </ol>
  </div>
)

/** Where entries will stand. */
export const FeedOutline = ({
  lines,
  label,
}: {
  readonly lines: number
  readonly label: string
}): ReactElement => (
  <div className={styles.outline}>
    <SkeletonText lines={lines} label={label} />
  </div>
)
