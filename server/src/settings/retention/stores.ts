import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { RetentionKindName } from '@portal/core/settings/retention/kinds'
import { wholeTenant } from '../../foundation/database/context.ts'
import type { Database, Db } from '../../foundation/database/database.ts'
import { countFigures, deleteOldFigures } from '../../results/metrics/old-figures.ts'

/** How much of a kind there is, the day of the oldest, and how much of it is older than so many days. */
export interface Count {
  readonly total: number
  readonly oldest: string | null
  readonly going: number
}

/** Where a kind lies. */
export interface Store {
  /** @param days null where nothing goes */
  count(db: Db, tenantId: number, days: number | null): Promise<Count>
  /**
   * Deletes what is older than so many days, a little at a time, until `stopping` says so.
   * @returns how much went
   */
  deleteOld(database: Database, tenantId: number, days: number, stopping: AbortSignal): Promise<number>
}

/** Every kind has a place: leaving one out does not compile. */
export const stores: Readonly<Record<RetentionKindName, Store>> = {
  chats: rowsOf({ table: 'chat_session', at: sql`coalesce(last_message_at, created_at)` }),
  mail: rowsOf({
    table: 'email_notification',
    at: sql`created_at`,
    only: sql<SqlBool>`status <> 'queued'`,
    first: (tenantId, going) => [
      // Files that are a message's own, once no message is left that has them; what it had of others stays.
      sql`update file f set deleted_at = now() where f.tenant_id = ${tenantId} and f.deleted_at is null and f.subject = 'email'
        and f.id in (select file_id from email_attachment where tenant_id = ${tenantId} and email_id in (${going}))
        and not exists (select from email_attachment a where a.tenant_id = f.tenant_id and a.file_id = f.id and a.email_id not in (${going}))`,
      sql`delete from email_attachment where tenant_id = ${tenantId} and email_id in (${going})`,
    ],
  }),
  answers: rowsOf({
    table: 'form_answer',
    at: sql`created_at`,
    first: (tenantId, going) => [
      sql`update file set deleted_at = now() where tenant_id = ${tenantId} and deleted_at is null
        and subject = 'form answer' and subject_id in (${going})`,
    ],
  }),
  contacts: rowsOf({ table: 'site_contact', at: sql`last_at` }),
  usage: rowsOf({ table: 'usage_record', at: sql`created_at` }),
  audit: rowsOf({ table: 'audit_entry', at: sql`at` }),
  figures: { count: countFigures, deleteOld: deleteOldFigures },
}

/** Rows of a table that go by their age. */
interface Rows {
  readonly table: string
  /** When a row began to grow old. */
  readonly at: RawBuilder<unknown>
  /** Which rows may go at all; all where absent. */
  readonly only?: RawBuilder<SqlBool>
  /** What goes before them, of the rows whose ids `going` selects; what the database takes with them is not named. */
  readonly first?: (tenantId: number, going: RawBuilder<unknown>) => readonly RawBuilder<unknown>[]
}

/** Rows that go in one transaction: nobody waits for longer than a few of these take. */
const atOnce = 2000

function rowsOf(rows: Rows): Store {
  const { table, at, only } = rows
  return {
    async count(db, tenantId, days) {
      const { rows: counts } = await sql<Count>`
        select count(*)::integer as total, to_char(min(${at}), 'YYYY-MM-DD') as oldest,
          count(*) filter (where ${at} < now() - make_interval(days => ${days}::integer))::integer as going
        from ${sql.table(table)} where tenant_id = ${tenantId} and ${only ?? sql`true`}`.execute(db)
      return counts[0] ?? { total: 0, oldest: null, going: 0 }
    },
    async deleteOld(database, tenantId, days, stopping) {
      let gone = 0
      for (let last = atOnce; last === atOnce && !stopping.aborted; gone += last)
        last = await deleteSome(database, tenantId, rows, days)
      return gone
    },
  }
}

/** As the owner of the tables: the role of the calls may not delete from the audit log. */
const deleteSome = (
  database: Database,
  tenantId: number,
  { table, at, only, first }: Rows,
  days: number,
): Promise<number> =>
  database.asOwner(async (client) => {
    const run = async (text: RawBuilder<unknown>): Promise<number> => {
      const { sql: query, parameters } = text.compile(database.reading(wholeTenant(tenantId)))
      return (await client.query(query, [...parameters])).rowCount ?? 0
    }
    const going = sql`select id from ${sql.table(table)} where tenant_id = ${tenantId} and ${only ?? sql`true`}
      and ${at} < now() - make_interval(days => ${days}) order by id limit ${atOnce}`
    await client.query('begin')
    try {
      for (const before of first?.(tenantId, going) ?? []) await run(before)
      const gone = await run(
        sql`delete from ${sql.table(table)} where tenant_id = ${tenantId} and id in (${going})`,
      )
      await client.query('commit')
      return gone
    } catch (error) {
      await client.query('rollback')
      throw error
    }
  })
