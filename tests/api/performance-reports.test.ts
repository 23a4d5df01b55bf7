import type { Server } from '@portal/server/server'
import type { Answer } from '@portal/core/calls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, addMonths, monthRange } from '@portal/core/foundation/format'
import type { ReportAnswer } from '@portal/core/platform/reports/report-answer'
import type { NamedClient, ReportRow } from '@portal/core/platform/reports/report-column'
import { agencyDay } from '../support/agency-day.ts'
import { signIn, visitor, type Caller } from '../support/index.ts'
import { startServerHere } from '../support/server-here.ts'
import { testPrimaryGoals } from './primary-goals.ts'
import { testSectionsOfPerformance } from './sections-of-performance.ts'

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

const here = agencyDay()
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

// RPT-05
test('beside the year before: the same days of it, in the table and its sections, nothing in between', async () => {
  const leads = await server.services.database.asOwner(async (owner) => {
    const { rows } = await owner.query<{ client: number; day: string; count: number }>(
      `select client_id as client, received_at::text as day, count from lead where tenant_id = 1 and deleted_at is null`,
    )
    return rows
  })
  const counted = ({ startDate, endDate }: { startDate: string; endDate: string }): number =>
    leads
      .filter(({ client, day }) => client === 1003 && day >= startDate && day <= endDate)
      .reduce((sum, { count }) => sum + count, 0)
  const yearBefore = (day: string): string => addMonths(day, -12)
  const start = `${here.slice(0, 7)}-01`
  const yesterday = addDays(here, -1)
  const through = yesterday > start ? yesterday : start
  for (const [month, end] of [
    [start, through],
    [addMonths(start, -1), null],
  ] as const) {
    const report = await read(`/reports/overview-dashboard?month=${month}&against=year`)
    expect(report.before?.startDate).toBe(yearBefore(month))
    if (end !== null) expect(report.before?.endDate).toBe(yearBefore(end))
    const was = counted(report.before ?? { startDate: '', endDate: '' })
    // On the first of a month it is a single day.
    if (end !== start) expect(was).toBeGreaterThan(0)
    expect(rowOf(report, 1003)?.['leadsBefore'] ?? 0).toBe(was)
    const channels = await read(`/reports/overview-channels?month=${month}&against=year`)
    expect(channels.before).toEqual(report.before)
  }
  expect((await admin.get('/reports/overview-dashboard?against=decade')).status).toBe(422)
  // A report that compares nothing does not take it.
  expect((await admin.get('/reports/leads?against=year')).status).toBe(422)
  // Days between the two periods are in neither, nor are rows that only they have.
  const division = await read('/clients/1003/reports/seo-division?against=year')
  expect(division.rows.length).toBeGreaterThan(0)
  for (const { clicks, clicksBefore, impressions, impressionsBefore } of division.rows)
    expect(
      Number(clicks) + Number(clicksBefore) + Number(impressions) + Number(impressionsBefore),
    ).toBeGreaterThan(0)
  expect(Number(division.totals['clicksBefore'])).toBeGreaterThan(0)
})

// RPT-05
test('a Regional Manager of several groups chooses among them, one of a single group is offered none', async () => {
  const regional = await signIn(server.address, 'regional-manager')
  const alone = await read('/reports/overview-dashboard', regional)
  expect(alone.offers).toEqual({ ownGroup: [] })
  const [own, other] = await server.services.database.asOwner(async (owner) => {
    const { rows } = await owner.query<{ id: number; name: string; user: number }>(
      `select g.id, g.name, u.user_id as user from user_group_access u
        join client_group g on g.tenant_id = 1 and (g.id = u.group_id or exists (
          select from client c where c.tenant_id = 1 and c.group_id = g.id))
        where u.tenant_id = 1 order by g.id <> u.group_id, g.id limit 2`,
    )
    await owner.query('insert into user_group_access (tenant_id, user_id, group_id) values (1, $1, $2)', [
      rows[0]?.user,
      rows[1]?.id,
    ])
    return rows
  })
  const again = await signIn(server.address, 'regional-manager')
  const paths = ['overview-dashboard', 'website-performance', 'seo-performance', 'paid-search-performance']
  for (const path of [...paths, 'social-performance', 'cro-dashboard', 'group-report']) {
    const both = await read(`/reports/${path}`, again)
    expect([path, both.offers['ownGroup']?.map(({ value }) => value).toSorted()]).toEqual([
      path,
      [String(own?.id), String(other?.id)].toSorted(),
    ])
    const one = await read(`/reports/${path}?ownGroup=${other?.id ?? 0}`, again)
    expect([path, one.total < both.total]).toEqual([path, true])
    // A group of somebody else narrows to nothing, and so does what is no group.
    for (const strange of ['999999', 'nobody'])
      expect([path, (await read(`/reports/${path}?ownGroup=${strange}`, again)).total]).toEqual([path, 0])
  }
  // Employees have the agency's own list of groups.
  expect((await read('/reports/overview-dashboard')).offers).toEqual({})
})

