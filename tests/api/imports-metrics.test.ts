import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer as Body } from '@portal/core/calls'
import { root, signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { once } from '../support/once.ts'
import { applied, checked, imported, settled, type Problem, type Run } from './import-file.ts'

type Dashboard = Body<'dashboards.sem'>

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

/** The cells of a file by column. None of the samples has a line break in a cell. */
function rowsOf(text: string): Record<string, string>[] {
  const [head, ...lines] = text.trim().split(/\r?\n/)
  const cells = (line: string): string[] =>
    [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')
  const names = cells(head!)
  return lines.map((line) => Object.fromEntries(cells(line).map((cell, at) => [names[at], cell])))
}
const sum = (rows: readonly Record<string, string>[], column: string): number =>
  rows.reduce((total, row) => total + Number(row[column] || 0), 0)

async function figures(name: string, clientId: number, start: string, end: string): Promise<Dashboard> {
  const { status, body } = await importer.post<Dashboard>(`/dashboards/${name}`, {
    clients: [{ id: clientId }],
    start_date: start,
    end_date: end,
  })
  expect(status).toBe(200)
  return body
}
const daysOf = (rows: readonly Record<string, string>[]): [string, string] => {
  const days = rows.map(({ date }) => date!).toSorted()
  return [days[0]!, days.at(-1)!]
}

describe('exports of the platforms, as they are', () => {
  test('Google Ads: money in millionths, several rows of a day and campaign summed', async () => {
    const text = sample('google-ads-campaigns.csv')
    const rows = rowsOf(text)
    const run = await imported(importer, 'metrics', text, 'google-ads-campaigns.csv', 1002)
    const keys = new Set(rows.map(({ date, id }) => `${date} ${id}`))
    expect(run).toMatchObject({
      status: 'done',
      rowsTotal: rows.length,
      created: keys.size,
      updated: 0,
      unchanged: 0,
    })
    const [start, end] = daysOf(rows)
    const { current_period: now } = (await figures('sem', 1002, start, end)).data[0]!.data
    expect(now!.impressions).toBe(sum(rows, 'impressions'))
    expect(now!.clicks).toBe(sum(rows, 'clicks'))
    expect(now!.spend).toBeCloseTo(sum(rows, 'cost_micros') / 1e6, 2)
    expect(now!.conversions).toBeCloseTo(sum(rows, 'conversions'), 2)
  })

  test('Google Ads: a whole account without campaigns', async () => {
    const text = sample('google-ads-account.csv')
    const rows = rowsOf(text)
    await imported(importer, 'metrics', text, 'google-ads-account.csv', 1005)
    const { current_period: now } = (await figures('sem', 1005, ...daysOf(rows))).data[0]!.data
    expect(now!.clicks).toBe(sum(rows, 'clicks'))
    expect(now!.spend).toBeCloseTo(sum(rows, 'cost_micros') / 1e6, 2)
  })

  test('Facebook: ads of a day', async () => {
    const text = sample('meta-ads.csv')
    const rows = rowsOf(text)
    await imported(importer, 'metrics', text, 'meta-ads.csv', 1006)
    const { current_period: now } = (await figures('social', 1006, ...daysOf(rows))).data[0]!.data
    expect(now!.impressions).toBe(sum(rows, 'impressions'))
    expect(now!.clicks).toBe(sum(rows, 'inline_link_clicks'))
    expect(now!.spend).toBeCloseTo(sum(rows, 'spend'), 2)
  })

  once('Microsoft Ads: thousands of rows; the same file again changes nothing', async () => {
    const text = sample('microsoft-ads.csv')
    const rows = rowsOf(text)
    const first = await imported(importer, 'metrics', text, 'microsoft-ads.csv', 1007)
    expect(first.rowsTotal).toBe(rows.length)
    const [start, end] = daysOf(rows)
    const before = await figures('sem', 1007, start, end)
    const { current_period: now } = before.data[0]!.data
    expect(now!.impressions).toBe(sum(rows, 'impressions'))
    expect(now!.clicks).toBe(sum(rows, 'clicks'))
    expect(now!.spend).toBeCloseTo(sum(rows, 'spend'), 2)
    expect(now!.conversions).toBeCloseTo(sum(rows, 'conversions'), 2)
    const again = await imported(importer, 'metrics', text, 'microsoft-ads.csv', 1007)
    expect(again).toMatchObject({ created: 0, updated: 0, unchanged: first.created })
    expect((await figures('sem', 1007, start, end)).total).toEqual(before.total)
  })

  test('a report saved from the screen: UTF-16 with tabs, a title above, totals below', async () => {
    const lines = [
      'Campaign performance',
      'November 1, 2024 - November 2, 2024',
      'Day\tCampaign\tCampaign type\tImpr.\tClicks\tCost\tConv. value\tConversions',
      'Nov 1, 2024\tNew Trucks\tSearch\t1,234\t56\t$78.90\t0.00\t2.5',
      '11/2/2024\tUsed Cars\tVideo\t2,000\t--\t12.10\t0.00\t0',
      'Total: Account\t --\t --\t3,234\t56\t$91.00\t0.00\t2.5',
    ].join('\r\n')
    const content = new Uint8Array(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(lines, 'utf16le')]))
    const run = await imported(importer, 'metrics', content, 'report.csv', 1008)
    expect(run).toMatchObject({ created: 2 })
    const search = await figures('sem', 1008, '2024-11-01', '2024-11-02')
    expect(search.data[0]!.data.current_period).toMatchObject({
      impressions: 1234,
      spend: 78.9,
      conversions: 2.5,
    })
    const video = await figures('programmatic-video', 1008, '2024-11-01', '2024-11-02')
    expect(video.data[0]!.data.current_period).toMatchObject({ impressions: 2000, clicks: 0, spend: 12.1 })
  })
})

