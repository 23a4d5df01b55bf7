import { sql } from 'kysely'
import type { Db } from '../../foundation/database/database.ts'
import { queueMail, type Sender } from '../../platform/mail/queue-mail.ts'
import { invalid } from '../../foundation/http/refusal.ts'
import { setPasswordLink, type Owner } from '../sign-in/mails.ts'
import { hashOf, randomToken } from '../sessions/tokens.ts'

/** Hours for which a link opens: one that was just asked for, and one that waits for a new colleague. */
const opensFor = { reset: 1, invitation: 7 * 24 } as const

export type PasswordLinkPurpose = keyof typeof opensFor

/**
 * Mails the owner of an account a link that sets a password, once. Earlier
 * links of the account open nothing any more.
 * @param portal the address at which the owner uses the portal, for example `https://portal.agency.example`
 */
export async function sendPasswordLink(
  sender: Sender,
  {
    userId,
    purpose,
    portal,
  }: { readonly userId: number; readonly purpose: PasswordLinkPurpose; readonly portal: string },
): Promise<void> {
  const { db, tenantId } = sender
  const token = `${tenantId}.${randomToken()}`
  await endWaitingLinks(db, { tenantId, userId })
  await db
    .insertInto('password_link')
    .values({
      tenant_id: tenantId,
      user_id: userId,
      token_hash: hashOf(token),
      purpose,
      expires_at: sql<string>`now() + make_interval(hours => ${opensFor[purpose]})`,
    })
    .execute()
  const address = new URL('/reset-password', portal)
  // Behind the #, so that no server on the way, nor its log, ever sees it.
  address.hash = new URLSearchParams({ token }).toString()
  const mail = await setPasswordLink(db, { tenantId, userId }, purpose, address.href)
  if (mail) await queueMail(sender, mail)
}

/** Ends the links that still wait to be opened. */
export async function endWaitingLinks(db: Db, { tenantId, userId }: Owner): Promise<void> {
  await db
    .updateTable('password_link')
    .set({ used_at: sql<string>`now()` })
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute()
}

/** The tenant that a link's token belongs to; 0, which has no links, for what is no token. */
export const tenantOfLink = (token: string): number =>
  Number(/^([1-9]\d{0,8})\.[\w-]{43}$/.exec(token)?.[1] ?? 0)

/** What is answered to a link that no longer opens anything. */
export const linkIsOver = () =>
  invalid({ token: 'This link has expired or was already used. Ask for a new one.' })
