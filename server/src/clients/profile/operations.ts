import { sql } from 'kysely'
import { operation } from '../../foundation/http/operation.ts'
import { conflict, invalid, notFound, stale } from '../../foundation/http/refusal.ts'
import { codeOf } from '../../foundation/http/failures.ts'
import type { Db } from '../../foundation/database/database.ts'
import { clientTeam } from './client-team.ts'
import { listClients } from './list-clients.ts'
import { presentClient } from './present-client.ts'
import { clientRows } from './query.ts'
import { agencyToday } from '../../foundation/database/agency-day.ts'
import { folded } from '../../foundation/database/folded.ts'
import { simpleList } from './simple-list.ts'

/** A client by id or slug, with its team and profiles. One that the caller may not see is not found. */
const getClient = operation('clients.get', async ({ db, tenantId, params, actor }) => {
  const byId = /^\d{1,9}$/.test(params.id)
  const row = await clientRows(db, tenantId)
    .where(byId ? sql<boolean>`client.id = ${Number(params.id)}` : sql<boolean>`client.slug = ${params.id}`)
    .executeTakeFirst()
  if (!row) throw notFound('This client')
  const [team, profiles] = await Promise.all([teamOf(db, tenantId, row.id), profilesOf(db, tenantId, row.id)])
  return { ...presentClient(row, actor), ClientUsers: team, profiles }
})

async function teamOf(db: Db, tenantId: number, clientId: number) {
  const rows = await db
    .selectFrom('client_user')
    .innerJoin('user_account', (join) =>
      join
        .onRef('user_account.tenant_id', '=', 'client_user.tenant_id')
        .onRef('user_account.id', '=', 'client_user.user_id'),
    )
    .where('client_user.tenant_id', '=', tenantId)
    .where('client_user.client_id', '=', clientId)
    .select([
      'client_user.user_id',
      'client_user.client_user_type_id',
      'user_account.first_name',
      'user_account.last_name',
    ])
    .orderBy('client_user.client_user_type_id')
    .orderBy('user_account.last_name')
    .execute()
  return rows.map((row) => ({
    userId: row.user_id,
    clientUserTypeId: row.client_user_type_id,
    user: { fullName: `${row.first_name} ${row.last_name}` },
  }))
}

async function profilesOf(db: Db, tenantId: number, clientId: number) {
  const rows = await db
    .selectFrom('client_profile')
    .innerJoin('profile_type', (join) =>
      join
        .onRef('profile_type.tenant_id', '=', 'client_profile.tenant_id')
        .onRef('profile_type.id', '=', 'client_profile.profile_type_id'),
    )
    .where('client_profile.tenant_id', '=', tenantId)
    .where('client_profile.client_id', '=', clientId)
    .select(['client_profile.identifier', 'profile_type.name'])
    .orderBy('profile_type.name')
    .execute()
  return rows.map((row) => ({ identifier: row.identifier, ProfileType: { name: row.name } }))
}

const profiles = operation('clients.profiles', async ({ db, tenantId, params }) =>
  profilesOf(db, tenantId, params.id),
)

