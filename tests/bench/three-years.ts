import { openDatabase } from '@portal/server/foundation/database/database'
import { fillAgency, type Agency } from './agency.ts'
import type { World } from './world.ts'

/** Clients of the agency below: all of them, or the share of them that `BENCH_SHARE` says, for a first look. */
export const clients = Math.max(100, Math.round(5_000 * Number(process.env['BENCH_SHARE'] ?? 1)))
/** Days of figures of each of them, the last of which was yesterday. */
export const days = 1_095

/** What of each client and day there is: a campaign in each channel. */
const channels = ['search', 'social'] as const
const sums = 'impressions, clicks, spend_micros, conversion_micros'

const statements: readonly string[] = [
  'update service set pacing_section_id = 1 where id % 4 = 1',
  `select metric_months(current_date - ${days}, current_date)`,
  `insert into metric_campaign (tenant_id, id, client_id, platform, external_id, name, channel)
    select 1, 2 * c + k, c, 'google-ads', k, 'Campaign ' || k, (array['${channels.join("','")}'])[1 + k]
    from generate_series(1, ${clients}) c, generate_series(0, ${channels.length - 1}) k`,
  `insert into metric_fact (tenant_id, client_id, channel, day, campaign_id, ${sums})
    select 1, g.client_id, g.channel, current_date - d, g.id, 100 + (g.id + d * 7) % 900, (g.id + d) % 90, (100 + (g.id + d * 3) % 900) * 10000, (g.id + d) % 5 * 1000000
    from generate_series(1, ${days}) d, metric_campaign g`,
  `insert into metric_day (tenant_id, client_id, channel, day, facts, ${sums})
    select tenant_id, client_id, channel, day, 1, ${sums} from metric_fact`,
  `insert into metric_month (tenant_id, month, channel, client_id, facts, ${sums})
    select tenant_id, date_trunc('month', day), channel, client_id, count(*), sum(impressions), sum(clicks), sum(spend_micros), sum(conversion_micros)
    from metric_fact group by 1, 2, 3, 4`,
  "insert into lead_type (tenant_id, id, name) select 1, i, 'Lead type ' || i from generate_series(1, 3) i",
  `insert into lead (tenant_id, client_id, lead_type_id, source, received_at, count)
    select 1, c, 1 + (c + d) % 3, (array['Website', 'Phone', 'Chat'])[1 + (c + d) % 3], current_date - d * 4, 1 + (c + d) % 6
    from generate_series(1, ${clients}) c, generate_series(0, ${Math.floor(days / 4)}) d`,
]

/** An agency of 5,000 clients with three years of figures and leads: some eleven million rows of each day of a campaign. */
export async function threeYears(world: World): Promise<Agency> {
  const agency = await fillAgency(
    { databaseUrl: await world.emptyDatabase(), dataDir: world.place('three-years') },
    clients,
  )
  const database = await openDatabase({ ...agency, poolSize: 2 })
  try {
    await database.asOwner(async (client) => {
      await client.query("set session_replication_role = 'replica'")
      try {
        for (const statement of statements) await client.query(statement)
      } finally {
        await client.query('reset session_replication_role')
      }
      await client.query('vacuum analyze')
    })
  } finally {
    await database.stop()
  }
  return agency
}
