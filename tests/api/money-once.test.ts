import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addDays, addMonths, monthRange, today } from '@portal/core/foundation/format'
import { wholeTenant } from '@portal/server/foundation/database/context'
import type { Server } from '@portal/server/server'
import { callerWith, signIn, type Caller } from '../support/index.ts'
import { startServerHere } from '../support/server-here.ts'
import { until } from '../support/until.ts'
import { created, sum, type Budget, type Problem } from './budget-form.ts'
import { applied, checked, imported } from './import-file.ts'

/** Money that two people, two papers or two clients could each have a claim to is counted once. */

let server: Server
let accounting: Caller
let director: Caller
let superAdmin: Caller

const present = `${today().slice(0, 7)}-01`
const last = addMonths(present, -1)
/** Far ahead, so that the demo agency's own months are not in the way. */
const ahead = addMonths(present, 14)
/** Stores of the demo agency, one for each question. */
const stores = { credit: 1011, agreed: 1012, paid: 1013, ceiling: 1014, gone: 1015, kept: 1016, ledger: 1017 }

beforeAll(async () => {
  server = await startServerHere()
  ;[accounting, director, superAdmin] = (await Promise.all(
    ['accounting', 'director', 'super-admin'].map((account) => signIn(server.address, account)),
  )) as [Caller, Caller, Caller]
})
afterAll(async () => {
  await server?.stop()
})

interface Line {
  readonly id: number
  readonly kind: string
  readonly budgetId: number | null
  readonly description: string
  readonly amount: number
}
interface Invoice {
  readonly id: number
  readonly number: string | null
  readonly status: string
  readonly version: number
  readonly total: number
  readonly paid: number
  readonly lines: readonly Line[]
  readonly payments: readonly object[]
}
interface Month {
  readonly rows: readonly Invoice[]
  readonly overview: { readonly run: { readonly status: string } }
}

const listOf = async (month: string, clientId: number): Promise<Month> =>
  (await accounting.get<Month>(`/invoicing?month=${month}&clientId=${clientId}&pageSize=50`)).body

async function run(month: string): Promise<void> {
  expect((await accounting.post('/invoicing', { month })).status).toBe(200)
  await vi.waitFor(
    async () => {
      const { body } = await accounting.get<Month>(`/invoicing?month=${month}&pageSize=1`)
      expect(body.overview.run.status).toBe('idle')
    },
    { timeout: 60_000, interval: 50 },
  )
}

const invoice = async (id: number | undefined): Promise<Invoice> =>
  (await accounting.get<Invoice>(`/invoicing/${id}`)).body

/** The invoice of a store for a month that is not void. */
async function invoiceOf(month: string, clientId: number): Promise<Invoice> {
  const { rows } = await listOf(month, clientId)
  return invoice(rows.find(({ status }) => status !== 'void')?.id)
}

const move = (by: Caller, what: string, { id, version }: Invoice, reason?: string) =>
  by.put<Problem>('/invoicing', { move: what, invoices: [{ id, version }], ...(reason ? { reason } : {}) })

async function approved(month: string, clientId: number): Promise<Invoice> {
  expect((await move(accounting, 'review', await invoiceOf(month, clientId))).status).toBe(200)
  expect((await move(director, 'approve', await invoiceOf(month, clientId))).status).toBe(200)
  return invoiceOf(month, clientId)
}

interface Service {
  readonly id: number
  readonly name: string
  readonly pacingSectionId: number | null
}
const services = async (): Promise<readonly Service[]> => (await accounting.get<Service[]>('/services')).body

/** A service that no budget of a store is for. */
async function freeService(clientId: number): Promise<Service> {
  const { body } = await accounting.get<{ budgets: { serviceId: number }[] }>(
    `/clients/${clientId}/budget-plan`,
  )
  const taken = new Set(body.budgets.map(({ serviceId }) => serviceId))
  const found = (await services()).find(
    ({ id, pacingSectionId }) => !taken.has(id) && pacingSectionId !== null,
  )
  if (!found) throw new Error('The store has a budget for every service.')
  return found
}

