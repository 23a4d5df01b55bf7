import { sql } from 'kysely'
import type { Channel, Platform } from '@portal/core/money/services/channels'
import { amountsOf, inMoney, type Sums } from '@portal/core/results/metrics/figures'
import { moneyShownTo } from '@portal/core/results/metrics/investment'
import { daysBetween } from '@portal/core/foundation/format'
import { rangeProblem } from '@portal/core/results/metrics/periods'
import { operation } from '../../foundation/http/operation.ts'
import { invalid } from '../../foundation/http/refusal.ts'
import { isAsked } from './asked-clients.ts'
import { sumsSql } from './columns.ts'
import { figuresIn } from './paid-sections.ts'

/** Days of clients that are added up at once: platforms are known of single campaigns alone, which no rollup has. */
const mostClientDays = 600_000

interface PlatformRow extends Sums {
  readonly id?: number
  readonly name?: string
  readonly slug?: string
  readonly day?: string
  readonly platform: Platform
  readonly channel: Channel
}

/** What advertising cost and brought by the platform that it ran on, by client or by day. */
export const figuresOfPlatforms = operation(
  'dashboards.platforms',
  async ({ db, tenantId, body: { clients, by, start_date: start, end_date: end }, actor }) => {
    const problem = rangeProblem({ start, end })
    if (problem !== null) throw invalid({ end_date: problem })
    const asked = isAsked(tenantId, clients.length === 0 ? null : clients.map(({ id }) => id))
    const money = moneyShownTo(actor)
    const { rows: counted } = await sql<{ clients: number; through: string | null }>`
      select count(distinct client_id)::integer as clients, max(day)::text as through from metric_day
      where tenant_id = ${tenantId} and ${asked} and channel <> 'analytics' and facts > 0
        and day between ${start} and ${end}`.execute(db)
    const [{ clients: many, through } = { clients: 0, through: null }] = counted
    const days = daysBetween(start, end) + 1
    if (many * days > mostClientDays)
      throw invalid({
        end_date: `Figures of platforms are added up campaign by campaign: of ${many.toLocaleString('en-US')} clients ask for ${Math.max(1, Math.floor(mostClientDays / many))} days at most.`,
      })
    const told = by === 'client' ? sql`id, name, slug` : sql`day`
    const named =
      by === 'client'
        ? sql`join (select id, name, slug from client where tenant_id = ${tenantId}) t on t.id = client_id`
        : sql``
    const { rows } = await sql<PlatformRow>`
      select ${told}, platform, channel, ${sql.raw(sumsSql)}
      from ${figuresIn('metric_fact', { tenantId, money, among: asked, range: { start, end } })}
        join (select id as of_campaign, platform from metric_campaign where tenant_id = ${tenantId}) c
          on c.of_campaign = campaign_id
        ${named}
      where tenant_id = ${tenantId} and ${asked} and channel <> 'analytics' and day between ${start} and ${end}
      group by ${told}, platform, channel order by ${told}, platform, channel`.execute(db)
    return {
      through,
      rows: rows.map(({ id, name, slug, day, platform, channel, ...sums }) => ({
        ...(by === 'client' ? { client: { id: id ?? 0, name: name ?? '', slug: slug ?? '' } } : {}),
        ...(by === 'day' ? { day: day ?? '' } : {}),
        platform,
        channel,
        ...inMoney(amountsOf(sums), money),
      })),
    }
  },
)
