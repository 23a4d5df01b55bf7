import type { Server } from '@portal/server/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addMonths } from '@portal/core/foundation/format'
import type { ReportAnswer } from '@portal/core/platform/reports/report-answer'
import type { NamedClient, ReportRow } from '@portal/core/platform/reports/report-column'
import { signIn, type Caller } from '../support/index.ts'
import { startServerHere } from '../support/server-here.ts'

/** Group performance: its figures worked out once more from stored rows, and who gets which of them. */

let server: Server
let admin: Caller

beforeAll(async () => {
  server = await startServerHere()
  admin = await signIn(server.address, 'super-admin')
})
afterAll(async () => {
  await server.stop()
})

const read = async (path: string, by: Caller = admin): Promise<ReportAnswer> => {
  const { status, body } = await by.get<ReportAnswer>(`${path}${path.includes('?') ? '&' : '?'}pageSize=200`)
  expect([path, status]).toEqual([path, 200])
  return body
}

const here = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' }).format(new Date())
const rowOf = ({ rows }: ReportAnswer, clientId: number): ReportRow | undefined =>
  rows.find((row) => row['clientId'] === clientId)

// RPT-05
test('the SEO tab tells what Search Console counted, the average place from impressions, and approved achievements', async () => {
  const figures = await server.services.database.asOwner(async (owner) => {
    const { rows } = await owner.query<{
      client: number
      query: string
      page: string
      day: string
      clicks: number
      impressions: number
      weight: number
    }>(`select client_id as client, dimensions ->> 'query' as query, dimensions ->> 'page' as page, day::text as day,
        (figures ->> 'clicks')::float8 as clicks, (figures ->> 'impressions')::float8 as impressions, (figures ->> 'position')::float8 as weight
      from report_figure where tenant_id = 1 and source = 'searchConsole'`)
    return rows
  })
  const month = `${addMonths(`${here.slice(0, 7)}-01`, -1)}`
  const of = `month=${month}`
  const inMonth = figures.filter(({ day }) => day.startsWith(month.slice(0, 7)))
  const sums = (some: typeof figures, field: 'clicks' | 'impressions' | 'weight'): number =>
    some.reduce((whole, one) => whole + one[field], 0)
  const place = (some: typeof figures): number =>
    Math.round((100 * sums(some, 'weight')) / sums(some, 'impressions')) / 100
  const stores = await read(`/reports/seo-performance?${of}`)
  const queries = await read(`/reports/seo-performance-queries?${of}`)
  const pages = await read(`/reports/seo-performance-pages?${of}`)
  for (const report of [stores, queries, pages])
    expect([report.totals['clicks'], report.totals['impressions'], report.totals['position']]).toEqual([
      sums(inMonth, 'clicks'),
      sums(inMonth, 'impressions'),
      place(inMonth),
    ])
  const own = inMonth.filter(({ client }) => client === 1003)
  expect(rowOf(stores, 1003)).toMatchObject({ clicks: sums(own, 'clicks'), position: place(own) })
  for (const { query, stores: shown, clicks } of queries.rows.slice(0, 5)) {
    const alike = inMonth.filter((one) => one.query === query)
    expect([query, clicks]).toEqual([query, sums(alike, 'clicks')])
    expect([query, shown]).toEqual([query, new Set(alike.map(({ client }) => client)).size])
  }

  const client = await signIn(server.address, 'client-manager')
  const added = async (name: string, state: 'Approved' | 'Proposed'): Promise<void> => {
    await server.services.database.asOwner((owner) =>
      owner.query(
        `insert into achievement (tenant_id, client_id, name, reached_at, state) values (1, 1003, $1, $2, $3)`,
        [name, here, state],
      ),
    )
  }
  await added('First for the town', 'Approved')
  await added('Second for the town', 'Proposed')
  const names = (await read('/reports/seo-performance-achievements', client)).rows
  expect(names.map(({ name }) => name)).toContain('First for the town')
  expect(names.map(({ name }) => name)).not.toContain('Second for the town')
  for (const path of ['queries', 'pages', 'achievements'])
    for (const { client: store } of (await read(`/reports/seo-performance-${path}`, client)).rows)
      expect([1003, 1004]).toContain((store as NamedClient | undefined)?.id ?? 1003)
})
