import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Field, Fields } from '@portal/core/foundation/contract/field'
import { retires, shownAs, type Resource } from '@portal/core/foundation/contract/resource'
import type { ById, OpenRecordOf, RecordOf } from '@portal/core/foundation/contract/resource-types'
import { parentField, placeField } from '@portal/core/platform/records/list-facts'
import { resources } from '@portal/core/resources'
import type { Db } from '../../foundation/database/database.ts'
import { forbidden, invalid, notFound, stale } from '../../foundation/http/refusal.ts'
import { refuseUnaskable } from './asked-address.ts'
import { checkRecord, takenOr } from './check-record.ts'
import { lastPlace } from './last-place.ts'
import { refuseSecond } from './once-of-a-client.ts'
import { refuseOwnAddress } from './own-address.ts'
import { opens, recordPresenter, recordRows, visible, type RecordRow } from './read-records.ts'
import { idOf, type RecordRequest } from './record-request.ts'
import { columnOf, fieldsOf, secretPlace, storedOf, tableOf } from './record-table.ts'
import { seal, unseal } from '../../foundation/database/secrets.ts'
import { mayGo } from './used-by.ts'

async function rowOf(
  resource: Resource,
  request: RecordRequest,
  id: number,
  options?: { secrets: boolean },
): Promise<RecordRow> {
  const where = sql<boolean>`${visible(resource, request.tenantId, request.scope)} and r.id = ${id}`
  const [row] = await recordRows(
    request.db,
    resource,
    where,
    { order: sql`r.id`, limit: 1, offset: 0 },
    options,
  )
  if (!row) throw notFound(`This ${shownAs(resource).one}`)
  return row
}

/** A declared list of which the types of the fields are known. */
type Declared<F extends Fields, C extends boolean> = Resource<string, F, C>

/**
 * A record with the type that its declaration gives it: the presenter goes by
 * the same declaration, and a law holds what it makes against the contract.
 */
const typed = <Answer>(record: Readonly<Record<string, unknown>>): Answer => record as Answer

/**
 * One record. A secret is in no record: it is opened by a call of its own, which is audited.
 *
 * @throws {Refusal} 404 for one that is not there or not in the actor's scope
 */
export async function getRecord<F extends Fields, C extends boolean>(
  resource: Declared<F, C>,
  request: RecordRequest,
): Promise<OpenRecordOf<F, C>> {
  const row = await rowOf(resource, request, idOf(request))
  const secrets = fieldsOf(resource).flatMap(([name, { kind }]) =>
    kind === 'secret' ? [[columnOf(name), null]] : [],
  )
  return typed(recordPresenter(resource, request.actor)({ ...row, ...Object.fromEntries(secrets) }))
}

/**
 * A secret of one record for those who may open it; the caller writes into the audit log who looked.
 *
 * @throws for somebody who sees the record and may not open it
 */
export async function openSecret(
  resource: Resource,
  request: RecordRequest,
  name: string,
): Promise<{ readonly id: number; readonly clientId?: number; readonly value: string | null }> {
  const row = await rowOf(resource, request, idOf(request), { secrets: true })
  if (!opens(resource, request.actor, row))
    throw forbidden(
      `Only those who work for this client can look at the secret of a ${shownAs(resource).one}.`,
    )
  const sealed = row[columnOf(name)]
  const { settings } = request.services
  const value =
    typeof sealed === 'string' && sealed !== ''
      ? unseal(settings.secret, secretPlace(request.tenantId, resource, name), sealed)
      : null
  return { id: row.id, ...clientOf(resource, row), value }
}

/** Columns and what they take of the given fields, secrets sealed. */
function columnsOf(
  resource: Resource,
  { tenantId, body, services }: RecordRequest,
): { column: string; value: unknown }[] {
  return fieldsOf(resource).flatMap(([name, field]) => {
    const value = body[name]
    if (value === undefined) return []
    const stored =
      field.kind === 'secret' && typeof value === 'string'
        ? seal(services.settings.secret, secretPlace(tenantId, resource, name), value)
        : storedOf(field, value)
    return [{ column: columnOf(name), value: stored }]
  })
}

/** What the audit log says of a value: that a secret changed, not what it is. */
const told = (field: Field, value: unknown): unknown => (field.kind === 'secret' ? '(secret)' : value)

/** Where a record stands whose place nobody named: behind those of its client, or of the entry it belongs to. */
function placeOf(
  resource: Resource,
  { tenantId, body }: RecordRequest,
  clientId: number | undefined,
): { column: string; value: unknown }[] {
  const place = placeField(resource)
  if (place === undefined || body[place] !== undefined) return []
  const parent = parentField(resource)
  const among = sql<SqlBool>`o.tenant_id = ${tenantId}
    and ${clientId === undefined ? sql`true` : sql`o.client_id = ${clientId}`}
    and ${parent === undefined ? sql`true` : sql`o.${sql.id(columnOf(parent))} is not distinct from ${body[parent] ?? null}`}`
  const column = columnOf(place)
  return [{ column, value: lastPlace(tableOf(resource), among, column) }]
}

/**
 * Adds a record, and writes that into the audit log.
 *
 * @returns the record as it stands then
 * @throws {Refusal} 409 or 422 by field, for a value that is taken or may not be
 */
