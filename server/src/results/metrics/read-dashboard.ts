import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Db } from '../../foundation/database/database.ts'
import { inOrder, isActive, isAsked, type AskedClient } from './asked-clients.ts'
import { sumsSql } from './columns.ts'
import { versionSql } from './figures-cache.ts'
import { figuresIn } from './paid-sections.ts'
import {
  inEither,
  moneyIn,
  placementsOf,
  type Asked,
  type DaySums,
  type PlacementRow,
  type SumsRow,
} from './read-sums.ts'

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

interface KnownRow {
  readonly clients: readonly AskedClient[] | null
  readonly version: string
}

interface SumsOf {
  readonly sums: readonly SumsRow[] | null
  readonly placements: readonly PlacementRow[] | null
}

interface DaysOf {
  readonly days: readonly DaySums[] | null
  readonly campaigns: readonly { readonly clientId: number; readonly campaigns: number }[] | null
}

/** Whether there is an answer already is told by these two. */
export async function readKnown(db: Db, asked: Asked): Promise<Known> {
  return knownOf(asked, await statement<KnownRow>(db, asked, clientsSql, versionSql(asked.tenantId)))
}

/**
 * Everything that a dashboard shows: of a client in one statement, which is
 * one round trip and a plan that is kept; of many in two at once, so that
 * nobody waits for the one behind the other.
 */
export async function readAnew(db: Db, asked: Asked): Promise<Known & { readonly read: Read }> {
  const version = versionSql(asked.tenantId)
  const sums = [clientsSql, version, sumsOf(asked), placementsSql(asked)]
  const days = [daysOf(asked), campaignsOf(asked)]
  if (asked.clientIds?.length === 1) {
    const row = await statement<KnownRow & SumsOf & DaysOf>(db, asked, ...sums, ...days)
    return { ...knownOf(asked, row), read: readOf(row, row) }
  }
  const [one, other] = await Promise.all([
    statement<KnownRow & SumsOf>(db, asked, ...sums),
    statement<DaysOf & Pick<KnownRow, 'version'>>(db, asked, version, ...days),
  ])
  const known = knownOf(asked, one)
  // Figures that changed between the two are of no version at all.
  return { ...known, version: one.version === other.version ? known.version : '', read: readOf(one, other) }
}

/** Some of the parts below, each a column of the one row that is answered. */
async function statement<T>(db: Db, asked: Asked, ...parts: readonly RawBuilder<unknown>[]): Promise<T> {
  const { rows } = await sql<T>`
    with asked as materialized (${clientsOf(asked)}) select ${sql.join(parts)}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A select without a table answers one row.')
  return row
}

const readOf = ({ sums, placements }: SumsOf, { days, campaigns }: DaysOf): Read => ({
  sums: sums ?? [],
  days: days ?? [],
  campaigns: new Map((campaigns ?? []).map((row) => [row.clientId, row.campaigns])),
  placements: placements ?? [],
})

const clientsSql = sql`
  (select json_agg(json_build_object('id', id, 'name', name, 'slug', slug) order by name_folded, id) from asked) as clients`

/** Sums of both periods: a row for each client, channel, segment and period that has figures. */
const sumsOf = (asked: Asked): RawBuilder<unknown> => sql`
  (select json_agg(s) from (
    select client_id as "clientId", channel, segment, day >= ${asked.current.start} as "isCurrent", min(day) as first, max(day) as last, ${sql.raw(sumsSql)}
    from ${daysIn(asked)} where ${ofDays(asked)} group by 1, 2, 3, 4) s) as sums`

/** Every day that has figures, all clients together. */
const daysOf = (asked: Asked): RawBuilder<unknown> => sql`
  (select json_agg(d) from (
    select day, ${sql.raw(sumsSql)} from ${daysIn(asked)} where ${ofDays(asked)} group by day order by day) d) as days`

const daysIn = (asked: Asked): RawBuilder<unknown> =>
  figuresIn('metric_day', moneyIn(asked, isAmongAsked(asked)))

const ofDays = (asked: Asked): RawBuilder<unknown> => sql`
  tenant_id = ${asked.tenantId} and ${isAmongAsked(asked)} and ${among('channel', asked.channels)}
  and ${inEither(asked)} and facts > 0
  ${asked.segments ? sql`and ${among('segment', asked.segments)}` : sql``}`

function campaignsOf(asked: Asked): RawBuilder<unknown> {
  const advertising = asked.channels.filter((channel) => channel !== 'analytics')
  return sql`
    (select json_agg(c) from (
      select client_id as "clientId", count(*) as campaigns from metric_campaign
      where tenant_id = ${asked.tenantId} and ${isAmongAsked(asked)}
        and ${among('channel', advertising.length > 0 ? advertising : asked.channels)} group by client_id) c) as campaigns`
}

const placementsSql = (asked: Asked): RawBuilder<unknown> => sql`
  case when (select count(*) from asked) <= ${mostClientsWithPlacements}
    then (select json_agg(p) from ${placementsOf(asked, sql`(select array_agg(id) from asked)`, isAmongAsked(asked))} p) end as placements`

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

/** One client is looked up in each index; what is best for several the planner decides. */
const isAmongAsked = ({ tenantId, clientIds }: Asked): RawBuilder<SqlBool> =>
  clientIds?.length === 1 ? sql<SqlBool>`client_id = (select id from asked)` : isAsked(tenantId, clientIds)

/** Words of ours stand in the statement itself: as parameters they would be planned for anew each time. */
const among = (column: string, words: readonly string[]): RawBuilder<unknown> =>
  sql`${sql.ref(column)} in (${sql.join(words.map((word) => sql.lit(word)))})`

const knownOf = ({ clientIds }: Asked, { clients, version }: KnownRow): Known => ({
  clients: inOrder(clients ?? [], clientIds ?? []),
  version,
})
