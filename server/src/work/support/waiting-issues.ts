import type { Db } from '../../foundation/database/database.ts'
import type { Asked, TrackedIssue, Tracker } from '../../foundation/outside/tracker/port.ts'
import { filedIssues, issueOf } from './filed.ts'
import { waiting } from './sentences.ts'

/** A request in a list, with why it is not in its tracker yet. */
export interface Listed {
  readonly issue: TrackedIssue
  readonly notSent: string | null
}

/** Requests that were filed in the portal and that another tracker does not have yet. */
export async function waitingIssues(
  db: Db,
  tenantId: number,
  tracker: Pick<Tracker, 'delivery'>,
  asked: Asked,
): Promise<readonly Listed[]> {
  if (tracker.delivery === null) return []
  const rows = await filedIssues(db, tenantId, asked)
    .where('support_issue.tracker', '<>', 'built-in')
    .where('support_issue.external_key', 'is', null)
    .limit(asked.most)
    .execute()
  return rows.map((row) => ({ issue: issueOf(row), notSent: row.problem ?? waiting }))
}

/** What the tracker has and what waits for it as one list, newest first. */
export function merged(
  tracked: readonly TrackedIssue[],
  waiting: readonly Listed[],
  asked: Pick<Asked, 'changedSince'>,
): readonly Listed[] {
  const listed = tracked.map((issue) => ({ issue, notSent: null }))
  if (waiting.length === 0) return listed
  const at = ({ issue }: Listed): number =>
    Date.parse(asked.changedSince === null ? issue.created : issue.updated)
  return [...listed, ...waiting].toSorted((a, b) => at(b) - at(a))
}
