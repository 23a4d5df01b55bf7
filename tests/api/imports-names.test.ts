import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer as Body } from '@portal/core/calls'
import { root, signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { checked, imported } from './import-file.ts'

let server: RunningServer
let importer: Caller

beforeAll(async () => {
  server = await startServer()
  importer = await signIn(server.url, 'super-admin')
})
afterAll(async () => {
  await server.stop()
})

const sample = (name: string): string => readFileSync(join(root, 'tests/fixtures/metrics', name), 'utf8')

/** The cells of a file by column. None of the samples has a comma or a line break in a name. */
function rowsOf(text: string): Record<string, string>[] {
  const [head = '', ...lines] = text.trim().split(/\r?\n/)
  const names = head.split(',')
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, at) => [names[at], cell])))
}

/** By id, the name of the row that says it last. */
function latestNames(text: string, since: string): Map<string, string> {
  const rows = rowsOf(text).toSorted((a, b) => (a[since] ?? '').localeCompare(b[since] ?? ''))
  return new Map(rows.map((row) => [row['id'] ?? '', row['name'] ?? '']))
}

/** Names of a client's campaigns as the dashboards show them, by their ids on the platform. */
async function namesOn(channel: string, clientId: number, start: string, end: string) {
  const { body } = await importer.get<Body<'metrics.campaigns'>>(
    `/metrics/campaigns?clientId=${clientId}&channel=${channel}&startDate=${start}&endDate=${end}`,
  )
  return new Map(body.map(({ externalId, name }) => [externalId, name]))
}

describe('exports that hold names alone, as they are', () => {
  test('Google Ads: the history of campaigns names those of the figures', async () => {
    await imported(importer, 'metrics', sample('google-ads-campaigns.csv'), 'figures.csv', 1002)
    const text = sample('google-ads-campaign-names.csv')
    const names = latestNames(text, 'updated_at')
    const run = await imported(importer, 'metrics', text, 'names.csv', 1002)
    expect(run).toMatchObject({ status: 'done', rowsTotal: rowsOf(text).length })
    expect(run.created + run.updated).toBe(names.size)
    const shown = await namesOn('search', 1002, '2021-01-01', '2021-12-31')
    const known = [...shown].filter(([id]) => names.has(id))
    expect(known.length).toBeGreaterThan(0)
    for (const [id, name] of known) expect(name).toBe(names.get(id))
    // The figures again, which know no names, leave them alone.
    await imported(importer, 'metrics', sample('google-ads-campaigns.csv'), 'figures.csv', 1002)
    expect(await namesOn('search', 1002, '2021-01-01', '2021-12-31')).toEqual(shown)
    expect(await imported(importer, 'metrics', text, 'names.csv', 1002)).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: names.size,
    })
  })

  test('Facebook: the history of ads names the ads, whatever campaign they belong to', async () => {
    await imported(importer, 'metrics', sample('meta-ads.csv'), 'figures.csv', 1006)
    const text = sample('meta-ads-ad-names.csv')
    await imported(importer, 'metrics', text, 'names.csv', 1006)
    const shown = await namesOn('social', 1006, '2020-01-01', '2021-12-31')
    const names = latestNames(text, 'updated_time')
    const known = [...shown].filter(([id]) => names.has(id))
    expect(known.length).toBeGreaterThan(0)
    for (const [id, name] of known) expect(name).toBe(names.get(id))
  })

  test('Microsoft Ads: the history of campaigns names those of the figures', async () => {
    await imported(importer, 'metrics', sample('microsoft-ads.csv'), 'figures.csv', 1007)
    const text = sample('microsoft-ads-campaign-names.csv')
    await imported(importer, 'metrics', text, 'names.csv', 1007)
    const shown = await namesOn('search', 1007, '2018-09-01', '2019-06-30')
    const names = latestNames(text, 'modified_time')
    const known = [...shown].filter(([id]) => names.has(id))
    expect(known.length).toBeGreaterThan(0)
    for (const [id, name] of known) expect(name).toBe(names.get(id))
  })

  test('a history of accounts names what is counted for a whole account', async () => {
    for (const [file, platform] of [
      ['meta-ads-account-names.csv', 'meta'],
      ['microsoft-ads-account-names.csv', 'microsoft'],
    ] as const) {
      const run = await imported(importer, 'metrics', sample(file), `${platform}.csv`, 1008)
      expect(run, file).toMatchObject({ status: 'done', created: 1, updated: 0, badRowCount: 0 })
    }
  })

  test('campaigns that are named after their figures came are of new or used vehicles from then on, in every sum', async () => {
    const clientId = 1010
    const days = { start_date: '2022-03-01', end_date: '2022-03-02' }
    const segments = async () => {
      const { body } = await importer.post<Body<'dashboards.socialSegmented'>>(
        '/dashboards/social-segmented',
        {
          clients: [{ id: clientId }],
          ...days,
        },
      )
      const social = body.data[0]?.data.current_period?.social
      return [social?.new?.clicks ?? 0, social?.used?.clicks ?? 0]
    }
    const figures =
      'Day,Campaign ID,Clicks,Cost,Channel\n2022-03-01,71,5,1,social\n2022-03-02,71,7,1,social\n2022-03-02,72,3,1,social'
    await imported(importer, 'metrics', figures, 'figures.csv', clientId)
    expect(await segments()).toEqual([0, 0])
    const header = 'Campaign ID,Campaign Name,Channel,Updated At\n'
    const named = `${header}71,Spring | New Vehicles,social,2022-04-01\n72,Spring | Used Vehicles,social,2022-04-01`
    await imported(importer, 'metrics', named, 'names.csv', clientId)
    expect(await segments()).toEqual([12, 3])
    // Called otherwise later, they move again.
    await imported(
      importer,
      'metrics',
      `${header}71,Spring | Certified,social,2022-05-01`,
      'names.csv',
      clientId,
    )
    expect(await segments()).toEqual([0, 15])
  })

  test('every other history of the samples is taken', async () => {
    const run = await imported(importer, 'metrics', sample('meta-ads-campaign-names.csv'), 'names.csv', 1009)
    expect(run.created).toBe(new Set(rowsOf(sample('meta-ads-campaign-names.csv')).map(({ id }) => id)).size)
  })

  test('a row without a name or an id, or of nobody, is named with its line', async () => {
    const run = await checked(
      importer,
      'metrics',
      'Campaign ID,Campaign Name,Account ID\n12,,1\n,Trucks,1\n13,Cars,999',
      'names.csv',
    )
    expect(run.status).toBe('refused')
    expect(run.badRows.map(({ line, message }) => [line, message])).toEqual([
      [2, 'Field is required'],
      [3, 'Field is required'],
      [4, expect.stringContaining('No client has the account "999"')],
    ])
  })

  test('a file of figures that forgot its days is still told so', async () => {
    const run = await checked(importer, 'metrics', 'Campaign ID,Campaign,Clicks\n1,Trucks,5', 'x.csv', 1002)
    expect(run).toMatchObject({ status: 'refused', message: expect.stringContaining('Date') })
  })
})
