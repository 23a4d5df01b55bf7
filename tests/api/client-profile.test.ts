import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import pg from 'pg'
import type { Answer } from '@portal/core/calls'
import { addDays, today } from '@portal/core/foundation/format'
import { writeSpreadsheet } from '@portal/server/foundation/spreadsheets/write-spreadsheet'
import { archiveOf, type ArchivedPart } from '@portal/server/foundation/files/archive-for-tests'
import { HttpSite } from '../support/http-site.ts'
import { created } from './budget-form.ts'
import { signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'

interface ClientRow {
  readonly id: number
  readonly tags?: { id: number; name: string }[]
  readonly ClientUsers?: { userId: number; clientUserTypeId: number; user: { fullName: string } }[]
}
interface Problem {
  readonly message: string
  readonly errors: Record<string, string>
}

let server: RunningServer
let admin: Caller
let outside: Caller

/** What feeds answer here, by path. */
const feeds: Record<string, readonly [status: number, content: unknown]> = {}
let site: HttpSite

beforeAll(async () => {
  site = await new HttpSite(({ path }) => feeds[path] ?? [404, 'gone']).start()
  server = await startServer({ env: { INNER_HOSTS: new URL(site.url).host } })
  admin = await signIn(server.url, 'super-admin')
  outside = await signIn(server.url, 'client')
})
afterAll(async () => {
  await server.stop()
  await site.stop()
})

const clients = async (query: string, caller = admin): Promise<ClientRow[]> =>
  (await caller.get<{ rows: ClientRow[] }>(`/clients?pageSize=200&${query}`)).body.rows

describe('the header of a profile', () => {
  interface Header {
    readonly client: { id: number; slug: string; tags: unknown[]; can: { update: boolean } }
    readonly standing: { health: { score: number } | null; waits: { findings: number } }
    readonly counts: Record<string, number>
  }
  const header = async (id: number | string): Promise<Header> =>
    (await admin.get<Header>(`/client-headers/${id}`)).body

  // PRO-01
  test('is one answer: the client, how it stands, what waits, and how many entries each tab has', async () => {
    const { client, standing, counts } = await header(1001)
    expect((await header(client.slug)).client.id).toBe(1001)
    const { body: health } = await admin.get<Header['standing']>('/clients/1001/health')
    expect(standing).toEqual(health)
    const lengths = async (...paths: string[]): Promise<number[]> =>
      Promise.all(
        paths.map(async (path) => {
          const { body } = await admin.get<{ total: number } | unknown[]>(path)
          // A hundred are counted at most.
          return Math.min(100, Array.isArray(body) ? body.length : body.total)
        }),
      )
    const paths: Readonly<Record<string, string>> = {
      contacts: '/clients/1001/contacts',
      users: '/clients/1001/users',
      team: '/clients/1001/team',
      competitors: '/clients/1001/competitors',
      'core-vehicles': '/clients/1001/core-vehicles',
      credentials: '/clients/1001/credentials',
      integrations: '/clients/1001/client-integrations',
      sales: '/clients/1001/sales',
      assessments: '/clients/1001/assessments',
      'mystery-shop-requests': '/clients/1001/mystery-shop-requests',
      'guest-access': '/guest-accesses?clientId=1001',
      communications: '/interactions/by-client/1001',
    }
    expect(await lengths(...Object.values(paths))).toEqual(Object.keys(paths).map((tab) => counts[tab]))
    const { body } = await admin.post<{ id: number }>('/contacts', { name: 'One More', clientId: 1001 })
    expect((await header(1001)).counts['contacts']).toBe((counts['contacts'] ?? 0) + 1)
    await admin.delete(`/contacts/${body.id}`)
    expect((await header(1001)).counts).toEqual(counts)
    expect((await outside.get('/client-headers/1001')).status).toBe(403)
    expect((await admin.get('/client-headers/no-such-store')).status).toBe(404)
  })

  // PRO-01
  test('shows the brands and the logo of the client, which open for whoever sees the client', async () => {
    expect((await admin.put('/clients/1001', { brands: 'Jeep, Ram' })).status).toBe(200)
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    const put = (content: Uint8Array<ArrayBuffer>, name: string, caller = admin) => {
      const form = new FormData()
      form.append('file', new Blob([content]), name)
      return caller.post<{ logo: string }>('/clients/1001/logo', form)
    }
    expect((await put(new Uint8Array(png), 'sign.png', outside)).status).toBe(403)
    expect((await put(new TextEncoder().encode('<svg onload="x"/>'), 'sign.png')).status).toBe(415)
    expect((await put(new Uint8Array(png), 'sign.png')).status).toBe(200)
    const shown = async () =>
      (await admin.get<{ client: { brands: string; logo: string | null } }>('/client-headers/1001')).body
        .client
    const { brands, logo } = await shown()
    expect(brands).toBe('Jeep, Ram')
    const served = await fetch(new URL(logo ?? '', server.url))
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect((await admin.delete('/clients/1001/logo')).body).toEqual({ logo: null })
    expect((await shown()).logo).toBeNull()
    expect((await admin.put('/clients/999999/logo', {})).status).toBe(404)
  })

  // PRO-02, PRO-13
  test('leads to lists in the order that matters: whom to call first, the model that matters most', async () => {
    const names = async (path: string, field: string): Promise<unknown[]> =>
      (await admin.get<{ rows: Record<string, unknown>[] }>(path)).body.rows.map((row) => row[field])
    await admin.post('/contacts', { name: 'Not The First', clientId: 1002 })
    expect((await names('/clients/1002/contacts', 'isPrimary'))[0]).toBe(true)
    for (const [model, order] of [
      ['Second', 902],
      ['Third', 903],
      ['First', 901],
    ] as const)
      await admin.post('/core-vehicles', { model, order, clientId: 1002 })
    expect((await names('/clients/1002/core-vehicles', 'model')).slice(-3)).toEqual([
      'First',
      'Second',
      'Third',
    ])
  })
})

describe('client tags', () => {
  // CLI-13
  test('are put on, taken off, changed in bulk, and clients are found by them', async () => {
    const tag = (await admin.post<{ id: number }>('/client-tags', { name: 'Conquest' })).body.id
    await admin.post('/client-tags/assign', { clientId: 1001, tagIds: [tag] })
    await admin.post('/client-tags/assign', { clientId: 1001, tagIds: [tag] })
    expect((await clients(`tagId=${tag}`)).map(({ id }) => id)).toEqual([1001])
    const bulk = await admin.post('/client-tags/bulk', { clientIds: [1001, 1002, 1003], add: [tag] })
    expect(bulk.body).toEqual({ clients: 3, added: 2, removed: 0 })
    // Each client's own history says it; one to whom nothing happened has nothing to say.
    const told = await admin.get<{ rows: { client: { id: number } | null }[] }>(
      '/audit-log?call=clientTags.bulk&limit=10',
    )
    expect(told.body.rows.map(({ client }) => client?.id ?? 0).toSorted((a, b) => a - b)).toEqual([
      1002, 1003,
    ])
    await admin.post('/client-tags/unassign', { clientId: 1002, tagIds: [tag] })
    expect((await clients(`tagId=${tag}`)).map(({ id }) => id)).toEqual(expect.arrayContaining([1001, 1003]))
    const one = await admin.get<ClientRow>('/clients/1003')
    expect(one.body.tags).toContainEqual({ id: tag, name: 'Conquest', color: '#2854DF' })
    expect((await admin.delete<Problem>(`/client-tags/${tag}`)).body.message).toContain('2 clients')
  })

  test('are words of the agency: its clients neither see them nor find by them', async () => {
    expect((await clients('tagId=1', outside)).length).toBe(0)
    const [own] = await clients('', outside)
    expect(own).toBeDefined()
    expect(own).not.toHaveProperty('tags')
    expect((await outside.get<ClientRow>(`/clients/${own!.id}`)).body).not.toHaveProperty('tags')
    expect((await outside.post('/client-tags/bulk', { clientIds: [own!.id], add: [1] })).status).toBe(403)
  })

  test('of another tenant, or retired ones, are put on nobody', async () => {
    const refused = await admin.post<Problem>('/client-tags/assign', { clientId: 2001, tagIds: [1] })
    expect(refused.status).toBe(422)
    expect(refused.body.errors).toEqual({ clientId: 'One of these clients does not exist.' })
    const tag = (await admin.post<{ id: number }>('/client-tags', { name: 'Retired', active: false })).body.id
    const late = await admin.post<Problem>('/client-tags/assign', { clientId: 1001, tagIds: [tag] })
    expect(late.body.errors).toEqual({ tagIds: 'One of these tags does not exist or is no longer offered.' })
  })
})

describe('many teams at once', () => {
  const members = async (id: number, type: number): Promise<number[]> => {
    const all = await clients('team=true')
    return all
      .find((client) => client.id === id)!
      .ClientUsers!.filter(({ clientUserTypeId }) => clientUserTypeId === type)
      .map(({ userId }) => userId)
      .toSorted((one, other) => one - other)
  }

  // CLI-04
  test('say what would change, change that, and leave people outside of the agency alone', async () => {
    const before = await members(1001, 3)
    const external = (await outside.get<{ id: number }>('/users/me')).body.id
    expect(before).toContain(external)
    const change = { clientIds: [1001, 1002], clientUserTypeId: 3, userId: 4, replaces: true }
    const preview = await admin.post<{ added: number; removed: number; unchanged: number }>(
      '/clients/team-changes/preview',
      change,
    )
    expect(preview.body).toMatchObject({ clients: 2, added: 2, removed: 2, unchanged: 0 })
    expect(await members(1001, 3)).toEqual(before)
    const made = await admin.post('/clients/team-changes', change)
    expect(made.body).toEqual({ clients: 2, added: 2, removed: 2 })
    expect(await members(1001, 3)).toEqual([4, external].toSorted((one, other) => one - other))
    expect((await admin.post('/clients/team-changes', change)).body).toEqual({
      clients: 0,
      added: 0,
      removed: 0,
    })
  })

  test('hand over the clients of one person to another', async () => {
    await admin.post('/clients/team-changes', { clientIds: [1005, 1006], clientUserTypeId: 45, userId: 7 })
    const made = await admin.post('/clients/team-changes', { heldBy: 7, clientUserTypeId: 45, userId: 8 })
    expect(made.body).toEqual({ clients: 2, added: 2, removed: 2 })
    expect(await members(1005, 45)).toEqual([8])
    const told = await admin.get<{ rows: { client: { id: number } | null }[] }>(
      '/audit-log?call=teamChanges.make&limit=2',
    )
    expect(told.body.rows.map(({ client }) => client?.id ?? 0).toSorted((a, b) => a - b)).toEqual([
      1005, 1006,
    ])
    const external = (await outside.get<{ id: number }>('/users/me')).body.id
    const foreign = await admin.post<Problem>('/clients/team-changes', {
      heldBy: external,
      clientUserTypeId: 3,
      userId: 8,
    })
    expect([foreign.status, Object.keys(foreign.body.errors)]).toEqual([422, ['heldBy']])
    expect((await clients('withoutTypeId=45')).map(({ id }) => id)).not.toContain(1005)
    expect((await clients('memberId=8')).map(({ id }) => id)).toEqual(expect.arrayContaining([1005, 1006]))
  })

  test('are changed by an account manager only where they are on the team themselves', async () => {
    const manager = await signIn(server.url, 'account-manager')
    const own = { clientIds: [1001], clientUserTypeId: 45, userId: 7 }
    expect((await manager.post('/clients/team-changes/preview', own)).status).toBe(200)
    const foreign = await manager.post<Problem>('/clients/team-changes', { ...own, clientIds: [1001, 1099] })
    expect(foreign.status).toBe(422)
    expect(foreign.body.errors['clientIds']).toContain('only the teams that you are on yourself')
    expect((await outside.post('/clients/team-changes', own)).status).toBe(403)
  })
})

describe('achievements', () => {
  // CLI-12
  test('are approved and rejected by directors; a changed one waits again', async () => {
    const made = await admin.post<{ id: number; state: string }>('/achievements', {
      clientId: 1001,
      name: 'First page for used trucks',
      reachedAt: '2026-05-01',
    })
    expect(made.body.state).toBe('Proposed')
    const { id } = made.body
    expect((await admin.put<Problem>(`/achievements/${id}`, { state: 'Approved' })).status).toBe(422)
    const seo = await signIn(server.url, 'seo')
    expect((await seo.post(`/achievements/${id}/approve`)).status).toBe(403)
    const director = await signIn(server.url, 'director')
    expect((await director.post(`/achievements/${id}/approve`)).body).toMatchObject({ id, state: 'Approved' })
    expect((await director.post(`/achievements/${id}/approve`)).status).toBe(409)
    expect((await seo.put(`/achievements/${id}`, { figure: '9 to 3' })).body).toMatchObject({
      state: 'Proposed',
      DecidedBy: null,
    })
    await director.post(`/achievements/${id}/reject`, { reason: 'Not in Search Console.' })
    expect((await admin.get(`/achievements/${id}`)).body).toMatchObject({
      state: 'Rejected',
      reason: 'Not in Search Console.',
      DecidedBy: { name: expect.stringMatching(/\S/) },
    })
  })

  test('whoever proposed one is told that it is rejected and why; whoever rejects their own is not', async () => {
    const seo = await signIn(server.url, 'seo')
    const director = await signIn(server.url, 'director')
    const propose = async (by: typeof seo) =>
      (
        await by.post<{ id: number; ProposedBy: { name: string } | null }>('/achievements', {
          clientId: 1001,
          name: 'Most leads of the year',
          reachedAt: '2026-06-01',
        })
      ).body
    const news = async (of: typeof seo) =>
      (await of.get<{ rows: { text: string; path: string | null }[] }>('/notifications')).body.rows.filter(
        ({ text }) => text.includes('Most leads of the year'),
      )
    const theirs = await propose(seo)
    expect(theirs.ProposedBy).toMatchObject({ name: expect.stringMatching(/\S/) })
    await director.post(`/achievements/${theirs.id}/approve`)
    expect(await news(seo)).toEqual([])
    await director.post(`/achievements/${theirs.id}/reject`, { reason: 'May was higher.' })
    expect(await news(seo)).toMatchObject([
      {
        text: expect.stringMatching(
          /^The achievement Most leads of the year of .+ was rejected\. May was higher\.$/,
        ),
        path: expect.stringMatching(/^\/clients\/[\w-]+\/seo$/),
      },
    ])
    const own = await propose(director)
    await director.post(`/achievements/${own.id}/reject`, { reason: 'A typing error.' })
    expect(await news(director)).toEqual([])
  })
})

describe('sales incentives', () => {
  const png = new Uint8Array(
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  )
  const send = async (path: string, fields: Record<string, string>, picture?: Uint8Array<ArrayBuffer>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    if (picture) form.set('attachments[0]', new Blob([picture], { type: 'image/png' }), 'offer.png')
    return admin.request<{ id: number; version: number; picture: { address: string } | null }>('POST', path, {
      body: form,
    })
  }
  const offer = { name: '1.9 % for 60 months', apr: '1.9', startsAt: '2026-01-01', endsAt: '2026-01-31' }

  // PRO-17
  test('are kept with a picture, changed by a form, duplicated and deleted', async () => {
    const made = await send('/sales-incentives', { ...offer, clientId: '1001' }, png)
    expect(made.body).toMatchObject({ apr: 1.9, amount: null, state: 'Expired', clientId: 1001 })
    const picture = await fetch(new URL(made.body.picture!.address, server.url))
    expect(Buffer.from(await picture.arrayBuffer()).equals(Buffer.from(png))).toBe(true)
    const { id } = made.body
    const changed = await send(`/sales-incentives/${id}`, { ...offer, amount: '329.50', kind: 'Lease' })
    expect(changed.body).toMatchObject({
      amount: 329.5,
      kind: 'Lease',
      version: 2,
      picture: { name: 'offer.png' },
    })
    const copies = await admin.post<
      { id: number; clientId: number; name: string; picture: { address: string } | null }[]
    >(`/sales-incentives/${id}/duplicate`, { clientIds: [1001, 1002] })
    expect(copies.body.map(({ clientId, name }) => [clientId, name])).toEqual([
      [1001, '1.9 % for 60 months (copy)'],
      [1002, '1.9 % for 60 months'],
    ])
    expect((await admin.delete(`/sales-incentives/${id}`)).status).toBe(200)
    expect((await admin.get(`/sales-incentives/${id}`)).status).toBe(404)
    // Each copy has the picture, whatever becomes of the offer it was made of.
    for (const copy of copies.body) {
      const shown = await fetch(new URL(copy.picture!.address, server.url))
      expect(Buffer.from(await shown.arrayBuffer()).equals(Buffer.from(png))).toBe(true)
    }
  })

  test('refuse an offer that ends before it begins, a file that is no picture, and the client of somebody else', async () => {
    const late = await send('/sales-incentives', { ...offer, clientId: '1001', endsAt: '2025-12-31' })
    expect(late.status).toBe(422)
    const text = await send(
      '/sales-incentives',
      { ...offer, clientId: '1001' },
      new TextEncoder().encode('<html>no</html>'),
    )
    expect(text.status).toBe(415)
    expect(
      (await outside.get<{ clientId: number }[]>('/sales-incentives')).body.map(({ clientId }) => clientId),
    ).not.toContain(1002)
    expect((await outside.post('/sales-incentives', {})).status).toBe(403)
  })
})

describe('the year beside the last', () => {
  interface Compared {
    readonly year: number
    readonly months: { month: string; current: number | null; before: number | null }[]
  }

  // CLI-10
  test('has the six figures by month; a month of which nothing is known is a gap', async () => {
    await admin.post('/sales', { clientId: 1100, saleTypeId: 1, soldAt: '2019-03-04', count: 7 })
    await admin.post('/sales', { clientId: 1100, saleTypeId: 1, soldAt: '2018-03-09', count: 5 })
    await admin.post('/leads', { clientId: 1100, leadTypeId: 2, receivedAt: '2019-03-09', count: 3 })
    const of = async (figure: string) =>
      (await admin.get<Compared>(`/clients/yoy/${figure}?clientId=1100&year=2019`)).body
    const sales = await of('sales')
    expect(sales.months).toHaveLength(12)
    expect(sales.months[2]).toEqual({ month: '2019-03-01', current: 7, before: 5 })
    expect(sales.months[3]).toEqual({ month: '2019-04-01', current: null, before: null })
    expect((await of('leads')).months[2]!.current).toBe(3)
    expect((await of('internet-leads')).months[2]!.current).toBeNull()
    for (const figure of ['set-appointments', 'shown-appointments', 'sold-appointments'])
      expect((await of(figure)).months[2]!.current).toBeNull()
    const report = await admin.get<{ rows: Record<string, number | null>[] }>(
      '/clients/1100/reports/yoy-performance?year=2019',
    )
    expect(report.body.rows[2]).toMatchObject({ sales: 7, salesBefore: 5, salesChange: 40, leads: 3 })
    // What the dealership says of the month as a whole stands before what was counted, figure by figure.
    await admin.post('/clients/1100/cro-data', { month: '2019-03-20', leads: 41, salesNew: 9, salesUsed: 2 })
    expect((await of('sales')).months[2]).toEqual({ month: '2019-03-01', current: 11, before: 5 })
    expect((await of('leads')).months[2]!.current).toBe(41)
    expect((await of('internet-leads')).months[2]!.current).toBeNull()
    expect((await outside.get('/clients/yoy/sales')).status).toBe(403)
  })
})

// PRO-08
test('the users of a client are the people outside of the agency who see it', async () => {
  const { body } = await admin.get<{ email: string; clientUserTypes: string[] }[]>('/clients/1001/users')
  expect(body.map(({ email }) => email)).toEqual(['client@demo.test'])
  const ofGroup = await admin.get<{ email: string; throughGroup: string | null }[]>('/clients/1021/users')
  expect(ofGroup.body).toContainEqual(
    expect.objectContaining({ email: 'regional-manager@demo.test', throughGroup: 'Lakeshore Motor Group' }),
  )
  expect((await outside.get('/clients/1001/users')).status).toBe(403)
})

describe('accounts in outside systems', () => {
  // PRO-07
  test('are checked by their kind, kept as the platform writes them, and found by imports', async () => {
    const wrong = await admin.post<Problem>('/client-integrations', {
      clientId: 1001,
      platform: 'Google Ads',
      identifier: 'G-ABC123',
    })
    expect(wrong.status).toBe(422)
    expect(wrong.body.errors['identifier']).toContain('no identifier of Google Ads')
    const made = await admin.post<{ id: number }>('/client-integrations', {
      clientId: 1001,
      platform: 'Google Ads',
      identifier: '9998887776',
    })
    expect(made.body).toMatchObject({ identifier: '999-888-7776' })
    const again = await admin.post('/client-integrations', {
      clientId: 1001,
      platform: 'Google Ads',
      identifier: '999-888-7776',
    })
    expect(again.status).toBe(409)
    const profiles = await admin.get('/clients/1001/profiles')
    expect(profiles.body).toContainEqual({ identifier: '999-888-7776', ProfileType: { name: 'Google Ads' } })
    // A prospect has no figures, and of CallRail none are read.
    for (const [platform, identifier] of [
      ['Google Ads', '111-222-3334'],
      ['CallRail', '123456789'],
    ])
      await admin.post('/client-integrations', { clientId: 1110, platform, identifier })
    const states = await admin.get<{ state: string }[]>('/clients/1110/integration-states')
    expect(states.body.map(({ state }) => state)).toEqual(
      expect.arrayContaining(['No Figures Yet', 'Not Read']),
    )
    expect((await outside.get('/clients/1001/integration-states')).status).toBe(403)
  })
})

describe('client audits', () => {
  interface Finding {
    readonly id: number
    readonly state: string
    readonly clientId: number
  }
  const findings = async (checkId: number): Promise<Finding[]> =>
    (await admin.get<{ rows: Finding[] }>(`/audit-findings?pageSize=200&checkId=${checkId}`)).body.rows

  // CLI-02
  test('find what is missing once, mend themselves, and rest while somebody says so', async () => {
    const check = await admin.post<{ id: number }>('/audit-checks', {
      name: 'Website',
      kind: 'No Website',
    })
    const before = (await admin.get<{ website: string }>('/clients/1001')).body.website
    await admin.put('/clients/1001', { website: null })
    await admin.post('/clients/audits/run')
    const [found] = (await findings(check.body.id)).filter(({ clientId }) => clientId === 1001)
    expect(found).toMatchObject({ state: 'Open', name: 'Its website is not known.' })
    const second = await admin.post<{ found: number }>('/clients/audits/run')
    expect(second.body.found).toBe(0)
    const rests = await admin.put(`/audit-findings/${found!.id}`, {
      snoozedUntil: '2099-01-01',
      reason: 'New site.',
    })
    expect(rests.body).toMatchObject({ state: 'Snoozed' })
    await admin.put('/clients/1001', { website: before })
    expect((await admin.post<{ fixed: number }>('/clients/audits/run')).body.fixed).toBe(1)
    expect((await findings(check.body.id)).find(({ id }) => id === found!.id)!.state).toBe('Fixed')
    expect((await outside.post('/clients/audits/run')).status).toBe(403)
  })
})

describe('vehicle feeds', () => {
  interface Outcome {
    readonly taken: boolean
    readonly shrunk: boolean
    readonly message: string
    readonly vehicles: number
    readonly added: number
    readonly gone: number
    readonly repriced: number
  }
  const header = 'vin,make,model,trim,year,price,condition,mileage,image_link,link'
  /** Places 11 to 16 of numbers whose check digit is 1, whatever they are: the digit counts for nothing itself. */
  const line = (at: number, price = '10499 USD'): string =>
    `1M8GDM9AXKP0${42_700 + at},Honda,Civic,EX,2024,${price},new,,https://a.example/${at}.jpg,https://a.example/${at}`
  const csv = (...lines: string[]): string => [header, ...lines].join('\r\n')
  const twelve = Array.from({ length: 12 }, (_, at) => line(at))
  const feedOf = async (path: string): Promise<number> =>
    (
      await admin.post<{ id: number }>('/vehicle-feeds', {
        clientId: 1001,
        name: path,
        url: path.startsWith('http') ? path : `${site.url}${path}`,
      })
    ).body.id
  const read = async (id: number, body: object = {}): Promise<Outcome> =>
    (await admin.post<Outcome>(`/vehicle-feeds/${id}/read`, body)).body
  const files = (text: string | Uint8Array<ArrayBuffer>): FormData => {
    const form = new FormData()
    form.append('attachments', new File([text], 'vehicles'))
    return form
  }

  // PRO-19
  test('are read, compared by day and written out for three platforms; a broken one keeps the last good copy', async () => {
    feeds['/cars.csv'] = [200, csv(...twelve)]
    const id = await feedOf('/cars.csv')
    expect(await read(id)).toMatchObject({ taken: true, vehicles: 12, added: 0 })
    feeds['/cars.csv'] = [200, csv(...twelve.slice(2), line(20), line(11, '9999'))]
    expect(await read(id)).toMatchObject({ taken: true, vehicles: 11, added: 1, gone: 2, repriced: 0 })
    feeds['/cars.csv'] = [200, csv(...twelve.slice(2), line(20, '"$9,999.00"'))]
    expect(await read(id)).toMatchObject({ added: 0, gone: 0, repriced: 1 })
    const { body } = await admin.get<{ rows: { kind: string; before: number; after: number }[] }>(
      '/clients/1001/reports/feed-changes?pageSize=200&kind=Price',
    )
    expect(body.rows[0]).toMatchObject({ before: 10_499, after: 9999 })

    feeds['/cars.csv'] = [200, '<!DOCTYPE html><title>Sign in</title>']
    const broken = await read(id)
    expect(broken).toMatchObject({ taken: false, vehicles: 11 })
    expect(broken.message).toMatch(/web page.*The last good copy stays/)
    feeds['/cars.csv'] = [200, csv(line(3))]
    expect(await read(id)).toMatchObject({ taken: false, shrunk: true, vehicles: 11 })
    expect((await admin.get(`/vehicle-feeds/${id}`)).body).toMatchObject({
      state: 'Last Good Copy',
      message: 'The feed shrank from 11 vehicles to 1. The last good copy stays.',
    })

    const { body: addresses } = await admin.post<Record<string, string>>(`/vehicle-feeds/${id}/addresses`, {})
    const fetched = async (platform: string): Promise<Response> =>
      fetch(`${server.url}${new URL(addresses[platform]!).pathname}`)
    const google = await (await fetched('google')).text()
    expect(google.split('\r\n')[0]).toMatch(/^vin,store_code,dealership_name/)
    expect(google.trim().split('\r\n')).toHaveLength(12)
    expect((await fetched('meta')).headers.get('content-type')).toContain('text/csv')
    expect(await (await fetched('microsoft')).text()).toContain('9999 USD')
    expect(await read(id, { evenSmaller: true })).toMatchObject({ taken: true, vehicles: 1, gone: 10 })
    await admin.delete(`/vehicle-feeds/${id}/addresses`)
    expect((await fetched('google')).status).toBe(404)
    expect((await outside.post(`/vehicle-feeds/${id}/read`, {})).status).toBe(403)
  })

  test('reach no address inside, not even by a redirect, and refuse what is no feed', async () => {
    feeds['/away'] = [302, { location: 'http://169.254.169.254/latest/meta-data' }]
    for (const [path, sentence] of [
      ['/away', /inside of a network/],
      ['/missing', /answered 404/],
    ] as const) {
      const outcome = await read(await feedOf(path))
      expect([outcome.taken, outcome.message]).toEqual([false, expect.stringMatching(sentence)])
    }
    // An address inside is refused where it is typed, and stays as it was where it is changed to one.
    const at = { clientId: 1001, name: 'Inside', url: 'http://10.0.0.7/cars.csv' }
    const added = await admin.post<Problem>('/vehicle-feeds', at)
    expect([added.status, added.body.errors['url']]).toEqual([
      422,
      expect.stringMatching(/inside of a network/),
    ])
    const id = await feedOf('/missing')
    const changed = await admin.put<Problem>(`/vehicle-feeds/${id}`, { url: at.url })
    expect([changed.status, Object.keys(changed.body.errors)]).toEqual([422, ['url']])
    const refused = await admin.post<Problem>(`/vehicle-feeds/${id}/file`, files('name,phone\nAnna,312'))
    expect(refused.body.errors['attachments']).toContain('no column for vin and make and model')
    const bomb = '<!DOCTYPE a [<!ENTITY b "bb">]><inventory><vehicle><vin>&b;</vin></vehicle></inventory>'
    expect((await admin.post<Problem>(`/vehicle-feeds/${id}/file`, files(bomb))).body.message).toContain(
      'document type',
    )
  })

  test('come as XML of platforms and packed, with mistakes named by vehicle', async () => {
    const id = await feedOf('/missing')
    const xml = `<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>Stock</title>
      <item><g:vin>1M8GDM9AXKP042788</g:vin><g:make>Honda</g:make><g:model>Civic</g:model><g:year>2024</g:year>
      <g:condition>used</g:condition><g:link>https://a.example/?id=1&color=red</g:link></item>
      <item><g:vin>1M8GDM9A1KP042788</g:vin><g:make>Honda</g:make><g:model><![CDATA[Accord & more]]></g:model></item>
      </channel></rss>`
    const taken = await admin.post<Outcome>(`/vehicle-feeds/${id}/file`, files(gzipSync(xml)))
    expect(taken.body).toMatchObject({ taken: true, vehicles: 2 })
    const { body } = await admin.get<{ rows: Record<string, string>[]; totals: Record<string, number> }>(
      '/clients/1001/reports/feed-vehicles?pageSize=200&search=1M8GDM9A',
    )
    const civic = body.rows.find(({ vin }) => vin === '1M8GDM9AXKP042788')
    expect(civic?.['mistakes']).toMatch(/price is missing.*mileage is missing/)
    expect(body.rows.find(({ vin }) => vin === '1M8GDM9A1KP042788')).toMatchObject({
      vehicle: 'Honda Accord & more',
      doubts: expect.stringContaining('check digit of the VIN is 1 and should be X'),
    })
  })
})

describe('feeds as they are written', () => {
  const header = 'vin,make,model,year,price,condition'
  const car = (vin: string, model = 'Civic'): string => `${vin},Honda,${model},2024,9999 USD,new`
  const [one, two] = ['1M8GDM9AXKP042788', '2T1BURHE5JC074613']
  const put = async (content: string | Buffer) => {
    const { id } = (
      await admin.post<{ id: number }>('/vehicle-feeds', { clientId: 1001, name: crypto.randomUUID() })
    ).body
    const form = new FormData()
    form.append('attachments', new File([new Uint8Array(Buffer.from(content))], 'cars.csv'))
    return await admin.post<Problem & { vehicles: number; taken: boolean }>(`/vehicle-feeds/${id}/file`, form)
  }

  // PRO-19
  test.each([
    ['a mark before the names of the columns', `\uFEFF${header}\n${car(one)}\n${car(two)}\n`],
    ['UTF-16', Buffer.from(`\uFEFF${header}\n${car(one)}\n${car(two)}\n`, 'utf16le')],
    ['tabs, and old line ends', `${header}\r${car(one)}\r${car(two)}\r`.replaceAll(',', '\t')],
    ['a quotation mark within a word', `${header}\n${car(one, '17" wheels')}\n${car(two)}\n`],
    ['the same VIN twice', `${header}\n${car(one)}\n${car(two)}\n${car(one)}\n`],
  ])('with %s are two vehicles', async (_, content) => {
    expect((await put(content)).body).toMatchObject({ taken: true, vehicles: 2 })
  })

  test('with a quotation mark that is never closed are refused with the line', async () => {
    const refused = await put(`${header}\n${car(one, '"Civic')}\n${car(two)}\n`)
    expect([refused.status, refused.body.errors['attachments']]).toEqual([
      422,
      expect.stringMatching(/never closed.*line \d/),
    ])
  })
})

describe('feeds packed as ZIP', () => {
  const cars = 'vin,make,model,year,price,condition\n1M8GDM9AXKP042788,Honda,Civic,2024,9999 USD,new\n'
  const put = async (id: number, ...parts: ArchivedPart[]) => {
    const form = new FormData()
    form.append('attachments', new File([archiveOf(...parts)], 'vehicles.zip'))
    return await admin.post<Problem & { vehicles: number }>(`/vehicle-feeds/${id}/file`, form)
  }

  // PRO-19
  test('are read where they hold one feed, and hostile ones are refused with a sentence', async () => {
    const { id } = (await admin.post<{ id: number }>('/vehicle-feeds', { clientId: 1001, name: 'Packed' }))
      .body
    const read = await put(
      id,
      { name: '__MACOSX/._cars.csv', content: 'x' },
      { name: 'readme.md', content: 'Hi' },
      { name: 'out/cars.csv', content: cars },
    )
    expect(read.body).toMatchObject({ taken: true, vehicles: 1 })
    const feed = { name: 'cars.csv', content: cars }
    for (const [parts, sentence] of [
      [[{ name: 'inner.zip', content: 'PK' }], 'holds no CSV, TSV or XML'],
      [[{ ...feed, name: '../../cars.csv' }], 'is broken'],
      [[feed, { name: 'b.csv', content: cars }], 'which of them is the feed is not known'],
      [[{ name: '[Content_Types].xml', content: '<a/>' }], 'This is a workbook'],
      [[{ ...feed, password: true }], 'has a password'],
      [[{ name: 'bomb.csv', content: 'a,'.repeat(2_000_000) }], 'far more than it holds'],
      [[{ name: 'bomb.csv', content: cars, says: 250 * 1024 * 1024 }], 'too long once it is unpacked'],
      // The directory says little, and more comes.
      [[{ name: 'liar.csv', content: cars.repeat(100), says: 10 }], 'is broken'],
      [Array.from({ length: 101 }, (_, at) => ({ name: `${at}.txt`, content: '' })), 'more than 100 files'],
    ] as const) {
      const refused = await put(id, ...parts)
      expect([refused.status, refused.body.errors['attachments']]).toEqual([
        422,
        expect.stringContaining(sentence),
      ])
    }
    const kept = await admin.get<{ vehicles: number }>(`/vehicle-feeds/${id}`)
    expect(kept.body.vehicles).toBe(1)
  })
})

describe('the settings of a client', () => {
  // CLI-06, CLI-09, PRO-14
  test('are read in one call, and a fact falls back to its default where it has no value of its own', async () => {
    const type = await admin.post<{ id: number }>('/client-data-types', {
      name: 'Store manager’s car',
      kind: 'Text',
    })
    interface Fact {
      readonly id: number
      readonly value: string | null
      readonly fallback: string | null
    }
    const fact = async () =>
      (await admin.get<{ name: string; data: Fact[] }>('/clients/1001/settings')).body.data.find(
        ({ id }) => id === type.body.id,
      )
    expect(await fact()).toMatchObject({ value: null, fallback: null })
    await admin.post('/clients/1001/setDefaultValue', { id: type.body.id, value: 'Golf' })
    expect(await fact()).toMatchObject({ value: 'Golf', fallback: 'Golf' })
    const values = [{ id: type.body.id, value: 'Passat' }]
    await admin.put('/clients/1001/client-data', { values })
    expect(await fact()).toMatchObject({ value: 'Passat', fallback: 'Golf' })
    // What is sent as it stands is no value of its own: another default is followed.
    await admin.put('/clients/1001/client-data', { values: [{ id: type.body.id, value: null }] })
    await admin.put('/clients/1001/client-data', { values: [{ id: type.body.id, value: 'Golf' }] })
    await admin.post('/clients/1001/setDefaultValue', { id: type.body.id, value: 'Polo' })
    expect(await fact()).toMatchObject({ value: 'Polo', fallback: 'Polo' })
    expect((await admin.post('/clients/1001/setDefaultValue', { id: 999_999, value: 'x' })).status).toBe(422)
    expect((await outside.get('/clients/1001/settings')).status).toBe(403)
  })

  // CLI-09
  test('CRO data of a month is written once, changed after that, and closes by itself', async () => {
    const save = (body: object) => admin.post<Problem>('/clients/1001/cro-data', body)
    expect((await save({ month: '2019-03-17', leads: 80, sold: 12 })).body).toMatchObject({
      month: '2019-03-01',
      closingRate: 15,
    })
    expect((await save({ month: '2019-03-02', sold: 20 })).body).toMatchObject({ leads: 80, closingRate: 25 })
    const months = await admin.get<{ rows: { month: string }[] }>('/clients/1001/cro-data?pageSize=200')
    expect(months.body.rows.filter(({ month }) => month === '2019-03-01')).toHaveLength(1)
    expect((await save({ month: '2019-03-02' })).status).toBe(422)
  })

  // CLI-09
  test('CRO data of a month is there once by hand, too', async () => {
    const add = (month: string) =>
      admin.post<Problem & { id: number }>('/cro-data', { clientId: 1005, month, leads: 10 })
    const first = await add('2018-07-09')
    expect(first.status).toBe(200)
    const second = await add('2018-07-31')
    expect(second.status).toBe(409)
    expect(second.body.errors['month']).toBe('July 2018 is there already: change that one instead.')
    const next = await add('2018-08-01')
    const move = (month: string) => admin.put<Problem>(`/cro-data/${next.body.id}`, { month, leads: 11 })
    expect((await move('2018-07-01')).status).toBe(409)
    expect((await move('2018-08-20')).status).toBe(200)
    // Of two at once one is refused.
    const both = await Promise.all([add('2018-09-01'), add('2018-09-02')])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  })

  test('is never canceled before it began, and its telephone number is one', async () => {
    const phone = 'Field must be a telephone number'
    const order = 'Canceled must not be before Activated.'
    const refused = await admin.post<Problem>('/clients', { name: 'Unreachable Motors', phone: 'ask Bob' })
    expect([refused.status, refused.body.errors]).toEqual([422, { phone }])
    const made = await admin.post<{ id: number }>('/clients', {
      name: 'Orderly Motors',
      activatedAt: '2024-03-01',
    })
    const put = (facts: object) => admin.put<Problem>(`/clients/${made.body.id}`, facts)
    expect((await put({ canceledAt: '2024-02-29', phone: '1' })).body.errors).toEqual({
      canceledAt: order,
      phone,
    })
    expect((await put({ canceledAt: '2026-01-31', phone: '(330) 555-0101' })).status).toBe(200)
    expect((await put({ activatedAt: '2026-02-01' })).body.errors).toEqual({ canceledAt: order })
    expect((await put({ activatedAt: null })).status).toBe(200)
  })

  // CLI-07
  test('that is canceled now is inactive at once, and its budgets end with it', async () => {
    const made = await admin.post<{ id: number }>('/clients', {
      name: 'Passing Motors',
      activatedAt: '2020-01-01',
    })
    const path = `/clients/${made.body.id}`
    const yesterday = addDays(today(), -1)
    // SET-19
    const group = await admin.post<{ id: number }>('/groups', { name: 'Passing Group' })
    expect((await admin.put(path, { groupId: group.body.id })).status).toBe(200)
    expect((await admin.get(path)).body).toMatchObject({ groupId: group.body.id })
    await created(admin, { clientId: made.body.id })
    const withBudgets = async () =>
      (await admin.post<{ id: number }[]>('/clients/getAllClientsWithBudgets', {})).body.map(({ id }) => id)
    // CLI-08
    expect(await withBudgets()).toContain(made.body.id)
    // SET-04: one that was just added.
    const reason = await admin.post<{ id: number }>('/cancellation-reasons', { name: 'Sold the store' })
    const late = await admin.put<Problem>(`${path}/cancelNow`, { lastDay: addDays(today(), 3) })
    expect(late.body.errors['lastDay']).toContain('today or earlier')
    const manager = (
      await (await signIn(server.url, 'account-manager')).get<{ id: number; fullName: string }>('/users/me')
    ).body
    await admin.post('/clients/assignTeamMembers', {
      clientId: made.body.id,
      teamMembers: [{ userId: manager.id, clientUserTypeId: 1 }],
    })
    const canceled = await admin.put<{
      budgetIds: number[]
      client: { canceledAt: string }
    }>(`${path}/cancelNow`, {
      cancellationReasonId: reason.body.id,
      lastDay: yesterday,
    })
    expect(canceled.body).toMatchObject({ client: { canceledAt: yesterday } })
    // Its team can be told of what ended, as of any other end.
    const { budgetIds } = canceled.body
    expect(budgetIds).toHaveLength(1)
    const toTell = await admin.post<Answer<'budgets.endingsToTell'>>(
      '/budgets/checkIfBudgetsShouldBeNotified',
      { budgetIds },
    )
    expect(toTell.body.budgets).toMatchObject([{ endsAt: yesterday, people: [{ id: manager.id }] }])
    expect((await admin.post('/budgets/notifyServiceCancellation', { budgetIds })).body).toEqual({ told: 1 })
    expect(await withBudgets()).not.toContain(made.body.id)
    expect((await admin.put(`${path}/cancelNow`, {})).status).toBe(409)
  })

  test('whose day of cancellation is set ends its budgets on that day where that is asked for, and its team is told', async () => {
    const made = await admin.post<{ id: number }>('/clients', {
      name: 'Ending Audi',
      activatedAt: '2020-01-01',
    })
    const path = `/clients/${made.body.id}`
    const manager = (await (await signIn(server.url, 'account-manager')).get<{ id: number }>('/users/me'))
      .body
    await admin.post('/clients/assignTeamMembers', {
      clientId: made.body.id,
      teamMembers: [{ userId: manager.id, clientUserTypeId: 1 }],
    })
    const goesOn = await created(admin, { clientId: made.body.id })
    const lastDay = addDays(today(), 40)
    const beyond = async () =>
      (await admin.get<Answer<'clients.leaving'>>(`${path}/leaving`)).body.budgetsBeyond
    expect(await beyond()).toBe(0)
    expect((await admin.put(`${path}/endBudgets`, {})).status).toBe(409)
    await admin.put(path, { canceledAt: lastDay })
    expect(await beyond()).toBe(1)
    const { body } = await admin.put<Answer<'clients.endBudgets'>>(`${path}/endBudgets`, {})
    expect(body).toEqual({ budgetIds: [goesOn.id] })
    expect(await beyond()).toBe(0)
    expect((await admin.get(`/budgets/${goesOn.id}`)).body).toMatchObject({ endsAt: lastDay })
    expect((await admin.get(path)).body).toMatchObject({ canceledAt: lastDay })
    const toTell = await admin.post<Answer<'budgets.endingsToTell'>>(
      '/budgets/checkIfBudgetsShouldBeNotified',
      body,
    )
    expect(toTell.body.budgets).toMatchObject([{ endsAt: lastDay, people: [{ id: manager.id }] }])
  })

  test('that is canceled names who would see no other store, and their accounts end where that is asked for', async () => {
    const add = async (name: string) =>
      (await admin.post<{ id: number }>('/clients', { name, activatedAt: '2020-01-01' })).body.id
    const [leaves, stays] = [await add('Leaving Kia'), await add('Staying Kia')]
    const person = async (firstName: string): Promise<number> =>
      (
        await admin.post<{ id: number }>('/users', {
          firstName,
          lastName: 'Vale',
          email: `${firstName}@leaving.example`,
          userTypeId: 2,
          roles: ['Client'],
        })
      ).body.id
    const [own, both] = [await person('Ona'), await person('Bo')]
    const put = (clientId: number, ...users: readonly number[]) =>
      admin.post('/clients/assignTeamMembers', {
        clientId,
        teamMembers: users.map((userId) => ({ userId, clientUserTypeId: 3 })),
      })
    await put(leaves, own, both)
    await put(stays, both)
    const leaving = await admin.get<{
      users: { id: number }[]
      usersElsewhere: number
      mayEndUsers: boolean
    }>(`/clients/${leaves}/leaving`)
    expect(leaving.body).toMatchObject({ users: [{ id: own }], usersElsewhere: 1, mayEndUsers: true })
    const manager = await signIn(server.url, 'account-manager')
    expect((await manager.put(`/clients/${leaves}/cancelNow`, { endUsers: true })).status).toBe(403)
    const canceled = await admin.put<{ usersEnded: number }>(`/clients/${leaves}/cancelNow`, {
      endUsers: true,
    })
    expect(canceled.body.usersEnded).toBe(1)
    const active = async (id: number) => (await admin.get<{ active: boolean }>(`/users/${id}`)).body.active
    expect([await active(own), await active(both)]).toEqual([false, true])
  })
})

describe('contacts', () => {
  interface Contact {
    readonly id: number
    readonly version: number
    readonly clientId: number
    readonly name: string
    readonly title: string
    readonly email: string
    readonly phone: string
    readonly notes: string
  }
  interface Preview {
    readonly new: number
    readonly changed: number
    readonly unchanged: number
    readonly atAnotherStore: number
    readonly twice: number
    readonly faults: number
    readonly leftOut: string[]
    readonly rows: { line: number; result: string; message: string }[]
  }
  const add = async (clientId: number, contact: object): Promise<Contact> =>
    (await admin.post<Contact>('/contacts', { clientId, ...contact })).body
  const one = async (id: number): Promise<Contact> => (await admin.get<Contact>(`/contacts/${id}`)).body
  const found = async (search: string): Promise<Contact[]> =>
    (await admin.get<{ rows: Contact[] }>(`/contacts?search=${search}&sort=id`)).body.rows
  const stores = async (id: number): Promise<number[]> =>
    (await admin.get<Contact[]>(`/contacts/${id}/stores`)).body.map(({ clientId }) => clientId)
  const preview = async (text: string, clientId?: number) =>
    await admin.post<Preview & Problem>('/contacts/file/preview', { text, ...(clientId ? { clientId } : {}) })
  const nameOf = async (id: number): Promise<string> =>
    (await admin.get<{ name: string }>(`/clients/${id}`)).body.name

  // PRO-02
  test('of one person at two stores share who it is, and each store keeps the role; separated, they do not', async () => {
    const here = await add(1001, { name: 'Petra Quill', title: 'GM', email: 'petra@quill.example' })
    const there = (
      await admin.post<Contact>(`/contacts/${here.id}/stores`, { clientId: 1002, title: 'Owner' })
    ).body
    expect(there).toMatchObject({ name: 'Petra Quill', email: 'petra@quill.example', title: 'Owner' })
    expect((await admin.post(`/contacts/${here.id}/stores`, { clientId: 1002 })).status).toBe(409)
    expect((await admin.post(`/contacts/${here.id}/stores`, { clientId: 999_999 })).status).toBe(422)
    expect(await stores(here.id)).toEqual([1001, 1002])

    await admin.put(`/contacts/${here.id}`, { phone: '(312) 555-0177', notes: 'Of this store' })
    expect(await one(there.id)).toMatchObject({ phone: '(312) 555-0177', notes: '', title: 'Owner' })
    // Whoever has her open at the other store is told that she changed.
    const late = await admin.request('PUT', `/contacts/${there.id}`, {
      body: { phone: '1' },
      headers: { 'if-match': `"${there.version}"` },
    })
    expect(late.status).toBe(412)
    await admin.post(`/contacts/${there.id}/separate`, {})
    await admin.put(`/contacts/${here.id}`, { phone: '(312) 555-0178' })
    expect((await one(there.id)).phone).toBe('(312) 555-0177')
    expect(await stores(here.id)).toEqual([1001])
    for (const path of [`/contacts/${here.id}/stores`, '/contacts/duplicates'])
      expect((await outside.get(path)).status).toBe(403)
  })

  test('that may be one person are proposed, and merged field by field, at one store and at two', async () => {
    const first = await add(1001, { name: 'Orla Finch', email: 'orla@finch.example', title: 'Sales' })
    const again = await add(1001, { name: 'O. Finch', email: 'ORLA@finch.example', notes: 'Likes calls' })
    const away = await add(1003, { name: 'Orla Finch', phone: '+1 312.555.0166', title: 'Partner' })
    await admin.put(`/contacts/${first.id}`, { mobile: '(312) 555-0166 x2' })
    const pairs = async (id: number) =>
      (
        await admin.get<{ shares: string[]; one: Contact; other: Contact }[]>(
          `/contacts/duplicates?contactId=${id}`,
        )
      ).body.map((pair) => [pair.shares, pair.one.id, pair.other.id])
    expect(await pairs(first.id)).toEqual(
      expect.arrayContaining([
        [['e-mail'], first.id, again.id],
        [['phone'], first.id, away.id],
      ]),
    )
    const own = await one(first.id)
    const merge = (other: Contact, take: string[], version = own.version) =>
      admin.request<Contact & Problem>('POST', `/contacts/${first.id}/merge`, {
        body: { otherId: other.id, otherVersion: other.version, take },
        headers: { 'if-match': `"${version}"` },
      })
    expect((await merge({ ...again, version: 9 }, [])).status).toBe(412)
    const merged = await merge(again, ['notes'])
    expect(merged.body).toMatchObject({ name: 'Orla Finch', title: 'Sales', notes: 'Likes calls' })
    expect((await admin.get(`/contacts/${again.id}`)).status).toBe(404)
    const [told] = (
      await admin.get<{ rows: { changes: Record<string, unknown> }[] }>(
        '/audit-log?call=contacts.merge&limit=2',
      )
    ).body.rows.filter(({ changes }) => 'was' in changes)
    expect(told!.changes['was']).toMatchObject({ name: 'O. Finch', email: 'ORLA@finch.example' })

    const foreign = await merge(away, ['title'], merged.body.version)
    expect(foreign.body.errors['take']).toContain('each store keeps its own')
    expect((await merge(away, ['phone'], merged.body.version)).status).toBe(200)
    expect(await stores(away.id)).toEqual([1003, 1001])
    expect(await one(away.id)).toMatchObject({ email: 'orla@finch.example', title: 'Partner' })
    expect(await pairs(first.id)).toEqual([])
  })

  test('are compared while they are typed, and whom somebody told apart is proposed no more', async () => {
    const first = await add(1001, { name: 'Ines Rook', email: 'ines@rook.example', phone: '(312) 555-0151' })
    const alike = async (query: string) =>
      (
        await admin.get<{ shares: string[]; atThisStore: boolean; contact: Contact }[]>(
          `/contacts/alike?${query}`,
        )
      ).body.map(({ shares, atThisStore, contact }) => [shares, atThisStore, contact.id])
    expect(await alike('clientId=1002&email=INES@rook.example&mobile=1-312-555-0151')).toEqual([
      [['e-mail', 'phone'], false, first.id],
    ])
    expect(await alike('clientId=1001&name=ines%20rook')).toEqual([[['name'], true, first.id]])
    expect(await alike('clientId=1002&name=ines%20rook')).toEqual([])
    expect((await outside.get('/contacts/alike?email=ines@rook.example')).status).toBe(403)

    const twin = await add(1002, { name: 'I. Rook', email: 'ines@rook.example' })
    const proposed = async () =>
      (await admin.get<unknown[]>(`/contacts/duplicates?contactId=${first.id}`)).body.length
    expect(await proposed()).toBe(1)
    await admin.post(`/contacts/${twin.id}/apart`, { otherId: first.id, apart: true })
    expect(await proposed()).toBe(0)
    expect(await alike(`clientId=1001&contactId=${first.id}&email=ines@rook.example`)).toEqual([])
    // Apart they stay where one of them comes to another store.
    await admin.post(`/contacts/${first.id}/stores`, { clientId: 1003 })
    expect(await proposed()).toBe(0)
    await admin.post(`/contacts/${first.id}/apart`, { otherId: twin.id, apart: false })
    expect(await proposed()).toBeGreaterThan(0)
  })

  test('merged by mistake come back as they were', async () => {
    const first = await add(1001, { name: 'Ugo Marsh', email: 'ugo@marsh.example' })
    const again = await add(1001, { name: 'U. Marsh', email: 'ugo@marsh.example', notes: 'Service only' })
    await admin.post(`/contacts/${first.id}/merge`, {
      otherId: again.id,
      otherVersion: again.version,
      take: [],
    })
    expect((await admin.get(`/contacts/${again.id}`)).status).toBe(404)
    const merged = async (clientId: number) =>
      (await admin.get<Answer<'contacts.merged'>>(`/contacts/merged?clientId=${clientId}`)).body.find(
        ({ contact }) => contact.id === again.id,
      )
    expect(await merged(1001)).toMatchObject({
      contact: { name: 'U. Marsh', notes: 'Service only', Client: { id: 1001 } },
      into: { id: first.id, name: 'Ugo Marsh' },
    })
    expect(await merged(1002)).toBeUndefined()
    await admin.post(`/contacts/${again.id}/unmerge`, {})
    expect(await merged(1001)).toBeUndefined()
    expect(await one(again.id)).toMatchObject({ name: 'U. Marsh', notes: 'Service only' })
    expect((await admin.post(`/contacts/${again.id}/unmerge`, {})).status).toBe(404)
  })

  test('come from vCards with a preview, all or none, and once however often the request is sent', async () => {
    await add(1001, { name: 'Wim Adler', email: 'wim@adler.example', title: 'Porter' })
    await add(1002, { name: 'Ilse Brandt', email: 'ilse@brandt.example' })
    const card = (name: string, email: string, ...more: string[]): string =>
      ['BEGIN:VCARD', 'VERSION:4.0', `FN:${name}`, `EMAIL:${email}`, ...more, 'END:VCARD', ''].join('\r\n')
    const good = [
      card('Wim Adler', 'wim@adler.example', 'TITLE:Lot Manager'),
      card('Ilse Brandt', 'ilse@brandt.example'),
      card('Zora Klee', 'zora@klee.example', 'TEL;TYPE=cell:+1 312 555 0190'),
      card('Zora Klee', 'zora@klee.example'),
    ].join('')
    const broken = `${good}${card('No Address', 'nowhere')}${card('Old', 'o@x.example').replace('4.0', '2.1')}`
    expect((await preview(broken, 1001)).body).toMatchObject({
      new: 1,
      changed: 1,
      atAnotherStore: 1,
      twice: 1,
      faults: 2,
      rows: expect.arrayContaining([
        expect.objectContaining({ result: 'Changed', message: 'Title: Porter → Lot Manager' }),
        expect.objectContaining({ result: 'Fault', message: 'Email: Invalid email address' }),
        expect.objectContaining({ result: 'Fault', message: expect.stringContaining('vCard 2.1') }),
      ]),
    })
    const refused = await admin.post<Problem>('/contacts/file', { text: broken, clientId: 1001 })
    expect([refused.status, refused.body.errors['text']]).toEqual([
      422,
      expect.stringMatching(/Email: Invalid email address There are 1 faults? more\. Nothing was taken\./),
    ])
    expect(await found('zora@klee.example')).toEqual([])

    const send = () =>
      admin.request<Preview>('POST', '/contacts/file', {
        body: { text: good, clientId: 1001 },
        headers: { 'idempotency-key': 'the-same-cards' },
      })
    const [taken, repeated] = [await send(), await send()]
    expect(taken.body).toMatchObject({ new: 1, changed: 1, atAnotherStore: 1, twice: 1, faults: 0 })
    expect(repeated.body).toEqual(taken.body)
    expect(await found('zora@klee.example')).toHaveLength(1)
    expect((await found('wim@adler.example'))[0]).toMatchObject({ title: 'Lot Manager' })
    const [known] = await found('ilse@brandt.example')
    expect(await stores(known!.id)).toEqual([1002, 1001])
    expect((await preview(good, 1001)).body).toMatchObject({ new: 0, changed: 0, unchanged: 3, twice: 1 })
  })

  // CRM-02
  test('come from CSV for all clients by their names, as the list itself gives it', async () => {
    const store = await nameOf(1003)
    const text = `Name;Client;Title;Email;Primary;Shoe Size\n"Nils; Holm";${store};GM;nils@holm.example;Yes;44\nNobody;Not a Client;;;;\n`
    const { body } = await preview(text)
    expect(body).toMatchObject({ new: 1, faults: 1, leftOut: ['Shoe Size'] })
    expect(body.rows[0]).toMatchObject({ line: 3, message: 'There is no client Not a Client.' })
    expect(
      (await admin.post('/contacts/file', { text: text.split('\n').slice(0, 2).join('\n') })).status,
    ).toBe(200)
    expect((await found('nils@holm.example'))[0]).toMatchObject({ name: 'Nils; Holm', clientId: 1003 })
    expect((await preview('a,b\n1,2')).body.errors['text']).toContain('names no column for the name')
    expect((await preview('Name\n"open')).body.errors['text']).toContain('quotation mark')
    const many = `Name\n${'x\n'.repeat(5001)}`
    expect((await preview(many, 1001)).body.errors['text']).toContain('at most 5,000 contacts')
    const cards = 'BEGIN:VCARD\nVERSION:4.0\nFN:Ana\nEND:VCARD\n'.repeat(5000)
    expect((await preview(cards, 1001)).body).toMatchObject({ new: 1, twice: 4999 })
    expect((await outside.post('/contacts/file/preview', { text, clientId: 1001 })).status).toBe(403)
  })
})

/** Where a text lies: files of the data folder, the database, what the server has printed. */
const placesOf = async (words: string | Buffer): Promise<string[]> => {
  const files = readdirSync(server.dataDir, { recursive: true, withFileTypes: true }).filter((one) =>
    one.isFile(),
  )
  const found = files
    .map(({ parentPath, name: file }) => join(parentPath, file))
    .filter((path) => readFileSync(path).includes(words))
  if (Buffer.isBuffer(words)) return found
  if (server.output().includes(words)) found.push('output')
  if (server.databaseUrl !== null) {
    const database = new pg.Client(server.databaseUrl)
    await database.connect()
    const { rows } = await database.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    )
    for (const { name: table } of rows) {
      const { rowCount } = await database.query(
        `select from ${pg.escapeIdentifier(table)} t where position($1 in t::text) > 0 limit 1`,
        [words],
      )
      if (rowCount) found.push(table)
    }
    await database.end()
  }
  return found
}

