import type pg from 'pg'
import { knownOf, refusedByNodes } from './refused-by-nodes.ts'

/**
 * Tables that every node of a spread database holds whole: small, and of no tenant or of all. Whatever else there is is
 * spread by `tenant_id`, and all rows of a tenant lie together.
 */
export const referenceTables = ['tenant', 'tenant_host', 'kysely_migration', 'kysely_migration_lock'] as const

/**
 * What a database that is spread by tenant would refuse of a schema, as sentences: a key, a unique index or a foreign
 * key that does not carry the tenant, so that one node could not hold it alone.
 */
export async function schemaProblems(client: pg.ClientBase): Promise<readonly string[]> {
  const { rows } = await client.query<{ problem: string }>(
    `with spread as (
       select c.oid, c.relname as name,
         (select a.attnum from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped) as tenant
       from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
         and c.relname <> all ($1::text[])
     )
     select format('%s has no tenant_id and is no reference table', name) as problem from spread where tenant is null
     union all
     select format('%s: its %s %s does not hold tenant_id', s.name,
       case when i.indisprimary then 'primary key' else 'unique index' end, i.indexrelid::regclass)
     from spread s join pg_index i on i.indrelid = s.oid and (i.indisunique or i.indisexclusion)
     where s.tenant is not null and not s.tenant = any (i.indkey[0:i.indnkeyatts - 1])
     union all
     select format('%s has no primary key', s.name) from spread s
     where not exists (select from pg_index i where i.indrelid = s.oid and i.indisprimary)
     union all
     select format('%s: its foreign key %s does not lead from tenant_id to tenant_id', s.name, f.conname)
     from spread s join pg_constraint f on f.conrelid = s.oid and f.contype = 'f' join spread t on t.oid = f.confrelid
     where f.conparentid = 0 and not exists (select from unnest(f.conkey, f.confkey) k (own, other) where k.own = s.tenant and k.other = t.tenant)
     union all
     select format('%s: its foreign key %s would empty tenant_id', s.name, f.conname)
     from spread s join pg_constraint f on f.conrelid = s.oid and f.contype = 'f'
     where f.confdeltype in ('n', 'd') and s.tenant = any (coalesce(f.confdelsetcols, f.conkey))
     union all
     select format('%s: a reference table refers to %s, which is spread', r.relname, t.name)
     from pg_constraint f join pg_class r on r.oid = f.conrelid and r.relname = any ($1::text[]) join spread t on t.oid = f.confrelid
     where f.contype = 'f'
     order by 1`,
    [[...referenceTables]],
  )
  return rows.map(({ problem }) => problem)
}

/** Names of the tables that are spread. */
async function spreadTables(client: pg.ClientBase): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
       and not relispartition and relname <> all ($1::text[])`,
    [[...referenceTables]],
  )
  return new Set(rows.map(({ name }) => name))
}

/** What was found in a log of statements. */
export interface Looked {
  readonly looked: number
  readonly across: readonly string[]
  /** Those that a node would not run, or not as it is asked, each with why. */
  readonly refused: readonly string[]
}

/**
 * Statements of the application, in any database of the server, that a spread database would have to ask across tenants:
 * what each leaves out, and how it goes. The server must have loaded pg_stat_statements.
 * @param client of a database with the newest schema
 */
export async function statementsAcross(client: pg.ClientBase): Promise<Looked> {
  await client.query('create extension if not exists pg_stat_statements')
  const spread = await spreadTables(client)
  const known = await knownOf(client, spread)
  const { rows } = await client.query<{ query: string }>(
    "select distinct query from pg_stat_statements where userid = 'portal_app'::regrole",
  )
  return {
    looked: rows.length,
    refused: rows.flatMap(({ query }) =>
      refusedByNodes(query, known).map((why) => `${why}: ${query.replace(/\s+/g, ' ').slice(0, 700)}`),
    ),
    across: rows.flatMap(({ query }) => {
      const tables = [...withoutTenant(query, spread), ...readingWithin(query, spread)]
      return tables.length === 0 ? [] : [`${tables.join()}: ${query.replace(/\s+/g, ' ').slice(0, 700)}`]
    }),
  }
}

const word = '"?([a-z_][a-z0-9_]*)"?'
const mention = new RegExp(
  `\\b(from|join|into|update|using|,)\\s+(?:only\\s+)?(?:"?public"?\\.)?${word}(?:\\s+(?:as\\s+)?${word})?`,
  'g',
)
/** Words that stand behind a table's name and are no name for it, types of columns among them. */
const noAlias = new Set(
  'where set join left right inner outer cross full on using group order limit union as values select returning for lateral natural offset having window default overriding tablesample except intersect do and or integer text date boolean numeric bigint jsonb'.split(
    ' ',
  ),
)

/**
 * Tables that a statement reads or writes without naming their tenant. A table counts as named when `tenant_id` stands
 * behind its alias, or by itself once for each table of the statement that has none behind its alias. What an upsert
 * looks for must hold it too.
 */
export function withoutTenant(statement: string, spread: ReadonlySet<string>): readonly string[] {
  const text = statement
    .replace(/--.*$/gm, ' ')
    .replace(/'(?:[^']|'')*'/g, "''")
    .replace(/\s+/g, ' ')
    .toLowerCase()
  const own = new Set(
    [...text.matchAll(new RegExp(`(?:with|,|recursive) ${word} (?:\\([^()]*\\) )?as `, 'g'))].map(
      ([, name]) => name,
    ),
  )
  const refs = [...text.matchAll(mention)].flatMap(([, before, table = '', next]) => {
    if (!spread.has(table) || own.has(table)) return []
    // Behind a comma it may be a column or an argument as well: only one with an alias, or in a list of tables, counts.
    if (before === ',' && (next === undefined || noAlias.has(next))) return []
    return [{ table, alias: next === undefined || noAlias.has(next) ? table : next }]
  })
  // Nodes look for what is there already among the rows of the tenant alone.
  if (refs.length > 0 && /\bon conflict \((?![^)]*\btenant_id\b)/.test(text)) return [refs[0]?.table ?? '']
  const missing = refs.filter(({ alias }) => !new RegExp(`\\b${alias}"?\\."?tenant_id\\b`).test(text))
  const bare = [...text.matchAll(/(?<![."a-z_])"?tenant_id\b/g)].length
  return missing.length > bare ? missing.map(({ table }) => table) : []
}

/** Functions that read a spread table themselves, and are asked by themselves. */
const readers = ['client_ids_by_code', 'metric_differences', 'metric_count_anew']

/** Functions that a statement on a spread table asks, although they read one: a node refuses a statement within another. */
export function readingWithin(statement: string, spread: ReadonlySet<string>): readonly string[] {
  const text = statement.replace(/\s+/g, ' ').toLowerCase()
  const asked = readers.filter((name) => text.includes(`${name}(`))
  const reads = [...text.matchAll(mention)].some(([, , table = '']) => spread.has(table))
  return reads ? asked : []
}
