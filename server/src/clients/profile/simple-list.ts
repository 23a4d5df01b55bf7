import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { constants, createGzip } from 'node:zlib'
import { sql } from 'kysely'
import { perDatabase } from '../../foundation/database/per-database.ts'
import { LRUCache } from 'lru-cache'
import { settingsOf, type DatabaseContext } from '../../foundation/database/context.ts'
import type { Db } from '../../foundation/database/database.ts'
import { Growing } from '../../foundation/files/growing.ts'
import { operation, Ready } from '../../foundation/http/operation.ts'

interface Kept {
  readonly etag: string
  readonly body: Buffer
}

/** The lists of one server. */
class Lists {
  /** Ready to send, by what their reader may see. */
  readonly kept = new LRUCache<string, Kept>({
    max: 200,
    maxSize: 64 * 1024 * 1024,
    sizeCalculation: (entry) => entry.body.length,
  })
  /** Being made, by their ETag: many readers at once wait for one. */
  readonly making = new Map<string, Growing>()
}

const listsOf = perDatabase(() => new Lists())

/**
 * Every client of the caller by name, compressed once a change. An unchanged
 * list is answered 304 or from one buffer; one that is being made goes out as
 * it grows, so that the first byte does not wait for the last client.
 */
export const simpleList = operation(
  'clients.simpleList',
  async ({ db, tenantId, scope, ifNoneMatch, services }) => {
    const context: DatabaseContext = {
      tenantId,
      clientIds: scope === 'all' ? null : scope.of === 'client' ? scope.ids.toSorted((a, b) => a - b) : [],
    }
    const key = settingsOf(context).join('|')
    const etag = etagOf(key, await versionOf(db, tenantId))
    const headers = { etag, 'cache-control': 'private, no-cache', vary: 'authorization' }
    if (ifNoneMatch === etag) return new Ready(304, headers, null)
    const whole = {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-encoding': 'gzip',
    }
    const lists = listsOf(services.database)
    const list = lists.kept.get(key)
    if (list?.etag === etag) return new Ready(200, whole, list.body)
    const growing = lists.making.get(etag) ?? begin(lists, db, tenantId, key, etag)
    return new Ready(200, whole, Readable.from(growing.read()))
  },
)

/** The list is known by who may see what, and by the number of changes: it need not be made to be recognised. */
const etagOf = (key: string, version: string): string =>
  `"${createHash('sha256').update(`${key}|${version}`).digest('base64url').slice(0, 22)}"`

/** The number of changes, together with when the tenant was made: a database that was set up anew counts from one again. */
export async function versionOf(db: Db, tenantId: number): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select t.created_at::text || ' ' || coalesce(v.version, 0) as version
    from tenant t left join list_version v on v.tenant_id = t.id and v.list = 'clients'
    where t.id = ${tenantId}`.execute(db)
  return rows[0]?.version ?? ''
}

/** Starts making a list; what cannot be made reaches its readers as a broken answer, and is made anew for the next. */
function begin({ kept, making }: Lists, db: Db, tenantId: number, key: string, etag: string): Growing {
  const growing = new Growing()
  making.set(etag, growing)
  make(db, tenantId, growing)
    .then(() => kept.set(key, { etag, body: growing.end() }))
    .catch((error: unknown) => growing.fail(error))
    .finally(() => making.delete(etag))
  return growing
}

/** Clients in the first slice, which is to be out at once, and in each further one. */
const sliceSizes = { first: 250, further: 5000 } as const

/** Compresses on a thread of its own while the database reads the next slice. */
async function make(db: Db, tenantId: number, growing: Growing): Promise<void> {
  const gzip = createGzip({ level: 6 })
  const ended = new Promise<void>((resolve, reject) => {
    gzip
      .on('data', (part: Buffer) => growing.add(part))
      .once('end', resolve)
      .once('error', reject)
  })
  let separator = '['
  for await (const text of slices(db, tenantId)) {
    gzip.write(`${separator}${text}`)
    if (separator === '[') gzip.flush(constants.Z_SYNC_FLUSH)
    separator = ','
  }
  gzip.end(separator === '[' ? '[]' : ']')
  await ended
}

/** Rows arrive as JSON text from the database: 50,000 objects are never made only to be written out again. */
async function* slices(db: Db, tenantId: number): AsyncGenerator<string, void, undefined> {
  let size: number = sliceSizes.first
  for (let last = { name: '', id: 0 }; ; size = sliceSizes.further) {
    const { rows } = await sql<{ text: string; name: string; id: number; rows: number }>`
      with slice as materialized (
        select id, name, slug, tenant_id, identifier, industry_id, group_id, activated_at, canceled_at, name_folded,
          row_number() over (order by name_folded, id) as place
        from client where tenant_id = ${tenantId} and (name_folded, id) > (${last.name}, ${last.id})
        order by name_folded, id limit ${size}
      ), last as (select name_folded, id from slice order by place desc limit 1)
      select string_agg(json_build_object('id', s.id, 'name', s.name, 'slug', s.slug, 'tenantId', s.tenant_id, 'identifier', s.identifier,
          'industryId', s.industry_id, 'groupId', s.group_id, 'activatedAt', s.activated_at, 'canceledAt', s.canceled_at)::text, ',' order by s.place) as text,
        (select name_folded from last) as name, (select id from last) as id, count(*)::integer as rows
      from slice s`.execute(db)
    const slice = rows[0]
    if (!slice || slice.rows === 0) return
    yield slice.text
    if (slice.rows < size) return
    last = { name: slice.name, id: slice.id }
  }
}
