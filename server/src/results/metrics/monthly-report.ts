import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { addMonths, monthRange } from '@portal/core/foundation/format'
import { channels, type Channel } from '@portal/core/results/metrics/channels'
import { amountsOf, figuresOf, type Sums } from '@portal/core/results/metrics/figures'
import type { Db } from '../../foundation/database/database.ts'
import { operation } from '../../foundation/http/operation.ts'
import { askedClients, isAsked } from './asked-clients.ts'
import { sumsSql } from './columns.ts'
import { overallOf, totalOf } from './dashboard.ts'
import { figuresCache, figuresVersion } from './figures-cache.ts'
import { throughDay } from './through-day.ts'

const monthsShown = 13

interface MonthSums extends Sums {
  readonly month: string
  readonly channel: Channel
}

interface ClientSums extends MonthSums {
  readonly clientId: number
}

interface Read {
  readonly months: readonly MonthSums[]
  readonly clients: readonly ClientSums[]
  readonly through: string | null
}

/**
 * A month by channel, beside the month before and the year behind it
 * (platform 2, Dashboards). It reads the monthly rollup, a row for each client
 * and channel of a month.
 */
export const monthlyReport = operation('dashboards.monthly', async ({ db, tenantId, body, services }) => {
  const month = monthRange(body.month).start
  const before = addMonths(month, -1)
  const clients = await askedClients(
    db,
    tenantId,
    body.clients.map(({ id }) => id),
  )
  const ids = clients.map(({ id }) => id)
  const asked = isAsked(tenantId, body.clients.length === 0 ? null : ids)
  const { value, madeAt } = await figuresCache(services.database).answer<Read>(
    JSON.stringify(['monthly', tenantId, month, ids]),
    await figuresVersion(db, tenantId),
    body.breakCache === true,
    ({ months, clients: rows }) => months.length + rows.length,
    async () => {
      const [months, rows, through] = await Promise.all([
        readMonths(db, tenantId, asked, addMonths(month, 1 - monthsShown), month),
        readClients(db, tenantId, asked, [before, month]),
        throughDay(db, tenantId, channels, monthRange(month)),
      ])
      return { months, clients: rows, through }
    },
  )
  const byClient = Map.groupBy(value.clients, ({ clientId }) => clientId)
  const figures = (rows: readonly Sums[]) => {
    const total = totalOf(rows)
    return total && figuresOf(total)
  }
  const overall = (rows: readonly ClientSums[]) => {
    const total = overallOf(rows)
    return total && figuresOf(total)
  }
  return {
    month,
    channels: channels.flatMap((channel) => {
      const same = value.months.filter((row) => row.channel === channel)
      const current = figures(same.filter((row) => row.month === month))
      const previous = figures(same.filter((row) => row.month === before))
      return current || previous ? [{ channel, current, previous }] : []
    }),
    months: value.months.map(({ month: of, channel, ...sums }) => ({
      month: of,
      channel,
      ...amountsOf(sums),
    })),
    clients: clients.flatMap((client) => {
      const rows = byClient.get(client.id) ?? []
      const current = overall(rows.filter((row) => row.month === month))
      const previous = overall(rows.filter((row) => row.month === before))
      if (!current && !previous) return []
      return [{ clientId: client.id, name: client.name, slug: client.slug, current, previous }]
    }),
    through: value.through,
    madeAt,
  }
})

async function readMonths(
  db: Db,
  tenantId: number,
  asked: RawBuilder<SqlBool>,
  first: string,
  last: string,
): Promise<readonly MonthSums[]> {
  const { rows } = await sql<MonthSums>`
    select month, channel, ${sql.raw(sumsSql)} from metric_month
    where tenant_id = ${tenantId} and month between ${first} and ${last} and facts > 0
      and ${asked}
    group by month, channel order by month, channel`.execute(db)
  return rows
}

async function readClients(
  db: Db,
  tenantId: number,
  asked: RawBuilder<SqlBool>,
  months: readonly string[],
): Promise<readonly ClientSums[]> {
  const { rows } = await sql<ClientSums>`
    select client_id as "clientId", month, channel, ${sql.raw(sumsSql)} from metric_month
    where tenant_id = ${tenantId} and month = any (${[...months]}::date[]) and facts > 0
      and ${asked}
    group by 1, 2, 3`.execute(db)
  return rows
}