describe('whose figures they are', () => {
  const row = (cells: string): string => `Date,Account,Campaign,Impressions,Clicks,Cost\n${cells}`

  test('is found by the account in the profiles, however its number is written', async () => {
    const { body: client } = await importer.get<{
      profiles: { identifier: string; ProfileType: { name: string } }[]
    }>('/clients/1009')
    const account = client.profiles.find(({ ProfileType }) => ProfileType.name === 'Google Ads')!.identifier
    await imported(importer, 'metrics', row(`2024-05-01,${account.replaceAll('-', '')},Brand,10,1,1.50`))
    const found = await figures('sem', 1009, '2024-05-01', '2024-05-01')
    expect(found.data[0]!.data.current_period).toMatchObject({ impressions: 10, clicks: 1, spend: 1.5 })
  })

  test('is asked for where nobody has the account; what is wrong is said by line and column', async () => {
    const run = await checked(
      importer,
      'metrics',
      row('2024-05-01,999-888-7777,Brand,10,1,1.50\nyesterday,1,Brand,ten,-1,a lot'),
    )
    expect(run.status).toBe('refused')
    expect(run.badRows).toEqual([
      {
        line: 2,
        column: 'Account',
        cell: '999-888-7777',
        message:
          'No client has the account "999-888-7777" in its profiles. Add it to one, or choose the client of the file.',
      },
      { line: 3, column: 'Date', cell: 'yesterday', message: 'Field must be a date' },
      { line: 3, column: 'Impressions', cell: 'ten', message: 'Impressions must be a whole number.' },
      { line: 3, column: 'Clicks', cell: '-1', message: 'Clicks must be a whole number.' },
      { line: 3, column: 'Cost', cell: 'a lot', message: 'Spend must be a number.' },
    ])
    expect(run.message).toBe(
      '2 rows cannot be taken, so nothing was written. Correct the file and import it again.',
    )
  })

  test('is refused for a client that there is not, and for files of other things', async () => {
    const form = (kind: string, clientId: string): FormData => {
      const made = new FormData()
      made.set('kind', kind)
      made.set('clientId', clientId)
      made.set('file', new File(['Date,Impressions\n2024-01-01,1'], 'x.csv'))
      return made
    }
    const unknown = await importer.post<Problem>('/imports', form('metrics', '999999'))
    expect([unknown.status, unknown.body.errors]).toEqual([422, { clientId: 'This client does not exist.' }])
    expect((await importer.post<Problem>('/imports', form('clients', '1001'))).status).toBe(422)
  })
})

