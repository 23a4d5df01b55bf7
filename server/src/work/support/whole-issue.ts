import type { Db } from '../../foundation/database/database.ts'
import type { TrackedComment, TrackedIssue, Tracker } from '../../foundation/outside/tracker/port.ts'
import type { Trackers } from './trackers.ts'
import { commentsOf, filedIssues, filesOf, issueOf, type FiledComment, type FiledIssue } from './filed.ts'
import type { ShownComment } from './present.ts'
import { waiting } from './sentences.ts'

/** A request with its comments and files. */
export interface WholeIssue {
  readonly issue: TrackedIssue
  readonly comments: readonly ShownComment[]
  /** Why it is not in its tracker yet, or null. */
  readonly notSent: string | null
  readonly tracker: Tracker
}

/** What is needed to look for a request. */
interface Looking {
  readonly db: Db
  readonly tenantId: number
  readonly services: { readonly trackers: Trackers }
}

/** The only keys there are: of the one project, or of a request that was filed here for another tracker. */
const trackedKey = /^PS-[1-9]\d{0,8}$/
const filedKey = /^REQ-[1-9]\d{0,8}$/

/**
 * A request by its key in the tracker or the one under which it was filed;
 * null for a key that is none, which is never handed on to another system.
 */
export async function wholeIssue(
  { db, tenantId, services }: Looking,
  key: string,
): Promise<WholeIssue | null> {
  const tracker = await services.trackers.of(tenantId)
  if (trackedKey.test(key)) {
    const issue = await tracker.find(key)
    return issue && whole(db, tenantId, tracker, issue, null)
  }
  if (!filedKey.test(key)) return null
  const row = await filedIssues(db, tenantId).where('support_issue.key', '=', key).executeTakeFirst()
  if (!row) return null
  if (row.external_key !== null && tracker.name === row.tracker) {
    const issue = await tracker.find(row.external_key)
    return issue && whole(db, tenantId, tracker, issue, row)
  }
  return {
    issue: { ...issueOf(row), files: await filesOf(db, tenantId, row.id) },
    comments: (await commentsOf(db, tenantId, [key])).map(filedComment),
    notSent: row.external_key === null ? (row.problem ?? waiting) : null,
    tracker,
  }
}

/** What the tracker has, with what the portal knows better: who wrote a comment, and what still waits. */
async function whole(
  db: Db,
  tenantId: number,
  tracker: Tracker,
  issue: TrackedIssue,
  known: FiledIssue | null,
): Promise<WholeIssue> {
  if (tracker.delivery === null)
    return { issue, comments: issue.comments.map(tracked), notSent: null, tracker }
  const row =
    known ??
    (await filedIssues(db, tenantId).where('support_issue.external_key', '=', issue.key).executeTakeFirst())
  const [written, ownFiles] = await Promise.all([
    commentsOf(db, tenantId, row ? [issue.key, row.key] : [issue.key]),
    row ? filesOf(db, tenantId, row.id) : [],
  ])
  const ours = new Map(
    written.flatMap((comment) => (comment.external_id === null ? [] : [[comment.external_id, comment]])),
  )
  return {
    issue: {
      ...issue,
      files: issue.files.map(
        (file) => ownFiles.find(({ name, size }) => name === file.name && size === file.size) ?? file,
      ),
    },
    comments: [
      ...issue.comments.map((comment) => {
        const own = ours.get(comment.id)
        if (!own) return tracked(comment)
        return { ...tracked(comment), author: own.author, ...(comment.edited ? {} : { body: own.body }) }
      }),
      ...written.filter(({ external_id }) => external_id === null).map(filedComment),
    ],
    notSent: null,
    tracker,
  }
}

const tracked = (comment: TrackedComment): ShownComment => ({ ...comment, notSent: null })

const filedComment = (comment: FiledComment): ShownComment => ({
  id: `portal-${comment.id}`,
  author: comment.author,
  created: comment.created_at,
  body: comment.body,
  fileIds: [],
  edited: false,
  notSent: comment.external_id === null ? (comment.problem ?? waiting) : null,
})
