import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, addMonths, formatDay, today } from '@portal/core/foundation/format'
import { wholeTenant } from '@portal/server/foundation/database/context'
import { tendAgreementsOn } from '@portal/server/money/agreements/reminders'
import type { Server } from '@portal/server/server'
import { signIn, visitor, type Caller } from '../support/index.ts'
import { startServerHere } from '../support/server-here.ts'
import { created, sum, type Budget, type Problem } from './budget-form.ts'

let server: Server
let accounting: Caller
let manager: Caller
let client: Caller
let superAdmin: Caller

const present = `${today().slice(0, 7)}-01`
const next = addMonths(present, 1)

beforeAll(async () => {
  server = await startServerHere()
  ;[accounting, manager, client, superAdmin] = (await Promise.all(
    ['accounting', 'account-manager', 'client', 'super-admin'].map((account) =>
      signIn(server.address, account),
    ),
  )) as [Caller, Caller, Caller, Caller]
})
afterAll(async () => {
  await server.stop()
})

/** Of a budget's changed amounts, as the budget tells them. */
interface Confirmation {
  readonly newAmount: number
  readonly confirmedAt: string | null
}

interface Plan {
  readonly budgets: {
    id: number
    version: number
    invoiceAmount: number
    startsAt: string
    endsAt: string | null
    service: string
  }[]
  readonly revisions: {
    month: string
    reason: string
    lines: { previousAmount: number; newAmount: number | null }[]
  }[]
}
const planOf = async (id: number): Promise<Plan> =>
  (await manager.get<Plan>(`/clients/${id}/budget-plan`)).body
const budget = async (id: number): Promise<Budget> => (await manager.get<Budget>(`/budgets/${id}`)).body

