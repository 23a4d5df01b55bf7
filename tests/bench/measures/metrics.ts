import { addDays } from '@portal/core/foundation/format'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase } from '@portal/server/foundation/database/database'
import { fillAgency, type Agency } from '../agency.ts'
import { bringIn, copyIn } from '../bring-in.ts'
import { exponent, median, timed } from '../rounds.ts'
import { ms, perSecond, type Figure } from '../figure.ts'
import { load, type Served } from '../load.ts'
import { side, Running } from '../running.ts'
import type { Kind, World } from '../world.ts'

const clients = 5000
const campaigns = 5
/** Days that end with the month that is asked for; 50,000 rows each. */
const daysOf = { million: 20, tenMillion: 200 } as const
const importedRows = 1_000_000

/**
 * One client's period beside the one before, and the month of 5,000 clients
 * against their budgets, over a million and ten million daily rows; and a
 * million rows brought in from a file. The reference is a bare handler with
 * the best statement on the same rollups, and COPY into a table without keys.
 */
export async function measureMetrics(world: World): Promise<Figure[]> {
  const figures: Figure[] = []
  const small = await questions(world, 'PostgreSQL', 'million')
  const large = await questions(world, 'PostgreSQL', 'tenMillion')
  const embedded = await questions(world, 'embedded', 'million')
  for (const [asked, of] of [
    [large, 'ten million rows'],
    [embedded, 'a million rows'],
  ] as const)
    for (const { name, ours, reference, ratio } of asked.answers)
      figures.push({
        name,
        on: asked.kind,
        ours: ms(ours),
        reference: ms(reference),
        value: ratio,
        reach: { atMost: 1.3 },
        note: `${of}; worked out anew each time, with token, rights, parsing and presenting`,
      })
  for (const [at, { name, ours }] of large.answers.entries()) {
    const before = small.answers[at]?.ours ?? Number.NaN
    figures.push({
      name: `${name}, growth`,
      on: 'PostgreSQL',
      ours: ms(ours),
      reference: ms(before),
      value: ours / before,
      reach: { atMost: 1.2 },
      note: `from a million to ten million rows; exponent ${exponent(before, ours, 10).toFixed(2)}`,
    })
  }
  figures.push(await importOfRows(world))
  return figures
}

interface Answered {
  readonly name: string
  /** Milliseconds of one answer. */
  readonly ours: number
  readonly reference: number
  readonly ratio: number
}

async function questions(
  world: World,
  kind: Kind,
  size: keyof typeof daysOf,
): Promise<{ readonly kind: Kind; readonly answers: readonly Answered[] }> {
  const agency = await fillAgency(
    {
      databaseUrl: kind === 'PostgreSQL' ? await world.emptyDatabase() : null,
      dataDir: world.place(`metrics-${kind}-${size}`),
    },
    clients,
  )
  await addFigures(agency, daysOf[size])
  const headers = { authorization: agency.authorization, 'content-type': 'application/json' }
  const asked = [
    {
      name: 'one client and channel, two periods',
      ours: () => ({
        method: 'POST',
        path: '/api/dashboards/sem',
        headers,
        body: JSON.stringify({
          clients: [{ id: 1 + Math.floor(Math.random() * clients) }],
          start_date: '2026-06-08',
          end_date: '2026-06-14',
          breakCache: true,
        }),
      }),
      reference: () => ({
        method: 'GET',
        path: `/figures/${1 + Math.floor(Math.random() * clients)}`,
        headers: {},
      }),
    },
    {
      name: 'month to date of 5,000 clients',
      ours: () => ({
        method: 'POST',
        path: '/api/clients/mtd-pacing-totals',
        headers,
        body: JSON.stringify({ sectionId: 1, clientIds: [], month: '2026-06-15' }),
      }),
      reference: () => ({ method: 'GET', path: '/pacing', headers: {} }),
    },
  ]
  const answers: Answered[] = []
  await side(agency, world.reference(agency), async (ours, reference) => {
    for (const question of asked) {
      const mine = (): Promise<Served> =>
        load(ours.url, question.ours, { connections: 1, milliseconds: 1500 })
      const theirs = (): Promise<Served> =>
        load(reference.url, question.reference, { connections: 1, milliseconds: 1500 })
      await mine()
      await theirs()
      const pairs: (readonly [number, number])[] = []
      for (let round = 0; round < 5; round += 1)
        pairs.push([1000 / (await mine()).rate, 1000 / (await theirs()).rate])
      answers.push({
        name: question.name,
        ours: median(pairs.map(([one]) => one)),
        reference: median(pairs.map(([, other]) => other)),
        ratio: median(pairs.map(([one, other]) => one / other)),
      })
    }
  })
  return { kind, answers }
}

