import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '@portal/server/foundation/database/database'
import { tendSchedules } from '@portal/server/platform/schedules/tend-schedules'
import { readVehicleFeed, tendVehicleFeeds } from '@portal/server/clients/feeds/jobs'
import { Unreadable } from '@portal/server/foundation/spreadsheets/read/unreadable'
import { jobKinds } from '@portal/server/job-kinds'
import type { Server } from '@portal/server/server'
import { startServerHere } from '../support/server-here.ts'

/** What work in the background does where a part of it fails, comes twice or finds what it was for changed. */

let server: Server

beforeAll(async () => {
  server = await startServerHere()
})
afterAll(() => server?.stop())

/** The same database, so that a test can put something else in the place of a part. */
const watching = (database: Database): Database => ({
  kind: database.kind,
  reading: (context) => database.reading(context),
  write: (context, work) => database.write(context, work),
  asOwner: (work) => database.asOwner(work),
  onWait: (tell) => database.onWait(tell),
  connections: () => database.connections(),
  stop: () => database.stop(),
})

/** The database, and which tenants were asked about; what is asked about one of them fails. */
function without(failing: number | null) {
  const asked = new Set<number>()
  const { database } = server.services
  const watched = (tenantId: number): void => {
    if (tenantId !== 0) asked.add(tenantId)
    if (tenantId === failing) throw new Error('Something of this tenant cannot be read.')
  }
  const withFailure: Database = {
    ...watching(database),
    reading(context) {
      watched(context.tenantId)
      return database.reading(context)
    },
    async write(context, work) {
      watched(context.tenantId)
      return database.write(context, work)
    },
  }
  return { database: withFailure, asked }
}

describe('work that comes round by the clock', () => {
  test.each(jobKinds.filter(({ every }) => every !== undefined).map((kind) => [kind.name, kind] as const))(
    '%s is done for every other tenant where it fails for the first',
    async (_, kind) => {
      const run = (database: Database): Promise<void> =>
        kind.run({} as never, { ...server.services, database })
      const whole = without(null)
      await run(whole.database)
      const [first, ...others] = [...whole.asked].toSorted((one, other) => one - other)
      if (first === undefined || others.length === 0) return
      const broken = without(first)
      await expect(run(broken.database), 'it is told that something failed').rejects.toThrow()
      expect([...broken.asked]).toEqual(expect.arrayContaining(others))
    },
  )
})

const rows = async <T extends object>(text: string, values: readonly unknown[] = []): Promise<T[]> =>
  server.services.database.asOwner(async (client) => (await client.query<T>(text, [...values])).rows)

describe('reports that are due at one hour', () => {
  test('are all put on the queue in its round, also behind one that cannot be', async () => {
    await rows('update report_schedule set is_active = false')
    const made = await rows<{ id: number }>(
      `insert into report_schedule (tenant_id, report, every, day, hour, files, recipients, created_by, next_on, query)
       select 1, 'clientView', 'month', 1, 0, '{csv}', '{someone@agency.example}', 1, current_date - 1, '{}' from generate_series(1, 600)
       returning id`,
    )
    const queued: number[] = []
    const { jobs } = server.services
    const enqueue = async (_db: unknown, _kind: unknown, { id }: { id: number }): Promise<void> => {
      if (id === made[0]?.id) throw new Error('It cannot be put on the queue.')
      queued.push(id)
    }
    await expect(
      tendSchedules.run(
        {},
        { ...server.services, jobs: { ...jobs, enqueue: enqueue as typeof jobs.enqueue } },
      ),
    ).rejects.toThrow('It cannot be put on the queue.')
    expect(queued).toEqual(made.slice(1).map(({ id }) => id))
    await rows('delete from report_schedule where id = any ($1)', [made.map(({ id }) => id)])
  })
})

describe('a vehicle feed that is due', () => {
  test('is read once, however often it was put on the queue meanwhile', async () => {
    const [feed] = await rows<{ id: number }>(
      `insert into vehicle_feed (tenant_id, client_id, name, url) values (1, 1001, 'Slow', 'https://feed.example/cars.csv') returning id`,
    )
    const queued: { tenantId: number; id: number }[] = []
    const { jobs, fetcher } = server.services
    const enqueue = async (
      _db: unknown,
      _kind: unknown,
      work: { tenantId: number; id: number },
    ): Promise<void> => {
      if (work.id === feed?.id) queued.push(work)
    }
    const services = { ...server.services, jobs: { ...jobs, enqueue: enqueue as typeof jobs.enqueue } }
    // Two hours pass before its turn comes.
    await tendVehicleFeeds.run({}, services)
    await tendVehicleFeeds.run({}, services)
    expect(queued).toHaveLength(2)
    let asked = 0
    const save = (): Promise<never> => {
      asked += 1
      return Promise.reject(new Unreadable('Nothing is there.'))
    }
    const counting = Object.assign(Object.create(fetcher) as typeof fetcher, { save })
    for (const work of queued) await readVehicleFeed.run(work, { ...server.services, fetcher: counting })
    expect(asked).toBe(1)
    // Nor is one that nobody wants any more.
    await tendVehicleFeeds.run({}, services)
    await rows('update vehicle_feed set deleted_at = now() where id = $1', [feed?.id])
    for (const work of queued) await readVehicleFeed.run(work, { ...server.services, fetcher: counting })
    expect(asked).toBe(1)
  })
})