describe('figures that are corrected', () => {
  const file = (clicks: number): string =>
    `Date,Campaign ID,Campaign,Impressions,Clicks,Cost\n2024-06-01,77,Brand,100,${clicks},5`

  test('replace what there was, and rollups follow', async () => {
    await imported(importer, 'metrics', file(3), 'a.csv', 1010)
    const run = await imported(importer, 'metrics', file(4), 'b.csv', 1010)
    expect(run).toMatchObject({ created: 0, updated: 1 })
    const daily = await figures('sem', 1010, '2024-06-01', '2024-06-01')
    expect(daily.data[0]!.data.current_period!.clicks).toBe(4)
    const { body } = await importer.post<Body<'dashboards.monthly'>>('/dashboards/monthly-report', {
      clients: [{ id: 1010 }],
      month: '2024-06-01',
    })
    expect(body.channels.find(({ channel }) => channel === 'search')!.current!.clicks).toBe(4)
  })

  test('come back when the import is dropped while it is written', async () => {
    const days = Array.from({ length: 28 }, (_, at) => `2024-07-${String(at + 1).padStart(2, '0')}`)
    const many = (clicks: number, until = 28, campaigns = 40): string =>
      ['Date,Campaign ID,Campaign,Impressions,Clicks,Cost']
        .concat(
          days
            .slice(0, until)
            .flatMap((day) =>
              Array.from({ length: campaigns }, (_, at) => `${day},${at},C${at},100,${clicks},5`),
            ),
        )
        .join('\n')
    // Of some days every campaign is there already, of others a few, of others none.
    await imported(importer, 'metrics', many(3, 20, 10), 'a.csv', 1010)
    await imported(importer, 'metrics', many(3, 10), 'a2.csv', 1010)
    const before = await figures('sem', 1010, '2024-07-01', '2024-07-28')
    const again = await checked(importer, 'metrics', many(4), 'b.csv', 1010)
    expect(again).toMatchObject({ status: 'checked', updated: 500, created: 28 * 40 - 500 })
    await importer.post<Run>(`/imports/${again.id}/apply`, {})
    await importer.post<Run>(`/imports/${again.id}/cancel`, {})
    const end = await settled(importer, again.id)
    const after = await figures('sem', 1010, '2024-07-01', '2024-07-28')
    // The cancel may come too late for so small a file; then all of it is written, never a part.
    expect(after.total.current_period!.clicks).toBe(
      end.status === 'done' ? 28 * 40 * 4 : before.total.current_period!.clicks,
    )
    expect(end.status).toMatch(/done|canceled/)
    if (end.status === 'canceled') expect(after.days).toEqual(before.days)
    await applied(importer, (await checked(importer, 'metrics', many(5), 'c.csv', 1010)).id)
    const last = await figures('sem', 1010, '2024-07-01', '2024-07-28')
    expect(last.total.current_period!.clicks).toBe(28 * 40 * 5)
  })

  test('are understood anew when their columns are matched by hand, as figures or as names', async () => {
    const run = await checked(
      importer,
      'metrics',
      'Date,Campaign ID,Campaign,Clicks,Other\n2024-08-01,by-hand,Trucks,3,9\n2024-08-02,by-hand,Trucks,4,8',
      'a.csv',
      1010,
    )
    expect(run).toMatchObject({ status: 'checked', created: 2 })
    const match = async (columns: Record<string, string | null>): Promise<Run> => {
      const { status } = await importer.put<Run>(`/imports/${run.id}/columns`, { columns })
      expect(status).toBe(200)
      return settled(importer, run.id)
    }
    const names = { 'Campaign ID': 'campaignId', Campaign: 'campaign' }
    expect(await match(names)).toMatchObject({ status: 'checked', created: 1, badRowCount: 0 })
    const figuresAgain = await match({ ...names, Date: 'day', Other: 'clicks' })
    expect(figuresAgain).toMatchObject({ status: 'checked', created: 2, rowsTotal: 2 })
    await applied(importer, run.id, ['no-spend'])
    expect((await figures('sem', 1010, '2024-08-01', '2024-08-02')).total.current_period!.clicks).toBe(17)
  })
})
