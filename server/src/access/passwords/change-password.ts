import { sql } from 'kysely'
import { isActing } from '@portal/core/foundation/policy/impersonation'
import type { Incoming } from '../../foundation/http/operation.ts'
import { forbidden, invalid, notFound } from '../../foundation/http/refusal.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { endWaitingLinks } from './password-links.ts'
import { passwordWasChanged } from '../sign-in/mails.ts'
import { hashOfNewPassword } from './new-password.ts'
import { confirmPassword } from './present-password.ts'
import { endSessionsOf } from '../sessions/sessions.ts'

type Changing = Pick<Incoming<'users.update'>, 'services' | 'person' | 'params' | 'db' | 'origin'>

/**
 * Checks a change of one's own password, outside of any transaction.
 * @param currentPassword needed unless the password must be changed: who sits down at an open browser must not take the account
 * @returns the hash to store
 * @throws {Refusal} 403 while somebody acts as this user, 422 by field
 */
export async function checkPasswordChange(
  { services, person, params, db, origin }: Changing,
  password: string,
  currentPassword: string | undefined,
): Promise<string> {
  if (isActing(person)) throw forbidden('You cannot change the password of somebody you act as.')
  if (params.id !== person.id)
    throw invalid({ password: 'Only its owner chooses a password. Send a link to set a new one instead.' })
  const account = await db
    .selectFrom('user_account')
    .where('tenant_id', '=', person.tenantId)
    .where('id', '=', person.id)
    .select(['first_name', 'last_name', 'email', 'password_hash', 'must_change_password'])
    .executeTakeFirst()
  if (!account) throw notFound('Your account')
  if (!account.must_change_password)
    await confirmPassword(services, { person, ip: origin.ip }, currentPassword, 'currentPassword')
  const tenant = await services.tenants.byId(person.tenantId)
  return hashOfNewPassword(password, {
    firstName: account.first_name,
    lastName: account.last_name,
    email: account.email,
    tenantName: tenant?.name ?? '',
    passwordHash: account.password_hash,
  })
}

/** Stores one's own new password; the other sessions end, links that were waiting open nothing more. */
export async function changePassword(
  incoming: Pick<
    Incoming<'users.update'>,
    'services' | 'person' | 'actor' | 'tenantId' | 'db' | 'origin' | 'audit' | 'afterCommit'
  >,
  hash: string,
): Promise<void> {
  const { services, person, actor, tenantId, db, origin, audit, afterCommit } = incoming
  const owner = { tenantId, userId: person.id }
  await db
    .updateTable('user_account')
    .set({
      password_hash: hash,
      must_change_password: false,
      password_changed_at: sql<string>`now()`,
      updated_at: sql<string>`now()`,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', person.id)
    .execute()
  await endWaitingLinks(db, owner)
  const ended = await endSessionsOf(
    db,
    services,
    owner,
    actor.kind === 'user' ? (actor.sessionId ?? null) : null,
  )
  afterCommit(() => services.actors.forget(tenantId, person.id))
  audit({ subject: 'user', subjectId: person.id, changes: { password: 'changed', sessionsEnded: ended } })
  const mail = await passwordWasChanged(db, owner, origin)
  if (mail) await queueMail({ services, tenantId, db }, mail, person.id)
}
