import type pg from 'pg'
import {
  vehicleSegment,
  type Channel,
  type Platform,
  type Segment,
} from '@portal/core/money/services/channels'
import { sumsOfNewFigures } from '../results/metrics/change-figures.ts'
import { knownClients, type SeedClient } from './client-rows.ts'
import { addDays, monthStart } from './days.ts'
import { kinds, type Kind } from './metric-kinds.ts'
import { campaignName, furtherFunds } from './program-rows.ts'
import { insertRows, type SeedRow } from './insert-rows.ts'
import { randomFrom, type Random } from './random.ts'
import { withExports } from './report-figure-rows.ts'

/** Months of figures before the present one, unless fewer are asked for. */
export const monthsOfFigures = 12

const servicesForSearch: readonly number[] = [12, 13, 14]
const isForSearch = ({ service_id }: SeedRow): boolean => servicesForSearch.includes(Number(service_id))

/** Where visits of a client's site come from, with the sessions of an ordinary day, for clients with one of the services. */
const sources: readonly (readonly [
  name: string,
  segment: Segment,
  sessions: number,
  services: readonly number[],
])[] = [
  ['Organic Search', 'organic', 140, servicesForSearch],
  ['Paid Search', 'paid-search', 90, [1]],
  ['Paid Social', 'paid-social', 45, [5, 6, 7]],
]

/** A campaign with what its days are worked out from. */
interface Recipe {
  readonly campaign_id: number
  readonly tenant_id: number
  readonly client_id: number
  readonly channel: Channel
  readonly segment: Segment
  /** The service whose budgets pay for it; null for visits, which nobody pays for. */
  readonly service_id: number | null
  readonly placement: string
  /** Of the service's money; all together are more or less than one where it is not spent to plan. */
  readonly share: number
  readonly cpm: number
  readonly ctr: number
  readonly conversion_rate: number
  readonly vtr: number
  /** Sessions of a day, for visits. */
  readonly sessions: number
  /** How much better or worse it has become over the year, for example -0.2. */
  readonly drift: number
}

const nothing = {
  service_id: null,
  placement: '',
  share: 1,
  cpm: 0,
  ctr: 0,
  conversion_rate: 0,
  vtr: 0,
  sessions: 0,
  drift: 0,
} as const

/** A campaign that spends another fund of a manufacturer's program. */
interface Further {
  readonly client: SeedClient
  readonly service: number
  readonly how: Kind
  readonly fund: { readonly at: number; readonly share: number }
  readonly better: number
  readonly pace: number
}

