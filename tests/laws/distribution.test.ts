import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writes } from '@portal/core/foundation/contract/call'
import { startDemoPostgres } from '../support/demo-postgres.ts'
import { bodyFor, inTurns, LiveAgency, mountedCalls } from './live-agency.ts'
import { plant, type Plant } from './planted-rows.ts'
import { referenceTables, schemaProblems, statementsAcross } from './distribution.ts'

/**
 * Triggers that stay when a database is spread by tenant, which takes them where it is told to
 * (`citus.enable_unsafe_triggers`). Each looks at one row and touches no other tenant's.
 */
const triggersOfRows = [
  'agreement.agreement_sent',
  'agreement_service.agreement_service_sent',
  'invoice.invoice_frozen',
  'invoice_line.invoice_line_frozen',
  'oem_budget.oem_budget_program',
  'program_fund.program_fund_moved',
  'session.session_use',
]

/** For processes of the release before alone, which do not write by statements what these keep: dropped for a move. */
const triggersOfTheReleaseBefore = [
  'client.client_deleted',
  'client.client_inserted',
  'client.client_updated',
  'metric_fact.metric_fact_delete',
  'metric_fact.metric_fact_insert',
  'metric_fact.metric_fact_update',
]

/** A row in every table, for calls that change one. */
const planted: Plant = {
  tenantId: 1,
  id: 910_001,
  secret: 'planted',
  shared: 'planted',
  publicId: '11111111-1111-4111-8111-111111111111',
}

/** What is dropped on the day of a move, as docs/scaling.md says: a reference table may not refer to a spread one. */
const untilTheMove = ['tenant: a reference table refers to file, which is spread']

let postgres: Awaited<ReturnType<typeof startDemoPostgres>>
let agency: LiveAgency

beforeAll(async () => {
  postgres = await startDemoPostgres({ settings: { shared_preload_libraries: 'pg_stat_statements' } })
  agency = await LiveAgency.start(postgres)
  await agency.database.query('create extension pg_stat_statements')
})
afterAll(async () => {
  await agency?.stop()
  await postgres?.stop()
})

/** Changes the schema, looks, and takes the change back. */
async function problemsAfter(change: string): Promise<readonly string[]> {
  await agency.database.query('begin')
  try {
    await agency.database.query(change)
    return await schemaProblems(agency.database)
  } finally {
    await agency.database.query('rollback')
  }
}

/** Names of the triggers of tables for which a condition holds, in order. */
async function triggers(database: pg.Client, condition: string): Promise<readonly string[]> {
  const { rows } = await database.query<{ name: string }>(
    `select c.relname || '.' || t.tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not t.tgisinternal and c.relnamespace = 'public'::regnamespace and not c.relispartition and ${condition} order by 1`,
  )
  return rows.map(({ name }) => name)
}

describe('a database that is spread by tenant', () => {
  test('could hold every table: keys, unique indexes and foreign keys carry the tenant', async () => {
    expect(await schemaProblems(agency.database)).toEqual(untilTheMove)
    const { rows } = await agency.database.query<{ name: string }>(
      'select relname as name from pg_class where relname = any ($1)',
      [[...referenceTables]],
    )
    expect(rows).toHaveLength(referenceTables.length)
  })

  test.each([
    ['alter table own_write add constraint broken unique (user_id)', 'unique index broken'],
    ['create unique index broken on budget (id)', 'unique index broken'],
    ['create unique index broken on budget ((tenant_id + 0), id)', 'unique index broken'],
    ['alter table own_write drop constraint own_write_pkey', 'own_write has no primary key'],
    [
      'alter table own_write drop constraint own_write_pkey, add constraint broken primary key (user_id)',
      'primary key broken',
    ],
    ['create table scratch (id integer primary key)', 'scratch has no tenant_id'],
    [
      'create table scratch (tenant_id integer, id integer, client_id integer, primary key (tenant_id, id), constraint broken foreign key (id, client_id) references client (tenant_id, id))',
      'foreign key broken',
    ],
    [
      'create table scratch (tenant_id integer, id integer, primary key (tenant_id, id), constraint broken foreign key (tenant_id, id) references client (tenant_id, id) on delete set null)',
      'would empty tenant_id',
    ],
    [
      'alter table tenant_host add column client_id integer; alter table tenant_host add foreign key (tenant_id, client_id) references client (tenant_id, id)',
      'a reference table refers to client',
    ],
  ])('would not after: %s', async (change, problem) => {
    expect((await problemsAfter(change)).join('\n')).toContain(problem)
  })

  test('has the triggers that docs/scaling.md tells of, and no other', async () => {
    expect(await triggers(agency.database, 'true')).toEqual(
      [...triggersOfRows, ...triggersOfTheReleaseBefore].toSorted(),
    )
  })

  test('keeps no trigger on a move that looks at what a whole statement changed', async () => {
    // Bit 0 of tgtype: for each row. A shard has no table of what the statement on all of them changed.
    const ofStatements = '(t.tgtype & 1 = 0 or t.tgoldtable is not null or t.tgnewtable is not null)'
    expect(await triggers(agency.database, ofStatements)).toEqual(triggersOfTheReleaseBefore)
  })

  test('is asked for one tenant at a time, by every call that reads and by those that were made for it', async () => {
    await inTurns(
      mountedCalls.filter(({ call }) => !writes(call) && call.answers !== 'stream'),
      async ({ call }) => {
        const params = Object.fromEntries(
          [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name!, '1001']),
        )
        for (const account of ['super-admin', 'client-manager'])
          await agency.ask(agency.actor(account), call, { params, query: {}, body: {} })
      },
    )
    const { looked, across, refused } = await statementsAcross(agency.database)
    expect(looked).toBeGreaterThan(300)
    expect(across).toEqual([])
    expect(refused).toEqual([])
  })

  test('is written for one tenant at a time, by every call that writes, of a row that every table has', async () => {
    await plant(agency.database, planted)
    await agency.database.query('select pg_stat_statements_reset()')
    let written = 0
    await inTurns(
      mountedCalls.filter(({ call }) => writes(call) && call.answers !== 'stream'),
      async ({ name, call }) => {
        const params = Object.fromEntries(
          [...call.path.matchAll(/\{(\w+)\}/g)].map(([, each]) => [each!, String(planted.id)]),
        )
        for (const account of ['super-admin', 'accounting', 'client-manager']) {
          // Whoever signs out asks nothing more.
          if (/^(sessions|users)\..*(signOut|end|revoke)/i.test(name)) continue
          const { status } = await agency.ask(agency.actor(account), call, {
            params,
            body: bodyFor(call, planted.id),
          })
          if (status < 300) written += 1
        }
      },
    )
    const { looked, across } = await statementsAcross(agency.database)
    expect(written).toBeGreaterThan(200)
    expect(looked).toBeGreaterThan(300)
    expect(across).toEqual([])
  })

  test('would be found to be asked across tenants', async () => {
    await agency.database.query('set role portal_app')
    await agency.database.query('update budget set invoice_amount = invoice_amount where id = 0')
    await agency.database.query('reset role')
    const { across } = await statementsAcross(agency.database)
    expect(across).toEqual([expect.stringMatching(/^budget: update budget set /)])
  })
})
