import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer as Body } from '@portal/core/calls'
import { addDays, today } from '@portal/core/foundation/format'
import { callerWith, signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import type { Problem } from './budget-form.ts'

let server: RunningServer
let admin: Caller
let manager: Caller
let client: Caller

beforeAll(async () => {
  server = await startServer()
  ;[admin, manager, client] = (await Promise.all(
    ['admin', 'account-manager', 'client'].map((account) => signIn(server.url, account)),
  )) as [Caller, Caller, Caller]
})
afterAll(async () => {
  await server?.stop()
})

type Made = Body<'apiKeys.create'>

async function keyOf(person: Caller, body: object): Promise<Made & { readonly program: Caller }> {
  const { status, body: made } = await person.post<Made>('/api-keys', { name: 'Warehouse', ...body })
  expect(status, JSON.stringify(made)).toBe(200)
  return { ...made, program: callerWith(server.url, made.key) }
}

describe('a key', () => {
  test('opens the calls that it was made for, sees what its person sees, and is kept as a hash only', async () => {
    const { program, made, key } = await keyOf(client, { scopes: ['clients.simpleList', 'clients.get'] })
    expect(made).toMatchObject({ kind: 'Own', works: true, calls: ['clients.get', 'clients.simpleList'] })
    expect(key.startsWith(made.prefix)).toBe(true)
    const [byKey, byPerson] = await Promise.all(
      [program, client].map((caller) => caller.get<Body<'clients.simpleList'>>('/clients/list/simple')),
    )
    expect(byKey!.status).toBe(200)
    expect(byKey!.body).toEqual(byPerson!.body)
    const [own] = byKey!.body
    const everybody = (await admin.get<Body<'clients.simpleList'>>('/clients/list/simple')).body
    const foreign = everybody.find(({ id }) => !byKey!.body.some((mine) => mine.id === id))!
    expect((await program.get(`/clients/${own!.id}`)).status).toBe(200)
    const refused = await program.get<Problem>(`/clients/${foreign.id}`)
    expect([403, 404]).toContain(refused.status)
    expect(refused.status).toBe((await client.get(`/clients/${foreign.id}`)).status)
    // The list of keys shows that it was used, and never the key.
    const listed = await client.get<Body<'apiKeys.list'>>('/api-keys')
    expect(listed.body.find(({ id }) => id === made.id)?.lastUsedAt).toEqual(expect.any(String))
    expect(JSON.stringify(listed.body)).not.toContain(key)
  })

  test('is refused for every other call, with a sentence, and for what keys never open', async () => {
    const { program } = await keyOf(manager, { scopes: ['clients.simpleList'] })
    const other = await program.get<Problem>('/services')
    expect(other.status).toBe(403)
    for (const path of ['/api-keys', '/api-keys/scopes', '/users/me'])
      expect((await program.get(path)).status, path).toBe(403)
    expect((await program.post('/users/begin2FA')).status).toBe(403)
    const refused = await manager.post<Problem>('/api-keys', { name: 'No', scopes: ['apiKeys.create'] })
    expect(refused.status).toBe(422)
    expect(refused.body.errors?.['scopes']).toMatch(/No key .* "apiKeys.create"/)
    // What its person may not do is not offered either.
    const beyond = await client.post<Problem>('/api-keys', { name: 'No', scopes: ['budgets.create'] })
    expect(beyond.status).toBe(422)
  })

  test('is made for groups of calls by area, and its writes name it in the audit log', async () => {
    const reading = await keyOf(admin, { scopes: ['industries:read'] })
    expect(reading.made.calls).toContain('industries.list')
    expect(reading.made.calls).not.toContain('industries.create')
    const writing = await keyOf(admin, { name: 'Sync of industries', scopes: ['industries.*'] })
    const created = await writing.program.post<{ id: number }>('/industries', { name: 'Boats by key' })
    expect(created.status, JSON.stringify(created.body)).toBe(200)
    const entries = await admin.get<Body<'audit.list'>>('/audit-log?call=industries.create')
    expect(entries.body.rows.find(({ call }) => call === 'industries.create')?.via).toBe(
      `key Sync of industries (${writing.made.prefix}…)`,
    )
  })

  test('of a program of the agency is made by administrators only, and never upwards', async () => {
    const people = (await admin.get<Body<'users.active'>>('/users/active')).body
    const named = (email: string) => people.find((person) => person.email === `${email}@demo.test`)!.id
    const service = await keyOf(admin, { scopes: ['clients:read'], userId: named('account-manager') })
    expect(service.made).toMatchObject({ kind: 'Service', user: { id: named('account-manager') } })
    expect((await service.program.get('/clients/list/simple')).status).toBe(200)
    const body = { name: 'Up', scopes: ['clients:read'], userId: named('super-admin') }
    expect((await admin.post('/api-keys', body)).status).toBe(422)
    expect((await manager.post('/api-keys', { ...body, userId: named('sem') })).status).toBe(403)
    // The manager does not see it among the own ones, and cannot end it.
    const own = await manager.get<Body<'apiKeys.list'>>('/api-keys')
    expect(own.body.some(({ id }) => id === service.made.id)).toBe(false)
    expect((await manager.post(`/api-keys/${service.made.id}/revoke`, {})).status).toBe(404)
    expect((await manager.get('/api-keys?all=true')).status).toBe(403)
  })

  test('ends at once when it is revoked, has its own limit and no day that is over', async () => {
    const { program, made } = await keyOf(manager, { scopes: ['clients.simpleList'], perMinute: 2 })
    expect((await program.get('/clients/list/simple')).status).toBe(200)
    expect((await program.get('/clients/list/simple')).status).toBe(200)
    const limited = await program.get('/clients/list/simple')
    expect(limited.status).toBe(429)
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await manager.post(`/api-keys/${made.id}/revoke`, {})).status).toBe(200)
    const revoked = await program.get<Problem>('/clients/list/simple')
    expect(revoked.status).toBe(401)
    expect(revoked.body.message).toMatch(/revoked/)
    const over = await manager.post<Problem>('/api-keys', {
      name: 'Over',
      scopes: ['clients.simpleList'],
      expiresAt: addDays(today(), -1),
    })
    expect(over.body.errors?.['expiresAt']).toMatch(/not over/)
    expect((await callerWith(server.url, 'apk_1_nothing').get('/clients/list/simple')).status).toBe(401)
  })
})