describe('first-party data', () => {
  const secret = 'zebulon.quartermain@rarely-used.example'
  const name = 'Quartermainius'
  const text = `Email,Phone,First Name,Last Name,Zip,Loyalty Card\n${secret},(312) 555-0148,Zebulon,${name},60601,LC-771-ZQ\nnobody,12,,,,LC-2\n`

  // PRO-20
  test('is hashed in memory: neither file, database nor log ever holds what came', async () => {
    const made = await admin.post<{ id: number }>('/clients/1001/customer-lists', {
      name: 'Looked for everywhere',
      text,
      consent: true,
    })
    expect(made.body).toMatchObject({
      rows: 2,
      google: 1,
      meta: 1,
      tiktok: 1,
      leftOut: ['Loyalty Card'],
      unusable: [{ why: 'The e-mail address or phone number is none', rows: 1 }],
    })
    const hash = createHash('sha256').update(secret).digest('hex')
    const fileFor = async (platform: string): Promise<string> =>
      (await admin.post<{ text: string }>(`/customer-lists/${made.body.id}/files/${platform}`, {})).body.text
    const google = await fileFor('google')
    expect(google).toContain('Email,Phone,First Name,Last Name,Country,Zip')
    expect(google).toContain(`${hash},${createHash('sha256').update('+13125550148').digest('hex')}`)
    expect(await fileFor('meta')).toContain(createHash('sha256').update('13125550148').digest('hex'))
    // A list that is refused leaves no more of itself, and is not told back.
    const refused = await admin.post('/clients/1001/customer-lists', {
      name: 'Broken',
      text: `Email,Phone\n"${secret},`,
      consent: true,
    })
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      422,
      expect.not.stringContaining('quartermain'),
    ])
    expect(
      (await admin.post('/clients/1001/customer-lists', { name: 'No', text, consent: false })).status,
    ).toBe(422)

    // What is kept can be found: the search would find the rest, too.
    expect(await placesOf('Looked for everywhere')).not.toEqual([])
    for (const words of [secret, name, 'LC-771-ZQ', hash])
      expect([words, await placesOf(words)]).toEqual([words, []])

    const { body: entries } = await admin.get<{ rows: { changes: Record<string, unknown> }[] }>(
      '/audit-log?clientId=1001&subject=customer%20list',
    )
    expect(entries.rows.map(({ changes }) => changes['downloaded'])).toEqual(
      expect.arrayContaining(['google', 'meta']),
    )
    expect((await outside.post(`/customer-lists/${made.body.id}/files/google`, {})).status).toBe(403)
    await admin.delete(`/customer-lists/${made.body.id}`)
    expect((await admin.post(`/customer-lists/${made.body.id}/files/google`, {})).status).toBe(404)
  })
})