/** What the database holds, asked past the portal. */
const stored = <Row extends object>(statement: string, values: readonly unknown[] = []): Promise<Row[]> =>
  server.services.database.asOwner(async (owner) => (await owner.query<Row>(statement, [...values])).rows)

// RPT-05
test('a store whose figures begin in the middle of the month before is set beside nothing, the others as they were', async () => {
  const month = addMonths(`${here.slice(0, 7)}-01`, -1)
  const before = monthRange(addMonths(month, -1))
  const path = `/reports/overview-dashboard?month=${month}`
  const whole = await read(path)
  expect(rowOf(whole, 1003)).toMatchObject({
    spendBefore: expect.any(Number),
    spendChange: expect.any(Number),
  })
  /** How many stores a note says to be without figures to compare with. */
  const without = ({ notes }: ReportAnswer): number =>
    Number(
      /(\d+) of \d+ stores ha(?:s|ve) no whole figures of the time before/.exec(notes.join(' '))?.[1] ?? 0,
    )
  await stored(
    `delete from metric_day where tenant_id = 1 and client_id = 1003 and day between $1::date and $2::date`,
    [before.start, addDays(before.start, 14)],
  )
  const part = await read(path)
  expect(rowOf(part, 1003)).toMatchObject({
    spend: rowOf(whole, 1003)?.['spend'],
    spendBefore: null,
    spendChange: null,
    sessionsBefore: null,
    // Leads are the store's own.
    leadsBefore: rowOf(whole, 1003)?.['leadsBefore'],
  })
  expect(part.totals['spend']).toBe(whole.totals['spend'])
  const others = whole.rows.filter(
    (row) => row['clientId'] !== 1003 && typeof row['spendBefore'] === 'number',
  )
  const sum = (field: string): number => others.reduce((all, row) => all + Number(row[field] ?? 0), 0)
  expect(part.totals['spendChange']).toBeCloseTo(100 * (sum('spend') / sum('spendBefore') - 1), 1)
  expect(without(part)).toBe(without(whole) + 1)
  // The dashboard of the channel says the same.
  const { end } = monthRange(month)
  const { body } = await admin.post<Answer<'dashboards.sem'>>('/dashboards/sem', {
    clients: [{ id: 1003 }],
    start_date: month,
    end_date: end,
    breakCache: true,
  })
  expect(body.total.current_period?.clicks).toBeGreaterThan(0)
  expect(body.total.previous_period).toBeNull()
  // Before all figures there is nothing to be set beside.
  const [first] = await stored<{ month: string }>(
    `select min(month)::text as month from metric_month where tenant_id = 1 and facts > 0`,
  )
  const channels = await read(`/reports/monthly-channels?month=${first?.month}`)
  expect(channels.rows.map(({ impressionsBefore }) => impressionsBefore)).toEqual(
    channels.rows.map(() => null),
  )
  expect(channels.notes).toContain('Nothing is compared: there are no whole figures of the time before.')
})

testSectionsOfPerformance(() => ({ server, admin }))
testPrimaryGoals(() => server)

test('an Analytics event that fires twice for each user is double, and its leads are counted once', async () => {
  await server.services.database.asOwner(async (owner) => {
    for (const client of [1001, 1002, 1003, 1004])
      await owner.query(
        `insert into report_figure (tenant_id, client_id, source, day, key, dimensions, figures)
         values (1, $1, 'analyticsEvents', '2024-03-05', '["asc_form_submission"]', '{"event": "asc_form_submission"}', $2)`,
        [client, JSON.stringify({ events: client === 1004 ? 60 : 30, users: 30 })],
      )
  })
  const days = 'startDate=2024-03-01&endDate=2024-03-31'
  const events = await read(`/reports/ga4-events?${days}&state=Double`)
  expect(events.rows).toMatchObject([
    { clientId: 1004, count: 60, aUser: 2, usual: 1, twice: 30, lead: true },
  ])
  const leads = await read(`/reports/ga4-leads?${days}`)
  expect(rowOf(leads, 1004)).toMatchObject({ forms: 60, events: 60, twice: 30, leads: 30 })
  expect(leads.totals['leads']).toBe(120)
})

