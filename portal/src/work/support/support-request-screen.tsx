import { useStore } from '@nanostores/react'
import { nameOfIssue } from '@portal/core/work/support/name'
import { Button } from '@portal/ui/button'
import { EmptyState } from '@portal/ui/empty-state'
import { Search } from '@portal/ui/icon'
import { SkeletonText } from '@portal/ui/skeleton'
import { IssueFacts, IssueView, StatusChip, useIssue, useReopen } from '@portal/widgets/support-request'
import type { ReactElement } from 'react'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { Page } from '../../platform/parts/page/index.ts'
import { AlsoViewing } from '../../platform/realtime/viewers.tsx'
import { useParam } from '../../foundation/address/params.ts'
import { client, session } from '../../foundation/session/session.ts'
import { useSupportDraft } from './drafts.ts'
import { openSupportRequests } from './open.ts'

const allRequests = <Button onClick={openSupportRequests}>All requests</Button>

/** One support request with its comments. */
export function SupportRequestScreen(): ReactElement {
  const issueKey = useParam('issueKey')
  const userId = useStore(session.$user)?.id ?? 0
  const draft = useSupportDraft(userId)
  const { issue, missing, problem, loading, retry, change, take } = useIssue(client, issueKey)
  const reopening = useReopen(client, take)
  if (!issue || !draft)
    return (
      <Page title="Support Request" actions={allRequests}>
        {missing ? (
          <EmptyState icon={Search} title={`There is no request ${issueKey}`}>
            The link may be incomplete, or the request was deleted in the issue tracker.
          </EmptyState>
        ) : problem === null ? (
          <SkeletonText lines={8} label="Loading the request" />
        ) : (
          <ErrorState message={problem} onRetry={retry} retrying={loading} />
        )}
      </Page>
    )
  return (
    <Page
      title={nameOfIssue(issue.fields)}
      beside={
        <>
          <StatusChip status={issue.fields.status.name} />
          <AlsoViewing kind="support-request" id={issue.key} />
        </>
      }
      description={<IssueFacts issue={issue} />}
      actions={
        <>
          {allRequests}
          {issue.can.reopen && (
            <Button loading={reopening.under.includes(issue.key)} onClick={() => reopening.reopen(issue.key)}>
              Reopen
            </Button>
          )}
        </>
      }
    >
      <IssueView key={draft.turn} client={client} issue={issue} change={change} draft={draft} origin="" />
    </Page>
  )
}