describe('a list of customers as a file', () => {
  // A person may upload ten a minute.
  let manager: Caller
  beforeAll(async () => {
    manager = await signIn(server.url, 'account-manager')
  })
  const create = (file: Buffer, caller = admin) =>
    caller.post<Problem & { id: number; rows: number; google: number }>('/clients/1001/customer-lists', {
      name: 'From a file',
      file: file.toString('base64'),
      consent: true,
    })
  const googleFile = async (id: number): Promise<string> =>
    (await admin.post<{ text: string }>(`/customer-lists/${id}/files/google`, {})).body.text
  const sha = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex')

  // PRO-20
  test('is read from XLSX in memory: neither the file nor a cell of it ever lies anywhere', async () => {
    const email = 'wilhelmina.xanthos@rarely-used.example'
    async function* rows() {
      yield [
        [email, '(312) 555-0171', 'Wilhelmina', 'Xanthosius', '60601'],
        ['=cmd|calc', '12', '', '', ''],
      ]
    }
    const column = (header: string) => ({ header, kind: 'text', width: 20 }) as const
    const file = await writeSpreadsheet(
      'Customers',
      ['Email', 'Phone', 'First Name', 'Last Name', 'Zip'].map(column),
      rows(),
    )
    const { body } = await create(file)
    expect(body).toMatchObject({ rows: 2, google: 1 })
    expect(await googleFile(body.id)).toContain(`${sha(email)},${sha('+13125550171')}`)
    for (const words of [email, 'Xanthosius', file.toString('base64').slice(40, 140)])
      expect([words, await placesOf(words)]).toEqual([words, []])
    expect(await placesOf(file.subarray(100, 200))).toEqual([])
  })

  test.each([
    ['Windows-1252', (text: string) => Buffer.from(text, 'latin1')],
    ['UTF-16 with its mark', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-8 with its mark', (text: string) => Buffer.from(`\uFEFF${text}`)],
  ])('in %s says the same names', async (_, written) => {
    const { body } = await create(written('Email;First Name;Last Name;Zip\nj@x.example;José;Núñez;60601\n'))
    expect(body).toMatchObject({ rows: 1, google: 1 })
    expect(await googleFile(body.id)).toContain(`${sha('josé')},${sha('núñez')}`)
  })

  test.each([
    ['a picture', Buffer.from('\u0089PNG\r\n\u001a\n\u0000\u0000', 'latin1'), 'neither a text file nor XLSX'],
    [
      'an archive that is no workbook',
      Buffer.from(archiveOf({ name: 'a.txt', content: 'x' })),
      'cannot be read',
    ],
    [
      'a workbook that unpacks to more than anybody has',
      Buffer.from(
        archiveOf(
          { name: 'xl/workbook.xml', content: '<w><sheet id="r"/></w>' },
          { name: 'xl/_rels/workbook.xml.rels', content: '<r><Relationship Id="r" Target="s.xml"/></r>' },
          { name: 'xl/s.xml', content: ' '.repeat(4_000_000) },
        ),
      ),
      'far more than it holds',
    ],
    ['columns alone', Buffer.from('Email,Phone\n'), 'no rows below'],
    ['another platform’s report', Buffer.from('Campaign,Clicks,Cost\nBrand,12,4.50\n'), 'names no column'],
  ])('that is %s is refused with a sentence', async (_, file, sentence) => {
    const { status, body } = await create(file, manager)
    expect([status, body.errors['text']]).toEqual([422, expect.stringContaining(sentence)])
  })

  test('takes a list made ready for another platform, and values that are hashed already', async () => {
    const hash = sha('already@hashed.example')
    const { body } = await create(
      Buffer.from(`email,phone,fn,ln,ct,st,zip,country\n${hash},,,,,,,\n`),
      manager,
    )
    expect(body).toMatchObject({ rows: 1, google: 1 })
    expect(await googleFile(body.id)).toContain(hash)
  })
})

describe('assessments', () => {
  interface Sheet {
    readonly version: number
    readonly score: number | null
    readonly change: number | null
    readonly state: string
    readonly answers: { id: number; question: string; before: number | null }[]
  }
  const client = 1001

  // PRO-22, CLI-05
  test('are begun once a quarter, scored by weight, closed when all is answered, and set against the last', async () => {
    const { id } = (await admin.post<{ id: number }>(`/clients/${client}/assessments/begin`)).body
    const again = await admin.post(`/clients/${client}/assessments/begin`)
    expect([again.status, again.body]).toEqual([200, { id }])
    const sheet = (await admin.get<Sheet>(`/assessments/${id}/sheet`)).body
    expect(sheet.answers.length).toBeGreaterThan(5)
    const answers = sheet.answers.map((one, at) => ({
      id: one.id,
      rating: at === 0 ? null : 3,
      isApart: false,
      note: at === 1 ? 'Slow on Sundays.' : '',
    }))
    const early = await admin.put<Problem>(`/assessments/${id}/sheet`, { answers, done: true })
    expect(early.body.errors['answers']).toBe(
      '1 question waits for an answer. Rate it, or say that it does not apply.',
    )
    const done = await admin.put<Sheet>(`/assessments/${id}/sheet`, {
      answers: answers.map((one, at) => (at === 0 ? { ...one, isApart: true } : one)),
      done: true,
    })
    expect(done.body).toMatchObject({ state: 'Done', score: 75 })
    expect((await admin.put(`/assessments/${id}/sheet`, { answers })).status).toBe(409)
    const listed = await admin.get<{ rows: { id: number; score: number }[] }>(
      '/assessments?pageSize=200&sort=-startsAt',
    )
    expect(listed.body.rows.find((row) => row.id === id)).toMatchObject({ score: 75, state: 'Done' })
    expect((await outside.get(`/assessments/${id}/sheet`)).status).toBe(403)
  })
})
