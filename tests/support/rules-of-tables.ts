import { withoutSubqueries } from '@portal/server/foundation/database/nodes/fit-tables'
import type pg from 'pg'

/** Triggers of Citus, which keep a table and its shards alike. */
const ofCitus = "t.tgname not like 'truncate_trigger%' and t.tgname not like 'dist_%'"

/** Columns, keys, indexes, policies, triggers and rights of every table, as a spread database has them; those of Citus left out. */
export async function rulesOf(client: pg.ClientBase): Promise<readonly string[]> {
  const { rows } = await client.query<{ rule: string }>(
    `with own as (
       select c.* from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
         and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     )
     select format('%s.%s %s%s %s', c.relname, a.attname,
       case when a.attidentity <> '' then 'bigint' else format_type(a.atttypid, a.atttypmod) end,
       case when a.attnotnull then ' not null' else '' end, pg_get_expr(d.adbin, d.adrelid)) as rule
     from own c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
     union all
     select format('%s: %s %s', c.relname, f.conname, pg_get_constraintdef(f.oid)) from pg_constraint f join own c on c.oid = f.conrelid
     where f.contype <> 't' and not (f.contype = 'f' and c.relname = 'tenant')
     union all
     select format('%s: %s', c.relname, pg_get_indexdef(i.indexrelid)) from pg_index i join own c on c.oid = i.indrelid
     union all
     select format('%s: %s%s using %s check %s', c.relname, p.polname, p.polcmd, pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid))
     from pg_policy p join own c on c.oid = p.polrelid
     union all
     select format('%s: row security %s', c.relname, c.relrowsecurity) from own c
     union all
     select pg_get_triggerdef(t.oid) from pg_trigger t join own c on c.oid = t.tgrelid
     where not t.tgisinternal and c.relname not in ('client', 'metric_fact') and ${ofCitus}
     union all
     select format('%s for %s: %s', c.relname, a.grantee::regrole, string_agg(a.privilege_type, ' ' order by a.privilege_type))
     from own c, aclexplode(c.relacl) a where a.grantee <> 0 group by c.relname, a.grantee`,
  )
  return rows.map(({ rule }) => asSpread(rule)).toSorted()
}

/** How the database words a condition depends on whether it stands around a subquery. */
const asSpread = (rule: string): string =>
  withoutSubqueries(rule)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(app_\w+\(\))::integer\[\]/g, '$1')
    .replaceAll('COALESCE(', 'coalesce(')

/**
 * What the shards on a node have otherwise than the table that they are parts of.
 * @param client of the node
 */
export async function rulesOnShards(
  client: pg.ClientBase,
): Promise<{ readonly shards: number; readonly differences: readonly string[] }> {
  await client.query('set citus.override_table_visibility = off')
  const { rows } = await client.query<{ shards: number; differences: string[] }>(
    `with rules as (
       select c.oid, c.relname as name, format('%s columns, %s constraints of %s, %s indexes, %s policies, row security %s, %s triggers',
         (select count(*) from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped),
         (select count(*) from pg_constraint f where f.conrelid = c.oid and f.contype <> 't'),
         (select string_agg(f.contype, '' order by f.contype) from pg_constraint f where f.conrelid = c.oid and f.contype <> 't'),
         (select count(*) from pg_index i where i.indrelid = c.oid),
         (select count(*) from pg_policy p where p.polrelid = c.oid), c.relrowsecurity,
         (select count(*) from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal and ${ofCitus})) as rule
       from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
     ), shard as (
       select s.*, t.rule as rule_of_table, t.name as table from pg_dist_shard d join rules t on t.oid = d.logicalrelid
         join rules s on s.name = t.name || '_' || d.shardid
     )
     select count(*)::integer as shards,
       coalesce(array_agg(format('%s: %s, the table %s', name, rule, rule_of_table)) filter (where rule <> rule_of_table), '{}') as differences
     from shard`,
  )
  return rows[0] ?? { shards: 0, differences: [] }
}