// BUD-05
describe('changing the budgets of a client', () => {
  test('a change from a month on splits what began before, with its fees, tags and margin; the past stays', async () => {
    const old = await created(accounting, {
      startsAt: addMonths(present, -3),
      endsAt: null,
      invoiceAmount: 1000,
      platformMargin: 20,
      tagIds: [1, 2],
      fees: [
        { feeServiceId: 1, startsAt: addMonths(present, -3), invoiceAmount: 50 },
        { feeServiceId: 3, startsAt: addMonths(next, 1), invoiceAmount: 75.25 },
      ],
    })
    const other = await created(accounting, { startsAt: addMonths(present, 2), invoiceAmount: 300 })
    const saved = await manager.post<{ changed: number; asked: number }>('/clients/1001/budget-plan', {
      month: next,
      reason: 'The dealer asked for it.',
      rows: [
        { id: old.id, version: old.version, newAmount: 1500.5 },
        { id: other.id, version: other.version, newAmount: 350 },
      ],
    })
    expect(saved.body).toMatchObject({ changed: 2 })

    const before = await budget(old.id)
    expect(before).toMatchObject({ invoiceAmount: 1000, endsAt: addDays(next, -1), version: 2 })
    expect(before.fees.map(({ invoiceAmount, endsAt }) => [invoiceAmount, endsAt])).toEqual([
      [50, addDays(next, -1)],
    ])
    const plan = await planOf(1001)
    const goesOn = plan.budgets.find(
      ({ invoiceAmount, startsAt }) => invoiceAmount === 1500.5 && startsAt === next,
    )!
    const after = (await accounting.get<Budget>(`/budgets/${goesOn.id}`)).body
    expect(after).toMatchObject({ endsAt: null, platformMargin: 20, serviceId: old.serviceId })
    expect(after.Tags.map(({ id }) => id)).toEqual(expect.arrayContaining([1, 2]))
    expect(after.fees.map(({ invoiceAmount, startsAt }) => [invoiceAmount, startsAt])).toEqual([
      [50, next],
      [75.25, addMonths(next, 1)],
    ])
    expect(await budget(other.id)).toMatchObject({ invoiceAmount: 350, startsAt: addMonths(present, 2) })
    expect(plan.revisions[0]).toMatchObject({ month: next, reason: 'The dealer asked for it.' })
    expect(sum(plan.revisions[0]!.lines.map(({ newAmount }) => newAmount))).toBe(1850.5)
  })

  test('all or nothing: one that cannot be says why at its row, and nothing is written', async () => {
    const good = await created(accounting, { startsAt: addMonths(present, -1), invoiceAmount: 400 })
    const once = await created(accounting, { budgetType: 'One-Time', startsAt: present, invoiceAmount: 90 })
    const rows = [
      { id: good.id, version: good.version, newAmount: 500 },
      { id: once.id, version: once.version, newAmount: 100 },
    ]
    const refused = await manager.post<Problem>('/clients/1001/budget-plan', {
      month: next,
      reason: 'x',
      rows,
    })
    expect(refused.status).toBe(422)
    expect(refused.body.errors?.['rows.1.newAmount']).toContain('A one-time budget is charged in the month')
    expect(await budget(good.id)).toMatchObject({ invoiceAmount: 400, endsAt: null, version: 1 })

    const past = await manager.post<Problem>('/clients/1001/budget-plan', {
      month: addMonths(present, -1),
      reason: ' ',
      rows: rows.slice(0, 1),
    })
    expect(Object.keys(past.body.errors ?? {}).toSorted()).toEqual(['month', 'reason'])
    const stranger = await manager.post('/clients/1002/budget-plan', {
      month: next,
      reason: 'x',
      rows: rows.slice(0, 1),
    })
    expect(stranger.status).toBe(404)
    const seenBefore = await manager.post('/clients/1001/budget-plan', {
      month: next,
      reason: 'x',
      rows: [{ ...rows[0], version: 7 }],
    })
    expect(seenBefore.status).toBe(412)
    expect((await client.get('/clients/1001/budget-plan')).status).toBe(403)
  })

  // PRO-10
  test('above the ceiling of its client no budget goes without somebody saying that it is agreed', async () => {
    const set = (budgetCeiling: number | null) => accounting.put('/clients/1004/billing', { budgetCeiling })
    const { body: before } = await manager.get<{ budgets: { budgetType: string; invoiceAmount: number }[] }>(
      '/clients/1004/budget-plan',
    )
    const running = sum(
      before.budgets.map(({ budgetType, invoiceAmount }) => (budgetType === 'Recurring' ? invoiceAmount : 0)),
    )
    expect((await set(-1)).status).toBe(422)
    expect((await set(running + 100_000)).status).toBe(200)
    const body = { clientId: 1004, serviceId: 1, budgetType: 'Recurring', startsAt: next, tagIds: [] }
    const create = (more: object) =>
      accounting.post<Budget & Problem>('/budgets/createBudgetWithFees', { ...body, ...more })
    const above = await create({ invoiceAmount: 150_000 })
    expect(above.status).toBe(422)
    expect(above.body.errors?.['pastCeiling']).toMatch(/above its ceiling of \$.* Say that it is agreed\./)
    const fits = await create({ invoiceAmount: 50_000 })
    expect(fits.status, JSON.stringify(fits.body)).toBe(200)
    const update = (more: object) =>
      accounting.put<Problem>(`/budgets/${fits.body.id}/updateBudgetWithFees`, more)
    expect(Object.keys((await update({ invoiceAmount: 200_000 })).body.errors ?? {})).toEqual(['pastCeiling'])
    expect((await update({ notes: 'Truck month' })).status).toBe(200)
    const plan = (more: object) =>
      manager.post<Problem>('/clients/1004/budget-plan', {
        month: next,
        reason: 'Truck month',
        rows: [{ id: fits.body.id, version: 2, newAmount: 200_000 }],
        ...more,
      })
    expect(Object.keys((await plan({})).body.errors ?? {})).toEqual(['pastCeiling'])
    expect(await budget(fits.body.id)).toMatchObject({ invoiceAmount: 50_000 })
    expect((await plan({ pastCeiling: true })).status).toBe(200)
    expect((await set(null)).status).toBe(200)
    expect((await update({ invoiceAmount: 300_000 })).status).toBe(200)
  })

  test('rows that were left alone are no wish, also where a budget ends before the month', async () => {
    const ending = await created(accounting, {
      startsAt: addMonths(present, -2),
      endsAt: addDays(next, -1),
      invoiceAmount: 210,
    })
    const once = await created(accounting, { budgetType: 'One-Time', startsAt: present, invoiceAmount: 55 })
    const changed = await created(accounting, { startsAt: addMonths(present, -2), invoiceAmount: 310 })
    const saved = await manager.post<{ changed: number }>('/clients/1001/budget-plan', {
      month: next,
      reason: 'Only one of three',
      rows: [
        { id: ending.id, version: 1, newAmount: 210 },
        { id: once.id, version: 1 },
        { id: changed.id, version: 1, newAmount: 320 },
      ],
    })
    expect(saved).toMatchObject({ status: 200, body: { changed: 1 } })
    expect(await budget(ending.id)).toMatchObject({ version: 1 })
  })

  test('whoever manages the client is asked to confirm the new amount', async () => {
    const me = (await manager.get<{ id: number }>('/users/me')).body
    let clientId = 1000
    for (let asked = false; !asked;) {
      const plan = await accounting.get<{ confirmers: { id: number }[] }>(
        `/clients/${(clientId += 1)}/budget-plan`,
      )
      asked = plan.body.confirmers.some(({ id }) => id === me.id)
    }
    const one = await created(accounting, { clientId, startsAt: addMonths(present, -2), invoiceAmount: 1640 })
    const { body } = await accounting.post<{ asked: number }>(`/clients/${clientId}/budget-plan`, {
      month: next,
      reason: 'Agreed on the phone',
      rows: [{ id: one.id, version: 1, newAmount: 1700.01 }],
    })
    expect(body.asked).toBeGreaterThan(0)
    const { body: waiting } = await manager.get<{ id: number; previousAmount: number; newAmount: number }[]>(
      `/budget_changes/forUser/${me.id}`,
    )
    expect(waiting).toContainEqual(expect.objectContaining({ previousAmount: 1640, newAmount: 1700.01 }))

    // The budget says who changed it, who was asked, and since when it is confirmed.
    const { id } = (await planOf(clientId)).budgets.find(({ invoiceAmount }) => invoiceAmount === 1700.01)!
    const confirmations = async () =>
      (await accounting.get<{ confirmations: Confirmation[] }>(`/budgets/${id}`)).body.confirmations
    const asked = await confirmations()
    expect(asked.length).toBe(body.asked)
    const { fullName } = (await accounting.get<{ fullName: string }>('/users/me')).body
    expect(asked[0]).toMatchObject({
      previousAmount: 1640,
      newAmount: 1700.01,
      changedBy: fullName,
      confirmedAt: null,
    })
    const change = waiting.find(({ newAmount }) => newAmount === 1700.01)!
    await manager.post('/budget_changes', { id: change.id, confirmedBy: me.id })
    expect((await confirmations()).filter(({ confirmedAt }) => confirmedAt !== null)).toHaveLength(1)
  })

  test('sent twice with one key it is done once, and the end of a service is one with its reason', async () => {
    const one = await created(accounting, { startsAt: addMonths(present, -2), invoiceAmount: 640 })
    const send = () =>
      manager.request('POST', '/clients/1001/budget-plan', {
        body: {
          month: next,
          reason: 'Cut',
          rows: [{ id: one.id, version: 1, ends: true, cancellationReasonId: 1 }],
        },
        headers: { 'idempotency-key': 'plan-once-0001' },
      })
    const [first, second] = [await send(), await send()]
    expect(second.body).toEqual(first.body)
    expect(await budget(one.id)).toMatchObject({ endsAt: addDays(next, -1), version: 2 })
  })

  // BUD-25
  test('whom an ending service concerns is told of it once by mail, when somebody says so', async () => {
    const sem = await signIn(server.address, 'sem')
    const me = (await sem.get<{ id: number }>('/users/me')).body
    interface Endings {
      readonly budgets: readonly { id: number; service: string; endsAt: string; people: { id: number }[] }[]
    }
    const toTell = async (id: number): Promise<Endings['budgets']> =>
      (await manager.post<Endings>('/budgets/checkIfBudgetsShouldBeNotified', { budgetIds: [id] })).body
        .budgets
    const tell = async (id: number): Promise<number> =>
      (await manager.post<{ told: number }>('/budgets/notifyServiceCancellation', { budgetIds: [id] })).body
        .told
    const mails = async (): Promise<readonly { to: string[]; subject: string }[]> =>
      (
        await manager.get<{ rows: { to: string[]; subject: string }[] }>(
          '/notifications/email?category=service-ending&pageSize=200',
        )
      ).body.rows
    let clientId = 1000
    for (let found = false; !found;) {
      const team = await accounting.get<{ userId: number }[]>(`/clients/${(clientId += 1)}/team`)
      found = team.body.some(({ userId }) => userId === me.id)
    }
    const { rows } = (
      await accounting.get<{ rows: { serviceId: number }[] }>(`/clients/${clientId}/budgets?pageSize=200`)
    ).body
    const taken = new Set(rows.map(({ serviceId }) => serviceId))
    const free = (
      await accounting.get<{ id: number; pacingSectionId: number | null }[]>('/services')
    ).body.find(({ id, pacingSectionId }) => pacingSectionId === 1 && !taken.has(id))!
    const made = await created(accounting, {
      clientId,
      serviceId: free.id,
      startsAt: addMonths(present, -1),
      invoiceAmount: 900,
    })
    expect(await toTell(made.id)).toEqual([])
    const ends = addDays(next, -1)
    await manager.put(`/budgets/${made.id}/updateBudgetWithFees`, { endsAt: ends })
    const [ending] = await toTell(made.id)
    expect(ending).toMatchObject({ id: made.id, endsAt: ends })
    expect(ending!.people.map(({ id }) => id)).toContain(me.id)
    const before = await mails()
    expect(await tell(made.id)).toBe(ending!.people.length)
    const after = await mails()
    expect(after.length - before.length).toBe(ending!.people.length)
    expect(after[0]!.subject).toContain(`${ending!.service} of `)
    expect([await tell(made.id), await toTell(made.id), (await mails()).length]).toEqual([
      0,
      [],
      after.length,
    ])
    // Another end is told anew; where the service goes on, nothing ends.
    await manager.put(`/budgets/${made.id}/updateBudgetWithFees`, { endsAt: addDays(ends, 10) })
    expect(await toTell(made.id)).toHaveLength(1)
    await created(accounting, {
      clientId,
      serviceId: free.id,
      startsAt: addDays(ends, 11),
      invoiceAmount: 500,
    })
    expect(await toTell(made.id)).toEqual([])
    const dealer = await signIn(server.address, 'client')
    const refused = await dealer.post('/budgets/notifyServiceCancellation', { budgetIds: [made.id] })
    expect(refused.status).toBe(403)
  })

  // BUD-28
  test('whoever works on the section is told of its media budget, and takes note of it in the own name', async () => {
    const sem = await signIn(server.address, 'sem')
    const me = (await sem.get<{ id: number }>('/users/me')).body
    const shown = async () =>
      (
        await sem.get<{ id: number; client: { id: number }; previousAmount: number; newAmount: number }[]>(
          `/section_budget_changes/forUser/${me.id}`,
        )
      ).body
    const services = (await accounting.get<{ id: number; pacingSectionId: number | null }[]>('/services'))
      .body
    const search = services.find(({ pacingSectionId }) => pacingSectionId === 1)!.id
    let clientId = 1000
    for (let found = false; !found;) {
      const team = await accounting.get<{ userId: number }[]>(`/clients/${(clientId += 1)}/team`)
      found = team.body.some(({ userId }) => userId === me.id)
    }
    const made = await created(accounting, {
      clientId,
      serviceId: search,
      startsAt: addMonths(present, -1),
      invoiceAmount: 1000,
      platformMargin: 25,
    })
    await manager.post(`/clients/${clientId}/budget-plan`, {
      month: next,
      reason: 'More search',
      rows: [{ id: made.id, version: 1, newAmount: 1400 }],
    })
    const [change] = await shown()
    expect(change!.client.id).toBe(clientId)
    expect(sum([change!.newAmount, -change!.previousAmount])).toBe(300)
    const other = await manager.post('/section_budget_changes', { id: change!.id, confirmedBy: me.id })
    expect(other.status).toBe(403)
    expect((await sem.post('/section_budget_changes', { id: change!.id, confirmedBy: me.id })).status).toBe(
      200,
    )
    expect((await shown()).some(({ id }) => id === change!.id)).toBe(false)

    // The same where one budget is edited or taken away by itself.
    const goesOn = (await planOf(clientId)).budgets.find(
      ({ invoiceAmount, startsAt }) => invoiceAmount === 1400 && startsAt === next,
    )!
    await accounting.put(`/budgets/${goesOn.id}/updateBudgetWithFees`, { invoiceAmount: 1480 })
    const [edited] = await shown()
    expect(sum([edited!.newAmount, -edited!.previousAmount])).toBe(60)
    await accounting.delete(`/budgets/${goesOn.id}/deleteBudgetWithFees`)
    const [gone] = await shown()
    expect(gone!.id).not.toBe(edited!.id)
    expect(sum([gone!.newAmount, -gone!.previousAmount])).toBe(-1110)
  })
})

