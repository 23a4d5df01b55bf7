import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer as Body } from '@portal/core/calls'
import { addDays, today } from '@portal/core/foundation/format'
import { signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import type { Problem } from './budget-form.ts'

type Page = Body<'strategies.list'>
type Strategy = Page['rows'][number]

let server: RunningServer
let seo: Caller
let client: Caller
let partner: Caller
let admin: Caller

beforeAll(async () => {
  server = await startServer()
  ;[seo, client, partner, admin] = (await Promise.all(
    ['seo', 'client', 'partner-plus', 'admin'].map((account) => signIn(server.url, account)),
  )) as [Caller, Caller, Caller, Caller]
})
afterAll(async () => {
  await server.stop()
})

// DSH-13, RPT-20
test('strategies are listed per client, by department, status and tactic', async () => {
  const all = await seo.get<Page>('/strategies?departmentId=1&pageSize=200&sort=client')
  expect(all.status).toBe(200)
  expect(all.body.rows.length).toBeGreaterThan(20)
  expect(new Set(all.body.rows.map(({ Department }) => Department?.name))).toEqual(new Set(['SEO']))
  expect(all.body.rows.every(({ Client }) => Client.name !== '')).toBe(true)
  const planned = await seo.get<Page>('/strategies?departmentId=1&status=Planned&pageSize=200')
  expect(planned.body.total).toBe(all.body.rows.filter(({ status }) => status === 'Planned').length)
  const local = await seo.get<Page>('/strategies?tacticId=6&pageSize=200')
  expect(new Set(local.body.rows.map(({ Tactic }) => Tactic?.name))).toEqual(new Set(['Local SEO Refresh']))
  expect((await seo.get('/strategies?status=Forgotten')).status).toBe(422)
})

// PRO-18
test('a client’s are added, changed and completed', async () => {
  const before = (await seo.get<Page>('/clients/1002/strategies')).body.total
  const made = await seo.post<Strategy>('/strategies', {
    clientId: 1002,
    name: 'Own the map',
    departmentId: 1,
  })
  expect(made.body).toMatchObject({ status: 'Planned', Department: { id: 1, name: 'SEO' }, ownerId: null })
  expect((await seo.get<Page>('/clients/1002/strategies')).body.total).toBe(before + 1)
  const done = await seo.put<Strategy>(`/strategies/${made.body.id}`, { status: 'Completed' })
  expect(done.body.status).toBe('Completed')
})

test('name a department that there is, and one of the statuses', async () => {
  const post = (more: object) =>
    seo.post<Problem>('/strategies', { clientId: 1002, name: 'x', departmentId: 1, ...more })
  expect((await post({ departmentId: 999 })).body.errors).toEqual({
    departmentId: 'Department: this one does not exist or is no longer offered.',
  })
  expect((await post({ status: 'Forgotten' })).status).toBe(422)
  expect((await post({ clientId: 2001 })).status).toBe(422)
})

test('are the agency’s own: neither clients nor partners see or write them', async () => {
  for (const caller of [client, partner]) {
    expect((await caller.get('/strategies')).status).toBe(403)
    expect((await caller.get('/clients/1001/strategies')).status).toBe(403)
    expect((await caller.post('/strategies', { clientId: 1001, name: 'x', departmentId: 1 })).status).toBe(
      403,
    )
  }
})

// RPT-24, DSH-13
test('name what is made for them: deliverables of their client, each of one strategy at a time', async () => {
  const made = async (name: string) =>
    (await seo.post<Strategy>('/strategies', { clientId: 1002, name, departmentId: 1 })).body.id
  const [one, other] = [await made('Faster pages'), await made('More reviews')]
  const [statusId] = (await seo.get<readonly { id: number }[]>('/deliverables/statuses')).body.map(
    ({ id }) => id,
  )
  const create = (clientIds: readonly number[]) =>
    seo.post<{ ids: number[] }>('/deliverables/bulk-create', { clientIds, statusId, name: 'Landing page' })
  const ids = [...(await create([1002])).body.ids, ...(await create([1002])).body.ids]
  const foreign = (await create([1001])).body.ids
  const namedBy = async (id: number) =>
    (await seo.get<Body<'deliverables.list'>>(`/deliverables?strategyId=${id}`)).body.rows
      .map((row) => row.id)
      .toSorted((a, b) => a - b)
  expect((await seo.put(`/strategies/${one}/deliverables`, { ids })).status).toBe(200)
  expect(await namedBy(one)).toEqual(ids)
  // One that another strategy names is that one's, and the others stay.
  expect((await seo.put(`/strategies/${other}/deliverables`, { ids: ids.slice(0, 1) })).status).toBe(200)
  expect([await namedBy(one), await namedBy(other)]).toEqual([ids.slice(1), ids.slice(0, 1)])
  const refused = await seo.put<Problem>(`/strategies/${one}/deliverables`, { ids: foreign })
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { ids: 'One of these deliverables was not found, or is another client’s.' },
  ])
  expect((await seo.put('/strategies/2147483647/deliverables', { ids: [] })).status).toBe(404)
  expect((await client.put(`/strategies/${one}/deliverables`, { ids: [] })).status).toBe(403)
  expect((await seo.put(`/strategies/${one}/deliverables`, { ids: [] })).status).toBe(200)
  expect(await namedBy(one)).toEqual([])
})