test('inventory ads stand beside the feed of the store, and places know how far they are from it', async () => {
  const ads = await read('/clients/1005/reports/inventory-ads')
  const of = (stock: string) => ads.rows.filter((row) => row['stock'] === stock)
  expect([of('shown').length, of('unshown').length, of('gone').length].every((count) => count > 0)).toBe(true)
  expect(of('unknown')).toEqual([])
  expect(of('unshown').every((row) => row['impressions'] === 0 && row['spend'] === 0)).toBe(true)
  const spent = of('gone').reduce((sum, { spend }) => sum + Number(spend), 0)
  expect([ads.totals['unshown'], ads.totals['wasted']]).toEqual([
    of('unshown').length,
    expect.closeTo(spent, 2),
  ])
  expect(ads.rows.every(({ age }) => age === null || Number(age) >= 0)).toBe(true)
  // The first month of figures has none before it, and nothing is said to have been 0.
  const began = addMonths(`${here.slice(0, 7)}-01`, -13)
  const first = await read(`/clients/1005/reports/inventory-ads?month=${began}`)
  expect(first.rows.some(({ impressions }) => Number(impressions) > 0)).toBe(true)
  expect(new Set(first.rows.map((row) => row['impressionsBefore']))).toEqual(new Set([null]))
  const gone = await read('/clients/1005/reports/inventory-ads?stock=gone')
  const vins = (rows: readonly ReportRow[]) => new Set(rows.map(({ vin }) => vin))
  expect(vins(gone.rows)).toEqual(vins(of('gone')))
  const places = await read('/clients/1005/reports/location')
  const miles = places.rows.map((row) => row['miles'])
  expect(miles.some((one) => typeof one === 'number' && one < 25)).toBe(true)
})

test('a report that was opened by a guest link is told beside who signs in', async () => {
  const accessDetails = { clientId: 1005, report: 'co-op.seo', expiresAt: addMonths(here, 1) }
  const made = await admin.post<{ id: number; token: string }>('/guest-accesses', { accessDetails })
  await visitor(server.address).post('/guest-accesses/verify', { token: made.body.token })
  const given = async () =>
    (await read('/reports/reports-given?clientId=1005')).rows.find(({ report }) => report === 'Co-op SEO')
  expect(await given()).toMatchObject({ links: 1, opened: 1, visits: 0 })
  // One that is made anew was opened before all the same.
  const again = await admin.post<{ uses: number; token: string }>(`/guest-accesses/${made.body.id}/link`)
  expect(again.body.uses).toBe(0)
  expect(await given()).toMatchObject({ links: 1, opened: 1 })
  await visitor(server.address).post('/guest-accesses/verify', { token: again.body.token })
  expect(await given()).toMatchObject({ links: 1, opened: 2 })
})

test('which reports people of a client open in the portal is told, once a day, and of nobody who looks for them', async () => {
  const client = await signIn(server.address, 'client')
  const visits = async () =>
    Object.fromEntries(
      (await read('/reports/reports-given?clientId=1001')).rows.map((row) => [row['report'], row['visits']]),
    )
  const openedBy = async () =>
    (await read('/reports/client-login?search=Hastings')).rows.map((row) => row['reports'])
  const [was, wereOpened] = [await visits(), await openedBy()]
  const since = (now: Readonly<Record<string, unknown>>, title: string): number =>
    Number(now[title] ?? 0) - Number(was[title] ?? 0)
  const ctv = { clients: [{ id: 1001 }], start_date: addDays(here, -30), end_date: here }
  for (let twice = 0; twice < 2; twice += 1) {
    await read('/clients/1001/reports/location', client)
    await read('/reports/seo-performance', client)
    await client.post('/dashboards/ctv', { ...ctv, report: 'clients.connected-tv-insights' })
    const month = { clients: [], month: here, report: 'dashboard.monthly-report' }
    expect((await client.post('/dashboards/monthly-report', month)).status).toBe(200)
  }
  await client.post('/dashboards/monthly-report', { clients: [], month: addMonths(here, -1) })
  // What no screen of a report asks for is none that was opened, nor a part of one, nor what staff read.
  await client.post('/dashboards/sem', ctv)
  await read('/clients/1001/reports/location/cities', client)
  await read('/clients/1001/reports/local-service-ads')
  // Of another client it is refused, and so not opened; nor does anybody say so of themselves.
  const said = { action: 'report-opened', clientId: 1001, log: { Report: 'Local Service Ads' } }
  expect((await client.post('/usage-tracking', said)).status).toBe(422)
  expect((await client.get('/clients/1003/reports/location')).status).toBe(403)
  const now = await visits()
  expect(
    [
      'Location Report',
      'SEO Performance',
      'Connected TV Insights',
      'Monthly Report',
      'Client Insights',
      'Local Service Ads',
    ].map((title) => since(now, title)),
  ).toEqual([1, 1, 1, 1, 0, 0])
  expect((await openedBy()).map((count, at) => Number(count) - Number(wereOpened[at]))).toEqual([4])
  const card = await read(`/reports/am-report-card?month=${here}`)
  expect(card.rows.reduce((sum, { opened }) => sum + Number(opened), 0)).toBeGreaterThanOrEqual(3)
})
