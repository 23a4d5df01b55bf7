import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { today } from '@portal/core/foundation/format/time'
import { signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { change, created, goodBudget, type Budget, type Problem } from './budget-form.ts'

let server: RunningServer
let accounting: Caller
let manager: Caller
let client: Caller

beforeAll(async () => {
  server = await startServer()
  ;[accounting, manager, client] = (await Promise.all(
    ['accounting', 'account-manager', 'client'].map((account) => signIn(server.url, account)),
  )) as [Caller, Caller, Caller]
})
afterAll(async () => {
  await server.stop()
})

const fee = { feeServiceId: 1, startsAt: '2026-01-01', invoiceAmount: -25.5, notes: 'Credit' }

describe('creating a budget', () => {
  test('it is there with its tags and fees, exactly as given', async () => {
    const made = await created(accounting, {
      endsAt: '2026-12-31',
      invoiceAmount: 1234.56,
      actualSpend: 1000.1,
      platformMargin: 12.5,
      notes: 'Raised <b>twice</b>',
      tagIds: [2, 1, 2],
      fees: [fee, { ...fee, invoiceAmount: 100, endsAt: '2026-02-28' }],
    })
    const { body } = await accounting.get<Budget>(`/budgets/${made.id}`)
    expect(body).toEqual(made)
    expect(body).toMatchObject({
      clientId: 1001,
      budgetType: 'Recurring',
      startsAt: '2026-01-01',
      endsAt: '2026-12-31',
      invoiceAmount: 1234.56,
      actualSpend: 1000.1,
      platformMargin: 12.5,
      marginAmount: 154.32,
      notes: 'Raised <b>twice</b>',
      version: 1,
      can: { update: true, remove: true },
    })
    expect(body.Tags.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([1, 2])
    expect(
      body.fees.map(({ invoiceAmount, endsAt, FeeService }) => [invoiceAmount, endsAt, FeeService.id]),
    ).toEqual([
      [-25.5, null, 1],
      [100, '2026-02-28', 1],
    ])
  })

  test('an amount of actual spend is of one month, with who and when, until it is taken away', async () => {
    const made = await created(accounting, { startsAt: '2026-01-01', endsAt: null, actualSpend: 75.25 })
    expect(made.actualSpendOf).toMatchObject({ entered: 75.25, imported: false })
    expect(made.actualSpendOf?.month).toBe(`${today().slice(0, 7)}-01`)
    expect(made.actualSpendOf?.enteredBy).not.toBeNull()
    const path = `/budgets/${made.id}/updateBudgetWithFees`
    const january = { actualSpend: 60, actualSpendMonth: '2026-01-15' }
    expect((await accounting.put<Budget>(path, january)).body.actualSpend).toBe(75.25)
    const ofMonth = async (month: string) => {
      const { body } = await accounting.get<Budget[]>(`/clients/1001/budgets/active?month=${month}&year=2026`)
      return body.find(({ id }) => id === made.id)?.actualSpendOf?.entered
    }
    expect(await ofMonth('January')).toBe(60)
    expect(await ofMonth('February')).toBeNull()
    const cleared = await accounting.put<Budget>(path, { actualSpend: null })
    expect(cleared.body.actualSpendOf?.entered).toBeNull()
    expect(cleared.body.actualSpend).toBe(cleared.body.actualSpendOf?.workedOut)
    expect(await ofMonth('January')).toBe(60)
  })

  test('without fees it goes through the plain call too', async () => {
    const made = await manager.post<Budget>('/budgets', goodBudget())
    expect(made.status).toBe(200)
    expect((await manager.get<Budget>(`/budgets/${made.body.id}`)).body.fees).toEqual([])
  })

  test.each([
    ['an amount of nothing', { invoiceAmount: 0 }, 'invoiceAmount', 'Field must be a positive number'],
    ['a negative amount', { invoiceAmount: -1 }, 'invoiceAmount', 'Field must be a positive number'],
    ['an end before the start', { endsAt: '2025-12-31' }, 'endsAt', 'Ends At must not be before Starts At.'],
    ['a client there is not', { clientId: 999_999 }, 'clientId', 'This client does not exist.'],
    ["another tenant's client", { clientId: 2001 }, 'clientId', 'This client does not exist.'],
    [
      'a service there is not',
      { serviceId: 999_999 },
      'serviceId',
      'This service does not exist or is not active.',
    ],
    ['a tag there is not', { tagIds: [1, 999_999] }, 'tagIds', 'A tag does not exist.'],
    [
      'a fee of a kind there is not',
      { fees: [fee, { ...fee, feeServiceId: 999_999 }] },
      'fees.1.feeServiceId',
      'This fee service does not exist.',
    ],
    [
      'a fee that ends before it starts',
      { fees: [{ ...fee, endsAt: '2025-12-31' }] },
      'fees.0.endsAt',
      'Ends At must not be before Starts At.',
    ],
  ])('%s is refused at its field', async (_, wrong, field, sentence) => {
    const { status, body } = await manager.post<Problem>('/budgets/createBudgetWithFees', goodBudget(wrong))
    expect(status).toBe(422)
    expect(body.errors).toEqual({ [field]: sentence })
  })

  test('a margin from someone who does not see margins is refused with a sentence', async () => {
    const { status, body } = await manager.post<Problem>('/budgets', goodBudget({ platformMargin: 10 }))
    expect(status).toBe(422)
    expect(body.errors?.['platformMargin']).toBe(
      'Only the accounting and executive departments may set the platform margin.',
    )
  })

  test('a repeated idempotency key creates once, also at the same time', async () => {
    const notes = `once ${crypto.randomUUID()}`
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const send = () =>
      manager.request<Budget>('POST', '/budgets/createBudgetWithFees', {
        body: goodBudget({ notes }),
        headers,
      })
    const answers = [...(await Promise.all([send(), send(), send()])), await send()]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    const list = await manager.get<Budget[]>('/clients/1001/client-budgets')
    expect(list.body.filter((budget) => budget.notes === notes)).toHaveLength(1)
  })

  test('a client may not create, change or delete', async () => {
    const made = await created(manager)
    const answers = await Promise.all([
      client.post('/budgets', goodBudget()),
      client.post('/budgets/createBudgetWithFees', goodBudget()),
      change(client, made.id, { notes: 'mine' }),
      client.delete(`/budgets/${made.id}/deleteBudgetWithFees`),
    ])
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  })
})

describe('changing a budget', () => {
  test('only what is given changes, and the version rises', async () => {
    const made = await created(accounting, { platformMargin: 20, tagIds: [1], fees: [fee] })
    const { status, body } = await change(manager, made.id, { notes: 'New notes' }, { 'if-match': '"1"' })
    expect(status).toBe(200)
    expect(body).not.toHaveProperty('platformMargin')
    const after = await accounting.get<Budget>(`/budgets/${made.id}`)
    expect(after.body).toEqual({ ...made, notes: 'New notes', version: 2 })
    expect(after.headers.get('etag')).toBe('"2"')
  })

  test('fees are changed by their id, added without one and removed when left out', async () => {
    const made = await created(manager, { fees: [fee, { ...fee, invoiceAmount: 40 }] })
    const [first] = made.fees
    const { body } = await change(manager, made.id, {
      fees: [
        { id: first!.id, feeServiceId: 2, startsAt: '2026-03-01', invoiceAmount: 60, notes: '' },
        { ...fee, invoiceAmount: 70 },
      ],
      tagIds: [],
    })
    const [changed, ...added] = body.fees.toSorted((a, b) => a.id - b.id)
    expect(changed).toMatchObject({
      id: first!.id,
      FeeService: { id: 2 },
      startsAt: '2026-03-01',
      invoiceAmount: 60,
    })
    expect(added).toMatchObject([{ FeeService: { id: 1 }, invoiceAmount: 70 }])
  })

  test("another budget's fee is refused and stays where it is", async () => {
    const [one, other] = [await created(manager, { fees: [fee] }), await created(manager)]
    const { status, body } = await change(manager, other.id, { fees: [{ ...fee, id: one.fees[0]!.id }] })
    expect([status, body.errors]).toEqual([422, { 'fees.0.id': 'This fee does not belong to the budget.' }])
    expect((await manager.get<Budget>(`/budgets/${one.id}`)).body.fees).toHaveLength(1)
  })

  test('a change of an older version is refused and changes nothing', async () => {
    const made = await created(manager)
    await change(manager, made.id, { notes: 'first' }, { 'if-match': '"1"' })
    const late = await change(accounting, made.id, { notes: 'late' }, { 'if-match': '"1"' })
    expect([late.status, late.body.code]).toEqual([412, 'stale'])
    expect((await manager.get<Budget>(`/budgets/${made.id}`)).body.notes).toBe('first')
  })

  test('of two changes of the same version at once one is made', async () => {
    const made = await created(manager)
    const answers = await Promise.all(
      ['a', 'b'].map((notes) => change(manager, made.id, { notes }, { 'if-match': '"1"' })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412])
  })

  test('an end before the start that is already there is refused', async () => {
    const made = await created(manager, { startsAt: '2026-05-01' })
    const { status, body } = await change(manager, made.id, { endsAt: '2026-04-30' })
    expect([status, body.errors]).toEqual([422, { endsAt: 'Ends At must not be before Starts At.' }])
  })
})

describe('deleting a budget', () => {
  test('it is gone from every list and from its totals', async () => {
    const made = await created(manager, { fees: [fee] })
    expect((await manager.delete(`/budgets/${made.id}/deleteBudgetWithFees`)).body).toEqual({ id: made.id })
    expect((await manager.get(`/budgets/${made.id}`)).status).toBe(404)
    const list = await manager.get<Budget[]>('/clients/1001/client-budgets')
    expect(list.body.map(({ id }) => id)).not.toContain(made.id)
    expect((await manager.delete(`/budgets/${made.id}/deleteBudgetWithFees`)).status).toBe(404)
    expect((await change(manager, made.id, { notes: 'back' })).status).toBe(404)
  })
})
