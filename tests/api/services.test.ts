import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer as Body } from '@portal/core/calls'
import { signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { created, goodBudget, type Problem } from './budget-form.ts'

type Service = Body<'services.get'>

let server: RunningServer
let employee: Caller
let client: Caller

beforeAll(async () => {
  server = await startServer()
  ;[employee, client] = (await Promise.all(
    ['account-manager', 'client'].map((account) => signIn(server.url, account)),
  )) as [Caller, Caller]
})
afterAll(async () => {
  await server.stop()
})

const add = (body: object) => employee.post<Service & Problem>('/services', body)

describe('services', () => {
  test('a new one is offered at its place, with its group', async () => {
    const [group] = (await employee.get<{ id: number; name: string }[]>('/serviceGroups')).body
    const { status, body } = await add({ name: '  Drone Videos  ', order: -5, serviceGroupId: group!.id })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      name: 'Drone Videos',
      active: true,
      ServiceGroup: { id: group!.id, name: group!.name },
    })
    const list = await employee.get<Service[]>('/services')
    expect(list.body[0]).toEqual(body)
    expect((await employee.get<Service>(`/services/${body.id}`)).body).toEqual(body)
  })

  test('a name exists once, whatever its letter case', async () => {
    await add({ name: 'Podcasts' })
    const again = await add({ name: 'PODCASTS' })
    expect([again.status, again.body.errors]).toEqual([409, { name: '"PODCASTS" already exists.' }])
    const { body } = await add({ name: 'Radio' })
    const renamed = await employee.put<Problem>(`/services/${body.id}`, { name: 'podcasts' })
    expect([renamed.status, renamed.body.errors]).toEqual([409, { name: '"podcasts" already exists.' }])
    expect((await employee.put<Service>(`/services/${body.id}`, { name: 'RADIO' })).body.name).toBe('RADIO')
  })

  test('an inactive one stays on its budgets and is refused for new ones', async () => {
    const { body: service } = await add({ name: 'Cinema Spots' })
    const budget = await created(employee, { serviceId: service.id })
    await employee.put(`/services/${service.id}`, { active: false })
    const refused = await employee.post<Problem>('/budgets', goodBudget({ serviceId: service.id }))
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { serviceId: 'This service does not exist or is not active.' },
    ])
    const kept = await employee.put(`/budgets/${budget.id}/updateBudgetWithFees`, { notes: 'still runs' })
    expect(kept.status).toBe(200)
  })

  test('one that budgets use cannot be removed, an unused one can', async () => {
    const { body: used } = await add({ name: 'Sky Writing' })
    await created(employee, { serviceId: used.id })
    const refused = await employee.delete<Problem>(`/services/${used.id}`)
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringMatching(/^This service is used by .*1 budget.* Make it inactive instead/),
    ])
    const { body: unused } = await add({ name: 'Smoke Signals' })
    expect((await employee.delete(`/services/${unused.id}`)).body).toEqual({ id: unused.id })
    expect((await employee.get(`/services/${unused.id}`)).status).toBe(404)
  })

  test('clients read them and change none', async () => {
    expect((await client.get('/services')).status).toBe(200)
    expect((await client.get('/serviceGroups')).status).toBe(200)
    const answers = [
      await client.post('/services', { name: 'Mine' }),
      await client.put('/services/1', { name: 'Mine' }),
      await client.delete('/services/1'),
      await client.get('/feeServices'),
      await client.get('/budget-tags'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
  })

  test('fee services and tags are listed by name', async () => {
    for (const path of ['/feeServices', '/budget-tags']) {
      const { body } = await employee.get<{ name: string }[]>(path)
      const names = body.map(({ name }) => name.toLowerCase())
      expect(names.length).toBeGreaterThan(1)
      expect(names).toEqual(names.toSorted())
    }
  })
})

// SET-29
test('a spend data source says in the integrations until when its platform has come', async () => {
  const { body } = await employee.get<Body<'integrations.figures'>>('/integrations/figures')
  expect(body.find(({ platform }) => platform === 'Google Ads export')).toMatchObject({
    comes: 'By file',
    clients: expect.any(Number),
    lastDay: expect.stringMatching(/^20/),
  })
  expect(body.find(({ platform }) => platform === 'Vendor invoice')).toMatchObject({ lastDay: null })
  expect((await client.get('/integrations/figures')).status).toBe(403)
})
