import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer as Body } from '@portal/core/calls'
import { addMonths, formatDay, monthRange } from '@portal/core/foundation/format/dates'
import { monthNameOf } from '@portal/core/foundation/format/budget-periods'
import { today } from '@portal/core/foundation/format/time'
import pg from 'pg'
import readXlsxFile from 'read-excel-file/node'
import { signIn, startServer, visitor, type Caller, type RunningServer } from '../support/index.ts'
import { created, sum, type Budget, type Problem, type Report } from './budget-form.ts'

let server: RunningServer
let accounting: Caller
let manager: Caller
let client: Caller
let clientManager: Caller

beforeAll(async () => {
  server = await startServer()
  ;[accounting, manager, client, clientManager] = (await Promise.all(
    ['accounting', 'account-manager', 'client', 'client-manager'].map((account) =>
      signIn(server.url, account),
    ),
  )) as [Caller, Caller, Caller, Caller]
})
afterAll(async () => {
  await server.stop()
})

const day = today()

/** Cents by budget in the order given: what is left over goes, a cent each, to those whose share was cut the most, then to the lower id. */
function splitByInvoiceAmount(spend: number, budgets: readonly Budget[]): readonly number[] {
  const whole = sum(budgets.map(({ invoiceAmount }) => invoiceAmount))
  const shares = budgets.map(({ id, invoiceAmount }, place) => {
    const share = (spend * invoiceAmount) / whole
    return { id, place, cents: Math.floor(share), rest: share - Math.floor(share) }
  })
  const left = spend - shares.reduce((cents, share) => cents + share.cents, 0)
  const withMore = new Set(
    shares
      .toSorted((a, b) => (Math.abs(a.rest - b.rest) < 1e-6 ? a.id - b.id : b.rest - a.rest))
      .slice(0, left)
      .map(({ place }) => place),
  )
  return shares.map(({ place, cents }) => cents + (withMore.has(place) ? 1 : 0))
}

/** All rows of a report, page by page. */
async function everyRow(by: Caller, path: string): Promise<{ rows: Budget[]; report: Report }> {
  const rows: Budget[] = []
  const joint = path.includes('?') ? '&' : '?'
  for (let page = 1; ; page++) {
    const { status, body } = await by.get<Report>(`${path}${joint}pageSize=200&page=${page}`)
    expect(status).toBe(200)
    rows.push(...body.rows)
    if (rows.length >= body.total || body.rows.length === 0) return { rows, report: body }
  }
}

