import { sql } from 'kysely'
import { wholeTenant } from '../../foundation/database/context.ts'
import { operation, type Incoming } from '../../foundation/http/operation.ts'
import { Refusal } from '../../foundation/http/refusal.ts'
import { writeAs } from './access-write.ts'
import { askForSecondFactor } from '../second-factor/ask-second-factor.ts'
import { takeGuess, type Guess } from './guesses.ts'
import { verifyPassword } from '../passwords/passwords.ts'
import { openSession } from '../sessions/sessions.ts'

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
  const tenantId = (await services.tenants.byHost(origin.host))?.id ?? 0
  const guess: Guess = { tenantId, kind: 'password', account: email, ip: origin.ip }
  const attempt = tenantId === 0 ? null : await takeGuess(services, guess)
  const account = await candidateOf(incoming, tenantId, email)
  const right = await verifyPassword(account?.password_hash ?? null, body.password)
  if (!account || !mayUsePassword(account) || !right) {
    // Not waited for: an answer must take as long for an address that nobody has.
    if (account) void noteFailure(incoming, account).catch(() => undefined)
    await attempt?.wrong()
    throw refused()
  }
  const who = { tenantId: account.tenant_id, userId: account.id }
  // Forgotten together with the session that opens, where both are the same tenant's.
  if (!account.two_factor && who.tenantId === tenantId)
    return openSession(incoming, who, async (db) => attempt?.right(db))
  await attempt?.right()
  return account.two_factor ? askForSecondFactor(services, account) : openSession(incoming, who)
})

type SigningIn = Pick<Incoming<'users.signIn'>, 'services' | 'origin'>

/** The account of an address on a host's tenant or one of its partner tenants. */
async function candidateOf({ services }: SigningIn, tenantId: number, email: string) {
  const found = await sql<{
    tenant_id: number
    user_id: number
  }>`select tenant_id, user_id from sign_in_candidates(${tenantId}, ${email})`.execute(
    services.database.reading(wholeTenant(tenantId)),
  )
  const candidate = found.rows[0]
  if (!candidate) return undefined
  return services.database
    .reading(wholeTenant(candidate.tenant_id))
    .selectFrom('user_account')
    .where('tenant_id', '=', candidate.tenant_id)
    .where('id', '=', candidate.user_id)
    .select([
      'tenant_id',
      'id',
      'email',
      'password_hash',
      'active',
      'suspended',
      'user_type',
      'pdf_user',
      'two_factor',
      'totp_secret',
    ])
    .executeTakeFirst()
}

type Candidate = NonNullable<Awaited<ReturnType<typeof candidateOf>>>

const mayUsePassword = (account: Candidate): boolean =>
  account.active && !account.suspended && account.user_type !== 'PDF' && !account.pdf_user

const noteFailure = ({ services, origin }: SigningIn, account: Candidate): Promise<void> =>
  writeAs(
    services,
    {
      tenantId: account.tenant_id,
      call: 'users.signIn',
      userId: null,
      ip: origin.ip,
      via: 'visitor',
    },
    async ({ audit }) => audit({ subject: 'sign-in refused', subjectId: account.id }),
  )