/** Rows by formula; the rollups are made at once, as the triggers would have made them row by row. */
async function addFigures(place: Agency, days: number): Promise<void> {
  const database = await openDatabase({ ...place, poolSize: 2 })
  const first = `date '2026-06-30' - ${days - 1}`
  const sums = ['impressions', 'clicks', 'spend_micros', 'conversion_micros']
    .map((column) => `sum(${column})`)
    .join(', ')
  const names = 'impressions, clicks, spend_micros, conversion_micros'
  try {
    await database.asOwner(async (client) => {
      await client.query("set session_replication_role = 'replica'")
      try {
        await client.query('update service set pacing_section_id = 1 where id % 4 = 1')
        await client.query(`select metric_months(${first}, date '2026-06-30')`)
        await client.query(`insert into metric_campaign (tenant_id, id, client_id, platform, external_id, name, channel)
          select 1, 1 + (c - 1) * ${2 * campaigns} + k, c, 'google-ads', k, 'Campaign ' || k, case when k < ${campaigns} then 'search' else 'social' end
          from generate_series(1, ${clients}) c, generate_series(0, ${2 * campaigns - 1}) k`)
        await client.query(`insert into metric_fact (tenant_id, client_id, channel, day, campaign_id, ${names})
          select 1, c.client_id, c.channel, ${first} + d, c.id, 100 + c.id % 900, c.id % 90, (c.id % 900) * 10000, (c.id % 5) * 1000000
          from generate_series(0, ${days - 1}) d, metric_campaign c`)
        await client.query(`insert into metric_day (tenant_id, client_id, channel, day, facts, ${names})
          select tenant_id, client_id, channel, day, count(*), ${sums} from metric_fact group by 1, 2, 3, 4`)
        await client.query(`insert into metric_month (tenant_id, month, channel, client_id, facts, ${names})
          select tenant_id, date_trunc('month', day), channel, client_id, count(*), ${sums} from metric_fact group by 1, 2, 3, 4`)
      } finally {
        await client.query('reset session_replication_role')
      }
      await client.query('vacuum analyze')
    })
  } finally {
    await database.stop()
  }
}

async function importOfRows(world: World): Promise<Figure> {
  const agency = await fillAgency(
    { databaseUrl: await world.emptyDatabase(), dataDir: world.place('metrics-import') },
    1000,
  )
  const path = join(world.place('metrics-files'), 'figures.csv')
  const file = await open(path, 'w')
  await file.write('Date,Dealer Code,Campaign ID,Campaign,Impressions,Clicks,Cost,Conversions\n')
  for (let day = 0; day < 100; day += 1) {
    const date = addDays('2026-01-01', day)
    const lines = Array.from(
      { length: importedRows / 100 },
      (_, row) =>
        `${date},D${100001 + (row % 1000)},${Math.floor(row / 1000)},Brand,${row % 900},${row % 70},${(row % 5000) / 100},${row % 3}`,
    )
    await file.write(`${lines.join('\n')}\n`)
  }
  await file.close()
  const copied = await copyIn(
    agency,
    path,
    'day date, code text, campaign_id text, campaign text, impressions bigint, clicks bigint, cost numeric, conversions numeric',
  )
  const server = await Running.ours(agency)
  try {
    const taken = await timed(() => bringIn(server, agency, 'metrics', path, importedRows))
    return {
      name: 'import of a million daily rows',
      on: 'PostgreSQL',
      ours: perSecond(importedRows / (taken / 1000)),
      reference: perSecond(importedRows / (copied / 1000)),
      value: copied / taken,
      reach: { atLeast: 0.3 },
      note: 'sent, read, each row checked and explained, compared with what is stored, written with rollups and the way back; reference: COPY into a table without keys',
    }
  } finally {
    await server.stop()
  }
}