test('a credit that is taken back or carried over instead leaves the paper that waits for approval', async () => {
  const clientId = stores.credit
  const { id: serviceId, pacingSectionId: sectionId } = await freeService(clientId)
  await created(accounting, { clientId, serviceId, startsAt: last, invoiceAmount: 20_000 })
  const of = { clientId, sectionId, month: last, note: 'Creative came late.' }
  const given = await accounting.post<{ id: number }>('/section-spend-notes', {
    ...of,
    outcome: 'Credited',
    amount: 100,
  })
  expect(given.status, JSON.stringify(given.body)).toBe(200)
  await run(ahead)
  const credits = async (): Promise<readonly number[]> =>
    (await invoiceOf(ahead, clientId)).lines
      .filter(({ kind }) => kind === 'credit')
      .map(({ amount }) => amount)
  expect(await credits()).toEqual([-100])
  const whole = await invoiceOf(ahead, clientId)
  expect((await move(accounting, 'review', whole)).status).toBe(200)

  const note = `/section-spend-notes/${given.body.id}`
  const less = await accounting.put(note, { outcome: 'Credited', amount: 60, note: 'Less, after all.' })
  expect(less.status, JSON.stringify(less.body)).toBe(200)
  expect(await credits()).toEqual([-60])
  const waits = await invoiceOf(ahead, clientId)
  expect(waits).toMatchObject({ status: 'draft', total: sum([whole.total, 40]) })
  expect((await move(accounting, 'review', waits)).status).toBe(200)
  const carried = await accounting.put(note, { outcome: 'Carried over', amount: 60, note: 'Next month.' })
  expect(carried.status, JSON.stringify(carried.body)).toBe(200)
  expect(await credits()).toEqual([])
  const left = await invoiceOf(ahead, clientId)
  expect(left).toMatchObject({ status: 'draft', total: sum([whole.total, 100]) })
  // The run has nothing to put right.
  await run(ahead)
  expect((await invoiceOf(ahead, clientId)).version).toBe(left.version)
})

test('an agreement that begins in the middle of a month: a month that is charged whole is charged once', async () => {
  const clientId = stores.agreed
  const service = await freeService(clientId)
  const account = { accountCode: '4000', charged: 'Whole months' }
  expect((await accounting.put(`/invoicing/accounts/service/${service.id}`, account)).status).toBe(200)
  await created(accounting, { clientId, serviceId: service.id, startsAt: last, invoiceAmount: 1000 })
  const startsAt = addDays(ahead, 14)
  const { body: draft } = await accounting.post<{ id: number }>('/agreements', {
    clientId,
    title: 'From the middle',
    startsAt,
    months: 12,
    noticeDays: 30,
    terms: 'As agreed.',
    services: [{ serviceId: service.id, budgetType: 'Recurring', amount: 1200 }],
  })
  await server.services.database.asOwner((owner) =>
    owner.query(`update agreement set status = 'Active', sent_at = now() where tenant_id = 1 and id = $1`, [
      draft.id,
    ]),
  )
  const went = await accounting.post(`/agreements/${draft.id}/budgets`, { running: 'goesOn' })
  expect(went.status, JSON.stringify(went.body)).toBe(200)
  const charged = async (month: string): Promise<readonly number[]> => {
    await run(month)
    return (await invoiceOf(month, clientId)).lines
      .filter(({ description }) => description.startsWith(service.name))
      .map(({ amount }) => amount)
  }
  expect(await charged(ahead)).toEqual([1000])
  expect(await charged(addMonths(ahead, 1))).toEqual([1200])
})

