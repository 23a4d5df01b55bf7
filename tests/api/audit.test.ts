import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer } from '@portal/core/calls'
import { agencyDay } from '../support/agency-day.ts'
import { signIn, startServer, visitor, type Caller, type RunningServer } from '../support/index.ts'
import { CookieJar, type SignedIn } from './cookie-jar.ts'

type Log = Answer<'audit.list'>

let server: RunningServer
let administrator: Caller
let clientId: number

beforeAll(async () => {
  server = await startServer()
  administrator = await signIn(server.url, 'admin')
  clientId = (await administrator.get<{ id: number }[]>('/clients/list/simple')).body[0]!.id
})
afterAll(async () => {
  await server.stop()
})

const log = async (query: string): Promise<Log> => {
  const { status, body } = await administrator.get<Log>(`/audit-log${query}`)
  expect(status).toBe(200)
  return body
}
const idOf = async (caller: Caller): Promise<number> =>
  (await caller.get<{ id: number }>('/users/me')).body.id

describe('the audit log', () => {
  test('says what was changed, from what to what, and by whom', async () => {
    const employee = await signIn(server.url, 'account-manager')
    const before = (await employee.get<{ phone: string | null }>(`/clients/${clientId}`)).body.phone
    await employee.put(`/clients/${clientId}`, { phone: '(312) 555-0123' })
    const [entry] = (await log(`?clientId=${clientId}&call=clients.update`)).rows
    expect(entry).toMatchObject({
      call: 'clients.update',
      summary: 'Changes a client.',
      user: { id: await idOf(employee) },
      impersonator: null,
      via: 'portal',
      client: { id: clientId },
      changes: { phone: [before, '(312) 555-0123'] },
    })
  })

  // AUT-09
  test('names whoever acted as somebody beside that person, at the start, the end and every change', async () => {
    const jar = new CookieJar(server)
    const { caller, body: me } = await jar.signIn('admin')
    const manager = await idOf(await signIn(server.url, 'account-manager'))
    const started = await jar.post<SignedIn>(
      '/users/signInWithUserImpersonation',
      { userId: manager, currentUserId: me.user.id },
      caller,
    )
    await jar.callerOf(started.body).put(`/clients/${clientId}`, { city: 'Springfield' })
    await jar.post('/users/stopActing')
    const { rows } = await log(`?userId=${me.user.id}`)
    expect(rows.slice(0, 3)).toMatchObject([
      { call: 'users.stopActing', user: { id: me.user.id }, subject: 'user', subjectId: manager },
      { call: 'clients.update', user: { id: manager }, impersonator: { id: me.user.id } },
      {
        call: 'users.signInWithUserImpersonation',
        user: { id: me.user.id },
        changes: { impersonator: me.user.fullName, user: started.body.user.fullName },
      },
    ])
  })

  test('is read in pages that miss nothing and repeat nothing, whatever is added meanwhile', async () => {
    const all = (await log('?limit=200')).rows.map(({ id }) => id)
    const read: number[] = []
    let before = ''
    for (let next: string | null = ''; next !== null; before = `&before=${next}`) {
      const page: Log = await log(`?limit=2${before}`)
      if (read.length === 0) await administrator.put(`/clients/${clientId}`, { state: 'IL' })
      read.push(...page.rows.map(({ id }) => id))
      next = page.next
    }
    expect(read).toEqual(all)
  })

  test('is filtered by person, client, call, record and days', async () => {
    const today = agencyDay()
    expect((await log(`?from=${today}&to=${today}`)).rows.length).toBeGreaterThan(0)
    expect((await log('?to=2020-01-01')).rows).toEqual([])
    expect(
      (await log(`?subject=client&subjectId=${clientId}&call=clients.update`)).rows.length,
    ).toBeGreaterThan(0)
    // With a dot at its end all that is done with one kind of record, and nothing of another whose name begins alike.
    const ofClients = (await log(`?subjectId=${clientId}&call=clients.&limit=200`)).rows
    expect(ofClients.map(({ call }) => call)).toContain('clients.update')
    expect(ofClients.filter(({ call }) => !call.startsWith('clients.'))).toEqual([])
    expect((await log('?userId=2000000000')).rows).toEqual([])
    expect((await administrator.get('/audit-log?before=yesterday')).status).toBe(422)
  })

  test('is read by Super Administrator and Administrator, and not while one acts as such', async () => {
    expect((await (await signIn(server.url, 'super-admin')).get('/audit-log')).status).toBe(200)
    for (const account of ['developer', 'executive', 'account-manager', 'client', 'partner'])
      expect((await (await signIn(server.url, account)).get('/audit-log')).status, account).toBe(403)
    expect((await visitor(server.url).get('/audit-log')).status).toBe(401)
    const jar = new CookieJar(server)
    const { caller, body: me } = await jar.signIn('super-admin')
    const acting = await jar.post<SignedIn>(
      '/users/signInWithUserImpersonation',
      { userId: await idOf(administrator), currentUserId: me.user.id },
      caller,
    )
    expect((await jar.callerOf(acting.body).get('/audit-log')).status).toBe(403)
  })
})
