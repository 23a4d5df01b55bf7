import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, addMonths, today } from '@portal/core/foundation/format'
import { annualViewReport } from '@portal/core/money/budgets/annual-view.report'
import { budgetComparisonReport } from '@portal/core/money/budgets/budget-comparison.report'
import { historicalBudgetsReport } from '@portal/core/money/budgets/historical-budgets.report'
import { monthIds } from '@portal/core/platform/reports/month-columns'
import type { Report } from '@portal/core/platform/reports/report'
import type { ReportRow } from '@portal/core/platform/reports/report-column'
import type { Server } from '@portal/server/server'
import { signIn, type Caller } from '../support/index.ts'
import { startServerHere } from '../support/server-here.ts'
import { created, sum } from './budget-form.ts'

interface Answer {
  readonly rows: readonly Readonly<Record<string, unknown>>[]
  readonly total: number
  readonly totals: Readonly<Record<string, number | null>>
}

let server: Server
let accounting: Caller

const present = `${today().slice(0, 7)}-01`
const year = Number(present.slice(0, 4)) + 1
const january = `${year}-01-01`

beforeAll(async () => {
  server = await startServerHere()
  accounting = await signIn(server.address, 'accounting')
})
afterAll(async () => {
  await server.stop()
})

const report = async (path: string): Promise<Answer> => {
  const { status, body } = await accounting.get<Answer>(`/reports/${path}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

// BUD-14, BUD-18
test('every month of a year comes to what the month is alone, by client, service and group, and in the history', async () => {
  const made = { clientId: 1001, serviceId: 1, invoiceAmount: 700.01 }
  await created(accounting, { ...made, startsAt: addMonths(january, 1), endsAt: addMonths(january, 3) })
  await created(accounting, { ...made, startsAt: addDays(january, 40), endsAt: addDays(january, 45) })
  await created(accounting, { ...made, budgetType: 'One-Time', startsAt: addDays(january, 75) })
  const byClient = await report(`annualView?year=${year}&pageSize=200`)
  for (const by of ['service', 'group'])
    expect((await report(`annualView?year=${year}&pageSize=200&by=${by}`)).totals).toEqual(byClient.totals)
  // One client alone, whichever way its budgets are put together.
  const own = byClient.rows.find(({ id }) => id === made.clientId)
  for (const by of ['', '&by=service', '&by=group'])
    expect((await report(`annualView?year=${year}&clientId=${made.clientId}${by}`)).totals['whole']).toBe(
      own?.['whole'],
    )
  const months = monthIds(12)
  const ofYear: number[] = []
  for (const [at, id] of months.entries()) {
    const month = addMonths(january, at)
    const { totals } = await report(`quickView?month=${month}`)
    expect(byClient.totals[id], month).toBe(totals['amount'])
    expect(sum(byClient.rows.map((row) => Number(row[id] ?? 0))), month).toBe(totals['amount'])
    ofYear.push(totals['amount'] ?? 0)
  }
  expect(byClient.totals['whole']).toBe(sum(ofYear))
  const history = await report(`historical?month=${addMonths(january, 11)}&pageSize=200`)
  expect(
    monthIds(24)
      .slice(12)
      .map((id) => history.totals[id]),
  ).toEqual(ofYear)
})

// BUD-19
test('from one month to the other leads what is new, rose, fell and ended, to the cent', async () => {
  const { totals, total } = await report(
    `comparisonReport?month=${addMonths(present, 1)}&against=${addMonths(present, -6)}`,
  )
  const moves = ['new', 'increased', 'decreased', 'ended']
  const steps = moves.map((move) => totals[move] ?? 0)
  expect(steps.every((step) => step !== 0)).toBe(true)
  expect(sum([totals['before'] ?? 0, ...steps])).toBe(totals['now'])
  expect(sum([...moves, 'unchanged'].map((move) => totals[`${move}Lines`] ?? 0))).toBe(total)
})

test('what moved furthest stands first, whichever way it moved', async () => {
  const months = `month=${addMonths(present, 1)}&against=${addMonths(present, -6)}`
  for (const move of ['', '&move=decreased', '&move=ended', '&move=increased']) {
    const { rows } = await report(`comparisonReport?${months}${move}&pageSize=200`)
    const moved = rows.map((row) => Math.abs(Number(row['difference'])))
    expect(moved.length).toBeGreaterThan(1)
    expect(moved).toEqual(moved.toSorted((one, other) => other - one))
  }
})

test('a cell of a month opens what it is made of, to the cent, narrowed as the report was', async () => {
  const { rows: groups } = await report(`annualView?year=${year}&by=group&sort=-whole`)
  const asked = { serviceGroup: String(groups[0]?.['id']) }
  const narrowed = new URLSearchParams(asked).toString()
  let looked = 0
  const opened = async (
    of: Report,
    column: string,
    month: string,
    row: Readonly<Record<string, unknown>>,
  ): Promise<void> => {
    looked += 1
    const to = of.columns[column]?.opens?.(row as ReportRow, month, asked)
    expect(to).toMatch(/^\/budgets\/client_view\?/)
    const { totals } = await report(`clientView?${to?.split('?')[1]}`)
    expect(totals['amount'] ?? 0, `${column} of ${to}`).toBe(row[column])
  }
  const annual = await report(`annualView?year=${year}&${narrowed}&sort=-whole&pageSize=3`)
  for (const row of annual.rows) await opened(annualViewReport, 'monthB', addMonths(january, 1), row)
  const services = await report(`annualView?year=${year}&by=service&${narrowed}&sort=-whole&pageSize=2`)
  for (const row of services.rows) await opened(annualViewReport, 'monthC', addMonths(january, 2), row)
  const history = await report(`historical?month=${present}&${narrowed}&sort=-whole&pageSize=3`)
  for (const row of history.rows) await opened(historicalBudgetsReport, 'monthX', present, row)
  const compared = await report(`comparisonReport?month=${present}&${narrowed}&pageSize=3`)
  for (const row of compared.rows) {
    await opened(budgetComparisonReport, 'now', present, row)
    await opened(budgetComparisonReport, 'before', present, row)
  }
  expect(looked).toBeGreaterThan(12)
})
