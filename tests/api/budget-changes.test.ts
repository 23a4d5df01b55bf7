import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callerWith, signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { change, created, type Budget, type Change, type Problem } from './budget-form.ts'
import { CookieJar } from './cookie-jar.ts'

/** One of the pages that the demo agency lists for its widgets. */
const origin = 'http://localhost:4310'

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
/** A change that waits for the account manager and for nobody's test but this one. */
const freshChange = async (): Promise<Change> => {
  const budget = await created(accounting, { clientId: 1001, invoiceAmount: 100 })
  const before = (await waitingOfManager()).map(({ id }) => id)
  await change(accounting, budget.id, { invoiceAmount: 200 })
  const [waits] = await waitingOfManager(before)
  if (!waits) throw new Error('The changed amount does not wait.')
  return waits
}
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

  test('waits as the change of whoever made it last', async () => {
    const director = await signIn(server.url, 'director')
    const budget = await created(accounting, { clientId: 1001, invoiceAmount: 100 })
    const changedBy = async () =>
      (await accounting.get<Budget>(`/budgets/${budget.id}`)).body.confirmations?.map((one) => one.changedBy)
    for (const by of [accounting, director]) {
      const before = await by.get<Budget>(`/budgets/${budget.id}`)
      await change(by, budget.id, { invoiceAmount: before.body.invoiceAmount + 50 })
      const { fullName } = (await by.get<{ fullName: string }>('/users/me')).body
      expect(new Set(await changedBy())).toEqual(new Set([fullName]))
    }
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

  test('that is changed back asks nobody, until it is changed once more', async () => {
    const budget = await created(accounting, { clientId: 1001, invoiceAmount: 100 })
    const before = (await waitingOfManager()).map(({ id }) => id)
    await change(accounting, budget.id, { invoiceAmount: 200 })
    await change(accounting, budget.id, { invoiceAmount: 100 })
    expect(await waitingOfManager(before)).toEqual([])
    await change(accounting, budget.id, { invoiceAmount: 250 })
    expect(await waitingOfManager(before)).toMatchObject([{ previousAmount: 100, newAmount: 250 }])
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

  test('from two windows at once is one confirmation, and both are told so', async () => {
    const waits = await freshChange()
    const answers = await Promise.all(Array.from({ length: 6 }, () => confirm(manager, waits.id, managerId)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.confirmedAt)).size).toBe(1)
    expect((await waitingOfManager()).map(({ id }) => id)).not.toContain(waits.id)
  })

  test('sent again with its key after a lost answer is answered the same', async () => {
    const waits = await freshChange()
    const headers = { 'idempotency-key': crypto.randomUUID(), 'if-match': `"${waits.version}"` }
    const send = () =>
      manager.request<Change>('POST', '/budget_changes', {
        body: { id: waits.id, confirmedBy: managerId },
        headers,
      })
    const [first, again] = [await send(), await send()]
    expect(again.status).toBe(200)
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    expect(again.body).toEqual(first.body)
  })

  test('never confirms an amount that was not seen, also when it changes at that very moment', async () => {
    const budget = await created(accounting, { clientId: 1001, invoiceAmount: 100 })
    const before = (await waitingOfManager()).map(({ id }) => id)
    await change(accounting, budget.id, { invoiceAmount: 200 })
    const [seen] = await waitingOfManager(before)
    const seeing = { 'if-match': `"${seen!.version}"` }
    const body = { id: seen!.id, confirmedBy: managerId }
    const [raised, answer] = await Promise.all([
      change(accounting, budget.id, { invoiceAmount: 300 }),
      manager.request<Change & Problem>('POST', '/budget_changes', { body, headers: seeing }),
    ])
    expect(raised.status).toBe(200)
    const waits = await waitingOfManager(before)
    if (answer.status === 200) {
      // Confirmed first: the amount of 200 it was, and the 300 wait anew.
      expect(answer.body.newAmount).toBe(200)
      expect(waits).toMatchObject([{ previousAmount: 200, newAmount: 300 }])
    } else {
      expect(answer).toMatchObject({ status: 412, body: { code: 'stale' } })
      expect(waits).toMatchObject([{ id: seen!.id, previousAmount: 100, newAmount: 300 }])
    }

    const [now] = waits
    await change(accounting, budget.id, { invoiceAmount: 400 })
    const late = await manager.request<Problem>('POST', '/budget_changes', {
      body: { ...body, id: now!.id },
      headers: { 'if-match': `"${now!.version}"` },
    })
    expect(late).toMatchObject({
      status: 412,
      body: {
        message: 'This budget was changed again in the meantime. Check the new amount, then confirm it.',
      },
    })
    const [shown] = await waitingOfManager(before)
    expect(shown).toMatchObject({ newAmount: 400, confirmedAt: null })
    const agreed = await manager.request<Change>('POST', '/budget_changes', {
      body: { ...body, id: shown!.id },
      headers: { 'if-match': `"${shown!.version}"` },
    })
    expect(agreed).toMatchObject({ status: 200, body: { newAmount: 400 } })
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

  // BCH-10
  test("is only possible in one's own name and for one's own changes", async () => {
    const [own] = await waitingOfManager()
    expect((await confirm(manager, own!.id, managerId + 1)).status).toBe(403)
    const accountingId = (await accounting.get<{ id: number }>('/users/me')).body.id
    expect((await confirm(accounting, own!.id, accountingId)).status).toBe(404)
    expect((await accounting.get(`/budget_changes/forUser/${managerId}`)).status).toBe(403)
    expect((await waitingOfManager()).map(({ id }) => id)).toContain(own!.id)
  })

  test('is not known in another tenant', async () => {
    const waits = await freshChange()
    const partner = await signIn(server.url, 'partner')
    const partnerId = (await partner.get<{ id: number }>('/users/me')).body.id
    expect((await confirm(partner, waits.id, partnerId)).status).toBe(404)
    expect((await confirm(partner, waits.id, managerId)).status).toBe(403)
    expect((await partner.get(`/budget_changes/forUser/${managerId}`)).status).toBe(403)
    expect((await waitingOfManager()).map(({ id }) => id)).toContain(waits.id)
  })

  // BCH-11: whoever acts as somebody else looks, and leaves the confirming to them.
  test('is not for somebody who acts as this person, in the portal or through a widget', async () => {
    const waits = await freshChange()
    const jar = new CookieJar(server)
    const { caller, body } = await jar.signIn('super-admin')
    const started = await jar.post(
      '/users/signInWithUserImpersonation',
      { userId: managerId, currentUserId: body.user.id },
      caller,
    )
    expect(started.body.user).toMatchObject({ id: managerId, impersonatedBy: body.user.id })
    const acting = jar.callerOf(started.body)
    expect((await confirm(acting, waits.id, managerId)).status).toBe(403)
    expect((await acting.post('/embed/sessions', { widgets: ['budget-changes'], origin })).status).toBe(403)
    expect((await waitingOfManager()).map(({ id }) => id)).toContain(waits.id)
  })

  test("works with the widget's token, which opens nothing beside it", async () => {
    const waits = await freshChange()
    const { body } = await manager.post<{ tokens: Readonly<Record<string, string>> }>('/embed/sessions', {
      widgets: ['budget-changes'],
      origin,
    })
    const token = body.tokens['budget-changes'] ?? null
    const widget = (method: string, path: string, sent?: unknown) =>
      callerWith(server.url, token).request<Change[]>(method, path, { body: sent, headers: { origin } })
    const list = await widget('GET', `/budget_changes/forUser/${managerId}`)
    expect(list.body.map(({ id }) => id)).toContain(waits.id)
    expect((await widget('GET', `/clients/${waits.client.id}/budgets/active`)).status).toBe(200)
    const confirmed = await widget('POST', '/budget_changes', { id: waits.id, confirmedBy: managerId })
    expect(confirmed.status).toBe(200)
    for (const path of ['/reports/activeBudgets', '/budgets/1', '/clients', '/activity-types'])
      expect((await widget('GET', path)).status, path).toBe(403)
    expect((await widget('PUT', '/budgets/1/updateBudgetWithFees', { invoiceAmount: 1 })).status).toBe(403)
  })
})