describe('the reports', () => {
  test('active and inactive budgets are all budgets, each in one of them', async () => {
    const active = await everyRow(accounting, '/reports/activeBudgets')
    const inactive = await everyRow(accounting, '/reports/inactiveBudgets')
    expect(active.rows.length).toBeGreaterThan(100)
    expect(inactive.rows.length).toBeGreaterThan(100)
    expect(active.rows.every(({ endsAt }) => endsAt === null || endsAt >= day)).toBe(true)
    expect(inactive.rows.every(({ endsAt }) => endsAt !== null && endsAt < day)).toBe(true)
    const ids = [...active.rows, ...inactive.rows].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  // A page takes 20 ms then, and two seconds where the planner knows nothing of the tables.
  test('come from tables that the planner has counted', async () => {
    const database = new pg.Client(server.databaseUrl ?? '')
    await database.connect()
    const { rows } = await database.query<{ name: string; rows: number }>(
      "select relname as name, reltuples::integer as rows from pg_class where relname in ('budget', 'client') order by 1",
    )
    await database.end()
    expect(rows.map(({ name }) => name)).toEqual(['budget', 'client'])
    for (const table of rows) expect(table.rows, table.name).toBeGreaterThan(100)
  })

  test.each([
    '/reports/activeBudgets',
    '/reports/inactiveBudgets',
    '/reports/activeBudgets?serviceGroup=1&budgetType=Recurring',
  ])('the totals of %s are the sums of its rows', async (path) => {
    const { rows, report } = await everyRow(accounting, path)
    expect(rows).toHaveLength(report.total)
    expect(report.totals).toEqual({
      invoiceAmount: sum(rows.map((row) => row.invoiceAmount)),
      actualSpend: sum(rows.map((row) => row.actualSpend)),
      marginAmount: sum(rows.map((row) => row.marginAmount)),
      fees: sum(rows.map((row) => row.feeAmount)),
    })
  })

  test('fees are added up that are charged in the time asked for, not those that ended before', async () => {
    const feesIn = (rows: readonly Budget[], runs: (fee: Budget['fees'][number]) => boolean): number =>
      sum(rows.flatMap((row) => row.fees.filter(runs).map((fee) => fee.invoiceAmount)))
    const active = await everyRow(accounting, '/reports/activeBudgets')
    const charged = feesIn(active.rows, ({ endsAt }) => endsAt === null || endsAt >= day)
    expect(charged).toBeLessThan(feesIn(active.rows, () => true))
    expect(active.report.totals.fees).toBe(charged)
    const before = addMonths(day, -3)
    const { start, end } = monthRange(before)
    const month = await everyRow(
      accounting,
      `/reports/activeBudgets?month=${monthNameOf(before)}&year=${before.slice(0, 4)}`,
    )
    expect(month.report.totals.fees).toBe(
      feesIn(month.rows, ({ startsAt, endsAt }) => startsAt <= end && (endsAt === null || endsAt >= start)),
    )
  })

  // BUD-02
  test('actual spend of a month is what its sections cost, split by invoice amount to the cent, save where an amount was entered', async () => {
    const day = addMonths(today(), -1)
    const [month, year] = [monthNameOf(day), day.slice(0, 4)]
    const { rows } = await everyRow(accounting, `/reports/activeBudgets?month=${month}&year=${year}`)
    const { body: services } = await accounting.get<Body<'services.list'>>('/services')
    const { body: pacing } = await accounting.post<Body<'clients.mtdPacingTotals'>>(
      '/clients/mtd-pacing-totals',
      { clientIds: [], month: day },
    )
    const sectionOf = new Map(services.map(({ id, pacingSectionId }) => [id, pacingSectionId]))
    let compared = 0
    for (const { clientId, sections } of pacing.rows)
      for (const { sectionId, spend, budget } of sections) {
        const own = rows.filter(
          (row) => row.clientId === clientId && sectionOf.get(row.serviceId) === sectionId,
        )
        if (own.length === 0 || budget === 0) continue
        compared += 1
        expect(own.map(({ actualSpendOf }) => Math.round((actualSpendOf?.workedOut ?? 0) * 100))).toEqual(
          splitByInvoiceAmount(Math.round(spend * 100), own),
        )
      }
    expect(compared).toBeGreaterThan(50)
    const entered = rows.filter(({ actualSpendOf }) => actualSpendOf?.entered != null)
    expect(entered.length).toBeGreaterThan(0)
    for (const { actualSpend, actualSpendOf } of entered) {
      expect(actualSpend).toBe(actualSpendOf?.entered)
      expect(actualSpendOf?.enteredAt).not.toBeNull()
      expect(actualSpendOf?.enteredBy).not.toBeNull()
    }
  })

  test('a month that has not begun has no actual spend, not an earlier one', async () => {
    const next = addMonths(today(), 1)
    const { rows, report } = await everyRow(
      accounting,
      `/reports/activeBudgets?month=${monthNameOf(next)}&year=${next.slice(0, 4)}`,
    )
    expect(rows.length).toBeGreaterThan(10)
    expect(rows.every(({ actualSpend }) => actualSpend === null)).toBe(true)
    expect(report.totals.actualSpend).toBe(0)
  })

  test('a month and year show the budgets that run in that month', async () => {
    const march = await created(manager, { startsAt: '2031-03-31', endsAt: '2031-04-01' })
    const ids = async (query: string) =>
      (await everyRow(manager, `/reports/activeBudgets?clientId=1001&${query}`)).rows.map(({ id }) => id)
    expect(await ids('month=March&year=2031')).toContain(march.id)
    expect(await ids('month=April&year=2031')).toContain(march.id)
    expect(await ids('month=May&year=2031')).not.toContain(march.id)
    expect(await ids('month=February&year=2031')).not.toContain(march.id)
    expect(await ids('year=2031')).toContain(march.id)
    expect(await ids('year=2030')).not.toContain(march.id)
  })

  test('All Future Budgets start after this month, whatever the year', async () => {
    const future = await created(manager, { startsAt: '2032-01-01' })
    const running = await created(manager, { startsAt: day })
    const { rows } = await everyRow(manager, '/reports/activeBudgets?month=All%20Future%20Budgets&year=2001')
    expect(rows.map(({ id }) => id)).toContain(future.id)
    expect(rows.map(({ id }) => id)).not.toContain(running.id)
    expect(rows.every(({ startsAt }) => startsAt.slice(0, 7) > day.slice(0, 7))).toBe(true)
  })

  test('service, group, tag, client and text narrow the list', async () => {
    const made = await created(manager, { serviceId: 2, tagIds: [3] })
    const found = await everyRow(manager, `/reports/activeBudgets?clientId=1001&serviceId=2&tagId=3`)
    expect(found.rows.map(({ id }) => id)).toContain(made.id)
    expect(
      found.rows.every(
        (row) => row.serviceId === 2 && row.clientId === 1001 && row.Tags.some(({ id }) => id === 3),
      ),
    ).toBe(true)
    const word = made.Client.name.split(' ')[0]!.toLowerCase()
    const byName = await everyRow(manager, `/reports/activeBudgets?search=${encodeURIComponent(word)}`)
    expect(byName.rows.map(({ id }) => id)).toContain(made.id)
    expect(
      (await manager.get<Report>('/reports/activeBudgets?search=no%20such%20dealer')).body,
    ).toMatchObject({ rows: [], total: 0 })
  })

  test('the list is sorted as asked, over its pages', async () => {
    const { rows } = await everyRow(accounting, '/reports/activeBudgets?sort=-invoiceAmount')
    const amounts = rows.map(({ invoiceAmount }) => invoiceAmount)
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
    const open = await everyRow(accounting, '/reports/activeBudgets?sort=endsAt')
    const ends = open.rows.map(({ endsAt }) => endsAt ?? '9999-12-31')
    expect(ends).toEqual(ends.toSorted())
  })

  test('nobody sorts by what they do not see', async () => {
    expect((await accounting.get('/reports/activeBudgets?sort=platformMargin')).status).toBe(200)
    const { status, body } = await manager.get<Problem>('/reports/activeBudgets?sort=platformMargin')
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['sort']])
  })

  // ROL-21
  test('margins are in neither rows nor totals for those who may not see them', async () => {
    const { body } = await manager.get<Report>('/reports/activeBudgets')
    expect(body.rows.length).toBeGreaterThan(0)
    for (const row of body.rows) {
      expect(row).not.toHaveProperty('platformMargin')
      expect(row).not.toHaveProperty('marginAmount')
      expect(row).toHaveProperty('actualSpend')
    }
    expect(body.totals).not.toHaveProperty('marginAmount')
  })

  // ROL-22
  // API-08
  test('clients and visitors do not open them', async () => {
    expect((await client.get('/reports/activeBudgets')).status).toBe(403)
    expect((await client.request('POST', '/reports/activeBudgets')).status).toBe(403)
    expect((await visitor(server.url).get('/reports/activeBudgets')).status).toBe(401)
  })
})

