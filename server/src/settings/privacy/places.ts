import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { byImportance } from '@portal/core/settings/privacy/importance'
import { keptOfPerson, ownOfUser } from '@portal/core/settings/privacy/kept'
import type { Db } from '../../foundation/database/database.ts'
import type { Person } from './person.ts'

/** A column that may hold words. */
export interface WordColumn {
  readonly name: string
  readonly type: string
  readonly nullable: boolean
}

/** A table with the words that it may hold. */
export interface WordTable {
  readonly table: string
  readonly columns: readonly WordColumn[]
}

/** Hosts, sums of figures, and what the database counts by itself: no word in them is anybody's. */
const noWords = [
  'tenant_host',
  'metric_fact',
  'metric_day',
  'metric_month',
  'metric_campaign',
  'list_version',
  'own_write',
]

/** Every table of a tenant's data that holds words, from the schema itself, so that a new one is looked through too. */
export async function wordTables(db: Db): Promise<readonly WordTable[]> {
  const { rows } = await sql<WordTable>`
    select c.relname as "table", json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null),
      'nullable', not a.attnotnull) order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.atttypid in ('text'::regtype, 'varchar'::regtype, 'json'::regtype, 'jsonb'::regtype, 'text[]'::regtype) and a.attgenerated = ''
      and exists (select from pg_attribute t where t.attrelid = c.oid and t.attname = 'tenant_id')
      and c.relname <> all (${sql.val(noWords)}::text[])
    group by c.relname order by c.relname collate "C"`.execute(db)
  return rows
}

/** What a person is known by in words. */
export interface KnownBy {
  /** As it is written. */
  readonly word: string
  /** PostgreSQL's pattern of it as a whole: `ann@a.example` is neither `joann@a.example` nor `ann@a.example.org`. */
  readonly pattern: string
}

/** What a person is known by in words, of whatever case. In JSON a line ends as `\n`, which is no part of an address. */
export const knownBy = ({ emails, phones }: Person): readonly KnownBy[] => [
  ...emails.map((word) => ({
    word,
    pattern: `(?:(?<![[:alnum:]_.+-])|(?<=\\\\[nrt]))${escaped(word)}(?![[:alnum:]_-]|\\.[[:alnum:]])`,
  })),
  ...phones.map((word) => ({ word, pattern: `(?<![0-9])${beforeShort(word)}${escaped(word)}(?![0-9])` })),
]

/** A number without its area code is not the end of one with another. */
const beforeShort = (phone: string): string =>
  phone.replace(/\D/g, '').length < 10 ? String.raw`(?<![0-9)][-. /])(?<![0-9]\))` : ''

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Rows of a table that name the person. */
export function namesPerson({ columns }: WordTable, person: Person): RawBuilder<SqlBool> {
  // Not by `concat_ws`, nor a list as one text, which may depend on settings: nodes of a spread database take no such
  // function in an update.
  const all = sql`(${sql.join(
    columns.map(({ name, type }) =>
      type === 'text[]'
        ? sql`coalesce((select string_agg(each, ' ') from unnest(${sql.ref(name)}) each), '')`
        : sql`coalesce(${sql.ref(name)}::text, '')`,
    ),
    sql` || ' ' || `,
  )})`
  const words = knownBy(person).map(
    // Looking for the word first is faster than the pattern by far.
    ({ word, pattern }) => sql`position(${word.toLowerCase()} in lower(${all})) > 0 and ${all} ~* ${pattern}`,
  )
  return words.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(${sql.join(words, sql` or `)})`
}

/** Somewhere that something is kept of a person. */
export interface Place {
  readonly table: string
  readonly label: string
  readonly rows: number
  readonly becomes: 'deleted' | 'emptied' | 'words' | 'stays'
  readonly why: string | null
}

const labelOf = (table: string): string =>
  `${table.charAt(0).toUpperCase()}${table.slice(1).replaceAll('_', ' ')}`

/** Rows that are the person's: the account itself, what is its own, and what names the person. */
export function rowsOf(place: WordTable, person: Person): RawBuilder<SqlBool> {
  const ids = person.users.map(({ id }) => id)
  const named = namesPerson(place, person)
  if (place.table === 'user_account') return sql<SqlBool>`id = any (${sql.val(ids)}::integer[])`
  const own = ownOfUser.find(({ table }) => table === place.table)
  return own ? sql<SqlBool>`(${named} or ${sql.ref(own.by)} = any (${sql.val(ids)}::integer[]))` : named
}

/** What a look through some of the tables found. */
interface Part {
  readonly places: readonly Place[]
  /** The table behind which to go on; null at the end. */
  readonly next: string | null
  readonly done: number
  readonly of: number
}

/** Milliseconds after which a part of a look ends: nobody waits for longer on what it holds. */
const moment = 200

/** Where something is kept of a person, most important first. */
export const placesOf = async (db: Db, tenantId: number, person: Person): Promise<readonly Place[]> =>
  (await lookFrom(db, tenantId, person, undefined)).places

/** A part of it: the tables behind one, for a moment; all of them where `after` is undefined. */
export async function lookFrom(
  db: Db,
  tenantId: number,
  person: Person,
  after: string | undefined,
): Promise<Part> {
  const tables = await wordTables(db)
  const ahead = tables.filter(({ table }) => after === undefined || table > after)
  const begun = performance.now()
  const found: Place[] = []
  let looked = 0
  for (const place of ahead) {
    if (after !== undefined && looked > 0 && performance.now() - begun > moment) break
    looked += 1
    const { table } = place
    const { rows } = await sql<{ rows: number }>`
      select count(*)::integer as rows from ${sql.table(table)} where tenant_id = ${tenantId} and ${rowsOf(place, person)}`.execute(
      db,
    )
    const count = rows[0]?.rows ?? 0
    if (count === 0) continue
    const kept = keptOfPerson[table]
    const own = ownOfUser.find((one) => one.table === table)
    found.push({
      table,
      label: kept?.label ?? own?.label ?? labelOf(table),
      rows: count,
      becomes: kept?.becomes ?? (own ? 'deleted' : 'words'),
      why: kept?.why ?? null,
    })
  }
  return {
    places: found.toSorted(byImportance),
    next: looked < ahead.length ? (ahead[looked - 1]?.table ?? null) : null,
    done: tables.length - ahead.length + looked,
    of: tables.length,
  }
}
