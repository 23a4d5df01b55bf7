import type { Server } from '@portal/server/server'
import { inflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer } from '@portal/core/calls'
import { addDays, today } from '@portal/core/foundation/format'
import { annualViewReport } from '@portal/core/money/budgets/annual-view.report'
import { figure } from '@portal/core/platform/reports/words'
import type { ReportAnswer } from '@portal/core/platform/reports/report-answer'
import {
  callerWith,
  emailOf,
  signIn,
  startMailServer,
  visitor,
  type Caller,
  type MailServer,
} from '../support/index.ts'
import { startServerHere } from '../support/server-here.ts'
import { testCreativePreviews } from './creative-previews.ts'
import { sent, settled, type Problem } from './import-file.ts'
import { testReportsByMail } from './reports-by-mail.ts'

/** What the reports of a client do beside what every declared report does (`reports.test.ts`). */

let mail: MailServer
/** In this process, so that a test can turn the calendar. */
let server: Server
let url: string
let manager: Caller

beforeAll(async () => {
  mail = await startMailServer()
  server = await startServerHere({ SMTP_URL: mail.url })
  url = server.address
  manager = await signIn(url, 'account-manager')
})
afterAll(async () => {
  await server?.stop()
  await mail?.stop()
})

const read = async (path: string, by = manager): Promise<ReportAnswer> => {
  const { status, body } = await by.get<ReportAnswer>(path)
  expect([path, status]).toEqual([path, 200])
  return body
}

describe('figures that platforms export', () => {
  // REP-12: Search Console as it is exported, one row a day, query and page.
  test('are recognized as they are, replace what was imported before, and add up in the report', async () => {
    const importer = await signIn(url, 'super-admin')
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
    expect([totals['clicks'], totals['position']]).toEqual([15, 3.28])
  })

  test('of the month before are no rows of what does not compare, and nothing that was reached', async () => {
    const importer = await signIn(url, 'super-admin')
    const bring = async (content: string, name: string): Promise<void> => {
      const { body } = await sent(importer, 'figures', content, name, 1006)
      expect((await settled(importer, body.id)).message).toBeNull()
      await importer.post(`/imports/${body.id}/apply`, {})
      expect((await settled(importer, body.id)).status).toBe('done')
    }
    await bring(
      `Date,Postal Code,City,Impressions,Clicks,Conversions
2025-02-10,60601,Chicago,900,9,1
2025-03-10,53202,Milwaukee,100,5,2
`,
      'locations.csv',
    )
    const { rows, totals, total } = await read('/clients/1006/reports/location?month=2025-03-01')
    expect(
      rows.map(({ zip, impressions, impressionsBefore }) => [zip, impressions, impressionsBefore]),
    ).toEqual([
      ['53202', 100, 0],
      ['60601', 0, 900],
    ])
    expect([total, totals['reached']]).toEqual([2, 1])
    const cities = await read('/clients/1006/reports/location/cities?month=2025-03-01')
    expect([cities.rows.map(({ city }) => city), cities.before]).toEqual([['Milwaukee'], null])
    // February is set beside the same days of January: what that has more stands beside none.
    const days = Array.from({ length: 59 }, (_, at) => `${addDays('2025-01-01', at)},S1,1,${at < 31 ? 2 : 3}`)
    await bring(`Date,Shop code,Google Maps - Mobile,Website Clicks\n${days.join('\n')}\n`, 'profile.csv')
    const weeks = await read('/clients/1006/reports/google-business-profile?month=2025-02-01')
    expect(weeks.rows.map((row) => [row['week'], row['websiteClicks'], row['websiteClicksBefore']])).toEqual(
      ['01', '08', '15', '22'].map((day) => [`2025-02-${day}`, 21, 14]),
    )
    // Days as exports write them: none, a word, one that there is not, and a real one.
    await bring(
      `Date,Vehicle ID,Title,Item Condition,Date in Stock,Impressions,Clicks,VDPs,Website Leads,Spend
2025-02-11,V0,Gone,New,,5,1,1,0,1
2025-03-11,V1,Empty,New,,50,5,1,0,10
2025-03-11,V2,Word,New,unknown,40,5,1,0,10
2025-03-11,V3,No Day,Used,2025-02-31,30,5,1,0,10
2025-03-11,V4,Real,Used,01/10/2025,20,5,1,0,10
`,
      'vehicles.csv',
    )
    const ads = await read('/clients/1006/reports/inventory-ads?month=2025-03-01&sort=-impressions')
    expect(ads.rows.map(({ vin, age }) => [vin, age])).toEqual([
      ['V1', null],
      ['V2', null],
      ['V3', null],
      ['V4', 80],
      ['V0', null],
    ])
    expect([ads.totals['advertised'], ads.totals['old']]).toEqual([4, 1])
    // What was kept before only days were: it is read, and breaks nothing.
    await server.services.database.asOwner((client) =>
      client.query(
        `update report_figure set dimensions = dimensions || '{"stockedOn": "2025-02-31"}' where dimensions ->> 'vin' = 'V3'`,
      ),
    )
    expect((await read('/clients/1006/reports/inventory-ads?month=2025-03-01')).rows).toHaveLength(5)
    expect((await read('/clients/1005/reports/google-business-profile/reviews')).before).toBeNull()
  })

  test('of no known export are refused, and say which there are', async () => {
    const importer = await signIn(url, 'super-admin')
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
        expiresAt: addDays(today(), 20),
      },
    })
    const { body } = await visitor(url).post<Answer<'guestAccesses.verify'>>('/guest-accesses/verify', {
      token: made.body.token,
    })
    const guest = callerWith(url, body.accessToken)
    for (const section of ['', '/pages', '/work'])
      expect((await read(`/clients/1005/reports/seo-division${section}`, guest)).rows.length).toBeGreaterThan(
        0,
      )
    // What the team notes for itself is nobody else's.
    const work = '/clients/1005/reports/seo-division/work'
    expect((await read(work)).columns).toContain('goal')
    expect((await read(work, guest)).columns).not.toContain('goal')
    expect((await guest.get('/clients/1003/reports/seo-division')).status).toBe(403)
    expect((await guest.get('/clients/1005/reports/location')).status).toBe(403)
  })
})

