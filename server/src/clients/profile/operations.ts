import { sql } from 'kysely'
import { operation } from '../../foundation/http/operation.ts'
import { invalid, notFound } from '../../foundation/http/refusal.ts'
import type { Db } from '../../foundation/database/database.ts'
import { alike } from './alike-clients.ts'
import { cancelClient, leavingClient } from './cancel-client.ts'
import { endBudgets } from './end-budgets.ts'
import { clientTeam } from './client-team.ts'
import { clientUsers } from './client-users.ts'
import { listClients } from './list-clients.ts'
import { presentClient } from './present-client.ts'
import { isPerson } from '@portal/core/foundation/policy/actor'
import { isEmployee } from '@portal/core/foundation/policy/user-types'
import { clientRows, isNamed, profilesOfClient, tagsOfClient, teamOfClient } from './query.ts'
import { agencyToday } from '../../foundation/database/agency-day.ts'
import { removeLogo, setLogo } from './logo.ts'
import { createClient, updateClient } from './save-client.ts'
import { simpleList } from './simple-list.ts'

/** A client by id or slug, with its team and profiles. One that the caller may not see is not found. */
const getClient = operation('clients.get', async ({ db, tenantId, params, actor }) => {
  const row = await clientRows(db, tenantId)
    .select([teamOfClient.as('team'), profilesOfClient.as('profiles')])
    .$if(isPerson(actor) && isEmployee(actor), (rows) => rows.select(tagsOfClient.as('tags')))
    .where(isNamed(params.id))
    .executeTakeFirst()
  if (!row) throw notFound('This client')
  const { team, profiles } = row
  return { ...presentClient(row, actor), ClientUsers: team, profiles }
})

async function profilesOf(db: Db, tenantId: number, clientId: number) {
  const { rows } = await sql<{ identifier: string; platform: string }>`
    select identifier, platform from integration
    where tenant_id = ${tenantId} and client_id = ${clientId} and deleted_at is null order by platform, id`.execute(
    db,
  )
  return rows.map(({ identifier, platform }) => ({ identifier, ProfileType: { name: platform } }))
}

const profiles = operation('clients.profiles', async ({ db, tenantId, params }) =>
  profilesOf(db, tenantId, params.id),
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

/** A client as search and choosers need it. */
const simpleColumns = [
  'id',
  'name',
  'slug',
  'tenant_id as tenantId',
  'identifier',
  'industry_id as industryId',
  'group_id as groupId',
  'activated_at as activatedAt',
  'canceled_at as canceledAt',
] as const

const many = operation('clients.many', async ({ db, tenantId, body }) => {
  let rows = db.selectFrom('client').where('tenant_id', '=', tenantId)
  if (body.ids) rows = rows.where(sql<boolean>`id = any (${body.ids}::integer[])`)
  if (body.groupId !== undefined) rows = rows.where('group_id', '=', body.groupId)
  if (body.ids === undefined && body.groupId === undefined) throw invalid({ ids: 'Field is required' })
  if (body.activeOnly) rows = rows.where(sql<boolean>`(canceled_at is null or canceled_at > ${agencyToday})`)
  const found = await rows.select(simpleColumns).orderBy('name_folded').execute()
  return found
})

/** Clients for which money is spent on a day. */
const withBudgets = operation('clients.withBudgets', async ({ db, tenantId, body }) => {
  const on = body.day === undefined ? agencyToday : sql`${body.day}::date`
  return db
    .selectFrom('client')
    .where('tenant_id', '=', tenantId)
    .where(
      sql<boolean>`exists (select from budget b where b.tenant_id = client.tenant_id and b.client_id = client.id and b.deleted_at is null
        and b.starts_at <= ${on} and (b.ends_at is null or b.ends_at >= ${on})
        and (${body.serviceIds ?? null}::integer[] is null or b.service_id = any (${body.serviceIds ?? null}::integer[])))`,
    )
    .select(simpleColumns)
    .orderBy('name_folded')
    .execute()
})

export const clientOperations = {
  'clients.list': listClients,
  'clients.simpleList': simpleList,
  'clients.get': getClient,
  'clients.alike': alike,
  'clients.create': createClient,
  'clients.update': updateClient,
  'clients.setLogo': setLogo,
  'clients.removeLogo': removeLogo,
  'clients.team': clientTeam,
  'clients.users': clientUsers,
  'clients.profiles': profiles,
  'clients.groupStores': groupStores,
  'clients.managers': managers,
  'clients.many': many,
  'clients.withBudgets': withBudgets,
  'clients.cancelNow': cancelClient,
  'clients.leaving': leavingClient,
  'clients.endBudgets': endBudgets,
}