/** The campaigns of clients by the services they have budgets for, and how each one's figures are made. */
function invent(
  random: Random,
  clients: readonly SeedClient[],
  budgets: readonly SeedRow[],
  firstId: number,
): { readonly campaigns: readonly SeedRow[]; readonly recipes: readonly Recipe[] } {
  const campaigns: SeedRow[] = []
  const recipes: Recipe[] = []
  const servicesOf = Map.groupBy(budgets, ({ client_id }) => client_id)
  const further: Further[] = []
  const add = (
    client: SeedClient,
    platform: Platform,
    name: string,
    recipe: Omit<Recipe, 'campaign_id' | 'tenant_id' | 'client_id' | 'drift' | 'placement'>,
    placements: readonly string[],
  ): void => {
    const id = firstId + campaigns.length
    campaigns.push({
      tenant_id: client.tenantId,
      id,
      client_id: client.id,
      platform,
      external_id: String(9_000_000_000 + id * 7919),
      name,
      channel: recipe.channel,
      segment: recipe.segment,
    })
    const drift = random.pick([-0.25, -0.12, -0.05, 0, 0.05, 0.1, 0.2, 0.3])
    for (const [at, placement] of placements.entries())
      recipes.push({
        ...recipe,
        campaign_id: id,
        tenant_id: client.tenantId,
        client_id: client.id,
        placement,
        share: placements.length === 1 ? recipe.share : recipe.share * ([0.5, 0.3, 0.2][at] ?? 0),
        drift,
      })
  }
  for (const client of clients) {
    const services = new Set((servicesOf.get(client.id) ?? []).map(({ service_id }) => Number(service_id)))
    for (const [service, how] of Object.entries(kinds)) {
      if (!services.has(Number(service))) continue
      const better = 0.8 + random.next() * 0.5
      const pace = random.pick([0.78, 0.9, 0.97, 0.99, 1, 1, 1.01, 1.03, 1.16])
      // The first service that it pays for.
      const funds = further.some((one) => one.client === client) ? [] : furtherFunds(client)
      const ofFirstFund = funds.reduce((left, { share }) => left - share, 1)
      for (const fund of funds) further.push({ client, service: Number(service), how, fund, better, pace })
      for (const [at, about] of how.campaigns.entries())
        add(
          client,
          how.platform,
          campaignName(client, how.channel, about),
          {
            channel: how.channel,
            segment: vehicleSegment(about),
            service_id: Number(service),
            share: ofFirstFund * pace * (how.campaigns.length === 1 ? 1 : at === 0 ? 0.6 : 0.4),
            cpm: how.cpm / better,
            ctr: how.ctr * better,
            conversion_rate: how.conversionRate * better,
            vtr: Math.min(0.98, how.vtr * (0.95 + random.next() * 0.08)),
            sessions: 0,
          },
          how.placements,
        )
    }
    const size = 0.5 + random.next() * 1.8
    for (const [name, segment, sessions, ofServices] of sources) {
      if (!ofServices.some((service) => services.has(service))) continue
      add(
        client,
        'analytics',
        name,
        {
          channel: 'analytics',
          segment,
          service_id: null,
          share: 1,
          cpm: 0,
          ctr: 0,
          conversion_rate: 0.018 + random.next() * 0.02,
          vtr: 0,
          sessions: sessions * size,
        },
        [''],
      )
    }
  }
  // Behind all others, and without a draw of their own: what is there stays as it is.
  const addBehind = (
    { tenantId: tenant_id, id: client_id }: SeedClient,
    campaign: Pick<SeedRow, 'platform' | 'name'>,
    recipe: Pick<Recipe, 'channel' | 'segment'> & Partial<Recipe>,
  ): void => {
    const id = firstId + campaigns.length
    const { channel, segment } = recipe
    const of = { tenant_id, client_id, channel, segment }
    campaigns.push({ ...of, id, external_id: String(9_000_000_000 + id * 7919), ...campaign })
    recipes.push({ ...nothing, ...recipe, ...of, campaign_id: id })
  }
  for (const { client, service, how, fund, better, pace } of further)
    addBehind(
      client,
      { platform: how.platform, name: campaignName(client, how.channel, 'New Vehicles', fund.at) },
      {
        channel: how.channel,
        segment: 'new',
        service_id: service,
        share: pace * fund.share,
        cpm: how.cpm / better,
        ctr: how.ctr * better,
        conversion_rate: how.conversionRate * better,
        drift: 0.05,
      },
    )
  // Their search reports are there, whatever they have bought: searches lead to every site.
  const searched = [knownClients.ofClient, ...withExports]
  for (const client of clients)
    if (searched.includes(client.id) && !servicesOf.get(client.id)?.some(isForSearch))
      addBehind(
        client,
        { platform: 'analytics', name: 'Organic Search' },
        { channel: 'analytics', segment: 'organic', conversion_rate: 0.026, sessions: 320, drift: 0.1 },
      )
  return { campaigns, recipes }
}

/** Whose figures are made, and from what. */
interface FiguresOf {
  readonly clients: readonly SeedClient[]
  readonly budgets: readonly SeedRow[]
  /** Their last day is the one before. */
  readonly today: string
  /** Of their campaigns. */
  readonly firstId: number
  /** Before the present one. */
  readonly months?: number
}

/** Thirteen months of figures up to yesterday, with their sums, in a database that has none. */
export async function insertMetrics(
  client: pg.ClientBase,
  figures: Omit<FiguresOf, 'firstId'>,
): Promise<void> {
  await client.query(sumsOfNewFigures.before)
  await insertFigures(client, { ...figures, firstId: 1 })
  await client.query(sumsOfNewFigures.after)
}

/**
 * Figures of some clients with their sums, between the first and the last of `sumsOfNewFigures`: what the budgets of a service
 * allow for is spent, more on some days than on others and the same in every
 * season, as a budget is a month's; visits follow the season. By campaigns that
 * become better or worse over the year. Worked out by the database, which
 * makes a quarter of a million rows in seconds; the same on every machine.
 *
 * @returns how many campaigns they have
 */
