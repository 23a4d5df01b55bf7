import { addDays, dayAt } from '@portal/core/foundation/format'
import type { Server } from '@portal/server/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ReportAnswer } from '@portal/core/platform/reports/report-answer'
import type { ReportRow } from '@portal/core/platform/reports/report-column'
import { agencyDay } from '../support/agency-day.ts'
import { signIn, type Caller } from '../support/index.ts'
import { startServerHere } from '../support/server-here.ts'

/**
 * Figures of reports worked out once more: stored rows are read by statements without joins, sums or conditions but
 * the tenant's, and everything else is arithmetic of this file, in whole cents. Nothing of the product takes part but
 * the call that is compared.
 */

let server: Server
let admin: Caller

beforeAll(async () => {
  server = await startServerHere()
  admin = await signIn(server.address, 'super-admin')
})
afterAll(async () => {
  await server.stop()
})

type Stored = Readonly<Record<string, unknown>>

/** All rows of a table of the first tenant that are not deleted, days as `2026-11-30`. */
const stored = (table: string): Promise<readonly Stored[]> =>
  server.services.database.asOwner(async (client) => {
    const { rows } = await client.query<{ row: Stored }>(
      `select to_jsonb(t) as row from ${table} t where t.tenant_id = (select min(id) from tenant)`,
    )
    return rows.map(({ row }) => row).filter((row) => (row['deleted_at'] ?? null) === null)
  })

