import { sql } from 'kysely'
import { formatDateTime } from '@portal/core/foundation/format'
import { quietUntil } from '@portal/core/platform/mail/quiet-hours'
import { optionalCategories } from '@portal/core/platform/mail/settings'
import { wholeTenant } from '../../foundation/database/context.ts'
import type { Db } from '../../foundation/database/database.ts'
import type { FileStore } from '../../foundation/files/file-store.ts'
import { requestId } from '../../foundation/log.ts'
import { defineJob, type JobKind } from '../jobs/job.ts'
import { documentOf, mailLookOf } from './document.ts'
import { Html } from './html.ts'
import { mailSettingsOf } from './mail-settings.ts'
import { mailFiles } from './mail-files.ts'
import { reachedNobody, type OutgoingFile } from './mailer.ts'
import { contentIdOf, shownAs } from './shown-pictures.ts'
import { switchedOff } from './why-kept.ts'

/** Attempts after the first; with the wait doubling from 30 s the last comes some eight hours later. */
const retries = 10

interface Work {
  readonly tenantId: number
  readonly id: number
}

/** Sends a message of the outbox, once quiet hours are over; without a mail server it is kept for the outbox screen. */
export const sendMail: JobKind<Work> = defineJob<Work>({
  name: 'send-mail',
  mails: true,
  retries: { most: retries, firstWait: 30 },
  // An attempt that goes on is not taken for lost: the next one would send the message a second time. A mail server that
  // is silent ends it long before, and large files on a slow line take this long.
  limit: 30 * 60,
  async run({ tenantId, id }, { database, mailer, settings, files, jobs }) {
    const db = database.reading(wholeTenant(tenantId))
    const mail = await db
      .selectFrom('email_notification')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .where('status', '=', 'queued')
      .selectAll()
      .executeTakeFirst()
    if (!mail) return
    const own = db.updateTable('email_notification').where('tenant_id', '=', tenantId).where('id', '=', id)
    const { senderName, replyTo, signature, off, quiet } = await mailSettingsOf(db, tenantId)
    const optional = optionalCategories.includes(mail.category)
    if (optional && off.includes(mail.category)) {
      await own.set({ status: 'kept', last_error: switchedOff }).execute()
      return
    }
    if (mailer === null) {
      // Its body is shown on no screen: without a mail server the one place left to find a link or a code is the terminal.
      if (mail.confidential && !settings.production) console.log(onTerminal(mail))
      await own
        .set({
          status: 'kept',
          last_error: reachedNobody,
          ...(mail.confidential ? { body_html: '', body_text: '' } : {}),
        })
        .execute()
      return
    }
    const later = optional ? quietUntil(quiet) : null
    if (later !== null) {
      await database.write(wholeTenant(tenantId), async (within) => {
        await within
          .updateTable('email_notification')
          .set({ last_error: `It waits for the quiet hours to end: ${formatDateTime(later)}.` })
          .where('tenant_id', '=', tenantId)
          .where('id', '=', id)
          .execute()
        await jobs.enqueue(within, sendMail, { tenantId, id }, new Date(later))
      })
      return
    }
    try {
      await mailer.send({
        to: mail.recipients,
        subject: mail.subject,
        html: documentOf(new Html(mail.body_html), await mailLookOf(db, tenantId, mail.user_id), signature),
        text: signature === '' ? mail.body_text : `${mail.body_text}\n\n-- \n${signature}`,
        ...(senderName === '' ? {} : { senderName }),
        ...(replyTo === '' ? {} : { replyTo }),
        // The same message sent twice, after a crash between sending and noting it, is recognised by its id.
        messageId: `${tenantId}.${id}`,
        requestId: requestId(),
        ...(mail.unsubscribe === '' ? {} : { unsubscribe: mail.unsubscribe }),
        files: await attachmentsOf(db, files, mail),
      })
    } catch (error) {
      const last = mail.attempts >= retries
      await own
        .set({
          status: last ? 'failed' : 'queued',
          attempts: sql<number>`attempts + 1`,
          last_error: error instanceof Error ? error.message.slice(0, 500) : String(error),
        })
        .execute()
      throw error
    }
    await own
      .set({
        status: 'sent',
        attempts: sql<number>`attempts + 1`,
        last_error: null,
        sent_at: sql<string>`now()`,
        ...(mail.confidential ? { body_html: '', body_text: '' } : {}),
      })
      .execute()
  },
  async givenUp({ tenantId, id }, { database }) {
    // Attempts whose process died counted for the queue and not for the message.
    await database
      .reading(wholeTenant(tenantId))
      .updateTable('email_notification')
      .set({
        status: 'failed',
        last_error: sql<string>`coalesce(last_error, 'Sending it broke off each time.')`,
      })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .where('status', '=', 'queued')
      .execute()
  },
})

/**
 * The files that go with a message.
 * @throws when one of them is gone: a message that says what is attached does not go out without it
 */
async function attachmentsOf(
  db: Db,
  store: FileStore,
  mail: { readonly tenant_id: number; readonly id: number; readonly body_html: string },
): Promise<readonly OutgoingFile[]> {
  const rows = await mailFiles(db, mail.tenant_id, mail.id)
  for (const { name, storage_key: key } of rows)
    if ((await store.size(key)) === null) throw new Error(`${name} is not there any more.`)
  return rows.map((row) => ({
    name: row.name,
    mediaType: row.media_type,
    contentId: mail.body_html.includes(shownAs(row.public_id)) ? contentIdOf(row.public_id) : null,
    content: store.read(row.storage_key, row.sha256),
  }))
}

/** A message for whoever runs the portal on the own machine. Never in production. */
const onTerminal = ({
  recipients,
  subject,
  body_text: text,
}: {
  readonly recipients: readonly string[]
  readonly subject: string
  readonly body_text: string
}): string =>
  `\nNo mail server is configured (SMTP_URL), so here is what would have been sent.\nTo: ${recipients.join(', ')}\nSubject: ${subject}\n\n${text}\n`
