import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import type { Answer } from '@portal/core/calls'
import { matchPlatforms, type MatchPlatform } from '@portal/core/clients/first-party/customers'
import { keptForDays } from '@portal/core/clients/first-party/limits'
import type { Db } from '../../foundation/database/database.ts'
import { seal, unseal } from '../../foundation/database/secrets.ts'
import { operation, outsideFirst } from '../../foundation/http/operation.ts'
import { notFound, Refusal } from '../../foundation/http/refusal.ts'
import { hashList, type HashedList } from './hash-list.ts'
import { rowsOfList } from './rows-of-list.ts'

type CustomerList = Answer<'customerLists.create'>

type Counts = Pick<HashedList, 'usable' | 'columns' | 'leftOut' | 'unusable' | 'zips'>

interface Row {
  readonly id: number
  readonly name: string
  readonly uploaded_at: string
  readonly uploaded_by: string
  readonly expires_at: string
  readonly kept: boolean
  readonly row_count: number
  readonly counts: Counts
}

const present = ({ counts, ...row }: Row): CustomerList => ({
  id: row.id,
  name: row.name,
  uploadedAt: row.uploaded_at,
  uploadedBy: row.uploaded_by,
  expiresAt: row.expires_at,
  kept: row.kept,
  rows: row.row_count,
  ...counts.usable,
  columns: [...counts.columns],
  leftOut: [...counts.leftOut],
  unusable: counts.unusable.map((one) => ({ ...one })),
})

const rowsWhere = async (db: Db, where: ReturnType<typeof sql<boolean>>): Promise<readonly Row[]> => {
  const { rows } = await sql<Row>`
    select l.id, l.name, l.uploaded_at, coalesce(u.first_name || ' ' || u.last_name, 'Somebody who is gone') as uploaded_by,
      l.expires_at, l.google_file is not null and l.expires_at > now() as kept, l.row_count, l.counts
    from customer_list l left join user_account u on u.tenant_id = l.tenant_id and u.id = l.uploaded_by
    where ${where} order by l.id desc limit 500`.execute(db)
  return rows
}

const placeOf = (tenantId: number, platform: MatchPlatform): string =>
  `${tenantId}:customer_list.${platform}_file`

const list = operation('customerLists.ofClient', async ({ db, tenantId, params }) =>
  (await rowsWhere(db, sql<boolean>`l.tenant_id = ${tenantId} and l.client_id = ${params.id}`)).map(present),
)

const create = outsideFirst('customerLists.create', async ({ body, tenantId, params, services, person }) => {
  const { files, rows, ...counts } = await hashList(rowsOfList(body))
  const sealed = (platform: MatchPlatform): string =>
    seal(services.settings.secret, placeOf(tenantId, platform), gzipSync(files[platform]).toString('base64'))
  const { google, meta, tiktok } = Object.fromEntries(
    matchPlatforms.map((platform) => [platform, sealed(platform)]),
  )
  return async ({ db, audit }) => {
    const { rows: made } = await sql<{ id: number }>`
      insert into customer_list (tenant_id, client_id, name, uploaded_by, expires_at, row_count, counts,
        google_file, meta_file, tiktok_file)
      values (${tenantId}, ${params.id}, ${body.name}, ${person.id}, now() + make_interval(days => ${keptForDays}),
        ${rows}, ${JSON.stringify(counts)}::jsonb, ${google}, ${meta}, ${tiktok}) returning id`.execute(db)
    const id = made[0]?.id ?? 0
    audit({
      subject: 'customer list',
      subjectId: id,
      clientId: params.id,
      changes: { name: [null, body.name], customers: [null, rows], consent: [null, true] },
    })
    const [row] = await rowsWhere(db, sql<boolean>`l.tenant_id = ${tenantId} and l.id = ${id}`)
    if (!row) throw notFound('This list')
    return present(row)
  }
})

const file = operation('customerLists.file', async ({ db, tenantId, params, services, audit }) => {
  const column = sql.ref(`${params.platform}_file`)
  const { rows } = await sql<{ client_id: number; sealed: string | null }>`
    select client_id, case when expires_at > now() then ${column} end as sealed from customer_list
    where tenant_id = ${tenantId} and id = ${params.id}`.execute(db)
  const [row] = rows
  if (!row) throw notFound('This list')
  const packed =
    row.sealed === null
      ? null
      : unseal(services.settings.secret, placeOf(tenantId, params.platform), row.sealed)
  if (packed === null)
    throw new Refusal(
      'not-found',
      `The files of a list are removed after ${keptForDays} days. Upload it anew.`,
    )
  audit({
    subject: 'customer list',
    subjectId: params.id,
    clientId: row.client_id,
    changes: { downloaded: params.platform },
  })
  return {
    fileName: `${params.platform}-customers-${params.id}.csv`,
    text: gunzipSync(Buffer.from(packed, 'base64')).toString('utf8'),
  }
})

const remove = operation('customerLists.remove', async ({ db, tenantId, params, audit }) => {
  const { rows } = await sql<{ client_id: number; name: string }>`
    delete from customer_list where tenant_id = ${tenantId} and id = ${params.id} returning client_id, name`.execute(
    db,
  )
  const [row] = rows
  if (!row) throw notFound('This list')
  audit({
    subject: 'customer list',
    subjectId: params.id,
    clientId: row.client_id,
    changes: { name: [row.name, null] },
  })
  return { id: params.id }
})

export const customerListOperations = {
  'customerLists.ofClient': list,
  'customerLists.create': create,
  'customerLists.file': file,
  'customerLists.remove': remove,
}
