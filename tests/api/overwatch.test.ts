import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer as Body } from '@portal/core/calls'
import { addDays, today } from '@portal/core/foundation/format'
import { signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { formOf } from './activity-form.ts'
import { goodInteraction } from './interaction-form.ts'

type Dashboard = Body<'reports.overwatch'>

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
  (await manager.get<Dashboard>(`/interaction-reporting/overwatch-dashboard?pageSize=200${query}`)).body
const clientOf = (of: Dashboard, id: number) => of.rows.find(({ client }) => client!.id === id)!
/** The alarms that are offered as a filter, each with the number of clients for which it sounds. */
const alarmsOf = (of: Dashboard) =>
  (of.offers['alarm'] ?? []).flatMap(({ value, label }) => {
    const [, name, clients] = /^(.*) \((\d+)\)$/.exec(label) ?? []
    return name === undefined ? [] : [{ value, name, clients: Number(clients) }]
  })

// RPT-22, SET-26
describe('the overwatch dashboard', () => {
  test('counts what the list of a client has, in 30 days up to today unless it says otherwise', async () => {
    const of = await dashboard()
    const { startDate, endDate } = of.period!
    expect([startDate, endDate]).toEqual([addDays(today(), -29), today()])
    const logged = await manager.post<Body<'interactions.byClients'>>('/interactions/by-clients', {
      clientIds: [1003],
      startDate,
      endDate,
    })
    expect(clientOf(of, 1003).interactions).toBe(logged.body.length)
    expect(of.chart!.reduce((sum, { values }) => sum + values['interactions']!, 0)).toBe(
      of.totals['interactions'],
    )
    const before = await dashboard(`&startDate=${addDays(startDate, -30)}&endDate=${addDays(startDate, -1)}`)
    const earlier = new Map(before.rows.map(({ client, interactions }) => [client!.id, interactions]))
    for (const { client, previous } of of.rows)
      if (earlier.has(client!.id))
        expect([client!.id, previous]).toEqual([client!.id, earlier.get(client!.id)])
    for (const { value, name, clients } of alarmsOf(of)) {
      expect(of.rows.filter(({ alarms }) => alarms!.includes(name))).toHaveLength(clients)
      expect((await dashboard(`&alarm=${value}`)).rows.every(({ alarms }) => alarms!.includes(name))).toBe(
        true,
      )
    }
    expect((await dashboard('&alarm=any')).total).toBe(of.totals['sounding'])
    expect((await dashboard('&alarm=nosuchalarm')).rows).toEqual([])
  })

  test('an alarm sounds where nobody spoke, and is silent as soon as somebody did, also for a related store', async () => {
    const alarm = (
      await developer.post<Body<'overwatchAlarms.create'>>('/overwatch-alarms', {
        name: 'Not today',
        days: 1,
        level: 'Critical',
      })
    ).body
    const sounding = (await dashboard()).rows.filter(({ alarms }) => alarms!.includes(alarm.name))
    const [first] = sounding
    const store = sounding.find(
      ({ group, client }) => group && group === first?.group && client!.id !== first.client!.id,
    )
    expect(first).toBeDefined()
    const logged = await manager.post(
      '/interactions',
      formOf({
        ...goodInteraction(first!.client!.id),
        ...(store ? { associatedStoreIds: JSON.stringify([store.client!.id]) } : {}),
      }),
    )
    expect(logged.status).toBe(200)
    const after = await dashboard()
    expect(clientOf(after, first!.client!.id)).toMatchObject({ daysSince: 0, lastPublishedAt: today() })
    expect(clientOf(after, first!.client!.id).alarms).not.toContain(alarm.name)
    if (store) {
      expect(clientOf(after, store.client!.id).alarms).not.toContain(alarm.name)
      expect(clientOf(after, store.client!.id).interactions).toBe(store.interactions)
    }
    expect((await developer.put(`/overwatch-alarms/${alarm.id}`, { active: false })).status).toBe(200)
    expect(alarmsOf(await dashboard()).map(({ name }) => name)).not.toContain(alarm.name)
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
    expect(turned.body.errors['endDate']).toBe('The last day cannot be before the first.')
    for (const body of [
      { name: 'Never', days: 0 },
      { name: 'No type', days: 3, interactionTypeId: 999_999 },
      { name: 'No level', days: 3, level: 'Loud' },
    ])
      expect([body, (await developer.post('/overwatch-alarms', body)).status]).toEqual([body, 422])
  })
})
