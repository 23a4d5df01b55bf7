import { sendPasswordLink as mailLink } from '../passwords/password-links.ts'
import { portalAddress } from '../../platform/mail/portal-address.ts'
import { operation } from '../../foundation/http/operation.ts'
import { conflict, forbidden } from '../../foundation/http/refusal.ts'
import { openUser } from './read-users.ts'

/**
 * Mails a user a link to set a password, for whom the invitation was lost or
 * who cannot ask for one. The administrator never sees the link.
 */
export const sendPasswordLink = operation('users.sendPasswordLink', async (incoming) => {
  const { db, tenantId, params, person, services, origin, audit } = incoming
  const user = await openUser(db, tenantId, params.id, person)
  if (!user.can.update || user.pdfUser) throw forbidden('You cannot send this user a link.')
  if (user.state !== 'active') throw conflict('Only an active user can set a password.')
  const account = await db
    .selectFrom('user_account')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', user.id)
    .select('password_hash')
    .executeTakeFirst()
  const purpose = account?.password_hash ? 'reset' : 'invitation'
  const portal = await portalAddress(services, tenantId, origin, db)
  await mailLink({ services, tenantId, db }, { userId: user.id, purpose, portal })
  audit({ subject: 'user', subjectId: user.id, changes: { passwordLink: purpose } })
  return { sent: true as const }
})