/** Changes a client, unless someone else changed it first. */
const updateClient = operation(
  'clients.update',
  async ({ db, tenantId, params, body, ifMatch, actor, audit }) => {
    const before = await clientRows(db, tenantId)
      .where('client.id', '=', params.id)
      .forUpdate('client')
      .executeTakeFirst()
    if (!before) throw notFound('This client')
    if (ifMatch !== null && ifMatch !== before.version) throw stale()
    if (Object.keys(body).length === 0) throw invalid({ '': 'There is nothing to change.' })
    const identifier = body.identifier === undefined ? undefined : body.identifier?.trim() || null
    try {
      await db
        .updateTable('client')
        .set({
          ...(body.name === undefined ? {} : { name: body.name, name_folded: folded(body.name) }),
          ...(identifier === undefined ? {} : { identifier }),
          ...(body.industryId === undefined ? {} : { industry_id: body.industryId }),
          ...(body.groupId === undefined ? {} : { group_id: body.groupId }),
          ...(body.activatedAt === undefined ? {} : { activated_at: body.activatedAt }),
          ...(body.canceledAt === undefined ? {} : { canceled_at: body.canceledAt }),
          ...(body.city === undefined ? {} : { city: body.city }),
          ...(body.state === undefined ? {} : { state: body.state }),
          ...(body.phone === undefined ? {} : { phone: body.phone }),
          ...(body.website === undefined ? {} : { website: body.website }),
          version: sql<number>`version + 1`,
          updated_at: sql<string>`now()`,
        })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', params.id)
        .execute()
    } catch (error) {
      if (codeOf(error) === '23505')
        throw conflict(`"${identifier ?? ''}" already exists.`, {
          identifier: `"${identifier ?? ''}" already exists.`,
        })
      throw error
    }
    const after = await clientRows(db, tenantId).where('client.id', '=', params.id).executeTakeFirstOrThrow()
    const changes = Object.fromEntries(
      Object.entries(after).flatMap(([field, value]) => {
        const old = Object.entries(before).find(([name]) => name === field)?.[1]
        return field !== 'version' && old !== value ? [[field, [old, value]]] : []
      }),
    )
    audit({ subject: 'client', subjectId: params.id, clientId: params.id, changes })
    return presentClient(after, actor)
  },
)

/** The stores that an activity or an interaction of this client may also concern. */
const groupStores = operation('clients.groupStores', async ({ db, tenantId, params }) => {
  return db
    .selectFrom('client')
    .where('tenant_id', '=', tenantId)
    .where('id', '<>', params.id)
    .where(
      sql<boolean>`group_id = (select g.group_id from client g where g.tenant_id = ${tenantId} and g.id = ${params.id})`,
    )
    .where(sql<boolean>`(canceled_at is null or canceled_at > ${agencyToday})`)
    .select(['id', 'name'])
    .orderBy('name_folded')
    .execute()
})

const managers = operation('clients.managers', async ({ db, tenantId }) => {
  const rows = await db
    .selectFrom('user_account')
    .where('tenant_id', '=', tenantId)
    .where(
      sql<boolean>`exists (select from client_user m where m.tenant_id = user_account.tenant_id and m.user_id = user_account.id and m.client_user_type_id in (1, 2))`,
    )
    .select(['id', 'first_name', 'last_name'])
    .orderBy(sql`lower(first_name || ' ' || last_name)`)
    .execute()
  return rows.map((row) => ({ id: row.id, fullName: `${row.first_name} ${row.last_name}` }))
})

const many = operation('clients.many', async ({ db, tenantId, body }) => {
  let rows = db.selectFrom('client').where('tenant_id', '=', tenantId)
  if (body.ids) rows = rows.where(sql<boolean>`id = any (${body.ids}::integer[])`)
  if (body.groupId !== undefined) rows = rows.where('group_id', '=', body.groupId)
  if (body.ids === undefined && body.groupId === undefined) throw invalid({ ids: 'Field is required' })
  if (body.activeOnly) rows = rows.where(sql<boolean>`(canceled_at is null or canceled_at > ${agencyToday})`)
  const found = await rows
    .select([
      'id',
      'name',
      'slug',
      'tenant_id as tenantId',
      'identifier',
      'industry_id as industryId',
      'group_id as groupId',
      'activated_at as activatedAt',
      'canceled_at as canceledAt',
    ])
    .orderBy('name_folded')
    .execute()
  return found
})

export const clientOperations = {
  'clients.list': listClients,
  'clients.simpleList': simpleList,
  'clients.get': getClient,
  'clients.update': updateClient,
  'clients.team': clientTeam,
  'clients.profiles': profiles,
  'clients.groupStores': groupStores,
  'clients.managers': managers,
  'clients.many': many,
}