// BUD-16
describe('asking for a higher budget', () => {
  interface Increase {
    readonly id: number
    readonly status: string
    readonly can: { decide: boolean; withdraw: boolean }
    readonly decisionProblem: string | null
  }
  const asked = (by: Caller, budgetId: number, newAmount: number, clientId = 1001) =>
    by.post<Increase & Problem>(`/clients/${clientId}/budget-increases`, {
      budgetId,
      newAmount,
      month: next,
      reason: 'Truck month',
    })

  test('a client asks for the own store, somebody else approves, and the budget changes from the month on', async () => {
    const old = await created(manager, { startsAt: addMonths(present, -4), invoiceAmount: 800 })
    const request = await asked(client, old.id, 1000.5)
    expect(request.body).toMatchObject({ status: 'Waiting', can: { decide: false, withdraw: true } })
    expect((await asked(client, old.id, 1200)).status).toBe(409)
    expect((await client.put(`/budget-increases/${request.body.id}`, { approve: true })).status).toBe(403)

    const first = accounting.put<Increase>(`/budget-increases/${request.body.id}`, { approve: true })
    const second = accounting.put<Increase>(`/budget-increases/${request.body.id}`, { approve: true })
    const answers = [(await first).status, (await second).status]
    expect(answers).toContain(200)
    expect(answers).toContain(409)
    expect(await budget(old.id)).toMatchObject({ invoiceAmount: 800, endsAt: addDays(next, -1) })
    const goesOn = (await planOf(1001)).budgets.filter((one) => one.invoiceAmount === 1000.5)
    expect(goesOn.map(({ startsAt }) => startsAt)).toEqual([next])
  })

  test('nobody decides on their own request, and no without a reason', async () => {
    const one = await created(manager, { startsAt: present, invoiceAmount: 700 })
    const own = (await asked(accounting, one.id, 900)).body
    expect(own).toMatchObject({ can: { decide: false } })
    expect(own.decisionProblem).toContain('somebody else')
    expect((await accounting.put(`/budget-increases/${own.id}`, { approve: true })).status).toBe(403)
    const director = await signIn(server.address, 'director')
    const silent = await director.put<Problem>(`/budget-increases/${own.id}`, { approve: false })
    expect(Object.keys(silent.body.errors ?? {})).toEqual(['answer'])
    const no = await director.put<Increase>(`/budget-increases/${own.id}`, {
      approve: false,
      answer: 'Not now.',
    })
    expect(no.body.status).toBe('Rejected')
    expect(await budget(one.id)).toMatchObject({ invoiceAmount: 700, version: 1 })
  })

  test('a request ends with its budget when that is deleted, and whoever asked is told', async () => {
    const old = await created(manager, { startsAt: present, invoiceAmount: 640 })
    const { body: request } = await asked(client, old.id, 700)
    expect((await manager.delete(`/budgets/${old.id}/deleteBudgetWithFees`)).status).toBe(200)
    const [ended] = (
      await client.get<(Increase & { answer: string })[]>('/clients/1001/budget-increases')
    ).body.filter(({ id }) => id === request.id)
    expect(ended).toMatchObject({
      status: 'Withdrawn',
      answer: 'The budget was deleted.',
      can: { decide: false, withdraw: false },
    })
    expect((await accounting.put(`/budget-increases/${request.id}`, { approve: true })).status).toBe(409)
    const { body: told } = await client.get<{ rows: { text: string }[] }>('/notifications')
    expect(told.rows.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/^Your request for .+ was withdrawn\. The budget was deleted\.$/),
    )
  })

  test('a store asks for its own budgets only, and for more than there is within reason', async () => {
    const theirs = await created(manager, { clientId: 1005, invoiceAmount: 100 })
    expect((await asked(client, theirs.id, 500)).status).toBe(404)
    expect((await asked(client, theirs.id, 500, 1005)).status).toBe(403)
    const own = await created(manager, { startsAt: present, invoiceAmount: 100 })
    const less = await asked(client, own.id, 100)
    expect(less.body.errors?.['newAmount']).toBe('Enter more than the $100.00 that it is now.')
    const beyondReason = await asked(client, own.id, 99_999_999_999)
    expect(beyondReason.status).toBe(422)
    expect(beyondReason.body.errors?.['newAmount']).toBe('Field must be at most $10,000,000.00')
    expect((await client.get('/budget-increases')).status).toBe(403)
  })

  test('staff list every request, those that wait first; a store does not read what staff ask of each other', async () => {
    const one = await created(manager, { startsAt: present, invoiceAmount: 450 })
    const { body: request } = await asked(manager, one.id, 500)
    const { body: list } = await accounting.get<{ rows: Increase[]; total: number }>(
      '/budget-increases?sort=status&pageSize=200',
    )
    const waits = list.rows.map(({ status }) => status === 'Waiting')
    expect(list.rows.map(({ id }) => id)).toContain(request.id)
    expect(waits).toEqual(waits.toSorted((a, b) => Number(b) - Number(a)))
    expect((await accounting.get('/budget-increases?sort=constructor')).status).toBe(422)
    const own = async (by: Caller) =>
      (await by.get<Increase[]>('/clients/1001/budget-increases')).body.map(({ id }) => id)
    expect(await own(manager)).toContain(request.id)
    expect(await own(client)).not.toContain(request.id)
    expect((await client.delete(`/budget-increases/${request.id}`)).status).toBe(404)
  })
})

