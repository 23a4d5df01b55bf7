import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { change, created, type Change, type Problem } from './budget-form.ts'

let server: RunningServer
let accounting: Caller
let manager: Caller
let clientManager: Caller
let managerId: number
let clientManagerId: number
/** A client with both of them on its team as manager type; 1001 has the account manager alone. */
let shared: number

beforeAll(async () => {
  server = await startServer()
  ;[accounting, manager, clientManager] = (await Promise.all(
    ['accounting', 'account-manager', 'client-manager'].map((account) => signIn(server.url, account)),
  )) as [Caller, Caller, Caller]
  const idOf = async (caller: Caller): Promise<number> =>
    (await caller.get<{ id: number }>('/users/me')).body.id
  ;[managerId, clientManagerId] = (await Promise.all([idOf(manager), idOf(clientManager)])) as [
    number,
    number,
  ]
  shared = (await clientManager.get<{ id: number }[]>('/clients/list/simple')).body[0]!.id
})
afterAll(async () => {
  await server.stop()
})

const waiting = async (by: Caller, id: number): Promise<Change[]> => {
  const { status, body } = await by.get<Change[]>(`/budget_changes/forUser/${id}`)
  expect(status).toBe(200)
  return body
}
const waitingOfManager = async (ids: readonly number[] = []): Promise<Change[]> =>
  (await waiting(manager, managerId)).filter(({ id }) => !ids.includes(id))
const confirm = (by: Caller, id: number, confirmedBy: number) =>
  by.post<Change & Problem>('/budget_changes', { id, confirmedBy })

describe('a changed invoice amount', () => {
  test("waits for the managers of the client's team with both amounts", async () => {
    const budget = await created(accounting, { clientId: 1001, invoiceAmount: 1000 })
    const before = (await waitingOfManager()).map(({ id }) => id)
    await change(accounting, budget.id, { invoiceAmount: 1200.5 })
    expect(await waitingOfManager(before)).toMatchObject([
      {
        client: { id: 1001 },
        Service: { name: budget.Service.name },
        previousAmount: 1000,
        newAmount: 1200.5,
        confirmedAt: null,
      },
    ])
  })

  test('waits once for each: a second change raises the amount that waits', async () => {
    const budget = await created(accounting, { clientId: 1001, invoiceAmount: 100 })
    const before = (await waitingOfManager()).map(({ id }) => id)
    await change(accounting, budget.id, { invoiceAmount: 200 })
    await change(accounting, budget.id, { invoiceAmount: 300 })
    expect(await waitingOfManager(before)).toMatchObject([{ previousAmount: 100, newAmount: 300 }])
  })

  test('does not wait for the one who made it, but for everyone else', async () => {
    const budget = await created(accounting, { clientId: 1001, invoiceAmount: 100 })
    const before = (await waitingOfManager()).map(({ id }) => id)
    await change(manager, budget.id, { invoiceAmount: 150 })
    expect(await waitingOfManager(before)).toEqual([])

    const other = await created(accounting, { clientId: shared, invoiceAmount: 100 })
    const theirs = (await waiting(clientManager, clientManagerId)).map(({ id }) => id)
    await change(manager, other.id, { invoiceAmount: 150 })
    const fresh = (await waiting(clientManager, clientManagerId)).filter(({ id }) => !theirs.includes(id))
    expect(fresh).toMatchObject([{ client: { id: shared }, previousAmount: 100, newAmount: 150 }])
  })

  test('that stays the same asks nobody', async () => {
    const budget = await created(accounting, { clientId: 1001, invoiceAmount: 100 })
    const before = (await waitingOfManager()).map(({ id }) => id)
    await change(accounting, budget.id, { notes: 'only the notes', invoiceAmount: 100 })
    expect(await waitingOfManager(before)).toEqual([])
  })

  test('of a budget that was deleted since no longer waits', async () => {
    const budget = await created(accounting, { clientId: 1001, invoiceAmount: 100 })
    const before = (await waitingOfManager()).map(({ id }) => id)
    await change(accounting, budget.id, { invoiceAmount: 150 })
    await accounting.delete(`/budgets/${budget.id}/deleteBudgetWithFees`)
    expect(await waitingOfManager(before)).toEqual([])
  })
})

describe('confirming', () => {
  test('takes the change off the list, and again answers the same', async () => {
    const [first] = await waitingOfManager()
    const confirmed = await confirm(manager, first!.id, managerId)
    expect(confirmed.status).toBe(200)
    expect(confirmed.body).toEqual({
      ...first,
      confirmedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
    })
    expect((await waitingOfManager()).map(({ id }) => id)).not.toContain(first!.id)
    expect((await confirm(manager, first!.id, managerId)).body).toEqual(confirmed.body)
  })

  test('after it a new change of the same budget waits again', async () => {
    const budget = await created(accounting, { clientId: 1001, invoiceAmount: 100 })
    const before = (await waitingOfManager()).map(({ id }) => id)
    await change(accounting, budget.id, { invoiceAmount: 200 })
    const [waits] = await waitingOfManager(before)
    await confirm(manager, waits!.id, managerId)
    await change(accounting, budget.id, { invoiceAmount: 300 })
    expect(await waitingOfManager(before)).toMatchObject([{ previousAmount: 200, newAmount: 300 }])
  })

  test("is only possible in one's own name and for one's own changes", async () => {
    const [own] = await waitingOfManager()
    expect((await confirm(manager, own!.id, managerId + 1)).status).toBe(403)
    const accountingId = (await accounting.get<{ id: number }>('/users/me')).body.id
    expect((await confirm(accounting, own!.id, accountingId)).status).toBe(404)
    expect((await accounting.get(`/budget_changes/forUser/${managerId}`)).status).toBe(403)
    expect((await waitingOfManager()).map(({ id }) => id)).toContain(own!.id)
  })
})
