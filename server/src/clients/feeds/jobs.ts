import { sql } from 'kysely'
import { latestNight } from '@portal/core/clients/feeds/night'
import { today } from '@portal/core/foundation/format'
import { wholeTenant } from '../../foundation/database/context.ts'
import { Unreadable } from '../../foundation/spreadsheets/read/unreadable.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { feedById, heldFeed } from './feed-by-id.ts'
import { keepCopy, keepLastCopy } from './keep-feed.ts'
import { readFeed, type FeedCopy } from './read-feed.ts'

/** Reads one feed and keeps its copy, or the last good one. */
export const readVehicleFeed = defineJob<{ readonly tenantId: number; readonly id: number }>({
  name: 'read-vehicle-feed',
  retries: { most: 2, firstWait: 300 },
  limit: 900,
  async run({ tenantId, id }, { database, fetcher, files }) {
    const feed = await feedById(database.reading(wholeTenant(tenantId)), tenantId, id)
    let found: FeedCopy | string
    try {
      found = await readFeed(fetcher, files.incoming, feed.url, feed.dealership, today())
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      found = error.message
    }
    await database.write(wholeTenant(tenantId), async (db) => {
      const now = await heldFeed(db, tenantId, id)
      if (typeof found === 'string') await keepLastCopy(db, tenantId, now, found)
      else await keepCopy(db, tenantId, now, found, { today: today(), evenSmaller: false })
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
    const tenants = await database.reading(wholeTenant(0)).selectFrom('tenant').select('id').execute()
    for (const { id: tenantId } of tenants)
      await database.write(wholeTenant(tenantId), async (db) => {
        const { rows } = await sql<{ id: number }>`
          select f.id from vehicle_feed f join client c on c.tenant_id = f.tenant_id and c.id = f.client_id
          where f.tenant_id = ${tenantId} and f.deleted_at is null and f.active and f.url <> ''
            and (c.canceled_at is null or c.canceled_at > ${today()}::date)
            and case f.rhythm
              when 'Every Six Hours' then coalesce(f.read_at < now() - interval '350 minutes', true)
              when 'Every Night' then coalesce(f.read_at < ${latestNight()}::timestamptz, true)
              else false end
          order by f.id`.execute(db)
        for (const { id } of rows) await jobs.enqueue(db, readVehicleFeed, { tenantId, id })
      })
    jobs.wake(readVehicleFeed)
  },
})
