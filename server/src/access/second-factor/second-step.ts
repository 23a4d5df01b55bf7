import { randomInt } from 'node:crypto'
import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { wholeTenant } from '../../foundation/database/context.ts'
import type { Db } from '../../foundation/database/database.ts'
import { operation, type Services } from '../../foundation/http/operation.ts'
import type { Limit } from '../../foundation/http/rate-limit.ts'
import { invalid, Refusal } from '../../foundation/http/refusal.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { writeAs, type AccessDoer } from '../sign-in/access-write.ts'
import { recoveryCodesLeft, takeRecoverySheetCode } from './recovery-codes.ts'
import { readFirstStep, type FirstStep } from './first-step.ts'
import { takeGuess, type Guess, type Try } from '../sign-in/guesses.ts'
import {
  recoveryCode,
  recoveryCodeWasUsed,
  sheetCodeWasUsed,
  tooManyCodes,
  twoFactorWasTurnedOn,
  type From,
} from '../sign-in/mails.ts'
import { verifyPassword } from '../passwords/passwords.ts'
import { openSession } from '../sessions/sessions.ts'
import { sealTotp, stepOfCode, unsealTotp } from './totp.ts'
import { hashOf } from '../sessions/tokens.ts'

/** Minutes for which a mailed code is good. */
const recoveryMinutes = 10

const wrongCode = (): Refusal => invalid({ token: 'This code is not correct, or has been used.' })

/** The account between its two steps. */
async function accountOf(services: Services, { tenantId, userId }: FirstStep) {
  const account = await services.database
    .reading(wholeTenant(tenantId))
    .selectFrom('user_account')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .where('active', '=', true)
    .where('suspended', '=', false)
    .select(['email', 'password_hash', 'two_factor', 'totp_secret'])
    .executeTakeFirst()
  if (!account) throw new Refusal('invalid', 'This account cannot sign in. Ask your administrator.')
  return account
}

/**
 * Takes a code of the authenticator app, once: a step of its clock that was
 * taken, or an earlier one, is refused (RFC 6238, 5.2).
 */
