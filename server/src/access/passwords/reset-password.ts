import { sql } from 'kysely'
import { wholeTenant } from '../../foundation/database/context.ts'
import { operation, type Services } from '../../foundation/http/operation.ts'
import type { Limit } from '../../foundation/http/rate-limit.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { writeAs } from '../sign-in/access-write.ts'
import { passwordWasChanged } from '../sign-in/mails.ts'
import { hashOfNewPassword } from './new-password.ts'
import { endWaitingLinks, linkIsOver, sendPasswordLink, tenantOfLink } from './password-links.ts'
import { portalAddress } from '../../platform/mail/portal-address.ts'
import { endSessionsOf } from '../sessions/sessions.ts'
import { hashOf } from '../sessions/tokens.ts'

/** Links to one address in a quarter of an hour, so that nobody's mailbox is flooded. */
const perAddress: Limit = { name: 'password-links', points: 3, seconds: 15 * 60 }

interface Forgotten {
  readonly tenantId: number
  readonly email: string
  readonly portal: string
  readonly ip: string
}

/** Finds the account of a forgotten password and mails its owner; for other addresses it does nothing. */
export const mailPasswordLink = defineJob<Forgotten>({
  name: 'mail-password-link',
  retries: { most: 3, firstWait: 10 },
  limit: 60,
  async run({ tenantId, email, portal, ip }, services) {
    const { rows } = await sql<{ tenant_id: number; user_id: number }>`
      select c.tenant_id, c.user_id from sign_in_candidates(${tenantId}, ${email}) c`.execute(
      services.database.reading(wholeTenant(tenantId)),
    )
    const [found] = rows
    if (!found) return
    const doer = {
      tenantId: found.tenant_id,
      call: 'users.requestPasswordReset',
      userId: null,
      ip,
      via: 'visitor',
    } as const
    await writeAs(services, doer, async (doing) => {
      const account = await doing.db
        .selectFrom('user_account')
        .where('tenant_id', '=', found.tenant_id)
        .where('id', '=', found.user_id)
        .where('active', '=', true)
        .where('suspended', '=', false)
        .where('pdf_user', '=', false)
        .where('user_type', 'not in', ['PDF', 'Guest'])
        .select('id')
        .executeTakeFirst()
      if (!account) return
      await sendPasswordLink(doing, { userId: account.id, purpose: 'reset', portal })
      doing.audit({ subject: 'user', subjectId: account.id, changes: { passwordLink: 'reset' } })
    })
  },
})

/**
 * The same work and answer for every address: a line on the queue. What comes of it shows in a mailbox only; where no
 * mail is sent at all, it says so.
 */
export const requestPasswordReset = operation(
  'users.requestPasswordReset',
  async ({ body, services, tenantId, origin }) => {
    const email = body.email.trim().toLowerCase()
    await services.limits.take(perAddress, `${tenantId}|${email}`, 'Too many links were asked for.')
    const answer = { sent: services.mailer !== null }
    if (tenantId === 0) return answer
    const portal = await portalAddress(services, tenantId, origin)
    await services.jobs.enqueue(services.database.reading(wholeTenant(tenantId)), mailPasswordLink, {
      tenantId,
      email,
      portal,
      ip: origin.ip,
    })
    return answer
  },
)

/** The owner and the state of the link of a token. */
async function linkOf(services: Services, token: string) {
  const tenantId = tenantOfLink(token)
  const link = await services.database
    .reading(wholeTenant(tenantId))
    .selectFrom('password_link as l')
    .innerJoin('user_account as u', (join) =>
      join.onRef('u.tenant_id', '=', 'l.tenant_id').onRef('u.id', '=', 'l.user_id'),
    )
    .innerJoin('tenant as t', 't.id', 'l.tenant_id')
    .where('l.tenant_id', '=', tenantId)
    .where('l.token_hash', '=', hashOf(token))
    .where('l.used_at', 'is', null)
    .where('l.expires_at', '>', sql<string>`now()`)
    .select([
      'l.tenant_id as tenantId',
      'l.user_id as userId',
      'l.purpose',
      'l.expires_at as expiresAt',
      'u.email',
      'u.first_name as firstName',
      'u.last_name as lastName',
      'u.password_hash as passwordHash',
      't.name as tenantName',
    ])
    .executeTakeFirst()
  if (!link) throw linkIsOver()
  return link
}

export const verifyResetToken = operation('users.verifyResetToken', async ({ body, services }) => {
  const { email, firstName, lastName, tenantName, purpose, expiresAt } = await linkOf(services, body.token)
  return { email, firstName, lastName, tenantName, purpose, expiresAt }
})

/** Sets the password, ends the link and every session, and tells the owner. One signs in with it as always. */
export const updatePassword = operation('users.updatePassword', async ({ body, services, origin }) => {
  const link = await linkOf(services, body.token)
  const hash = await hashOfNewPassword(body.password, link)
  const owner = { tenantId: link.tenantId, userId: link.userId }
  const doer = { ...owner, call: 'users.updatePassword', ip: origin.ip, via: 'visitor' } as const
  await writeAs(services, doer, async (doing) => {
    const opened = await doing.db
      .updateTable('password_link')
      .set({ used_at: sql<string>`now()` })
      .where('tenant_id', '=', link.tenantId)
      .where('token_hash', '=', hashOf(body.token))
      .where('used_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    // Opened twice at once: the other one was first.
    if (!opened) throw linkIsOver()
    await doing.db
      .updateTable('user_account')
      .set({
        password_hash: hash,
        must_change_password: false,
        password_changed_at: sql<string>`now()`,
        updated_at: sql<string>`now()`,
      })
      .where('tenant_id', '=', link.tenantId)
      .where('id', '=', link.userId)
      .execute()
    await endWaitingLinks(doing.db, owner)
    const ended = await endSessionsOf(doing.db, services, owner)
    doing.audit({
      subject: 'user',
      subjectId: link.userId,
      changes: { password: `set by ${link.purpose}`, sessionsEnded: ended },
    })
    const mail = await passwordWasChanged(doing.db, owner, origin)
    if (mail) await queueMail(doing, mail)
  })
  services.actors.forget(link.tenantId, link.userId)
  return { updated: true as const }
})
