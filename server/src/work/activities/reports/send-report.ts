import { sql } from 'kysely'
import {
  internalToOutsidersSentence,
  reportMailSize,
  reportRecipients,
} from '@portal/core/work/activities/reports/mail'
import { portalAddress } from '../../../platform/mail/portal-address.ts'
import type { Db } from '../../../foundation/database/database.ts'
import { storeFile } from '../../../foundation/files/stored.ts'
import { operation } from '../../../foundation/http/operation.ts'
import { invalid } from '../../../foundation/http/refusal.ts'
import { documentOf, mailLookOf } from '../../../platform/mail/document.ts'
import { attachToMail, mailFileSubject, queueMail } from '../../../platform/mail/queue-mail.ts'
import { shownAs } from '../../../platform/mail/shown-pictures.ts'
import { bytesOf, composeReport } from './report-mail.ts'

/** Addresses that belong to nobody who works at the agency and can sign in. */
async function outsidersOf(db: Db, tenantId: number, addresses: readonly string[]): Promise<string[]> {
  const sought = addresses.map((address) => address.trim().toLowerCase())
  const employees = await db
    .selectFrom('user_account')
    .where('tenant_id', '=', tenantId)
    .where('user_type', '=', 'Employee')
    .where('active', '=', true)
    .where('suspended', '=', false)
    .where(sql<boolean>`lower(email) = any (${sought}::text[])`)
    .select(sql<string>`lower(email)`.as('email'))
    .execute()
  const own = new Set(employees.map(({ email }) => email))
  return addresses.filter((_, place) => !own.has(sought[place] ?? ''))
}

/** The message that would go out, with what its sender should know before it does. */
export const previewReport = operation(
  'activityReports.previewMail',
  async ({ db, tenantId, body, services, origin, actor }) => {
    const recipients = body.recipients ?? []
    const asked = {
      ...body,
      includeInternal: body.includeInternal ?? false,
      attachFiles: body.attachFiles ?? false,
    }
    const portal = await portalAddress(services, tenantId, origin, db)
    const [mail, outsiders] = [
      await composeReport(db, tenantId, asked, {
        portal,
        besides: 0,
        sourceOf: (picture) => services.addresses.signed({ tenantId, ...picture }, actor),
      }),
      await outsidersOf(db, tenantId, recipients),
    ]
    return {
      subject: mail.subject,
      html: documentOf(mail.html, await mailLookOf(db, tenantId)),
      activities: mail.activities,
      leftOut: mail.leftOut,
      files: mail.files.map(({ name, size }) => ({ name, size: Number(size) })),
      outsiders,
      problem: asked.includeInternal && outsiders.length > 0 ? internalToOutsidersSentence : mail.problem,
    }
  },
)

/** Sends a report of a client's activities. What is internal stays in the agency (decision 0151). */
export const sendReport = operation('activityReports.sendMail', async (incoming) => {
  const { db, tenantId, body, files, person, services, origin, audit } = incoming
  const recipients = body.recipients.map((address) => address.trim())
  const problem = reportRecipients(recipients)
  if (problem !== null) throw invalid({ recipients: problem })
  const asked = {
    ...body,
    includeInternal: body.includeInternal ?? false,
    attachFiles: body.attachFiles ?? false,
  }
  if (asked.includeInternal && (await outsidersOf(db, tenantId, recipients)).length > 0)
    throw invalid({ includeInternal: internalToOutsidersSentence })
  const mail = await composeReport(db, tenantId, asked, {
    portal: await portalAddress(services, tenantId, origin, db),
    besides: bytesOf(files),
    sourceOf: ({ publicId }) => shownAs(publicId),
  })
  if (mail.problem !== null) throw invalid({ clientId: mail.problem })
  const tooMuch = reportMailSize({ size: bytesOf([...mail.files, ...files]) })
  if (tooMuch !== null) throw invalid({ attachments: tooMuch })
  const id = await queueMail(
    { services, tenantId, db },
    {
      category: 'activity-report',
      to: recipients,
      subject: mail.subject,
      html: mail.html,
      clientId: asked.clientId,
      userId: person.id,
    },
    person.id,
  )
  const owner = { subject: mailFileSubject, subjectId: id, clientId: asked.clientId }
  const stored: number[] = []
  for (const file of files) stored.push((await storeFile(incoming, file, owner, '')).id)
  const along = [...mail.files, ...mail.pictures].map((file) => file.id)
  await attachToMail(db, tenantId, id, [...along, ...stored])
  audit({
    subject: 'email',
    subjectId: id,
    clientId: asked.clientId,
    changes: { recipients, activities: mail.activities, internal: asked.includeInternal },
  })
  return { id, recipients, activities: mail.activities, files: mail.files.length + stored.length }
})