/** A report with all of its rows. */
async function read(path: string): Promise<ReportAnswer> {
  const rows: ReportRow[] = []
  for (let page = 1; ; page += 1) {
    const { status, body } = await admin.get<ReportAnswer>(
      `${path}${path.includes('?') ? '&' : '?'}pageSize=200&page=${page}`,
    )
    expect([path, status]).toEqual([path, 200])
    rows.push(...body.rows)
    if (rows.length >= body.total) return { ...body, rows }
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const number = (value: unknown): number => Number(value ?? 0)
const cents = (value: unknown): number => Math.round(number(value) * 100)
/** Values of rows as one key. */
const joined = (...values: readonly unknown[]): string =>
  values
    .map((value) => (typeof value === 'number' ? value.toString() : typeof value === 'string' ? value : ''))
    .join(' ')
const byId = (rows: readonly Stored[]): ReadonlyMap<unknown, Stored> =>
  new Map(rows.map((row) => [row['id'], row]))
const here = agencyDay()
const thisMonth = here.slice(0, 7)
/** Sums of values by keys. */
function summed(
  entries: readonly (readonly [key: string, value: number])[],
): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {}
  for (const [key, value] of entries) sums[key] = (sums[key] ?? 0) + value
  return sums
}
const whole = (sums: Readonly<Record<string, number>>): number =>
  Object.values(sums).reduce((all, one) => all + one, 0)

/** Whether a budget is invoiced for a month, `2026-11`. */
const invoicedIn = (budget: Stored, month: string): boolean => {
  const from = text(budget['starts_at']).slice(0, 7)
  if (budget['budget_type'] === 'One-Time') return from === month
  const until = budget['ends_at'] === null ? '9999-12' : text(budget['ends_at']).slice(0, 7)
  return from <= month && month <= until
}

// RPT-17
test('cancellations: recurring budgets that ended and that none of the same service follows', async () => {
  const report = await read('/reports/cancellations')
  const budgets = (await stored('budget')).filter((budget) => budget['budget_type'] === 'Recurring')
  const from = addDays(here, -364)
  const alike = Map.groupBy(budgets, (budget) => joined(budget['client_id'], budget['service_id']))
  const isFollowed = (budget: Stored): boolean => {
    const end = text(budget['ends_at'])
    return (alike.get(joined(budget['client_id'], budget['service_id'])) ?? []).some(
      (next) =>
        next !== budget &&
        text(next['starts_at']) <= addDays(end, 31) &&
        (next['ends_at'] === null || text(next['ends_at']) > end),
    )
  }
  const ended = budgets.filter((budget) => {
    const end = text(budget['ends_at'])
    if (end === '' || end > here || end < (report.period?.startDate ?? from)) return false
    return !isFollowed(budget)
  })
  expect(ended.length).toBeGreaterThan(9)
  expect(report.rows.map(({ id }) => Number(id)).toSorted((a, b) => a - b)).toEqual(
    ended.map(({ id }) => Number(id)).toSorted((a, b) => a - b),
  )
  expect(cents(report.totals['amount'])).toBe(
    ended.reduce((sum, budget) => sum + cents(budget['invoice_amount']), 0),
  )
  // One that is to end stands on the days ahead.
  const running = budgets.find(
    (budget) =>
      budget['ends_at'] === null &&
      alike.get(joined(budget['client_id'], budget['service_id']))?.length === 1,
  )
  const endOn = (day: string | null): Promise<unknown> =>
    server.services.database.asOwner((owner) =>
      owner.query('update budget set ends_at = $1::date where tenant_id = 1 and id = $2', [
        day,
        running?.['id'],
      ]),
    )
  const ahead = `/reports/cancellations?startDate=${addDays(here, 1)}&endDate=${addDays(here, 90)}`
  const were = (await read(ahead)).total
  await endOn(addDays(here, 60))
  const coming = await read(ahead)
  expect(coming.total).toBe(were + 1)
  expect(coming.rows).toContainEqual(
    expect.objectContaining({ id: running?.['id'], endsAt: addDays(here, 60) }),
  )
  await endOn(null)
  /** Whole months from a day until the day after another. */
  const months = (start: string, end: string): number => {
    const after = addDays(end, 1)
    const [y1 = 0, m1 = 0, d1 = 0] = start.split('-').map(Number)
    const [y2 = 0, m2 = 0, d2 = 0] = after.split('-').map(Number)
    return (y2 - y1) * 12 + (m2 - m1) - (d2 < d1 ? 1 : 0)
  }
  const kept = new Map(
    ended.map((budget) => {
      const firsts = (alike.get(joined(budget['client_id'], budget['service_id'])) ?? []).map((one) =>
        text(one['starts_at']),
      )
      return [budget['id'], months(firsts.toSorted()[0] ?? '', text(budget['ends_at']))]
    }),
  )
  expect(Object.fromEntries(report.rows.map(({ id, months: told }) => [id, told]))).toEqual(
    Object.fromEntries(kept),
  )

  // Below it the same by month, against what ran as the month began, and by reason, service and manager.
  const byMonth = await read('/reports/cancellation-months')
  expect(byMonth.rows.length).toBeGreaterThan(11)
  for (const row of byMonth.rows) {
    const first = text(row['month'])
    const ran = budgets.filter(
      (budget) =>
        text(budget['starts_at']) < first &&
        (budget['ends_at'] === null || text(budget['ends_at']) >= addDays(first, -1)),
    )
    const lost = ended.filter((budget) => text(budget['ends_at']).startsWith(first.slice(0, 7)))
    const amountOf = (some: readonly Stored[]): number =>
      some.reduce((sum, budget) => sum + cents(budget['invoice_amount']), 0)
    expect([
      first,
      row['running'],
      row['canceled'],
      cents(row['runningAmount']),
      cents(row['amount']),
    ]).toEqual([first, ran.length, lost.length, amountOf(ran), amountOf(lost)])
    if (ran.length > 0) expect(number(row['rate'])).toBeCloseTo((lost.length * 100) / ran.length, 2)
  }
  const groups = await read('/reports/cancellation-groups')
  const told = (kind: string): Readonly<Record<string, number>> =>
    summed(
      groups.rows
        .filter((row) => row['kind'] === kind)
        .map((row) => [text(row['name']), cents(row['amount'])] as const),
    )
  const [services, reasons] = [byId(await stored('service')), byId(await stored('cancellation_reason'))]
  const nameIn = (named: ReadonlyMap<unknown, Stored>, id: unknown): string =>
    text(named.get(id)?.['name']) || 'Not given'
  for (const [kind, nameOf] of [
    ['service', (budget: Stored) => nameIn(services, budget['service_id'])],
    ['reason', (budget: Stored) => nameIn(reasons, budget['cancellation_reason_id'])],
  ] as const)
    expect(told(kind)).toEqual(
      summed(ended.map((budget) => [nameOf(budget), cents(budget['invoice_amount'])] as const)),
    )
  expect(Object.keys(told('manager')).length).toBeGreaterThan(1)
})

// BUD-07
test('annual view: every budget in each month for which it is invoiced', async () => {
  const year = here.slice(0, 4)
  const report = await read('/reports/annualView')
  const budgets = await stored('budget')
  const months = Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}`)
  const byClient = summed(
    months.flatMap((month) =>
      budgets
        .filter((budget) => invoicedIn(budget, month))
        .map((budget) => [joined(budget['client_id']), cents(budget['invoice_amount'])] as const),
    ),
  )
  expect(Object.fromEntries(report.rows.map((row) => [joined(row['id']), cents(row['whole'])]))).toEqual(
    byClient,
  )
  expect(cents(report.totals['whole'])).toBe(whole(byClient))
  // Twelve columns, each of its month.
  const columns = report.columns.filter((id) => /^m\d+$|^month/.test(id))
  expect(columns).toHaveLength(12)
  for (const [at, month] of months.entries())
    expect([month, cents(report.totals[columns[at] ?? ''])]).toEqual([
      month,
      budgets
        .filter((budget) => invoicedIn(budget, month))
        .reduce((sum, budget) => sum + cents(budget['invoice_amount']), 0),
    ])
})

// RPT-12
test('service utilization: what runs, what is missing, and what stores of the same size pay', async () => {
  const report = await read('/reports/service-utilization')
  const services = await stored('service')
  const paid = new Map<string, number>()
  for (const budget of await stored('budget')) {
    if (!invoicedIn(budget, thisMonth)) continue
    const key = joined(budget['client_id'], budget['service_id'])
    paid.set(key, (paid.get(key) ?? 0) + cents(budget['invoice_amount']))
  }
  const byClient = summed([...paid].map(([key, amount]) => [key.split(' ')[0] ?? '', amount]))
  const ordered = Object.keys(byClient).toSorted(
    (a, b) => (byClient[a] ?? 0) - (byClient[b] ?? 0) || Number(a) - Number(b),
  )
  // Thirds of all clients; the first ones are larger where it does not come out even.
  const sizeOf = new Map<string, number>()
  const [least, more] = [Math.floor(ordered.length / 3), ordered.length % 3]
  let at = 0
  for (let size = 1; size <= 3; size += 1)
    for (const client of ordered.slice(at, (at += least + (size <= more ? 1 : 0)))) sizeOf.set(client, size)
  const medians = new Map<string, { readonly having: number; readonly median: number }>()
  const groups = Map.groupBy([...paid], ([key]) => {
    const [client = '', service = ''] = key.split(' ')
    return joined(sizeOf.get(client), service)
  })
  for (const [key, amounts] of groups) {
    const sorted = amounts
      .map(([, amount]) => amount)
      .filter((amount) => amount > 0)
      .toSorted((a, b) => a - b)
    const [low, high] = [sorted[(sorted.length - 1) >> 1] ?? 0, sorted[sorted.length >> 1] ?? 0]
    medians.set(key, { having: sorted.length, median: Math.round((low + high) / 2) })
  }
  const expected = ordered.flatMap((client) =>
    services.flatMap((service) => {
      const amount = paid.get(joined(client, service['id']))
      if (amount === undefined && service['active'] !== true) return []
      const like = medians.get(joined(sizeOf.get(client), service['id']))
      return [
        [
          joined(client, service['id']),
          [
            amount === undefined ? 'missing' : 'runs',
            amount ?? null,
            amount === undefined && (like?.having ?? 0) >= 3 ? (like?.median ?? null) : null,
            like?.having ?? 0,
          ],
        ] as const,
      ]
    }),
  )
  expect(expected.length).toBeGreaterThan(100)
  expect(
    Object.fromEntries(
      report.rows.map((row) => [
        joined(row['clientId'], row['serviceId']),
        [
          row['state'],
          row['amount'] === null ? null : cents(row['amount']),
          row['opportunity'] === null ? null : cents(row['opportunity']),
          row['having'],
        ],
      ]),
    ),
  ).toEqual(Object.fromEntries(expected))
})

// RPT-18
test('leads: by day, client, source and type; what was kept apart and what came twice', async () => {
  const report = await read('/reports/leads')
  const { startDate = '', endDate = '' } = report.period ?? {}
  const within = (row: Stored): boolean =>
    text(row['received_at']).slice(0, 10) >= startDate && text(row['received_at']).slice(0, 10) <= endDate
  const leads = (await stored('lead')).filter(within)
  const arrived = (await stored('arrived_lead')).filter(within)
  const key = (row: Stored, type: unknown): string =>
    joined(text(row['received_at']).slice(0, 10), row['client_id'], row['source'], type)
  const counted = summed(leads.map((row) => [key(row, row['lead_type_id'] ?? 0), number(row['count'])]))
  expect(Object.keys(counted).length).toBeGreaterThan(9)
  const told = report.rows.filter(({ leads: count }) => number(count) > 0)
  expect(
    Object.fromEntries(
      told.map((row) => [
        joined(row['day'], row['clientId'], row['source'], row['typeId']),
        number(row['leads']),
      ]),
    ),
  ).toEqual(counted)
  expect(number(report.totals['leads'])).toBe(whole(counted))
  expect(number(report.totals['apart'])).toBe(arrived.filter((row) => row['state'] === 'Blacklisted').length)
  expect(number(report.totals['repeats'])).toBe(arrived.reduce((sum, row) => sum + number(row['repeats']), 0))
})

// CLR-08
test('local service ads: leads and cost by job, kind and state, beside the same days of the month before', async () => {
  const report = await read('/clients/1003/reports/local-service-ads')
  const figures = (await stored('report_figure')).filter(
    (row) => row['client_id'] === 1003 && row['source'] === 'localServices',
  )
  const sums = (range: { readonly startDate: string; readonly endDate: string } | null | undefined) => {
    const rows = figures.filter(
      ({ day }) => text(day) >= (range?.startDate ?? '') && text(day) <= (range?.endDate ?? ''),
    )
    const of = (figure: string) =>
      summed(
        rows.map((row) => {
          const { jobType, leadType, chargeStatus } = row['dimensions'] as Record<string, string>
          const value = (row['figures'] as Record<string, unknown>)[figure]
          return [
            joined(jobType, leadType, chargeStatus),
            figure === 'spend' ? Math.round(number(value) * 1e6) : number(value),
          ]
        }),
      )
    return { leads: of('leads'), spend: of('spend') }
  }
  const [now, was] = [sums(report.period), sums(report.before)]
  expect(Object.keys(now.leads).length).toBeGreaterThan(2)
  for (const row of report.rows) {
    const key = joined(row['jobType'], row['leadType'], row['chargeStatus'])
    const spend = Math.round((now.spend[key] ?? 0) / 1e4)
    expect([key, number(row['leads']), number(row['leadsBefore']), cents(row['spend'])]).toEqual([
      key,
      now.leads[key] ?? 0,
      was.leads[key] ?? 0,
      spend,
    ])
    // Half a cent may fall to either side.
    const price = (now.spend[key] ?? 0) / 1e4 / (now.leads[key] ?? 0)
    if (Number.isFinite(price))
      expect(Math.abs(cents(row['leadsPrice']) - price), key).toBeLessThanOrEqual(0.501)
  }
  expect(number(report.totals['leads'])).toBe(whole(now.leads))
  expect(cents(report.totals['spend'])).toBe(Math.round(whole(now.spend) / 1e4))
  // A price of all is worked out from the sums, never from the prices of the rows.
  expect(cents(report.totals['leadsPrice'])).toBe(Math.round(whole(now.spend) / 1e4 / whole(now.leads)))
})

// OEM-12
test('spend of a program: what the stores’ campaigns took, beside what is allotted', async () => {
  const report = await read(`/reports/oem-actual-spend?program=acura-honda&month=${here}`)
  const program = (await stored('oem_program')).find(({ code }) => code === 'acura-honda')
  const funds = (await stored('program_fund')).filter((fund) => fund['program_id'] === program?.['id'])
  const stores = (await stored('program_store')).filter(
    (store) => store['program_id'] === program?.['id'] && store['active'] === true,
  )
  const campaigns = byId((await stored('metric_campaign')).filter(({ channel }) => channel !== 'analytics'))
  const facts = (await stored('metric_fact')).filter(
    (fact) => text(fact['day']) >= `${thisMonth}-01` && text(fact['day']).slice(0, 7) === thisMonth,
  )
  const micros = summed(
    facts.flatMap((fact) =>
      campaigns.has(fact['campaign_id'])
        ? [[joined(fact['client_id'], fact['channel']), number(fact['spend_micros'])] as const]
        : [],
    ),
  )
  const allotted = summed(
    (await stored('oem_budget')).flatMap((budget) =>
      funds.some(({ id }) => id === budget['fund_id']) && text(budget['month']).slice(0, 7) === thisMonth
        ? [[joined(budget['client_id']), cents(budget['allotted'])] as const]
        : [],
    ),
  )
  expect(new Set(report.rows.map((row) => row['clientId']))).toEqual(
    new Set(stores.map((store) => store['client_id'])),
  )
  expect(report.rows).toHaveLength(stores.length)
  for (const row of report.rows) {
    const spent = ['search', 'social', 'display', 'video', 'ctv'].map((channel) =>
      Math.round((micros[joined(row['clientId'], channel)] ?? 0) / 1e4),
    )
    expect([row['clientId'], cents(row['spent']), cents(row['allotted'])]).toEqual([
      row['clientId'],
      spent.reduce((sum, one) => sum + one, 0),
      allotted[joined(row['clientId'])] ?? 0,
    ])
  }
})

// RPT-16
test('e-mail analytics: every message of thirty days by day and kind, and what the provider told of it', async () => {
  const report = await read('/reports/email-analytics')
  const first = addDays(here, -29)
  const keyOf = (mail: Stored): string => joined(dayAt(text(mail['created_at'])), mail['category'])
  const mails = (await stored('email_notification')).filter((mail) => keyOf(mail).slice(0, 10) >= first)
  const events = await stored('email_event')
  const told = (...kinds: readonly string[]): ReadonlySet<unknown> =>
    new Set(events.filter(({ kind }) => kinds.includes(text(kind))).map((event) => event['email_id']))
  const [delivered, bounced] = [told('delivered'), told('bounced', 'dropped')]
  const count = (of: (mail: Stored) => boolean): Readonly<Record<string, number>> =>
    summed(mails.map((mail) => [keyOf(mail), of(mail) ? 1 : 0]))
  const figures = {
    messages: count(() => true),
    sent: count(({ status }) => status === 'sent'),
    failed: count(({ status }) => status === 'failed'),
    delivered: count(({ id }) => delivered.has(id)),
    bounced: count(({ id }) => bounced.has(id)),
  }
  expect(report.rows).toHaveLength(Object.keys(figures.messages).length)
  for (const [name, byKey] of Object.entries(figures)) {
    for (const row of report.rows)
      expect([name, row['day'], row[name]]).toEqual([
        name,
        row['day'],
        byKey[joined(row['day'], row['category'])],
      ])
    expect([name, report.totals[name]]).toEqual([name, whole(byKey)])
  }
})

// RPT-14
test('co-op claims: what was spent, the share that is claimed, and what came back', async () => {
  const report = await read('/reports/co-op-claims')
  const claims = await stored('claim')
  expect(report.rows).toHaveLength(claims.length)
  const wanted = byId(claims)
  const sums = { spent: 0, claimed: 0, paid: 0 }
  for (const row of report.rows) {
    const claim = wanted.get(row['id']) ?? {}
    const spent = cents(claim['spent'])
    const claimed = Math.round((spent * number(claim['share_percent'])) / 100)
    expect([row['id'], cents(row['spent']), cents(row['claimed']), cents(row['paid'])]).toEqual([
      row['id'],
      spent,
      claimed,
      cents(claim['paid']),
    ])
    sums.spent += spent
    sums.claimed += claimed
    sums.paid += cents(claim['paid'])
  }
  expect(Object.keys(sums).map((name) => cents(report.totals[name]))).toEqual(Object.values(sums))
})

// OEM-03
test('a tracker: week by week what campaigns of the fund took, and what is left of all targets together', async () => {
  const { rows, totals } = await read('/reports/oem-tracker?program=stellantis&fund=HU')
  expect(rows.length).toBeGreaterThan(0)
  const weeks = ['weekOne', 'weekTwo', 'weekThree', 'weekFour', 'weekFive']
  for (const row of rows) {
    expect([row['clientId'], cents(row['left'])]).toEqual([
      row['clientId'],
      cents(row['target']) - cents(row['spent']),
    ])
    // Weeks are rounded each by itself.
    const inWeeks = weeks.reduce((sum, week) => sum + cents(row[week]), 0)
    expect(Math.abs(inWeeks - cents(row['spent']))).toBeLessThanOrEqual(weeks.length)
  }
  // What a store without a target spent is missing to the others.
  expect(cents(totals['left'])).toBe(cents(totals['target']) - cents(totals['spent']))
})