/** What is written in a PDF: the texts of its pages, in the order in which they were drawn. */
function wordsIn(pdf: Buffer): string {
  const pages = [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(
    ([, bytes = '']) => {
      try {
        return [inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')]
      } catch {
        return []
      }
    },
  )
  return pages
    .flatMap((page) => [...page.matchAll(/\[(.*?)\] TJ/g)])
    .map(([, drawn = '']) =>
      [...drawn.matchAll(/<([0-9a-f]+)>/g)]
        .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
        .join(''),
    )
    .join('\n')
}

describe('a report as PDF', () => {
  test('has its page with figures and sections, and nothing of what is not the asker’s', async () => {
    const pdf = async (by: Caller) => {
      const answer = await fetch(`${url}/api/clients/1003/reports/local-service-ads?format=pdf`, {
        method: 'POST',
        headers: { authorization: `Bearer ${by.token}`, 'idempotency-key': crypto.randomUUID() },
      })
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
      return Buffer.from(await answer.arrayBuffer())
    }
    const whole = await pdf(manager)
    expect(whole.toString('latin1')).toContain('Local Service Ads, Hartwell Volkswagen')
    const own = wordsIn(whole)
    for (const word of [
      'Hartwell Volkswagen: Local Service Ads',
      'Leads by day',
      'Calls by tracker',
      'Spend',
    ])
      expect(own).toContain(word)
    expect(own).not.toContain('Investment')
    const theirs = wordsIn(await pdf(await signIn(url, 'client-manager')))
    expect(theirs).toContain('Investment')
    expect(theirs).not.toContain('Spend')
  })

  test('shows months by name, every figure whole, the columns that were chosen, and the chart of its screen', async () => {
    const asPdf = async (path: string): Promise<string> => {
      const answer = await fetch(`${url}/api${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${manager.token}`, 'idempotency-key': crypto.randomUUID() },
      })
      expect([path, answer.status]).toEqual([path, 200])
      return wordsIn(Buffer.from(await answer.arrayBuffer()))
    }
    const year = today().slice(0, 4)
    const wide = await asPdf('/reports/annualView?format=pdf')
    for (const month of ['Jan', 'Jun', 'Dec']) expect(wide).toContain(`${month} ${year}`)
    expect(wide).not.toMatch(/Month \d/)
    expect(wide).toContain(annualViewReport.chart.title)
    // What is drawn beside a line: places on the outline of their counties, shares, and what lies between two months.
    const places = await asPdf('/clients/1003/reports/location?format=pdf')
    for (const words of ['Where they were', 'Most impressions', 'Impressions by city'])
      expect(places).toContain(words)
    const month = await asPdf('/reports/management-report?format=pdf')
    for (const words of ['Revenue by service group', 'Month before', 'Raised and lowered'])
      expect(month).toContain(words)
    const against = await asPdf(
      `/reports/overview-dashboard?format=pdf&against=year&month=${Number(year) - 1}-05-01`,
    )
    expect(against).toContain(`Compared with May ${Number(year) - 2}`)
    const comparison = await asPdf('/reports/comparisonReport?format=pdf')
    expect(comparison).toContain('From one month to the other')
    const { totals } = await read('/reports/annualView')
    const figures = Object.values(totals).filter((value) => value !== null)
    const written = figures.filter((value) => wide.includes(figure('money', value)))
    expect([figures.length > 12, written.length]).toEqual([true, figures.length])
    const chosen = await asPdf(
      '/clients/1003/reports/local-service-ads?format=pdf&columns=jobType,leadsBefore',
    )
    const table = chosen.slice(chosen.indexOf('Job'))
    expect(table).toContain('Leads Before')
    expect(table).not.toContain('Cost per Lead')
    // The figures above it stay whatever its table shows.
    expect(chosen).toContain('Cost per lead')
  })
})

