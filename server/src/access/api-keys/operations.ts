import { sql } from 'kysely'
import { calls, type Answer, type CallName } from '@portal/core/calls'
import { areaOf, keyCouldOpen, mostKeys, usualPerMinute } from '@portal/core/access/api-keys/keys'
import { writes, type Call } from '@portal/core/foundation/contract/call'
import { today } from '@portal/core/foundation/format'
import type { Person, User } from '@portal/core/foundation/policy/actor'
import { mayImpersonate } from '@portal/core/foundation/policy/impersonation'
import { hasRole } from '@portal/core/foundation/policy/roles'
import { isEmployee } from '@portal/core/foundation/policy/user-types'
import { operation, type Incoming } from '../../foundation/http/operation.ts'
import { conflict, forbidden, invalid, notFound } from '../../foundation/http/refusal.ts'
import { readReport } from '../../platform/reports/read-report.ts'
import { queryOf, reportNamed, requestOf } from '../../platform/schedules/ask-report.ts'
import { newKey } from './keys.ts'
import { readReportData } from './report-data.ts'

type Key = Answer<'apiKeys.revoke'>
type Reading = Pick<Incoming<'apiKeys.list'>, 'db' | 'tenantId' | 'person' | 'services'>

const isAdministrator = (person: Person): boolean => isEmployee(person) && hasRole(person)

interface Row {
  readonly id: number
  readonly name: string
  readonly kind: Key['kind']
  readonly prefix: string
  readonly user_id: number
  readonly full_name: string
  readonly scopes: string[]
  readonly report: string | null
  readonly per_minute: number
  readonly created_at: string
  readonly created_by: string
  readonly expires_at: string | null
  readonly last_used_at: string | null
  readonly revoked_at: string | null
  readonly active: boolean
}

async function keysOf(
  { db, tenantId, services }: Reading,
  whose: { readonly userId?: number; readonly id?: number },
): Promise<Key[]> {
  const { rows } = await sql<Row>`
    select k.id, k.name, k.kind, k.prefix, k.user_id, u.first_name || ' ' || u.last_name as full_name, k.scopes, k.report,
      k.per_minute, k.created_at, c.first_name || ' ' || c.last_name as created_by, k.expires_at::text, k.last_used_at,
      k.revoked_at, u.active and not u.suspended as active
    from api_key k
      join user_account u on u.tenant_id = k.tenant_id and u.id = k.user_id
      join user_account c on c.tenant_id = k.tenant_id and c.id = k.created_by
    where k.tenant_id = ${tenantId}
      and (${whose.id ?? null}::integer is null or k.id = ${whose.id ?? null})
      and (${whose.userId ?? null}::integer is null or k.user_id = ${whose.userId ?? null} and k.kind <> 'Service')
    order by k.revoked_at is not null, k.id desc limit 2000`.execute(db)
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    kind: row.kind,
    prefix: row.prefix,
    user: { id: row.user_id, fullName: row.full_name },
    calls: row.scopes,
    report:
      row.report === null
        ? null
        : (services.reportSources.find(({ report }) => report.name === row.report)?.report.title ??
          row.report),
    perMinute: row.per_minute,
    createdAt: row.created_at,
    createdBy: row.created_by,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
    revokedAt: row.revoked_at,
    works: row.active && row.revoked_at === null && (row.expires_at === null || row.expires_at >= today()),
  }))
}

/** @throws {Refusal} 404 for a key that there is not, or that is somebody else's */
async function keyWith(reading: Reading, id: number): Promise<Key> {
  const [found] = await keysOf(reading, { id })
  const own = found?.user.id === reading.person.id && found.kind !== 'Service'
  if (!found || !(own || isAdministrator(reading.person))) throw notFound('This key')
  return found
}

const list = operation('apiKeys.list', async (incoming) => {
  if (!incoming.query.all) return keysOf(incoming, { userId: incoming.person.id })
  if (!isAdministrator(incoming.person)) throw forbidden()
  return keysOf(incoming, {})
})

/**
 * In whose name a key calls: one's own, or for administrators that of a user whom they could act as.
 * @throws {Refusal} 422
 */
async function ownerOf(
  { person, tenantId, services, db }: Pick<Reading, 'person' | 'tenantId' | 'services' | 'db'>,
  userId: number | undefined,
): Promise<User> {
  if (userId === undefined || userId === person.id) return { ...person, kind: 'user' }
  const other = await services.actors.byId(tenantId, userId, db)
  if (!other || !mayImpersonate(person, other))
    throw invalid({ userId: 'Choose an active user of the agency whose roles are not above your own.' })
  return { kind: 'user', ...other }
}

const everyCall = Object.entries(calls) as readonly (readonly [CallName, Call])[]

const offeredTo = (person: User): readonly (readonly [CallName, Call])[] =>
  everyCall.filter(([name, call]) => keyCouldOpen(name, call, person))

const scopes = operation('apiKeys.scopes', async (incoming) =>
  offeredTo(await ownerOf(incoming, incoming.query.userId)).map(([name, call]) => ({
    name,
    method: call.method,
    path: call.path,
    summary: call.summary,
    writes: changes(call),
  })),
)

