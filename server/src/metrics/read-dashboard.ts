import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../database/database.ts'
import { isActive, inOrder, type AskedClient } from './asked-clients.ts'
import { measureColumns, sumsSql } from './columns.ts'
import { versionSql } from './figures-cache.ts'
import type { Asked, DaySums, PlacementRow, SumsRow } from './read-sums.ts'

/** Placements are asked of the single facts, not of a rollup: for so many clients at most. */
const mostClientsWithPlacements = 50

/** What was read for a question, in one piece so that it is kept in one piece. */
export interface Read {
  readonly sums: readonly SumsRow[]
  readonly days: readonly DaySums[]
  /** How many campaigns each client has ever had in these channels; visits alone make none, unless nothing else is asked of. */
  readonly campaigns: ReadonlyMap<number, number>
  readonly placements: readonly PlacementRow[]
}

/** A question's clients as far as the asker sees them, and the version of the figures. */
export interface Known {
  readonly clients: readonly AskedClient[]
  readonly version: string
}

/** A row of the sums is of a period or of a day. */
type Summed = (SumsRow & { readonly day: null }) | (DaySums & { readonly clientId: null })

interface KnownRow {
  readonly clients: readonly AskedClient[] | null
  readonly version: string
}

interface Row extends KnownRow {
  readonly summed: readonly Summed[] | null
  readonly campaigns: readonly { readonly clientId: number; readonly campaigns: number }[] | null
  readonly placements: readonly PlacementRow[] | null
}

/** Whether there is an answer already is told by these two. */
export async function readKnown(db: Db, asked: Asked): Promise<Known> {
  const { rows } = await sql<KnownRow>`
    with asked as materialized (${clientsOf(asked)})
    select ${clientsAndVersion(asked.tenantId)}`.execute(db)
  return knownOf(asked, rows[0])
}

/**
 * Everything that a dashboard shows, in one statement: one round trip, one
 * plan that is kept, and figures that are all of the same instant.
 */
export async function readAnew(db: Db, asked: Asked): Promise<Known & { readonly read: Read }> {
  const { tenantId, channels, segments, current, previous } = asked
  const within = sql`day between ${previous.start} and ${current.end}`
  const ofAsked = sql`tenant_id = ${tenantId} and ${isAmongAsked(asked)}`
  const advertising = channels.filter((channel) => channel !== 'analytics')
  const { rows } = await sql<Row>`
    with asked as materialized (${clientsOf(asked)}),
    figure as (
      select client_id as "clientId", channel, segment, day, day >= ${current.start} as "isCurrent", ${sql.raw(measureColumns.join(', '))}
      from metric_day where ${ofAsked} and ${among('channel', channels)} and ${within} and facts > 0
        ${segments ? sql`and ${among('segment', segments)}` : sql``})
    select ${clientsAndVersion(tenantId)},
      (select json_agg(s) from (
        select "clientId", channel, segment, "isCurrent", day, ${sql.raw(sumsSql)} from figure
        group by grouping sets (("clientId", channel, segment, "isCurrent"), (day))) s) as summed,
      (select json_agg(c) from (
        select client_id as "clientId", count(*) as campaigns from metric_campaign
        where ${ofAsked} and ${among('channel', advertising.length > 0 ? advertising : channels)} group by client_id) c) as campaigns,
      case when (select count(*) from asked) <= ${mostClientsWithPlacements} then (select json_agg(p) from (
        select client_id as "clientId", day >= ${current.start} as "isCurrent", placement,
          sum(impressions)::float8 as impressions, sum(clicks)::float8 as clicks, sum(spend_micros)::float8 as "spendMicros"
        from metric_fact where ${ofAsked} and ${among('channel', channels)} and ${within} and placement <> ''
        group by 1, 2, 3 order by impressions desc, placement) p) end as placements`.execute(db)
  const [row] = rows
  const summed = row?.summed ?? []
  return {
    ...knownOf(asked, row),
    read: {
      sums: summed.filter((sums) => sums.day === null),
      days: summed
        .filter((sums) => sums.day !== null)
        .toSorted((one, other) => (one.day < other.day ? -1 : 1)),
      campaigns: new Map((row?.campaigns ?? []).map(({ clientId, campaigns }) => [clientId, campaigns])),
      placements: row?.placements ?? [],
    },
  }
}

const clientsOf = ({ tenantId, clientIds }: Asked): RawBuilder<unknown> => {
  const [only, ...others] = clientIds ?? []
  return sql`select id, name, slug, name_folded from client where tenant_id = ${tenantId} and ${
    clientIds === null
      ? isActive
      : only !== undefined && others.length === 0
        ? sql`id = ${only}`
        : sql`id = any (${[...clientIds]}::integer[])`
  }`
}

/** One client is looked up in each index; of several the planner decides. */
const isAmongAsked = ({ clientIds }: Asked): RawBuilder<unknown> =>
  clientIds?.length === 1 ? sql`client_id = (select id from asked)` : sql`client_id in (select id from asked)`

const clientsAndVersion = (tenantId: number): RawBuilder<unknown> => sql`
  (select json_agg(json_build_object('id', id, 'name', name, 'slug', slug) order by name_folded, id) from asked) as clients,
  ${versionSql(tenantId)} as version`

/** Words of ours stand in the statement itself: as parameters they would be planned for anew each time. */
const among = (column: string, words: readonly string[]): RawBuilder<unknown> =>
  sql`${sql.ref(column)} in (${sql.join(words.map((word) => sql.lit(word)))})`

const knownOf = ({ clientIds }: Asked, row: KnownRow | undefined): Known => ({
  clients: inOrder(row?.clients ?? [], clientIds ?? []),
  version: row?.version ?? '0',
})
