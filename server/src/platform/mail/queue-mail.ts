import type { MailCategoryName } from '@portal/core/platform/mail/categories'
import type { Db } from '../../foundation/database/database.ts'
import type { Incoming } from '../../foundation/http/operation.ts'
import type { Html } from './html.ts'
import { sendMail } from './send-mail.ts'
import { noteSwitchedOff } from './why-kept.ts'
import { textOf } from '../../foundation/rich-text/text-of.ts'

/** A message to be sent. */
export interface Mail {
  /** What kind it is, for the outbox and its statistics: `password-reset`, `guest-access`, … */
  readonly category: MailCategoryName
  /** Addresses; each gets the same message. */
  readonly to: readonly string[]
  readonly subject: string
  readonly html: Html
  /** Its body opens something: it is shown on no screen and forgotten once it is sent. */
  readonly confidential?: boolean
  readonly clientId?: number
  /** The user whom it is about or for. */
  readonly userId?: number
  /** Where its one reader leaves the list that it comes by (RFC 8058). */
  readonly unsubscribe?: string
}

/** What of a request is needed to send mail from it. */
export type Sender = Pick<Incoming<never>, 'services' | 'tenantId'> & { readonly db: Db }

/**
 * Writes a message into the outbox in the caller's transaction; a job sends it
 * after the commit, and again when the mail server does not answer.
 * @returns the message's id
 */
export async function queueMail(
  { services, tenantId, db }: Sender,
  mail: Mail,
  createdBy: number | null = null,
): Promise<number> {
  const row = await db
    .insertInto('email_notification')
    .values({
      tenant_id: tenantId,
      category: mail.category,
      recipients: [...mail.to],
      subject: mail.subject,
      body_html: mail.html.text,
      body_text: textOf(mail.html.text),
      confidential: mail.confidential ?? false,
      client_id: mail.clientId ?? null,
      user_id: mail.userId ?? null,
      created_by: createdBy,
      ...(mail.unsubscribe === undefined ? {} : { unsubscribe: mail.unsubscribe }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await noteSwitchedOff(db, tenantId, mail.category)
  await services.jobs.enqueue(db, sendMail, { tenantId, id: row.id })
  return row.id
}

/** The subject of files that were given for a message. */
export const mailFileSubject = 'email'

/** Makes stored files go with a message that is not sent yet. They stay what else they are. */
export async function attachToMail(
  db: Db,
  tenantId: number,
  emailId: number,
  fileIds: readonly number[],
): Promise<void> {
  if (fileIds.length === 0) return
  await db
    .insertInto('email_attachment')
    .values(fileIds.map((fileId) => ({ tenant_id: tenantId, email_id: emailId, file_id: fileId })))
    .onConflict((on) => on.doNothing())
    .execute()
}