// BUD-22
describe('allocations', () => {
  interface Allocation {
    readonly id: number
    readonly budget: number
    readonly setIn: string | null
    readonly version: number
    readonly parts: { part: string; percent: number; amount: number; spend: number }[]
  }
  const listed = async (month: string) =>
    (await manager.get<Allocation[]>(`/allocations/social?month=${month}`)).body
  const of = async (month: string, id: number) => (await listed(month)).find((row) => row.id === id)!
  const percents = (first: number) => [
    { part: 'new', value: first },
    { part: 'used', value: 100 - first },
  ]

  test('a split makes the whole, is carried on, and keeps its proportions when the budget changes', async () => {
    // Nothing of its budget begins or ends before the budget that is added here does.
    const [ahead, after] = [await listed(next), await listed(addMonths(present, 2))]
    const row = (await listed(present)).find(
      ({ id, budget, setIn }) =>
        setIn === null &&
        [ahead, after].every((month) => month.some((one) => one.id === id && one.budget === budget)),
    )
    const set = (month: string, body: object) =>
      manager.put<Problem>('/allocations/social', { month, clientIds: [row!.id], ...body })
    expect((await set(present, { mode: 'Percent', parts: percents(33.33), version: 0 })).status).toBe(200)
    const now = await of(present, row!.id)
    expect(sum(now.parts.map(({ amount }) => amount))).toBe(now.budget)
    expect((await of(next, row!.id)).parts.map(({ percent }) => percent)).toEqual(
      now.parts.map(({ percent }) => percent),
    )
    expect((await set(present, { mode: 'Percent', parts: percents(40), version: 0 })).status).toBe(412)
    // Two who both saw that nothing was set: one of them is told.
    const first = [33.33, 33.33].map((percent) =>
      set(addMonths(present, 3), { mode: 'Percent', parts: percents(percent), version: 0 }),
    )
    expect((await Promise.all(first)).map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 412,
    ])

    const dollars = [
      { part: 'new', value: 10 },
      { part: 'used', value: sum([now.budget, -10.01]) },
    ]
    const short = await set(next, { mode: 'Dollars', parts: dollars })
    expect(short.body.errors?.['parts']).toContain('$0.01 less than')
    const social = (await accounting.get<{ id: number; pacingSectionId: number | null }[]>('/services')).body
    await created(accounting, {
      clientId: row!.id,
      serviceId: social.find(({ pacingSectionId }) => pacingSectionId === 2)!.id,
      startsAt: addMonths(present, 2),
      invoiceAmount: 777.77,
    })
    const later = await of(addMonths(present, 2), row!.id)
    expect(later.budget).toBe(sum([now.budget, 777.77]))
    expect(sum(later.parts.map(({ amount }) => amount))).toBe(later.budget)
    expect(later.parts.find(({ part }) => part === 'new')!.percent).toBe(33.33)
  })

  test('several clients get the same percents, all or none, and never dollars', async () => {
    const clientIds = (await listed(next)).slice(0, 3).map(({ id }) => id)
    const put = (body: object) =>
      manager.put<Problem>('/allocations/social', { month: next, clientIds, ...body })
    expect((await put({ mode: 'Dollars', parts: percents(50) })).status).toBe(422)
    expect(
      (await put({ mode: 'Percent', parts: percents(70), clientIds: [...clientIds, 999_999] })).status,
    ).toBe(422)
    expect((await of(next, clientIds[0]!)).setIn).not.toBe(next)
    expect((await put({ mode: 'Percent', parts: percents(70) })).body).toEqual({ clients: 3 })
    for (const id of clientIds) expect((await of(next, id)).setIn).toBe(next)
    const overview = await manager.get<{ id: number; kinds: { kind: string; budget: number }[] }[]>(
      `/allocations?month=${next}`,
    )
    const social = overview.body
      .find(({ id }) => id === clientIds[0])!
      .kinds.find(({ kind }) => kind === 'social')!
    expect(social.budget).toBe((await of(next, clientIds[0]!)).budget)
    for (const kind of ['paid-search', 'premium-display', 'premium-video']) {
      const list = async () => (await manager.get<Allocation[]>(`/allocations/${kind}?month=${next}`)).body
      const [row] = await list()
      const [first, ...others] = row!.parts
      const parts = [{ part: first!.part, value: 100 }, ...others.map(({ part }) => ({ part, value: 0 }))]
      const put = await manager.put(`/allocations/${kind}`, {
        month: next,
        clientIds: [row!.id],
        mode: 'Percent',
        parts,
      })
      expect(put.status).toBe(200)
      const [kept] = (await list()).filter(({ id }) => id === row!.id)
      expect(kept).toMatchObject({
        setIn: next,
        parts: [{ percent: 100, amount: row!.budget }, ...others.map(() => ({ amount: 0 }))],
      })
    }
    expect((await client.get(`/allocations/social?month=${next}`)).status).toBe(403)
  })

  test('pacing goes by the parts: they come to the target of their section to the cent, and to all that was spent', async () => {
    interface Paces {
      readonly kinds: { kind: string; parts: { part: string; budget: number; spend: number }[] }[]
    }
    const [row] = (await listed(present)).filter(({ setIn }) => setIn !== null)
    const paces = await manager.get<Paces>(`/clients/${row!.id}/split-paces?month=${present}`)
    expect(paces.status, JSON.stringify(paces.body)).toBe(200)
    const social = paces.body.kinds.find(({ kind }) => kind === 'social')!
    const { body: pacing } = await manager.post<{
      rows: { sections: { budget: number; spend: number }[] }[]
    }>('/clients/mtd-pacing-totals', { clientIds: [row!.id], sectionId: 2, month: present })
    const [section] = pacing.rows[0]!.sections
    expect(sum(social.parts.map(({ budget }) => budget))).toBe(section!.budget)
    expect(sum(social.parts.map(({ spend }) => spend))).toBe(section!.spend)
    expect((await client.get(`/clients/1001/split-paces?month=${present}`)).status).toBe(403)
  })
})

