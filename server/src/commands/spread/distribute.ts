import type pg from 'pg'
import { applicationRole } from '../../foundation/database/role.ts'
import { referenceTables, unfinished } from './make-fit.ts'

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
  for (const { definition } of rows) await client.query(definition)
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
     order by c.relname <> 'client', c.relname`,
  )
  for (const table of referenceTables)
    if (rows.some(({ name }) => name === table))
      await client.query('select create_reference_table($1)', [table])
  const spread = rows.map(({ name }) => name).filter((name) => !isReference(name))
  for (const [at, table] of spread.entries()) {
    await (table === 'client'
      ? client.query("select create_distributed_table($1, 'tenant_id', shard_count => $2)", [table, shards])
      : client.query("select create_distributed_table($1, 'tenant_id', colocate_with => 'client')", [table]))
    // What lay on the coordinator is hidden there, not gone.
    await client.query('select truncate_local_data_after_distributing_table($1)', [table])
    if ((at + 1) % 50 === 0) tell(`… ${at + 1} of ${spread.length} tables`)
  }
  await putBack(client, tell)
  await numberApart(client)
}

const isReference = (table: string): boolean => (referenceTables as readonly string[]).includes(table)

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

/**
 * Numbers of rows that a node makes itself, where a statement reads what it inserts: from a range of each node's own that
 * columns of `integer` hold, beyond those that the coordinator gives. Citus's own ranges begin at 2^48.
 */
async function numberApart(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ result: string; success: boolean }>(
    `select success, result from run_command_on_workers($command$
      do $$
      declare
        first bigint := ${firstOfNodes} + (select groupid - 1 from pg_dist_local_group) * ${perNode};
        numbering regclass;
      begin
        set local citus.enable_ddl_propagation = off;
        for numbering in
          select s.seqrelid::regclass from pg_sequence s join pg_class c on c.oid = s.seqrelid
          where c.relnamespace = 'public'::regnamespace and s.seqmin <> first
        loop
          execute format('alter sequence %s minvalue %s maxvalue %s start %s restart %s', numbering, first, first + ${perNode - 1}, first, first);
          execute format('grant usage on sequence %s to ${applicationRole}', numbering);
        end loop;
      end $$ $command$)`,
  )
  const failed = rows.find(({ success }) => !success)
  if (failed) throw new Error(`A node could not be given numbers of its own: ${failed.result}`)
}

/** The coordinator's numbers end before these; each of up to 32 nodes has as many of its own, for every table. */
const firstOfNodes = 1_500_000_000
const perNode = 20_000_000
