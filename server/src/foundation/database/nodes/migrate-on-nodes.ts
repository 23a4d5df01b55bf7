import pg from 'pg'
import { SettingsError } from '../../environment.ts'
import { statementsOf } from '../unsafe-steps.ts'
import { isWhole, setAside, widenIds } from './fit-tables.ts'
import { firstTable, placeTable } from './place-tables.ts'
import { stepsOnNodes, type StepOnNodes } from './steps-on-nodes.ts'

/** Where a move keeps what it has yet to put back, so that one which broke off can go on. */
export const unfinished = 'spreading'

/**
 * Whether the tables of a database lie on several nodes. One that only has Citus is like any other.
 * @throws {SettingsError} when a move of them broke off
 */
export async function hasSpreadTables(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ citus: boolean; begun: boolean }>(
    `select exists (select from pg_extension where extname = 'citus') as citus, to_regnamespace($1) is not null as begun`,
    [unfinished],
  )
  if (rows[0]?.citus !== true) return false
  if (rows[0].begun)
    throw new SettingsError('Moving this database to several nodes broke off: run npm run spread again.')
  const { rows: spread } = await client.query(
    'select from pg_dist_partition where logicalrelid = to_regclass($1)',
    [firstTable],
  )
  return spread.length > 0
}

/**
 * Runs the SQL of a migration on a spread database, in the transaction that is open: new tables are given to their nodes
 * as `npm run spread` does it, whatever the migration says of them.
 * @param client as the owner of the tables
 */
export async function migrateOnNodes(client: pg.ClientBase, sql: string): Promise<void> {
  // Tables that refer to ones which every node holds whole are changed over one connection for each node.
  await client.query("set local citus.multi_shard_modify_mode = 'sequential'")
  for (const step of statementsOf(sql).flatMap(stepsOnNodes)) await run(client, step)
}

async function run(client: pg.ClientBase, step: StepOnNodes): Promise<void> {
  if (step.kind === 'table') return makeTable(client, step.table, step.statement)
  if (step.kind === 'statement') {
    await client.query(step.statement)
    return
  }
  const constraints = await constraintsAddedBy(client, step.table, step.statement)
  for (const statement of step.others) await client.query(statement)
  for (const statement of constraints) await client.query(statement)
}

/** Foreign keys are added once the table lies beside those that it refers to. */
async function makeTable(client: pg.ClientBase, table: string, statement: string): Promise<void> {
  const { rows: there } = await client.query('select from pg_class where oid = to_regclass($1)', [
    pg.escapeIdentifier(table),
  ])
  if (there.length > 0) {
    // As `if not exists` says.
    await client.query(statement)
    return
  }
  await onCoordinator(client)
  await client.query(statement)
  const keys = await setAside(client, table)
  await widenIds(client, table)
  await onNodes(client)
  await placeTable(client, table)
  for (const key of keys) await client.query(key.statement)
}

/**
 * The constraints that a statement adds to a table, as statements under the names that the database gives them; the
 * statement itself is taken back. A table that every node holds whole may not refer to a spread one.
 */
async function constraintsAddedBy(
  client: pg.ClientBase,
  table: string,
  statement: string,
): Promise<readonly string[]> {
  const present = `select f.oid, format('alter table %I add constraint %I %s', c.relname, f.conname, pg_get_constraintdef(f.oid)) as statement
    from pg_constraint f join pg_class c on c.oid = f.conrelid
    where f.conrelid = $1::regclass and f.conparentid = 0
      and (f.contype <> 'f' or not ${isWhole('f.conrelid')} or ${isWhole('f.confrelid')})`
  const constraints = async (): Promise<readonly { oid: number; statement: string }[]> =>
    (await client.query<{ oid: number; statement: string }>(present, [pg.escapeIdentifier(table)])).rows
  await client.query('savepoint before_statement')
  await onCoordinator(client)
  const before = new Set((await constraints()).map(({ oid }) => oid))
  await client.query(statement)
  const added = (await constraints()).filter(({ oid }) => !before.has(oid))
  await client.query('rollback to savepoint before_statement')
  await client.query('release savepoint before_statement')
  return added.map((each) => each.statement)
}

/** What follows is not told to the nodes: there the database takes whatever one without nodes does. */
const onCoordinator = (client: pg.ClientBase): Promise<unknown> =>
  client.query('set local citus.enable_ddl_propagation = off')

const onNodes = (client: pg.ClientBase): Promise<unknown> =>
  client.query('set local citus.enable_ddl_propagation = on')