// AGR-03, AGR-04, AGR-06
describe('agreements', () => {
  interface Agreement {
    readonly id: number
    readonly slug: string
    readonly state: string
    readonly startsAt: string
    readonly signers: readonly { readonly email: string }[]
    readonly title: string
    readonly version: number
    readonly terms: string
    readonly documentHash: string | null
    readonly signature: { name: string; by: string; address: string } | null
    readonly can: Record<string, boolean>
  }
  const body = (startsAt: string) => ({
    title: 'Test agreement',
    startsAt,
    months: 12,
    noticeDays: 30,
    terms: 'Between {agency} and {client}, {months} months until {end}.',
    services: [
      { serviceId: 1, budgetType: 'Recurring', amount: 1234.56 },
      { serviceId: 12, budgetType: 'One-Time', amount: 500 },
    ],
  })
  const written = async () =>
    (await manager.post<Agreement>('/agreements', { clientId: 1001, ...body(next) })).body

  test('is signed only as it was sent, by its client in the own name, then by the agency, and becomes budgets once', async () => {
    const waiting = async (by: Caller) =>
      (await by.get<readonly { slug: string; client: { slug: string } }[]>('/agreements-to-sign')).body
    const draft = await written()
    expect(draft.terms).toBe(body(next).terms)
    expect((await waiting(client)).map(({ slug }) => slug)).not.toContain(draft.slug)
    const terms = 'Between {agency} and {client}, {months} months until {end} {constructor}.'
    await manager.put(`/agreements/${draft.id}`, { ...body(next), months: 6, terms })
    await manager.put(`/agreements/${draft.id}`, { ...body(next), terms })
    expect((await client.get(`/agreements/${draft.slug}`)).status).toBe(404)
    expect((await client.get(`/agreements/${draft.slug}/pdf`)).status).toBe(404)
    const sent = (await manager.post<Agreement>(`/agreements/${draft.id}/send`)).body
    expect(sent).toMatchObject({ state: 'Sent', can: { update: false, sign: false } })
    expect(sent.terms).toMatch(
      new RegExp(
        `^Between Demo Agency and .+, 12 months until ${formatDay(addDays(addMonths(next, 12), -1))} \\{constructor\\}\\.$`,
      ),
    )
    expect((await manager.put(`/agreements/${draft.id}`, body(next))).status).toBe(409)

    expect((await waiting(client)).find(({ slug }) => slug === draft.slug)).toEqual({
      slug: draft.slug,
      title: 'Test agreement',
      client: { name: 'Ram of Dayton', slug: 'ram-of-dayton' },
      expiresAt: addDays(today(), 30),
    })
    expect(await waiting(await signIn(server.address, 'client-manager'))).toEqual([])
    expect((await manager.get('/agreements-to-sign')).status).toBe(403)
    const seen = (await client.get<Agreement>(`/agreements/${draft.slug}`)).body
    expect(seen.can['sign']).toBe(true)
    const sign = (documentHash: string) =>
      client.post<Agreement>(`/agreements/${draft.id}/sign`, { name: 'Pat Doe', consent: true, documentHash })
    expect((await sign('0'.repeat(64))).status).toBe(409)
    expect(
      (
        await manager.post(`/agreements/${draft.id}/sign`, {
          name: 'x',
          consent: true,
          documentHash: seen.documentHash,
        })
      ).status,
    ).toBe(403)
    expect((await accounting.post(`/agreements/${draft.id}/countersign`, { name: 'Too early' })).status).toBe(
      409,
    )
    const signed = await sign(seen.documentHash!)
    expect(signed.body).toMatchObject({ state: 'Signed', signature: { name: 'Pat Doe' } })
    expect((await waiting(client)).map(({ slug }) => slug)).not.toContain(draft.slug)
    // Where it came from is for the agency.
    expect(signed.body.signature!.address).toBe('')
    const ofStaff = (await manager.get<Agreement>(`/agreements/${draft.slug}`)).body
    expect(ofStaff.signature!.address).not.toBe('')
    expect((await sign(seen.documentHash!)).status).toBe(409)

    expect((await manager.post(`/agreements/${draft.id}/countersign`, { name: 'No' })).status).toBe(403)
    const running = 'beside'
    expect((await accounting.post(`/agreements/${draft.id}/budgets`, { running })).status).toBe(409)
    expect(
      (await accounting.post<Agreement>(`/agreements/${draft.id}/countersign`, { name: 'Ann Books' })).body
        .state,
    ).toBe('Active')
    expect((await manager.post(`/agreements/${draft.id}/budgets`, { running })).status).toBe(200)
    expect((await manager.post(`/agreements/${draft.id}/budgets`, { running })).status).toBe(409)
    const made = (await planOf(1001)).budgets.filter(
      ({ startsAt, invoiceAmount }) => startsAt === next && [1234.56, 500].includes(invoiceAmount),
    )
    expect(made).toHaveLength(2)
    const listed = await manager.get<{ slug: string; state: string; client: { id: number } }[]>('/agreements')
    expect(listed.body.find(({ slug }) => slug === draft.slug)).toMatchObject({
      state: 'Active',
      client: { id: 1001 },
    })
    expect((await visitor(server.address).get(`/agreements/${draft.slug}`)).status).toBe(401)
    const { body: log } = await superAdmin.get<{
      rows: { subject: string; changes: Record<string, unknown> }[]
    }>(`/audit-log?call=agreements.update&subjectId=${draft.id}`)
    expect(log.rows.some(({ changes }) => JSON.stringify(changes['months']) === '[6,12]')).toBe(true)
    const pdf = await client.request<string>('GET', `/agreements/${draft.slug}/pdf`)
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
  })

  const signedByBoth = async (slug: string): Promise<Agreement> => {
    const seen = (await client.get<Agreement>(`/agreements/${slug}`)).body
    const name = 'Pat Doe'
    await client.post(`/agreements/${seen.id}/sign`, { name, consent: true, documentHash: seen.documentHash })
    return (await accounting.post<Agreement>(`/agreements/${seen.id}/countersign`, { name: 'Ann Books' }))
      .body
  }

  test('signers are asked by mail, reminded by the clock three times, and what was not signed in time is sent again', async () => {
    const mails = async () =>
      (
        await accounting.get<{ rows: { subject: string; to: string[] }[] }>(
          '/notifications/email?category=agreement&pageSize=200',
        )
      ).body.rows.filter(({ subject }) => subject.includes('Spring agreement'))
    const draft = (
      await manager.post<Agreement>('/agreements', {
        clientId: 1001,
        ...body(next),
        title: 'Spring agreement',
      })
    ).body
    await manager.post(`/agreements/${draft.id}/send`)
    const [asked] = await mails()
    expect(asked?.subject).toBe('Spring agreement for your signature')
    expect(asked?.to).toContain('client@demo.test')
    expect(draft.signers.map(({ email }) => email)).toEqual(asked?.to)
    for (const days of [2, 3, 3, 5, 6, 9, 12]) await tendAgreementsOn(server.services, addDays(today(), days))
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      ...Array.from({ length: 3 }, () => 'Still to be signed: Spring agreement'),
      'Spring agreement for your signature',
    ])
    await server.services.database.write(wholeTenant(1), (db) =>
      db
        .updateTable('agreement')
        .set({ sent_at: `${addDays(today(), -31)}T15:00:00Z` })
        .where('id', '=', draft.id)
        .execute(),
    )
    const seen = (await client.get<Agreement>(`/agreements/${draft.slug}`)).body
    expect(seen.signers).toEqual([])
    expect(seen).toMatchObject({ state: 'Expired', can: { sign: false } })
    const late = await client.post<Problem>(`/agreements/${draft.id}/sign`, {
      name: 'Pat Doe',
      consent: true,
      documentHash: seen.documentHash,
    })
    expect([late.status, late.body.message]).toEqual([
      409,
      'This agreement was not signed in time. Ask the agency to send it again.',
    ])
    const again = await manager.post<Agreement>(`/agreements/${draft.id}/send`)
    expect(again.body).toMatchObject({ state: 'Sent', documentHash: seen.documentHash })
    expect((await signedByBoth(draft.slug)).state).toBe('Active')
    const [told] = await mails()
    expect(told).toMatchObject({ subject: 'Signed by both: Spring agreement' })
    expect(told?.to).toContain('client@demo.test')
  })

  test('one that ends is told once and renewed once; its budgets go on, and are split where the amount is another', async () => {
    const startsAt = addMonths(present, -10)
    const services = [
      { serviceId: 1, budgetType: 'Recurring', amount: 4321.01 },
      { serviceId: 2, budgetType: 'Recurring', amount: 4321.02 },
    ]
    const title = 'Ending agreement'
    const draft = (
      await manager.post<Agreement>('/agreements', { clientId: 1001, ...body(startsAt), title, services })
    ).body
    await manager.post(`/agreements/${draft.id}/send`)
    await signedByBoth(draft.slug)
    expect((await manager.post(`/agreements/${draft.id}/budgets`, { running: 'beside' })).status).toBe(200)
    const told = async () =>
      (
        await server.services.database
          .reading(wholeTenant(1))
          .selectFrom('notification')
          .where('text', 'like', `${title} of % ends on %`)
          .select('id')
          .execute()
      ).length
    await tendAgreementsOn(server.services, today())
    const once = await told()
    expect(once).toBeGreaterThan(0)
    await tendAgreementsOn(server.services, addDays(today(), 1))
    expect(await told()).toBe(once)

    const renewal = await manager.post<Agreement>(`/agreements/${draft.id}/renew`)
    expect(renewal.status, JSON.stringify(renewal.body)).toBe(200)
    expect(renewal.body).toMatchObject({ state: 'Draft', startsAt: addMonths(startsAt, 12), title })
    expect((await manager.post(`/agreements/${draft.id}/renew`)).status).toBe(409)
    const raised = [services[0], { ...services[1], amount: 5000 }]
    await manager.put(`/agreements/${renewal.body.id}`, {
      ...body(addMonths(startsAt, 12)),
      title,
      services: raised,
    })
    await manager.post(`/agreements/${renewal.body.id}/send`)
    expect((await signedByBoth(renewal.body.slug)).can).toMatchObject({
      createBudgets: true,
      startOnboarding: false,
    })
    expect((await manager.post(`/agreements/${renewal.body.id}/budgets`, {})).status).toBe(200)
    const { budgets } = await planOf(1001)
    const amounts = budgets
      .filter(({ invoiceAmount }) => [4321.01, 4321.02, 5000].includes(invoiceAmount))
      .toSorted((one, other) => one.invoiceAmount - other.invoiceAmount)
      .map(({ invoiceAmount, endsAt }) => [invoiceAmount, endsAt])
    expect(amounts).toEqual([
      [4321.01, null],
      [4321.02, addDays(addMonths(startsAt, 12), -1)],
      [5000, null],
    ])
  })

  test('where its services run already it is said whether these go on: nothing is charged twice by itself', async () => {
    const runs = (serviceId: number, invoiceAmount: number, startsAt = addMonths(present, -2)) =>
      created(manager, { serviceId, invoiceAmount, startsAt })
    const running = async () =>
      (await planOf(1001)).budgets.filter(({ endsAt }) => endsAt === null || endsAt >= next)
    const { body: listed } = await manager.get<{ id: number; name: string }[]>('/services')
    const taken = new Set((await running()).map(({ service }) => service))
    const [alike, other, ahead, fresh] = listed.filter(({ name }) => !taken.has(name))
    if (!alike || !other || !ahead || !fresh) throw new Error('The demo agency has too few services.')
    const kept = await runs(alike.id, 800)
    const split = await runs(other.id, 900)
    // Somebody was quicker than the agreement.
    const early = await runs(ahead.id, 1000, next)
    const services = [
      { serviceId: alike.id, amount: 800 },
      { serviceId: other.id, amount: 950 },
      { serviceId: ahead.id, amount: 1100 },
      { serviceId: fresh.id, amount: 700 },
    ].map((service) => ({ ...service, budgetType: 'Recurring' }))
    const draft = (await manager.post<Agreement>('/agreements', { clientId: 1001, ...body(next), services }))
      .body
    await manager.post(`/agreements/${draft.id}/send`)
    await signedByBoth(draft.slug)
    const seen = (await manager.get<Agreement & { running: object[] }>(`/agreements/${draft.slug}`)).body
    expect(seen.running).toEqual(
      [
        { service: alike.name, budgets: 1, amount: 800 },
        { service: other.name, budgets: 1, amount: 900 },
        { service: ahead.name, budgets: 1, amount: 1000 },
      ].toSorted((one, two) => (one.service < two.service ? -1 : 1)),
    )
    expect((await client.get<{ running: object[] }>(`/agreements/${draft.slug}`)).body.running).toEqual([])

    const path = `/agreements/${draft.id}/budgets`
    const unsaid = await manager.post<Problem>(path, {})
    expect([unsaid.status, unsaid.body.message]).toEqual([409, expect.stringContaining(alike.name)])
    const second = await runs(alike.id, 100)
    const unclear = await manager.post<Problem>(path, { running: 'goesOn' })
    expect([unclear.status, unclear.body.message]).toEqual([
      409,
      `${alike.name}: 2 budgets run. Put them right under Change Budgets, or add what was agreed beside them.`,
    ])
    expect((await manager.delete(`/budgets/${second.id}/deleteBudgetWithFees`)).status).toBe(200)

    const went = await manager.post(path, { running: 'goesOn' })
    expect(went.status, JSON.stringify(went.body)).toBe(200)
    const of = new Set([alike, other, ahead, fresh].map(({ name }) => name))
    const after = (await running()).filter(({ service }) => of.has(service))
    expect(new Map(after.map(({ service, invoiceAmount }) => [service, invoiceAmount]))).toEqual(
      new Map([
        [alike.name, 800],
        [other.name, 950],
        [ahead.name, 1100],
        [fresh.name, 700],
      ]),
    )
    expect(after).toHaveLength(4)
    expect(await budget(kept.id)).toMatchObject({ invoiceAmount: 800, endsAt: null })
    expect(await budget(split.id)).toMatchObject({ invoiceAmount: 900, endsAt: addDays(next, -1) })
    expect(await budget(early.id)).toMatchObject({ invoiceAmount: 1100, startsAt: next, endsAt: null })
  })

  test('of another store is not there, and one without services is not sent', async () => {
    const { body: other } = await manager.post<Agreement>('/agreements', { clientId: 1003, ...body(next) })
    expect((await manager.post(`/agreements/${other.id}/send`)).status).toBe(200)
    expect((await client.get(`/agreements/${other.slug}`)).status).toBe(404)
    const hash = { name: 'Pat Doe', consent: true, documentHash: '0'.repeat(64) }
    expect((await client.post(`/agreements/${other.id}/sign`, hash)).status).toBe(404)
    expect((await client.get('/clients/1003/agreements')).status).toBe(403)
    const empty = await manager.post<Agreement>('/agreements', {
      clientId: 1001,
      ...body(next),
      services: [],
    })
    expect((await manager.post(`/agreements/${empty.body.id}/send`)).status).toBe(409)
    const late = { clientId: 1001, ...body('2199-02-01') }
    expect((await manager.post<Problem>('/agreements', late)).body.errors?.['startsAt']).toBe(
      'Choose an earlier day.',
    )
  })

  // ACC-27
  test('the demo agency has questionnaires from the first words to the last', async () => {
    const { body } = await manager.get<{ id: number; percent: number }[]>('/agreement-questionnaires')
    const percents = body.filter(({ id }) => id <= 5).map(({ percent }) => percent)
    expect(percents).toHaveLength(5)
    expect([Math.min(...percents) < 25, Math.max(...percents)]).toEqual([true, 100])
    expect((await manager.get('/agreement-questionnaires/5')).status).toBe(200)
  })

  // AGR-05
  test('a questionnaire keeps what was answered, and says when somebody else did', async () => {
    const { body: one } = await manager.post<{ id: number }>('/agreement-questionnaires', {
      title: 'New store',
    })
    const save = (answers: object, version: number) =>
      manager.request<{ percent: number; version: number }>('PUT', `/agreement-questionnaires/${one.id}`, {
        body: { answers },
        headers: { 'if-match': `"${version}"` },
      })
    const saved = await save({ legalName: 'Cedar Motors LLC', coop: true }, 1)
    expect(saved.body).toMatchObject({ percent: 11, version: 2 })
    expect((await save({ legalName: 'Other' }, 1)).status).toBe(412)
    expect((await save({ secret: 'x' }, 2)).status).toBe(422)
    const kept = await accounting.get<{ answers: object }>(`/agreement-questionnaires/${one.id}`)
    expect(kept.body.answers).toEqual({ legalName: 'Cedar Motors LLC', coop: true })
  })
})