describe('people of the clients', () => {
  test('were here although their session is long deleted', async () => {
    await signIn(url, 'client-manager')
    await server.services.database.asOwner((client) =>
      client.query('delete from session where user_id in (select id from user_account where email = $1)', [
        emailOf('client-manager'),
      ]),
    )
    const { rows } = await read(`/reports/client-login?search=${emailOf('client-manager')}`)
    expect(rows.map(({ state, lastHere }) => [state, typeof lastHere])).toEqual([['lately', 'string']])
  })
})

testReportsByMail(() => ({ mail, server, url, manager }))

// REP-11
test('the Location Report puts each ZIP where it lies, as its rows say, and as the search narrows them', async () => {
  const path = '/clients/1003/reports/location'
  const { rows, places = [], totals } = await read(`${path}?pageSize=200`)
  expect(places.map(({ id, value }) => [id, value])).toEqual(
    rows
      .filter(({ impressions }) => Number(impressions) > 0)
      .map(({ zip, impressions }) => [zip, impressions]),
  )
  expect(places.reduce((sum, { value }) => sum + value, 0)).toBe(totals['impressions'])
  for (const { longitude, latitude } of places) {
    // Around Kalamazoo.
    expect(Math.abs(longitude + 85.6)).toBeLessThan(1)
    expect(Math.abs(latitude - 42.3)).toBeLessThan(1)
  }
  const [first] = places
  const narrowed = await read(`${path}?search=${first?.id ?? ''}`)
  expect(narrowed.places).toEqual([first])
})

// REP-05
testCreativePreviews(() => ({ url, manager }))
