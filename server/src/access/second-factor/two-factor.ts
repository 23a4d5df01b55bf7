import { sql, type SqlBool } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { keepsSecondFactor } from '@portal/core/access/sign-in/second-factor'
import type { Actor, Person } from '@portal/core/foundation/policy/actor'
import type { Db } from '../../foundation/database/database.ts'
import { askedOrder } from '../../foundation/http/asked-order.ts'
import { operation, outsideFirst, type Incoming } from '../../foundation/http/operation.ts'
import { forbidden, invalid, notFound } from '../../foundation/http/refusal.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { createRecoveryCodes, forgetRecoveryCodes, recoveryCodesLeft } from './recovery-codes.ts'
import { resetTwoFactor } from './reset-two-factor.ts'
import { readFirstStep, signFirstStep } from './first-step.ts'
import { takeGuess, type Guess } from '../sign-in/guesses.ts'
import { twoFactorWasDemanded, twoFactorWasTurnedOff, twoFactorWasTurnedOn } from '../sign-in/mails.ts'
import { confirmPassword } from '../passwords/present-password.ts'
import { takeCode } from './second-step.ts'
import { endSessionsOf } from '../sessions/sessions.ts'
import { newTotpSecret, sealTotp, setupOf } from './totp.ts'
import { hashOf } from '../sessions/tokens.ts'

type State = Answer<'users.ownTwoFactor'>['state']
type PersonWithSecondFactor = Answer<'users.enable2FA'>

const stateOf = (row: { two_factor: boolean; set_up: boolean }): State =>
  !row.two_factor ? 'off' : row.set_up ? 'on' : 'waiting'

interface Row {
  readonly id: number
  readonly full_name: string
  readonly email: string
  readonly user_type: string
  readonly two_factor: boolean
  readonly two_factor_forced: boolean
  readonly set_up: boolean
  readonly roles: string[]
  readonly total: number
}

const stateIs = {
  off: sql<SqlBool>`not u.two_factor`,
  waiting: sql<SqlBool>`u.two_factor and u.totp_secret is null`,
  on: sql<SqlBool>`u.two_factor and u.totp_secret is not null`,
} as const

/** Columns of the list by the names that a person sorts by. */
const orders: Readonly<Record<string, ReturnType<typeof sql>>> = {
  fullName: sql`lower(u.first_name || ' ' || u.last_name)`,
  email: sql`lower(u.email)`,
  userType: sql`u.user_type`,
  state: sql`case when not u.two_factor then 0 when u.totp_secret is null then 1 else 2 end`,
}

