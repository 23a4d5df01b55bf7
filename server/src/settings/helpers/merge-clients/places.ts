import { sql } from 'kysely'
import type { Db } from '../../../foundation/database/database.ts'
import { everyReferenceTo } from '../../../platform/records/used-by.ts'

/**
 * What keeps the client that it was written for when two become one, and why.
 * A column that refers to a client by a foreign key and is not named here goes over.
 */
export const stays: Readonly<Record<string, string>> = {
  'api_key.report_client_id': 'whoever holds the key was given this client',
  'audit_entry.client_id': 'what was done was done with this client',
  'client_health.client_id': 'it is worked out every night',
  'client_health_week.client_id': 'it is worked out every night',
  'client_merge.client_id': 'it says who became one',
  'client_merge.into_client_id': 'it says who became one',
  'guest_access.client_id': 'whoever has the link was shown this client',
  'guest_access_request.client_id': 'it belongs to its link',
  'import_run.client_id': 'it is the way back of an import',
  'invoice.client_id': 'an approved invoice never changes, and drafts are made anew',
  'invoice_line.client_id': 'it belongs to its invoice',
  'metric_replaced.client_id': 'it is the way back of an import',
  'metric_staged.client_id': 'it is what an import read',
  'model_use.client_id': 'it was used for this client',
  'session.view_client_id': 'it ends with its session',
  'usage_record.client_id': 'what was looked at was of this client',
}

/**
 * What goes over by a way of its own: agreements that nobody was sent, budgets with what belongs to them, and daily
 * figures with their campaigns and sums.
 */
export const byItself: readonly string[] = [
  'agreement.client_id',
  'agreement_service.client_id',
  'budget.client_id',
  'budget_fee.client_id',
  'budget_spend.client_id',
  'metric_day.client_id',
  'metric_fact.client_id',
  'metric_month.client_id',
]

/** Columns that name a client without a foreign key and go over with what they belong to. */
const goWithTheirs: readonly (readonly [table: string, column: string])[] = [
  ['budget_revision_line', 'client_id'],
  ['email_notification', 'client_id'],
  ['file', 'client_id'],
  ['interaction_value', 'client_id'],
  ['site_contact_visitor', 'client_id'],
]

/** A column that names a client and goes over, as `table.column`. */
export interface Place {
  readonly table: string
  readonly column: string
}

/** Every column that goes over, read from the foreign keys of the database. */
export async function placesOf(db: Db): Promise<readonly Place[]> {
  const referring = await everyReferenceTo(db, 'client')
  return [
    ...referring.map(({ table, column }) => ({ table, column })),
    ...goWithTheirs.map(([table, column]) => ({ table, column })),
  ].filter(
    ({ table, column }) => !(`${table}.${column}` in stays) && !byItself.includes(`${table}.${column}`),
  )
}

interface Keys {
  /** Columns of the primary key beside the tenant and the client. */
  readonly key: readonly string[]
  /** Of each unique index with the client: its other columns, and the condition of its rows. */
  readonly unique: readonly { readonly columns: readonly string[]; readonly where: string | null }[]
}

/** What tells the rows of a table apart. @throws where a unique index with the client is over an expression */
export async function keysOf(db: Db, { table, column }: Place): Promise<Keys> {
  const { rows } = await sql<{ primary: boolean; columns: (string | null)[]; where: string | null }>`
    select i.indisprimary as "primary", pg_get_expr(i.indpred, i.indrelid) as "where",
      array(select a.attname::text from unnest(i.indkey::smallint[]) with ordinality as k (n, place)
        left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.n and k.n > 0 order by k.place) as columns
    from pg_index i join pg_class r on r.oid = i.indrelid join pg_namespace n on n.oid = r.relnamespace
    where n.nspname = 'public' and r.relname = ${table} and i.indisunique`.execute(db)
  const others = (columns: readonly (string | null)[]): readonly string[] =>
    columns.map((name) => {
      if (name === null) throw new Error(`A unique index of ${table} is over an expression with the client.`)
      return name
    })
  const of = (columns: readonly (string | null)[]): readonly string[] =>
    others(columns).filter((name) => name !== 'tenant_id' && name !== column)
  return {
    key: of(rows.find(({ primary }) => primary)?.columns ?? []),
    unique: rows
      .filter(({ columns }) => columns.includes(column))
      .map(({ columns, where }) => ({ columns: of(columns), where })),
  }
}
