import readXlsxFile from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer } from '@portal/core/calls'
import type { ReportAnswer } from '@portal/core/platform/reports/report'
import {
  callerWith,
  emailOf,
  signIn,
  startMailServer,
  startServer,
  visitor,
  type Caller,
  type MailServer,
  type RunningServer,
} from '../support/index.ts'
import { sent, settled, type Problem } from './import-file.ts'

/** What the reports of a client do beside what every declared report does (`reports.test.ts`). */

let mail: MailServer
let server: RunningServer
let manager: Caller

beforeAll(async () => {
  mail = await startMailServer()
  server = await startServer({ env: { SMTP_URL: mail.url } })
  manager = await signIn(server.url, 'account-manager')
})
afterAll(async () => {
  await server?.stop()
  await mail?.stop()
})

type Schedule = Answer<'reportSchedules.create'>

const read = async (path: string, by = manager): Promise<ReportAnswer> => {
  const { status, body } = await by.get<ReportAnswer>(path)
  expect([path, status]).toEqual([path, 200])
  return body
}

describe('figures that platforms export', () => {
  // REP-12: Search Console as it is exported, one row a day, query and page.
  test('are recognized as they are, replace what was imported before, and add up in the report', async () => {
    const importer = await signIn(server.url, 'super-admin')
    const file = (clicks: number): string =>
      `Date,Query,Landing Page,Url Clicks,Impressions,Average Position
2025-03-03,subaru dealer,/new/,${clicks},100,2
2025-03-04,subaru dealer,/new/,5,300,4
2025-03-04,oil change,/service/,7,50,1.5
`
    for (const clicks of [90, 3]) {
      const { body } = await sent(importer, 'figures', file(clicks), 'search-console.csv', 1006)
      const checked = await settled(importer, body.id)
      expect([checked.status, checked.message, checked.created]).toEqual(['checked', null, 3])
      await importer.post(`/imports/${body.id}/apply`, {})
      expect((await settled(importer, body.id)).status).toBe('done')
    }
    const { rows, totals } = await read('/clients/1006/reports/seo-division?month=2025-03-01')
    expect(
      rows.map(({ query, clicks, impressions, position }) => [query, clicks, impressions, position]),
    ).toEqual([
      ['subaru dealer', 8, 400, 3.5],
      ['oil change', 7, 50, 1.5],
    ])
    // (100 × 2 + 300 × 4 + 50 × 1.5) ÷ 450: an average of averages would say 2.5.
    expect([totals['clicks'], totals['position']]).toEqual([15, 3.278])
  })

  test('of no known export are refused, and say which there are', async () => {
    const importer = await signIn(server.url, 'super-admin')
    const { body } = await sent(importer, 'figures', 'Date,Moons\n2025-03-03,4\n', 'moons.csv', 1006)
    const run = await settled(importer, body.id)
    expect(run.status).toBe('refused')
    expect(run.message).toContain('Search Console')
  })
})

describe('a link for guests', () => {
  // REP-12
  test('opens the SEO division report of its client with all sections, and no other report or client', async () => {
    const made = await manager.post<Answer<'guestAccesses.create'> & Problem>('/guest-accesses', {
      accessDetails: {
        clientId: 1005,
        report: 'clients.seo-division-report',
        expiresAt: new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10),
      },
    })
    const { body } = await visitor(server.url).post<Answer<'guestAccesses.verify'>>(
      '/guest-accesses/verify',
      {
        token: made.body.token,
      },
    )
    const guest = callerWith(server.url, body.accessToken)
    for (const section of ['', '/pages', '/work'])
      expect((await read(`/clients/1005/reports/seo-division${section}`, guest)).rows.length).toBeGreaterThan(
        0,
      )
    expect((await guest.get('/clients/1003/reports/seo-division')).status).toBe(403)
    expect((await guest.get('/clients/1005/reports/location')).status).toBe(403)
  })
})

describe('a report as PDF', () => {
  test('has its page with figures and sections, and nothing of what is not the asker’s', async () => {
    const pdf = async (path: string, by: Caller) => {
      const answer = await fetch(`${server.url}/api${path}?format=pdf`, {
        method: 'POST',
        headers: { authorization: `Bearer ${by.token}`, 'idempotency-key': crypto.randomUUID() },
      })
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
      return Buffer.from(await answer.arrayBuffer()).toString('latin1')
    }
    const text = await pdf('/clients/1003/reports/local-service-ads', manager)
    expect(text.startsWith('%PDF-')).toBe(true)
    expect(text).toContain('Local Service Ads, Hartwell Volkswagen')
    expect(text.trimEnd().endsWith('%%EOF')).toBe(true)
    await pdf('/clients/1003/reports/local-service-ads', await signIn(server.url, 'client-manager'))
  })
})

describe('a report that comes round by mail', () => {
  const create = (body: object) =>
    manager.post<Schedule & Problem>('/report-schedules', {
      report: 'localServiceAds',
      clientId: 1003,
      every: 'month',
      day: 2,
      files: ['pdf', 'xlsx'],
      recipients: [emailOf('account-manager'), 'owner@hartwell.example'],
      ...body,
    })

  // REP-14
  test('reaches colleagues with spend and the client in Investment, with its files; it stops and goes on', async () => {
    const { status, body } = await create({})
    expect(status).toBe(200)
    expect([body.isActive, body.lastState, body.nextOn.slice(8)]).toEqual([true, null, '02'])
    expect((await manager.post(`/report-schedules/${body.id}/send`, {})).status).toBe(200)
    const heads = async (to: string) => {
      const letter = await mail.next(to, /Local Service Ads of Hartwell Volkswagen/)
      expect(letter.attachments.map(({ contentType }) => contentType)).toEqual([
        'application/pdf',
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      ])
      const [sheet] = await readXlsxFile(letter.attachments[1]!.content)
      return { text: String(letter.text), heads: sheet?.data[0]?.map(String) ?? [] }
    }
    const inside = await heads(emailOf('account-manager'))
    expect([inside.text.includes('Spend'), inside.heads.includes('Spend')]).toEqual([true, true])
    const outside = await heads('owner@hartwell.example')
    expect(outside.text).toContain('Investment')
    expect(`${outside.text} ${outside.heads.join()}`).not.toContain('Spend')
    await expect
      .poll(async () => (await manager.get<readonly Schedule[]>('/report-schedules')).body[0]?.lastState)
      .toBe('sent')
    const set = (isActive: boolean) =>
      manager.request<Schedule>('PUT', `/report-schedules/${body.id}`, { body: { isActive } })
    expect((await set(false)).body.isActive).toBe(false)
    expect((await set(true)).body.isActive).toBe(true)
    const stranger = await signIn(server.url, 'seo')
    expect((await stranger.post(`/report-schedules/${body.id}/send`, {})).status).toBe(404)
  })

  test('goes to nobody outside where it is the agency’s own', async () => {
    const { status, body } = await create({ report: 'cancellations', clientId: undefined })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['recipients']])
    expect((await create({ report: 'inventoryAds' })).status).toBe(422)
    expect((await create({ recipients: ['not an address'] })).body.errors).toHaveProperty('recipients')
    expect((await create({ report: 'nothing' })).status).toBe(404)
  })
})