test('a payment that somebody records while a file with it is written is recorded once', async () => {
  const clientId = stores.paid
  await created(accounting, { clientId, startsAt: ahead, invoiceAmount: 5000 })
  await run(ahead)
  const owed = await approved(ahead, clientId)
  const file = await checked(
    accounting,
    'payments',
    `Invoice Number,Paid On,Amount,Reference\n${owed.number},${today()},400.00,ACH 77\n`,
  )
  expect(file.status).toBe('checked')
  const pay = () =>
    accounting.post(`/invoicing/${owed.id}/payments`, { paidOn: today(), amount: 400, reference: 'ACH 77' })
  const waiting = async (): Promise<number> =>
    server.services.database.asOwner(async (owner) => {
      const { rows } = await owner.query(
        "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      )
      return rows.length
    })
  // Both wait for whoever writes invoices at the moment; the person came first.
  const [paid, written] = await server.services.database
    .write(wholeTenant(1), async (db) => {
      await db.selectFrom('invoice_series').select('next_number').forUpdate().execute()
      const first = pay()
      await until('the person to wait', async () => (await waiting()) > 0)
      const second = applied(accounting, file.id)
      await until('the file to wait', async () => (await waiting()) > 1)
      return [first, second.catch((error: unknown) => error)] as const
    })
    .then((both) => Promise.all(both))
  expect(paid.status).toBe(200)
  const after = await invoice(owed.id)
  expect([after.paid, after.payments.length], JSON.stringify(written)).toEqual([400, 1])
})

test('two who add budgets at once do not come above a ceiling together', async () => {
  const clientId = stores.ceiling
  const { body: plan } = await accounting.get<{ budgets: Budget[] }>(`/clients/${clientId}/budget-plan`)
  const now = sum(plan.budgets.map(({ invoiceAmount }) => invoiceAmount))
  const { status } = await accounting.put(`/clients/${clientId}/billing`, { budgetCeiling: now + 1500 })
  expect(status).toBe(200)
  const add = () =>
    accounting.post<Problem>('/budgets/createBudgetWithFees', {
      clientId,
      serviceId: 1,
      budgetType: 'Recurring',
      startsAt: ahead,
      invoiceAmount: 1000,
    })
  const answers = await Promise.all(Array.from({ length: 6 }, add))
  expect(answers.filter((one) => one.status === 200)).toHaveLength(1)
  expect(answers.filter(({ body }) => body.errors?.['pastCeiling'])).toHaveLength(5)
})

test('a budget whose only invoice was made void goes over when its client becomes one with another', async () => {
  const made = await created(accounting, { clientId: stores.gone, startsAt: ahead, invoiceAmount: 321 })
  await run(ahead)
  const wrong = await approved(ahead, stores.gone)
  expect((await move(accounting, 'void', wrong, 'For the other store.')).status).toBe(200)
  const merged = await superAdmin.post<Problem>('/admin-helpers/mergeClients', {
    dryRun: false,
    clientId: stores.gone,
    toClientId: stores.kept,
  })
  expect(merged.status, JSON.stringify(merged.body)).toBe(200)
  const of = async (clientId: number): Promise<readonly number[]> =>
    (await accounting.get<Budget[]>(`/clients/${clientId}/client-budgets`)).body
      .filter(({ endsAt, invoiceAmount }) => endsAt === null && invoiceAmount === 321)
      .map(({ id }) => id)
  expect([await of(stores.gone), (await of(stores.kept)).length]).toEqual([[], 1])
  expect(made.id).toBeGreaterThan(0)
})

test('a draft whose last line is taken off stays empty, and charges nothing', async () => {
  const clientId = stores.ledger
  const month = addMonths(ahead, 3)
  const made = await created(accounting, {
    clientId,
    startsAt: month,
    endsAt: monthRange(month).end,
    invoiceAmount: 50,
  })
  await run(month)
  const draft = await invoiceOf(month, clientId)
  const written = await accounting.put<Invoice>(`/invoicing/${draft.id}`, {
    lines: [{ clientId, description: 'Extra creative', amount: 150 }],
  })
  expect(written.status).toBe(200)
  const budgets = new Set(written.body.lines.flatMap(({ budgetId }) => budgetId ?? []))
  for (const budgetId of budgets) {
    const { status } = await accounting.delete(`/budgets/${budgetId}/deleteBudgetWithFees`)
    expect(status).toBe(200)
  }
  await run(month)
  const [only] = (await invoiceOf(month, clientId)).lines
  expect(only).toMatchObject({ kind: 'hand', amount: 150 })
  const emptied = await accounting.put<Invoice & Problem>(`/invoicing/${draft.id}`, {
    lines: [{ id: only!.id, removed: true }],
  })
  expect(emptied.status, JSON.stringify(emptied.body)).toBe(200)
  expect(emptied.body).toMatchObject({ total: 0, lines: [] })
  expect(made.id).toBeGreaterThan(0)
})

test('a file for the ledger is the same at every download, whatever is called otherwise since', async () => {
  const clientId = stores.ledger
  const service = await freeService(clientId)
  await created(accounting, { clientId, serviceId: service.id, startsAt: ahead, invoiceAmount: 777 })
  await run(ahead)
  await approved(ahead, clientId)
  const made = await accounting.post<{ batches: { id: number }[] } & Problem>('/invoicing/exports', {
    month: ahead,
    ledger: 'quickbooks',
  })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  const file = async (): Promise<string> =>
    String((await accounting.get<string>(`/invoicing/exports/${made.body.batches[0]?.id}/file`)).body)
  const before = await file()
  expect(before).toContain(service.name)
  await server.services.database.asOwner((owner) =>
    owner.query(`update service set name = name || ' Plus' where tenant_id = 1 and id = $1`, [service.id]),
  )
  expect(await file()).toBe(before)
})

test('an approval is asked for and given by two people, not by one as two', async () => {
  const clientId = stores.credit
  const month = addMonths(ahead, 5)
  await run(month)
  const draft = await invoiceOf(month, clientId)
  const admin = await signIn(server.address, 'admin')
  const idOf = async (of: Caller): Promise<number> => (await of.get<{ id: number }>('/users/me')).body.id
  const [me, books] = [await idOf(admin), await idOf(accounting)]
  const acting = await admin.post<{ accessToken: string }>('/users/signInWithUserImpersonation', {
    userId: books,
    currentUserId: me,
  })
  expect(acting.status).toBe(200)
  const key = await admin.post<{ key: string }>('/api-keys', {
    name: 'Books',
    scopes: ['invoicing.move', 'invoicing.list', 'invoicing.get'],
    userId: books,
  })
  expect(key.status, JSON.stringify(key.body)).toBe(200)
  const asBooks = callerWith(server.address, acting.body.accessToken)
  const byKey = callerWith(server.address, key.body.key)
  for (const by of [asBooks, byKey]) {
    const seen = (await by.get<Invoice & { can: { review: boolean } }>(`/invoicing/${draft.id}`)).body
    expect(seen.can.review).toBe(false)
    expect((await move(by, 'review', draft)).status).toBe(403)
  }
  // By oneself it is asked for; then it is somebody else's to give, in the own name.
  expect((await move(admin, 'review', draft)).status).toBe(200)
  const waits = await invoiceOf(month, clientId)
  for (const by of [admin, asBooks, byKey]) expect((await move(by, 'approve', waits)).status).toBe(403)
  expect((await move(accounting, 'approve', waits)).status).toBe(200)
})

test('what a file records of payments stands in the log of each invoice, as what is typed does', async () => {
  const clientId = stores.paid
  const month = addMonths(ahead, 6)
  await created(accounting, { clientId, startsAt: month, invoiceAmount: 900 })
  await run(month)
  const owed = await approved(month, clientId)
  await imported(
    accounting,
    'payments',
    `Invoice Number,Paid On,Amount,Reference\n${owed.number},${today()},123.45,ACH 78\n`,
  )
  const { body: log } = await superAdmin.get<{
    rows: { subject: string; via: string; changes: Record<string, unknown> }[]
  }>(`/audit-log?call=imports.apply&subjectId=${owed.id}`)
  expect(log.rows.filter(({ subject }) => subject === 'invoice')).toMatchObject([
    { via: 'import', changes: { paid: '$123.45', on: today(), reference: 'ACH 78' } },
  ])
})

test('an actual spend is taken of months in which its budget runs, and of no other', async () => {
  const clientId = stores.paid
  const made = await created(accounting, {
    clientId,
    startsAt: addDays(last, 9),
    endsAt: addDays(last, 19),
    invoiceAmount: 300,
  })
  const path = `/budgets/${made.id}/updateBudgetWithFees`
  const enter = (month: string) =>
    accounting.put<Problem & Budget>(path, { actualSpend: 250, actualSpendMonth: month })
  for (const month of [addMonths(last, -1), present])
    expect((await enter(month)).body.errors?.['actualSpend']).toMatch(
      /^The budget does not run in \w+ \d{4}\.$/,
    )
  expect((await enter(monthRange(last).end)).body).toMatchObject({ actualSpend: 250 })
  // What is taken away is no amount of any month.
  const gone = await accounting.put<Budget>(path, { actualSpend: null, actualSpendMonth: present })
  expect(gone.status).toBe(200)
})

test('what ends with its client ends for programs and in the log as well', async () => {
  const clientId = stores.kept
  const { body: me } = await superAdmin.get<{ id: number }>('/users/me')
  await server.services.database.asOwner((owner) =>
    owner.query(
      `insert into webhook_endpoint (tenant_id, name, url, events, with_amounts, created_by)
       values (1, 'Warehouse', 'https://warehouse.test/', '{budget.changed}', true, $1)`,
      [me.id],
    ),
  )
  const running = (await accounting.get<Budget[]>(`/clients/${clientId}/client-budgets`)).body.filter(
    ({ startsAt, endsAt }) => startsAt <= today() && (endsAt === null || endsAt > today()),
  )
  expect(running.length).toBeGreaterThan(1)
  const left = await accounting.put(`/clients/${clientId}/cancelNow`, {})
  expect(left.status, JSON.stringify(left.body)).toBe(200)
  const told = await server.services.database.asOwner(
    async (owner) =>
      (
        await owner.query<{ payload: string }>(
          `select payload from webhook_delivery where tenant_id = 1 and event = 'budget.changed' order by id`,
        )
      ).rows,
  )
  const ended = running.map(({ id, invoiceAmount }) => ({
    budgetId: id,
    change: 'changed',
    endsAt: today(),
    amountBefore: invoiceAmount,
    amount: invoiceAmount,
  }))
  expect(told.map(({ payload }) => (JSON.parse(payload) as { data: object }).data)).toMatchObject(
    ended.toSorted((one, other) => one.budgetId - other.budgetId),
  )
  for (const { id, endsAt } of running) {
    const { body: log } = await superAdmin.get<{
      rows: { subject: string; changes: Record<string, unknown> }[]
    }>(`/audit-log?call=clients.cancelNow&subjectId=${id}`)
    expect(log.rows.filter(({ subject }) => subject === 'budget')).toMatchObject([
      { changes: { ends_at: [endsAt, today()] } },
    ])
  }
})

test('what a store spent for each of two programs of a manufacturer is claimed, and each once', async () => {
  const month = addMonths(present, -2)
  const { program, spent } = await server.services.database.asOwner(async (owner) => {
    const { rows: found } = await owner.query<{ client_id: number; campaign_id: number; cents: number }>(
      `select k.client_id, k.campaign_id, round(sum(k.spend_micros) / 1e4)::integer as cents
       from program_store s join oem_program p on p.tenant_id = s.tenant_id and p.id = s.program_id and p.code = 'stellantis'
         join metric_fact k on k.tenant_id = s.tenant_id and k.client_id = s.client_id and k.channel = 'search' and k.day between $1 and $2
       where s.tenant_id = 1 and s.deleted_at is null and s.active
         and not exists (select from claim c where c.tenant_id = 1 and c.client_id = s.client_id and c.month between $1 and $2) group by 1, 2 having sum(k.spend_micros) > 0 order by 1, 2`,
      [month, monthRange(month).end],
    )
    const [one] = found.filter(
      ({ client_id: id }) => found.filter((other) => other.client_id === id).length > 1,
    )
    if (!one) throw new Error('No store of the program has several campaigns.')
    const { rows } = await owner.query<{ id: number }>(
      `insert into oem_program (tenant_id, name, code, manufacturer_id, separator, coop_percent)
       values (1, 'Second Brand', 'second', 1, '_', 40) returning id`,
    )
    const id = rows[0]?.id
    await owner.query(
      `insert into program_fund (tenant_id, name, code, program_id) values (1, 'Second', 'SECOND', $1)`,
      [id],
    )
    await owner.query(
      `insert into name_part (tenant_id, name, program_id, kind) values (1, 'Fund', $1, 'The fund')`,
      [id],
    )
    await owner.query(
      `insert into program_store (tenant_id, client_id, dealer_code, program_id) values (1, $1, 'SECOND1', $2)`,
      [one.client_id, id],
    )
    await owner.query(`update metric_campaign set name = 'SECOND_SEARCH' where tenant_id = 1 and id = $1`, [
      one.campaign_id,
    ])
    return { program: 'second', spent: one.cents / 100 }
  })
  const make = async (of: string): Promise<{ made: number; there: number }> => {
    const { status, body } = await accounting.post<{ made: number; there: number }>('/co-op-claims/months', {
      program: of,
      month,
      channels: ['SEM'],
      late: true,
    })
    expect(status, JSON.stringify(body)).toBe(200)
    return body
  }
  expect((await make('stellantis')).made).toBeGreaterThan(0)
  const { body: plan } = await accounting.get<{
    channels: { channel: string; fresh: number; spent: number }[]
  }>(`/co-op-claims/months?program=${program}&month=${month}`)
  expect(plan.channels.find(({ channel }) => channel === 'SEM')).toMatchObject({ fresh: 1, spent })
  expect(await make(program)).toEqual({ made: 1, there: 0 })
  expect(await make(program)).toEqual({ made: 0, there: 1 })
  expect((await make('stellantis')).made).toBe(0)
})
