import { sql, type RawBuilder } from 'kysely'
import { keptOfPerson, ownOfUser } from '@portal/core/settings/privacy/kept'
import type { Db } from '../../foundation/database/database.ts'
import { knownBy, namesPerson, rowsOf, wordTables, type WordColumn, type WordTable } from './places.ts'
import type { Person } from './person.ts'

/** What stands where a person stood; an address of nobody, so that what must be one stays one. */
const nobody = 'erased@erased.invalid'
const noName = 'Erased person'

/** Tables whose words the role of calls may not change: what happened is written once. */
const ownersAlone = ['audit_entry']

/**
 * Erases a person from everything that the role of calls may change, in the transaction of the call.
 * @param found tables in which the person was found: the others are not read again
 */
export async function erase(
  db: Db,
  tenantId: number,
  person: Person,
  found: ReadonlySet<string>,
): Promise<void> {
  // Other accounts may name the person in their words and are not the person's rows.
  const tables = (await wordTables(db)).filter(({ table }) => found.has(table) || table === 'user_account')
  for (const { table, by } of ownOfUser)
    await sql`delete from ${sql.table(table)} where tenant_id = ${tenantId} and ${sql.ref(by)} = any (${sql.val(person.users.map(({ id }) => id))}::integer[])`.execute(
      db,
    )
  await sql`delete from email_notification where tenant_id = ${tenantId} and status <> 'queued' and cardinality(recipients) = 1
    and lower(recipients[1]) = any (${sql.val(person.emails)}::text[])`.execute(db)
  for (const place of tables) {
    const kept = keptOfPerson[place.table]
    if (kept?.becomes === 'stays' || ownersAlone.includes(place.table)) continue
    if (kept?.becomes === 'deleted') await remove(db, tenantId, place, person)
    else {
      if (kept) await empty(db, tenantId, place, person, kept.fields ?? [])
      await withoutWords(tenantId, place, person).execute(db)
    }
  }
}

async function remove(db: Db, tenantId: number, place: WordTable, person: Person): Promise<void> {
  const going = sql`tenant_id = ${tenantId} and ${namesPerson(place, person)}`
  if (place.table === 'form_answer')
    await sql`update file set deleted_at = now() where tenant_id = ${tenantId} and deleted_at is null and subject = 'form answer'
      and subject_id in (select id from form_answer where ${going})`.execute(db)
  await sql`delete from ${sql.table(place.table)} where ${going}`.execute(db)
}

async function empty(
  db: Db,
  tenantId: number,
  place: WordTable,
  person: Person,
  fields: readonly string[],
): Promise<void> {
  const known = place.columns.filter(({ name }) => fields.includes(name))
  const sets = known.map((column) => sql`${sql.ref(column.name)} = ${emptied(column, place.table)}`)
  const own =
    place.table === 'user_account'
      ? sql`, active = false, suspended = true, two_factor = false, settings = '{}'`
      : sql``
  await sql`update ${sql.table(place.table)} set ${sql.join(sets)}${own} where tenant_id = ${tenantId} and ${rowsOf(place, person)}`.execute(
    db,
  )
}

function emptied({ name, nullable }: WordColumn, table: string): RawBuilder<unknown> {
  if (table === 'user_account' && name === 'email') return sql`'erased-' || id || '@erased.invalid'`
  if (name === 'first_name') return sql`'Erased'`
  if (name === 'last_name') return sql`'person'`
  if (nullable) return sql`null`
  return sql`${name.endsWith('name') ? noName : ''}::text`
}

/** The statement that takes a person's addresses and numbers out of all words of a table. */
export function withoutWords(tenantId: number, place: WordTable, person: Person): RawBuilder<unknown> {
  const without = (text: RawBuilder<unknown>): RawBuilder<unknown> =>
    knownBy(person).reduce(
      (words, { word, pattern }) =>
        sql`regexp_replace(${words}, ${pattern}, ${word.includes('@') ? nobody : 'erased'}, 'gi')`,
      text,
    )
  const sets = place.columns.map(({ name, type }) => {
    const column = sql.ref(name)
    // A list as one text depends on settings, which nodes of a spread database take in no update.
    return type === 'text[]'
      ? sql`${column} = case when ${column} is null then null else
          array(select ${without(sql`word`)} from unnest(${column}) with ordinality each (word, place) order by place) end`
      : sql`${column} = (${without(sql`${column}::text`)})::${sql.raw(type)}`
  })
  return sql`update ${sql.table(place.table)} set ${sql.join(sets)} where tenant_id = ${tenantId} and ${namesPerson(place, person)}`
}
