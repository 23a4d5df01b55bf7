import pg from 'pg'
import { applicationRole } from '../role.ts'
import { isWhole } from './fit-tables.ts'

/** The table beside which all others lie. */
export const firstTable = 'client'

/**
 * Gives a table that has no foreign keys to its nodes: each tenant's rows to one, or all of it to every one.
 * @param shards into how many parts tenants are told, for the first table; others lie where it does
 */
export async function placeTable(client: pg.ClientBase, table: string, shards?: number): Promise<void> {
  const { rows } = await client.query<{ whole: boolean }>(`select ${isWhole('$1::regclass')} as whole`, [
    pg.escapeIdentifier(table),
  ])
  const name = pg.escapeIdentifier(table)
  if (rows[0]?.whole === true) await client.query('select create_reference_table($1)', [name])
  else if (table === firstTable)
    await client.query("select create_distributed_table($1, 'tenant_id', shard_count => $2)", [name, shards])
  else
    await client.query("select create_distributed_table($1, 'tenant_id', colocate_with => $2)", [
      name,
      firstTable,
    ])
  // What lay on the coordinator is hidden there, not gone.
  await client.query('select truncate_local_data_after_distributing_table($1)', [name])
}

/**
 * Numbers of rows that a node makes itself, where a statement reads what it inserts: from a range of each node's own that
 * columns of `integer` hold, beyond those that the coordinator gives. Citus's own ranges begin at 2^48.
 */
export async function numberApart(client: pg.ClientBase): Promise<void> {
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
