import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer as Body } from '@portal/core/calls'
import { addDays, today } from '@portal/core/foundation/format'
import { signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { formOf } from './activity-form.ts'
import { goodInteraction } from './interaction-form.ts'

type Dashboard = Body<'interactionReporting.overwatchDashboard'>

let server: RunningServer
let manager: Caller
let developer: Caller

beforeAll(async () => {
  server = await startServer()
  ;[manager, developer] = [await signIn(server.url, 'account-manager'), await signIn(server.url, 'developer')]
})
afterAll(async () => {
  await server?.stop()
})

const dashboard = async (query = ''): Promise<Dashboard> =>
  (await manager.get<Dashboard>(`/interaction-reporting/overwatch-dashboard${query}`)).body
const clientOf = (of: Dashboard, id: number) => of.clients.find(({ client }) => client.id === id)!

// RPT-22, SET-26
describe('the overwatch dashboard', () => {
  test('counts what the list of a client has, in 30 days up to today unless it says otherwise', async () => {
    const of = await dashboard()
    expect([of.startDate, of.endDate]).toEqual([addDays(today(), -29), today()])
    const logged = await manager.post<Body<'interactions.byClients'>>('/interactions/by-clients', {
      clientIds: [1003],
      startDate: of.startDate,
      endDate: of.endDate,
    })
    expect(clientOf(of, 1003).interactions).toBe(logged.body.length)
    expect(of.days.reduce((sum, { interactions }) => sum + interactions, 0)).toBe(
      of.clients.reduce((sum, { interactions }) => sum + interactions, 0),
    )
    const before = await dashboard(
      `?startDate=${addDays(of.startDate, -30)}&endDate=${addDays(of.startDate, -1)}`,
    )
    const earlier = new Map(before.clients.map(({ client, interactions }) => [client.id, interactions]))
    for (const { client, previous } of of.clients)
      if (earlier.has(client.id)) expect([client.id, previous]).toEqual([client.id, earlier.get(client.id)])
    for (const alarm of of.alarms)
      expect(of.clients.filter(({ alarms }) => alarms.includes(alarm.id))).toHaveLength(alarm.clients)
  })

  test('an alarm sounds where nobody spoke, and is silent as soon as somebody did, also for a related store', async () => {
    const alarm = (
      await developer.post<Body<'overwatchAlarms.create'>>('/overwatch-alarms', {
        name: 'Not today',
        days: 1,
        level: 'Critical',
      })
    ).body
    const sounding = (await dashboard()).clients.filter(({ alarms }) => alarms.includes(alarm.id))
    const [first] = sounding
    const store = sounding.find(
      ({ group, client }) => group && group.id === first?.group?.id && client.id !== first.client.id,
    )
    expect(first).toBeDefined()
    const logged = await manager.post(
      '/interactions',
      formOf({
        ...goodInteraction(first!.client.id),
        ...(store ? { associatedStoreIds: JSON.stringify([store.client.id]) } : {}),
      }),
    )
    expect(logged.status).toBe(200)
    const after = await dashboard()
    expect(clientOf(after, first!.client.id)).toMatchObject({ daysSince: 0, lastPublishedAt: today() })
    expect(clientOf(after, first!.client.id).alarms).not.toContain(alarm.id)
    if (store) {
      expect(clientOf(after, store.client.id).alarms).not.toContain(alarm.id)
      expect(clientOf(after, store.client.id).interactions).toBe(store.interactions)
    }
    expect((await developer.put(`/overwatch-alarms/${alarm.id}`, { active: false })).status).toBe(200)
    expect((await dashboard()).alarms.map(({ id }) => id)).not.toContain(alarm.id)
  })

  test('is for Employees, and its alarms are kept by Developers', async () => {
    for (const account of ['client-manager', 'partner', 'ad-support'])
      expect(
        (await (await signIn(server.url, account)).get('/interaction-reporting/overwatch-dashboard')).status,
      ).toBe(403)
    expect((await manager.post('/overwatch-alarms', { name: 'Mine', days: 3 })).status).toBe(403)
  })

  test('refuses what makes no sense with a sentence', async () => {
    const turned = await manager.get<{ errors: Record<string, string> }>(
      '/interaction-reporting/overwatch-dashboard?startDate=2026-02-02&endDate=2026-02-01',
    )
    expect(turned.status).toBe(422)
    expect(turned.body.errors['endDate']).toBe('The last day cannot be before the first one.')
    for (const body of [
      { name: 'Never', days: 0 },
      { name: 'No type', days: 3, interactionTypeId: 999_999 },
      { name: 'No level', days: 3, level: 'Loud' },
    ])
      expect([body, (await developer.post('/overwatch-alarms', body)).status]).toEqual([body, 422])
  })
})
