import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { fileFor } from '@portal/core/clients/feeds/platforms'
import type { Vehicle } from '@portal/core/clients/feeds/vehicle'
import { today } from '@portal/core/foundation/format'
import { operation, outsideFirst, Ready, type Incoming } from '../../foundation/http/operation.ts'
import { invalid, notFound } from '../../foundation/http/refusal.ts'
import { Unreadable } from '../../foundation/spreadsheets/read/unreadable.ts'
import { feedById, heldFeed } from './feed-by-id.ts'
import { keepCopy, keepLastCopy, type FeedOutcome } from './keep-feed.ts'
import { readFeed, readVehicles, type FeedCopy } from './read-feed.ts'

/** A copy, or the sentence that says why there is none. */
const copyOr = async (reading: Promise<FeedCopy>): Promise<FeedCopy | string> => {
  try {
    return await reading
  } catch (error) {
    if (error instanceof Unreadable) return error.message
    throw error
  }
}

/** Keeps what was read, as the feed is once the transaction has begun. */
async function keep(
  { db, tenantId, audit }: Pick<Incoming<'vehicleFeeds.read'>, 'db' | 'tenantId' | 'audit'>,
  id: number,
  found: FeedCopy | string,
  evenSmaller: boolean,
): Promise<FeedOutcome> {
  const feed = await heldFeed(db, tenantId, id)
  const outcome =
    typeof found === 'string'
      ? await keepLastCopy(db, tenantId, feed, found)
      : await keepCopy(db, tenantId, feed, found, { today: today(), evenSmaller })
  audit({
    subject: 'vehicle feed',
    subjectId: id,
    clientId: feed.client_id,
    changes: { vehicles: [feed.vehicles, outcome.vehicles], message: outcome.message },
  })
  return outcome
}

const read = outsideFirst('vehicleFeeds.read', async ({ db, tenantId, params, body, services }) => {
  const feed = await feedById(db, tenantId, params.id)
  if (feed.url === '') throw invalid({ url: 'This feed has no address: put a file in instead.' })
  const found = await copyOr(
    readFeed(services.fetcher, services.files.incoming, feed.url, feed.dealership, today()),
  )
  return (incoming) => keep(incoming, feed.id, found, body.evenSmaller ?? false)
})

const putIn = outsideFirst('vehicleFeeds.putIn', async ({ db, tenantId, params, body, files }) => {
  const feed = await feedById(db, tenantId, params.id)
  const [file] = files
  if (!file) throw invalid({ attachments: 'Choose a file of vehicles.' })
  const found = await copyOr(readVehicles(file.path, feed.dealership, today()))
  // Whoever has chosen the wrong file has done no harm to the feed.
  if (typeof found === 'string') throw invalid({ attachments: found })
  return (incoming) => keep(incoming, feed.id, found, body.evenSmaller === 'true')
})

/** What is kept of a key: it has 192 random bits, so a plain digest tells nothing of it. */
const keyHash = (key: string): string => createHash('sha256').update(key).digest('hex')

const open = operation('vehicleFeeds.open', async ({ db, tenantId, params, origin, audit }) => {
  const feed = await feedById(db, tenantId, params.id)
  const key = randomBytes(24).toString('base64url')
  await sql`
    insert into feed_key (tenant_id, client_id, vehicle_feed_id, key_hash)
    values (${tenantId}, ${feed.client_id}, ${feed.id}, ${keyHash(key)})
    on conflict (tenant_id, vehicle_feed_id) do update
      set key_hash = excluded.key_hash, created_at = excluded.created_at, last_used_at = null`.execute(db)
  audit({
    subject: 'vehicle feed',
    subjectId: feed.id,
    clientId: feed.client_id,
    changes: { addresses: [null, 'given'] },
  })
  const at = (platform: string): string => `${origin.portal}/inventory/${key}/${platform}`
  return { google: at('google'), meta: at('meta'), microsoft: at('microsoft') }
})

const close = operation('vehicleFeeds.close', async ({ db, tenantId, params, audit }) => {
  const feed = await feedById(db, tenantId, params.id)
  const { rows } = await sql`
    delete from feed_key where tenant_id = ${tenantId} and vehicle_feed_id = ${feed.id} returning 1`.execute(
    db,
  )
  if (rows.length === 0) throw notFound('An address of this feed')
  audit({
    subject: 'vehicle feed',
    subjectId: feed.id,
    clientId: feed.client_id,
    changes: { addresses: ['given', null] },
  })
  return { id: feed.id }
})

/** The vehicles as a platform reads them: of the last good copy, whatever happened since. */
const fetch = operation('vehicleFeeds.fetch', async ({ db, tenantId, params }) => {
  const { rows: keys } = await sql<{ vehicle_feed_id: number }>`
    select k.vehicle_feed_id from feed_key k
      join vehicle_feed f on f.tenant_id = k.tenant_id and f.id = k.vehicle_feed_id
    where k.tenant_id = ${tenantId} and k.key_hash = ${keyHash(params.key)} and f.active and f.deleted_at is null`.execute(
    db,
  )
  const [key] = keys
  if (!key) throw notFound('This feed')
  const { rows } = await sql<{ facts: Vehicle }>`
    select facts from feed_vehicle where tenant_id = ${tenantId} and vehicle_feed_id = ${key.vehicle_feed_id}
    order by key`.execute(db)
  const text = fileFor(
    params.platform,
    rows.map(({ facts }) => facts),
  )
  const [type, ending] =
    params.platform === 'microsoft' ? ['text/tab-separated-values', 'tsv'] : ['text/csv', 'csv']
  return new Ready(
    200,
    {
      'content-type': `${type}; charset=utf-8`,
      'content-disposition': `attachment; filename="${params.platform}-vehicles.${ending}"`,
      'cache-control': 'no-store',
    },
    text,
  )
})

export const feedOperations = {
  'vehicleFeeds.read': read,
  'vehicleFeeds.putIn': putIn,
  'vehicleFeeds.open': open,
  'vehicleFeeds.close': close,
  'vehicleFeeds.fetch': fetch,
}
