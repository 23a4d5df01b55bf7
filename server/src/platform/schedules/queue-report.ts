import { rm } from 'node:fs/promises'
import type { User } from '@portal/core/foundation/policy/actor'
import { wholeTenant } from '../../foundation/database/context.ts'
import type { Db } from '../../foundation/database/database.ts'
import { storeFile } from '../../foundation/files/stored.ts'
import { asUpload, type MadeFile, type Upload } from '../../foundation/files/upload.ts'
import { Refusal } from '../../foundation/http/refusal.ts'
import type { Services } from '../../foundation/services.ts'
import { attachToMail, mailFileSubject, queueMail } from '../mail/queue-mail.ts'
import { mustRead, reportNamed } from './ask-report.ts'
import { readersOf, type Readers } from './readers.ts'
import { mailFor, type ReportMail, type Sending } from './report-mail.ts'

/**
 * Puts the mails of a report into the outbox, one for those who get the same of it.
 * @param noted runs in the same transaction, with the addresses that may not read it
 * @throws {Refusal} 403 when nobody may read it
 */
export async function queueReport(
  sending: Sending,
  owner: User,
  on: string,
  services: Services,
  noted: (db: Db, without: readonly string[]) => Promise<void> = async () => undefined,
): Promise<void> {
  const { tenantId } = owner
  const source = reportNamed(services, sending.report)
  mustRead(source.report, owner, sending.client_id)
  const { readers, without } = await readersOf(
    source.report,
    { recipients: sending.recipients, clientId: sending.client_id, owner },
    services,
    services.database.reading(wholeTenant(tenantId)),
  )
  if (readers.length === 0)
    throw new Refusal(
      'forbidden',
      'Nobody on its list may read it any more. Set it up again for those who may.',
    )
  const mails: (ReportMail & Pick<Readers, 'to'>)[] = []
  for (const { to, ...whom } of readers)
    mails.push({ to, ...(await mailFor(sending, source, { owner, ...whom }, on, services)) })
  const afterwards: (() => void | Promise<void>)[] = []
  const undone: (() => void | Promise<void>)[] = []
  const afterRollback = (todo: () => void | Promise<void>): void => void undone.push(todo)
  const ofClient = sending.client_id === null ? {} : { clientId: sending.client_id }
  await withUploads(
    services.files,
    mails.map(({ files }) => files),
    async (uploads) => {
      try {
        await services.database.write(wholeTenant(tenantId), async (db) => {
          for (const [place, mail] of mails.entries()) {
            const emailId = await queueMail(
              { services, tenantId, db, afterCommit: (todo) => void afterwards.push(todo) },
              {
                category: 'report-schedule',
                to: mail.to,
                subject: mail.subject,
                html: mail.body,
                ...ofClient,
                userId: sending.created_by,
              },
              sending.created_by,
            )
            const storing = { db, tenantId, person: owner, services, afterRollback }
            const owns = { subject: mailFileSubject, subjectId: emailId, ...ofClient }
            const along: number[] = []
            for (const upload of uploads[place] ?? [])
              along.push((await storeFile(storing, upload, owns, '')).id)
            await attachToMail(db, tenantId, emailId, along)
          }
          await noted(db, without)
        })
      } catch (error) {
        for (const todo of undone) await todo()
        throw error
      }
    },
  )
  for (const todo of afterwards) await todo()
}

/** Has the files of mails where files are kept before the transaction begins that writes of them. */
async function withUploads(
  store: Services['files'],
  ofMails: readonly (readonly MadeFile[])[],
  work: (uploads: readonly (readonly Upload[])[]) => Promise<void>,
): Promise<void> {
  const all: Upload[] = []
  const uploads: Upload[][] = []
  try {
    for (const files of ofMails) {
      const made: Upload[] = []
      uploads.push(made)
      for (const file of files) {
        const upload = await asUpload(file, store.incoming)
        all.push(upload)
        made.push(upload)
      }
    }
    await store.bring(all)
    await work(uploads)
  } finally {
    await store.release(all)
    for (const { path } of all) await rm(path, { force: true })
  }
}
