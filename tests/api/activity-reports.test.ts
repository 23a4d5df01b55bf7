import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer as Body } from '@portal/core/calls'
import { reportPeriod } from '@portal/core/work/activities/reports/period'
import { today } from '@portal/core/foundation/format'
import { signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { formOf, goodFields, type Activity } from './activity-form.ts'

type PersonRow = Body<'activityReports.userPerformance'>[number]
type ClientRow = Body<'activityReports.clientReport'>[number]

let server: RunningServer
let admin: Caller
let manager: Caller
const day = today()
const { now, before } = reportPeriod(day)

beforeAll(async () => {
  server = await startServer()
  ;[admin, manager] = [await signIn(server.url, 'admin'), await signIn(server.url, 'account-manager')]
})
afterAll(async () => {
  await server?.stop()
})

const people = async (query = ''): Promise<PersonRow[]> =>
  (await admin.get<PersonRow[]>(`/activityReports/userPerformance${query}`)).body
const clients = async (query = ''): Promise<ClientRow[]> =>
  (await admin.get<ClientRow[]>(`/activityReports/clientReport${query}`)).body
const ofUser = async (id: number, range: { readonly start: string; readonly end: string }) =>
  (
    await admin.get<Activity[]>(
      `/activities/user-activities/${id}?startDate=${range.start}&endDate=${range.end}`,
    )
  ).body
const ofClient = async (id: number, range: { readonly start: string; readonly end: string }) =>
  (await admin.get<Activity[]>(`/clients/${id}/activities?startDate=${range.start}&endDate=${range.end}`))
    .body

// ACT-35
describe('the report of people', () => {
  test('counts what each of them logged, exactly as their own list has it', async () => {
    const me = (await manager.get<Body<'users.current'>>('/users/me')).body
    const row = (await people()).find(({ user }) => user.id === me.id)!
    const [logged, earlier] = [await ofUser(me.id, now), await ofUser(me.id, before)]
    expect(row.activities).toBe(logged.length)
    expect(row.previous).toBe(earlier.length)
    expect(row.types.reduce((sum, type) => sum + type.activities, 0)).toBe(logged.length)
    expect(row.clients).toBe(new Set(logged.map(({ clientId }) => clientId)).size)
    const touched = new Set(logged.flatMap(({ clientId, associatedIds }) => [clientId, ...associatedIds]))
    expect(row.untouched.every(({ id }) => !touched.has(id))).toBe(true)
    expect(row.untouched.length).toBeLessThan(row.ownClients)
    expect(row.ownClients).toBeGreaterThan(0)
  })

  test('a client is no longer without one as soon as an activity is logged for it', async () => {
    const sem = await signIn(server.url, 'sem')
    const me = (await sem.get<Body<'users.current'>>('/users/me')).body
    const mine = async () => (await people(`?date=${day}`)).find(({ user }) => user.id === me.id)!
    const client = (await mine()).untouched[0]!
    const logged = await sem.post(
      '/activities',
      formOf({ ...goodFields(client.id), loggedAt: new Date().toISOString() }),
    )
    expect(logged.status).toBe(200)
    expect((await mine()).untouched).not.toContainEqual(client)
    expect((await mine()).daysSince).toBe(0)
  })

  test('one type counts alone', async () => {
    const rows = await people('?typeId=4')
    expect(rows.flatMap(({ types }) => types).every(({ id }) => id === 4)).toBe(true)
    expect(rows.some(({ activities }) => activities > 0)).toBe(true)
  })

  test('somebody with clients and without activities is in it too', async () => {
    const idle = (await people('?typeId=7')).filter(({ activities }) => activities === 0)
    expect(idle.length).toBeGreaterThan(3)
    expect(idle.every(({ ownClients, untouched }) => untouched.length === ownClients)).toBe(true)
  })
})

// ACT-35
describe('the report of clients', () => {
  test('counts what was done for each, and the days since', async () => {
    const rows = await clients()
    const row = rows.find(({ activities }) => activities > 2)!
    const logged = await ofClient(row.client.id, now)
    expect(row.activities).toBe(logged.length)
    expect(row.previous).toBe((await ofClient(row.client.id, before)).length)
    for (const type of row.types)
      expect(type.activities).toBe(logged.filter(({ typeId }) => typeId === type.id).length)
    expect(rows.some(({ managers }) => managers.length > 0)).toBe(true)
    expect(rows.every(({ daysSince }) => daysSince === null || daysSince >= 0)).toBe(true)
  })

  test('leaves out clients without a running budget when it is asked to', async () => {
    const [all, program] = [await clients(), await clients('?excludeNonProgramClients=true')]
    expect(program.every((row) => row.program)).toBe(true)
    expect(program.length).toBe(all.filter((row) => row.program).length)
    expect(program.length).toBeLessThan(all.length)
  })
})

test('people outside see neither report', async () => {
  for (const account of ['client', 'partner', 'regional-manager']) {
    const outside = await signIn(server.url, account)
    expect((await outside.get('/activityReports/userPerformance')).status).toBe(403)
    expect((await outside.get('/activityReports/clientReport')).status).toBe(403)
  }
})

test('a day that does not exist is refused', async () => {
  expect((await admin.get('/activityReports/userPerformance?date=2026-02-30')).status).toBe(422)
})

// ACT-31
test('what the client is shown holds external activities only, whoever asks', async () => {
  const client = await signIn(server.url, 'client')
  const id = (await client.get<Body<'users.current'>>('/users/me')).body.clients[0]!.id
  const log = async (words: string, isExternal: boolean) =>
    (
      await manager.post<Activity>(
        '/activities',
        formOf({ ...goodFields(id), body: `<p>${words}</p>`, isExternal: String(isExternal) }),
      )
    ).body.id
  const [shown, hidden] = [await log('For the client', true), await log('For us', false)]
  for (const reader of [client, admin]) {
    const { body } = await reader.get<{ rows: Activity[] }>(
      `/clients/${id}/paginated-activities?externalOnly=true&pageSize=200`,
    )
    const ids = body.rows.map((row) => row.id)
    expect(ids).toContain(shown)
    expect(ids).not.toContain(hidden)
  }
})
