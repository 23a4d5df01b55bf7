import { sql, type RawBuilder, type SqlBool } from 'kysely'

/**
 * The place behind all that are there, for what is added without one.
 * @param among whose places count, of the table as `o`
 * @param column that holds the places
 */
export const lastPlace = (table: string, among: RawBuilder<SqlBool>, column = 'order'): RawBuilder<number> =>
  sql<number>`(select coalesce(max(o.${sql.id(column)}), 0) + 1 from ${sql.table(table)} o where o.deleted_at is null and ${among})`