export async function createRecord<F extends Fields, C extends boolean>(
  resource: Declared<F, C>,
  request: RecordRequest,
): Promise<RecordOf<F, C>> {
  const { db, tenantId, body, audit, actor } = request
  await checkRecord(db, tenantId, resource, body)
  await refuseOwnAddress(db, actor, resource.fields, body)
  refuseUnaskable(request.services.fetcher, resource.fields, body)
  const columns = columnsOf(resource, request)
  const clientId = resource.ofClient && typeof body['clientId'] === 'number' ? body['clientId'] : undefined
  await refuseSecond(db, tenantId, resource, { clientId, given: body })
  if (clientId !== undefined) columns.push({ column: 'client_id', value: clientId })
  columns.push(...placeOf(resource, request, clientId))
  const names = [sql.id('tenant_id'), ...columns.map(({ column }) => sql.id(column))]
  const values = [sql`${tenantId}`, ...columns.map(({ value }) => sql`${value}`)]
  try {
    const { rows } = await sql<{ id: number }>`
      insert into ${sql.table(tableOf(resource))} (${sql.join(names)}) values (${sql.join(values)}) returning id`.execute(
      db,
    )
    const id = rows[0]?.id ?? 0
    const changes = fieldsOf(resource).flatMap(([name, field]) =>
      body[name] === undefined ? [] : [[name, [null, told(field, body[name])]]],
    )
    audit({
      subject: resource.one,
      subjectId: id,
      ...(clientId === undefined ? {} : { clientId }),
      changes: Object.fromEntries(changes),
    })
    return typed(recordPresenter(resource, actor)(await rowOf(resource, request, id)))
  } catch (error) {
    throw takenOr(error, resource, body)
  }
}

/** Holds the row until the transaction ends. */
async function lock(
  resource: Resource,
  { db, tenantId, scope, ifMatch }: RecordRequest,
  id: number,
): Promise<void> {
  const { rows } = await sql<{ version: number }>`
    select r.version from ${sql.table(tableOf(resource))} r where ${visible(resource, tenantId, scope)} and r.id = ${id} for update`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw notFound(`This ${shownAs(resource).one}`)
  if (ifMatch !== null && ifMatch !== row.version) throw stale()
}

const clientOf = (resource: Resource, row: RecordRow): { clientId?: number } =>
  resource.ofClient && typeof row['client_id'] === 'number' ? { clientId: row['client_id'] } : {}

/**
 * Changes the fields that the request names, and writes what differs into the audit log.
 *
 * @returns the record as it stands then
 * @throws {Refusal} 404, 412 for stale data, or 409 and 422 by field
 */
export async function updateRecord<F extends Fields, C extends boolean>(
  resource: Declared<F, C>,
  request: RecordRequest,
): Promise<RecordOf<F, C>> {
  const { db, tenantId, body, audit, actor } = request
  const id = idOf(request)
  await lock(resource, request, id)
  const before = await rowOf(resource, request, id)
  const secret = fieldsOf(resource).some(([name, { kind }]) => kind === 'secret' && body[name] !== undefined)
  if (secret && !opens(resource, actor, before))
    throw forbidden(
      `Only those who work for this client can change the secret of a ${shownAs(resource).one}.`,
    )
  const columns = columnsOf(resource, request)
  if (columns.length === 0) throw invalid({ '': 'There is nothing to change.' })
  const present = recordPresenter(resource, actor)
  const old = present(before)
  await checkRecord(db, tenantId, resource, body, old)
  await refuseOwnAddress(db, actor, resource.fields, body)
  refuseUnaskable(request.services.fetcher, resource.fields, body)
  await refuseSecond(db, tenantId, resource, { ...clientOf(resource, before), given: body, id })
  const set = [
    ...columns.map(({ column, value }) => sql`${sql.id(column)} = ${value}`),
    sql`version = version + 1`,
    sql`updated_at = now()`,
  ]
  try {
    await sql`update ${sql.table(tableOf(resource))} set ${sql.join(set)} where tenant_id = ${tenantId} and id = ${id}`.execute(
      db,
    )
  } catch (error) {
    throw takenOr(error, resource, body)
  }
  const after = present(await rowOf(resource, request, id))
  const changes = fieldsOf(resource).flatMap(([name, field]) =>
    body[name] === undefined || (field.kind !== 'secret' && old[name] === after[name])
      ? []
      : [[name, [told(field, old[name] ?? null), told(field, after[name] ?? null)]]],
  )
  audit({
    subject: resource.one,
    subjectId: id,
    ...clientOf(resource, before),
    changes: Object.fromEntries(changes),
  })
  return typed(after)
}

/** Deletes softly: what refers to the record still shows its name, and nobody can choose it any more. */
export async function removeRecord(resource: Resource, request: RecordRequest): Promise<ById> {
  const { db, tenantId, audit } = request
  const id = idOf(request)
  await lock(resource, request, id)
  await mayGo(resource, request, id)
  const before = await rowOf(resource, request, id)
  await deleteRows(db, resource, sql`tenant_id = ${tenantId} and id = ${id}`)
  for (const child of resources) {
    const parent = parentField(child)
    if (parent !== undefined && child.fields[parent]?.of === resource.area)
      await deleteRows(db, child, sql`tenant_id = ${tenantId} and ${sql.id(columnOf(parent))} = ${id}`)
  }
  audit({
    subject: resource.one,
    subjectId: id,
    ...clientOf(resource, before),
    changes: { deleted: [false, true], ...('name' in before ? { name: before['name'] } : {}) },
  })
  return { id }
}

/** What is deleted is offered no more either, to whoever looks at that alone. */
async function deleteRows(db: Db, resource: Resource, where: RawBuilder<SqlBool>): Promise<void> {
  const retired = retires(resource) ? sql`, active = false` : sql``
  await sql`update ${sql.table(tableOf(resource))} set deleted_at = now(), version = version + 1${retired}
    where ${where} and deleted_at is null`.execute(db)
}