// BUD-11
test('the client view adds up to the same by client, manager, group and payer', async () => {
  interface View {
    readonly totals: Record<string, number>
    readonly rows: { name: string; amount: number }[]
  }
  const view = async (by: string, who = accounting) =>
    (await who.get<View>(`/reports/clientView?pageSize=200${by === '' ? '' : `&by=${by}`}`)).body
  const whole = await view('')
  expect(sum(whole.rows.map(({ amount }) => amount))).toBe(whole.totals['amount'])
  for (const by of ['manager', 'group', 'parent'])
    expect((await view(by)).totals).toMatchObject({
      amount: whole.totals['amount'],
      fees: whole.totals['fees'],
    })
  expect(whole.totals['margin']).toBeGreaterThan(0)
  expect((await view('', manager)).totals).not.toHaveProperty('margin')
})

// BUD-20
test('a fee over its cap needs a note that says why', async () => {
  const body = {
    clientId: 1003,
    serviceId: 1,
    budgetType: 'Recurring',
    startsAt: present,
    invoiceAmount: 1000,
    fees: [{ feeServiceId: 1, startsAt: present, invoiceAmount: 150.01 }],
  }
  const refused = await manager.post<Problem>('/budgets/createBudgetWithFees', body)
  expect(refused.status).toBe(422)
  expect(refused.body.errors?.['fees.0.notes']).toBe(
    'Over its cap of $150.00 by $0.01. Say why in the notes.',
  )
  const told = { ...body, fees: [{ ...body.fees[0], notes: 'Two rooftops in one account.' }] }
  expect((await manager.post('/budgets/createBudgetWithFees', told)).status).toBe(200)
  // The cap of percents is another one when only the amount is.
  const { body: made } = await manager.post<Budget>('/budgets/createBudgetWithFees', {
    ...body,
    fees: [{ ...body.fees[0], invoiceAmount: 150 }],
  })
  const less = await manager.put<Problem>(`/budgets/${made.id}/updateBudgetWithFees`, { invoiceAmount: 900 })
  expect(less.body.errors?.['fees.0.notes']).toContain('Over its cap of $135.00 by $15.00.')
  // What was over its cap before, and stays as it is, is asked of nobody.
  await server.services.database.asOwner((owner) =>
    owner.query('update budget_fee set invoice_amount = 180 where tenant_id = 1 and budget_id = $1', [
      made.id,
    ]),
  )
  const fees = (await budget(made.id)).fees.map(({ FeeService, ...fee }) => ({
    ...fee,
    feeServiceId: FeeService.id,
  }))
  const again = await manager.put<Problem>(`/budgets/${made.id}/updateBudgetWithFees`, { notes: 'New', fees })
  expect(again.status, JSON.stringify(again.body)).toBe(200)
  const higher = [{ ...fees[0], invoiceAmount: 181 }]
  const more = await manager.put<Problem>(`/budgets/${made.id}/updateBudgetWithFees`, { fees: higher })
  expect(more.body.errors?.['fees.0.notes']).toContain('Over its cap of $150.00 by $31.00.')
  // Change Budgets asks why in any case, and keeps it with the fee.
  const { version } = await budget(made.id)
  const changed = await accounting.post(`/clients/1003/budget-plan`, {
    month: present,
    reason: 'Smaller in winter.',
    pastCeiling: true,
    rows: [{ id: made.id, version, newAmount: 900 }],
  })
  expect(changed.status, JSON.stringify(changed.body)).toBe(200)
  expect((await budget(made.id)).fees.map(({ notes }) => notes)).toEqual(['Smaller in winter.'])
  const { body: caps } = await manager.get<{ name: string }[]>('/fee-caps')
  expect(caps.map(({ name }) => name)).toContain('Management fee, all services')
  expect((await manager.post('/fee-caps', { name: 'Mine', most: 1, startsAt: present })).status).toBe(403)
})

