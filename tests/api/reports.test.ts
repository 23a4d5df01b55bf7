import readXlsxFile from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { columnsOf, plainValue } from '@portal/core/platform/reports/columns'
import { filtersOf } from '@portal/core/platform/reports/query'
import { reports } from '@portal/core/reports.generated'
import {
  columnsFor,
  fieldOf,
  isOfClient,
  isSummed,
  rateOf,
  type Report,
  type ReportAnswer,
  type ReportColumn,
  type ReportRow,
} from '@portal/core/platform/reports/report'
import { demoAccounts, userOf } from '../laws/demo-accounts.ts'
import { signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import type { Problem } from './budget-form.ts'

/** What holds for every declared report, each asked over the demo agency. */

let server: RunningServer
let admin: Caller
const callers = new Map<string, Promise<Caller>>()
const callerOf = (account: string): Promise<Caller> => {
  const known = callers.get(account) ?? signIn(server.url, account)
  callers.set(account, known)
  return known
}

beforeAll(async () => {
  server = await startServer()
  admin = await callerOf('super-admin')
})
afterAll(async () => {
  await server.stop()
})

const all: readonly Report[] = reports
const most = 200
/** Of a report of one client: the demo client that has everything. */
const demoClient = 1005
const pathOf = ({ path }: Report, clientId = demoClient): string =>
  path.replace('{clientId}', String(clientId))
const asked = (report: Report, query = '', clientId = demoClient): string =>
  `${pathOf(report, clientId)}?pageSize=${most}${query}`

const read = async (
  report: Report,
  query = '',
  by: Caller = admin,
  clientId = demoClient,
): Promise<ReportAnswer> => {
  const { status, body } = await by.get<ReportAnswer>(asked(report, query, clientId))
  expect([status, JSON.stringify(body).slice(0, status === 200 ? 0 : 300)]).toEqual([200, ''])
  return body
}

const clientsOf = async (by: Caller): Promise<readonly number[]> =>
  (await by.get<readonly { readonly id: number }[]>('/clients/list/simple')).body.map(({ id }) => id)

/** Every row, whatever the page. */
const everyRow = async (report: Report, query = ''): Promise<ReportAnswer> => {
  const first = await read(report, query)
  const rows = [...first.rows]
  for (let page = 2; rows.length < first.total; page += 1)
    rows.push(...(await read(report, `${query}&page=${page}`)).rows)
  return { ...first, rows }
}

/** Who gets in by a password alone, and to more than a new password. */
const comingIn = demoAccounts.filter(
  ({ comesIn, mustChangePassword, secondFactor, userType }) =>
    // The account that renders has no password.
    comesIn && !mustChangePassword && !secondFactor && userType !== 'PDF',
)
const person = (account: string) => userOf(demoAccounts.find(({ name }) => name === account)!)
const cents = (value: unknown): number => Math.round(Number(value) * 100)
const keyOf = (report: Report, row: ReportRow): string =>
  report.key.map((field) => JSON.stringify(row[field])).join(' ')

/** A value that is the same for what sorts the same. */
const rank = (row: ReportRow, id: string, column: ReportColumn): string | number | null => {
  // A rate may be made of what no column shows: the answer holds it.
  const value = column.rate && typeof row[id] === 'number' ? row[id] : plainValue(row, id, column)
  if (typeof value !== 'string') return value
  return column.kind === 'instant' ? Date.parse(value) : value.toLowerCase()
}

/** What no report understands. */
const hostile = ['%27%20or%201=1--', '%00', '-1', '99999999999999999999', '<script>', '[]']

describe.each(all.map((report) => [report.name, report] as const))('the report %s', (_, report) => {
  test('shows the demo agency at work, no two rows the same', async () => {
    const { rows, total } = await everyRow(report)
    expect(rows.length).toBe(total)
    expect(rows.length).toBeGreaterThanOrEqual(report.demoRows ?? 10)
    expect(new Set(rows.map((row) => keyOf(report, row))).size).toBe(rows.length)
    for (const [id, column] of columnsFor(report, person('super-admin'))) {
      const filled = rows.filter((row) => rank(row, id, column) !== null)
      expect([
        id,
        filled.length > 0 ||
          column.extra === true ||
          column.nothing !== undefined ||
          column.monthAt !== undefined,
      ]).toEqual([id, true])
    }
  })

  test('comes to what its rows come to, rates from the sums', async () => {
    const { rows, totals } = await everyRow(report)
    for (const [id, column] of columnsFor(report, person('super-admin'))) {
      if (isSummed(column)) {
        const sum = rows.reduce((whole, row) => whole + cents(row[fieldOf(id, column)] ?? 0), 0)
        expect([id, cents(totals[id] ?? 0)]).toEqual([id, sum])
      } else if (column.rate) expect([id, totals[id]]).toEqual([id, rateOf(column, totals)])
    }
  })

  test('is sorted by every column that says so, nothing last', async () => {
    for (const [id, column] of columnsFor(report, person('super-admin'))) {
      if (column.sortable === false || column.kind === 'list') continue
      for (const sign of ['', '-']) {
        const { rows } = await read(report, `&sort=${sign}${id}`)
        const ranks = rows.map((row) => rank(row, id, column))
        const given = ranks.filter((value) => value !== null)
        expect([id, ranks.slice(0, given.length)]).toEqual([id, given])
        // Texts sort as the database does: only that equal ones stand together is asked of them.
        if (given.every((value) => typeof value === 'number'))
          expect([sign + id, given]).toEqual([
            sign + id,
            given.toSorted((a, b) => (sign === '' ? Number(a) - Number(b) : Number(b) - Number(a))),
          ])
        else {
          const changes = given.filter((value, at) => at === 0 || value !== given[at - 1]).length
          expect([sign + id, changes]).toEqual([sign + id, new Set(given).size])
        }
      }
    }
    expect((await admin.get(asked(report, '&sort=nothing'))).status).toBe(422)
  })

  test('is narrowed by every filter and by its search', async () => {
    const whole = await read(report)
    for (const [name, filter] of Object.entries(filtersOf(report))) {
      const values =
        filter.kind === 'choice'
          ? filter.options.map(({ value }) => value)
          : filter.kind === 'record'
            ? ['1', '2', '1001', '2147483647']
            : []
      const totals: number[] = []
      for (const value of values) totals.push((await read(report, `&${name}=${value}`)).total)
      if (values.length > 0) {
        expect([name, Math.max(...totals) <= whole.total || filter.kind === 'choice']).toEqual([name, true])
        expect([name, totals.some((total) => total !== whole.total)]).toEqual([name, true])
      }
    }
    if (report.search === undefined) return
    expect((await read(report, '&search=zzqxzzqx')).total).toBe(0)
    const name = whole.rows.flatMap((row) => {
      const found = columnsFor(report, person('super-admin')).find(([, { kind }]) => kind === 'client')
      const value = found && row[fieldOf(...found)]
      return typeof value === 'object' && value !== null && 'slug' in value ? [value.name] : []
    })[0]
    if (name === undefined) return
    const found = await read(report, `&search=${encodeURIComponent(name)}`)
    expect(found.total).toBeGreaterThan(0)
    expect(found.total).toBeLessThanOrEqual(whole.total)
  })

  test('says in a sentence what it does not understand, and is empty without a word of error', async () => {
    for (const name of [...Object.keys(filtersOf(report)), 'sort', 'page', 'pageSize'])
      for (const value of hostile) {
        const { status, body } = await admin.get<Problem>(`${pathOf(report)}?${name}=${value}`)
        expect([name, value, status === 200 || status === 422 || status === 400]).toEqual([name, value, true])
        if (status !== 200) expect(body.message).toMatch(/\S+ \S+/)
      }
    expect((await admin.get(`${pathOf(report)}?nosuchfilter=1`)).status).toBe(422)
    if (report.period?.kind === 'range') {
      const empty = await read(report, '&startDate=1999-01-01&endDate=1999-01-31')
      expect([empty.rows, empty.total]).toEqual([[], 0])
    }
  })

  test('gives as a file what its table shows', async () => {
    const { rows, columns, period } = await everyRow(report)
    const { status, body } = await admin.request<string>('POST', `${pathOf(report)}?format=csv`)
    expect(status).toBe(200)
    const lines = csvLines(String(body))
    const facts = columnsOf(report, columns, period && { start: period.startDate, end: period.endDate })
    expect(lines[0]).toEqual(facts.map(({ label }) => label))
    expect(lines.length - 1).toBe(rows.length)
    for (const [at, row] of rows.entries())
      expect(lines[at + 1]).toEqual(
        facts.map(({ kind, value }) => {
          const cell = value(row)
          if (cell === null || cell === undefined) return ''
          if (typeof cell === 'number') return String(kind === 'money' ? cell / 100 : cell)
          return typeof cell === 'boolean'
            ? cell
              ? 'Yes'
              : 'No'
            : /^[=+\-@\t\r]/.test(cell)
              ? `'${cell}`
              : cell
        }),
      )
    const workbook = await fetch(`${server.url}/api${pathOf(report)}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin.token}`, 'idempotency-key': crypto.randomUUID() },
    })
    const [sheet] = await readXlsxFile(Buffer.from(await workbook.arrayBuffer()))
    expect(sheet?.data.length).toBe(rows.length + 1)
  })

  test('tells nobody of a column that is not theirs, in rows, totals, order or file', async () => {
    for (const { name } of comingIn) {
      const scope = report.allow.scope(person(name))
      if (scope === 'none') continue
      const by = await callerOf(name)
      // Whoever sees some clients asks for one of them, and gets no other.
      const own = scope === 'all' || !isOfClient(report) ? [] : await clientsOf(by)
      const clientId = own[0] ?? demoClient
      if (own.length > 0 && !own.includes(demoClient))
        expect((await by.get(asked(report, '', demoClient))).status).toBe(403)
      const gets = columnsFor(report, person(name)).map(([id]) => id)
      const hidden = Object.keys(report.columns).filter((id) => !gets.includes(id))
      if (hidden.length === 0) continue
      const { columns, rows, totals } = await read(report, '', by, clientId)
      expect([name, columns]).toEqual([name, gets])
      for (const id of hidden) {
        const field = fieldOf(id, report.columns[id]!)
        expect([name, id, rows.some((row) => field in row), id in totals]).toEqual([name, id, false, false])
        expect((await by.get(asked(report, `&sort=${id}`, clientId))).status).toBe(422)
        expect((await by.request('POST', `${pathOf(report, clientId)}?columns=${id}`)).status).toBe(422)
      }
      const { body } = await by.request<string>('POST', `${pathOf(report, clientId)}?format=csv`)
      expect(csvLines(String(body))[0]).toHaveLength(gets.length)
    }
  })
})

/** The cells of a CSV. */
function csvLines(text: string): string[][] {
  const lines: string[][] = [[]]
  for (const [, cell = '', end] of text
    .replace(/^\uFEFF/, '')
    .matchAll(/("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n|$)/g)) {
    lines.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)
    if (end === '\r\n') lines.push([])
    if (end === '') break
  }
  return lines
}
