import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writes } from '@portal/core/foundation/contract/call'
import { startDemoPostgres } from '../support/demo-postgres.ts'
import { inTurns, LiveAgency, mountedCalls } from './live-agency.ts'
import { referenceTables, schemaProblems, spreadTables, withoutTenant } from './distribution.ts'

/**
 * Triggers that there are, each of which a database that is spread by tenant takes only where it is told to
 * (`citus.enable_unsafe_triggers`). None of them touches another tenant's rows.
 */
const knownTriggers = [
  'agreement.agreement_sent',
  'agreement_service.agreement_service_sent',
  'client.client_deleted',
  'client.client_inserted',
  'client.client_updated',
  'invoice.invoice_frozen',
  'invoice_line.invoice_line_frozen',
  'metric_fact.metric_fact_delete',
  'metric_fact.metric_fact_insert',
  'metric_fact.metric_fact_update',
  'session.session_use',
]

/** What is dropped on the day of a move, as docs/scaling.md says: a reference table may not refer to a spread one. */
const untilTheMove = ['tenant: a reference table refers to file, which is spread']

let postgres: Awaited<ReturnType<typeof startDemoPostgres>>
let agency: LiveAgency

beforeAll(async () => {
  postgres = await startDemoPostgres({ shared_preload_libraries: 'pg_stat_statements' })
  process.env['TEST_POSTGRES_URL'] = postgres.url
  process.env['TEST_POSTGRES_DIR'] = postgres.dir
  agency = await LiveAgency.start()
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
    const { rows } = await agency.database.query<{ name: string }>(
      `select c.relname || '.' || t.tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
       where not t.tgisinternal and c.relnamespace = 'public'::regnamespace and not c.relispartition order by 1`,
    )
    expect(rows.map(({ name }) => name)).toEqual(knownTriggers)
  })

  test('is asked for one tenant at a time, by every call that reads and by those that were made for it', async () => {
    await agency.database.query('create extension pg_stat_statements; select pg_stat_statements_reset()')
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
    const spread = await spreadTables(agency.database)
    const { rows } = await agency.database.query<{ query: string }>(
      `select s.query from pg_stat_statements s where s.userid = 'portal_app'::regrole
         and s.dbid = (select oid from pg_database where datname = current_database())`,
    )
    expect(rows.length).toBeGreaterThan(300)
    const across = rows
      .map(({ query }) => ({ query, tables: withoutTenant(query, spread) }))
      .filter(({ tables }) => tables.length > 0)
    expect(
      across.map(({ tables, query }) => `${tables.join()}: ${query.replace(/\s+/g, ' ').slice(0, 700)}`),
    ).toEqual([])
  })
})
