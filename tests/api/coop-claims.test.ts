import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer as Body } from '@portal/core/calls'
import { addDays, addMonths, formatDollars, monthRange, today } from '@portal/core/foundation/format'
import type { ReportAnswer } from '@portal/core/platform/reports/report-answer'
import type { ReportRow } from '@portal/core/platform/reports/report-column'
import { openZip } from '@portal/server/foundation/files/zip'
import { signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { textOf } from '../support/month-end.ts'
import type { Problem } from './activity-form.ts'

let server: RunningServer
let manager: Caller

beforeAll(async () => {
  server = await startServer()
  manager = await signIn(server.url, 'account-manager')
})
afterAll(async () => {
  await server?.stop()
})

const lastMonth = monthRange(addMonths(today(), -1)).start

const fileOf = async (path: string): Promise<Buffer> => {
  const answer = await fetch(`${server.url}/api${path}`, {
    headers: { authorization: `Bearer ${manager.token}` },
  })
  expect([path, answer.status]).toEqual([path, 200])
  return Buffer.from(await answer.arrayBuffer())
}

const claimOf = (given: object) =>
  manager.post<Body<'coopClaims.create'>>('/co-op-claims', {
    manufacturerId: 1,
    name: 'Paid search',
    channel: 'SEM',
    month: lastMonth,
    spent: 1000,
    sharePercent: 50,
    deadline: addDays(today(), 20),
    ...given,
  })

test('a claim tells what came back of it, or why nothing did', async () => {
  const { body: own } = await manager.get<{ rows: { id: number }[] }>('/clients?pageSize=1')
  const { body: claim } = await claimOf({ clientId: own.rows[0]?.id, state: 'Submitted' })
  const told = async () =>
    (await manager.get<Body<'coopClaims.proof'>>(`/co-op-claims/${claim.id}/proof`)).body.claim
  expect(await told()).toMatchObject({ claimed: 500, paid: null, reason: '' })
  await manager.put(`/co-op-claims/${claim.id}`, { state: 'Rejected', reason: 'No screenshots.' })
  expect(await told()).toMatchObject({ state: 'Rejected', paid: null, reason: 'No screenshots.' })
  await manager.put(`/co-op-claims/${claim.id}`, { state: 'Submitted' })
  await manager.put(`/co-op-claims/${claim.id}`, { state: 'Paid', paid: 450.5 })
  expect(await told()).toMatchObject({ state: 'Paid', paid: 450.5, reason: '' })
})

// RPT-12
test('the package of a claim holds the invoices of its month: named in its paper, and each as its own file in the archive', async () => {
  const { body: sent } = await manager.get<Body<'invoicing.list'>>(
    `/invoicing?month=${lastMonth}&pageSize=100`,
  )
  const invoice = sent.rows.find(({ status, number }) => status === 'sent' && number !== null)
  const clientId = invoice?.clients[0]?.id ?? 0
  const { body: claim } = await claimOf({ clientId })
  const place = `invoices/${invoice?.number}.pdf`

  const paper = await textOf(new Uint8Array(await fileOf(`/co-op-claims/${claim.id}/package`)))
  expect(paper).toContain(`${formatDollars(invoice?.total ?? 0)}, in the archive as ${place}`)

  const zip = await openZip(await fileOf(`/co-op-claims/${claim.id}/package?as=zip`), 100)
  expect(zip.parts.map(({ fileName }) => fileName)).toContain(place)
  const packed = await buffer(await zip.read(zip.parts.find(({ fileName }) => fileName === place)!))
  zip.close()
  // The very invoice that its client has.
  expect(packed.equals(await fileOf(`/invoicing/${invoice?.id}/pdf`))).toBe(true)
  expect(await textOf(new Uint8Array(packed))).toContain(String(invoice?.number))
})

// RPT-14
test('the claims of a month are made at once of what the figures say: counted before, once, and what is there stays', async () => {
  const month = monthRange(addMonths(today(), -2)).start
  const range = monthRange(month)
  const preview = async () =>
    (await manager.get<Body<'coopClaims.plan'>>(`/co-op-claims/months?program=stellantis&month=${month}`))
      .body
  const of = (plan: Body<'coopClaims.plan'>, channel: string) =>
    plan.channels.find((one) => one.channel === channel)
  const all = async () =>
    (await manager.get<ReportAnswer>('/reports/co-op-claims?pageSize=200&channel=SEM')).body.rows.filter(
      (row) => row['month'] === month && row['manufacturer'] === 'Stellantis',
    )
  const before = await preview()
  const there = await all()
  expect(before).toMatchObject({ problem: null })
  expect(of(before, 'SEM')).toMatchObject({ there: there.length })
  const fresh = of(before, 'SEM')?.fresh ?? 0
  expect(fresh).toBeGreaterThan(0)

  const make = (body: object) =>
    manager.post<Body<'coopClaims.make'> & Problem>('/co-op-claims/months', {
      program: 'stellantis',
      month,
      ...body,
    })
  const outcomes = await Promise.all([
    make({ channels: ['SEM'], late: true }),
    make({ channels: ['SEM'], late: true }),
  ])
  expect(outcomes.map(({ body }) => body.made).toSorted((one, other) => one - other)).toEqual([0, fresh])
  const after = await all()
  expect(after).toHaveLength(there.length + fresh)
  expect(of(await preview(), 'SEM')).toMatchObject({ fresh: 0, there: after.length, spent: 0 })
  const ids = new Set(there.map(({ id }) => id))
  const made = after.filter(({ id }) => !ids.has(id))
  const sum = (rows: readonly ReportRow[], of: string): number =>
    Math.round(rows.reduce((total, row) => total + Number(row[of]), 0) * 100)
  expect(sum(made, 'spent')).toBe(Math.round((of(before, 'SEM')?.spent ?? 0) * 100))
  expect(sum(made, 'claimed')).toBe(Math.round((of(before, 'SEM')?.claimed ?? 0) * 100))
  // What was spent is what the store's own page of figures says, to the cent.
  for (const { id, spent, deadline } of made) {
    const { body } = await manager.get<Body<'coopClaims.proof'>>(`/co-op-claims/${Number(id)}/proof`)
    const cents = body.proof.days.reduce((total, day) => total + Math.round((day.spend ?? 0) * 100), 0)
    expect(Math.abs(cents - Math.round(Number(spent) * 100))).toBeLessThan(40)
    expect(deadline).toBe(addDays(range.end, 60))
    expect(body.claim.owner).not.toBeNull()
  }

  // Of a month that runs, or of a program that names nobody who pays, there are none.
  expect((await make({ month: today(), channels: ['SEM'] })).status).toBe(409)
  expect((await make({ program: 'nobody', channels: ['SEM'] })).status).toBe(404)
  const long = monthRange(addMonths(today(), -5)).start
  expect((await make({ month: long, channels: ['SEM'] })).body.errors).toHaveProperty('month')
  expect((await make({ month: long, channels: ['SEM'], late: true })).status).toBe(200)
})

// RPT-14, ACC-06
test('what comes back stands in the accounting of the client, by month, beside what the store was invoiced', async () => {
  const { body: sent } = await manager.get<Body<'invoicing.list'>>(
    `/invoicing?month=${lastMonth}&pageSize=100`,
  )
  const invoice = sent.rows.find(({ status, clients }) => status === 'sent' && clients.length === 1)
  const clientId = invoice?.clients[0]?.id ?? 0
  const path = `/clients/${clientId}/reports/co-op-months`
  const ofMonth = async () =>
    (await manager.get<ReportAnswer>(`${path}?pageSize=200`)).body.rows.find(
      ({ month }) => month === lastMonth,
    )
  const before = await ofMonth()
  const { body: claim } = await claimOf({ clientId, spent: 1000.01, sharePercent: 50 })
  await claimOf({ clientId, spent: 10, sharePercent: 50, state: 'Submitted' })
  const at = (row: ReportRow | undefined, field: string): number =>
    Math.round(Number(row?.[field] ?? 0) * 100)
  const grown = async (field: string): Promise<number> => at(await ofMonth(), field) - at(before, field)
  expect([await grown('claimed'), await grown('waiting'), await grown('paid')]).toEqual([50501, 500, 0])
  expect((await manager.put(`/co-op-claims/${claim.id}`, { state: 'Paid', paid: 499.5 })).status).toBe(200)
  expect([await grown('claims'), await grown('waiting'), await grown('paid')]).toEqual([200, 500, 49950])
  const row = await ofMonth()
  expect(at(row, 'invoiced')).toBe(Math.round((invoice?.subtotal ?? 0) * 100))
  expect(at(row, 'left')).toBe(at(row, 'invoiced') - at(row, 'paid'))
  // Of a month without an invoice nobody knows what is left of one.
  const longAgo = monthRange(addMonths(today(), -60)).start
  await claimOf({ clientId, month: longAgo, state: 'Paid', paid: 100 })
  const months = await manager.get<ReportAnswer>(`${path}?pageSize=200`)
  expect(months.body.rows.find(({ month }) => month === longAgo)).toMatchObject({
    paid: 100,
    invoiced: null,
    left: null,
  })
  const owner = await signIn(server.url, 'client')
  expect((await owner.get(path)).status).toBe(403)
})

test('budgets of a program speak in its own words, on screen, in files and at the store, and are kept apart from those of another program', async () => {
  const program = 'subaru'
  const { body: scheme } = await manager.get<Body<'oemSchemes.get'>>(`/oem/schemes?program=${program}`)
  expect(scheme.face).toEqual({
    budgets: 'Retailer Funds',
    allotted: 'Accrued',
    committed: null,
    days: false,
  })
  const answered = (await manager.get<ReportAnswer>(`/reports/oem-budgets?pageSize=200&program=${program}`))
    .body
  expect(answered.columns).not.toContain('committed')
  expect(answered.totals).not.toHaveProperty('committed')
  expect(answered).not.toHaveProperty('face')
  const file = await fetch(`${server.url}/api/reports/oem-budgets?program=${program}&format=csv`, {
    headers: { authorization: `Bearer ${manager.token}` },
  })
  expect(file.headers.get('content-disposition')).toContain('subaru-retailer-funds')
  expect((await file.text()).split('\n')[0]).toContain('Fund,Accrued,Spent')
  const clientId = answered.rows[0]!['clientId'] as number
  const of = async (programId: number) =>
    (await manager.get<Body<'oemBudgets.list'>>(`/clients/${clientId}/oem/budgets?programId=${programId}`))
      .body
  const { body: programs } = await manager.get<{ id: number; code: string }[]>('/oem/programs')
  const other = programs.find(({ code }) => code === 'stellantis')!
  const { body: funds } = await manager.get<{ id: number; programId: number }[]>('/oem/funds')
  const before = (await of(scheme.id)).total
  expect(before).toBeGreaterThan(0)
  const foreign = funds.find(({ programId }) => programId === other.id)!
  const added = await manager.post<{ id: number }>('/oem/budgets', {
    clientId,
    fundId: foreign.id,
    month: monthRange(today()).start,
    allotted: 5,
  })
  expect([(await of(scheme.id)).total, (await of(other.id)).total]).toEqual([before, 1])
  await manager.put(`/oem/budgets/${added.body.id}`, { fundId: scheme.funds[0]!.id })
  expect([(await of(scheme.id)).total, (await of(other.id)).total]).toEqual([before + 1, 0])
  await manager.delete(`/oem/budgets/${added.body.id}`)
})

// COOP: what is said to be ready can be handed in.
test('a claim is not ready while proof is missing, by hand and in the demo agency', async () => {
  const { body: sent } = await manager.get<Body<'invoicing.list'>>(
    `/invoicing?month=${lastMonth}&pageSize=100`,
  )
  const invoice = sent.rows.find(({ status }) => status === 'sent')
  const clientId = invoice?.clients[0]?.id ?? 0
  const { body: claim } = await claimOf({ clientId, state: 'Gathering' })
  const { body: gathered } = await manager.get<Body<'coopClaims.proof'>>(`/co-op-claims/${claim.id}/proof`)
  expect(gathered.proof.missing).toContain('Screenshots')
  const refused = await manager.put<Problem>(`/co-op-claims/${claim.id}`, { state: 'Ready' })
  expect(refused.status).toBe(422)
  expect(refused.body.errors?.['state']).toContain(gathered.proof.missing.join(', '))
  const unready = await manager.post<Problem>('/co-op-claims', {
    ...{ clientId, manufacturerId: 1, name: 'Unproven', channel: 'SEM', month: lastMonth },
    ...{ spent: 1, sharePercent: 50, deadline: addDays(today(), 20), state: 'Ready' },
  })
  expect(unready.status).toBe(422)
  // Whoever hands it in all the same may.
  expect((await manager.put(`/co-op-claims/${claim.id}`, { state: 'Submitted' })).status).toBe(200)

  const { body: hub } = await manager.get<Body<'coopHub.get'>>('/co-op-hub')
  const ready = hub.open.filter(({ state }) => state === 'Ready')
  expect(ready.length).toBeGreaterThan(0)
  expect(ready.filter(({ missing }) => missing.length > 0)).toEqual([])
})
