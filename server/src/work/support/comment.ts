import { sql } from 'kysely'
import { longestText } from '@portal/core/work/support/constants'
import { commentBody } from '@portal/core/work/support/rules'
import { reporterIn } from '@portal/core/work/support/description'
import { mayComment } from '@portal/core/work/support/statuses'
import { outsideFirst } from '../../foundation/http/operation.ts'
import { fullNameOf } from '../../foundation/database/full-name.ts'
import { conflict, invalid, notFound } from '../../foundation/http/refusal.ts'
import { textOf } from '../../foundation/rich-text/text-of.ts'
import { textToStore } from '../../foundation/rich-text/stored-text.ts'
import { tellPrograms } from '../../platform/webhooks/tell-programs.ts'
import { isInternal, presentComment } from './present.ts'
import { sendSupport } from './send.ts'
import { noComments, waiting } from './sentences.ts'
import { tellReporter } from './tell-reporter.ts'
import { wholeIssue } from './whole-issue.ts'

/** Adds a comment to a request in one of the seven statuses. */
export const commentOnIssue = outsideFirst('support.comment', async (asking) => {
  const empty = commentBody(asking.body.body)
  if (empty !== null) throw invalid({ body: empty })
  const whole = await wholeIssue(asking, asking.body.issue_key)
  if (!whole) throw notFound('This support request')
  const { issue, tracker } = whole
  if (!mayComment(issue.status)) throw conflict(noComments)

  return async (incoming) => {
    const { db, tenantId, person, services, audit } = incoming
    const body = await textToStore(db, tenantId, incoming.body.body, 'body')
    const wrong = commentBody(body) ?? tooLong(body) ?? marked(body, services.settings.internalMarker)
    if (wrong !== null) throw invalid({ body: wrong })
    const row = await db
      .insertInto('support_comment')
      .values({
        tenant_id: tenantId,
        tracker: tracker.name,
        issue_key: issue.key,
        author_id: person.id,
        body,
      })
      .returning(['id', 'created_at'])
      .executeTakeFirstOrThrow()
    if (tracker.delivery) {
      await services.jobs.enqueue(db, sendSupport, { tenantId, comment: row.id })
    }
    await db
      .updateTable('support_issue')
      .set({ updated_at: sql<string>`now()` })
      .where('tenant_id', '=', tenantId)
      .where('key', '=', issue.key)
      .execute()
    const author = await fullNameOf(db, tenantId, person.id)
    await tellReporter(incoming, issue, `${author} commented on your request ${issue.key}.`)
    if (reporterIn(textOf(issue.description)) !== person.id)
      await tellPrograms(incoming, 'request.answered', {
        issueKey: issue.key,
        title: issue.summary,
        status: issue.status,
        answeredBy: author,
      })
    audit({
      subject: 'support comment',
      subjectId: row.id,
      changes: { issue: [null, issue.key], body: [null, body] },
    })
    return presentComment(
      {
        id: tracker.delivery ? `portal-${row.id}` : String(row.id),
        author,
        created: row.created_at,
        body,
        fileIds: [],
        edited: false,
        notSent: tracker.delivery ? waiting : null,
      },
      incoming,
    )
  }
})

const tooLong = (html: string): string | null =>
  textOf(html).length > longestText ? `Comment must be ${longestText} characters or less.` : null

/** Its writer would see it vanish. */
const marked = (html: string, marker: string): string | null =>
  isInternal(html, marker) ? `${marker} marks comments that are hidden here. Please leave it out.` : null
