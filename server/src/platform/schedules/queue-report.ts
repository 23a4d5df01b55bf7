import { rm } from 'node:fs/promises'
import { pathOf } from '@portal/core/foundation/routes'
import { screenOf } from '@portal/core/platform/reports/report'
import { wholeTenant } from '../../foundation/database/context.ts'
import type { Db } from '../../foundation/database/database.ts'
import { storeFile } from '../../foundation/files/stored.ts'
import { asUpload, type MadeFile, type Upload } from '../../foundation/files/upload.ts'
import { Refusal } from '../../foundation/http/refusal.ts'
import type { Services } from '../../foundation/services.ts'
import { portalAddress } from '../mail/portal-address.ts'
import { html, type Html } from '../mail/html.ts'
import { attachToMail, mailFileSubject, queueMail } from '../mail/queue-mail.ts'
import { mustRead, reportNamed } from './ask-report.ts'
import { tokenOf } from './list-readers.ts'
import { readersOf, type Readers } from './readers.ts'
import { mailFor, type AskedAs, type ReportMail, type Sending } from './report-mail.ts'
import { unsubscribeAddress } from './unsubscribe.ts'

/** What happens in the transaction in which the mails are queued. */
export interface QueuedReport {
  readonly to: readonly string[]
  /** Addresses that may not read it. */
  readonly without: readonly string[]
}

/** What more there is to a report that is queued. */
export interface Queueing {
  /** Runs in the transaction in which its mails are queued. */
  readonly noted?: (db: Db, queued: QueuedReport) => Promise<void>
  /** The schedule whose readers they are, who get a way off it; absent for what comes this once. */
  readonly list?: number
}

/**
 * Puts the mails of a report into the outbox, one for each reader.
 * @throws {Refusal} 403 when nobody may read it
 */
export async function queueReport(
  sending: Sending,
  { owner, on, services }: AskedAs,
  { noted, list }: Queueing = {},
): Promise<void> {
  const { tenantId } = owner
  const source = reportNamed(services, sending.report)
  mustRead(source.report, owner, sending.client_id)
  const { readers, without } = await readersOf(
    source.report,
    {
      recipients: sending.recipients,
      clientId: sending.client_id,
      owner,
      query: { ...(sending.query as object) },
    },
    services,
    services.database.reading(wholeTenant(tenantId)),
  )
  if (list !== undefined && sending.client_id !== null && without.length > 0) {
    // Who gets it no longer does not open it by an earlier mail either.
    const of = {
      tenantId,
      scheduleId: list,
      clientId: sending.client_id,
      route: screenOf(source.report) ?? '',
    }
    const gone = without.map((address) => address.toLowerCase())
    await services.database.write(wholeTenant(tenantId), (db) => services.readerLinks.end(db, of, gone))
  }
  if (readers.length === 0)
    throw new Refusal(
      'forbidden',
      'Nobody on its list may read it any more. Set it up again for those who may.',
    )
  const mails: (ReportMail & Pick<Readers, 'to' | 'as' | 'beyondOwner'>)[] = []
  for (const { to, beyondOwner, ...whom } of readers)
    mails.push({
      to,
      beyondOwner,
      as: whom.as,
      ...(await mailFor(sending, source, { owner, ...whom }, { on, services })),
    })
  const undone: (() => void | Promise<void>)[] = []
  const afterRollback = (todo: () => void | Promise<void>): void => void undone.push(todo)
  const ofClient = sending.client_id === null ? {} : { clientId: sending.client_id }
  await withUploads(
    services.files,
    mails.map(({ files }) => files),
    async (uploads) => {
      try {
        await services.database.write(wholeTenant(tenantId), async (db) => {
          const sender = { services, tenantId, db }
          const portal = list === undefined ? '' : await portalAddress(services, tenantId, null, db)
          const storing = { db, tenantId, person: owner, services, afterRollback }
          for (const [place, mail] of mails.entries()) {
            // Its files are stored once, with the first message that they go with.
            const along: number[] = []
            // To one after the other: nobody reads who else has it.
            for (const address of mail.to) {
              const way =
                list === undefined
                  ? null
                  : unsubscribeAddress(portal, await tokenOf(db, tenantId, list, address))
              const opens =
                list === undefined || mail.as.kind !== 'guest'
                  ? null
                  : await services.readerLinks.tokenOf(db, {
                      tenantId,
                      scheduleId: list,
                      clientId: sending.client_id ?? 0,
                      route: screenOf(source.report) ?? '',
                      address: address.toLowerCase(),
                      owner,
                    })
              const emailId = await queueMail(
                sender,
                {
                  category: 'report-schedule',
                  to: [address],
                  subject: mail.subject,
                  html: html`${mail.body}${opens === null ? html`` : guestLink(`${portal}${pathOf('guest', {}, { token: opens })}`)}${
                    way === null ? html`` : html`<p><a href="${way}">Unsubscribe</a></p>`
                  }`,
                  // Whoever has the link reads the report.
                  ...(opens === null ? {} : { confidential: true }),
                  ...(way === null ? {} : { unsubscribe: way }),
                  ...ofClient,
                  // What its owner may not see is not in their outbox either.
                  ...(mail.beyondOwner ? {} : { userId: sending.created_by }),
                },
                sending.created_by,
              )
              if (along.length === 0)
                for (const upload of uploads[place] ?? []) {
                  const owns = { subject: mailFileSubject, subjectId: emailId, ...ofClient }
                  along.push((await storeFile(storing, upload, owns, '')).id)
                }
              await attachToMail(db, tenantId, emailId, along)
            }
          }
          await noted?.(db, { to: mails.flatMap(({ to }) => to), without })
        })
      } catch (error) {
        for (const todo of undone) await todo()
        throw error
      }
    },
  )
}

const guestLink = (address: string): Html =>
  html`<p>
    <a href="${address}">Open the report</a>: the link is yours, needs no account, and works for two months.
  </p>`

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
