import type { Database } from '../../foundation/database/database.ts'

/** Seconds between two signs of life of work under way. */
export const beat = 2
/** Seconds without one after which its process is taken for gone; the least that the queue knows. */
export const silence = 10

/**
 * Puts work whose process is gone back on the queue, to be done at once: that a
 * process was killed is no failure of the work, for which it would have to wait.
 * What has no attempt left is ended by the queue itself.
 *
 * @param which `all` where no other process can be working: nothing under way is anybody's
 * @returns the kinds of which there is work now
 * @throws the database's error, for example when it is away
 */
export const putBack = (database: Database, which: 'all' | 'silent'): Promise<readonly string[]> =>
  database.asOwner(async (client) => {
    const { rows } = await client.query<{ name: string }>(`
      update pgboss.job set state = 'retry', start_after = now(), heartbeat_on = null
      where state = 'active' and retry_count < retry_limit
        ${which === 'all' ? '' : "and heartbeat_on < now() - heartbeat_seconds * interval '1 second'"}
      returning name`)
    return [...new Set(rows.map(({ name }) => name))]
  })
