import { sql } from 'kysely'
import { submittedStatus } from '@portal/core/work/support/statuses'
import { wholeTenant } from '../../foundation/database/context.ts'
import type { Database, Db } from '../../foundation/database/database.ts'
import { conflict } from '../../foundation/http/refusal.ts'
import { notDone } from './sentences.ts'
import { commentsOf, filedIssues, filesOf, issueOf } from './filed.ts'
import type { Asked, TrackedIssue, Tracker } from '../../foundation/outside/tracker/port.ts'

/** The tracker that comes with the portal: requests are rows of our own. */
export class BuiltInTracker implements Tracker {
  readonly name = 'built-in'
  readonly delivery = null
  readonly #db: Db
  readonly #tenantId: number

  constructor(database: Database, tenantId: number) {
    this.#db = database.reading(wholeTenant(tenantId))
    this.#tenantId = tenantId
  }

  async list(asked: Asked): Promise<{ issues: TrackedIssue[]; more: boolean }> {
    const rows = await filedIssues(this.#db, this.#tenantId, asked)
      .where('support_issue.tracker', '=', this.name)
      .limit(asked.most + 1)
      .execute()
    return {
      issues: rows.slice(0, asked.most).map((row) => issueOf(row)),
      more: rows.length > asked.most,
    }
  }

  async find(key: string): Promise<TrackedIssue | null> {
    const row = await filedIssues(this.#db, this.#tenantId)
      .where('support_issue.tracker', '=', this.name)
      .where('support_issue.key', '=', key)
      .executeTakeFirst()
    if (!row) return null
    const [comments, files] = await Promise.all([
      commentsOf(this.#db, this.#tenantId, [key]),
      filesOf(this.#db, this.#tenantId, row.id),
    ])
    return {
      ...issueOf(row),
      files,
      comments: comments.map((comment) => ({
        id: String(comment.id),
        author: comment.author,
        created: comment.created_at,
        body: comment.body,
        fileIds: [],
        edited: false,
      })),
    }
  }

  /** Every file of this tracker is in our own store. */
  async openFile(): Promise<null> {
    return null
  }

  async reopen({ key }: TrackedIssue): Promise<(db: Db) => Promise<void>> {
    return async (db) => {
      const changed = await db
        .updateTable('support_issue')
        .set({ status: submittedStatus, updated_at: sql<string>`now()` })
        .where('tenant_id', '=', this.#tenantId)
        .where('tracker', '=', this.name)
        .where('key', '=', key)
        .where('status', '=', 'Done')
        .returning('id')
        .executeTakeFirst()
      if (!changed) throw conflict(notDone)
    }
  }
}
