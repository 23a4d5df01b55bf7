import { sql } from 'kysely'
import { operation } from '../../foundation/http/operation.ts'
import { conflict, forbidden } from '../../foundation/http/refusal.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { endSessionsOf } from '../sessions/sessions.ts'
import { twoFactorWasReset } from '../sign-in/mails.ts'
import { openUser } from '../users/read-users.ts'
import { forgetRecoveryCodes } from './recovery-codes.ts'

/**
 * Forgets the authenticator app of somebody who has lost it, and the recovery codes with it: a new one is set up at the
 * next sign-in. Those who keep the account do so, never the person itself, who would need no second factor otherwise.
 */
export const resetTwoFactor = operation('users.reset2FA', async (incoming) => {
  const { db, tenantId, params, person, services, origin, audit, afterCommit } = incoming
  const user = await openUser(db, tenantId, params.id, person)
  if (!user.can.update || user.id === person.id)
    throw forbidden('Only somebody else who keeps this account can reset its two-factor authentication.')
  const owner = { tenantId, userId: user.id }
  const reset = await db
    .updateTable('user_account')
    .set({ totp_secret: null, updated_at: sql<string>`now()` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', user.id)
    .where('totp_secret', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  if (!reset) throw conflict('No authenticator app is set up for this account, so there is nothing to reset.')
  await forgetRecoveryCodes(db, owner)
  const ended = await endSessionsOf(db, services, owner, null)
  afterCommit(() => services.actors.forget(tenantId, user.id))
  audit({
    subject: 'user',
    subjectId: user.id,
    changes: { twoFactor: ['on', 'reset'], sessionsEnded: ended },
  })
  const mail = await twoFactorWasReset(db, owner, origin)
  if (mail) await queueMail(incoming, mail, person.id)
  return { reset: true as const }
})
