import { sql } from 'kysely'
import {
  featureTitle,
  longestText,
  reporterLabel,
  supportFileLimits,
} from '@portal/core/work/support/constants'
import { reporterLine, sectionsIn } from '@portal/core/work/support/description'
import { supportFields } from '@portal/core/work/support/fields'
import { actualDiffers, briefTitle, expectedDiffers, requiredHtml } from '@portal/core/work/support/rules'
import { submittedStatus } from '@portal/core/work/support/statuses'
import { htmlOfWikiText } from '@portal/core/work/support/wiki-text'
import type { Db } from '../../foundation/database/database.ts'
import { storeFile } from '../../foundation/files/stored.ts'
import type { Upload } from '../../foundation/files/upload.ts'
import { operation } from '../../foundation/http/operation.ts'
import { invalid } from '../../foundation/http/refusal.ts'
import { textOf } from '../../foundation/rich-text/text-of.ts'
import { textToStore } from '../../foundation/rich-text/stored-text.ts'
import { attachmentSubject, filedIssues, filesOf, issueOf } from './filed.ts'
import { presentWhole } from './present.ts'
import { sendSupport } from './send.ts'
import { waiting } from './sentences.ts'

/**
 * Files a request: a row of ours, with its attachments, in one transaction.
 * Where another tracker is the right place, a job hands it over afterwards, as
 * often as it takes, so that a request is neither lost nor filed twice.
 */
export const createIssue = operation('support.create', async (incoming) => {
  const { body, db, tenantId, person, files, services, audit } = incoming
  const tracker = await services.trackers.of(tenantId)
  const { summary, description } = await checked(db, tenantId, body, files, person.id)
  const { id } = await db
    .insertInto('support_issue')
    .values({
      tenant_id: tenantId,
      tracker: tracker.name,
      number: await nextNumber(db, tenantId, tracker.name),
      summary,
      issue_type: body.issue_type,
      status: submittedStatus,
      description,
      reporter_id: person.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const file of files) await storeFile(incoming, file, { subject: attachmentSubject, subjectId: id }, '')
  if (tracker.delivery) {
    await services.jobs.enqueue(db, sendSupport, { tenantId, issue: id })
  }
  const row = await filedIssues(db, tenantId).where('support_issue.id', '=', id).executeTakeFirstOrThrow()
  audit({
    subject: 'support issue',
    subjectId: id,
    changes: {
      key: [null, row.key],
      summary: [null, summary],
      type: [null, body.issue_type],
      attachments: [null, files.map(({ name }) => name)],
    },
  })
  const issue = { ...issueOf(row), files: await filesOf(db, tenantId, id) }
  return presentWhole(issue, [], incoming, tracker.delivery ? waiting : null)
})

interface Form {
  readonly title: string
  readonly description?: string
  readonly description_html?: string
  readonly issue_type: string
}

/** A description begins with a tag where it is HTML: forms of before sent it so. */
const isHtml = (text: string): boolean => /^\s*<[a-z][a-z0-9]*[\s/>]/i.test(text)

/**
 * What was described, as HTML that is still to be cleaned.
 * @throws {Refusal} 422 for wiki text that is longer with its signs than its words may be
 */
function describedIn({ description = '', description_html: given }: Form): string {
  if (given !== undefined) return given
  if (isHtml(description)) return description
  if (description.length > 2 * longestText) throw invalid({ description: tooLongSentence })
  return htmlOfWikiText(description)
}

/**
 * What of the form's rules can be told by what a form sends.
 * @throws {Refusal} 422 with a sentence for each field that breaks one
 */
async function checked(
  db: Db,
  tenantId: number,
  form: Form,
  files: readonly Upload[],
  reporterId: number,
): Promise<{ summary: string; description: string }> {
  const isFeature = form.issue_type === 'New Feature'
  const title = form.title.trim()
  const clean = withoutReporter(await textToStore(db, tenantId, describedIn(form), 'description'))
  const errors = {
    ...said('title', isFeature && title === featureTitle ? null : briefTitle(title)),
    ...said('description', requiredHtml(clean) ?? tooLong(clean)),
    ...behaviorErrors(clean),
    ...Object.fromEntries(
      files.filter(({ field }) => !fileField.test(field)).map(({ field }) => [field, 'Field is not known']),
    ),
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
  const named = isFeature && title !== featureTitle ? `<p><strong>${escaped(title)}</strong></p>` : ''
  return {
    summary: isFeature ? featureTitle : title,
    description: `${named}${clean}${reporterLine(reporterId)}`,
  }
}

const fileField = new RegExp(`^${supportFileLimits.as}(?:\\[\\d{0,3}\\])?$`)

const said = (field: string, sentence: string | null): Record<string, string> =>
  sentence === null ? {} : { [field]: sentence }

const tooLongSentence = `${supportFields.description.label} must be ${longestText} characters or less.`

const tooLong = (html: string): string | null => (textOf(html).length > longestText ? tooLongSentence : null)

/** The sections of a bug that must differ from each other, as far as they are there. */
function behaviorErrors(description: string): Record<string, string> {
  const sections = sectionsIn(description)
  const text = (field: 'steps' | 'expected' | 'actual'): string =>
    textOf(sections.get(supportFields[field].label) ?? '')
  const behavior = { steps: text('steps'), expected: text('expected'), actual: text('actual') }
  return {
    ...said('expected', expectedDiffers(behavior)),
    ...said('actual', actualDiffers(behavior)),
  }
}

/** Who reported a request is whoever is signed in: a line that says so is ours alone. */
const withoutReporter = (html: string): string =>
  html.replace(/<p\b[^>]*>((?:(?!<\/?p\b)[\s\S])*)<\/p>/gi, (paragraph, inner: string) =>
    textOf(inner).startsWith(reporterLabel) ? '' : paragraph,
  )

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The next number of a tenant's requests; two that are filed at once take their turn. */
async function nextNumber(db: Db, tenantId: number, tracker: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('support_issue'), ${tenantId}::integer)`.execute(db)
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(number), 0) + 1 as next from support_issue where tenant_id = ${tenantId} and tracker = ${tracker}`.execute(
    db,
  )
  return rows[0]?.next ?? 1
}
