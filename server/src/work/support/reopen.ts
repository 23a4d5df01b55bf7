import { mayReopen, submittedStatus } from '@portal/core/work/support/statuses'
import { outsideFirst } from '../../foundation/http/operation.ts'
import { conflict, notFound } from '../../foundation/http/refusal.ts'
import { presentIssue } from './present.ts'
import { notDone } from './sentences.ts'
import { tellReporter } from './tell-reporter.ts'
import { wholeIssue } from './whole-issue.ts'

/** Reopens a request that is Done. One that is open again already stays as it is. */
export const reopenIssue = outsideFirst('support.reopen', async (asking) => {
  const whole = await wholeIssue(asking, asking.params.id)
  if (!whole) throw notFound('This support request')
  const { issue, tracker } = whole
  const isOpen = issue.status === submittedStatus
  if (!isOpen && !mayReopen(issue.status)) throw conflict(notDone)
  const record = isOpen ? null : await tracker.reopen(issue)

  return async (incoming) => {
    await record?.(incoming.db)
    if (!isOpen) await tellReporter(incoming, issue, `Your request ${issue.key} has been reopened.`)
    incoming.audit({
      subject: 'support issue',
      changes: { key: issue.key, status: [issue.status, submittedStatus] },
    })
    return presentIssue(
      { ...issue, status: submittedStatus, updated: new Date().toISOString() },
      incoming,
      whole.notSent,
    )
  }
})
