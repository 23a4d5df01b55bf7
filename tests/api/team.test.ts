import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer as Body } from '@portal/core/calls'
import { signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'

type Members = Body<'team.members'>
type Clients = Body<'team.clients'>
type Pacing = Body<'clients.mtdPacingTotals'>

let server: RunningServer
let manager: Caller
let client: Caller
let partner: Caller

beforeAll(async () => {
  server = await startServer()
  ;[manager, client, partner] = (await Promise.all(
    ['account-manager', 'client-manager', 'partner-plus'].map((account) => signIn(server.url, account)),
  )) as [Caller, Caller, Caller]
})
afterAll(async () => {
  await server.stop()
})

const members = async (): Promise<Members> => {
  const { status, body } = await manager.get<Members>('/team')
  expect(status).toBe(200)
  return body
}
const named = (team: Members, name: string): Members['members'][number] =>
  team.members.find(({ fullName }) => fullName === name)!

// DSH-11
test('every employee who can sign in stands there with department, clients and what waits', async () => {
  const team = await members()
  const claire = named(team, 'Claire Donovan')
  const me = (await manager.get<{ clients: { id: number }[] }>('/users/me')).body
  expect(claire).toMatchObject({
    clients: new Set(me.clients.map(({ id }) => id)).size,
    departments: [expect.objectContaining({ id: 4, name: 'Account Management' })],
    roles: [{ clientUserTypeId: 1, name: 'Account Manager', clients: claire.clients }],
  })
  expect(claire.lastActivityAt).toMatch(/^\d{4}-/)
  const tasks = await manager.get<{ total: number; rows: { assignee: unknown }[] }>('/tasks?mine=true')
  expect(claire.tasks!.open).toBe(tasks.body.total)
  expect(claire.tasks!.overdue).toBeGreaterThan(0)
  const names = team.members.map(({ fullName }) => fullName)
  expect(names).not.toContain('Gavin Stroud')
  expect(names).not.toContain('Paula Winslow')
  expect(names).not.toContain('Robert Hastings')
})

test('the clients behind a line add up to it, and to the pacing dashboard', async () => {
  const team = await members()
  const claire = named(team, 'Claire Donovan')
  const { status, body } = await manager.get<Clients>(`/team/${claire.userId}/clients`)
  expect(status).toBe(200)
  expect(body.clients).toHaveLength(claire.clients)
  const clientIds = body.clients.map(({ clientId }) => clientId)
  const { body: pacing } = await manager.post<Pacing>('/clients/mtd-pacing-totals', { clientIds })
  const { clientsOffPace, clientsPaced, ...sums } = claire.pace!
  expect(sums).toEqual(pacing.total)
  expect(clientsPaced).toBe(pacing.rows.filter(({ budget }) => budget > 0).length)
  // On the first of a month nothing of it has been spent yet, and nobody is off pace.
  if (pacing.through !== null) expect(clientsOffPace).toBeGreaterThan(0)
  expect(clientsOffPace).toBeLessThanOrEqual(clientsPaced)
  const first = pacing.rows[0]!
  const { budget, spend, expected, projected, pace } = first
  expect(body.clients.find(({ clientId }) => clientId === first.clientId)!.pace).toMatchObject({
    budget,
    spend,
    expected,
    projected,
    pace,
  })
  // A specialist answers for the budgets of the own channel.
  const sem = named(team, 'Amara Nwosu')
  const own = await manager.get<Clients>(`/team/${sem.userId}/clients`)
  const { body: search } = await manager.post<Pacing>('/clients/mtd-pacing-totals', {
    clientIds: own.body.clients.map(({ clientId }) => clientId),
    sectionId: 1,
  })
  expect(sem.pace!.budget).toBeCloseTo(search.total.budget, 2)
  expect(sem.pace!.spend).toBeCloseTo(search.total.spend, 2)
  expect(named(team, 'Mina Sato').pace).toBeNull()
})

test('what waits is counted by whom it waits for', async () => {
  const { body: statuses } = await manager.get<{ id: number; closes: boolean }[]>('/deliverables/statuses')
  const open = statuses.find(({ closes }) => !closes)!
  const before = named(await members(), 'Claire Donovan')
  const given = {
    clientId: 1001,
    name: 'Late',
    statusId: open.id,
    assigneeId: before.userId,
    dueAt: '2026-01-02',
  }
  const { body: made } = await manager.post<{ id: number }>('/deliverables', given)
  const strategy = {
    clientId: 1001,
    name: 'Later',
    departmentId: 4,
    ownerId: before.userId,
    dueAt: '2099-01-02',
  }
  const { body: planned } = await manager.post<{ id: number }>('/strategies', strategy)
  const now = named(await members(), 'Claire Donovan')
  expect(now.deliverables).toEqual({
    open: before.deliverables.open + 1,
    overdue: before.deliverables.overdue + 1,
  })
  expect(now.strategies).toEqual({ open: before.strategies.open + 1, overdue: before.strategies.overdue })
  const closed = statuses.find(({ closes }) => closes)!
  await manager.put(`/deliverables/${made.id}`, { statusId: closed.id })
  await manager.put(`/strategies/${planned.id}`, { status: 'Completed' })
  const after = named(await members(), 'Claire Donovan')
  expect([after.deliverables, after.strategies]).toEqual([before.deliverables, before.strategies])
})

test('is for employees, and knows nobody of another agency', async () => {
  for (const caller of [client, partner]) {
    expect((await caller.get('/team')).status).toBe(403)
    expect((await caller.get('/team/6/clients')).status).toBe(403)
  }
  for (const id of [13, 17, 24, 999_999]) expect((await manager.get(`/team/${id}/clients`)).status).toBe(404)
})
