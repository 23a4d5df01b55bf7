import { mostInList, recentlyClosedDays } from '@portal/core/work/support/constants'
import { operation } from '../../foundation/http/operation.ts'
import { notFound } from '../../foundation/http/refusal.ts'
import type { Asked } from '../../foundation/outside/tracker/port.ts'
import { presentIssue, presentWhole } from './present.ts'
import { wholeIssue } from './whole-issue.ts'
import { merged, waitingIssues } from './waiting-issues.ts'

const day = 24 * 60 * 60 * 1000

/** The lists of requests. */
export const listIssues = operation('support.list', async (incoming) => {
  const { db, tenantId, person, query, services } = incoming
  const asked: Asked = {
    statuses: query.statuses,
    reporterId: query.list === 'my' ? person.id : null,
    changedSince:
      query.list === 'closed' ? new Date(Date.now() - recentlyClosedDays * day).toISOString() : null,
    most: mostInList,
  }
  const tracker = await services.trackers.of(tenantId)
  const [{ issues, more }, waiting] = await Promise.all([
    tracker.list(asked),
    waitingIssues(db, tenantId, tracker, asked),
  ])
  return {
    issues: merged(issues, waiting, asked).map(({ issue, notSent }) =>
      presentIssue(issue, incoming, notSent),
    ),
    more,
  }
})

/** One request, by its key in the tracker or the one it was filed under. */
export const getIssue = operation('support.get', async (incoming) => {
  const whole = await wholeIssue(incoming, incoming.query.issue_key)
  if (!whole) throw notFound('This support request')
  return presentWhole(whole.issue, whole.comments, incoming, whole.notSent)
})
