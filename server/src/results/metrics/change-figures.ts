import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../foundation/database/database.ts'
import { measureColumns } from './columns.ts'

/** A statement's changes of daily figures, in the words of the database. */
export interface FiguresChange {
  readonly tenantId: number
  /**
   * The steps before the sums, as they stand behind `with`: one of them writes `metric_fact` and returns rows. Each
   * sees the figures as they were before any of them.
   */
  readonly steps: RawBuilder<unknown>
  /** The step whose rows came, with the columns of `metric_fact`. */
  readonly added?: string
  /** The rows that went, or stood there before: a step's name or a subquery, with the columns of `metric_fact`. */
  readonly gone?: string
}

const names = measureColumns.join(', ')
const negative = measureColumns.map((column) => `-${column} as ${column}`).join(', ')
const sums = ['facts', ...measureColumns].map((column) => `sum(${column})::bigint as ${column}`).join(', ')
const more = (table: string): string =>
  ['facts', ...measureColumns]
    .map((column) => `${column} = ${table}.${column} + excluded.${column}`)
    .join(', ')

/** The triggers are there for processes of the release before, and stand back from a transaction that says this. */
const withoutTriggers = "select set_config('app.sums_figures', 'on', true)"

/**
 * Around the statements that fill a database without figures, in their transaction: a statement before the first of
 * them, steps behind the one of each that writes `metric_fact` and returns its rows, and a statement after the last.
 * What is written so are whole clients, as the sums of each are new.
 */
export const sumsOfNewFigures = {
  before: withoutTriggers,
  /** @param added the step whose rows came */
  steps: (added: string): string => `
    into_days as (
      insert into metric_day (tenant_id, client_id, channel, day, segment, facts, ${names})
      select tenant_id, client_id, channel, day, segment, count(*), ${measureColumns.map((column) => `sum(${column})`).join(', ')}
      from ${added} group by tenant_id, client_id, channel, day, segment
      returning *
    ), into_months as (
      insert into metric_month (tenant_id, month, channel, client_id, facts, ${names})
      select tenant_id, date_trunc('month', day::timestamp)::date as month, channel, client_id, ${sums}
      from into_days group by tenant_id, month, channel, client_id
    )`,
  after: `insert into list_version (tenant_id, list, version)
    select id, 'metrics', 1 from tenant t where exists (select from metric_month m where m.tenant_id = t.id)`,
} as const

/**
 * Changes daily figures and their sums by day and by month, in one statement: whoever reads them sees both or neither.
 * Nothing else writes these three tables. Writers of a tenant take turns, since what goes from the sums is what stood
 * there before; keys go in their order, so that nobody waits in a circle.
 *
 * Triggers would do the same, and a database that is spread over several machines takes none (docs/scaling.md).
 *
 * @returns how many figures came, or went where none came
 */
export async function changeFigures(
  db: Db,
  { tenantId, steps, added, gone }: FiguresChange,
): Promise<number> {
  await sql.raw(withoutTriggers).execute(db)
  await sql`
    insert into list_version (tenant_id, list, version) values (${tenantId}, 'metrics', 1)
    on conflict (tenant_id, list) do update set version = list_version.version + 1`.execute(db)
  const rows = [
    ...(added === undefined
      ? []
      : [`select client_id, channel, day, segment, 1 as facts, ${names} from ${added} came`]),
    ...(gone === undefined
      ? []
      : [`select client_id, channel, day, segment, -1 as facts, ${negative} from ${gone} went`]),
  ]
  const counted = added ?? gone ?? ''
  const { rows: found } = await sql<{ changed: number }>`
    with ${steps}, change_of_day as (
      select client_id, channel, day, segment, ${sql.raw(sums)} from (${sql.raw(rows.join(' union all '))}) change
      group by client_id, channel, day, segment
    ), into_days as (
      insert into metric_day (tenant_id, client_id, channel, day, segment, facts, ${sql.raw(names)})
      select ${tenantId}::integer, client_id, channel, day, segment, facts, ${sql.raw(names)} from change_of_day
      order by client_id, channel, day, segment
      on conflict (tenant_id, client_id, channel, day, segment) do update set ${sql.raw(more('metric_day'))}
    ), into_months as (
      insert into metric_month (tenant_id, month, channel, client_id, facts, ${sql.raw(names)})
      select ${tenantId}::integer, date_trunc('month', day)::date as month, channel, client_id, ${sql.raw(sums)} from change_of_day
      group by month, channel, client_id order by month, channel, client_id
      on conflict (tenant_id, month, channel, client_id) do update set ${sql.raw(more('metric_month'))}
    )
    select count(*)::integer as changed from ${sql.raw(counted)} counted`.execute(db)
  return found[0]?.changed ?? 0
}

/**
 * Removes sums of a month in which nothing is left to sum, in the transaction that took it away.
 * @param month its first day
 */
export async function dropEmptySums(
  db: Db,
  tenantId: number,
  month: string,
  clients: readonly number[],
): Promise<void> {
  await sql`
    delete from metric_day where tenant_id = ${tenantId} and client_id = any (${clients}::integer[])
      and day >= ${month}::date and day < ${month}::date + interval '1 month' and facts = 0`.execute(db)
  await sql`
    delete from metric_month where tenant_id = ${tenantId} and month = ${month}::date
      and client_id = any (${clients}::integer[]) and facts = 0`.execute(db)
}

/** The columns of a figure, as a change returns them. */
export const figureColumns = [
  'client_id',
  'channel',
  'day',
  'campaign_id',
  'placement',
  'segment',
  ...measureColumns,
]

/** The figure itself behind a name, as conditions on the tenant and the key of another. */
export const sameFigure = (one: string, other: string): RawBuilder<unknown> =>
  sql.raw(
    ['tenant_id', 'client_id', 'channel', 'day', 'campaign_id', 'placement']
      .map((column) => `${one}.${column} = ${other}.${column}`)
      .join(' and '),
  )
