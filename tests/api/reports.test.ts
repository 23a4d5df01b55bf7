import readXlsxFile from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { today } from '@portal/core/foundation/format'
import { columnsOf } from '@portal/core/platform/reports/columns'
import { filtersOf } from '@portal/core/platform/reports/query'
import { reports } from '@portal/core/reports.generated'
import { isOfClient, type Report } from '@portal/core/platform/reports/report'
import type { ReportAnswer } from '@portal/core/platform/reports/report-answer'
import { columnsFor, fieldOf } from '@portal/core/platform/reports/report-column'
import { demoAccounts, userOf } from '../laws/demo-accounts.ts'
import { signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { once } from '../support/once.ts'
import type { Problem } from './budget-form.ts'
import {
  asked,
  cellOfFile,
  csvLines,
  demoClient,
  expectBars,
  expectTotals,
  hostile,
  keyOf,
  letsThrough,
  monthFor,
  most,
  filePathOf,
  pathOf,
  rank,
} from './declared-report.ts'

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

const whole = new Map<string, Promise<ReportAnswer>>()
/** Every row of a report as an administrator gets it, read once. */
const everyRow = (report: Report): Promise<ReportAnswer> => {
  const reading = async (): Promise<ReportAnswer> => {
    const first = await read(report)
    const rows = [...first.rows]
    for (let page = 2; rows.length < first.total; page += 1)
      rows.push(...(await read(report, `&page=${page}`)).rows)
    return { ...first, rows }
  }
  const known = whole.get(report.name) ?? reading()
  whole.set(report.name, known)
  return known
}

/** What a question comes to, without its rows. */
const countOf = async (report: Report, query: string): Promise<ReportAnswer> =>
  read(report, `${query}&pageSize=1`)

/** Who gets in by a password alone, and to more than a new password. */
const comingIn = demoAccounts.filter(
  ({ comesIn, mustChangePassword, secondFactor, userType }) =>
    // The account that renders has no password.
    comesIn && !mustChangePassword && !secondFactor && userType !== 'PDF',
)
const person = (account: string) => userOf(demoAccounts.find(({ name }) => name === account)!)
/** It answers, or says in a sentence what it does not understand. */
const askHostile = async (report: Report, name: string, value: string): Promise<number> => {
  const { status, body } = await admin.get<Problem>(`${pathOf(report)}?${name}=${encodeURIComponent(value)}`)
  expect([report.name, name, value, status === 200 || status === 422 || status === 400]).toEqual([
    report.name,
    name,
    value,
    true,
  ])
  if (status !== 200) expect(body.message).toMatch(/\S+ \S+/)
  return status
}

// What the other tests of this file hold for every report, they hold for these.
test.each([
  ['REP-04', ['clients.programmatic-insights', 'clients.programmatic-insights-v2']],
  ['REP-06', ['clients.programmatic-audio-insights']],
  ['REP-07', ['clients.inventory-ads-report']],
  ['REP-08', ['clients.google-business-profile-report']],
  ['REP-10', ['clients.local-service-ads']],
  ['REP-13', ['clients.conversioniq-insights']],
  ['RPT-01', ['reporting.am-report-card']],
  ['RPT-08', ['reporting.client_sales_incentives']],
  ['RPT-09', ['reporting.service_utilization_report']],
  ['RPT-15', ['report.client.index']],
  ['RPT-19', ['reporting.ga4-event-manager']],
  [
    'RPT-21',
    [
      'bandwidth.account-management',
      'bandwidth.premium',
      'bandwidth.seo',
      'bandwidth.social',
      'bandwidth.sem',
    ],
  ],
  ['RPT-23', ['reporting.rollover-report']],
  ['RPT-24', ['reporting.seo-strategy-index', 'reporting.seo-landing-pages', 'reporting.seo-achievements']],
  ['RPT-26', ['reporting.management-report']],
  ['RPT-28', ['reporting.sem-configuration-report']],
])('%s stands on its screen with rows of the demo agency', async (_feature, routes) => {
  for (const route of routes) {
    const report = all.find((one) => one.route === route)
    expect([route, report?.name]).toEqual([route, expect.any(String)])
    expect([route, report && (await read(report)).total > 0]).toEqual([route, true])
  }
})

describe.each(all.map((report) => [report.name, report] as const))('the report %s', (_, report) => {
  test('shows the demo agency at work, no two rows the same', async () => {
    const { rows, total } = await everyRow(report)
    expect(rows.length).toBe(total)
    expect(rows.length).toBeGreaterThanOrEqual(report.demoRows ?? 10)
    expect(new Set(rows.map((row) => keyOf(report, row))).size).toBe(rows.length)
    // What is left of a month is told while it runs, and what of it was spent is not told on its first day.
    const looked =
      monthFor(report) === '' ? rows : [...rows, ...(await read(report, `&month=${today()}`)).rows]
    for (const [id, column] of columnsFor(report, person('super-admin'))) {
      const filled = looked.filter((row) => rank(row, id, column) !== null)
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
    expectTotals(columnsFor(report, person('super-admin')), await everyRow(report))
  })

  test('draws bars that come to what its rows come to, and leads from each to its rows', async () => {
    await expectBars(report, await everyRow(report), countOf)
  })

  once('is sorted by every column that says so, nothing last', async () => {
    const upwards = new Set<string>()
    for (const [id, column] of columnsFor(report, person('super-admin'))) {
      if (column.sortable === false || column.kind === 'list') continue
      const kind = column.rate ? 'rate' : (column.kind ?? 'text')
      // Each column one way, each kind of column both.
      for (const sign of upwards.has(kind) ? ['-'] : ['-', '']) {
        upwards.add(kind)
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
    const { rows, total } = await everyRow(report)
    for (const [name, filter] of Object.entries(filtersOf(report))) {
      if (filter.kind === 'choice') {
        let narrows = false
        for (const { value } of filter.options)
          narrows ||= (await countOf(report, `&${name}=${value}`)).total !== total
        // One that narrows nothing sets what is shown of the same rows.
        for (const { value } of narrows ? [] : filter.options)
          narrows ||=
            JSON.stringify((await read(report, `&${name}=${value}`)).rows) !==
            JSON.stringify(rows.slice(0, most))
        expect([name, narrows]).toEqual([name, true])
      } else if (filter.kind === 'record') {
        const counts: number[] = []
        for (const value of ['1', '2', '1001', '2147483647'])
          counts.push((await countOf(report, `&${name}=${value}`)).total)
        expect([name, Math.max(...counts) <= total, counts.some((count) => count !== total)]).toEqual([
          name,
          true,
          true,
        ])
      }
    }
    if (report.period?.kind === 'range')
      expect((await countOf(report, '&startDate=1999-01-01&endDate=1999-01-31')).total).toBe(0)
    if (report.search === undefined) return
    expect((await countOf(report, '&search=zzqxzzqx')).total).toBe(0)
    const name = rows.flatMap((row) => {
      const found = columnsFor(report, person('super-admin')).find(([, { kind }]) => kind === 'client')
      const value = found && row[fieldOf(...found)]
      return typeof value === 'object' && value !== null && 'slug' in value ? [value.name] : []
    })[0]
    if (name === undefined) return
    const found = await countOf(report, `&search=${encodeURIComponent(name)}`)
    expect(found.total).toBeGreaterThan(0)
    expect(found.total).toBeLessThanOrEqual(total)
  })

  once('opens by each tile all that it is made of', async () => {
    for (const { of, asks } of report.tiles ?? []) {
      if (!asks) continue
      const query = Object.entries(asks).map(([name, value]) => `&${name}=${encodeURIComponent(value)}`)
      const { total, totals } = await countOf(report, query.join(''))
      const everything = await everyRow(report)
      expect([of, total < everything.total, totals[of]]).toEqual([of, true, everything.totals[of]])
    }
  })

  once('says in a sentence what it does not understand, and breaks at nothing that it takes', async () => {
    for (const name of [...Object.keys(filtersOf(report)), 'search', 'sort', 'page', 'pageSize']) {
      const taken = hostile.filter((value) => letsThrough(report, name, value))
      for (const value of name === 'sort' ? taken.slice(0, 1) : taken) await askHostile(report, name, value)
    }
    expect((await admin.get(`${pathOf(report)}?nosuchfilter=1`)).status).toBe(422)
  })

  once('gives as a file what its table shows', async () => {
    const { rows, columns, period } = await everyRow(report)
    const { status, body } = await admin.request<string>(
      'POST',
      `${filePathOf(report)}?format=csv${monthFor(report)}`,
    )
    expect(status).toBe(200)
    const lines = csvLines(String(body))
    const facts = columnsOf(report, columns, period && { start: period.startDate, end: period.endDate })
    expect(lines[0]).toEqual(facts.map(({ label }) => label))
    expect(lines.length - 1).toBe(rows.length)
    for (const [at, row] of rows.entries())
      expect(lines[at + 1]).toEqual(facts.map(({ kind, value }) => cellOfFile(kind, value(row))))
  })

  once('tells nobody of a column that is not theirs, in rows, totals, order or file', async () => {
    // One account of each kind: the same rows and the same columns.
    const alike = Map.groupBy(comingIn, ({ name }) =>
      JSON.stringify([
        report.allow.scope(person(name)),
        columnsFor(report, person(name)).map(([id]) => id),
        person(name).tenantId,
      ]),
    )
    for (const [account] of alike.values()) {
      const { name } = account!
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
      const [first] = hidden
      if (first === undefined) continue
      const { columns, rows, totals } = await read(report, '', by, clientId)
      expect([name, columns]).toEqual([name, gets])
      for (const id of hidden) {
        const field = fieldOf(id, report.columns[id]!)
        expect([name, id, rows.some((row) => field in row), id in totals]).toEqual([name, id, false, false])
      }
      // The refusal lists all that there is to sort by.
      const sorted = await by.get<Problem>(asked(report, `&sort=${first}`, clientId))
      const offered = sorted.body.message.match(/sorted by (.*)\.$/)?.[1]?.split(', ') ?? []
      expect([sorted.status, offered.length > 0, offered.filter((id) => hidden.includes(id))]).toEqual([
        422,
        true,
        [],
      ])
      expect((await by.request('POST', `${filePathOf(report, clientId)}?columns=${first}`)).status).toBe(422)
      const { body } = await by.request<string>('POST', `${filePathOf(report, clientId)}?format=csv`)
      expect(csvLines(String(body))[0]).toHaveLength(gets.length)
    }
  })
})

describe('every kind of', () => {
  once('filter refuses in a sentence what it does not take', async () => {
    const kinds = new Set<string>()
    for (const report of all)
      for (const [name, { kind }] of Object.entries(filtersOf(report))) {
        const strange = hostile.find((value) => !letsThrough(report, name, value))
        if (kinds.has(kind) || strange === undefined) continue
        kinds.add(kind)
        expect([kind, await askHostile(report, name, strange)]).toEqual([kind, 422])
      }
    expect([...kinds].toSorted()).toEqual(['choice', 'day', 'month', 'record', 'year'])
  })

  once('column stands in the workbook as it does in the table', async () => {
    const kinds = new Set<string>()
    for (const report of all) {
      const own = Object.values(report.columns).map(({ kind = 'text' }) => kind)
      if (own.every((kind) => kinds.has(kind))) continue
      for (const kind of own) kinds.add(kind)
      // As it is now: the usage logs go on with each report that a client reads here.
      whole.delete(report.name)
      const { rows, columns } = await everyRow(report)
      const workbook = await fetch(`${server.url}/api${filePathOf(report)}?${monthFor(report).slice(1)}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${admin.token}`, 'idempotency-key': crypto.randomUUID() },
      })
      const [sheet] = await readXlsxFile(Buffer.from(await workbook.arrayBuffer()))
      expect([report.name, sheet?.data.length, sheet?.data[0]?.length]).toEqual([
        report.name,
        rows.length + 1,
        columns.length,
      ])
    }
  })
})
