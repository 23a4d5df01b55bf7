import readXlsxFile from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer } from '@portal/core/calls'
import { addDays, addMonths, monthRange, today } from '@portal/core/foundation/format'
import type { ReportAnswer } from '@portal/core/platform/reports/report-answer'
import {
  callerWith,
  signIn,
  startServer,
  visitor,
  type Caller,
  type RunningServer,
} from '../support/index.ts'

import { imported } from './import-file.ts'

/** The dashboards of a client and of a month as declared reports: what screens show, file and mail tell too. */

let server: RunningServer
let employee: Caller
let member: Caller
const clientId = 1005
const month = monthRange(addMonths(today(), -1))

beforeAll(async () => {
  server = await startServer()
  ;[employee, member] = await Promise.all([signIn(server.url, 'super-admin'), signIn(server.url, 'client')])
})
afterAll(async () => {
  await server.stop()
})

type Dashboard = Answer<'dashboards.sem'>
const dashboards = {
  search: 'sem',
  social: 'social',
  display: 'programmatic-display',
  video: 'programmatic-video',
  ctv: 'ctv',
  analytics: 'visits',
} as const

const read = async (path: string, by = employee): Promise<ReportAnswer> => {
  const { status, body } = await by.get<ReportAnswer>(`${path}${path.includes('?') ? '&' : '?'}pageSize=200`)
  expect([path, status]).toEqual([path, 200])
  return body
}
const dashboard = async (path: string, by: Caller, of: number): Promise<Dashboard> => {
  const body = { clients: [{ id: of }], start_date: month.start, end_date: month.end }
  return (await by.post<Dashboard>(`/dashboards/${path}`, body)).body
}
const cents = (value: unknown): number => Math.round(Number(value) * 100)

describe('Client Insights as a report', () => {
  // REP-02
  test.each(['spend', 'investment'] as const)(
    'says by channel what its screen says, in %s',
    async (money) => {
      const by = money === 'spend' ? employee : member
      const [own] = (await by.get<readonly { readonly id: number }[]>('/clients/list/simple')).body
      const of = money === 'spend' ? clientId : (own?.id ?? 0)
      const { rows, totals, columns } = await read(`/clients/${of}/reports/client-insights`, by)
      expect(columns).toContain(money)
      expect(columns).not.toContain(money === 'spend' ? 'investment' : 'spend')
      let [conversions, paid] = [0, 0]
      for (const [channel, path] of Object.entries(dashboards)) {
        const { current_period: now, previous_period: before } = (await dashboard(path, by, of)).total
        const row = rows.find((one) => one['channel'] === channel)
        expect([channel, row !== undefined]).toEqual([channel, now !== null || before !== null])
        if (!row) continue
        const told = [
          'impressions',
          'clicks',
          ...(channel === 'analytics' ? ['sessions'] : ['conversions', money]),
        ]
        for (const name of told) {
          const [shown, was] = [now, before].map((period) => period?.[name as 'clicks'] ?? 0)
          expect([channel, name, cents(row[name]), cents(row[`${name}Before`])]).toEqual([
            channel,
            name,
            cents(shown),
            cents(was),
          ])
        }
        if (channel !== 'analytics') {
          expect([channel, row['sessions']]).toEqual([channel, null])
          conversions += now?.conversions ?? 0
          paid += now?.[money] ?? 0
        }
      }
      expect(cents(totals['conversions'])).toBe(cents(conversions))
      // Nothing is known of visits where no Analytics counts them; that is not none.
      if (!rows.some(({ channel }) => channel === 'analytics')) expect(totals['sessions']).toBeNull()
      expect(Math.abs(cents(totals[money]) - cents(paid))).toBeLessThanOrEqual(rows.length)
      expect(conversions).toBeGreaterThan(0)
    },
  )

  test('counts the visits that the monthly report counts of the client, from every source', async () => {
    const clients = (await employee.get<readonly { readonly id: number }[]>('/clients/list/simple')).body
    const visitsOf = async (path: string): Promise<unknown> => (await read(path)).totals['sessions']
    const seen = await Promise.all(
      clients.slice(0, 12).map(async ({ id }) => {
        const [monthly, own, screen] = await Promise.all([
          visitsOf(`/reports/monthly?clientId=${id}`),
          visitsOf(`/clients/${id}/reports/client-insights`),
          dashboard('visits', employee, id),
        ])
        expect([id, own]).toEqual([id, monthly])
        const shown = screen.total.current_period ?? screen.total.previous_period
        expect([id, shown && (screen.total.current_period?.sessions ?? 0)]).toEqual([id, own])
        const sources = (await read(`/clients/${id}/reports/insight-visits`)).rows
        return sources.length
      }),
    )
    // Some of them are visited from organic search and from elsewhere.
    expect(Math.max(...seen)).toBeGreaterThan(1)
  })

  test('knows no visits where no Analytics counts them, as the monthly report does', async () => {
    const { rows } = await read('/reports/monthly')
    const unknown = rows.filter(({ sessions }) => sessions === null)
    expect(unknown.length).toBeGreaterThan(0)
    for (const { clientId: id } of unknown.slice(0, 3))
      expect((await read(`/clients/${Number(id)}/reports/client-insights`)).totals['sessions']).toBeNull()
  })

  test('has the campaigns and visits of its channels, and the places where they were seen', async () => {
    const [whole, campaigns, visits, placements] = await Promise.all(
      ['client-insights', 'insight-campaigns', 'insight-visits', 'insight-placements'].map((part) =>
        read(`/clients/${clientId}/reports/${part}`),
      ),
    )
    for (const name of ['impressions', 'clicks', 'conversions'])
      expect([name, cents(campaigns?.totals[name])]).toEqual([name, cents(whole?.totals[name])])
    expect(visits?.totals['sessions']).toBe(whole?.totals['sessions'])
    expect(Number(placements?.totals['impressions'])).toBeLessThanOrEqual(
      Number(whole?.totals['impressions']),
    )
    expect(placements?.rows.length).toBeGreaterThan(0)
  })

  test('is a PDF of the server, may be pushed, and is read by the guest of a link to it alone', async () => {
    const path = `/clients/${clientId}/reports/client-insights`
    const file = await employee.post(`${path}?format=pdf`)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const { body: pushed } = await employee.get<Answer<'reportPushes.reports'>>('/report-pushes/reports')
    expect(pushed.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['clientInsights', 'connectedTvInsights']),
    )
    const { body: link } = await employee.post<Answer<'guestAccesses.create'>>('/guest-accesses', {
      accessDetails: { clientId, report: 'clients.insights', expiresAt: addMonths(today(), 1) },
    })
    const { body: entered } = await visitor(server.url).post<Answer<'guestAccesses.verify'>>(
      '/guest-accesses/verify',
      { token: link.token },
    )
    const guest = callerWith(server.url, entered.accessToken)
    expect((await read(path, guest)).columns).not.toContain('spend')
    expect((await read(path.replace('client-insights', 'insight-campaigns'), guest)).columns).toContain(
      'investment',
    )
    expect((await guest.get(`/clients/${clientId}/reports/connected-tv-insights`)).status).toBe(403)
    expect((await guest.get('/clients/1006/reports/client-insights')).status).toBe(403)
  })
})

