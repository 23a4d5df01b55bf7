import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { wholeTenant } from '../../foundation/database/context.ts'
import type { Db } from '../../foundation/database/database.ts'
import { networkOf } from '../../foundation/http/network-of.ts'
import type { Services } from '../../foundation/http/operation.ts'
import { tooManyRequests } from '../../foundation/http/rate-limit.ts'
import type { Refusal } from '../../foundation/http/refusal.ts'
import { writeAs } from './access-write.ts'

/** A try at a password or a code. */
export interface Guess {
  /** The tenant of the host: an address is blocked there, whatever it tried to open. */
  readonly tenantId: number
  readonly kind: 'password' | 'code'
  /** What was tried: an address as it was typed, or an account. */
  readonly account: string
  readonly ip: string
}

/** Minutes over which failures are counted. */
const window = 15

/**
 * Failures before one has to wait. From one network address, or network of IPv6, few; an account
 * as a whole takes more, so that a stranger cannot easily lock its owner out;
 * a code has only a million values, so there every address counts as one.
 */
const most = {
  password: { fromHere: 10, fromAnywhere: 50 },
  code: { fromHere: 6, fromAnywhere: 6 },
} as const

/** Failures from one network address, at whatever accounts, before it is blocked, and the minutes it stays so. */
const block = { failures: 50, minutes: 30 } as const

const sentences = {
  password: 'Too many wrong passwords.',
  code: 'Too many wrong codes.',
} as const

/** The account as it is counted: people type passwords into the wrong field. */
const keyOf = (services: Services, { kind, account }: Guess): string =>
  createHmac('sha256', services.settings.secret)
    .update(`guess|${kind}|${account.trim().toLowerCase()}`)
    .digest('base64url')
    .slice(0, 32)

/** A try that was let through. */
export interface Try {
  /** It was wrong: it counts for its network address too. */
  wrong(): Promise<void>
  /**
   * It was right: the failures at this account from this address are forgotten.
   * @param within a transaction of the same tenant, to spare a commit of its own
   */
  right(within?: Db): Promise<void>
}

/**
 * Counts a try before it is looked at, so that many at once are not more than
 * many in turn.
 * @throws {Refusal} 429 when there were too many, or the network address is blocked
 */
export async function takeGuess(services: Services, given: Guess): Promise<Try> {
  const guess = { ...given, ip: networkOf(given.ip) }
  const { tenantId, kind, ip } = guess
  const db = services.database.reading(wholeTenant(tenantId))
  const account = keyOf(services, guess)
  const { rows } = await sql<{ id: number }>`
    insert into sign_in_failure (tenant_id, kind, account, ip)
    select ${tenantId}, ${kind}, ${account}, ${ip} where not exists (
      select from blocked_address where tenant_id = ${tenantId} and ip = ${ip} and blocked_until > now())
    returning id`.execute(db)
  const id = rows[0]?.id
  if (id === undefined) throw await blockedFor(db, guess)
  const counted = await db
    .selectFrom('sign_in_failure')
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind)
    .where('account', '=', account)
    .where('at', '>', sql<string>`now() - make_interval(mins => ${window})`)
    .select([
      sql<number>`count(*) filter (where ip = ${ip})::integer`.as('here'),
      sql<number>`count(*)::integer`.as('anywhere'),
      sql<number>`extract(epoch from min(at) + make_interval(mins => ${window}) - now())::float8`.as('wait'),
    ])
    .executeTakeFirstOrThrow()
  const own = (within: Db) => within.deleteFrom('sign_in_failure').where('tenant_id', '=', tenantId)
  const { fromHere, fromAnywhere } = most[kind]
  if (counted.here > fromHere || counted.anywhere > fromAnywhere) {
    // What is refused unseen does not make the wait longer.
    await own(db).where('id', '=', id).execute()
    throw tooManyRequests(sentences[kind], counted.wait)
  }
  return {
    async wrong() {
      await db
        .updateTable('sign_in_failure')
        .set({ wrong: true })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .execute()
      const { failures } = await db
        .selectFrom('sign_in_failure')
        .where('tenant_id', '=', tenantId)
        .where('ip', '=', ip)
        .where('wrong', '=', true)
        .where('at', '>', sql<string>`now() - make_interval(mins => ${window})`)
        .select(sql<number>`count(*)::integer`.as('failures'))
        .executeTakeFirstOrThrow()
      if (failures > block.failures) await blockAddress(services, guess, failures, given.ip)
    },
    async right(within = db) {
      await own(within).where('kind', '=', kind).where('account', '=', account).where('ip', '=', ip).execute()
    },
  }
}

/** What an address that is blocked is told. */
async function blockedFor(db: Db, { tenantId, ip }: Guess): Promise<Refusal> {
  const blocked = await db
    .selectFrom('blocked_address')
    .where('tenant_id', '=', tenantId)
    .where('ip', '=', ip)
    .select(sql<number>`extract(epoch from blocked_until - now())::float8`.as('wait'))
    .executeTakeFirst()
  return tooManyRequests('Too many wrong passwords came from your network.', blocked?.wait ?? 0)
}

/** @param from the very address of the last failure */
async function blockAddress(services: Services, guess: Guess, failures: number, from: string): Promise<void> {
  const doer = {
    tenantId: guess.tenantId,
    call: 'users.signIn',
    userId: null,
    ip: from,
    via: 'visitor',
  } as const
  await writeAs(services, doer, async ({ db, audit }) => {
    const row = await db
      .insertInto('blocked_address')
      .values({
        tenant_id: guess.tenantId,
        ip: guess.ip,
        failures,
        blocked_until: sql<string>`now() + make_interval(mins => ${block.minutes})`,
      })
      .onConflict((conflict) =>
        conflict.columns(['tenant_id', 'ip']).doUpdateSet({
          failures,
          blocked_at: sql<string>`excluded.blocked_at`,
          blocked_until: sql<string>`excluded.blocked_until`,
        }),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .deleteFrom('sign_in_failure')
      .where('tenant_id', '=', guess.tenantId)
      .where('ip', '=', guess.ip)
      .execute()
    audit({ subject: 'blocked address', subjectId: row.id, changes: { ip: guess.ip, failures } })
  })
}
