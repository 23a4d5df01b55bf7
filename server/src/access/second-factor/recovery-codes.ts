import { createHmac, randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../foundation/database/database.ts'
import { operation, type Services } from '../../foundation/http/operation.ts'
import { conflict } from '../../foundation/http/refusal.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { confirmPassword } from '../passwords/present-password.ts'
import { writeAs } from '../sign-in/access-write.ts'
import { recoveryCodesWereMade } from '../sign-in/mails.ts'

/** Codes of a sheet. */
const codesAtOnce = 10
/** Twelve digits: 40 bits, of which six can be tried in a quarter of an hour. */
const digits = 12

interface Owner {
  readonly tenantId: number
  readonly userId: number
}

/** `1234 5678 9012` */
const newCode = (): string =>
  Array.from({ length: digits / 4 }, () => String(randomInt(10_000)).padStart(4, '0')).join(' ')

const hashOfCode = (services: Services, { tenantId, userId }: Owner, code: string): string =>
  createHmac('sha256', services.settings.secret)
    .update(`recovery|${tenantId}|${userId}|${code.replaceAll(/\D/g, '')}`)
    .digest('base64url')

/** Takes a code of the sheet, once; spaces and dashes do not matter. */
export async function takeRecoverySheetCode(
  db: Db,
  services: Services,
  owner: Owner,
  code: string,
): Promise<boolean> {
  if (!/^[\d\s-]+$/.test(code) || code.replaceAll(/\D/g, '').length !== digits) return false
  const taken = await ofOwner(db, owner)
    .set({ used_at: sql<string>`now()` })
    .where('code_hash', '=', hashOfCode(services, owner, code))
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

const ofOwner = (db: Db, { tenantId, userId }: Owner) =>
  db.updateTable('recovery_sheet_code').where('tenant_id', '=', tenantId).where('user_id', '=', userId)

/** How many codes of the sheet are left. */
export async function recoveryCodesLeft(db: Db, { tenantId, userId }: Owner): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_sheet_code')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .select(sql<number>`count(*)::integer`.as('left'))
    .executeTakeFirstOrThrow()
  return left
}

/** Forgets the sheet, for example when the second factor is turned off. */
export const forgetRecoveryCodes = async (db: Db, { tenantId, userId }: Owner): Promise<void> => {
  await db
    .deleteFrom('recovery_sheet_code')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .execute()
}

/** Makes a new sheet; the one before opens nothing more. The codes are answered this once and kept as hashes. */
export const createRecoveryCodes = operation(
  'users.createRecoveryCodes',
  async ({ body, tenantId, person, origin, services, db: reading }) => {
    await confirmPassword(services, { person, ip: origin.ip }, body.password, 'password')
    const owner = { tenantId, userId: person.id }
    const { set_up: setUp } = await reading
      .selectFrom('user_account')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', person.id)
      .select(sql<boolean>`totp_secret is not null`.as('set_up'))
      .executeTakeFirstOrThrow()
    if (!setUp) throw conflict('Set up two-factor authentication first: these codes stand in for its app.')
    const codes = Array.from({ length: codesAtOnce }, newCode)
    const doer = { ...owner, call: 'users.createRecoveryCodes', ip: origin.ip, via: 'portal' } as const
    await writeAs(services, doer, async (doing) => {
      await forgetRecoveryCodes(doing.db, owner)
      await doing.db
        .insertInto('recovery_sheet_code')
        .values(
          codes.map((code) => ({
            tenant_id: tenantId,
            user_id: person.id,
            code_hash: hashOfCode(services, owner, code),
          })),
        )
        .execute()
      doing.audit({ subject: 'user', subjectId: person.id, changes: { recoveryCodes: 'made anew' } })
      const mail = await recoveryCodesWereMade(doing.db, owner, origin)
      if (mail) await queueMail(doing, mail, person.id)
    })
    return { codes }
  },
)