describe('a workbook of a report', () => {
  test('has a sheet for its table, one for its key figures and one for each section', async () => {
    const path = `/clients/${clientId}/reports/client-insights`
    const { status, body } = await employee.post<Uint8Array>(`${path}?format=xlsx`)
    expect(status).toBe(200)
    const sheets = await readXlsxFile(Buffer.from(body))
    expect(sheets.map(({ sheet }) => sheet)).toEqual([
      'Client Insights',
      'Key Figures',
      'Campaigns',
      'Visits by source',
      'Placements',
    ])
    const { totals } = await read(path)
    const figures = sheets[1]?.data ?? []
    expect(figures[0]).toEqual(['Figure', 'Value', 'Before'])
    expect(figures.find(([label]) => label === 'Clicks')?.slice(1)).toEqual([
      totals['clicks'],
      totals['clicksBefore'],
    ])
    expect(figures.find(([label]) => label === 'Spend')?.[1]).toBeCloseTo(Number(totals['spend']), 2)
    const campaigns = await read(path.replace('client-insights', 'insight-campaigns'))
    expect(sheets[2]?.data).toHaveLength(campaigns.rows.length + 1)
  })
})

describe('Connected TV Insights as a report', () => {
  test('says by campaign what its screen says', async () => {
    const { totals } = await read(`/clients/${clientId}/reports/connected-tv-insights`)
    const { current_period: now, previous_period: before } = (await dashboard('ctv', employee, clientId))
      .total
    expect(now?.impressions).toBeGreaterThan(0)
    for (const name of ['impressions', 'views', 'clicks', 'spend'] as const)
      expect([name, cents(totals[name]), cents(totals[`${name}Before`])]).toEqual([
        name,
        cents(now?.[name]),
        cents(before?.[name] ?? 0),
      ])
    expect(totals['vtr']).toBe(Math.round((now?.vtr ?? 0) * 10_000) / 100)
  })
})

