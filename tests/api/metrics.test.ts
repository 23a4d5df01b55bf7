import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer as Body } from '@portal/core/calls'
import { addDays, addMonths, monthNameOf, monthRange, today } from '@portal/core/foundation/format'
import { isOffPace } from '@portal/core/results/metrics/pace'
import { signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'

type Dashboard = Body<'dashboards.sem'>
type Accounts = Body<'dashboards.accountManager'>
type Segmented = Body<'dashboards.socialSegmented'>
type Monthly = Body<'dashboards.monthly'>
type Pacing = Body<'clients.mtdPacingTotals'>
type Campaign = Body<'metrics.campaigns'>[number]
interface Problem {
  readonly message: string
  readonly errors?: Readonly<Record<string, string>>
}

let server: RunningServer
let employee: Caller
let client: Caller
let partner: Caller

beforeAll(async () => {
  server = await startServer()
  ;[employee, client, partner] = (await Promise.all(
    ['account-manager', 'client', 'partner'].map((account) => signIn(server.url, account)),
  )) as [Caller, Caller, Caller]
})
afterAll(async () => {
  await server.stop()
})

const yesterday = addDays(today(), -1)
const lastWeeks = { start_date: addDays(yesterday, -27), end_date: yesterday }
const ask = (caller: Caller, name: string, clients: readonly number[], rest: object = lastWeeks) =>
  caller.post<Dashboard & Problem>(`/dashboards/${name}`, { clients: clients.map((id) => ({ id })), ...rest })
const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

/** A client that has figures in a channel. */
async function clientWith(name: string): Promise<Dashboard['data'][number]> {
  const { body } = await ask(employee, name, [])
  const found = body.data.find(({ data }) => data.current_period && data.previous_period)
  expect(found).toBeDefined()
  return found!
}

describe('a dashboard', () => {
  test('answers the current and the previous period of each client in the order asked', async () => {
    const { body: all } = await ask(employee, 'sem', [])
    const [first, second] = all.data.filter(({ data }) => data.current_period).map(({ clientId }) => clientId)
    const { status, body } = await ask(employee, 'sem', [second!, first!])
    expect(status).toBe(200)
    expect(body.data.map(({ clientId }) => clientId)).toEqual([second, first])
    const { current_period: now } = body.data[0]!.data
    expect(now!.impressions).toBeGreaterThan(0)
    expect(now!.ctr).toBeCloseTo(now!.clicks / now!.impressions, 5)
    expect(now!.cpc).toBeCloseTo(now!.spend! / now!.clicks, 2)
    expect(now!.costPerConversion).toBeCloseTo(now!.spend! / now!.conversions, 2)
    expect(body.current_range).toEqual({ start: lastWeeks.start_date, end: yesterday })
    expect(body.previous_range).toEqual({
      start: addDays(lastWeeks.start_date, -28),
      end: addDays(lastWeeks.start_date, -1),
    })
  })

  test('adds up: the days to the total, the clients to the total, the campaigns to the client', async () => {
    const { body } = await ask(employee, 'social', [])
    const clicks = body.total.current_period!.clicks
    expect(clicks).toBeGreaterThan(0)
    expect(total(body.days.map((day) => day.clicks))).toBe(clicks)
    expect(total(body.data.map(({ data }) => data.current_period?.clicks ?? 0))).toBe(clicks)
    expect(body.through).toBe(yesterday)
    const one = await clientWith('social')
    const campaigns = await employee.get<Campaign[]>(
      `/metrics/campaigns?clientId=${one.clientId}&channel=social&startDate=${lastWeeks.start_date}&endDate=${yesterday}`,
    )
    expect(campaigns.body).toHaveLength(one.campaigns)
    expect(total(campaigns.body.map(({ current }) => current?.clicks ?? 0))).toBe(
      one.data.current_period!.clicks,
    )
  })

  test('of connected TV says on which placements the spots were seen', async () => {
    const one = await clientWith('ctv')
    const { body } = await ask(employee, 'ctv', [one.clientId])
    const { placements, impressions, vtr } = body.data[0]!.data.current_period!
    expect(placements.length).toBeGreaterThan(1)
    expect(placements.map((shown) => shown.impressions)).toEqual(
      placements.map((shown) => shown.impressions).toSorted((a, b) => b - a),
    )
    expect(total(placements.map((shown) => shown.impressions))).toBe(impressions)
    expect(vtr).toBeGreaterThan(0.5)
  })

  test('by platform adds up to the dashboards, by client and by day, and to each client’s campaigns', async () => {
    const platforms = async (caller: Caller, by: 'client' | 'day', clients: readonly number[]) =>
      (
        await caller.post<Body<'dashboards.platforms'>>('/dashboards/platforms', {
          clients: clients.map((id) => ({ id })),
          ...lastWeeks,
          by,
        })
      ).body.rows
    const { clientId } = await clientWith('sem')
    const { body: sem } = await ask(employee, 'sem', [clientId])
    const ofChannel = (await platforms(employee, 'client', [clientId])).filter(
      (row) => row.channel === 'search',
    )
    expect(total(ofChannel.map(({ clicks }) => clicks))).toBe(sem.total.current_period!.clicks)
    expect(total(ofChannel.map(({ spend }) => spend!))).toBeCloseTo(sem.total.current_period!.spend!, 1)
    const { body: campaigns } = await employee.get<Body<'metrics.campaigns'>>(
      `/metrics/campaigns?clientId=${clientId}&channel=search&startDate=${lastWeeks.start_date}&endDate=${yesterday}`,
    )
    for (const { platform, impressions } of ofChannel)
      expect(impressions, platform).toBe(
        total(campaigns.flatMap((one) => (one.platform === platform ? [one.current?.impressions ?? 0] : []))),
      )
    const { body: everybody } = await ask(employee, 'sem', [])
    const byDay = (await platforms(employee, 'day', [])).filter((row) => row.channel === 'search')
    expect(total(byDay.map(({ clicks }) => clicks))).toBe(everybody.total.current_period!.clicks)
    expect(new Set(byDay.map(({ day }) => day)).size).toBe(everybody.days.length)
    // A dealer gets what it pays, of its own stores alone.
    const own = await platforms(client, 'client', [clientId, 1001])
    expect(own.length).toBeGreaterThan(0)
    expect(
      own.every((row) => row.client?.id === 1001 && row.investment !== undefined && !('spend' in row)),
    ).toBe(true)
  })

  test('of display and video together is the sum of both', async () => {
    const [display, video, both] = await Promise.all(
      ['programmatic-display', 'programmatic-video', 'dv'].map(
        async (name) => (await ask(employee, name, [])).body,
      ),
    )
    expect(both!.total.current_period!.impressions).toBe(
      display!.total.current_period!.impressions + video!.total.current_period!.impressions,
    )
  })

  test('of social media tells new from used vehicles, and the visits they brought', async () => {
    const { body } = await employee.post<Segmented>('/dashboards/social-segmented', {
      clients: [],
      ...lastWeeks,
    })
    const { social, analytics } = body.total.current_period!
    expect(social.new!.clicks).toBeGreaterThan(0)
    expect(social.used!.clicks).toBeGreaterThan(0)
    expect(analytics!.sessions).toBeGreaterThan(analytics!.users)
  })

  test('of SEO counts the visits that nobody paid for', async () => {
    const { body } = await ask(employee, 'seo', [])
    expect(body.total.current_period).toMatchObject({ spend: 0, costPerConversion: null, ctr: null })
    expect(body.total.current_period!.sessions).toBeGreaterThan(0)
  })

  test('of accounts has every channel, the visits apart, and the last word with each client', async () => {
    const { body } = await employee.post<Accounts>('/dashboards/account-manager', {
      clients: [],
      ...lastWeeks,
    })
    const { channels, conversions, sessions } = body.total.current_period!
    const advertising = channels.filter(({ channel }) => channel !== 'analytics')
    expect(advertising.map(({ channel }) => channel)).toEqual(['search', 'social', 'display', 'video', 'ctv'])
    expect(conversions).toBe(total(advertising.map((channel) => channel.conversions)))
    expect(sessions).toBe(channels.find(({ channel }) => channel === 'analytics')!.sessions)
    expect(body.data.some(({ lastActivityAt }) => lastActivityAt !== null)).toBe(true)
  })

  test('has no period where there are no figures, rather than zeros', async () => {
    const one = await clientWith('sem')
    const { body } = await ask(employee, 'sem', [one.clientId], {
      start_date: '2019-01-01',
      end_date: '2019-01-31',
    })
    expect(body.data[0]!.data).toEqual({ current_period: null, previous_period: null })
    expect(body.data[0]!.campaigns).toBeGreaterThan(0)
    expect(body.through).toBeNull()
  })

  test('is answered from memory until it is asked to work anew', async () => {
    const first = await ask(employee, 'sem', [1003])
    const again = await ask(employee, 'sem', [1003])
    expect(again.body.madeAt).toBe(first.body.madeAt)
    const anew = await ask(employee, 'sem', [1003], { ...lastWeeks, breakCache: true })
    expect(anew.body.madeAt).not.toBe(first.body.madeAt)
    expect(anew.body.total).toEqual(first.body.total)
  })

  test('refuses a range that ends before it starts, or is years long', async () => {
    const backwards = await ask(employee, 'sem', [], { start_date: yesterday, end_date: '2026-01-01' })
    expect(backwards.status).toBe(422)
    expect(backwards.body.errors).toEqual({ end_date: 'The range ends before it starts.' })
    const endless = await ask(employee, 'sem', [], { start_date: '2010-01-01', end_date: yesterday })
    expect(endless.status).toBe(422)
    expect((await ask(employee, 'sem', [], { start_date: 'today', end_date: yesterday })).status).toBe(422)
  })

  // DSH-01
  test('shows a client their own figures and nobody else’s, whoever is asked for', async () => {
    const own = await ask(client, 'sem', [])
    expect(own.body.data.map(({ clientId }) => clientId)).toEqual([1001])
    const others = await ask(client, 'sem', [1002, 1003, 2001])
    expect(others.status).toBe(200)
    expect(others.body.data).toEqual([])
    expect(others.body.total).toEqual({ current_period: null, previous_period: null })
    // Nor are others' figures in the sums and days of a question about several.
    const alone = await ask(client, 'sem', [1001])
    const mixed = await ask(client, 'sem', [1002, 1001, 1003])
    expect(alone.body.data).toHaveLength(1)
    expect({ ...mixed.body, madeAt: null }).toEqual({ ...alone.body, madeAt: null })
    expect((await client.post('/dashboards/account-manager', { clients: [], ...lastWeeks })).status).toBe(403)
    const foreign = await ask(partner, 'sem', [1003])
    expect(foreign.body.data).toEqual([])
    const campaigns = await client.get<Problem>(
      `/metrics/campaigns?clientId=1003&channel=search&startDate=${lastWeeks.start_date}&endDate=${yesterday}`,
    )
    expect(campaigns.status).toBe(404)
  })
})

describe('the monthly report', () => {
  const month = monthRange(yesterday).start

  test('has a month by channel with the one before, and a year behind it', async () => {
    const { body } = await employee.post<Monthly>('/dashboards/monthly-report', { clients: [], month })
    expect(body.channels.map(({ channel }) => channel)).toContain('search')
    const search = body.channels.find(({ channel }) => channel === 'search')!
    expect(search.previous!.spend).toBeGreaterThan(0)
    const months = new Set(body.months.map((line) => line.month))
    // The demo agency has twelve months before the present one; on its first day the month that is looked at is one of them.
    const back = month === monthRange(today()).start ? 12 : 11
    expect(months.size).toBe(back + 1)
    expect([...months].toSorted()[0]).toBe(addMonths(month, -back))
    const line = body.months.find((of) => of.month === month && of.channel === 'search')!
    expect(line.spend).toBe(search.current!.spend)
    // The rollup of the month and that of its days tell the same story.
    const { body: daily } = await ask(employee, 'sem', [], { start_date: month, end_date: yesterday })
    expect(daily.total.current_period!.spend).toBe(search.current!.spend)
    expect(daily.total.current_period!.clicks).toBe(search.current!.clicks)
  })
})

describe('month-to-date totals', () => {
  // ACT-26
  test('compare the spend of a section with its budgets', async () => {
    const { status, body } = await employee.post<Pacing>('/clients/mtd-pacing-totals', {
      sectionId: 1,
      clientIds: [],
      month: yesterday,
    })
    expect(status).toBe(200)
    expect(body.rows.length).toBeGreaterThan(5)
    expect(body.through).toBe(yesterday)
    const names = body.rows.map(({ name }) => name.toLowerCase())
    expect(names).toEqual(names.toSorted())
    for (const row of body.rows) {
      expect(row.sections).toHaveLength(1)
      expect(row.budget).toBe(row.sections[0]!.budget)
    }
    const [paid] = body.rows.filter(({ budget, spend }) => budget > 0 && spend > 0)
    expect(paid!.pace).toBeCloseTo(paid!.spend / paid!.expected, 2)
    const { body: sem } = await ask(employee, 'sem', [paid!.clientId], {
      start_date: monthRange(yesterday).start,
      end_date: yesterday,
    })
    expect(paid!.spend).toBeCloseTo(sem.total.current_period!.spend!, 1)
  })

  test('take all sections together where none is named, for the clients that are', async () => {
    const { body } = await employee.post<Pacing>('/clients/mtd-pacing-totals', { clientIds: [1004, 1003] })
    expect(body.rows.map(({ clientId }) => clientId)).toEqual([1004, 1003])
    for (const row of body.rows) {
      for (const amount of ['budget', 'spend', 'expected', 'projected'] as const)
        expect(total(row.sections.map((section) => section[amount]))).toBeCloseTo(row[amount], 6)
      expect(row.offPace > 0).toBe(row.sections.some(isOffPace))
    }
    for (const amount of ['budget', 'spend', 'expected', 'projected', 'over', 'under', 'offPace'] as const)
      expect(total(body.rows.map((row) => row[amount]))).toBeCloseTo(body.total[amount], 6)
  })

  // BUD-28
  test('compare with what the budgets leave for media; who sees margins has the invoice amounts too', async () => {
    const accounting = await signIn(server.url, 'accounting')
    const question = { sectionId: 1, clientIds: [] }
    const { body: plain } = await employee.post<Pacing>('/clients/mtd-pacing-totals', question)
    const { body: whole } = await accounting.post<Pacing>('/clients/mtd-pacing-totals', question)
    expect(plain.rows.some((row) => 'invoiceAmount' in row)).toBe(false)
    expect(whole.rows.map(({ budget }) => budget)).toEqual(plain.rows.map(({ budget }) => budget))
    const paid = whole.rows.filter(({ budget }) => budget > 0)
    expect(paid.length).toBeGreaterThan(5)
    for (const row of paid.slice(0, 5)) {
      const [month, year] = [monthNameOf(whole.month), whole.month.slice(0, 4)]
      const { body: budgets } = await accounting.get<Body<'budgets.activeOfClient'>>(
        `/clients/${row.clientId}/budgets/active?month=${month}&year=${year}`,
      )
      const { body: services } = await accounting.get<Body<'services.list'>>('/services')
      const own = budgets.filter(
        ({ serviceId }) => services.find(({ id }) => id === serviceId)?.pacingSectionId === 1,
      )
      expect(total(own.map(({ invoiceAmount }) => invoiceAmount))).toBeCloseTo(row.invoiceAmount ?? 0, 6)
      expect(
        total(own.map(({ invoiceAmount, marginAmount }) => invoiceAmount - (marginAmount ?? 0))),
      ).toBeCloseTo(row.budget, 6)
    }
  })

  test('that are alike stand by client and section in the report, on each of its pages', async () => {
    const rows: { state: string; sectionId: number; client: { name: string } }[] = []
    for (let page = 1; page < 4; page += 1)
      rows.push(
        ...(
          await employee.get<{ rows: typeof rows }>(
            `/reports/pacing?month=${monthRange(yesterday).start}&sort=state&pageSize=20&page=${page}`,
          )
        ).body.rows,
      )
    const { state } = rows[0]!
    const alike = rows.filter((row) => row.state === state)
    expect(alike.length).toBeGreaterThan(1)
    const places = alike.map(({ client: { name }, sectionId }) => `${name.toLowerCase()} ${sectionId}`)
    expect(places).toEqual(places.toSorted())
  })

  // DSH-08
  test('are told to clients as Investment beside what is invoiced, of their own clients', async () => {
    const ask = (by: Caller, clientIds: number[], sectionId = 1) =>
      by.post<Body<'clients.sectionBudgets'> & Problem>('/clients/section-budgets', { sectionId, clientIds })
    const own = await ask(client, [])
    expect(own.status).toBe(200)
    const { body: pacing } = await employee.post<Pacing>('/clients/mtd-pacing-totals', {
      sectionId: 1,
      clientIds: [1001],
    })
    const [row] = pacing.rows
    const [told] = own.body.rows
    expect(told?.clientId).toBe(row && row.budget > 0 ? 1001 : undefined)
    if (row && told) {
      expect(told.budget).toBeGreaterThanOrEqual(row.budget)
      expect(told.investment).toBeGreaterThanOrEqual(row.spend)
      // On the first of a month nothing of it has been spent yet.
      if (row.pace === null) expect(told.pace).toBeNull()
      else expect(told.pace).toBeCloseTo(row.pace, 2)
    }
    expect((await ask(client, [1002, 1003, 2001])).body.rows).toEqual([])
    expect((await ask(client, [], 5)).status).toBe(422)
  })

  test('say which sections there are when another is asked for, and are for employees', async () => {
    const { status, body } = await employee.post<Problem>('/clients/mtd-pacing-totals', {
      sectionId: 5,
      clientIds: [],
    })
    expect(status).toBe(422)
    expect(body.errors?.['sectionId']).toContain('1 (SEM), 2 (Social)')
    expect((await client.post('/clients/mtd-pacing-totals', { clientIds: [1001] })).status).toBe(403)
  })
})
