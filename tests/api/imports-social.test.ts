import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer as Body } from '@portal/core/calls'
import type { Server } from '@portal/server/server'
import { root, signIn, type Caller } from '../support/index.ts'
import { startServerHere } from '../support/server-here.ts'
import { applied, checked, imported, type Problem, type Run } from './import-file.ts'

let server: Server
let importer: Caller

beforeAll(async () => {
  server = await startServerHere()
  importer = await signIn(server.address, 'super-admin')
})
afterAll(async () => {
  await server.stop()
})

const sample = (name: string): string => readFileSync(join(root, 'tests/fixtures/metrics', name), 'utf8')

async function social(clientId: number): Promise<{ clicks: number; spend?: number } | null | undefined> {
  const { body } = await importer.post<Body<'dashboards.social'>>('/dashboards/social', {
    clients: [{ id: clientId }],
    start_date: '2024-04-01',
    end_date: '2024-04-03',
  })
  return body.data[0]?.data.current_period
}

const warningsOf = (run: Run): readonly string[] => run.warnings.map(({ id }) => id)

describe('LinkedIn and TikTok', () => {
  test('LinkedIn is Social, with its spend, and the preview says so before anything counts', async () => {
    const run = await checked(importer, 'metrics', sample('linkedin-campaigns.csv'), 'linkedin.csv', 1011)
    expect(run).toMatchObject({ status: 'checked', warnings: [] })
    expect(run.parts).toEqual([
      {
        platform: 'LinkedIn',
        channel: 'Social',
        rows: 4,
        firstDay: '2024-04-01',
        lastDay: '2024-04-03',
        days: 3,
        impressions: 6124,
        clicks: 86,
        spend: 530.62,
        conversions: 3,
      },
    ])
    expect(run.columns).toMatchObject({ cost_in_local_currency: null, one_click_leads: null })
    await applied(importer, run.id)
    expect(await social(1011)).toMatchObject({ clicks: 86, spend: 530.62 })
    const names = await imported(
      importer,
      'metrics',
      sample('linkedin-campaign-names.csv'),
      'names.csv',
      1011,
    )
    expect(names).toMatchObject({ created: 0, updated: 2 })
    expect(names.parts).toMatchObject([{ platform: 'LinkedIn', channel: 'Social', rows: 3, days: 0 }])
    const { body } = await importer.get<Body<'metrics.campaigns'>>(
      '/metrics/campaigns?clientId=1011&channel=social&startDate=2024-04-01&endDate=2024-04-03',
    )
    expect(body.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Service and Parts', 'Fleet Buyers']),
    )
  })

  test('TikTok is Social, its hours are summed by day', async () => {
    const run = await imported(importer, 'metrics', sample('tiktok-campaigns.csv'), 'tiktok.csv', 1012)
    expect(run).toMatchObject({ created: 2 })
    expect(run.parts).toMatchObject([{ platform: 'TikTok', channel: 'Social', days: 2, spend: 36.71 }])
    expect(await social(1012)).toMatchObject({ clicks: 61, spend: 36.71 })
  })

  test('a list of advertisers is never ready', async () => {
    const run = await checked(importer, 'metrics', sample('tiktok-advertisers.csv'), 'list.csv', 1012)
    expect(run.status).toBe('refused')
    expect(run.message).toContain('list of advertisers')
  })
})

describe('Analytics', () => {
  test.each([
    ['a report', 'ga4-traffic-acquisition.csv', 1017],
    ['an exploration', 'ga4-exploration.csv', 1018],
  ])(
    '%s is its visits by channel group and day, its lines of title and its grand total left out',
    async (_, file, clientId) => {
      const run = await imported(importer, 'metrics', sample(file), file, clientId)
      expect(run.parts).toMatchObject([
        {
          platform: 'Google Analytics',
          channel: 'Analytics',
          rows: 6,
          days: 2,
          firstDay: '2024-04-01',
          lastDay: '2024-04-02',
        },
      ])
      const rows = await server.services.database.asOwner(async (client) => {
        const found = await client.query<{ name: string; sessions: number }>(
          `select g.name, sum(f.sessions)::integer as sessions from metric_fact f
          join metric_campaign g on g.tenant_id = f.tenant_id and g.id = f.campaign_id
        where f.client_id = $1 and f.channel = 'analytics' and f.day between '2024-04-01' and '2024-04-02' group by 1 order by 1`,
          [clientId],
        )
        return found.rows
      })
      // The file’s own sums, worked out by hand.
      expect(rows).toEqual([
        { name: 'Direct', sessions: 118 },
        { name: 'Organic Search', sessions: 431 },
        { name: 'Paid Search', sessions: 264 },
      ])
    },
  )
})

describe('what must be answered before a file is written', () => {
  const apply = (run: Run, accepted?: readonly string[]) =>
    importer.post<Problem>(`/imports/${run.id}/apply`, accepted === undefined ? {} : { accepted })

  test('figures without a column of spend', async () => {
    const text = sample('linkedin-campaigns.csv')
      .replace('cost_in_usd', 'cost_eur')
      .replace('cost_in_local', 'cost_local')
    const run = await checked(importer, 'metrics', text, 'no-spend.csv', 1013)
    expect(warningsOf(run)).toEqual(['no-spend'])
    expect(run.warnings[0]!.message).toContain('cost_local_currency, cost_eur')
    const refused = await apply(run)
    expect(refused.status).toBe(422)
    expect(refused.body.errors?.['accepted']).toContain('$0.00')
    expect((await apply(run, ['double-counting'])).status).toBe(422)
    expect((await apply(run, ['no-spend'])).status).toBe(200)
  })

  const campaigns =
    'Date,Campaign ID,Campaign,Impressions,Clicks,Cost\n2024-06-01,7,Brand,100,10,50\n2024-06-02,7,Brand,90,9,45'
  const account = 'Date,Impressions,Clicks,Cost\n2024-06-02,190,19,95\n2024-06-09,1,1,1'

  test.each([
    ['a whole account beside its campaigns', 1014, campaigns, account],
    ['campaigns beside their whole account', 1015, account, campaigns],
  ])('%s', async (_, clientId, first, second) => {
    await imported(importer, 'metrics', first, 'first.csv', clientId)
    const run = await checked(importer, 'metrics', second, 'second.csv', clientId)
    expect(warningsOf(run)).toEqual(['double-counting'])
    expect(run.warnings[0]!.message).toContain('06/02/2024')
    expect((await apply(run)).status).toBe(422)
    expect((await apply(run, warningsOf(run))).status).toBe(200)
  })

  test('both in one file; nothing where their days differ', async () => {
    const both = 'Date,Campaign,Impressions,Clicks,Cost\n2024-06-01,Brand,100,10,50\n2024-06-01,,100,10,50'
    expect(warningsOf(await checked(importer, 'metrics', both, 'both.csv', 1016))).toEqual([
      'double-counting',
    ])
    await imported(importer, 'metrics', campaigns, 'campaigns.csv', 1017)
    const later = account.replaceAll('2024-06', '2024-07')
    expect(warningsOf(await checked(importer, 'metrics', later, 'later.csv', 1017))).toEqual([])
  })
})
