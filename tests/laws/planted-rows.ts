import type pg from 'pg'
import { agencyMonth } from '../support/agency-day.ts'

/**
 * A row in every table of business data, for the tests that look for rows in
 * answers where they must not be. Nothing here knows the tables: it reads the
 * catalogue of the database, so a new table is planted as soon as it exists.
 */
export interface Plant {
  readonly tenantId: number
  /** Id of every planted row, whatever its table. */
  readonly id: number
  /** Stands in every text of the planted rows that belong to a client. */
  readonly secret: string
  /** Stands in the texts of the tenant's other rows, which its own people may see. */
  readonly shared: string
  readonly publicId: string
}

interface Column {
  readonly name: string
  readonly type: string
  readonly required: boolean
  readonly always: boolean
}

interface Table {
  readonly name: string
  readonly columns: readonly Column[]
  /** Single-column references within the tenant: column to table. */
  readonly references: readonly { readonly column: string; readonly table: string }[]
  /** The first value that a check allows, by column. */
  readonly choices: Readonly<Record<string, string>>
}

/** Rows of a client are those that name one, or that belong to a row that does. */
const isOfClient = (table: Table, known: ReadonlySet<string>): boolean =>
  table.name === 'client' ||
  table.columns.some(({ name }) => name === 'client_id') ||
  table.references.some((reference) => known.has(reference.table))

/**
 * Plants one row in every table that has `tenant_id`, in the order of their references.
 *
 * @returns the tables, those of a client marked
 */
export async function plant(
  database: pg.Client,
  { tenantId, id, secret, shared, publicId }: Plant,
): Promise<Map<string, { readonly ofClient: boolean }>> {
  const planted = new Map<string, { ofClient: boolean }>()
  const ofClient = new Set<string>()
  for (const table of inOrder(await tablesOf(database))) {
    if (isOfClient(table, ofClient)) ofClient.add(table.name)
    const text = ofClient.has(table.name) ? secret : shared
    const values = new Map<string, unknown>()
    for (const column of table.columns) {
      if (column.always) continue
      const value = valueFor(table, column, { tenantId, id, text, publicId })
      if (value !== undefined) values.set(column.name, value)
    }
    const names = [...values.keys()]
    await database.query(
      `insert into ${table.name} (${names.map((name) => `"${name}"`).join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')}) on conflict do nothing`,
      [...values.values()],
    )
    planted.set(table.name, { ofClient: ofClient.has(table.name) })
  }
  return planted
}

/** Everything of a tenant that was planted, as it is now, for comparison. */
export async function contentOf(
  database: pg.Client,
  tenantId: number,
  tables: Iterable<string>,
): Promise<Record<string, unknown[]>> {
  const content: Record<string, unknown[]> = {}
  for (const table of tables) {
    const { rows } = await database.query(
      `select to_jsonb(t) as row from ${table} t where tenant_id = $1 order by to_jsonb(t)::text`,
      [tenantId],
    )
    content[table] = rows.map(({ row }: { row: unknown }) => row)
  }
  return content
}

/** JSON that is read as more than an object. */
const documents: Readonly<Record<string, unknown>> = {
  'site_batch.events': [],
  'form_version.definition': { pages: [], thanks: '' },
  'program_sheet.cells': [],
  'program_sheet.problems': [],
  'customer_list.counts': {
    usable: { google: 0, meta: 0, tiktok: 0 },
    columns: [],
    leftOut: [],
    unusable: [],
  },
}

function valueFor(
  table: Table,
  { name, type, required }: Column,
  { tenantId, id, text, publicId }: { tenantId: number; id: number; text: string; publicId: string },
): unknown {
  if (name === 'tenant_id') return tenantId
  if (name === 'public_id') return publicId
  // What is shown on the login screen is for everyone, whatever its picture's row says.
  if (table.name === 'tenant_carousel_item' && name === 'active') return false
  if (name === 'is_external' || name === 'active') return true
  // One that is under way would be taken up, and undone, by the server's own look for imports left behind.
  if (table.name === 'import_run' && name === 'status') return 'done'
  if (table.choices[name] !== undefined) return table.choices[name]
  // What kind of record a file belongs to is a word of the product; none fits them all.
  if (name === 'subject' && !required) return null
  if (name === 'deleted_at' || name === 'canceled_at' || name === 'confirmed_at') return null
  if (type === 'text') return `${text} ${table.name}`
  if (type === 'integer[]') return [id]
  if (type === 'text[]') return [`${text} ${table.name}`]
  if (type === 'integer' || type === 'bigint') {
    const refers = name === 'id' || name.endsWith('_id') || name.endsWith('_by')
    return refers ? id : required ? 1 : undefined
  }
  const whole = documents[`${table.name}.${name}`]
  if (whole !== undefined) return JSON.stringify(whole)
  if (!required) return undefined
  // The first of a month: what a column that names a month asks for.
  if (type === 'date') return agencyMonth()
  if (type.startsWith('timestamp')) return new Date(Date.now() + 3_600_000).toISOString()
  if (type === 'numeric') return '77.77'
  if (type === 'jsonb') return '{}'
  if (type === 'boolean') return false
  throw new Error(`${table.name}.${name}: there is no value for a ${type} here yet.`)
}

/** Tables after those they refer to. */
function inOrder(tables: readonly Table[]): Table[] {
  const ordered: Table[] = []
  const placed = new Set<string>()
  while (ordered.length < tables.length) {
    const next = tables.find(
      ({ name, references }) =>
        !placed.has(name) && references.every(({ table }) => table === name || placed.has(table)),
    )
    if (!next) throw new Error('Tables refer to each other in a circle.')
    ordered.push(next)
    placed.add(next.name)
  }
  return ordered
}

async function tablesOf(database: pg.Client): Promise<Table[]> {
  const { rows } = await database.query<{
    name: string
    columns: Column[]
    references: Table['references']
    checks: string[]
  }>(`
    select c.relname as name,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null),
          'required', a.attnotnull and not a.atthasdef and a.attidentity = '', 'always', a.attidentity = 'a' or a.attgenerated <> '') order by a.attnum)
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      coalesce((select json_agg(json_build_object('column', a.attname, 'table', r.relname))
        from pg_constraint k join pg_class r on r.oid = k.confrelid
          join pg_attribute a on a.attrelid = c.oid and a.attnum = any (k.conkey) and a.attname <> 'tenant_id'
        where k.conrelid = c.oid and k.contype = 'f' and r.relname <> 'tenant'), '[]') as references,
      coalesce((select json_agg(pg_get_constraintdef(k.oid)) from pg_constraint k where k.conrelid = c.oid and k.contype = 'c'), '[]') as checks
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and (c.relkind = 'p' or c.relkind = 'r' and not c.relispartition) and c.relname not in ('tenant', 'tenant_host')
      and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id')
    order by c.relname`)
  return rows.map(({ name, columns, references, checks }) => ({
    name,
    columns,
    references,
    choices: Object.fromEntries(
      checks.flatMap((check) => {
        const found = /\(\((\w+) = ANY \(ARRAY\['([^']+)'/.exec(check)
        return found ? [[found[1]!, found[2]!]] : []
      }),
    ),
  }))
}