describe('the Monthly Report as a report', () => {
  test('says by client and by channel what its screen says, of a group and of a team alone too', async () => {
    const { body } = await employee.post<Answer<'dashboards.monthly'>>('/dashboards/monthly-report', {
      clients: [],
      month: month.start,
    })
    const { rows, totals } = await read('/reports/monthly')
    expect(rows.length).toBe(Math.min(200, body.clients.length))
    for (const row of rows) {
      const { current } = body.clients.find(({ clientId: id }) => id === row['clientId']) ?? {}
      for (const name of ['impressions', 'clicks', 'conversions', 'sessions', 'spend'] as const)
        expect([row['clientId'], name, cents(row[name])]).toEqual([
          row['clientId'],
          name,
          cents(current?.[name] ?? 0),
        ])
    }
    const channels = await read('/reports/monthly-channels')
    expect(new Set(channels.rows.map(({ channel }) => channel))).toEqual(
      new Set(body.channels.map(({ channel }) => channel)),
    )
    for (const name of ['impressions', 'clicks', 'conversions', 'sessions'])
      expect([name, cents(channels.totals[name])]).toEqual([name, cents(totals[name])])
    const narrowed = async (query: string): Promise<number> =>
      (await employee.get<ReportAnswer>(`/reports/monthly?pageSize=1&${query}`)).body.total
    expect(await narrowed(`clientId=${clientId}`)).toBe(1)
    const { body: manager } = await (
      await signIn(server.url, 'account-manager')
    ).get<{ readonly id: number }>('/users/me')
    const team = await narrowed(`memberId=${manager.id}`)
    expect(team).toBeGreaterThan(0)
    expect(team).toBeLessThan(rows.length)
  })

  test('sets nothing beside a client whose figures begin in the middle of the month before', async () => {
    const { body: store } = await employee.post<{ id: number }>('/clients', {
      name: 'Midmonth Motors',
      activatedAt: '2020-01-01',
    })
    const bring = (from: string, days: number) =>
      imported(
        employee,
        'metrics',
        ['Date,Campaign ID,Campaign,Impressions,Clicks,Cost']
          .concat(Array.from({ length: days }, (_, at) => `${addDays(from, at)},77,Brand,100,4,5`))
          .join('\n'),
        'new.csv',
        store.id,
      )
    const told = async () => {
      const question = { clients: [{ id: store.id }], month: month.start }
      const { body } = await employee.post<Answer<'dashboards.monthly'>>(
        '/dashboards/monthly-report',
        question,
      )
      const { body: report } = await employee.get<ReportAnswer>(`/reports/monthly?clientId=${store.id}`)
      const { body: channels } = await employee.get<ReportAnswer>(
        `/reports/monthly-channels?clientId=${store.id}`,
      )
      return [
        body.clients.map(({ previous }) => previous?.clicks ?? null),
        body.channels.map(({ previous }) => previous?.clicks ?? null),
        ...[report, channels].map(({ rows }) => rows.map((row) => row['clicksBefore'])),
      ]
    }
    await bring(month.start, 28)
    await bring(addDays(month.start, -12), 12)
    expect(await told()).toEqual([[null], [null], [null], [null]])
    // Known since the first days of that month, it is a whole one.
    await bring(addMonths(month.start, -1), 3)
    expect(await told()).toEqual([[60], [60], [60], [60]])
  })

  test('shows a client its own stores alone, without what the platforms took', async () => {
    const { rows, columns } = await read('/reports/monthly', member)
    const own = (await member.get<readonly { readonly id: number }[]>('/clients/list/simple')).body
    expect(new Set(rows.map((row) => row['clientId']))).toEqual(new Set(own.map(({ id }) => id)))
    expect(columns).toContain('investment')
    expect(columns.filter((name) => name.startsWith('spend'))).toEqual([])
  })
})

test('parts of programmatic advertising come to what its campaigns do, by placement, creative, audience, place and time', async () => {
  const sums = async (path: string): Promise<readonly unknown[]> => {
    const of = `/clients/${clientId}/reports/${path}?month=${month.start}`
    const { status, body } = await employee.get<ReportAnswer>(of)
    expect([of, status]).toEqual([of, 200])
    return [body.totals['impressions'], body.totals['clicks']]
  }
  const whole = await sums('programmatic-insights')
  expect(Number(whole[0])).toBeGreaterThan(0)
  for (const part of ['', '/audiences', '/geography', '/hours'])
    expect([part, ...(await sums(`programmatic-insights-v2${part}`))]).toEqual([part, ...whole])
  expect(await sums('programmatic-insights/placements')).toEqual(whole)
})
