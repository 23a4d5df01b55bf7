import { sql } from 'kysely'
import { isGuestReport, titleOfReport } from '@portal/core/access/guests/reports'
import { pathOf } from '@portal/core/foundation/routes'
import { email as isEmail } from '@portal/core/foundation/rules'
import { wholeTenant } from '../../foundation/database/context.ts'
import type { Db } from '../../foundation/database/database.ts'
import { record } from '../../foundation/http/idempotency.ts'
import { operation } from '../../foundation/http/operation.ts'
import type { Limit } from '../../foundation/http/rate-limit.ts'
import { invalid, notFound } from '../../foundation/http/refusal.ts'
import { html } from '../../platform/mail/html.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { portalAddress } from '../../platform/mail/portal-address.ts'
import { accessOfToken } from './enter.ts'

/** Requests for one link in an hour: each of them is an e-mail. */
const perLink: Limit = { name: 'guest-link-requests', points: 5, seconds: 60 * 60 }

/** A guest asks for a new link: it is written down at the old one, and whoever made that one hears of it. */
const requestLink = operation('guestAccesses.request', async ({ body, services, origin }) => {
  const problem = isEmail(body.email)
  if (problem !== null) throw invalid({ email: problem })
  const access = await accessOfToken(services, body.token)
  if (!access) throw notFound('A link with this address')
  const { tenant_id: tenantId, id, client_id: clientId } = access
  await services.limits.take(perLink, `${tenantId}:${id}`, 'A new link has been asked for several times.')
  const message = body.message?.trim() || null
  await services.database.write(wholeTenant(tenantId), async (db) => {
    await db
      .insertInto('guest_access_request')
      .values({
        tenant_id: tenantId,
        guest_access_id: id,
        client_id: clientId,
        name: body.name,
        email: body.email,
        message,
      })
      .execute()
    const to = await answerers(db, tenantId, access.created_by)
    const client = await db
      .selectFrom('client')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', clientId)
      .select(['name', 'slug'])
      .executeTakeFirstOrThrow()
    const portal = await portalAddress(services, tenantId, origin, db)
    const report = isGuestReport(access.report) ? titleOfReport(access.report) : access.report
    if (to.length > 0)
      await queueMail(
        { services, tenantId, db },
        {
          category: 'guest-access-request',
          to,
          subject: `${body.name} asks for a new link to ${report} of ${client.name}`,
          html: html`<p>
              ${body.name} (${body.email}) opened a guest link to ${report} of ${client.name} that no longer
              works, and asks for a new one.
            </p>
            ${message === null ? '' : html`<p>${message}</p>`}
            <p>
              <a href="${portal}${pathOf('clients.profile.guest-access', { slug: client.slug })}"
                >Send a new link</a
              >
              from the Guest Access tab of the client; it goes to them by e-mail.
            </p>`,
          clientId,
        },
      )
    await record(
      db,
      {
        tenantId,
        call: 'guestAccesses.request',
        userId: null,
        impersonatedBy: null,
        via: 'guest',
        ip: origin.ip,
      },
      [
        {
          subject: 'guest access',
          subjectId: id,
          clientId,
          changes: { event: 'new link requested', name: body.name, email: body.email },
        },
      ],
      null,
      { status: 200, text: '' },
    )
  })
  return { requested: true as const, mailed: services.mailer !== null }
})

/** Whoever made the link; the administrators when that person is no longer here. */
async function answerers(db: Db, tenantId: number, maker: number | null): Promise<readonly string[]> {
  const { rows } = await sql<{ email: string; made: boolean }>`
    select u.email, u.id = ${maker ?? 0} as made from user_account u
    where u.tenant_id = ${tenantId} and u.active and not u.suspended and (u.id = ${maker ?? 0} or exists (
      select from user_role r where r.tenant_id = u.tenant_id and r.user_id = u.id
        and r.role in ('Administrator', 'Super Administrator')))
    order by u.id`.execute(db)
  const made = rows.filter((row) => row.made)
  return (made.length > 0 ? made : rows).map((row) => row.email)
}

export const requestLinkOperations = { 'guestAccesses.request': requestLink }
