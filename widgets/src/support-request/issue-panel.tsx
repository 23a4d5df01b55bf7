import type { Client } from '@portal/core/client'
import { nameOfIssue } from '@portal/core/work/support/name'
import { Button } from '@portal/ui/button'
import { EmptyState } from '@portal/ui/empty-state'
import { ErrorState } from '@portal/ui/error-state'
import { ChevronLeft, Search } from '@portal/ui/icon'
import { SkeletonText } from '@portal/ui/skeleton'
import { useEffect, useRef, type ReactElement } from 'react'
import type { Draft } from '../element/widget.ts'
import { IssueFacts } from './issue-facts.tsx'
import styles from './issue-panel.module.css'
import { StatusChip } from './issue-parts.tsx'
import { IssueView } from './issue-view.tsx'
import type { SupportDraft } from './support-draft.ts'
import { useIssue } from './use-issue.ts'
import { useReopen } from './use-reopen.ts'

export interface IssuePanelProps {
  readonly client: Client
  readonly issueKey: string
  readonly draft: Draft<SupportDraft>
  readonly origin: string
  readonly onBack: () => void
  readonly onSaved?: ((key: string) => void) | undefined
}

/** A request within the dialog, where there is no screen of the portal to go to. */
export function IssuePanel({
  client,
  issueKey,
  draft,
  origin,
  onBack,
  onSaved,
}: IssuePanelProps): ReactElement {
  const { issue, missing, problem, loading, retry, change, take } = useIssue(client, issueKey)
  const reopening = useReopen(client, (reopened) => {
    take(reopened)
    onSaved?.(issueKey)
  })
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => back.current?.focus(), [])
  return (
    <div className={styles.whole}>
      <div>
        <Button ref={back} variant="ghost" size="small" icon={ChevronLeft} onClick={onBack}>
          All requests
        </Button>
      </div>
      {issue ? (
        <>
          <header className={styles.header}>
            <div className={styles.titles}>
              <div className={styles.line}>
                <h3 className={styles.title}>{nameOfIssue(issue.fields)}</h3>
                <StatusChip status={issue.fields.status.name} />
              </div>
              <IssueFacts issue={issue} />
            </div>
            {issue.can.reopen && (
              <Button
                loading={reopening.under.includes(issue.key)}
                onClick={() => reopening.reopen(issue.key)}
              >
                Reopen
              </Button>
            )}
          </header>
          <IssueView
            client={client}
            issue={issue}
            change={change}
            draft={draft}
            origin={origin}
            onSaved={onSaved}
          />
        </>
      ) : missing ? (
        <EmptyState icon={Search} title={`There is no request ${issueKey}`}>
          It may have been deleted in the issue tracker.
        </EmptyState>
      ) : problem === null ? (
        <SkeletonText lines={8} label="Loading the request" />
      ) : (
        <ErrorState message={problem} onRetry={retry} retrying={loading} />
      )}
    </div>
  )
}
