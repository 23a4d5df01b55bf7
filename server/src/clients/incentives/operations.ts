import { sql } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { incentiveState } from '@portal/core/clients/incentives/fields'
import { today } from '@portal/core/foundation/format'
import type { Actor } from '@portal/core/foundation/policy/actor'
import { covers, type Scope } from '@portal/core/foundation/policy/rule'
import type { Db } from '../../foundation/database/database.ts'
import type { FileAddresses } from '../../foundation/files/addresses.ts'
import { copyFiles, dropFiles, presentFile, storeFile, type FileRow } from '../../foundation/files/stored.ts'
import { operation, type Incoming } from '../../foundation/http/operation.ts'
import { invalid, notFound, stale } from '../../foundation/http/refusal.ts'

type Incentive = Answer<'salesIncentives.get'>
type Offer = Omit<Incoming<'salesIncentives.update'>['body'], 'withoutPicture'>
type Kept = Incoming<'salesIncentives.create' | 'salesIncentives.update'>

/** What a picture of an offer belongs to. */
export const incentiveSubject = 'sales incentive'

interface Row {
  readonly id: number
  readonly version: number
  readonly client_id: number
  readonly client_name: string
  readonly client_slug: string
  readonly name: string
  readonly model: string
  readonly kind: Incentive['kind']
  readonly apr: string | null
  readonly amount: string | null
  readonly term_months: number | null
  readonly region: string
  readonly starts_at: string
  readonly ends_at: string
  readonly disclaimer: string
  readonly picture: FileRow | null
}

/** Most offers of one answer. */
const most = 5000

async function rowsOf(
  db: Db,
  tenantId: number,
  scope: Exclude<Scope, 'none'>,
  { ids, clientId }: { readonly ids?: readonly number[]; readonly clientId?: number | undefined },
): Promise<readonly Row[]> {
  const clients =
    scope === 'all'
      ? sql`true`
      : sql`i.client_id = any (${scope.of === 'client' ? scope.ids : []}::integer[])`
  const { rows } = await sql<Row>`
    select i.id, i.version, i.client_id, c.name as client_name, c.slug as client_slug, i.name, i.model, i.kind, i.apr, i.amount,
      i.term_months, i.region, i.starts_at, i.ends_at, i.disclaimer,
      (select json_build_object('id', f.id, 'public_id', f.public_id, 'name', f.name, 'media_type', f.media_type, 'size', f.size, 'label', f.label)
       from file f where f.tenant_id = i.tenant_id and f.subject = ${sql.lit(incentiveSubject)} and f.subject_id = i.id and f.deleted_at is null
       order by f.id desc limit 1) as picture
    from sales_incentive i join client c on c.tenant_id = i.tenant_id and c.id = i.client_id
    where i.tenant_id = ${tenantId} and i.deleted_at is null and ${clients}
      and ${ids === undefined ? sql`true` : sql`i.id = any (${ids}::integer[])`}
      and (${clientId ?? null}::integer is null or i.client_id = ${clientId ?? null})
    order by i.ends_at desc, i.id desc limit ${most}`.execute(db)
  return rows
}

const present = (row: Row, tenantId: number, reader: Actor, addresses: FileAddresses): Incentive => ({
  id: row.id,
  version: row.version,
  clientId: row.client_id,
  Client: { id: row.client_id, name: row.client_name, slug: row.client_slug },
  name: row.name,
  model: row.model,
  kind: row.kind,
  apr: row.apr === null ? null : Number(row.apr),
  amount: row.amount === null ? null : Number(row.amount),
  termMonths: row.term_months,
  region: row.region,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  disclaimer: row.disclaimer,
  state: incentiveState({ startsAt: row.starts_at, endsAt: row.ends_at }, today()),
  picture: row.picture && presentFile(row.picture, tenantId, reader, addresses),
})

/** @throws {Refusal} 404 */
async function one(
  incoming: Pick<Kept, 'db' | 'tenantId' | 'scope' | 'actor' | 'services'>,
  id: number,
): Promise<Incentive> {
  const [row] = await rowsOf(incoming.db, incoming.tenantId, incoming.scope, { ids: [id] })
  if (!row) throw notFound('This offer')
  return present(row, incoming.tenantId, incoming.actor, incoming.services.addresses)
}

function check({ startsAt, endsAt }: Offer): void {
  if (endsAt < startsAt) throw invalid({ endsAt: 'The offer ends before it begins.' })
}

/** The columns of an offer; what is left out is empty. */
const columnsOf = (offer: Offer) => ({
  name: offer.name,
  model: offer.model ?? '',
  kind: offer.kind ?? ('APR' as const),
  apr: offer.apr === undefined ? null : String(offer.apr),
  amount: offer.amount === undefined ? null : offer.amount.toFixed(2),
  term_months: offer.termMonths ?? null,
  region: offer.region ?? '',
  starts_at: offer.startsAt,
  ends_at: offer.endsAt,
  disclaimer: offer.disclaimer ?? '',
})

const dropPicture = (db: Db, tenantId: number, id: number): Promise<void> =>
  dropFiles(db, tenantId, { subject: incentiveSubject, subjectId: id })

async function keepPicture(incoming: Kept, id: number, clientId: number): Promise<void> {
  const [picture] = incoming.files
  if (!picture) return
  await dropPicture(incoming.db, incoming.tenantId, id)
  await storeFile(incoming, picture, { subject: incentiveSubject, subjectId: id, clientId }, '')
}

