import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer as Body } from '@portal/core/calls'
import { signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { once } from '../support/once.ts'
import { created, type Problem } from './budget-form.ts'

type Run = Body<'exports.start'>

let server: RunningServer
let staff: Caller
let accounting: Caller
let client: Caller

beforeAll(async () => {
  server = await startServer()
  ;[staff, accounting, client] = (await Promise.all(
    ['account-manager', 'accounting', 'client'].map((account) => signIn(server.url, account)),
  )) as [Caller, Caller, Caller]
})
afterAll(async () => {
  await server.stop()
})

const start = (who: Caller, body: object) =>
  who.post<Run & Problem>('/exports', {
    list: 'clients.list',
    columns: ['name', 'identifier', 'state'],
    format: 'csv',
    name: 'Clients',
    ...body,
  })
const runs = async (who: Caller): Promise<Run[]> => (await who.get<Run[]>('/exports')).body
/** The run once it has ended. */
async function ended(who: Caller, id: number): Promise<Run> {
  const find = async () => (await runs(who)).find((run) => run.id === id)
  await expect.poll(async () => (await find())?.status).toMatch(/done|failed|canceled/)
  return (await find())!
}
async function linesOf(who: Caller, body: object): Promise<string[]> {
  const { status, body: run } = await start(who, body)
  expect(status, JSON.stringify(run)).toBe(200)
  const done = await ended(who, run.id)
  expect([done.status, done.message]).toEqual(['done', null])
  const answer = await fetch(server.url + done.address)
  expect(answer.headers.get('content-disposition')).toContain('attachment')
  const text = await answer.text()
  return text.replace(/^\uFEFF/, '').split('\r\n')
}

describe('an exported list', () => {
  test("holds every row of the list's own query, in its order and columns", async () => {
    const query = { state: 'Inactive', sort: '-name' }
    const list = await staff.get<Body<'clients.list'>>('/clients?state=Inactive&sort=-name&pageSize=200')
    const [header, ...lines] = await linesOf(staff, { query })
    expect(header).toBe('Name,Dealer Code,State')
    expect(lines.length).toBe(list.body.total)
    expect(lines[0]).toContain(list.body.rows[0]!.name)
    expect(lines.at(-1)).toContain(list.body.rows.at(-1)!.name)
    expect(lines.every((line) => line.endsWith(',Inactive'))).toBe(true)
  })

  test('is more than a page long where the list is', async () => {
    const count = async () =>
      (await staff.get<Body<'budgets.active'>>('/reports/inactiveBudgets?pageSize=1')).body.total
    // How many have ended depends on the day; 500 are read at a time.
    for (let missing = 501 - (await count()); missing > 0; missing -= 1)
      await created(accounting, { startsAt: '2026-01-01', endsAt: '2026-01-31' })
    const total = await count()
    const lines = await linesOf(staff, {
      list: 'budgets.inactive',
      columns: ['client', 'service', 'invoiceAmount'],
      name: 'Active Budgets',
    })
    expect(total).toBeGreaterThan(500)
    expect(lines.length - 1).toBe(total)
  })

  test("holds the caller's own clients only, and no margin for whom margins are hidden", async () => {
    const own = (await client.get<Body<'clients.list'>>('/clients?pageSize=200')).body
    expect((await linesOf(client, {})).length - 1).toBe(own.total)
    const columns = ['service', 'actualSpend', 'platformMargin']
    const params = { id: String(own.rows[0]!.id) }
    const budgets = { list: 'budgets.ofClient', params, columns, name: 'Budgets' }
    const [, ...forClient] = await linesOf(client, budgets)
    expect(forClient.length).toBeGreaterThan(0)
    expect(forClient.every((line) => line.endsWith(',,'))).toBe(true)
    const [, ...forStaff] = await linesOf(staff, budgets)
    expect(forStaff.every((line) => line.endsWith(','))).toBe(true)
    expect(forStaff.some((line) => !line.endsWith(',,'))).toBe(true)
    expect((await linesOf(accounting, budgets)).some((line) => /,\d+(\.\d+)?$/.test(line))).toBe(true)
  })

  test('has what the agency writes down of clients and shows in lists, for its own people alone', async () => {
    const admin = await signIn(server.url, 'admin')
    const name = `Lot size ${crypto.randomUUID()}`
    const made = await admin.post<{ id: number }>('/client-data-types', {
      name,
      kind: 'Number',
      inLists: true,
    })
    expect(made.status, JSON.stringify(made.body)).toBe(200)
    const column = `data${made.body.id}`
    const values = [{ id: made.body.id, value: 42 }]
    expect((await staff.put('/clients/1001/client-data', { values })).status).toBe(200)
    const { name: store } = (await staff.get<Body<'clients.get'>>('/clients/1001')).body
    const asked = { query: { search: '1001' }, columns: ['name', column] }
    const [header, ...lines] = await linesOf(staff, asked)
    expect(header).toBe(`Name,${name}`)
    expect(lines).toContain(`${store},42`)
    const listed = async (by: Caller) =>
      (await by.get<Body<'clients.list'>>('/clients?pageSize=200')).body.rows.flatMap(({ data = [] }) => data)
    expect(await listed(staff)).toContainEqual({ id: made.body.id, value: '42' })
    expect(await listed(client)).toEqual([])
    const narrowed = async (by: Caller, value: string) => {
      const data = encodeURIComponent(JSON.stringify({ [made.body.id]: value }))
      const { status, body } = await by.get<Body<'clients.list'>>(`/clients?pageSize=200&data=${data}`)
      return status === 200 ? body.rows.map(({ id }) => id) : status
    }
    expect(await narrowed(staff, '40..42')).toEqual([1001])
    expect(await narrowed(staff, '43..')).toEqual([])
    expect(await narrowed(staff, 'nothing')).not.toContain(1001)
    expect(await narrowed(staff, 'many')).toBe(422)
    expect(await narrowed(client, '40..42')).toEqual([])
    const few = { query: { data: JSON.stringify({ [made.body.id]: '42' }) }, columns: ['name'] }
    expect(await linesOf(staff, few)).toEqual(['Name', store])
    expect((await start(client, { columns: ['name', column] })).status).toBe(422)
    // Taken out of lists, it is kept and stands on the Settings tab alone.
    await admin.put(`/client-data-types/${made.body.id}`, { inLists: false })
    expect(await listed(staff)).not.toContainEqual({ id: made.body.id, value: '42' })
    await admin.put(`/client-data-types/${made.body.id}`, { active: false })
  })

  test('can be a spreadsheet', async () => {
    const { body } = await start(staff, { format: 'xlsx' })
    const done = await ended(staff, body.id)
    const bytes = new Uint8Array(await (await fetch(server.url + done.address)).arrayBuffer())
    expect([done.status, String.fromCharCode(...bytes.slice(0, 2))]).toEqual(['done', 'PK'])
  })

  test('of the answers to a form has its questions as columns', async () => {
    const { body: forms } = await staff.get<Body<'forms.list'>>('/forms')
    const answered = forms.find(({ answers: count }) => count > 1)!
    const { body: form } = await staff.get<Body<'forms.get'>>(`/forms/${answered.id}`)
    const [asked] = form.definition.pages.flatMap(({ questions }) => questions)
    const answers = { list: 'forms.answers', params: { id: String(form.id) }, name: 'Answers' }
    const columns = ['at', asked!.id, 'version']
    const [header, ...lines] = await linesOf(staff, { ...answers, columns })
    expect(header).toContain(asked!.label)
    expect(lines.length).toBe(form.answers)
    expect(lines.every((line) => line.endsWith(`,${form.versionNumber}`))).toBe(true)
    expect((await start(staff, { ...answers, columns, format: 'xlsx' })).status).toBe(200)
    expect((await start(staff, { ...answers, columns: ['nobody asked'] })).status).toBe(422)
    expect((await start(staff, { ...answers, columns, params: { id: '99999' } })).status).toBe(404)
    expect((await start(client, { ...answers, columns })).status).toBe(403)
  })

  test('is refused at once where the list would be', async () => {
    expect((await start(client, { list: 'budgets.ofClient', params: { id: '1044' } })).status).toBe(403)
    expect((await start(staff, { query: { nonsense: '1' } })).status).toBe(422)
    expect((await start(staff, { columns: ['password'] })).body.errors).toEqual({
      columns: 'The list has no column "password".',
    })
    expect((await start(staff, { list: 'users.active' })).status).toBe(422)
  })
})

describe('an export is its owner’s', () => {
  test('nobody else sees it, cancels it or puts it away', async () => {
    const { body } = await start(staff, {})
    await ended(staff, body.id)
    expect((await runs(accounting)).some(({ id }) => id === body.id)).toBe(false)
    expect((await accounting.post(`/exports/${body.id}/cancel`, {})).status).toBe(404)
    expect((await accounting.delete(`/exports/${body.id}`)).status).toBe(404)
  })

  test('put away, its file is gone too', async () => {
    const { body } = await start(staff, {})
    const { address } = await ended(staff, body.id)
    expect((await fetch(server.url + address)).status).toBe(200)
    expect((await staff.delete(`/exports/${body.id}`)).status).toBe(200)
    expect((await fetch(server.url + address)).status).toBe(404)
    expect((await runs(staff)).some(({ id }) => id === body.id)).toBe(false)
  })

  test('one that has ended cannot be canceled', async () => {
    const { body } = await start(staff, {})
    await ended(staff, body.id)
    const { status, body: refused } = await staff.post<Problem>(`/exports/${body.id}/cancel`, {})
    expect([status, refused.message]).toEqual([409, 'This export is not under way any more.'])
  })
})

test('an export that a stop of the server interrupts, or that it never began, is there after the restart', async () => {
  const { body } = await start(staff, { list: 'budgets.active', columns: ['client'], name: 'Later' })
  await server.restart()
  const again = await signIn(server.url, 'account-manager')
  expect((await ended(again, body.id)).status).toBe('done')
})

once('an export whose process was killed is taken up', async () => {
  const again = await signIn(server.url, 'account-manager')
  const left = await underWay(again)
  await server.kill()
  await server.restart()
  const next = await signIn(server.url, 'account-manager')
  const find = async () => (await runs(next)).find(({ id }) => id === left)
  await expect.poll(async () => (await find())?.status).toBe('done')
})

/** An export of a spreadsheet that has begun; what ends before it is seen is asked for again. */
async function underWay(who: Caller): Promise<number> {
  for (;;) {
    const { body } = await start(who, { format: 'xlsx', name: 'Killed' })
    for (let status = body.status; status !== 'done';) {
      if (status === 'running') return body.id
      status = (await runs(who)).find(({ id }) => id === body.id)?.status ?? 'done'
    }
  }
}

test('the addresses of other applications are for Employees', async () => {
  const again = await signIn(server.url, 'account-manager')
  const links = (await again.get<Record<string, string>>('/apps/links')).body
  expect(Object.keys(links).toSorted()).toEqual([
    'campaign-creator',
    'feed-transformer',
    'intranet',
    'mystery-shop',
    'seo-tools',
    'task-tool',
  ])
  const page = await fetch(server.url + links['intranet'])
  expect([page.status, await page.text()]).toEqual([
    200,
    expect.stringContaining('The demo agency has no Intranet'),
  ])
  const other = await signIn(server.url, 'client')
  expect((await other.get('/apps/links')).status).toBe(403)
})
