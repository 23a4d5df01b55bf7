import { recentlyClosedDays } from '@portal/core/work/support/constants'
import { supportListNames, type SupportList } from '@portal/core/work/support/statuses'
import { Banner } from '@portal/ui/banner'
import { Button } from '@portal/ui/button'
import { EmptyState } from '@portal/ui/empty-state'
import { ErrorState } from '@portal/ui/error-state'
import { Inbox, Search } from '@portal/ui/icon'
import { TextField } from '@portal/ui/text-field'
import { useMemo, useState, type ReactElement } from 'react'
import { found } from './found.ts'
import styles from './request-list.module.css'
import { RequestTable, type RequestTableProps } from './request-table.tsx'
import type { Requests } from './use-requests.ts'

interface RequestListProps extends Pick<RequestTableProps, 'reopening' | 'origin' | 'onDetails'> {
  readonly list: SupportList
  readonly requests: Requests
}

/** What to do where a list is empty. */
const nothingIn: Readonly<Record<SupportList, readonly [title: string, text: string]>> = {
  opened: ['No open requests', 'Everything that was reported is closed. New Request files what you find.'],
  closed: [
    'Nothing was closed lately',
    `Requests that were done or rejected in the last ${recentlyClosedDays} days are listed here.`,
  ],
  my: ['You have not filed a request yet', 'New Request reports a bug or asks for a feature.'],
}

/** One tab of the dialog: its requests, searched as one types. */
export function RequestList({
  list,
  requests: { issues, more, loading, problem, refused, reload },
  ...table
}: RequestListProps): ReactElement {
  const [search, setSearch] = useState('')
  const shown = useMemo(() => found(issues ?? [], search), [issues, search])
  const [emptyTitle, emptyText] = nothingIn[list]
  return (
    <div className={styles.whole}>
      <div className={styles.tools}>
        <div className={styles.search}>
          <TextField
            label="Search requests"
            hideLabel
            type="search"
            icon={Search}
            placeholder="Search requests"
            value={search}
            onChange={setSearch}
          />
        </div>
        <p className={styles.count} role="status">
          {issues !== null && countWords(shown.length, issues.length, more)}
        </p>
      </div>
      {problem !== null && issues !== null && (
        <Banner
          tone="danger"
          announce
          actions={
            <Button size="small" onClick={reload}>
              Retry
            </Button>
          }
        >
          {problem}
        </Banner>
      )}
      <div className={styles.frame}>
        {problem !== null && issues === null ? (
          <ErrorState message={problem} onRetry={refused ? undefined : reload} retrying={loading} />
        ) : issues?.length === 0 && !loading ? (
          <EmptyState icon={Inbox} title={emptyTitle}>
            {emptyText}
          </EmptyState>
        ) : issues !== null && shown.length === 0 && search !== '' ? (
          <EmptyState
            icon={Search}
            title="Nothing matches"
            actions={<Button onClick={() => setSearch('')}>Clear search</Button>}
          >
            No request of this list has these words.
          </EmptyState>
        ) : (
          <RequestTable label={supportListNames[list]} issues={shown} loading={loading} {...table} />
        )}
      </div>
    </div>
  )
}

function countWords(shown: number, all: number, more: boolean): string {
  if (shown !== all) return `${shown} of ${more ? 'the latest ' : ''}${all} requests`
  return all === 1 ? '1 request' : `${more ? 'The latest ' : ''}${all} requests`
}