describe('a report at an address', () => {
  test('answers CSV or JSON to its key, in the rights of its person, cached, and opens nothing else', async () => {
    const query = { search: 'a' }
    const made = await manager.post<Made>('/api-keys/reports', {
      name: 'Sheet',
      report: 'cancellations',
      query,
    })
    expect(made.status, JSON.stringify(made.body)).toBe(200)
    const { key } = made.body
    const address = `${server.url}/api/report-data?key=${key}`
    const csv = await fetch(address)
    expect(csv.status).toBe(200)
    expect(csv.headers.get('content-type')).toContain('text/csv')
    expect(csv.headers.get('cache-control')).toBe('private, max-age=300')
    const lines = (await csv.text()).trim().split('\n')
    const again = await fetch(address, { headers: { 'if-none-match': csv.headers.get('etag')! } })
    expect(again.status).toBe(304)
    const json = await fetch(`${server.url}/api/report-data?format=json`, {
      headers: { authorization: `Bearer ${key}` },
    })
    const answer = (await json.json()) as { rows: unknown[]; total: number }
    expect(answer.rows.length).toBe(lines.length - 1)
    const shown = await manager.get<{ total: number }>('/reports/cancellations?search=a')
    expect(answer.total).toBe(shown.body.total)
    // Other filters, other reports and calls are not its own.
    expect((await fetch(`${address}&search=b`)).status).toBe(422)
    expect((await callerWith(server.url, key).get('/reports/cancellations')).status).toBe(403)
    expect((await fetch(`${server.url}/api/report-data`)).status).toBe(401)
    expect((await manager.post(`/api-keys/${made.body.made.id}/revoke`, {})).status).toBe(200)
    expect((await fetch(address)).status).toBe(401)
    // Nobody makes one for what is not theirs to read, nor one that cannot be answered.
    const forbidden = await client.post('/api-keys/reports', {
      name: 'No',
      report: 'cancellations',
      query: {},
    })
    expect(forbidden.status).toBe(403)
    const wrong = await manager.post('/api-keys/reports', {
      name: 'No',
      report: 'cancellations',
      query: { nonsense: '1' },
    })
    expect(wrong.status).toBe(422)
  })
})
