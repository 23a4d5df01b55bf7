import type { Server } from '@portal/server/server'
import { expect, test } from 'vitest'
import { addDays, addMonths, monthRange, today } from '@portal/core/foundation/format'
import type { ReportAnswer } from '@portal/core/platform/reports/report-answer'
import type { ReportRow } from '@portal/core/platform/reports/report-column'
import { signIn, type Caller } from '../support/index.ts'

/** Several months, kinds of campaigns and visits in detail, tried on the server of `performance-reports.test.ts`. */
export function testSectionsOfPerformance(
  here: () => { readonly server: Server; readonly admin: Caller },
): void {
  const read = async (path: string, by = here().admin): Promise<ReportAnswer> => {
    const { status, body } = await by.get<ReportAnswer>(`${path}&pageSize=200`)
    expect([path, status]).toEqual([path, 200])
    return body
  }
  const stored = <Row extends object>(statement: string, values: readonly unknown[] = []): Promise<Row[]> =>
    here().server.services.database.asOwner(
      async (owner) => (await owner.query<Row>(statement, [...values])).rows,
    )

  // RPT-05
  test('several months come to what each comes to, in the table, its sections and kinds of campaigns', async () => {
    const last = addMonths(`${today().slice(0, 7)}-01`, -1)
    const first = addMonths(last, -1)
    for (const [path, figure] of [
      ['overview-dashboard', 'leads'],
      ['overview-channels', 'clicks'],
      ['website-performance', 'sessions'],
      ['website-events', 'events'],
      ['paid-search-performance', 'spend'],
      ['paid-parts', 'spend'],
      ['cro-dashboard', 'sold'],
    ] as const) {
      const [one, other] = [
        await read(`/reports/${path}?month=${first}`),
        await read(`/reports/${path}?month=${last}`),
      ]
      const both = await read(`/reports/${path}?month=${last}&since=${first}`)
      expect([path, both.period]).toEqual([path, { startDate: first, endDate: monthRange(last).end }])
      if (both.before)
        expect(both.before).toEqual({ startDate: addMonths(first, -2), endDate: addDays(first, -1) })
      // Each is rounded by itself.
      const apart = Number(one.totals[figure]) + Number(other.totals[figure])
      expect(Math.abs(Number(both.totals[figure]) - apart), `${path}: ${apart}`).toBeLessThan(0.5)
    }
    const parts = await read(`/reports/paid-parts?month=${last}`)
    let spend = 0
    for (const path of ['paid-search-performance', 'social-performance'])
      spend += Number((await read(`/reports/${path}?month=${last}`)).totals['spend'])
    expect(Number(parts.totals['spend'])).toBeCloseTo(spend, 0)
    // Each tab tells the kinds of its own channel.
    for (const channel of ['search', 'social'])
      expect((await read(`/reports/paid-parts?month=${last}&channel=${channel}`)).rows).toEqual(
        parts.rows.filter((row) => row['channel'] === channel),
      )
    expect(parts.rows.filter(({ allocation }) => Number(allocation) > 0).length).toBeGreaterThan(0)
    // What is used of them is what the stores spent that split theirs, and not what all spent.
    const [one] = await stored<{ id: number }>(
      `select client_id as id from budget_allocation where tenant_id = 1 and kind = 'paid-search' order by 1 limit 1`,
    )
    await stored(`delete from budget_allocation where tenant_id = 1 and client_id = $1`, [one?.id])
    const fewer = await read(`/reports/paid-parts?month=${last}`)
    const without = await read(`/reports/paid-parts?month=${last}&clientId=${one?.id}`)
    const ofSearch = ({ rows }: ReportAnswer, field: string): number =>
      Math.round(
        rows
          .filter(({ channel }) => channel === 'search')
          .reduce((sum, row) => sum + 100 * Number(row[field] ?? 0), 0),
      )
    const [spent, split] = [ofSearch(without, 'spend'), ofSearch(parts, 'spendOfSplit')]
    expect([ofSearch(fewer, 'spend'), spent > 0]).toEqual([ofSearch(parts, 'spend'), true])
    expect(split - ofSearch(fewer, 'spendOfSplit')).toBe(spent)
    expect(without.totals).toMatchObject({ spendOfSplit: 0, allocation: null, used: null })
    // What budgets mean for kinds of campaigns is the agency's own, as what the platforms took is.
    const client = await signIn(here().server.address, 'client-manager')
    const own = await read(`/reports/paid-parts?month=${last}`, client)
    expect(own.columns).not.toContain('allocation')
    expect(own.columns).not.toContain('spend')
    expect(own.rows.length).toBeGreaterThan(0)
    for (const row of own.rows) expect(Object.keys(row)).not.toContain('allocation')
    // Visits are those of the stores that somebody sees, told by where from, with what, and where they began.
    const visits = async (by: Caller) =>
      Map.groupBy((await read(`/reports/website-visits?month=${last}`, by)).rows, ({ told }) => told)
    const [all, those] = [await visits(here().admin), await visits(client)]
    expect(new Set(all.keys())).toEqual(new Set(['device', 'medium', 'page']))
    const sessions = (rows: readonly ReportRow[] = []): number =>
      rows.reduce((sum, row) => sum + Number(row['sessions']), 0)
    for (const told of ['device', 'page']) expect(sessions(all.get(told))).toBe(sessions(all.get('medium')))
    expect(sessions(those.get('medium'))).toBeGreaterThan(0)
    expect(sessions(those.get('medium'))).toBeLessThan(sessions(all.get('medium')))
    for (const since of [addMonths(last, 1), addMonths(last, -12)])
      expect(
        (await here().admin.get(`/reports/overview-dashboard?month=${last}&since=${since}`)).status,
      ).toBe(422)
  })

  test('a landing page of search has the visits that search engines brought it, of the stores asked about alone', async () => {
    const month = addMonths(`${today().slice(0, 7)}-01`, -1)
    const visits = await stored<{ client: number; page: string; sessions: number }>(
      `select client_id as client, dimensions ->> 'page' as page, sum((figures ->> 'sessions')::float8) as sessions from report_figure
      where tenant_id = 1 and source = 'analyticsVisits' and dimensions ->> 'medium' like '%/ organic'
        and day between $1::date and $2::date group by 1, 2`,
      [month, monthRange(month).end],
    )
    const pages = await read(`/reports/seo-landing-pages?month=${month}&sort=-sessions`)
    const known = visits.filter(({ client, page }) =>
      pages.rows.some((row) => row['clientId'] === client && row['page'] === page),
    )
    expect(known.length).toBeGreaterThan(0)
    expect(pages.totals['sessions']).toBe(known.reduce((sum, { sessions }) => sum + sessions, 0))
    for (const { client, page, sessions } of known)
      expect(pages.rows.find((row) => row['clientId'] === client && row['page'] === page)).toMatchObject({
        sessions,
      })
    const [one] = known
    const own = await read(`/reports/seo-landing-pages?month=${month}&clientId=${one?.client}&sort=-sessions`)
    expect(new Set(own.rows.map((row) => row['clientId']))).toEqual(new Set([one?.client]))
    const visited = ({ sessions }: ReportRow): boolean => sessions !== null
    expect(own.rows.filter(visited)).toEqual(
      pages.rows.filter((row) => row['clientId'] === one?.client && visited(row)),
    )
  })
}
