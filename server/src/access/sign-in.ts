import { sql } from 'kysely'
import { wholeTenant } from '../database/context.ts'
import { operation } from '../http/operation.ts'
import { RateLimit } from '../http/rate-limit.ts'
import { Refusal } from '../http/refusal.ts'
import { verifyPassword } from './passwords.ts'
import { openSession } from './sessions.ts'

/** Wrong passwords before an address must wait, and the wait in seconds. */
const wrongPasswords = { most: 10, seconds: 15 * 60 } as const

const byAddress = new RateLimit(wrongPasswords.most, wrongPasswords.seconds)
const tooManySentence = 'Too many wrong passwords.'

const refused = (): Refusal =>
  new Refusal('invalid', 'The e-mail address or the password is not correct.', {
    errors: { password: 'The e-mail address or the password is not correct.' },
  })

/**
 * Signs in with e-mail and password, on the host's tenant or one of its partner
 * tenants. The answer does not tell whether an address exists, is suspended,
 * scheduled or without a password.
 */
export const signIn = operation('users.signIn', async (incoming) => {
  const { body, services, origin } = incoming
  const email = body.email.trim().toLowerCase()
  const tenant = await services.tenants.byHost(origin.host)
  const key = `${tenant?.id ?? 0}|${email}`
  await byAddress.check(key, tooManySentence)
  const found = await sql<{
    tenant_id: number
    user_id: number
  }>`select tenant_id, user_id from sign_in_candidates(${tenant?.id ?? 0}, ${email})`.execute(
    services.database.reading(wholeTenant(tenant?.id ?? 0)),
  )
  const candidate = found.rows[0]
  const account = candidate
    ? await services.database
        .reading(wholeTenant(candidate.tenant_id))
        .selectFrom('user_account')
        .where('tenant_id', '=', candidate.tenant_id)
        .where('id', '=', candidate.user_id)
        .select(['password_hash', 'active', 'suspended', 'user_type', 'pdf_user', 'two_factor'])
        .executeTakeFirst()
    : undefined
  const mayUsePassword =
    account !== undefined &&
    account.active &&
    !account.suspended &&
    account.user_type !== 'PDF' &&
    !account.pdf_user
  const right = await verifyPassword(account?.password_hash ?? null, body.password)
  if (!candidate || !mayUsePassword || !right) {
    await byAddress.take(key, tooManySentence)
    throw refused()
  }
  if (account.two_factor) {
    throw new Refusal(
      'forbidden',
      'This account signs in with a second factor, which this portal does not take yet. Ask your administrator.',
    )
  }
  await byAddress.clear(key)
  return openSession(incoming, {
    tenantId: candidate.tenant_id,
    userId: candidate.user_id,
  })
})