export async function takeCode(
  db: Db,
  { tenantId, userId }: Pick<FirstStep, 'tenantId' | 'userId'>,
  secret: string,
  code: string,
): Promise<boolean> {
  const step = stepOfCode(secret, code)
  if (step === null) return false
  const taken = await db
    .updateTable('user_account')
    .set({ totp_step: step })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .where((where) => where.or([where('totp_step', 'is', null), where('totp_step', '<', step)]))
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

const codeHash = (services: Services, first: FirstStep, code: string): string =>
  createHmac('sha256', services.settings.secret).update(`${first.attempt}|${code}`).digest('base64url')

/** Takes a mailed code, once, for the attempt it was mailed for. */
async function takeRecoveryCode(
  db: Db,
  services: Services,
  first: FirstStep,
  code: string,
): Promise<boolean> {
  const digits = code.replaceAll(/\s/g, '')
  if (!/^\d{8}$/.test(digits)) return false
  const taken = await db
    .updateTable('recovery_code')
    .set({ used_at: sql<string>`now()` })
    .where('tenant_id', '=', first.tenantId)
    .where('user_id', '=', first.userId)
    .where('attempt', '=', first.attempt)
    .where('code_hash', '=', codeHash(services, first, digits))
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

type Proof = 'app' | 'mail' | 'sheet' | 'setup'

/** The second step. What the first step proved, its token carries. */
export const signInWith2FA = operation('users.signInWith2FA', async (incoming) => {
  const { body, services, origin } = incoming
  const first = await readFirstStep(services.settings.secret, body.authAccessToken)
  const guess: Guess = {
    tenantId: first.tenantId,
    kind: 'code',
    account: `user ${first.userId}`,
    ip: origin.ip,
  }
  const attempt = await countGuess(services, guess, first, origin)
  const account = await accountOf(services, first)
  // Given, they must fit; the token of the first step stands for them otherwise.
  if (body.email !== undefined && body.email.trim().toLowerCase() !== account.email.toLowerCase())
    throw wrongCode()
  if (body.password !== undefined && !(await verifyPassword(account.password_hash, body.password)))
    throw wrongCode()
  const doer: AccessDoer = { ...first, call: 'users.signInWith2FA', ip: origin.ip, via: 'visitor' }
  const proof = await writeAs(services, doer, async (doing): Promise<Proof | null> => {
    const made = await proofOf(doing.db, services, first, account.totp_secret, body)
    if (made === 'app' || made === null) return made
    const mail =
      made === 'setup'
        ? await twoFactorWasTurnedOn(doing.db, first, origin)
        : made === 'mail'
          ? await recoveryCodeWasUsed(doing.db, first, origin)
          : await sheetCodeWasUsed(doing.db, first, origin, await recoveryCodesLeft(doing.db, first))
    if (mail) await queueMail(doing, mail)
    doing.audit({
      subject: 'user',
      subjectId: first.userId,
      changes: made === 'setup' ? { twoFactor: 'set up at sign-in' } : { recoveryCode: usedWhich[made] },
    })
    return made
  })
  if (proof === null) {
    await attempt.wrong()
    throw wrongCode()
  }
  await attempt.right()
  return openSession(incoming, { tenantId: first.tenantId, userId: first.userId })
})

/** Which code stood in for the app, for the audit log. */
const usedWhich = { mail: 'used', sheet: 'used one of the sheet' } as const

async function proofOf(
  db: Db,
  services: Services,
  first: FirstStep,
  sealed: string | null,
  { token, secret }: { readonly token: string; readonly secret?: string | null },
): Promise<Proof | null> {
  if (sealed !== null) {
    const known = unsealTotp(services.settings.secret, first, sealed)
    if (known !== null && (await takeCode(db, first, known, token))) return 'app'
    if (await takeRecoveryCode(db, services, first, token)) return 'mail'
    return (await takeRecoverySheetCode(db, services, first, token)) ? 'sheet' : null
  }
  // An app is set up with the very secret that this sign-in gave out.
  if (!secret || first.setup !== hashOf(secret) || !(await takeCode(db, first, secret, token))) return null
  await db
    .updateTable('user_account')
    .set({
      totp_secret: sealTotp(services.settings.secret, first, secret),
      two_factor: true,
      updated_at: sql<string>`now()`,
    })
    .where('tenant_id', '=', first.tenantId)
    .where('id', '=', first.userId)
    .execute()
  return 'setup'
}

/** Counts a try; whoever uses up the tries has the password, and the owner should know. */
async function countGuess(services: Services, guess: Guess, first: FirstStep, from: From): Promise<Try> {
  try {
    return await takeGuess(services, guess)
  } catch (refusal) {
    await warnOwner(services, first, from)
    throw refusal
  }
}

/** One warning an hour is enough. */
const warnings: Limit = { name: 'second-factor-warnings', points: 1, seconds: 60 * 60 }

async function warnOwner(services: Services, first: FirstStep, from: From): Promise<void> {
  try {
    await services.limits.take(warnings, `${first.tenantId}|${first.userId}`)
  } catch {
    return
  }
  const doer: AccessDoer = { ...first, call: 'users.signInWith2FA', ip: from.ip, via: 'visitor' }
  await writeAs(services, doer, async (doing) => {
    doing.audit({
      subject: 'user',
      subjectId: first.userId,
      changes: { secondFactor: 'too many wrong codes' },
    })
    const mail = await tooManyCodes(doing.db, first, from)
    if (mail) await queueMail(doing, mail)
  })
}

/** Mailed codes to one account in a quarter of an hour. */
const codesPerAccount: Limit = { name: 'mailed-codes', points: 3, seconds: 15 * 60 }

/** Mails a code to the owner of the account. */
export const sendRecovery2FACode = operation(
  'users.sendRecovery2FACode',
  async ({ body, services, origin }) => {
    const first = await readFirstStep(services.settings.secret, body.authAccessToken)
    const account = await accountOf(services, first)
    if (account.totp_secret === null)
      throw new Refusal(
        'invalid',
        'Your authenticator app is not set up yet: scan the picture, then enter its code.',
      )
    await services.limits.take(
      codesPerAccount,
      `${first.tenantId}|${first.userId}`,
      'Too many codes were asked for.',
    )
    const code = String(randomInt(100_000_000)).padStart(8, '0')
    const doer: AccessDoer = { ...first, call: 'users.sendRecovery2FACode', ip: origin.ip, via: 'visitor' }
    await writeAs(services, doer, async (doing) => {
      const { db } = doing
      await db
        .deleteFrom('recovery_code')
        .where('tenant_id', '=', first.tenantId)
        .where('user_id', '=', first.userId)
        .where((where) =>
          where.or([where('attempt', '=', first.attempt), where('expires_at', '<', sql<string>`now()`)]),
        )
        .execute()
      await db
        .insertInto('recovery_code')
        .values({
          tenant_id: first.tenantId,
          user_id: first.userId,
          attempt: first.attempt,
          code_hash: codeHash(services, first, code),
          expires_at: sql<string>`now() + make_interval(mins => ${recoveryMinutes})`,
        })
        .execute()
      doing.audit({ subject: 'user', subjectId: first.userId, changes: { recoveryCode: 'mailed' } })
      const mail = await recoveryCode(db, first, code, origin)
      if (mail) await queueMail(doing, mail)
    })
    return { sent: services.mailer !== null, to: masked(account.email) }
  },
)

/** `t•••@demo.test`: enough to know which mailbox to look into. */
const masked = (email: string): string => email.replace(/^(.)[^@]*/, '$1•••')
