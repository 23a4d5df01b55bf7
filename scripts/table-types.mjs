/**
 * The types of tables, read from a migrated database: what every column
 * arrives as, whether it may be nothing, whether the database fills it in,
 * the words that a CHECK allows, and what `comment on` says of it.
 *
 * @typedef {{ table: string, about: string | null, column: string, type: string, nullable: boolean, filled: '' | 'default' | 'always', says: string | null, check: string | null }} Column
 */

/** The tables of the portal's own schema; not the migrator's, nor the parts of a table that is kept by months. */
export const columnsQuery = `
  select c.relname as "table", obj_description(c.oid, 'pg_class') as about, a.attname as "column",
    format_type(a.atttypid, null) as type, not a.attnotnull as nullable,
    case when a.attidentity = 'a' or a.attgenerated <> '' then 'always'
      when a.attidentity = 'd' or a.atthasdef then 'default' else '' end as filled,
    col_description(c.oid, a.attnum) as says,
    (select pg_get_constraintdef(k.oid) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
        and pg_get_constraintdef(k.oid) ~ '^CHECK \\(\\(\\w+ = (ANY \\(ARRAY\\[)?''' limit 1) as check
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and c.relname not like 'kysely%' and a.attnum > 0 and not a.attisdropped
  order by c.relname collate "C", a.attnum`

/** What the driver makes of each type: money and instants stay the text that the database sends. */
const arrives = {
  integer: 'number',
  bigint: 'number',
  smallint: 'number',
  'double precision': 'number',
  real: 'number',
  text: 'string',
  uuid: 'string',
  date: 'string',
  numeric: 'string',
  'timestamp with time zone': 'string',
  boolean: 'boolean',
  bytea: 'Buffer',
}

const name = (table) => `${table.replaceAll(/(^|_)(\w)/g, (_, __, letter) => letter.toUpperCase())}Table`

/** The words of `CHECK ((kind = ANY (ARRAY['Own'::text, 'Report'::text])))`, or of one that allows a single word. */
const wordsOf = (check) =>
  [...check.matchAll(/'((?:[^']|'')*)'::text/g)].map(([, word]) => word.replaceAll("''", "'"))

const literal = (word) => `'${word.replaceAll(/['\\]/g, (letter) => `\\${letter}`)}'`

/** @param {Column} column */
const typeOf = ({ table, column, type, nullable, filled, check }) => {
  const orNull = nullable ? ' | null' : ''
  if (type === 'jsonb' || type === 'json') {
    const taken = `string${filled ? ' | undefined' : ''}${orNull}`
    return `ColumnType<Shape<'${table}.${column}'${nullable ? ', null' : ''}>, ${taken}, string${orNull}>`
  }
  const list = type.endsWith('[]')
  const one = arrives[list ? type.slice(0, -2) : type]
  if (one === undefined)
    throw new Error(
      `${table}.${column} is ${type}: say in scripts/table-types.mjs what the driver makes of it.`,
    )
  const plain = check && !list ? wordsOf(check).map(literal).join(' | ') : list ? `${one}[]` : one
  if (!filled) return `${plain}${orNull}`
  return `Generated${filled === 'always' ? 'Always' : ''}<${plain}${orNull}>`
}

const comment = (text, indent = '') => (text ? `${indent}/** ${text} */\n` : '')

/**
 * @param {readonly Column[]} columns
 * @returns {string} the text of server/src/foundation/database/tables.generated.ts
 */
export const tableTypes = (columns) => {
  const tables = Map.groupBy(columns, ({ table }) => table)
  const json = columns
    .filter(({ type }) => type.startsWith('json'))
    .map(({ table, column }) => `'${table}.${column}'`)
  const interfaces = [...tables].map(
    ([table, own]) =>
      `${comment(own[0].about)}export interface ${name(table)} {\n${own
        .map((one) => `${comment(one.says, '  ')}  ${one.column}: ${typeOf(one)}\n`)
        .join('')}}\n`,
  )
  return `// Made by npm run tables from the migrated database: change a migration, not this.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { JsonShapes, Shape } from './json-shapes.ts'

${interfaces.join('\n')}
/** Shapes of columns that hold JSON: does not compile where one is named that is no such column. */
export type Shapes = Pick<
  Record<
${json.map((one) => `    | ${one}\n`).join('')}  , unknown>,
  keyof JsonShapes
>

export interface Tables {
${[...tables.keys()].map((table) => `  ${table}: ${name(table)}\n`).join('')}}
`
}