export async function insertFigures(
  client: pg.ClientBase,
  { clients, budgets, today, firstId, months = monthsOfFigures }: FiguresOf,
): Promise<number> {
  const { campaigns, recipes } = invent(randomFrom(20_260_170), clients, budgets, firstId)
  const first = monthStart(today, -months)
  const last = addDays(today, -1)
  await insertRows(client, 'metric_campaign', campaigns)
  await client.query('select metric_months($1, $2)', [first, today])
  await client.query(
    `
with recipe as (
  select * from json_to_recordset($1::json) as r (campaign_id integer, tenant_id integer, client_id integer, channel text, segment text,
    service_id integer, placement text, share float8, cpm float8, ctr float8, conversion_rate float8, vtr float8, sessions float8, drift float8)
), calendar as (
  select d::date as day, date_trunc('month', d)::date as month, extract(day from date_trunc('month', d) + interval '1 month - 1 day')::float8 as days,
    (array[0.86, 1.04, 1.02, 1.0, 1.05, 1.12, 0.95]::float8[])[extract(dow from d)::integer + 1] as weekday,
    1 + 0.09 * sin(extract(doy from d) / 58.0) as season,
    (d::date - $2::date)::float8 / 395 as passed
  from generate_series($2::date, $3::date, interval '1 day') d
), money as (
  -- Dollars of a service on a day, which brings what is said of the day along: to look it up again takes most of the time.
  select b.tenant_id, b.client_id, b.service_id, c.day, c.weekday, c.passed,
    sum(b.invoice_amount::float8 * (1 - coalesce(b.platform_margin, 0)::float8 / 100) / c.days) as dollars
  from budget b join calendar c on c.day >= b.starts_at and c.day <= coalesce(b.ends_at, $3::date)
  where (b.tenant_id, b.client_id, b.service_id) in (select tenant_id, client_id, service_id from recipe) group by 1, 2, 3, 4, 5, 6
), paid as (
  select r.*, m.day, m.weekday, m.passed, m.dollars * r.share as dollars,
    (hashint4(r.campaign_id * 1009 + (m.day - date '2020-01-01') * 31 + length(r.placement)) & 65535) / 65535.0::float8 as chance
  from recipe r join money m on m.tenant_id = r.tenant_id and m.client_id = r.client_id and m.service_id = r.service_id
  where r.service_id is not null
), converted as (
  -- One step after the other, each worked out once: offset 0 keeps them apart and keeps no rows, as a step of its own would.
  select c.*, floor(clicks * conversion_rate * (1 + drift * passed * 0.5) + chance) as conversions from (
    select s.*, round(impressions * rate) as clicks from (
      select s.*, round(spend / (cpm * (1 - drift * passed * 0.3)) * 1000) as impressions from (
        select p.*, dollars * weekday * (0.82 + 0.36 * chance) as spend,
          ctr * (1 + drift * passed) * (0.9 + 0.2 * (1 - chance)) as rate from paid p offset 0
      ) s offset 0
    ) s offset 0
  ) c offset 0
), figure as (
insert into metric_fact (tenant_id, client_id, channel, day, campaign_id, placement, segment,
  impressions, clicks, spend_micros, conversion_micros, conversion_value_micros, views, store_visits, vdp_views, users, sessions)
select tenant_id, client_id, channel, day, campaign_id, placement, segment, impressions, clicks, round(spend * 1e6),
  conversions * 1e6, conversions * 41e6, round(impressions * vtr), floor((clicks * 0.012 + case channel when 'ctv' then impressions * 0.0006 else 0 end) + chance * 0.6), round(clicks * 0.42), 0, 0
from converted where impressions > 0
union all
select r.tenant_id, r.client_id, r.channel, c.day, r.campaign_id, '', r.segment, 0, 0, 0, floor(v.sessions * r.conversion_rate + 0.5) * 1e6, 0, 0, 0,
  round(v.sessions * 0.7), round(v.sessions * 0.81), v.sessions
from recipe r cross join calendar c cross join lateral (
  select round(r.sessions * c.weekday * c.season * (1 + r.drift * c.passed)
    * (0.85 + 0.3 * ((hashint4(r.campaign_id * 1009 + (c.day - date '2020-01-01') * 31) & 65535) / 65535.0::float8))) as sessions) v
where r.service_id is null
returning *
), ${sumsOfNewFigures.steps('figure')}
select from figure limit 0`,
    [JSON.stringify(recipes), first, last],
  )
  return campaigns.length
}