// AGR-01
test('admin helpers say first what they would do, do it when asked, and stand in the audit log', async () => {
  interface Found {
    readonly count: number
    readonly sentence: string
    readonly rows: { text: string; path: string | null }[]
  }
  const run = (by: Caller, name: string, body: object) =>
    by.post<Found & Problem>(`/admin-helpers/${name}`, body)
  expect((await run(accounting, 'checkData', { dryRun: true })).status).toBe(403)
  const checked = await run(superAdmin, 'checkData', { dryRun: true })
  expect(checked.status, JSON.stringify(checked.body)).toBe(200)
  // Many of one kind leave room for the others.
  for (let nth = 1; nth <= 11; nth++)
    await superAdmin.post('/clients', { name: `Aardvark Motors ${nth}`, activatedAt: today() })
  const { body: services } = await superAdmin.get<{ id: number; name: string }[]>('/services')
  const seoService = services.find(({ name }) => name === 'SEO')!
  await superAdmin.put(`/services/${seoService.id}`, { active: false })
  const { body: all } = await run(superAdmin, 'checkData', { dryRun: true })
  await superAdmin.put(`/services/${seoService.id}`, { active: true })
  const ofKind = (words: string) => all.rows.filter(({ text }) => text.includes(words)).length
  expect([ofKind('has no manager'), ofKind('which is retired')]).toEqual([10, 10])
  expect(all.count).toBeGreaterThan(20)
  expect((await run(superAdmin, 'resendMail', { dryRun: true })).status).toBe(200)

  // A sum that went astray is shown, and put right; what is right stays.
  const count = (dryRun: boolean) => run(superAdmin, 'countFigures', { dryRun })
  expect((await count(true)).body).toMatchObject({ count: 0, rows: [] })
  await server.services.database.asOwner(async (owner) => {
    await owner.query(`update metric_month set spend_micros = spend_micros + 1000000
      where tenant_id = 1 and client_id = 1001 and channel = 'search' and month = (select max(month) from metric_month where tenant_id = 1)`)
    await owner.query(`delete from metric_day where tenant_id = 1 and client_id = 1001 and channel = 'search'
      and (day, segment) = (select day, segment from metric_day
        where tenant_id = 1 and client_id = 1001 and channel = 'search' and facts > 0 order by day, segment limit 1)`)
  })
  const astray = await count(true)
  expect(astray.body.sentence, JSON.stringify(astray.body)).toBe(
    '2 months of clients and channels would be put right.',
  )
  expect(astray.body.rows[0]?.text).toMatch(
    /, search, .*: \$[\d,.]+ of spend kept, \$[\d,.]+ counted, in 1 sum$/,
  )
  expect((await count(true)).body.count).toBe(2)
  expect((await count(false)).body.count).toBe(2)
  expect((await count(true)).body.count).toBe(0)

  const { body: team } = await accounting.get<{ userId: number; userType?: string }[]>('/clients/1001/team')
  const sem = await signIn(server.address, 'sem')
  const seo = await signIn(server.address, 'seo')
  const id = async (of: Caller) => (await of.get<{ id: number }>('/users/me')).body.id
  const [from, to] = [await id(sem), await id(seo)]
  expect(team.length).toBeGreaterThan(0)
  const missing = await run(superAdmin, 'moveClients', { dryRun: true, userId: from })
  expect(missing.body.errors?.['toUserId']).toBe('Field is required')
  const dry = await run(superAdmin, 'moveClients', { dryRun: true, userId: from, toUserId: to })
  expect(dry.body.sentence).toMatch(/^\d+ clients would go from /)
  const again = await run(superAdmin, 'moveClients', { dryRun: true, userId: from, toUserId: to })
  expect(again.body).toEqual(dry.body)
  const moved = await run(superAdmin, 'moveClients', { dryRun: false, userId: from, toUserId: to })
  expect(moved.body).toMatchObject({ count: dry.body.count })
  const left = await run(superAdmin, 'moveClients', { dryRun: true, userId: from, toUserId: to })
  expect(left.body.count).toBe(0)

  const would = await run(superAdmin, 'endSessions', { dryRun: true, userId: from })
  expect(would.body.count).toBeGreaterThan(0)
  expect((await sem.get('/users/me')).status).toBe(200)
  await run(superAdmin, 'endSessions', { dryRun: false, userId: from })
  expect((await sem.get('/users/me')).status).toBe(401)
  const admin = await signIn(server.address, 'admin')
  const above = await run(admin, 'endSessions', { dryRun: true, userId: await id(superAdmin) })
  expect(above.status).toBe(403)
  const { body: log } = await superAdmin.get<{ rows: { changes: { helper: string; dryRun: boolean } }[] }>(
    '/audit-log?call=adminHelpers.run&limit=200',
  )
  expect(log.rows.map(({ changes }) => `${changes.helper} ${changes.dryRun}`)).toContain(
    'Hand over clients false',
  )
})