async function peopleWith(
  db: Db,
  tenantId: number,
  where: ReturnType<typeof sql<SqlBool>>,
  order: ReturnType<typeof sql>,
  page: { readonly limit: number; readonly offset: number },
): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select u.id, u.first_name || ' ' || u.last_name as full_name, u.email, u.user_type, u.two_factor,
      u.two_factor_forced, u.totp_secret is not null as set_up, count(*) over ()::integer as total,
      (select coalesce(json_agg(r.role), '[]') from user_role r where r.tenant_id = u.tenant_id and r.user_id = u.id) as roles
    from user_account u
    where u.tenant_id = ${tenantId} and u.user_type not in ('PDF', 'Guest') and not u.pdf_user and ${where}
    order by ${order}, u.id limit ${page.limit} offset ${page.offset}`.execute(db)
  return rows
}

const present = (row: Row, keeper: Person): PersonWithSecondFactor => {
  const keeps = keepsSecondFactor(keeper, { tenantId: keeper.tenantId, roles: row.roles })
  return {
    id: row.id,
    fullName: row.full_name,
    email: row.email,
    userType: row.user_type,
    state: stateOf(row),
    forced: row.two_factor_forced,
    can: {
      enable: keeps && !(row.two_factor && row.two_factor_forced),
      disable: row.two_factor && keeps,
    },
  }
}

const states = operation('users.twoFactorStates', async ({ db, tenantId, query, person }) => {
  const page = query.page ?? 1
  const pageSize = query.pageSize ?? 50
  const conditions = [query.active === undefined ? sql<SqlBool>`true` : activeIs(query.active)]
  if (query.state) conditions.push(stateIs[query.state])
  if (query.userType) conditions.push(sql<SqlBool>`u.user_type = ${query.userType}`)
  const search = query.search?.trim().toLowerCase()
  if (search)
    conditions.push(
      sql<SqlBool>`position(${search} in lower(u.first_name || ' ' || u.last_name || ' ' || u.email)) > 0`,
    )
  const { by, descending } = askedOrder(orders, query.sort ?? 'fullName')
  const rows = await peopleWith(
    db,
    tenantId,
    sql<SqlBool>`${sql.join(conditions, sql` and `)}`,
    descending ? sql`${by} desc` : by,
    { limit: pageSize, offset: (page - 1) * pageSize },
  )
  return { rows: rows.map((row) => present(row, person)), total: rows[0]?.total ?? 0, page, pageSize }
})

const activeIs = (active: boolean) =>
  active ? sql<SqlBool>`u.active and not u.suspended` : sql<SqlBool>`(not u.active or u.suspended)`

const own = operation('users.ownTwoFactor', async ({ db, tenantId, person }) => {
  const row = await ownRow(db, tenantId, person.id)
  return {
    state: stateOf(row),
    forced: row.two_factor_forced,
    recoveryCodesLeft: await recoveryCodesLeft(db, { tenantId, userId: person.id }),
  }
})

async function ownRow(db: Db, tenantId: number, userId: number) {
  const row = await db
    .selectFrom('user_account')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .select(['email', 'two_factor', 'two_factor_forced', sql<boolean>`totp_secret is not null`.as('set_up')])
    .executeTakeFirst()
  if (!row) throw notFound('This user')
  return row
}

const begin = operation('users.begin2FA', async ({ body, db, tenantId, person, origin, services }) => {
  await confirmPassword(services, { person, ip: origin.ip }, body.password, 'password')
  const { email } = await ownRow(db, tenantId, person.id)
  const secret = newTotpSecret()
  const tenant = await services.tenants.byId(tenantId)
  return {
    authAccessToken: await signFirstStep(services.settings.secret, { tenantId, userId: person.id, secret }),
    setup: await setupOf(secret, { email, issuer: tenant?.name ?? 'Portal' }),
  }
})

/** Codes are counted outside of the transaction: a refused one must count all the same. */
const guessOf = ({
  tenantId,
  person,
  origin,
}: Pick<Incoming<'users.set2FA'>, 'tenantId' | 'person' | 'origin'>): Guess => ({
  tenantId,
  kind: 'code',
  account: `user ${person.id}`,
  ip: origin.ip,
})

const set = outsideFirst('users.set2FA', async ({ body, person, services, tenantId, origin }) => {
  const first = await readFirstStep(services.settings.secret, body.authAccessToken)
  if (first.tenantId !== tenantId || first.userId !== person.id || first.setup !== hashOf(body.secret))
    throw invalid({ secret: 'This set-up is not yours, or has been replaced. Please start again.' })
  const guess = guessOf({ tenantId, person, origin })
  const attempt = await takeGuess(services, guess)
  return async ({ db, actor, audit, afterCommit }) => {
    const owner = { tenantId, userId: person.id }
    if (!(await takeCode(db, owner, body.secret, body.token)))
      throw invalid({ token: 'This code is not correct, or has been used.' })
    await db
      .updateTable('user_account')
      .set({
        totp_secret: sealTotp(services.settings.secret, owner, body.secret),
        two_factor: true,
        updated_at: sql<string>`now()`,
      })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', person.id)
      .execute()
    const ended = await endSessionsOf(db, services, owner, sessionOf(actor))
    audit({ subject: 'user', subjectId: person.id, changes: { twoFactor: 'set up', sessionsEnded: ended } })
    const mail = await twoFactorWasTurnedOn(db, owner, origin)
    if (mail) await queueMail({ services, tenantId, db }, mail, person.id)
    afterCommit(() => attempt.right())
    return { state: 'on' as const }
  }
})

const sessionOf = (actor: Actor): string | null => (actor.kind === 'user' ? (actor.sessionId ?? null) : null)

async function one(db: Db, tenantId: number, id: number, keeper: Person): Promise<Row> {
  const [row] = await peopleWith(db, tenantId, sql<SqlBool>`u.id = ${id}`, sql`u.id`, { limit: 1, offset: 0 })
  if (!row) throw notFound('This user')
  if (id !== keeper.id && !keepsSecondFactor(keeper, { tenantId, roles: row.roles }))
    throw forbidden('Only somebody who stands as high can change the two-factor authentication of this user.')
  return row
}

/** Demands a second factor of users from their next sign-in on; who has one keeps it. */
async function demand(
  incoming: Pick<Incoming<'users.enable2FA'>, 'db' | 'services' | 'tenantId' | 'person' | 'audit'>,
  ids: readonly number[],
): Promise<void> {
  const { db, services, tenantId, person, audit } = incoming
  for (const id of ids) {
    const row = await one(db, tenantId, id, person)
    if (row.two_factor && row.two_factor_forced) continue
    await db
      .updateTable('user_account')
      .set({ two_factor: true, two_factor_forced: true, updated_at: sql<string>`now()` })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute()
    audit({ subject: 'user', subjectId: id, changes: { twoFactor: [stateOf(row), 'demanded'] } })
    const mail = row.set_up ? null : await twoFactorWasDemanded(db, { tenantId, userId: id })
    if (mail) await queueMail({ services, tenantId, db }, mail, person.id)
  }
}

const enable = operation('users.enable2FA', async (incoming) => {
  const { db, tenantId, person, params } = incoming
  await demand(incoming, [params.id])
  return present(await one(db, tenantId, params.id, person), person)
})

const addToUsers = operation('users.add2FAToUsers', async (incoming) => {
  const ids = [...new Set(incoming.body.userIds)]
  await demand(incoming, ids)
  return { ids }
})

const disable = outsideFirst(
  'users.disable2FA',
  async ({ db: reading, tenantId, person, params, body, services, origin }) => {
    const known = await one(reading, tenantId, params.id, person)
    if (params.id === person.id) {
      if (known.two_factor_forced)
        throw invalid({
          password: 'Your agency demands two-factor authentication of you. An administrator can turn it off.',
        })
      await confirmPassword(services, { person, ip: origin.ip }, body.password, 'password')
    }
    return async ({ db, audit }) => {
      const row = await one(db, tenantId, params.id, person)
      await db
        .updateTable('user_account')
        .set({
          two_factor: false,
          two_factor_forced: false,
          totp_secret: null,
          updated_at: sql<string>`now()`,
        })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', params.id)
        .execute()
      await forgetRecoveryCodes(db, { tenantId, userId: params.id })
      if (row.two_factor) {
        audit({ subject: 'user', subjectId: params.id, changes: { twoFactor: [stateOf(row), 'off'] } })
        const mail = await twoFactorWasTurnedOff(db, { tenantId, userId: params.id }, origin)
        if (mail) await queueMail({ services, tenantId, db }, mail, person.id)
      }
      return present(await one(db, tenantId, params.id, person), person)
    }
  },
)

export const twoFactorOperations = {
  'users.twoFactorStates': states,
  'users.ownTwoFactor': own,
  'users.createRecoveryCodes': createRecoveryCodes,
  'users.begin2FA': begin,
  'users.set2FA': set,
  'users.enable2FA': enable,
  'users.add2FAToUsers': addToUsers,
  'users.disable2FA': disable,
  'users.reset2FA': resetTwoFactor,
}
