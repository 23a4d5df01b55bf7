import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { imported } from '../api/import-file.ts'
import { browser, root, signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { visitAs } from '../support/visit.ts'

let server: RunningServer
let chromium: Browser
let importer: Caller

beforeAll(async () => {
  ;[server, chromium] = await Promise.all([startServer(), browser()])
  importer = await signIn(server.url, 'super-admin')
})
afterAll(async () => {
  await chromium?.close()
  await server?.stop()
})

type Row = Readonly<Record<string, string>>

/** The rows of an export by column. None of them has a line break in a cell. */
function rowsOf(text: string): Row[] {
  const [head = '', ...lines] = text.trim().split(/\r?\n/)
  const cells = (line: string): string[] =>
    [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')
  const names = cells(head)
  return lines.map((line) => Object.fromEntries(cells(line).map((cell, at) => [names[at], cell])))
}
const sum = (rows: readonly Row[], column: string): number =>
  rows.reduce((total, row) => total + Number(row[column] || 0), 0)
const count = (number: number): string => number.toLocaleString('en-US')
const dollars = (number: number): string =>
  number.toLocaleString('en-US', { style: 'currency', currency: 'USD' })

// The exports as the platforms give them, each for a client of its own.
it.each([
  { file: 'google-ads-campaigns.csv', clientId: 1002, screen: '/sem', clicks: 'clicks', micros: true },
  { file: 'google-ads-account.csv', clientId: 1005, screen: '/sem', clicks: 'clicks', micros: true },
  { file: 'meta-ads.csv', clientId: 1006, screen: '/social', clicks: 'inline_link_clicks', micros: false },
  { file: 'microsoft-ads.csv', clientId: 1007, screen: '/sem', clicks: 'clicks', micros: false },
])(
  '$file is on its dashboard with the totals of the file',
  async ({ file, clientId, screen, clicks, micros }) => {
    const text = readFileSync(join(root, 'tests/fixtures/metrics', file), 'utf8')
    const rows = rowsOf(text)
    await imported(importer, 'metrics', text, file, clientId)
    const days = rows.map(({ date }) => date!.slice(0, 10)).toSorted()
    await using visit = await visitAs(chromium, server, 'sem', {
      path: `${screen}?clients=${clientId}&startDate=${days[0]}&endDate=${days.at(-1)}`,
    })
    const tiles = visit.page.getByRole('list', { name: 'Figures' })
    const tile = (name: string, value: string): Promise<void> =>
      tiles
        .getByRole('button', { name })
        .filter({ has: visit.page.getByText(value, { exact: true }) })
        .first()
        .waitFor()
    await tile('Clicks', count(sum(rows, clicks)))
    await tile('Impressions', count(sum(rows, 'impressions')))
    await tile('Spend', dollars(micros ? sum(rows, 'cost_micros') / 1e6 : sum(rows, 'spend')))
    expect(visit.complaints).toEqual([])
  },
)
