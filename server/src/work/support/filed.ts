import { sql } from 'kysely'
import type { Db } from '../../foundation/database/database.ts'
import type { Asked, TrackedFile, TrackedIssue } from '../../foundation/outside/tracker/port.ts'

/** The subject of files that belong to a support request. */
export const attachmentSubject = 'support issue'

/** Requests that were filed in the portal, in the order and of the kind that is asked for. */
export function filedIssues(db: Db, tenantId: number, asked?: Omit<Asked, 'most'>) {
  let rows = db
    .selectFrom('support_issue')
    .where('support_issue.tenant_id', '=', tenantId)
    .select([
      'support_issue.id',
      'support_issue.key',
      'support_issue.tracker',
      'support_issue.summary',
      'support_issue.issue_type',
      'support_issue.status',
      'support_issue.description',
      'support_issue.created_at',
      'support_issue.updated_at',
      'support_issue.external_key',
      'support_issue.problem',
    ])
  if (!asked) return rows
  rows = rows.where(sql<boolean>`support_issue.status = any (${asked.statuses}::text[])`)
  if (asked.reporterId !== null) rows = rows.where('support_issue.reporter_id', '=', asked.reporterId)
  if (asked.changedSince !== null) rows = rows.where('support_issue.updated_at', '>=', asked.changedSince)
  return rows
    .orderBy(asked.changedSince === null ? 'support_issue.created_at' : 'support_issue.updated_at', 'desc')
    .orderBy('support_issue.id', 'desc')
}

export type FiledIssue = Awaited<ReturnType<ReturnType<typeof filedIssues>['executeTakeFirstOrThrow']>>

/** A row as every tracker's requests look. */
export const issueOf = (row: FiledIssue): TrackedIssue => ({
  key: row.key,
  summary: row.summary,
  type: row.issue_type,
  status: row.status,
  created: row.created_at,
  updated: row.updated_at,
  description: row.description,
  comments: [],
  files: [],
})

/** Comments that were written in the portal on a request, by any of its keys, in their order. */
export const commentsOf = (db: Db, tenantId: number, keys: readonly string[]) =>
  db
    .selectFrom('support_comment')
    .innerJoin('user_account', (join) =>
      join
        .onRef('user_account.tenant_id', '=', 'support_comment.tenant_id')
        .onRef('user_account.id', '=', 'support_comment.author_id'),
    )
    .where('support_comment.tenant_id', '=', tenantId)
    .where(sql<boolean>`support_comment.issue_key = any (${keys}::text[])`)
    .select([
      'support_comment.id',
      'support_comment.body',
      'support_comment.created_at',
      'support_comment.external_id',
      'support_comment.problem',
      sql<string>`user_account.first_name || ' ' || user_account.last_name`.as('author'),
    ])
    .orderBy('support_comment.created_at')
    .orderBy('support_comment.id')
    .execute()

export type FiledComment = Awaited<ReturnType<typeof commentsOf>>[number]

/** Files that came with a request. */
export async function filesOf(db: Db, tenantId: number, issueId: number): Promise<readonly TrackedFile[]> {
  const rows = await db
    .selectFrom('file')
    .where('tenant_id', '=', tenantId)
    .where('subject', '=', attachmentSubject)
    .where('subject_id', '=', issueId)
    .where('deleted_at', 'is', null)
    .select(['name', 'media_type', 'size', 'public_id'])
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    name: row.name,
    mediaType: row.media_type,
    size: Number(row.size),
    publicId: row.public_id,
    trackerId: null,
  }))
}