// SET-02
test('what account managers do every month is ticked off by client, once, and overdue until then', async () => {
  const name = `Call ${crypto.randomUUID().slice(0, 8)}`
  const made = await admin.post<{ id: number }>('/account-manager-deliverable-tasks', { name, dueDay: 31 })
  const month = addDays(`${today().slice(0, 7)}-01`, -1).slice(0, 7)
  const check = async (by: Caller = seo) => {
    const { status, body } = await by.get<Body<'reports.managerTasks'>>(
      `/reports/manager-tasks?taskId=${made.body.id}&clientId=1001&month=${month}-01`,
    )
    return status === 200 ? body.rows : status
  }
  expect(await check()).toMatchObject([{ task: name, state: 'Overdue', month: `${month}-01`, doneBy: null }])
  const path = `/account-manager-deliverable-tasks/${made.body.id}/done`
  const tick = (by: Caller, done: boolean) => by.put(path, { clientId: 1001, month: `${month}-15`, done })
  expect((await tick(seo, true)).status).toBe(200)
  expect((await tick(admin, true)).status).toBe(200)
  const { body: me } = await seo.get<{ fullName: string }>('/users/me')
  expect(await check()).toMatchObject([{ state: 'Done', doneBy: { fullName: me.fullName } }])
  expect((await tick(seo, false)).status).toBe(200)
  expect(await check()).toMatchObject([{ state: 'Overdue', doneAt: null }])
  expect((await tick(partner, true)).status).toBe(403)
  expect(await check(partner)).toBe(403)
  expect((await seo.put(path, { clientId: 999_999, month: `${month}-15`, done: true })).status).toBe(422)
})

// TOO-02
test('the task of a form’s answer is told by the questions that the form names', async () => {
  const question = (id: string, label: string, more: object = {}) => ({
    id,
    kind: 'Text',
    label,
    help: '',
    required: true,
    choices: [],
    showIf: null,
    ...more,
  })
  const { body: me } = await seo.get<{ id: number; fullName: string }>('/users/me')
  const { body: form } = await seo.post<Body<'forms.create'>>('/forms', {
    name: 'Call back',
    description: '',
    clientId: 1001,
    open: true,
    closesAt: null,
    mostAnswers: null,
    becomes: 'Task',
    taskForId: me.id,
    taskTypeId: null,
    tell: '',
    isTemplate: false,
    mapped: { title: 'b', due: 'c' },
    definition: {
      thanks: '',
      steps: true,
      pages: [
        {
          title: '',
          questions: [
            question('a', 'Your name'),
            question('b', 'Which model?'),
            question('c', 'By when?', { kind: 'Date' }),
          ],
        },
      ],
    },
  })
  expect(form.definition.steps).toBe(true)
  const day = addDays(today(), 9)
  for (const c of [day, '2020-01-01']) {
    const given = { versionNumber: 1, answers: { a: 'Nora', b: 'Ram 1500', c } }
    expect((await seo.post(`/public-forms/${form.publicId}/answers`, given)).status).toBe(200)
  }
  const { rows } = (await seo.get<Body<'forms.answers'>>(`/forms/${form.id}/answers`)).body
  expect(rows.map(({ answeredBy }) => answeredBy)).toEqual([me.fullName, me.fullName])
  const tasks = await Promise.all(
    rows.map(async ({ taskId }) => (await seo.get<Body<'tasks.get'>>(`/tasks/${taskId}`)).body),
  )
  expect(tasks.map(({ title, due_date: due }) => [title, due])).toEqual([
    ['Call back: Ram 1500', addDays(today(), 1)],
    ['Call back: Ram 1500', day],
  ])
  const wrong = await seo.put<Problem>(`/forms/${form.id}`, { mapped: { due: 'a' } })
  expect(wrong.body.errors).toEqual({
    mapped: 'Due Day cannot be told by "Your name". Choose another question.',
  })
})
