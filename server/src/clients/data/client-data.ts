import { sql } from 'kysely'
import { fieldOfClientData } from '@portal/core/clients/data/field-of-type'
import type { ClientDataKind } from '@portal/core/clients/data/kinds'
import { clientDataTypes } from '@portal/core/clients/data/types'
import type { DataTypeOfFile } from '@portal/core/clients/data/import-fields'
import { checkOf } from '@portal/core/foundation/contract/check-field'
import type { Db } from '../../foundation/database/database.ts'
import { operation } from '../../foundation/http/operation.ts'
import { conflict, invalid, notFound } from '../../foundation/http/refusal.ts'
import { updateRecord } from '../../platform/records/write-records.ts'
import { clientRows } from '../profile/query.ts'

interface Row {
  readonly id: number
  readonly name: string
  readonly kind: ClientDataKind
  readonly choices: string
  readonly required: boolean
  readonly hint: string
  readonly value: string | null
  readonly words: string | null
  readonly fallback: string | null
}

/** Types that are offered, and retired ones that still say something of this client. */
async function rowsOf(db: Db, tenantId: number, clientId: number): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select t.id, t.name, t.kind, t.choices, t.required, t.hint, coalesce(v.value, d.value) as value, d.value as fallback,
      case when t.kind = 'User' then (select u.first_name || ' ' || u.last_name from user_account u
        where u.tenant_id = t.tenant_id and u.id::text = coalesce(v.value, d.value)) end as words
    from client_data_type t
      left join client_data_default d on d.tenant_id = t.tenant_id and d.client_data_type_id = t.id and d.client_id = ${clientId}
      left join client_data_value v on v.tenant_id = t.tenant_id and v.client_data_type_id = t.id and v.client_id = ${clientId}
    where t.tenant_id = ${tenantId} and t.deleted_at is null and (t.active or v.value is not null or d.value is not null)
    order by t."order", lower(t.name)`.execute(db)
  return rows
}

/** A stored text as the value of its kind. */
function valueOf({ kind, value }: Row): string | number | boolean | null {
  if (value === null) return null
  if (kind === 'Number' || kind === 'User') return Number(value)
  return kind === 'Yes or No' ? value === 'true' : value
}

const present = (row: Row) => ({ ...row, value: valueOf(row) })

const listClientData = operation('clientData.ofClient', async ({ db, tenantId, params }) =>
  (await rowsOf(db, tenantId, params.id)).map(present),
)

/** A user's id must be somebody of the tenant. */
async function isUser(db: Db, tenantId: number, id: unknown): Promise<boolean> {
  if (typeof id !== 'number') return false
  const { rows } = await sql`select from user_account where tenant_id = ${tenantId} and id = ${id}`.execute(
    db,
  )
  return rows.length > 0
}

/** What is wrong with a value of a fact, or null. */
async function problemOf(
  db: Db,
  tenantId: number,
  type: Row,
  value: string | number | boolean | null,
): Promise<string | null> {
  const text = value === null ? '' : String(value).trim()
  return (
    checkOf(fieldOfClientData(type))(text) ??
    (type.kind === 'User' && text !== '' && !(await isUser(db, tenantId, value))
      ? `${type.name}: this person does not exist.`
      : null)
  )
}

/** What a fact falls back to, checked as the fact itself is. */
export const setDefaultValue = operation(
  'clientData.setDefaultValue',
  async ({ db, tenantId, params, body, audit }) => {
    const there =
      await sql`select from client where tenant_id = ${tenantId} and id = ${params.id} for update`.execute(db)
    if (there.rows.length === 0) throw notFound('This client')
    const type = (await rowsOf(db, tenantId, params.id)).find(({ id }) => id === body.id)
    if (!type) throw invalid({ id: 'This fact is no longer kept. Load the page again.' })
    const text = body.value === null ? '' : String(body.value).trim()
    const sentence = text === '' ? null : await problemOf(db, tenantId, type, body.value)
    if (sentence !== null) throw invalid({ value: sentence })
    await (
      text === ''
        ? sql`delete from client_data_default where tenant_id = ${tenantId} and client_id = ${params.id} and client_data_type_id = ${type.id}`
        : sql`insert into client_data_default (tenant_id, client_id, client_data_type_id, value)
          values (${tenantId}, ${params.id}, ${type.id}, ${text})
          on conflict (tenant_id, client_id, client_data_type_id) do update set value = excluded.value, updated_at = excluded.updated_at`
    ).execute(db)
    audit({
      subject: 'client data',
      subjectId: params.id,
      clientId: params.id,
      changes: { [`${type.name} (default)`]: [type.fallback, text === '' ? null : text] },
    })
    return (await rowsOf(db, tenantId, params.id)).map(present)
  },
)

const clientSettings = operation('clientData.settings', async ({ db, tenantId, params }) => {
  const row = await clientRows(db, tenantId).where('client.id', '=', params.id).executeTakeFirst()
  if (!row) throw notFound('This client')
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    identifier: row.identifier,
    industryId: row.industry_id,
    groupId: row.group_id,
    activatedAt: row.activated_at,
    canceledAt: row.canceled_at,
    city: row.city,
    state: row.state,
    phone: row.phone,
    website: row.website,
    version: row.version,
    data: (await rowsOf(db, tenantId, params.id)).map(present),
  }
})

/** Changes facts of a client; each is checked by the field that its type makes. */
const saveClientData = operation('clientData.save', async ({ db, tenantId, params, body, audit }) => {
  const there =
    await sql`select from client where tenant_id = ${tenantId} and id = ${params.id} for update`.execute(db)
  if (there.rows.length === 0) throw notFound('This client')
  const types = new Map((await rowsOf(db, tenantId, params.id)).map((row) => [row.id, row]))
  const errors: Record<string, string> = {}
  const changes: Record<string, unknown> = {}
  const changed = new Set<number>()
  for (const { id, value } of body.values) {
    const type = types.get(id)
    if (!type) {
      errors[`field${id}`] = 'This fact is no longer kept. Load the page again.'
      continue
    }
    const text = value === null ? '' : String(value).trim()
    const sentence = await problemOf(db, tenantId, type, value)
    if (sentence !== null) errors[`field${id}`] = sentence
    else if (text !== (type.value ?? '')) {
      changed.add(id)
      changes[type.name] = [valueOf(type), value]
    }
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
  // What is sent as it stands is not written: a client keeps following a default.
  for (const { id, value } of body.values.filter((one) => changed.has(one.id))) {
    const text = value === null ? '' : String(value).trim()
    await (text === ''
      ? sql`delete from client_data_value where tenant_id = ${tenantId} and client_id = ${params.id} and client_data_type_id = ${id}`.execute(
          db,
        )
      : sql`insert into client_data_value (tenant_id, client_id, client_data_type_id, value)
          values (${tenantId}, ${params.id}, ${id}, ${text})
          on conflict (tenant_id, client_id, client_data_type_id) do update set value = excluded.value, updated_at = excluded.updated_at`.execute(
          db,
        ))
  }
  audit({ subject: 'client data', subjectId: params.id, clientId: params.id, changes })
  return (await rowsOf(db, tenantId, params.id)).map(present)
})

/** The kind of a fact decides how its values are read: those of another kind would be lost at the next save. */
const updateType = operation('clientDataTypes.update', async (incoming) => {
  const { db, tenantId, params, body } = incoming
  if (body.kind !== undefined) {
    const { rows } = await sql<{ clients: number }>`
      select count(v.client_id)::integer as clients from client_data_type t
        join client_data_value v on v.tenant_id = t.tenant_id and v.client_data_type_id = t.id
      where t.tenant_id = ${tenantId} and t.id = ${params.id} and t.deleted_at is null and t.kind <> ${body.kind}`.execute(
      db,
    )
    const clients = rows[0]?.clients ?? 0
    if (clients > 0) {
      const sentence = `${clients === 1 ? 'One client has' : `${clients} clients have`} a value of this kind. Add another fact for the new kind, and retire this one.`
      throw conflict(sentence, { kind: sentence })
    }
  }
  return updateRecord(clientDataTypes, { ...incoming, query: {} })
})

/** The types that are columns of the lists of clients, in their order. */
export async function typesInLists(
  db: Db,
  tenantId: number,
): Promise<readonly { readonly id: number; readonly name: string; readonly kind: ClientDataKind }[]> {
  const { rows } = await sql<{ id: number; name: string; kind: ClientDataKind }>`
    select id, name, kind from client_data_type
    where tenant_id = ${tenantId} and in_lists and active and deleted_at is null order by "order", id`.execute(
    db,
  )
  return rows
}

/** The types that are offered, as files of clients fill them. */
export async function typesForFiles(db: Db, tenantId: number): Promise<readonly DataTypeOfFile[]> {
  const { rows } = await sql<DataTypeOfFile>`
    select id, name, kind, choices, required, hint from client_data_type
    where tenant_id = ${tenantId} and active and deleted_at is null order by "order", id`.execute(db)
  return rows
}

export const clientDataOperations = {
  'clientDataTypes.update': updateType,
  'clientData.ofClient': listClientData,
  'clientData.save': saveClientData,
  'clientData.settings': clientSettings,
  'clientData.setDefaultValue': setDefaultValue,
}
