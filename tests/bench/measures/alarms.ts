import pg from 'pg'
import { addDays, today } from '@portal/core/foundation/format'
import { startServer } from '@portal/server/server'
import { readSettings } from '@portal/server/foundation/settings'
import { ringAlarms } from '@portal/server/results/agency/metric-alarms'
import { secret } from '../agency.ts'
import { ms, type Figure } from '../figure.ts'
import { inRounds, timed } from '../rounds.ts'
import { clients, days, threeYears } from '../three-years.ts'
import type { World } from '../world.ts'

/** Six rules as an agency has them: what they watch, when they ring, and over how many days. */
const alarms: readonly (readonly [measure: string, condition: string, threshold: number, days: number])[] = [
  ['Spend', 'Falls by', 60, 7],
  ['Spend', 'Is Above', 100_000, 1],
  ['Clicks', 'Falls by', 80, 14],
  ['Impressions', 'Rises by', 300, 7],
  ['Conversions', 'Is Below', 1, 28],
  ['Clicks', 'Is Unusual', 0, 7],
]

/** The same six by hand: one pass over the days that they need, each client once. */
const byHand = `
  with daily as (
    select client_id, day, sum(spend_micros) / 1e6 as spend, sum(impressions) as impressions, sum(clicks) as clicks, sum(conversion_micros) / 1e6 as conversions
    from metric_day where tenant_id = 1 and channel <> 'analytics' and facts > 0 and day between $1::date - 56 and $1::date group by 1, 2
  ), seen as (
    select client_id, max(clicks) filter (where day = $1::date) as amount,
      sum(spend) filter (where day > $1::date - 7) as spend_now, sum(spend) filter (where day <= $1::date - 7 and day > $1::date - 14) as spend_before,
      sum(spend) filter (where day = $1::date) as spend_day,
      sum(clicks) filter (where day > $1::date - 14) as clicks_now, sum(clicks) filter (where day <= $1::date - 14 and day > $1::date - 28) as clicks_before,
      sum(impressions) filter (where day > $1::date - 7) as shown_now, sum(impressions) filter (where day <= $1::date - 7 and day > $1::date - 14) as shown_before,
      sum(conversions) filter (where day > $1::date - 28) as converted,
      avg(clicks) filter (where day < $1::date and ($1::date - day) % 7 = 0) as mean, stddev_samp(clicks) filter (where day < $1::date and ($1::date - day) % 7 = 0) as deviation
    from daily group by 1
  )
  select s.* from seen s join client c on c.tenant_id = 1 and c.id = s.client_id and c.activated_at <= current_date and (c.canceled_at is null or c.canceled_at > current_date)
  where spend_before > 0 and spend_now <= spend_before * 0.4 or spend_day > 100000 or clicks_before > 0 and clicks_now <= clicks_before * 0.2
    or shown_before > 0 and shown_now >= shown_before * 4 or converted < 1 or deviation > 0 and abs(amount - mean) > 3 * deviation`

/** A night of alarms over ten million daily rows, beside one statement by hand that finds the same. */
export async function measureAlarms(world: World): Promise<Figure[]> {
  const agency = await threeYears(world)
  const client = new pg.Client(agency.databaseUrl ?? '')
  await client.connect()
  const server = await startServer(
    readSettings({
      PORT: '0',
      DATA_DIR: agency.dataDir,
      DATABASE_URL: agency.databaseUrl ?? '',
      SEED_DEMO: 'false',
      SCHEDULED_WORK: 'false',
      SESSION_SECRET: secret,
    }),
  )
  try {
    for (const [at, [measure, condition, threshold, over]] of alarms.entries())
      await client.query(
        `insert into metric_alarm (tenant_id, name, measure, condition, threshold, days, tell_id) values (1, $1, $2, $3, $4, $5, 1)`,
        [`Alarm ${at}`, measure, condition, threshold, over],
      )
    const night = addDays(today(), -1)
    await ringAlarms(server.services, night)
    const compared = await inRounds(5, {
      ours: () => timed(() => ringAlarms(server.services, night)),
      reference: () => timed(() => client.query(byHand, [night])),
    })
    return [
      {
        name: `a night of ${alarms.length} alarms`,
        on: 'PostgreSQL',
        ours: ms(compared.ours),
        reference: ms(compared.reference),
        value: compared.ratio,
        reach: { atMost: 1.5 },
        note: `${clients.toLocaleString('en-US')} clients, ${(2 * clients * days).toLocaleString('en-US')} daily rows; what rang is kept`,
      },
    ]
  } finally {
    await server.stop()
    await client.end()
  }
}
