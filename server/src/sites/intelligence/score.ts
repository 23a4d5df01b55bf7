import { sql, type RawBuilder } from 'kysely'

/**
 * How near somebody is to buying, 0 to 100: 25 for each lead up to 50, 4 for each vehicle seen up to 20, 3 for each
 * visit up to 15, and 15 for having been there within a week, 7 within a month.
 *
 * @param contact alias with `last_at`
 * @param sums alias with `visits`, `vehicles` and `leads`
 */
export const scoreOf = (contact: string, sums: string): RawBuilder<number> => {
  const of = sql.table(sums)
  const lastAt = sql`${sql.table(contact)}.last_at`
  return sql<number>`(least(50, 25 * ${of}.leads) + least(20, 4 * ${of}.vehicles) + least(15, 3 * ${of}.visits)
    + case when ${lastAt} > now() - interval '7 days' then 15 when ${lastAt} > now() - interval '30 days' then 7 else 0 end)::integer`
}
