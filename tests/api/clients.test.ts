import { get as httpGet } from 'node:http'
import type { Answer } from '@portal/core/calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'

interface Row {
  readonly id: number
  readonly name: string
  readonly slug: string
  readonly identifier: string | null
  readonly version: number
  readonly canceledAt: string | null
}
interface Page {
  readonly rows: readonly Row[]
  readonly total: number
}

let server: RunningServer
let staff: Caller
let owner: Caller

beforeAll(async () => {
  server = await startServer()
  ;[staff, owner] = await Promise.all([signIn(server.url, 'account-manager'), signIn(server.url, 'client')])
})
afterAll(() => server?.stop())

/** The body as it comes over the wire, with what the caller says it can unpack. */
const raw = (path: string, encoding?: string): Promise<{ encoding: string | undefined; bytes: Buffer }> =>
  new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${staff.token}`,
      ...(encoding ? { 'accept-encoding': encoding } : {}),
    }
    httpGet(`${server.url}/api${path}`, { headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({ encoding: response.headers['content-encoding'], bytes: Buffer.concat(parts) }),
      )
    }).on('error', reject)
  })

describe('the simple list of clients', () => {
  // ROL-16
  it('is every client by name, and only those of a Client user', async () => {
    const all = (await staff.get<readonly Row[]>('/clients/list/simple')).body
    const own = (await owner.get<readonly Row[]>('/clients/list/simple')).body
    const folded = all.map(({ name }) =>
      name
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, ' ')
        .trim(),
    )
    expect(all.length).toBeGreaterThan(100)
    expect(folded).toEqual(folded.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)))
    expect(own).toHaveLength(1)
  })

  it('is answered 304 until a client changes', async () => {
    const first = await staff.get('/clients/list/simple')
    const known = { headers: { 'if-none-match': first.headers.get('etag') ?? '' } }
    expect((await staff.request('GET', '/clients/list/simple', known)).status).toBe(304)
    const [client] = (await staff.get<Page>('/clients?pageSize=1')).body.rows
    expect((await staff.put(`/clients/${client?.id}`, { city: 'Springfield' })).status).toBe(200)
    expect((await staff.request('GET', '/clients/list/simple', known)).status).toBe(200)
  })

  it('is unpacked for a caller that cannot unpack it', async () => {
    const packed = await raw('/clients/list/simple', 'gzip')
    const plain = await raw('/clients/list/simple')
    expect(packed.encoding).toBe('gzip')
    expect(plain.encoding).toBeUndefined()
    expect(JSON.parse(plain.bytes.toString())).toHaveLength(
      (await staff.get<readonly Row[]>('/clients/list/simple')).body.length,
    )
  })
})

describe('the list of clients', () => {
  it('counts what its filter finds, page after page, no client twice', async () => {
    const first = (await staff.get<Page>('/clients?state=Client&pageSize=20&sort=-activatedAt')).body
    const second = (await staff.get<Page>('/clients?state=Client&pageSize=20&sort=-activatedAt&page=2')).body
    const ids = [...first.rows, ...second.rows].map(({ id }) => id)
    expect(new Set(ids).size).toBe(40)
    expect(first.total).toBe(second.total)
  })

  // CLI-01, CLI-03, CRM-01
  it('splits into clients, prospects and inactive ones without a rest', async () => {
    const totals = await Promise.all(
      ['', '?state=Client', '?state=Prospect', '?state=Inactive'].map(
        async (query) => (await staff.get<Page>(`/clients${query}`)).body.total,
      ),
    )
    expect(totals[0]).toBe((totals[1] ?? 0) + (totals[2] ?? 0) + (totals[3] ?? 0))
  })

  it('finds a client by a part of its name, its dealer code and its id', async () => {
    const [client] = (await staff.get<Page>('/clients?state=Client&pageSize=1')).body.rows
    for (const search of [client?.name.slice(1, 7), client?.identifier, client?.id]) {
      const found = (await staff.get<Page>(`/clients?search=${encodeURIComponent(String(search))}`)).body
      expect(found.rows.map(({ id }) => id)).toContain(client?.id)
    }
  })

  it('refuses a column that it cannot sort by', async () => {
    expect((await staff.get('/clients?sort=password')).status).toBe(422)
  })
})

describe('a client', () => {
  // CLI-06
  it('is read by id and by slug, with its team and profiles', async () => {
    const byId = await staff.get<Row & { ClientUsers: unknown[]; profiles: unknown[] }>('/clients/1044')
    const bySlug = await staff.get<Row>(`/clients/${byId.body.slug}`)
    expect(bySlug.body.id).toBe(1044)
    expect(byId.body.ClientUsers.length).toBeGreaterThan(0)
  })

  // ACC-16
  it('is not found by a user of another client', async () => {
    expect((await owner.get('/clients/1044')).status).toBe(404)
    expect((await owner.get('/clients/1044/profiles')).status).toBe(403)
  })

  // CLI-07
  it('changes once for two who edited the same version', async () => {
    const [client] = (await staff.get<Page>('/clients?state=Client&pageSize=1&page=3')).body.rows
    const change = (city: string) =>
      staff.request('PUT', `/clients/${client?.id}`, {
        headers: { 'if-match': `"${client?.version}"` },
        body: { city },
      })
    expect((await change('Peoria')).status).toBe(200)
    const late = await change('Dayton')
    expect(late.status).toBe(412)
    expect((await staff.get<{ city: string }>(`/clients/${client?.id}`)).body.city).toBe('Peoria')
  })

  // CLI-11
  it('is put into a management group, found by it, and shows it to the agency alone', async () => {
    const name = `Managed Together ${crypto.randomUUID()}`
    const { body: group } = await staff.post<{ id: number }>('/management-groups', { name })
    expect((await staff.put('/clients/1001', { managementGroupId: group.id })).status).toBe(200)
    const of = `/clients?managementGroupId=${group.id}`
    const { body: page } = await staff.get<Page>(of)
    expect(page.rows).toMatchObject([
      { id: 1001, managementGroupId: group.id, ManagementGroup: { id: group.id, name } },
    ])
    const { body: seen } = await owner.get<Row & { managementGroupId: number | null }>('/clients/1001')
    expect(seen).toMatchObject({ id: 1001, managementGroupId: null })
    expect(seen).not.toHaveProperty('ManagementGroup')
    expect((await owner.get<Page>(of)).body.total).toBe(0)
    // It is in use, which is said before it goes.
    expect((await staff.delete(`/management-groups/${group.id}`)).status).toBe(409)
    await staff.put('/clients/1001', { managementGroupId: null })
    expect((await staff.delete(`/management-groups/${group.id}`)).status).toBe(200)
  })

  it('is put into a region, found by it and counted there; the agency alone sees it', async () => {
    const name = `Region ${crypto.randomUUID()}`
    const developer = await signIn(server.url, 'developer')
    const { body: region } = await developer.post<{ id: number }>('/regions', { name })
    const before = (await staff.get<{ regionId: number | null }>('/clients/1001')).body.regionId
    expect((await staff.put('/clients/1001', { regionId: region.id })).status).toBe(200)
    const of = `/clients?regionId=${region.id}`
    expect((await staff.get<Page>(of)).body.rows).toMatchObject([
      { id: 1001, Region: { id: region.id, name } },
    ])
    expect((await developer.get(`/regions/${region.id}/used-by`)).body).toEqual([
      { what: 'client', count: 1 },
    ])
    const { body: seen } = await owner.get<Row & { regionId: number | null }>('/clients/1001')
    expect(seen).toMatchObject({ id: 1001, regionId: null })
    expect(seen).not.toHaveProperty('Region')
    expect((await owner.get<Page>(of)).body.total).toBe(0)
    expect((await developer.delete(`/regions/${region.id}`)).status).toBe(409)
    await staff.put('/clients/1001', { regionId: before })
    expect((await developer.delete(`/regions/${region.id}`)).status).toBe(200)
  })

  it('cannot take the dealer code of another', async () => {
    const [one, other] = (await staff.get<Page>('/clients?state=Client&pageSize=2&page=4')).body.rows
    const answer = await staff.put<{ errors: Record<string, string> }>(`/clients/${one?.id}`, {
      identifier: other?.identifier,
    })
    expect(answer.status).toBe(409)
    expect(answer.body.errors['identifier']).toBe(`"${other?.identifier}" already exists.`)
  })
})

// ROL-18
it('a client names who works for it and as what, and who may change that', async () => {
  const [admin, manager, seo] = await Promise.all(
    ['admin', 'account-manager', 'seo'].map((account) => signIn(server.url, account)),
  )
  const own = (await manager!.get<{ clients: { id: number; clientUserTypeId: number }[] }>('/users/me')).body
    .clients[0]!.id
  const team = await seo!.get<Answer<'clients.team'>>(`/clients/${own}/team`)
  expect(team.body).toContainEqual(
    expect.objectContaining({ clientUserTypeId: 1, clientUserType: 'Account Manager' }),
  )
  const mayKeep = async (caller: Caller, id: number): Promise<boolean> =>
    (await caller.get<Answer<'clients.get'>>(`/clients/${id}`)).body.can.keepTeam
  expect(await mayKeep(manager!, own)).toBe(true)
  expect(await mayKeep(seo!, own)).toBe(false)
  const all = (await admin!.get<Answer<'clients.simpleList'>>('/clients/list/simple')).body
  const mine = (await manager!.get<{ clients: { id: number }[] }>('/users/me')).body.clients
  const other = all.find(({ id }) => !mine.some((client) => client.id === id))!
  expect(await mayKeep(manager!, other.id)).toBe(false)
  expect(await mayKeep(admin!, other.id)).toBe(true)
})
