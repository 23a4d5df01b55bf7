import { sql } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { today } from '@portal/core/foundation/format'
import type { Person } from '@portal/core/foundation/policy/actor'
import { mayManage } from '@portal/core/foundation/policy/managing-users'
import type { Db } from '../../foundation/database/database.ts'
import { operation } from '../../foundation/http/operation.ts'
import { conflict, forbidden, invalid, notFound, stale } from '../../foundation/http/refusal.ts'

type Termination = Answer<'scheduledUserTerminations.get'>

/** Terminations with whom they concern. */
const rowsOf = (db: Db, tenantId: number) =>
  db
    .selectFrom('scheduled_user_termination as t')
    .innerJoin('user_account as u', (join) =>
      join.onRef('u.tenant_id', '=', 't.tenant_id').onRef('u.id', '=', 't.user_id'),
    )
    .where('t.tenant_id', '=', tenantId)
    .select([
      't.id',
      't.user_id',
      't.terminates_on',
      't.reason',
      't.done_at',
      't.created_at',
      't.version',
      'u.email',
      sql<string>`u.first_name || ' ' || u.last_name`.as('full_name'),
      sql<string[]>`(select coalesce(json_agg(r.role), '[]') from user_role r
        where r.tenant_id = u.tenant_id and r.user_id = u.id)`.as('roles'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]

const manages = (person: Person, tenantId: number, row: Pick<Row, 'user_id' | 'roles'>): boolean =>
  row.user_id !== person.id && mayManage(person, { id: row.user_id, tenantId, roles: row.roles })

function present(row: Row, person: Person, tenantId: number): Termination {
  const may = row.done_at === null && manages(person, tenantId, row)
  return {
    id: row.id,
    userId: row.user_id,
    User: { id: row.user_id, fullName: row.full_name, email: row.email },
    terminatesOn: row.terminates_on,
    reason: row.reason,
    doneAt: row.done_at,
    createdAt: row.created_at,
    version: row.version,
    can: { update: may, remove: may },
  }
}

async function one(db: Db, tenantId: number, id: number): Promise<Row> {
  const row = await rowsOf(db, tenantId).where('t.id', '=', id).executeTakeFirst()
  if (!row) throw notFound('This termination')
  return row
}

/** @throws {Refusal} when it is done, or its account is not this person's to end */
async function waiting(db: Db, tenantId: number, id: number, person: Person): Promise<Row> {
  const row = await one(db, tenantId, id)
  if (!manages(person, tenantId, row)) throw notYours()
  if (row.done_at !== null)
    throw conflict('This termination is done. Make the account active again on the user instead.')
  return row
}

const notYours = () => forbidden('You can end neither your own account nor that of somebody above you.')

function checkDay(day: string): void {
  if (day < today()) throw invalid({ terminatesOn: 'The day must be today or later.' })
}

const list = operation('scheduledUserTerminations.list', async ({ db, tenantId, query, person }) => {
  let rows = rowsOf(db, tenantId)
  if (query.userId !== undefined) rows = rows.where('t.user_id', '=', query.userId)
  if (query.waiting !== undefined)
    rows = rows.where('t.done_at', query.waiting === 'true' ? 'is' : 'is not', null)
  const found = await rows
    .orderBy(sql`t.done_at is not null`)
    .orderBy('t.terminates_on')
    .orderBy('t.id')
    .limit(1000)
    .execute()
  return found.map((row) => present(row, person, tenantId))
})

const get = operation('scheduledUserTerminations.get', async ({ db, tenantId, params, person }) =>
  present(await one(db, tenantId, params.id), person, tenantId),
)

const create = operation(
  'scheduledUserTerminations.create',
  async ({ db, tenantId, body, person, audit }) => {
    checkDay(body.terminatesOn)
    const { rows } = await sql<{ id: number; roles: string[] }>`
      select u.id, (select coalesce(json_agg(r.role), '[]') from user_role r
        where r.tenant_id = u.tenant_id and r.user_id = u.id) as roles
      from user_account u where u.tenant_id = ${tenantId} and u.id = ${body.userId}`.execute(db)
    const [user] = rows
    if (!user) throw invalid({ userId: 'This user does not exist.' })
    if (!manages(person, tenantId, { user_id: user.id, roles: user.roles })) throw notYours()
    const made = await db
      .insertInto('scheduled_user_termination')
      .values({
        tenant_id: tenantId,
        user_id: body.userId,
        terminates_on: body.terminatesOn,
        reason: body.reason ?? '',
        created_by: person.id,
      })
      .onConflict((on) => on.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made)
      throw conflict('A termination of this account is waiting already. Change that one instead.', {
        userId: 'A termination of this account is waiting already.',
      })
    audit({
      subject: 'scheduled user termination',
      subjectId: made.id,
      changes: { userId: [null, body.userId], terminatesOn: [null, body.terminatesOn] },
    })
    return present(await one(db, tenantId, made.id), person, tenantId)
  },
)

const update = operation(
  'scheduledUserTerminations.update',
  async ({ db, tenantId, params, body, person, ifMatch, audit }) => {
    if (Object.keys(body).length === 0) throw invalid({ '': 'There is nothing to change.' })
    const before = await waiting(db, tenantId, params.id, person)
    if (ifMatch !== null && ifMatch !== before.version) throw stale()
    if (body.terminatesOn !== undefined) checkDay(body.terminatesOn)
    const changed = await db
      .updateTable('scheduled_user_termination')
      .set({
        ...(body.terminatesOn === undefined ? {} : { terminates_on: body.terminatesOn }),
        ...(body.reason === undefined ? {} : { reason: body.reason }),
        version: sql<number>`version + 1`,
        updated_at: sql<string>`now()`,
      })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', params.id)
      .where('version', '=', before.version)
      .where('done_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!changed) throw stale()
    const after = await one(db, tenantId, params.id)
    audit({
      subject: 'scheduled user termination',
      subjectId: params.id,
      changes: {
        terminatesOn: [before.terminates_on, after.terminates_on],
        reason: [before.reason, after.reason],
      },
    })
    return present(after, person, tenantId)
  },
)

const remove = operation(
  'scheduledUserTerminations.remove',
  async ({ db, tenantId, params, person, audit }) => {
    const row = await waiting(db, tenantId, params.id, person)
    await db
      .deleteFrom('scheduled_user_termination')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', params.id)
      .where('done_at', 'is', null)
      .execute()
    audit({
      subject: 'scheduled user termination',
      subjectId: params.id,
      changes: { userId: [row.user_id, null], terminatesOn: [row.terminates_on, null] },
    })
    return { id: params.id }
  },
)

export const terminationOperations = {
  'scheduledUserTerminations.list': list,
  'scheduledUserTerminations.get': get,
  'scheduledUserTerminations.create': create,
  'scheduledUserTerminations.update': update,
  'scheduledUserTerminations.remove': remove,
}
