import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { DayRange } from '@portal/core/foundation/format'
import type { Channel, Segment } from '@portal/core/money/services/channels'
import type { MoneyShown, Sums } from '@portal/core/results/metrics/figures'
import type { Db } from '../../foundation/database/database.ts'
import { isAsked } from './asked-clients.ts'
import { sumsSql } from './columns.ts'
import { figuresIn, placementsIn, type MoneyOf } from './paid-sections.ts'

/** What figures are asked of. */
export interface Asked {
  readonly tenantId: number
  /** null: all active ones that the asker sees. */
  readonly clientIds: readonly number[] | null
  readonly channels: readonly Channel[]
  /** In which money; what is kept for one is never another's. */
  readonly money: MoneyShown
  /** Only these; all where it is left out. */
  readonly segments?: readonly Segment[]
  readonly current: DayRange
  /** Ends before the current one begins. */
  readonly previous: DayRange
}

/** The sums of one client, channel and segment in one of the two periods. */
export interface SumsRow extends Sums {
  readonly clientId: number
  readonly channel: Channel
  readonly segment: Segment
  readonly isCurrent: boolean
  /** The days with figures that they begin and end with. */
  readonly first: string
  readonly last: string
}

const ofAsked = ({ tenantId, clientIds, channels, segments }: Asked) => sql`
  tenant_id = ${tenantId} and channel = any (${[...channels]}::text[]) and ${isAsked(tenantId, clientIds)}
  and facts > 0 ${segments ? sql`and segment = any (${[...segments]}::text[])` : sql``}`

/** The money of a question, for `figuresIn`. */
export const moneyIn = (
  { tenantId, clientIds, money, current, previous }: Asked,
  among = isAsked(tenantId, clientIds),
): MoneyOf => ({ tenantId, money, among, range: { start: previous.start, end: current.end } })

/** Whether `day` lies in one of the two periods, which need not lie beside each other. */
export const inEither = ({ current, previous }: Pick<Asked, 'current' | 'previous'>) => sql<SqlBool>`
  day between ${previous.start} and ${current.end} and (day <= ${previous.end} or day >= ${current.start})`

/** The sums of one day over all clients asked. */
export interface DaySums extends Sums {
  readonly day: string
}

/** Every day that has figures, from the first of the previous period on. */
export async function readDays(db: Db, asked: Asked): Promise<readonly DaySums[]> {
  const { rows } = await sql<DaySums>`
    select day, ${sql.raw(sumsSql)} from ${figuresIn('metric_day', moneyIn(asked))}
    where ${ofAsked(asked)} and ${inEither(asked)}
    group by day order by day`.execute(db)
  return rows
}

/** What was shown where, by client and period, the most seen first. */
export interface PlacementRow {
  readonly clientId: number
  readonly isCurrent: boolean
  readonly placement: string
  readonly impressions: number
  readonly clicks: number
  readonly spendMicros: number
}

/** Sums by placement of some clients over two periods. */
export async function readPlacements(
  db: Db,
  asked: Asked & { readonly clientIds: readonly number[] },
): Promise<readonly PlacementRow[]> {
  const { rows } = await sql<PlacementRow>`
    select * from ${placementsOf(asked, sql`${[...asked.clientIds]}::integer[]`, isAsked(asked.tenantId, asked.clientIds))} p`.execute(
    db,
  )
  return rows
}

/** The rows of `PlacementRow` of some clients, as a table. */
export const placementsOf = (
  asked: Asked,
  clientIds: RawBuilder<unknown>,
  among: RawBuilder<SqlBool>,
): RawBuilder<unknown> =>
  placementsIn(moneyIn(asked, among), clientIds, asked.channels, [asked.previous, asked.current])
