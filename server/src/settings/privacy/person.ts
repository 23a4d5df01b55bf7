import { sql } from 'kysely'
import type { Given } from '@portal/core/calls'
import type { Db } from '../../foundation/database/database.ts'
import { invalid } from '../../foundation/http/refusal.ts'

/** A person as the database knows one: accounts, and every spelling of an address or number. */
export interface Person {
  readonly users: readonly { readonly id: number; readonly name: string; readonly mayErase: boolean }[]
  /** Lower case. */
  readonly emails: readonly string[]
  /** As they were written somewhere. */
  readonly phones: readonly string[]
}

type Asked = Given<'privacy.find', 'body'>

const digitsOf = (text: string): string => text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')

/** Columns that hold a telephone number. */
const phoneColumns = sql<{ table: string; column: string }>`
  select c.relname as "table", a.attname as "column" from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and a.attname ~ '(^|_)phone$' and a.atttypid = 'text'::regtype and not a.attisdropped
    and exists (select from pg_attribute t where t.attrelid = c.oid and t.attname = 'tenant_id')`

/** Every spelling that somebody has written of a number. */
async function spellingsOf(db: Db, tenantId: number, digits: string): Promise<readonly string[]> {
  const { rows: places } = await phoneColumns.execute(db)
  const found = new Set<string>()
  for (const { table, column } of places) {
    const { rows } = await sql<{ phone: string }>`
      select distinct ${sql.ref(column)} as phone from ${sql.table(table)}
      where tenant_id = ${tenantId} and regexp_replace(regexp_replace(${sql.ref(column)}, '\\D', '', 'g'), '^1(\\d{10})$', '\\1') = ${digits}`.execute(
      db,
    )
    for (const { phone } of rows) found.add(phone)
  }
  return [...found]
}

/**
 * Who is meant, with what belongs to the same account.
 * @throws {Refusal} 422 when nothing is said of anybody
 */
export async function personOf(db: Db, tenantId: number, asked: Asked): Promise<Person> {
  const email = asked.email?.trim().toLowerCase()
  if (email !== undefined && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email))
    throw invalid({ email: 'Write a whole e-mail address.' })
  const digits = asked.phone === undefined ? '' : digitsOf(asked.phone)
  if (asked.phone !== undefined && digits.length < 7)
    throw invalid({ phone: 'Write a whole telephone number.' })
  if (email === undefined && digits === '' && asked.userId === undefined)
    throw invalid({ email: 'Write an e-mail address or a telephone number.' })
  const { rows } = await sql<{ id: number; name: string; email: string; mayErase: boolean }>`
    select id, first_name || ' ' || last_name as name, lower(email) as email, not active or suspended as "mayErase"
    from user_account where tenant_id = ${tenantId}
      and (lower(email) = ${email ?? null}::text or id = ${asked.userId ?? null}::integer) order by id`.execute(
    db,
  )
  return {
    users: rows.map(({ id, name, mayErase }) => ({ id, name, mayErase })),
    emails: [...new Set([...(email === undefined ? [] : [email]), ...rows.map((row) => row.email)])],
    phones:
      digits === ''
        ? []
        : [...new Set([asked.phone?.trim() ?? '', ...(await spellingsOf(db, tenantId, digits))])],
  }
}