/** @throws {Refusal} 422 for a client that is not there or not the caller's */
async function checkClients(
  db: Db,
  tenantId: number,
  scope: Scope,
  ids: readonly number[],
  field: string,
): Promise<void> {
  const { rows } = await sql<{ found: number }>`
    select count(*)::integer as found from client where tenant_id = ${tenantId} and id = any (${ids}::integer[])`.execute(
    db,
  )
  if (rows[0]?.found !== new Set(ids).size || !ids.every((id) => covers(scope, 'client', id)))
    throw invalid({ [field]: 'Client: this one does not exist or is no longer offered.' })
}

const list = operation('salesIncentives.list', async ({ db, tenantId, scope, query, actor, services }) => {
  const rows = await rowsOf(db, tenantId, scope, { clientId: query.clientId })
  return rows.map((row) => present(row, tenantId, actor, services.addresses))
})

const get = operation('salesIncentives.get', (incoming) => one(incoming, incoming.params.id))

const create = operation('salesIncentives.create', async (incoming) => {
  const { db, tenantId, body, scope, audit } = incoming
  const { clientId, ...offer } = body
  check(offer)
  await checkClients(db, tenantId, scope, [clientId], 'clientId')
  const { id } = await db
    .insertInto('sales_incentive')
    .values({ tenant_id: tenantId, client_id: clientId, ...columnsOf(offer) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await keepPicture(incoming, id, clientId)
  audit({ subject: 'sales incentive', subjectId: id, clientId, changes: { offer: [null, offer] } })
  return one(incoming, id)
})

const update = operation('salesIncentives.update', async (incoming) => {
  const { db, tenantId, params, body, ifMatch, audit } = incoming
  const before = await one(incoming, params.id)
  check(body)
  const { withoutPicture, ...offer } = body
  const written = await db
    .updateTable('sales_incentive')
    .set({ ...columnsOf(offer), version: sql<number>`version + 1`, updated_at: sql<string>`now()` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', params.id)
    .where('version', '=', ifMatch ?? before.version)
    .returning('id')
    .executeTakeFirst()
  if (!written) throw stale()
  if (withoutPicture === 'true') await dropPicture(db, tenantId, params.id)
  await keepPicture(incoming, params.id, before.clientId)
  const after = await one(incoming, params.id)
  audit({
    subject: 'sales incentive',
    subjectId: params.id,
    clientId: before.clientId,
    changes: {
      offer: [
        { ...before, picture: undefined },
        { ...after, picture: undefined },
      ],
    },
  })
  return after
})

const remove = operation('salesIncentives.remove', async (incoming) => {
  const { db, tenantId, params, audit } = incoming
  const before = await one(incoming, params.id)
  await db
    .updateTable('sales_incentive')
    .set({ deleted_at: sql<string>`now()`, version: sql<number>`version + 1` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', params.id)
    .execute()
  await dropPicture(db, tenantId, params.id)
  audit({
    subject: 'sales incentive',
    subjectId: params.id,
    clientId: before.clientId,
    changes: { name: [before.name, null] },
  })
  return { id: params.id }
})

/** Copies an offer with its picture to its own client, or to others: a group runs the same one in all of its stores. */
const duplicate = operation('salesIncentives.duplicate', async (incoming) => {
  const { db, tenantId, params, body, scope, person, audit } = incoming
  const source = await one(incoming, params.id)
  const clientIds = [...new Set(body.clientIds ?? [source.clientId])]
  await checkClients(db, tenantId, scope, clientIds, 'clientIds')
  const { rows } = await sql<{ id: number; client_id: number }>`
    insert into sales_incentive (tenant_id, client_id, name, model, kind, apr, amount, term_months, region, starts_at, ends_at, disclaimer)
    select i.tenant_id, c, case when c = i.client_id then left(i.name, 248) || ' (copy)' else i.name end, i.model, i.kind, i.apr, i.amount,
      i.term_months, i.region, i.starts_at, i.ends_at, i.disclaimer
    from sales_incentive i, unnest(${clientIds}::integer[]) c
    where i.tenant_id = ${tenantId} and i.id = ${params.id} returning id, client_id`.execute(db)
  for (const { id, client_id: clientId } of rows)
    await copyFiles(
      db,
      { tenantId, subject: incentiveSubject, subjectId: params.id },
      { subject: incentiveSubject, subjectId: id, clientId },
      person?.id ?? null,
    )
  audit({
    subject: 'sales incentive',
    subjectId: params.id,
    clientId: source.clientId,
    changes: { copiedTo: rows.map(({ id, client_id }) => [client_id, id]) },
  })
  const copies = await rowsOf(db, tenantId, scope, { ids: rows.map(({ id }) => id) })
  // In the order in which the clients were chosen.
  return copies
    .toSorted((one, other) => clientIds.indexOf(one.client_id) - clientIds.indexOf(other.client_id))
    .map((row) => present(row, tenantId, incoming.actor, incoming.services.addresses))
})

export const incentiveOperations = {
  'salesIncentives.list': list,
  'salesIncentives.get': get,
  'salesIncentives.create': create,
  'salesIncentives.update': update,
  'salesIncentives.remove': remove,
  'salesIncentives.duplicate': duplicate,
}