describe("a client's budgets", () => {
  test("a client's own user reads them without margin and spend", async () => {
    const [own] = (await clientManager.get<{ id: number }[]>('/clients/list/simple')).body
    const list = await clientManager.get<Budget[]>(`/clients/${own!.id}/client-budgets`)
    expect(list.status).toBe(200)
    expect(list.body.length).toBeGreaterThan(0)
    for (const budget of list.body) {
      expect(budget).not.toHaveProperty('platformMargin')
      expect(budget).not.toHaveProperty('marginAmount')
      expect(budget).not.toHaveProperty('actualSpend')
      expect(budget.can).toEqual({ update: false, remove: false })
    }
  })

  // API-09
  test('a user of another client gets none of them', async () => {
    const own = (await client.get<{ id: number }[]>('/clients/list/simple')).body.map(({ id }) => id)
    expect(own.length).toBeGreaterThan(0)
    const foreign = (await accounting.get<Report>('/reports/activeBudgets')).body.rows.find(
      (row) => !own.includes(row.clientId),
    )!
    const paths = ['budgets', 'client-budgets', 'budgets/active'].map(
      (path) => `/clients/${foreign.clientId}/${path}`,
    )
    const answers = await Promise.all(paths.map((path) => client.get(path)))
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
    expect((await client.get(`/budgets/${foreign.id}`)).status).toBe(404)
  })

  // PRO-15
  test('the list holds ended ones too, the active ones only those of the month', async () => {
    const ended = await created(manager, { clientId: 1002, startsAt: '2025-01-01', endsAt: '2025-02-28' })
    const all = await manager.get<Budget[]>('/clients/1002/client-budgets')
    expect(all.body.map(({ id }) => id)).toContain(ended.id)
    const page = await manager.get<{ rows: Budget[]; total: number }>('/clients/1002/budgets?pageSize=2')
    expect([page.body.rows.length, page.body.total]).toEqual([2, all.body.length])
    const ids = async (query: string) =>
      (await manager.get<Budget[]>(`/clients/1002/budgets/active${query}`)).body.map(({ id }) => id)
    expect(await ids('')).not.toContain(ended.id)
    expect(await ids('?month=February&year=2025')).toContain(ended.id)
    expect(await ids('?month=March&year=2025')).not.toContain(ended.id)
    expect(await ids(`?month=${monthNameOf(day)}&serviceId=999999`)).toEqual([])
  })
})

