import { sql, type SqlBool } from 'kysely'
import { addMonths, monthRange } from '@portal/core/foundation/format'
import { isPerson } from '@portal/core/foundation/policy/actor'
import { routeOf } from '@portal/core/foundation/routes'
import { channels, type Channel } from '@portal/core/money/services/channels'
import { amountsOf, figuresOf, inMoney, type Sums } from '@portal/core/results/metrics/figures'
import { moneyShownTo } from '@portal/core/results/metrics/investment'
import { comparedMonths, type ComparedMonths } from '@portal/core/results/metrics/periods'
import type { Db } from '../../foundation/database/database.ts'
import { operation } from '../../foundation/http/operation.ts'
import { noteOpened } from '../../platform/reports/opened.ts'
import { askedClients, isAsked } from './asked-clients.ts'
import { sumsSql } from './columns.ts'
import { overallOf, totalOf } from './dashboard.ts'
import { figuresCache, figuresVersion } from './figures-cache.ts'
import { figuresIn, type MoneyOf } from './paid-sections.ts'
import { inEither } from './read-sums.ts'
import { begunLater, begunWithin, throughDay, type BegunWithin } from './through-day.ts'

const monthsShown = 13

interface MonthSums extends Sums {
  readonly month: string
  readonly channel: Channel
}

interface ClientSums extends Sums {
  readonly clientId: number
  readonly channel: Channel
  readonly isCurrent: boolean
}

interface Read {
  readonly months: readonly MonthSums[]
  readonly clients: readonly ClientSums[]
  readonly compared: ComparedMonths
  /** Whose month before is not known whole. */
  readonly begun: BegunWithin
  readonly through: string | null
}

/**
 * A month by channel, beside the month before and the year behind it. It reads
 * the monthly rollup, a row for each client and channel of a month, and the
 * daily one for the days of a month that still runs.
 */
export const monthlyReport = operation(
  'dashboards.monthly',
  async ({ db, tenantId, body, services, actor, copiedAt }) => {
    const month = monthRange(body.month).start
    const money = moneyShownTo(actor)
    const clients = await askedClients(
      db,
      tenantId,
      body.clients.map(({ id }) => id),
    )
    const ids = clients.map(({ id }) => id)
    // Over the many clients of others it is none of a client's.
    const own = isPerson(actor) && (actor.userType === 'Client' || ids.length === 1)
    if (body.report !== undefined && own)
      await noteOpened(services, actor, { title: routeOf(body.report).title, clientIds: ids })
    const asked = isAsked(tenantId, body.clients.length === 0 ? null : ids)
    const { value, madeAt } = await figuresCache(services.database).answer<Read>(
      JSON.stringify(['monthly', tenantId, month, money, ids]),
      await figuresVersion(db, tenantId),
      body.breakCache === true,
      ({ months, clients: rows }) => months.length + rows.length,
      async () => {
        const through = await throughDay(db, tenantId, channels, monthRange(month))
        const compared = comparedMonths(month, through)
        const first = addMonths(month, 1 - monthsShown)
        const of = { tenantId, money, among: asked, range: { start: first, end: monthRange(month).end } }
        const [months, rows, later, begun] = await Promise.all([
          readMonths(db, of),
          readClients(db, of, compared),
          begunLater(db, tenantId, channels, compared.previous.start),
          begunWithin(db, tenantId, compared.previous.start, asked),
        ])
        const known = rows.filter(({ isCurrent, channel }) => isCurrent || !later.includes(channel))
        return { months, clients: known, compared, begun, through }
      },
      copiedAt,
    )
    const { ids: begunLate, all: allBegunLate } = value.begun
    const byClient = Map.groupBy(value.clients, ({ clientId }) => clientId)
    const figures = (rows: readonly Sums[]) => {
      const total = totalOf(rows)
      return total && inMoney(figuresOf(total), money)
    }
    const overall = (rows: readonly ClientSums[]) => {
      const total = overallOf(rows)
      return total && inMoney(figuresOf(total), money)
    }
    return {
      month,
      channels: channels.flatMap((channel) => {
        const same = value.clients.filter((row) => row.channel === channel)
        const current = figures(same.filter((row) => row.isCurrent))
        const previous = figures(allBegunLate ? [] : same.filter((row) => !row.isCurrent))
        return current || previous ? [{ channel, current, previous }] : []
      }),
      months: value.months.map(({ month: of, channel, ...sums }) => ({
        month: of,
        channel,
        ...inMoney(amountsOf(sums), money),
      })),
      clients: clients.flatMap((client) => {
        const rows = byClient.get(client.id) ?? []
        const current = overall(rows.filter((row) => row.isCurrent))
        const previous = overall(begunLate.includes(client.id) ? [] : rows.filter((row) => !row.isCurrent))
        if (!current && !previous) return []
        return [{ clientId: client.id, name: client.name, slug: client.slug, current, previous }]
      }),
      current_range: value.compared.current,
      previous_range: value.compared.previous,
      through: value.through,
      madeAt,
    }
  },
)

async function readMonths(db: Db, of: MoneyOf): Promise<readonly MonthSums[]> {
  const { rows } = await sql<MonthSums>`
    select month, channel, ${sql.raw(sumsSql)} from ${figuresIn('metric_month', of)}
    where tenant_id = ${of.tenantId} and month between ${of.range.start} and ${of.range.end} and facts > 0
      and ${of.among}
    group by month, channel order by month, channel`.execute(db)
  return rows
}

/** Both periods of each client and channel: whole months from their rollup, days of them from that of days. */
async function readClients(
  db: Db,
  of: MoneyOf,
  { current, previous, whole }: ComparedMonths,
): Promise<readonly ClientSums[]> {
  const range = { start: previous.start, end: current.end }
  const table = whole ? 'metric_month' : 'metric_day'
  const when = whole
    ? sql<SqlBool>`month between ${range.start} and ${range.end}`
    : inEither({ current, previous })
  const { rows } = await sql<ClientSums>`
    select client_id as "clientId", channel, ${sql.ref(whole ? 'month' : 'day')} >= ${current.start} as "isCurrent", ${sql.raw(sumsSql)}
    from ${figuresIn(table, { ...of, range })}
    where tenant_id = ${of.tenantId} and ${when} and facts > 0 and ${of.among}
    group by 1, 2, 3`.execute(db)
  return rows
}
