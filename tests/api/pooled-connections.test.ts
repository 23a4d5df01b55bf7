import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, type Database, type Db } from '@portal/server/foundation/database/database'
import { wholeTenant, type DatabaseContext } from '@portal/server/foundation/database/context'
import { migrate } from '@portal/server/foundation/database/migrate'
import { hasPooler, startPooler, type Pooler } from '../support/pooler.ts'
import { ServerDidNotStart, signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { change, created } from './budget-form.ts'

const countOf = async (db: Db): Promise<number> => {
  const { n } = await db
    .selectFrom('client')
    .select((of) => of.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** Two connections that PgBouncer lends by the transaction to everybody. */
describe.skipIf(!hasPooler())('behind a pooler', () => {
  let direct: RunningServer
  let pooler: Pooler
  let server: RunningServer
  let database: Database

  beforeAll(async () => {
    direct = await startServer()
    pooler = await startPooler(direct.databaseUrl ?? '', 2)
    const env = { DATABASE_URL: pooler.url, DATABASE_POOLER: 'transaction' }
    server = await startServer({ content: 'empty', env })
    database = await openDatabase({ databaseUrl: pooler.url, dataDir: '', poolSize: 8, pooled: true })
  })
  afterAll(async () => {
    await database?.stop()
    await server?.stop()
    await pooler?.[Symbol.asyncDispose]()
    await direct?.stop()
  })

  test('no plan is compiled, by whichever way a connection is reached', async () => {
    const unpooled = await openDatabase({ databaseUrl: direct.databaseUrl, dataDir: '', poolSize: 1 })
    const jitOf = async (of: Database): Promise<string> => {
      const { jit } = await of
        .reading(wholeTenant(1))
        .selectNoFrom((value) => value.fn<string>('current_setting', [value.val('jit')]).as('jit'))
        .executeTakeFirstOrThrow()
      return jit
    }
    try {
      const asOwner = await unpooled.asOwner((client) => client.query<{ jit: string }>('show jit'))
      expect([asOwner.rows[0]?.jit, await jitOf(unpooled), await jitOf(database)]).toEqual([
        'off',
        'off',
        'off',
      ])
    } finally {
      await unpooled.stop()
    }
  })

  test('a statement sees the rows of its own context, however many contexts share a connection', async () => {
    const stored = await database.asOwner((client) =>
      client.query<{ tenant: number; clients: number }>(
        'select tenant_id as tenant, count(*)::integer as clients from client group by 1',
      ),
    )
    const of = (tenant: number): number => stored.rows.find((row) => row.tenant === tenant)?.clients ?? 0
    expect([of(1) > 100, of(2) > 0, of(1) === of(2)]).toEqual([true, true, false])
    const countIn = async (context: DatabaseContext): Promise<readonly [tenant: string, clients: number]> => {
      const { tenant, clients } = await database
        .reading(context)
        .selectFrom('client')
        .select((of) => [
          of.fn<string>('current_setting', [of.val('app.tenant')]).as('tenant'),
          of.fn.countAll<number>().as('clients'),
        ])
        .executeTakeFirstOrThrow()
      return [tenant, Number(clients)]
    }
    const contexts: readonly (readonly [DatabaseContext, readonly [string, number]])[] = [
      [wholeTenant(1), ['1', of(1)]],
      [wholeTenant(2), ['2', of(2)]],
      [{ tenantId: 1, clientIds: [1001, 1002] }, ['1', 2]],
      [{ tenantId: 1, clientIds: [] }, ['1', 0]],
    ]
    await Promise.all(
      Array.from({ length: 400 }, async (_, at) => {
        const [context, expected] = contexts[at % contexts.length]!
        expect(await countIn(context)).toEqual(expected)
        if (at % 3 > 0) return
        const inside = await database.write(context, async (db) => {
          await db.selectNoFrom((of) => of.fn('pg_sleep', [of.val(0.002)]).as('slept')).execute()
          return countOf(db)
        })
        expect(inside).toBe(expected[1])
      }),
    )
    const role = await database.asOwner((client) =>
      client.query<{ role: string; tenant: string | null }>(
        `select current_user as role, nullif(current_setting('app.tenant', true), '') as tenant`,
      ),
    )
    expect(role.rows).toEqual([{ role: 'postgres', tenant: null }])
  })

  test('what a statement refuses is told, and the connection goes on', async () => {
    const db = database.reading(wholeTenant(1))
    await expect(db.selectNoFrom((of) => of.fn('ln', [of.val(-1)]).as('none')).execute()).rejects.toThrow(
      /logarithm/,
    )
    await expect(
      database.write(wholeTenant(1), async (inside) => {
        await inside.updateTable('client').set({ name: 'Gone' }).where('id', '=', 1001).execute()
        throw new Error('not after all')
      }),
    ).rejects.toThrow('not after all')
    const { name } = await db
      .selectFrom('client')
      .select('name')
      .where('id', '=', 1001)
      .executeTakeFirstOrThrow()
    expect(name).not.toBe('Gone')
  })

  test('people work as on connections of their own: they sign in, read and write, and jobs run', async () => {
    const callers = (await Promise.all(
      ['account-manager', 'accounting', 'client'].map((account) => signIn(server.url, account)),
    )) as [Caller, Caller, Caller]
    const [manager, accounting] = callers
    const budget = await created(accounting, { invoiceAmount: 100 })
    expect((await change(accounting, budget.id, { invoiceAmount: 250 })).status).toBe(200)
    const seen = await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        callers[at % 3]!.get<{ readonly count?: number }>('/clients?pageSize=5').then(
          ({ status, body }) => [at % 3, status, JSON.stringify(body).length] as const,
        ),
      ),
    )
    for (const who of [0, 1, 2])
      expect(new Set(seen.filter(([at]) => at === who).map(([, ...answer]) => answer.join())).size).toBe(1)
    const { body } = await manager.get<{ unread: number }>('/notifications')
    expect(body.unread).toBeGreaterThan(0)
  })

  test('starts beside work leave no lock on a connection that others are lent', async () => {
    const db = database.reading(wholeTenant(1))
    let starting = true
    const others = Array.from({ length: 6 }, async () => {
      while (starting) await countOf(db)
    })
    try {
      for (let started = 0; started < 10; started++)
        expect(await Promise.all([migrate(database), migrate(database)])).toEqual([[], []])
    } finally {
      starting = false
      await Promise.all(others)
    }
    const held = await database.asOwner((client) =>
      client.query(
        `select pid from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
      ),
    )
    expect(held.rows).toEqual([])
  })

  test('a server that was not told of the pooler does not start on it', async () => {
    await expect(startServer({ content: 'empty', env: { DATABASE_URL: pooler.url } })).rejects.toThrow(
      ServerDidNotStart,
    )
    await expect(openDatabase({ databaseUrl: pooler.url, dataDir: '', poolSize: 2 })).rejects.toThrow(
      /set DATABASE_POOLER=transaction/,
    )
  })
})