describe('the spreadsheet of a report', () => {
  const open = async (by: Caller, path: string) => {
    const { status, headers, body } = await by.request<Uint8Array>('POST', path)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    )
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="[a-z-]+-\d{4}-\d{2}-\d{2}\.xlsx"$/,
    )
    const [sheet] = await readXlsxFile(Buffer.from(body))
    return sheet!.data
  }

  test('holds every budget of the filter, with the columns that the reader may see', async () => {
    const report = await accounting.get<Report>('/reports/inactiveBudgets?serviceGroup=1')
    const sheet = await open(accounting, '/reports/inactiveBudgets?serviceGroup=1')
    expect(sheet).toHaveLength(report.body.total + 1)
    expect(sheet[0]).toEqual(
      expect.arrayContaining([
        'Service',
        'Starts At',
        'Ends At',
        'Invoice Amount',
        'Actual Spend',
        'Margin Amount',
        'Notes',
      ]),
    )
    const column = sheet[0]!.indexOf('Invoice Amount')
    expect(sum(sheet.slice(1).map((row) => Number(row[column])))).toBe(report.body.totals.invoiceAmount)
    expect((await open(manager, '/reports/inactiveBudgets'))[0]).not.toContain('Margin Amount')
  })

  test('a text that looks like a formula stays a text, an open end reads Active, a day is a day', async () => {
    await created(manager, {
      clientId: 1003,
      startsAt: '2026-02-03',
      notes: '=HYPERLINK("http://example.com","x")\u0007',
    })
    const [head, ...rows] = await open(manager, '/reports/activeBudgets?clientId=1003')
    const row = rows.find((cells) => String(cells[head!.indexOf('Notes')]).startsWith('='))!
    expect(row[head!.indexOf('Notes')]).toBe('=HYPERLINK("http://example.com","x")')
    expect(row[head!.indexOf('Ends At')]).toBe('Active')
    const start = row[head!.indexOf('Starts At')]
    expect(start instanceof Date ? formatDay(start.toISOString()) : start).toBe('02/03/2026')
  })
})
