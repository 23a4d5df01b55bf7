import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, addMonths, monthRange, today } from '@portal/core/foundation/format'
import { routeOf } from '@portal/core/foundation/routes'
import type { Report } from '@portal/core/platform/reports/report'
import type { ReportAnswer } from '@portal/core/platform/reports/report-answer'
import type { NamedClient, ReportRow } from '@portal/core/platform/reports/report-column'
import { reports } from '@portal/core/reports.generated'
import { performanceTabs } from '@portal/core/results/performance/seen'
import { agencyDay } from '../support/agency-day.ts'
import { signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { imported } from './import-file.ts'

/** The agency's own reports: who gets which stores, and figures worked out again from the stored rows by arithmetic of its own. */

let server: RunningServer
let admin: Caller

beforeAll(async () => {
  server = await startServer()
  admin = await signIn(server.url, 'super-admin')
})
afterAll(async () => {
  await server.stop()
})

const read = async (path: string, by: Caller = admin): Promise<ReportAnswer> => {
  const { status, body } = await by.get<ReportAnswer>(`${path}${path.includes('?') ? '&' : '?'}pageSize=200`)
  expect([path, status]).toEqual([path, 200])
  return body
}

/** A row as it is stored. */
type Stored = Readonly<Record<string, string | number | boolean | null>>

/** All records of a kept list, page by page. */
async function stored(path: string): Promise<readonly Stored[]> {
  const rows: Stored[] = []
  for (let page = 1; ; page += 1) {
    const { status, body } = await admin.get<{ rows: readonly Stored[]; total: number }>(
      `${path}?pageSize=200&page=${page}`,
    )
    expect([path, status]).toEqual([path, 200])
    rows.push(...body.rows)
    if (rows.length >= body.total) return rows
  }
}

const here = agencyDay()
const text = (value: Stored[string] | undefined): string => (typeof value === 'string' ? value : '')
const sum = (rows: readonly (Stored | ReportRow)[], field: string): number =>
  rows.reduce((whole, row) => whole + Number(row[field] ?? 0), 0)
const rowOf = ({ rows }: ReportAnswer, clientId: number): ReportRow | undefined =>
  rows.find((row) => row['clientId'] === clientId)
const groupsIn = ({ rows }: ReportAnswer): readonly unknown[] => [...new Set(rows.map(({ group }) => group))]

// RPT-05
test('the six reports of group performance are tabs at addresses of their own, open for a client', async () => {
  const client = await signIn(server.url, 'client-manager')
  expect(performanceTabs.of.map(({ route }) => routeOf(route).path)).toEqual([
    '/reporting/overview',
    '/reporting/website-performance',
    '/reporting/seo-performance',
    '/reporting/paid-search-performance',
    '/reporting/social-performance',
    '/reporting/cro-dashboard',
  ])
  for (const { route } of performanceTabs.of) {
    const tab: Report | undefined = reports.find((report) => report.route === route)
    expect([route, tab?.tabs === performanceTabs]).toEqual([route, true])
    const { rows } = await read(tab?.path ?? '', client)
    for (const { clientId } of rows) expect([1003, 1004]).toContain(clientId)
  }
})

// RPT-07
test('a Regional Manager reads the stores of the own groups, a client its own, and no group report without a group', async () => {
  const regional = await signIn(server.url, 'regional-manager')
  const client = await signIn(server.url, 'client-manager')
  for (const path of ['/reports/overview-dashboard', '/reports/cro-dashboard', '/reports/group-report'])
    expect([path, groupsIn(await read(path, regional))]).toEqual([path, ['Lakeshore Motor Group']])
  expect((await read('/reports/group-report', regional)).total).toBe(5)
  // Who asks for a group of somebody else gets nothing of it.
  expect((await read('/reports/group-report?groupId=1', regional)).total).toBe(0)
  const own = await read('/reports/overview-dashboard', client)
  expect(new Set(own.rows.map(({ clientId }) => clientId))).toEqual(new Set([1003, 1004]))
  expect(own.rows).toHaveLength(2)
  expect(own.columns).toContain('investment')
  expect(own.columns).not.toContain('spend')
  expect((await client.get('/reports/group-report')).status).toBe(403)
  expect((await client.get('/reports/management-report')).status).toBe(403)
})

// RPT-06
test('from lead to sale: the figures are those of the stored leads and appointments', async () => {
  const report = await read('/reports/cro-dashboard')
  // Today has no counterpart among the same days of the month before; on the first it is a whole month.
  const end = addDays(here, -1)
  const { start, end: last } = monthRange(end)
  const { before } = report
  expect(before?.startDate).toBe(addMonths(start, -1))
  expect(before?.endDate).toBe(end === last ? monthRange(addMonths(start, -1)).end : addMonths(end, -1))
  const within = (row: Stored, field: string, from: string, to: string): boolean =>
    text(row[field]) >= from && text(row[field]) <= to
  for (const id of [1003, 1004, 1021]) {
    const leads = await stored(`/clients/${id}/leads`)
    const appointments = await stored(`/clients/${id}/appointments`)
    // What was sold was shown and set, too.
    const of = (...states: readonly string[]): number =>
      sum(
        appointments.filter(
          (row) => states.includes(text(row['state'])) && within(row, 'scheduledAt', start, end),
        ),
        'count',
      )
    const now = sum(
      leads.filter((row) => within(row, 'receivedAt', start, end)),
      'count',
    )
    const was = sum(
      leads.filter((row) => within(row, 'receivedAt', before?.startDate ?? '', before?.endDate ?? '')),
      'count',
    )
    const row = rowOf(report, id)
    expect([
      id,
      row?.['leads'],
      row?.['leadsBefore'] ?? 0,
      row?.['set'],
      row?.['shown'],
      row?.['sold'],
    ]).toEqual([id, now, was, of('Set', 'Shown', 'Sold'), of('Shown', 'Sold'), of('Sold')])
    expect(row?.['closeRate']).toBe(Math.round((of('Sold') / now) * 10_000) / 100)
  }
  for (const row of report.rows) {
    expect(Number(row['shown'])).toBeLessThanOrEqual(Number(row['set']))
    expect(Number(row['sold'])).toBeLessThanOrEqual(Number(row['shown']))
  }
  const file = await admin.request<string>('POST', '/reports/cro-dashboard/export?format=csv')
  const [head = '', ...lines] = String(file.body).trimEnd().split('\r\n')
  expect([head.includes('Close Rate'), lines.length]).toEqual([true, report.total])
  expect((await read('/reports/overview-dashboard')).total).toBeGreaterThan(0)
})

// RPT-06
test('by source: leads and appointments of a source, however it is written, sum up to those of the stores', async () => {
  const firstOf = async (path: string): Promise<number> =>
    (await admin.get<{ id: number }[]>(path)).body[0]?.id ?? 0
  // On the first the reports tell the month before.
  const { start } = monthRange(addDays(here, -1))
  const lead = { clientId: 1003, leadTypeId: await firstOf('/lead-types'), receivedAt: start }
  const appointment = {
    clientId: 1003,
    appointmentTypeId: await firstOf('/appointment-types'),
    scheduledAt: start,
  }
  for (const [path, body] of [
    ['/leads', { ...lead, count: 3, source: 'Billboard' }],
    ['/leads', { ...lead, source: ' billboard ' }],
    ['/appointments', { ...appointment, state: 'Sold', source: 'BILLBOARD' }],
    ['/appointments', { ...appointment, state: 'Set', source: 'Billboard' }],
  ] as const)
    expect((await admin.post(path, body)).status).toBe(200)
  for (const asked of ['', '?clientId=1003', '?groupId=1']) {
    const stores = await read(`/reports/cro-dashboard${asked}`)
    const sources = await read(`/reports/cro-sources${asked}`)
    for (const stage of ['leads', 'leadsBefore', 'set', 'shown', 'sold'])
      expect([asked, stage, sum(sources.rows, stage)]).toEqual([asked, stage, sum(stores.rows, stage)])
  }
  const own = await read('/reports/cro-sources?clientId=1003')
  const billboard = own.rows.filter(({ id }) => id === 'billboard')
  expect(billboard).toMatchObject([{ leads: 4, set: 2, shown: 1, sold: 1, closeRate: 25, benchmark: 25 }])
  // A source that the store has nothing of is not told, and what others sold is in the benchmark alone.
  const elsewhere = await read('/reports/cro-sources?clientId=1004')
  expect(elsewhere.rows.map(({ id }) => id)).not.toContain('billboard')
  const client = await signIn(server.url, 'client-manager')
  const seen = await read('/reports/cro-sources', client)
  const theirs = await read('/reports/cro-dashboard', client)
  expect(sum(seen.rows, 'leads')).toBe(sum(theirs.rows, 'leads'))
})

// RPT-05
test('the overview tells leads as forms, calls and chats, and its channels come to its stores', async () => {
  const report = await read('/reports/overview-dashboard')
  const { before, period } = report
  const { body: types } = await admin.get<{ id: number; kind: string }[]>('/lead-types')
  expect(new Set(types.map(({ kind }) => kind))).toEqual(new Set(['Form', 'Call', 'Chat', 'Other']))
  const counted = here > (period?.startDate ?? '') ? addDays(here, -1) : here
  const kindOf = new Map(types.map(({ id, kind }) => [id, kind]))
  for (const id of [1003, 1021]) {
    const leads = (await stored(`/clients/${id}/leads`)).filter(
      (lead) => text(lead['receivedAt']) >= (period?.startDate ?? '') && text(lead['receivedAt']) <= counted,
    )
    const of = (kind: string): number =>
      sum(
        leads.filter(({ leadTypeId }) => kindOf.get(Number(leadTypeId)) === kind),
        'count',
      )
    const row = rowOf(report, id)
    expect([id, row?.['leads'], row?.['forms'], row?.['calls'], row?.['chats']]).toEqual([
      id,
      sum(leads, 'count'),
      of('Form'),
      of('Call'),
      of('Chat'),
    ])
  }
  expect(before?.startDate.slice(8)).toBe('01')
  for (const [by, money] of [
    [admin, 'spend'],
    [await signIn(server.url, 'client-manager'), 'investment'],
  ] as const) {
    const stores = await read('/reports/overview-dashboard', by)
    const byChannel = await read('/reports/overview-channels', by)
    for (const field of [money, `${money}Before`, 'impressions', 'clicks'])
      expect([field, sum(byChannel.rows, field)]).toEqual([field, expect.closeTo(sum(stores.rows, field), 0)])
    expect(byChannel.columns).not.toContain(money === 'spend' ? 'investment' : 'spend')
  }
  // What moved is told of several measures, each once.
  expect(report.notes.length).toBeGreaterThan(2)
  expect(report.notes.filter((note) => / (more|fewer) leads? /.test(note)).length).toBeLessThan(2)
  const client = await read('/reports/overview-dashboard', await signIn(server.url, 'client-manager'))
  expect(client.notes.filter((note) => note.includes('Spend'))).toEqual([])
  expect(client.notes.length).toBeGreaterThan(0)
})

test('what a store is measured by does not hang on what is looked at', async () => {
  const all = await read('/reports/cro-dashboard')
  const store = all.rows.find(({ group, benchmark }) => group !== null && benchmark !== null)
  const [alone] = (await read(`/reports/cro-dashboard?clientId=${Number(store?.['clientId'])}`)).rows
  expect(alone).toEqual(store)
  const lonely = all.rows.filter(({ group }) => group === null)
  const of = (field: string): number => all.rows.reduce((whole, row) => whole + Number(row[field]), 0)
  const overall = Math.round((of('sold') / of('leads')) * 10_000) / 100
  expect(new Set(lonely.map(({ benchmark }) => benchmark))).toEqual(
    new Set(lonely.length > 0 ? [overall] : []),
  )
  const advice = await read('/reports/sem-budget-recommendations')
  const ofManager = await read('/reports/sem-budget-recommendations?managerId=26')
  expect(ofManager.total).toBeGreaterThan(0)
  expect(ofManager.total).toBeLessThan(advice.total)
  for (const row of ofManager.rows) expect(rowOf(advice, Number(row['clientId']))).toEqual(row)
})

// RPT-29: half of all clients are below the median, and half of the days of an even budget above its mean: neither alone is a reason.
test('a budget is raised where all of it was spent and a conversion costs clearly less than elsewhere', async () => {
  const { rows, totals } = await read('/reports/sem-budget-recommendations')
  const judged = rows.filter(({ advice, cost, benchmark, spend, budget, conversions, lost, eligible }) => {
    if (eligible !== null && Number(lost) < Number(eligible) * 0.05) return false
    const price = Number(conversions) > 0 ? Number(spend) / Number(conversions) : Infinity
    // The benchmark is told in cents: on the very edge either advice is right.
    const edges = [0.9, 1.5].map((part) => Math.abs(price - Number(benchmark) * part))
    if (edges.some((distance) => distance < 0.02)) return false
    const right =
      price <= Number(benchmark) * 0.9 && Number(spend) >= Number(budget)
        ? 'raise'
        : price > Number(benchmark) * 1.5
          ? 'lower'
          : 'keep'
    expect([advice, cost, spend, budget, benchmark]).toEqual([right, cost, spend, budget, benchmark])
    return true
  })
  expect(judged.length).toBeGreaterThan(20)
  const raises = Number(totals['raises'])
  expect(raises).toBeGreaterThan(0)
  expect(raises).toBeLessThan(rows.length / 4)
})

// RPT-29: more money finds impressions only where money is what they were lost to.
test('an increase is not advised where the budget misses few of the impressions that could be had', async () => {
  const [row] = (await read('/reports/sem-budget-recommendations?advice=raise')).rows.filter(
    ({ eligible }) => eligible === null,
  )
  const clientId = Number(row?.['clientId'])
  /** A file as Google Ads writes it: 90 impressions of 200 that could be had, by two campaigns. */
  const bring = (lost: readonly [string, string]) =>
    imported(
      admin,
      'figures',
      `Day,Campaign,Impr.,Search impr. share,Search lost IS (budget),Search lost IS (rank)
${addDays(here, -2)},New,60,60%,${lost[0]},--
${addDays(here, -2)},Used,30,30%,${lost[1]},60%
${addDays(here, -3)},Used,0, --, --, --
`,
      'campaigns.csv',
      clientId,
    )
  const advised = async () =>
    rowOf(await read(`/reports/sem-budget-recommendations?clientId=${clientId}`), clientId)
  // SEM Budget Insights goes by the same files.
  const told = async () =>
    (
      await admin.post<{ rows: readonly { lostToBudget?: number | null }[] }>('/clients/mtd-pacing-totals', {
        clientIds: [clientId],
        sectionId: 1,
        searchShares: true,
      })
    ).body.rows.map(({ lostToBudget = null }) => lostToBudget && Math.round(lostToBudget * 100) / 100)
  expect(await told()).toEqual([null])
  await bring(['1%', '< 1%'])
  expect(await told()).toEqual([0.01])
  const kept = await advised()
  expect(kept).toMatchObject({ advice: 'keep', eligible: 200, lost: 2, lostToBudget: 1, lostToRank: 30 })
  expect(kept?.['why']).toContain('only 1% of the impressions that could be had were lost to the budget')
  await bring(['40%', '10%'])
  expect(await advised()).toMatchObject({
    advice: 'raise',
    lost: 50,
    lostToBudget: 25,
    why: expect.stringContaining('25% were lost to the budget.'),
  })
})

// RPT-29: what is advised is asked for with the numbers of its row, once.
test('a recommended increase becomes a request, whose state stands beside the advice', async () => {
  const advised = () => read('/reports/sem-budget-recommendations?advice=raise')
  const [row] = (await advised()).rows.filter(
    ({ budgetId, request }) => budgetId !== null && request === null,
  )
  expect(Number(row?.['newAmount'])).toBeGreaterThan(Number(row?.['amount']))
  const ask = () =>
    admin.post<{ id: number; status: string }>(`/clients/${Number(row?.['clientId'])}/budget-increases`, {
      budgetId: row?.['budgetId'],
      newAmount: row?.['newAmount'],
      month: `${addMonths(today(), 1).slice(0, 7)}-01`,
      reason: row?.['why'],
    })
  const asked = await ask()
  expect([asked.status, asked.body.status]).toEqual([200, 'Waiting'])
  const beside = async () => rowOf(await advised(), Number(row?.['clientId']))?.['request']
  expect(await beside()).toBe('Waiting')
  expect((await ask()).status).toBe(409)
  await admin.delete(`/budget-increases/${asked.body.id}`)
  expect(await beside()).toBeNull()
})

// RPT-07: whatever stores are ranked by.
test('a ranking has every store of its group, and marks all that share the last place', async () => {
  const by = (await read('/reports/group-report')).rows.length
  for (const measure of ['sold', 'sessions', 'closeRate', 'costPerLead']) {
    const { rows } = await read(`/reports/group-report?rankedBy=${measure}`)
    expect([measure, rows.length]).toEqual([measure, by])
    for (const [group, stores] of Map.groupBy(rows, (row) => row['group'])) {
      const ranks = stores.map(({ rank }) => Number(rank))
      expect(ranks).toEqual(ranks.toSorted((one, next) => one - next))
      const last = stores.filter(({ rank }) => rank === Math.max(...ranks))
      const standing = Math.max(...ranks) === 1 ? null : 'worst'
      expect([measure, group, new Set(last.map((row) => row['standing']))]).toEqual([
        measure,
        group,
        new Set([standing]),
      ])
    }
  }
  expect((await admin.get('/reports/group-report?rankedBy=leads')).status).toBe(422)
})

// RPT-04
test('client sales are the stored sales, month by month', async () => {
  // In its first months a year has few sales: then it is the one before.
  const year = addMonths(here, -6).slice(0, 4)
  for (const id of [1003, 1005]) {
    const sales = (await stored(`/clients/${id}/sales`)).filter((row) => text(row['soldAt']).startsWith(year))
    const byMonth = Map.groupBy(sales, (row) => text(row['soldAt']).slice(0, 7))
    const name = (await read(`/reports/overview-dashboard?clientId=${id}`)).rows[0]?.['client']
    const report = await read(
      `/reports/client-sales?year=${year}&search=${encodeURIComponent((name as NamedClient).name)}`,
    )
    const all = report.rows.filter(({ clientId }) => clientId === id)
    const own = all.filter(({ units }) => Number(units) > 0)
    expect(Object.fromEntries(own.map(({ month, units }) => [(month as string).slice(0, 7), units]))).toEqual(
      Object.fromEntries([...byMonth].map(([month, rows]) => [month, sum(rows, 'count')])),
    )
    expect(own.length).toBeGreaterThan(5)
  }
  // A month in which nothing was sold is the greatest decline of all.
  await admin.post('/sales', { clientId: 1100, saleTypeId: 1, soldAt: '2016-03-09', count: 5 })
  const { rows } = await read('/reports/client-sales?year=2017')
  expect(rows.find(({ clientId }) => clientId === 1100)).toMatchObject({
    units: 0,
    unitsBefore: 5,
    change: -100,
  })
})

// RPT-27: the screen lists these, and counts them by cause.
test('incidents are listed and counted by their cause, with their cost and how long they lasted', async () => {
  const first = addDays(here, -364)
  const lately = (await stored('/incidents')).filter(
    (row) => text(row['startedAt']) >= first && text(row['startedAt']) <= here,
  )
  expect(lately.length).toBeGreaterThan(0)
  const report = await read('/reports/incidents-by-cause')
  const days = (row: Stored): number => {
    const last = text(row['endedAt']) === '' || text(row['endedAt']) > here ? here : text(row['endedAt'])
    return (Date.parse(last) - Date.parse(text(row['startedAt']))) / 86_400_000 + 1
  }
  const expected = Map.groupBy(lately, (row) => row['causeId'])
  expect(report.rows.length).toBe(expected.size)
  for (const row of report.rows) {
    const same = expected.get(Number(row['causeId'])) ?? []
    expect([row['cause'], row['incidents'], row['cost'], row['days'], row['open']]).toEqual([
      row['cause'],
      same.length,
      sum(same, 'cost'),
      same.reduce((whole, one) => whole + days(one), 0),
      same.filter((one) => text(one['endedAt']) === '' || text(one['endedAt']) > here).length,
    ])
  }
})

// RPT-21
test('bandwidth has one row per person in each department', async () => {
  const loads = new Set<string>()
  for (const name of ['account-management', 'premium', 'seo', 'social', 'sem']) {
    const { rows, total } = await read(`/reports/bandwidth/${name}`)
    const people = rows.map(({ userId }) => Number(userId))
    expect([name, total > 0, new Set(people).size]).toEqual([name, true, total])
    loads.add(JSON.stringify(people.toSorted((one, other) => one - other)))
  }
  expect(loads.size).toBeGreaterThan(3)
})

test('the stores of an account manager are those of the planning of seats', async () => {
  const { body } = await admin.get<{
    people: readonly { id: number; stores?: number }[]
    stores: readonly { managerId: number }[]
  }>('/resource-planning')
  const { rows } = await read('/reports/bandwidth/account-management')
  for (const { userId, stores } of rows)
    expect([userId, stores]).toEqual([
      userId,
      body.stores.filter(({ managerId }) => managerId === userId).length,
    ])
})

test('bandwidth is measured against the capacity that is kept', async () => {
  const path = '/reports/bandwidth/seo'
  const before = await read(path)
  const person = before.rows.find(({ userId }) => userId !== 9)
  const made = await admin.post<{ id: number }>('/bandwidth-capacities', {
    personId: person?.['userId'],
    departmentId: 1,
    points: 10,
    notes: '',
  })
  expect(made.status).toBeLessThan(300)
  const after = (await read(path)).rows.find(({ userId }) => userId === person?.['userId'])
  expect(after?.['capacity']).toBe(10)
  expect(after?.['state']).toBe('over')
  expect(after?.['used']).toBe(Math.round((Number(person?.['load']) / 10) * 10_000) / 100)
})

// RPT-25
test('leads stand by source and day, and come to those that are stored', async () => {
  const { rows, period } = await read('/reports/leads?clientId=1003')
  const kept = (await stored('/clients/1003/leads')).filter(
    (row) => text(row['receivedAt']) >= (period?.startDate ?? '') && text(row['receivedAt']) <= here,
  )
  expect(new Set(rows.map(({ source }) => source)).size).toBeGreaterThan(1)
  const byDay = (of: readonly object[], day: string, count: string): Record<string, number> => {
    const days: Record<string, number> = {}
    for (const row of of as readonly Stored[])
      days[text(row[day])] = (days[text(row[day])] ?? 0) + Number(row[count])
    return days
  }
  expect(byDay(rows, 'day', 'leads')).toEqual(byDay(kept, 'receivedAt', 'count'))
})

test('a lead that comes twice is counted once, and the report says so', async () => {
  const { body: key } = await admin.post<{ address: string }>('/clients/1003/lead-keys', {
    name: 'Trade fair',
  })
  const { pathname } = new URL(key.address)
  const send = (): Promise<Response> =>
    fetch(`${server.url}${pathname}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        id: 'T-77',
        source: 'Trade fair',
        name: 'Nora Winter',
        email: 'nora@winter.example',
      }),
    })
  for (let time = 0; time < 3; time += 1) expect((await send()).status).toBeLessThan(300)
  const { rows } = await read('/reports/leads?clientId=1003&search=trade%20fair')
  expect(rows.reduce((whole, row) => whole + Number(row['leads']), 0)).toBe(1)
  expect(rows.reduce((whole, row) => whole + Number(row['repeats']), 0)).toBe(2)
})

// RPT-02
test('stores move to another account manager all together, and not where the team has changed since', async () => {
  interface Plan {
    readonly people: readonly { id: number; load: number }[]
    readonly stores: readonly { clientId: number; managerId: number; points: number }[]
  }
  const plan = async (): Promise<Plan> => (await admin.get<Plan>('/resource-planning')).body
  const before = await plan()
  const [store] = before.stores.filter(({ managerId }) => managerId === 26)
  const loadOf = ({ people }: Plan, id: number): number =>
    people.find((person) => person.id === id)?.load ?? 0
  const move = { clientId: store?.clientId, fromId: 26, toId: 27 }
  expect((await admin.post('/resource-planning', { moves: [move, move] })).status).toBe(422)
  expect((await admin.post('/resource-planning', { moves: [{ ...move, toId: 13 }] })).status).toBe(422)
  expect((await (await signIn(server.url, 'seo')).post('/resource-planning', { moves: [move] })).status).toBe(
    403,
  )
  expect((await admin.post('/resource-planning', { moves: [move] })).body).toEqual({ moved: 1 })
  const after = await plan()
  expect(after.stores).toContainEqual(expect.objectContaining({ clientId: store?.clientId, managerId: 27 }))
  expect(after.stores).not.toContainEqual(
    expect.objectContaining({ clientId: store?.clientId, managerId: 26 }),
  )
  expect(loadOf(after, 27) - loadOf(before, 27)).toBeCloseTo(store?.points ?? 0, 0)
  const other = before.stores.find(
    ({ clientId, managerId }) => managerId === 26 && clientId !== store?.clientId,
  )
  const again = { clientId: other?.clientId, fromId: 26, toId: 28 }
  // One of the two has gone already: neither moves.
  expect((await admin.post('/resource-planning', { moves: [again, move] })).status).toBe(409)
  expect((await plan()).stores).toContainEqual(
    expect.objectContaining({ clientId: other?.clientId, managerId: 26 }),
  )
})

test('an alarm says how often it would have rung, and one that nothing reaches never does', async () => {
  const alarm = (name: string, threshold: number): Promise<{ body: { id: number } }> =>
    admin.post('/metric-alarms', {
      name,
      measure: 'Spend',
      channel: 'Search',
      condition: 'Is Above',
      threshold,
      days: 1,
      tellId: 1,
      active: true,
    })
  const dry = async (id: number) =>
    (
      await admin.get<{ rings: number; nights: number; clients: readonly { rings: number }[] }>(
        `/metric-alarms/${id}/dry-run`,
      )
    ).body
  // One that could never ring, or looks back further than it says, is refused in its field.
  for (const wrong of [{ threshold: null }, { days: 36 }, { days: 0 }]) {
    const { status, body } = await admin.post<{ errors?: object }>('/metric-alarms', {
      name: 'Wrong',
      measure: 'Spend',
      channel: 'Search',
      condition: 'Is Above',
      threshold: 1,
      days: 1,
      tellId: 1,
      active: true,
      ...wrong,
    })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, Object.keys(wrong)])
  }
  const { body: always } = await alarm('Anything is spent', 0)
  const { body: never } = await alarm('A million is spent', 1_000_000)
  const rung = await dry(always.id)
  expect(rung.clients.length).toBeGreaterThan(10)
  expect(rung.rings).toBe(rung.clients.reduce((sum, { rings }) => sum + rings, 0))
  // What goes on night after night has begun once.
  expect(rung.nights).toBeLessThan(90)
  expect(await dry(never.id)).toMatchObject({ rings: 0, nights: 0, clients: [] })
  expect((await admin.get('/metric-alarms/2147483646/dry-run')).status).toBe(404)
})
