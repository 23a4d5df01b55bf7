import { sql } from 'kysely'
import { latestNight } from '@portal/core/clients/feeds/night'
import { today } from '@portal/core/foundation/format'
import { wholeTenant } from '../../foundation/database/context.ts'
import type { Db } from '../../foundation/database/database.ts'
import { Unreadable } from '../../foundation/spreadsheets/read/unreadable.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { eachTenant } from '../../platform/jobs/each.ts'
import { feedById, holdFeed, type Feed } from './feed-by-id.ts'
import { keepCopy, keepLastCopy } from './keep-feed.ts'
import { readFeed, type FeedCopy } from './read-feed.ts'

interface Work {
  readonly tenantId: number
  readonly id: number
  /** When it was read before it was put on the queue; absent in what was put there by an earlier release. */
  readonly readAt?: string | null
}

/** A feed that is still to be read: nobody took it away, stopped it or read it while it waited. */
async function dueFeed(db: Db, { tenantId, id, readAt }: Work): Promise<Feed | null> {
  const { rows } = await sql<{ read_at: string | null }>`
    select read_at from vehicle_feed where tenant_id = ${tenantId} and id = ${id} and deleted_at is null and active and url <> ''`.execute(
    db,
  )
  const [row] = rows
  return row && (readAt === undefined || row.read_at === readAt) ? feedById(db, tenantId, id) : null
}

/** Reads one feed and keeps its copy, or the last good one. */
export const readVehicleFeed = defineJob<Work>({
  name: 'read-vehicle-feed',
  retries: { most: 2, firstWait: 300 },
  limit: 900,
  async run(work, { database, fetcher, files }) {
    const { tenantId, id } = work
    const feed = await dueFeed(database.reading(wholeTenant(tenantId)), work)
    if (feed === null) return
    let found: FeedCopy | string
    try {
      found = await readFeed(fetcher, files.incoming, feed.url, feed.dealership, today())
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      found = error.message
    }
    await database.write(wholeTenant(tenantId), async (db) => {
      await holdFeed(db, tenantId, id)
      const now = await dueFeed(db, work)
      // What stands at an address that was given up meanwhile is not the feed.
      if (now?.url !== feed.url) return
      if (typeof found === 'string') await keepLastCopy(db, tenantId, now, found)
      else await keepCopy(db, tenantId, now, found, { today: today(), evenSmaller: false })
    })
  },
  async givenUp(work, { database }) {
    const { tenantId, id } = work
    await database.write(wholeTenant(tenantId), async (db) => {
      await holdFeed(db, tenantId, id)
      const feed = await dueFeed(db, work)
      if (feed)
        await keepLastCopy(db, tenantId, feed, 'It could not be read: something went wrong on our side.')
    })
  },
})

/** Puts the feeds on the queue whose time has come: after 3:00 at night, or six hours after they were read. */
export const tendVehicleFeeds = defineJob({
  name: 'tend-vehicle-feeds',
  every: '10 * * * *',
  retries: { most: 1, firstWait: 60 },
  limit: 120,
  async run(_, { database, jobs }) {
    await eachTenant(database, (tenantId) =>
      database.write(wholeTenant(tenantId), async (db) => {
        const { rows } = await sql<{ id: number; read_at: string | null }>`
          select f.id, f.read_at from vehicle_feed f join client c on c.tenant_id = f.tenant_id and c.id = f.client_id
          where f.tenant_id = ${tenantId} and f.deleted_at is null and f.active and f.url <> ''
            and (c.canceled_at is null or c.canceled_at > ${today()}::date)
            and case f.rhythm
              when 'Every Six Hours' then coalesce(f.read_at < now() - interval '350 minutes', true)
              when 'Every Night' then coalesce(f.read_at < ${latestNight()}::timestamptz, true)
              else false end
          order by f.id`.execute(db)
        for (const { id, read_at: readAt } of rows)
          await jobs.enqueue(db, readVehicleFeed, { tenantId, id, readAt })
      }),
    )
  },
})
