import { sql } from 'kysely'
import type { Database, Db } from '../../foundation/database/database.ts'

/** Held by whoever counts on a month's partition until the end of a transaction, and alone by whoever drops one. */
const lock = sql`hashtext('months of figures')::bigint`

/** Milliseconds for which a partition's end may hold up whoever reads figures; it is tried again in the next night. */
const patience = 1000

/**
 * Makes sure that figures of these days have a place until the transaction ends: a month that lies in no partition, or
 * no longer in one, gets it. Call it before anything else of the transaction touches figures.
 */
export async function readyMonths(db: Db, first: string, last: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${lock})`.execute(db)
  await sql`select metric_months(${first}::date, ${last}::date)`.execute(db)
}

/**
 * Drops the partitions of months before `until` in which no tenant has figures any more. One that is in use is left for
 * the next time; `readyMonths` makes it again for a file that comes late.
 *
 * @param until a day of the first month that stays, as the database reads it
 * @returns how many went
 */
export async function dropEmptyMonths(database: Database, until: string): Promise<number> {
  return database.asOwner(async (client) => {
    const { rows: months } = await client.query<{ name: string }>(
      `select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
       where i.inhparent = 'metric_fact'::regclass and c.relname < 'metric_fact_' || to_char($1::date, 'YYYY_MM')
       order by 1`,
      [until],
    )
    let dropped = 0
    for (const { name } of months) {
      const isEmpty = async (): Promise<boolean> =>
        (await client.query(`select from ${name} limit 1`)).rowCount === 0
      if (!(await isEmpty())) continue
      await client.query(`begin; set local lock_timeout = ${patience}`)
      try {
        const { rows } = await client.query<{ held: boolean }>(
          "select pg_try_advisory_xact_lock(hashtext('months of figures')::bigint) as held",
        )
        // Whoever reads figures is waited for, shortly: nobody writes any from here on.
        if (rows[0]?.held) await client.query('lock table metric_fact in access exclusive mode')
        const goes = rows[0]?.held === true && (await isEmpty())
        if (goes) await client.query(`drop table ${name}`)
        await client.query('commit')
        if (goes) dropped += 1
      } catch (error) {
        await client.query('rollback')
        if (!isInUse(error)) throw error
      }
    }
    return dropped
  })
}

/** `lock_not_available` of PostgreSQL's error codes. */
const isInUse = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '55P03'
