import type pg from 'pg'
import { applicationRole } from '../../foundation/database/role.ts'
import { referenceTables, withFitPolicies } from '../../foundation/database/nodes/fit-tables.ts'
import { unfinished } from '../../foundation/database/nodes/migrate-on-nodes.ts'
import { firstTable, numberApart, placeTable } from '../../foundation/database/nodes/place-tables.ts'

/** A machine of a spread database, as the others reach it. */
export interface Node {
  readonly host: string
  readonly port: number
}

/** How Citus must be set on every node. */
const settings: Readonly<Record<string, string>> = {
  // What a transaction may see goes with it to the nodes.
  'citus.propagate_set_commands': 'local',
  // Triggers of rows, none of which touches another tenant's.
  'citus.enable_unsafe_triggers': 'on',
  // A policy asks which imports are still being written, within the statement on a shard.
  'citus.allow_nested_distributed_execution': 'on',
}

/** Makes the nodes known to each other; those that are stay as they are. The coordinator is one that holds no rows but whole tables. */
export async function join(
  client: pg.ClientBase,
  coordinator: Node,
  workers: readonly Node[],
): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "select nodename || ':' || nodeport as name from pg_dist_node",
  )
  const known = new Set(rows.map(({ name }) => name))
  if (!known.has(`${coordinator.host}:${coordinator.port}`))
    await client.query('select citus_set_coordinator_host($1, $2)', [coordinator.host, coordinator.port])
  for (const { host, port } of workers)
    if (!known.has(`${host}:${port}`)) await client.query('select citus_add_node($1, $2)', [host, port])
  for (const [name, value] of Object.entries(settings)) {
    await client.query(
      `select run_command_on_all_nodes(format('alter database %I set ${name} = ''${value}''', current_database()))`,
    )
    await client.query(`set ${name} = '${value}'`)
  }
  // Nodes ask each other under the rights of whoever asks.
  await client.query(`alter role ${applicationRole} login`)
  await sendFunctions(client)
}

/** Functions of the portal's are made on each node once the nodes are known: policies and triggers of shards ask them. */
async function sendFunctions(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ definition: string }>(
    `select pg_get_functiondef(p.oid) as definition from pg_proc p where p.pronamespace = 'public'::regnamespace
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') order by p.oid`,
  )
  for (const { definition } of rows) await client.query(withFitPolicies(definition))
}

/**
 * Spreads each table that is not yet, and puts back what was set aside.
 * @param client as a superuser of the coordinator
 * @param shards into how many parts tenants are told; more than there will ever be nodes
 * @param tell of each hundred
 */
export async function distribute(
  client: pg.ClientBase,
  shards: number,
  tell: (line: string) => void,
): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and not c.relispartition and not exists (select from pg_dist_partition d where d.logicalrelid = c.oid)
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     order by c.relname <> all ($1::text[]), c.relname <> $2, c.relname`,
    [referenceTables, firstTable],
  )
  for (const [at, { name }] of rows.entries()) {
    await placeTable(client, name, shards)
    if ((at + 1) % 50 === 0) tell(`… ${at + 1} of ${rows.length} tables`)
  }
  await putBack(client, tell)
  await numberApart(client)
}

/** Foreign keys first: a trigger's function may read what another refers to. */
async function putBack(client: pg.ClientBase, tell: (line: string) => void): Promise<void> {
  const { rows } = await client.query<{ table: string; name: string; statement: string }>(
    `select "table", name, statement from ${unfinished}.later order by kind, "table", name`,
  )
  for (const [at, { table, name, statement }] of rows.entries()) {
    await client.query('begin')
    try {
      await client.query(statement)
      await client.query(`delete from ${unfinished}.later where "table" = $1 and name = $2`, [table, name])
      await client.query('commit')
    } catch (error) {
      await client.query('rollback')
      throw error
    }
    if ((at + 1) % 100 === 0) tell(`… ${at + 1} of ${rows.length} foreign keys and triggers`)
  }
  await client.query(`drop schema ${unfinished} cascade`)
}