/** A report as a file is asked for by POST and changes nothing. */
const changes = (call: Call): boolean => writes(call) && call.answers !== 'spreadsheet'

/**
 * The calls that scopes name, of those that the person may make.
 * @throws {Refusal} 422 naming one that is none
 */
function callsIn(asked: readonly string[], person: User): readonly string[] {
  const offered = offeredTo(person)
  const found = new Set<string>()
  for (const scope of asked) {
    const [, area, group] = /^(\w+)(\.\*|:read)$/.exec(scope) ?? []
    const named = offered.filter(([name, call]) =>
      area === undefined ? name === scope : areaOf(name) === area && (group === '.*' || !changes(call)),
    )
    if (named.length === 0)
      throw invalid({ scopes: `No key of this person can open "${scope}". Choose among what is offered.` })
    for (const [name] of named) found.add(name)
  }
  return [...found].toSorted()
}

/** @throws {Refusal} 422 for a day that is over, 409 when there are too many */
async function mustBeMade(
  { db, tenantId }: Pick<Reading, 'db' | 'tenantId'>,
  userId: number,
  expiresAt: string | null | undefined,
) {
  if (expiresAt && expiresAt < today()) throw invalid({ expiresAt: 'Choose a day that is not over.' })
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from api_key where tenant_id = ${tenantId} and user_id = ${userId} and revoked_at is null`.execute(
    db,
  )
  if ((rows[0]?.count ?? 0) >= mostKeys)
    throw conflict(`There are ${mostKeys} keys already. Revoke one that is used no more.`)
}

const create = operation('apiKeys.create', async (incoming) => {
  const { db, tenantId, person, body, audit } = incoming
  // A key that an administrator makes for a program of the agency stays with the agency, also in their own name.
  if (body.userId !== undefined && !isAdministrator(person)) throw forbidden()
  const owner = await ownerOf(incoming, body.userId)
  const names = callsIn(body.scopes, owner)
  await mustBeMade(incoming, owner.id, body.expiresAt)
  const kind = body.userId === undefined ? 'Own' : 'Service'
  const { key, prefix, hash } = newKey(tenantId)
  const { rows } = await sql<{ id: number }>`
    insert into api_key (tenant_id, user_id, name, kind, prefix, hash, scopes, per_minute, created_by, expires_at)
    values (${tenantId}, ${owner.id}, ${body.name}, ${kind}, ${prefix}, ${hash}, ${names}::text[],
      ${body.perMinute ?? usualPerMinute}, ${person.id}, ${body.expiresAt ?? null}::date)
    returning id`.execute(db)
  const id = rows[0]?.id ?? 0
  audit({
    subject: 'API key',
    subjectId: id,
    changes: { name: body.name, kind, prefix, user: owner.id, scopes: body.scopes.slice(0, 50) },
  })
  return { key, made: await keyWith(incoming, id) }
})

const createForReport = operation('apiKeys.createForReport', async (incoming) => {
  const { db, tenantId, person, body, services, audit } = incoming
  const { report: asked, clientId = null, query } = body
  const source = reportNamed(services, asked)
  const user: User = { ...person, kind: 'user' }
  const request = await requestOf(
    source,
    { person: user, clientId, query: queryOf(source.report, query) },
    services,
  )
  // What cannot be read now is no address for others: the sentence comes here rather than into a spreadsheet.
  await readReport(source, { ...request, db, query: { ...request.query, page: 1, pageSize: 1 } })
  await mustBeMade(incoming, person.id, body.expiresAt)
  const { key, prefix, hash } = newKey(tenantId)
  const { rows } = await sql<{ id: number }>`
    insert into api_key (tenant_id, user_id, name, kind, prefix, hash, report, report_client_id, report_query, per_minute, created_by, expires_at)
    values (${tenantId}, ${person.id}, ${body.name}, 'Report', ${prefix}, ${hash}, ${source.report.name}, ${clientId},
      ${JSON.stringify(query)}::jsonb, 30, ${person.id}, ${body.expiresAt ?? null}::date)
    returning id`.execute(db)
  const id = rows[0]?.id ?? 0
  audit({
    subject: 'API key',
    subjectId: id,
    ...(clientId === null ? {} : { clientId }),
    changes: { name: body.name, kind: 'Report', prefix, report: source.report.name, query },
  })
  return { key, made: await keyWith(incoming, id) }
})

/** A key is never deleted: what was done by it must stay known. */
const revoke = operation('apiKeys.revoke', async (incoming) => {
  const { db, tenantId, person, params, audit } = incoming
  const before = await keyWith(incoming, params.id)
  if (before.revokedAt !== null) return before
  await sql`update api_key set revoked_at = now(), revoked_by = ${person.id}
    where tenant_id = ${tenantId} and id = ${params.id}`.execute(db)
  audit({
    subject: 'API key',
    subjectId: params.id,
    changes: { name: before.name, revoked: [false, true] },
  })
  return keyWith(incoming, params.id)
})

export const apiKeyOperations = {
  'apiKeys.list': list,
  'apiKeys.scopes': scopes,
  'apiKeys.create': create,
  'apiKeys.createForReport': createForReport,
  'apiKeys.revoke': revoke,
  'reportData.read': readReportData,
}
