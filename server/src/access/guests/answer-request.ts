import { sql } from 'kysely'
import { isGuestReport, titleOfReport } from '@portal/core/access/guests/reports'
import { formatDay } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import { operation } from '../../foundation/http/operation.ts'
import { conflict, notFound } from '../../foundation/http/refusal.ts'
import { html } from '../../platform/mail/html.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { portalAddress } from '../../platform/mail/portal-address.ts'
import { hashOf, randomToken } from '../sessions/tokens.ts'
import { endOf, present, readerIsOut } from './links.ts'

interface Asked {
  readonly name: string
  readonly email: string
  readonly answered_at: string | null
  readonly access_id: number
  readonly client_id: number
  readonly client: string
  readonly report: string
  readonly password_hash: string | null
  readonly note: string | null
}

/**
 * Another link for who asked for one, by e-mail: to the same report, with the
 * password of the one before, which they were told already. The one before
 * stays as it is.
 */
const answerRequest = operation('guestAccesses.answer', async (incoming) => {
  const { db, tenantId, person, params, body, services, origin, audit } = incoming
  const { rows } = await sql<Asked>`
    select r.name, r.email, r.answered_at, g.id as access_id, g.client_id, c.name as client, g.report, g.password_hash, g.note
    from guest_access_request r
      join guest_access g on g.tenant_id = r.tenant_id and g.id = r.guest_access_id
      join client c on c.tenant_id = g.tenant_id and c.id = g.client_id
    where r.tenant_id = ${tenantId} and r.id = ${params.id} for update of r`.execute(db)
  const [asked] = rows
  if (!asked || !isGuestReport(asked.report)) throw notFound('This request')
  if (asked.answered_at !== null) throw conflict(`${asked.name} has been sent a new link already.`)
  const token = randomToken()
  const { id } = await db
    .insertInto('guest_access')
    .values({
      tenant_id: tenantId,
      client_id: asked.client_id,
      report: asked.report,
      token_hash: hashOf(token),
      password_hash: asked.password_hash,
      note: asked.note ?? `For ${asked.name}`,
      reader: asked.email.trim().toLowerCase(),
      expires_at: endOf(body.expiresAt),
      created_by: person.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const access = await present(db, tenantId, id)
  if (access.state === 'suspended') throw conflict(readerIsOut)
  await db
    .updateTable('guest_access_request')
    .set({ answered_at: sql<string>`now()`, answered_by: person.id, answer_id: id })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', params.id)
    .execute()
  const report = titleOfReport(asked.report)
  const portal = await portalAddress(services, tenantId, origin, db)
  await queueMail(
    { services, tenantId, db },
    {
      category: 'guest-access',
      to: [asked.email],
      subject: `Your new link to ${report} of ${asked.client}`,
      confidential: true,
      clientId: asked.client_id,
      html: html`<p>Hello ${asked.name},</p>
        <p>
          here is the new link that you asked for:
          <a href="${portal}${pathOf('guest', {}, { token })}">${report} of ${asked.client}</a>.
        </p>
        <p>
          It works until
          ${formatDay(body.expiresAt)}.${asked.password_hash === null ? '' : ' Its password is the one that you have.'}
        </p>`,
    },
    person.id,
  )
  audit({
    subject: 'guest access',
    subjectId: id,
    clientId: asked.client_id,
    changes: { event: 'new link mailed', to: asked.email, inPlaceOf: asked.access_id },
  })
  return access
})

export const answerOperations = { 'guestAccesses.answer': answerRequest }
