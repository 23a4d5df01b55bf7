import { sql, type RawBuilder } from 'kysely'

/**
 * What of a written telephone number tells it from others: its digits without an extension, ten of them where it is
 * American, so that it is the same with its country and without. An expression over a text.
 */
export function telephoneKey(written: RawBuilder<unknown>): RawBuilder<string> {
  const digits = sql`regexp_replace(regexp_replace(${written}, '(x|ext).*$', '', 'i'), '[^0-9]', '', 'g')`
  return sql<string>`regexp_replace(${digits}, '^1([2-9][0-9]{9})$', '\\1')`
}
