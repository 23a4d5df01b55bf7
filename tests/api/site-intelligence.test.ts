import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agencyDay } from '../support/agency-day.ts'
import { signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { until } from '../support/until.ts'
import { once } from '../support/once.ts'

const origin = 'https://www.lakeside.example'
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

let server: RunningServer
let admin: Caller
let siteKey: string
let siteId = 0

beforeAll(async () => {
  server = await startServer()
  admin = await signIn(server.url, 'super-admin')
  const made = await admin.post<{ siteKey: string; id: number }>('/client-sites', {
    clientId: 1002,
    name: 'Website',
    origin: `${origin}/home`,
    ownAddresses: '',
  })
  siteKey = made.body.siteKey
  siteId = made.body.id
})
afterAll(async () => {
  await server.stop()
})

test('own addresses of a site are addresses, ranges or prefixes', async () => {
  const put = (ownAddresses: string) =>
    admin.put<{ ownAddresses: string; errors?: object }>(`/client-sites/${siteId}`, { ownAddresses })
  expect((await put('203.0.113.7, the office')).body.errors).toEqual({
    ownAddresses: expect.stringMatching(/^the office is no network address\./),
  })
  const good = '203.0.113.0/28, 2001:db8:12:34::/64'
  expect((await put(good)).body).toMatchObject({ ownAddresses: good })
  expect((await put('')).status).toBe(200)
})

const view = (path: string, more: object = {}) => ({ k: 'view', p: path, a: 0, ...more })

async function beacon(
  body: object,
  headers: Readonly<Record<string, string>> = { origin, 'user-agent': chrome },
): Promise<{ status: number; body: { taken?: number; leftOut?: string | null; message?: string } }> {
  const response = await fetch(`${server.url}/iq`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as { taken?: number } }
}

interface Contact {
  readonly id: number
  readonly email: string
  readonly visits: number
  readonly leads: number
  readonly score: number
  readonly models: readonly string[]
}
const contactsOf = async (caller: Caller, clientId: number) =>
  (await caller.get<{ rows: Contact[]; total: number }>(`/reports/site-contacts?clientId=${clientId}`)).body

describe('what pages of dealers report', () => {
  test('is taken of registered origins only, and of people only', async () => {
    const event = { s: siteKey, e: [view('/')] }
    expect(siteKey).toMatch(/^[a-f0-9]{32}$/)
    expect(await beacon(event)).toEqual({ status: 200, body: { taken: 1, leftOut: null } })
    const forged = await beacon(event, { origin: 'https://elsewhere.example', 'user-agent': chrome })
    expect(forged.status).toBe(403)
    expect((await beacon(event, { 'user-agent': chrome })).status).toBe(403)
    const bot = await beacon(event, {
      origin,
      'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)',
    })
    expect(bot.body).toEqual({ taken: 0, leftOut: 'This is no person.' })
    expect((await beacon({ s: 'f'.repeat(32), e: [view('/')] })).body.taken).toBe(0)
    // Half of a character, which no database takes: it must not cost what others reported at the same moment.
    expect((await beacon({ s: siteKey, e: [view('/\ud800')] })).status).toBe(200)
  })

  test('is of one site once for a client, however its address is written, and without https too', async () => {
    const add = (clientId: number, address: string) =>
      admin.post<{ siteKey: string; id: number; message?: string; errors?: object }>('/client-sites', {
        clientId,
        name: address,
        origin: address,
      })
    const again = await add(1002, 'WWW.lakeside.example')
    expect(again.status).toBe(409)
    expect(again.body.message).toBe(`${origin} is there already: change that one instead.`)
    expect((await add(1002, 'http://www.lakeside.example')).status).toBe(200)
    const other = await add(1003, 'www.lakeside.example/specials')
    expect(other.status).toBe(200)
    expect((await beacon({ s: other.body.siteKey, e: [view('/')] })).body.taken).toBe(1)
    const changed = await admin.put<{ errors?: Record<string, string> }>(`/client-sites/${other.body.id}`, {
      name: 'Lakeside',
      origin: 'www.lakeside.example',
    })
    expect(changed.status).toBe(200)
  })

  test('is refused with a sentence where it is not in its shape', async () => {
    expect((await beacon({ s: siteKey, e: [] })).status).toBe(422)
    expect((await beacon({ s: siteKey, e: [view('/', { a: -1 })] })).status).toBe(422)
    expect((await beacon({ s: siteKey, e: Array.from({ length: 51 }, () => view('/')) })).status).toBe(422)
    const broken = await fetch(`${server.url}/iq`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain', origin, 'user-agent': chrome },
      body: '{"s":',
    })
    expect(broken.status).toBe(400)
  })

  // SIQ-01, SIQ-02
  test('becomes visits, late ones in their place, and a lead with the page it came from becomes a contact', async () => {
    const id = 'visitor0agreed0known'
    const hour = 3_600_000
    await beacon({
      s: siteKey,
      i: id,
      e: [
        view('/', { a: 2 * hour, r: 'www.google.com' }),
        view('/inventory/2026-subaru-outback-premium', { a: 2 * hour - 60_000, n: 'pageref00001' }),
        view('/', { a: 0 }),
      ],
    })
    await beacon({ s: siteKey, i: id, e: [{ k: 'lead', p: '/', f: 'Test drive', n: 'pageref00001', a: 0 }] })
    const { body: key } = await admin.post<{ address: string }>('/clients/1002/lead-keys', { name: 'Site' })
    const lead = await fetch(key.address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'name=Nora+Field&email=Nora%40Field.example&iq_ref=pageref00001',
    })
    expect(lead.status).toBe(200)
    // What was sent late belongs to the first visit, which it does not make a second time.
    await beacon({ s: siteKey, i: id, e: [view('/used-inventory/', { a: 2 * hour - 30_000 })] })
    await until('two visits', async () => (await contactsOf(admin, 1002)).rows[0]?.visits === 2)
    const timelineOf = async (contactId: number) =>
      (await admin.get<{ timeline: { kind: string; pages: number }[] }>(`/site-contacts/${contactId}`)).body
        .timeline
    // It may be counted in the round after.
    await until('the late page', async () =>
      (await timelineOf((await contactsOf(admin, 1002)).rows[0]!.id)).some(
        ({ kind, pages }) => kind === 'visit' && pages === 3,
      ),
    )
    const [contact] = (await contactsOf(admin, 1002)).rows
    expect(contact).toMatchObject({
      email: 'nora@field.example',
      visits: 2,
      leads: 1,
      models: ['Subaru Outback'],
    })
    const { body } = await admin.get<{
      timeline: { kind: string; pages: number; source: string; steps: { kind: string; path: string }[] }[]
    }>(`/site-contacts/${contact!.id}`)
    expect(body.timeline.filter(({ kind }) => kind === 'lead')).toHaveLength(1)
    const visits = body.timeline.filter(({ kind }) => kind === 'visit')
    expect(visits.map(({ pages }) => pages)).toEqual([1, 3])
    expect(visits[1]).toMatchObject({ source: 'google / organic' })
    expect(visits[1]?.steps.map(({ kind }) => kind)).toEqual(['Home', 'List', 'Vehicle'])
    const figures = async () =>
      (
        await admin.get<{ totals: Record<string, number>; rows: { model: string }[] }>(
          '/reports/site-intelligence?clientId=1002',
        )
      ).body
    await expect.poll(figures).toMatchObject({
      rows: [{ model: 'Subaru Outback' }],
      totals: { allVisits: 3, allVisitors: 2, allBack: 1, allLeads: 1 },
    })
  })

  test('is of the clients whom one may see', async () => {
    const client = await signIn(server.url, 'client')
    const own = await contactsOf(client, 1001)
    expect(own.total).toBeGreaterThan(0)
    const other = (await contactsOf(admin, 1002)).rows[0]!
    expect((await contactsOf(client, 1002)).total).toBe(0)
    expect((await client.get(`/site-contacts/${other.id}`)).status).toBe(404)
    expect((await client.get(`/site-contacts/${own.rows[0]!.id}`)).status).toBe(200)
  })

  once('is kept when it is answered, whatever happens to the server then', async () => {
    const ids = Array.from({ length: 20 }, (_, at) => `killed0visitor000${String(at).padStart(3, '0')}`)
    const answers = await Promise.all(ids.map((i) => beacon({ s: siteKey, i, e: [view('/service')] })))
    expect(answers.every(({ body }) => body.taken === 1)).toBe(true)
    await server.kill()
    await server.restart()
    admin = await signIn(server.url, 'super-admin')
    await beacon({ s: siteKey, e: [view('/')] })
    await until(
      'the visitors of before',
      async () =>
        (await admin.get<{ totals: Record<string, number> }>('/reports/site-intelligence?clientId=1002')).body
          .totals['allVisitors']! >= 22,
    )
  })

  // SIQ-03: whoever has GeoIQ, for a client of their own.
  test('has an area beside it, with what advertising reached there', async () => {
    const { body, status } = await admin.get<{
      middle: { city: string }
      zips: { zip: string; miles: number; impressions: number }[]
      unknown: string[]
    }>('/geoiq/area/1001?miles=10')
    expect(status).toBe(200)
    expect(body.zips.length).toBeGreaterThan(10)
    expect(body.zips.every(({ miles }) => miles <= 10)).toBe(true)
    expect(body.zips.reduce((sum, { impressions }) => sum + impressions, 0)).toBeGreaterThan(0)
    const written = await admin.get<typeof body>('/geoiq/area/1001?zips=60540,60563,00000')
    expect(written.body.zips.map(({ zip }) => zip)).toEqual(['60540', '60563'])
    expect(written.body.unknown).toEqual(['00000'])
    // A code that was mistyped is named, and no area of the city stands in for it.
    const mistyped = await admin.get<typeof body>('/geoiq/area/1001?zips=6054')
    expect(mistyped.body).toMatchObject({ middle: null, zips: [], unknown: ['6054'] })
    const client = await signIn(server.url, 'client')
    expect((await client.get('/geoiq/area/1001')).status).toBe(403)
    expect((await client.get('/geoiq/area/1003')).status).toBe(403)
  })

  test('has beside it how many leads, visitors, sales and customers live where', async () => {
    const around = async () =>
      (
        await admin.get<{
          zips: { zip: string; leads: number; visitors: number; sales: number; customers: number }[]
          unplaced: { leads: number; sales: number; visitors: number }
        }>('/geoiq/area/1002?zips=53703,53704')
      ).body
    const before = await around()
    const day = agencyDay()
    const sale = await admin.post<{ errors?: object }>('/sales', {
      clientId: 1002,
      saleTypeId: 1,
      soldAt: day,
      count: 3,
      zip: '53704',
    })
    expect(sale.status).toBe(200)
    const wrong = await admin.post<{ errors?: Record<string, string> }>('/sales', {
      clientId: 1002,
      saleTypeId: 1,
      soldAt: day,
      count: 1,
      zip: '5370',
    })
    expect(wrong.body.errors).toEqual({ zip: 'Write the five digits of a ZIP code.' })
    const list = await admin.post('/clients/1002/customer-lists', {
      name: 'Service customers',
      text: 'Email,Zip\na@one.example,53703\nb@two.example,53703-1234\nc@three.example,53704\n,\n',
      consent: true,
    })
    expect(list.status).toBe(200)
    const { body: key } = await admin.post<{ address: string }>('/clients/1002/lead-keys', { name: 'Map' })
    const id = 'visitor0with0an0address'
    await beacon({ s: siteKey, i: id, e: [view('/', { n: 'pageref00077' })] })
    await fetch(key.address, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'name=Otto+Lane&email=otto%40lane.example&address=12345+State+St&city=Madison&state=WI&zip=53703-0001&iq_ref=pageref00077',
    })
    await until(
      'the visitor by the address of the lead',
      async () => (await around()).zips[0]!.visitors === before.zips[0]!.visitors + 1,
    )
    const { zips, unplaced } = await around()
    const [one, other] = before.zips
    expect(zips).toMatchObject([
      { zip: '53703', leads: one!.leads + 1, sales: one!.sales, customers: one!.customers + 2 },
      { zip: '53704', leads: other!.leads, sales: other!.sales + 3, customers: other!.customers + 1 },
    ])
    expect(unplaced.sales).toBe(before.unplaced.sales)
    expect(unplaced.visitors).toBeGreaterThan(0)
  })

  test('is asked for by a script at an address that stays', async () => {
    const response = await fetch(`${server.url}/iq.js`)
    expect(response.status).toBe(200)
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(await response.text()).toContain('sendBeacon')
  })
})
