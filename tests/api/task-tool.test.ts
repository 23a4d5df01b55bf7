import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { TaskIqClient } from '@portal/server/foundation/outside/tasks/taskiq/client'
import { TaskIqTool } from '@portal/server/foundation/outside/tasks/taskiq/taskiq-tool'
import { signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { TaskIqSite } from '../support/taskiq-site.ts'
import { CookieJar, type SignedIn } from './cookie-jar.ts'
import {
  createTask,
  goodTask,
  secret,
  tomorrow,
  toolToken,
  type Page,
  type Refused,
  type Task,
} from './task-form.ts'

let site: TaskIqSite
let server: RunningServer
let manager: Caller

beforeAll(async () => {
  site = await new TaskIqSite().start()
  server = await startServer({
    env: {
      SESSION_SECRET: secret,
      TASKIQ_URL: site.url,
      TASKIQ_TIMEOUT: '10',
      // The account manager, and the administrator who acts as others.
      IMPERSONATION_ALERT_USERS: '6',
    },
  })
  manager = await signIn(server.url, 'account-manager')
})
afterEach(() => {
  site.faults.length = 0
})
afterAll(async () => {
  await server?.stop()
  await site?.stop()
})

const unreachable = 'Unable to connect to TaskIQ'

describe('another task tool', () => {
  // CRM-04, CLI-14
  test('closes an onboarding task that its client ticked off, once somebody of the agency looks at the onboarding', async () => {
    const dealer = await signIn(server.url, 'client-manager')
    const { body: me } = await dealer.get<{ clients: { id: number }[] }>('/users/me')
    const made = await manager.post<{ id: number; taskId: number }>('/onboarding-tasks', {
      clientId: me.clients[0]?.id,
      name: 'Send the logo',
      categoryId: 1,
      dueAt: '2030-05-01',
      byClient: true,
    })
    const there = () => site.tasks.find(({ id }) => id === made.body.taskId)?.status.name
    expect(there()).toBe('Open')
    site.requests.length = 0
    expect((await dealer.put(`/onboarding/checklist/${made.body.id}`, { done: true })).status).toBe(200)
    // The client has no account there: the tool hears of it from whoever has one.
    expect(site.requests).toEqual([])
    expect(there()).toBe('Open')
    expect((await manager.post('/onboarding/refresh', {})).status).toBe(200)
    expect(there()).toBe('Done')
    const done = () => manager.get<{ done: boolean }>(`/onboarding-tasks/${made.body.id}`)
    expect((await done()).body.done).toBe(true)
    // It is closed once; opened there again, it is open here too.
    const task = site.tasks.find(({ id }) => id === made.body.taskId)
    if (task) task.status = { id: 1, name: 'Open' }
    expect((await manager.post('/onboarding/refresh', {})).status).toBe(200)
    expect(there()).toBe('Open')
    expect((await done()).body.done).toBe(false)
  })

  // TSK-08
  test('is asked in the calls that the specification lists, each with a token of the person', async () => {
    const task = site.add({ title: 'Something' })
    site.requests.length = 0
    await manager.post('/tasks/login', {})
    await createTask(manager)
    // All are of the one client that was asked about.
    await manager.post('/tasks/bulk-create', { clientId: 1003, tasks: [{ ...goodTask, clientId: 2001 }] })
    await manager.get('/tasks/mine')
    await manager.post('/tasks/task-statuses', { task_ids: [task.id] })
    await manager.get('/tasks?clientId=1003&mine=true')
    await manager.get(`/tasks/${task.id}`)
    await manager.get('/tasks/departments-with-types')
    await manager.patch(`/tasks/${task.id}/assignee`, { assignee: 7 })
    await manager.patch(`/tasks/${task.id}`, { statusId: 9, comment: '<p>x<script>y</script></p>' })
    await manager.get('/tasks/statuses')
    await manager.get('/tasks/departments-templates')
    await manager.get('/tasks/task-templates/77/fields')
    await manager.get('/tasks/users/task-templates')
    await manager.get('/tasks/users/activities')
    const seen = site.requests.map(({ method, path, query, body }) => [
      `${method} ${path}${query.size > 0 ? `?${query.toString()}` : ''}`,
      body,
    ])
    const draft = { ...goodTask, description: '' }
    expect(seen).toEqual([
      ['POST /login/token', {}],
      ['POST /v1/tasks', draft],
      ['POST /tasks/bulk-create', { tasks: [draft], clientId: 1003, reporterId: 6 }],
      ['GET /v1/users/tasks?user_id=6', ''],
      ['POST /v1/tasks/task-statuses', { task_ids: [task.id] }],
      ['GET /v1/tasks/?page=1&page_size=50&sort=dueDate&state=open&client_id=1003&assignee_id=6', ''],
      [`GET /v1/tasks/?task_id=${task.id}`, ''],
      ['GET /departments-with-types', ''],
      [`PATCH /v1/tasks/${task.id}/assignee`, { assignee: 7 }],
      [`PATCH /v1/tasks/${task.id}`, { statusId: 9, comment: '<p>x</p>' }],
      ['GET /v1/tasks/statuses', ''],
      ['GET /v1/tasks/departments-templates', ''],
      ['GET /v1/tasks/task-templates/77/fields', ''],
      ['GET /v1/users/task-templates', ''],
      ['GET /v1/users/activities', ''],
    ])
    const bearers = new Set(site.requests.map(({ headers }) => headers.authorization))
    for (const bearer of bearers) {
      const claims = JSON.parse(
        Buffer.from(String(bearer).split('.')[1] ?? '', 'base64url').toString(),
      ) as object
      expect(claims).toMatchObject({ aud: 'task-tool', sub: '6', tid: 1 })
    }
  })

  // TSK-07
  test('creates a task, and what it made is answered', async () => {
    const { status, body } = await createTask(manager, { title: 'Made there' })
    expect([status, body.title, body.due_date]).toEqual([200, 'Made there', tomorrow])
    expect(site.tasks.at(-1)?.title).toBe('Made there')
  })

  test('gets the key of a request that is repeated, so that it makes no second task', async () => {
    const headers = { 'idempotency-key': 'once' }
    const before = site.tasks.length
    const body = { ...goodTask, title: 'Repeated' }
    for (let nth = 0; nth < 3; nth++) await manager.request('POST', '/tasks', { body, headers })
    expect(site.tasks.length - before).toBe(1)
    expect(site.asked('POST', /^\/v1\/tasks$/).at(-1)?.headers['idempotency-key']).toBe('1.6.once')
  })

  // TSK-01, TSK-02
  test('is where people are led, with the key that it gave', async () => {
    expect((await manager.get('/tasks/tool')).body).toEqual({ url: site.url, can: { keep: false } })
    const { body } = await manager.post('/tasks/login', {})
    expect(body).toEqual({ url: `${site.url}/login?key=the-key-of-this-test` })
  })

  // CRM-04
  test('has the onboarding tasks, and what is done to them there is read from it', async () => {
    const made = await manager.post<{ id: number; taskId: number }>('/onboarding-tasks', {
      clientId: 1003,
      name: 'Campaigns built',
      categoryId: 1,
      dueAt: tomorrow,
    })
    expect(made.status).toBe(200)
    const there = site.tasks.find(({ id }) => id === made.body.taskId)!
    expect(there).toMatchObject({ title: 'Campaigns built', due_date: tomorrow })
    const isDone = async (): Promise<boolean> =>
      (await manager.get<{ done: boolean }>(`/onboarding-tasks/${made.body.id}`)).body.done

    there.status = { id: 9, name: 'Done' }
    expect((await manager.post('/onboarding/refresh', {})).body).toEqual({ changed: 1 })
    expect(await isDone()).toBe(true)

    await manager.put(`/onboarding-tasks/${made.body.id}`, { done: false })
    expect(there.status.id).toBe(1)
    await manager.patch(`/tasks/${made.body.taskId}`, { statusId: 9 })
    expect(await isDone()).toBe(true)
  })

  // CRM-04
  test('has its own names and days of onboarding tasks, which are read from it while they are open', async () => {
    const { body } = await manager.post<{ id: number; taskId: number }>('/onboarding-tasks', {
      clientId: 1003,
      name: 'Feed checked',
      categoryId: 1,
      dueAt: tomorrow,
    })
    const there = site.tasks.find(({ id }) => id === body.taskId)!
    there.title = '  Feed and prices checked '
    there.due_date = '2031-05-06T00:00:00Z'
    expect((await manager.post('/onboarding/refresh', {})).body).toEqual({ changed: 1 })
    expect((await manager.get(`/onboarding-tasks/${body.id}`)).body).toMatchObject({
      name: 'Feed and prices checked',
      dueAt: '2031-05-06',
      done: false,
    })
    expect((await manager.post('/onboarding/refresh', {})).body).toEqual({ changed: 0 })
  })

  // TOO-02
  test('has the task of an answer to a form of its own accord, as long as its person is signed in', async () => {
    const { body: me } = await manager.get<{ id: number }>('/users/me')
    const made = await manager.post<{ id: number; publicId: string; versionNumber: number }>('/forms', {
      name: 'Call me back',
      description: '',
      clientId: 1003,
      open: true,
      closesAt: null,
      mostAnswers: null,
      becomes: 'Task',
      taskForId: me.id,
      taskTypeId: null,
      tell: '',
      isTemplate: false,
      definition: {
        thanks: '',
        pages: [
          {
            title: '',
            questions: [
              {
                id: 'a',
                kind: 'Text',
                label: 'Your name',
                help: '',
                required: true,
                choices: [],
                showIf: null,
              },
            ],
          },
        ],
      },
    })
    expect(made.status, JSON.stringify(made.body)).toBe(200)
    const { id, publicId, versionNumber } = made.body
    const answered = await fetch(`${server.url}/api/public-forms/${publicId}/answers`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ versionNumber, answers: { a: 'Nora Lang' } }),
    })
    expect(answered.status).toBe(200)
    const became = async () =>
      (await manager.get<{ rows: { became: string; taskId: number | null }[] }>(`/forms/${id}/answers`)).body
        .rows
    await expect.poll(became).toMatchObject([{ became: 'Task' }])
    const task = site.tasks.find(({ title }) => title === 'Call me back: Nora Lang')
    expect((await became())[0]?.taskId).toBe(task?.id)
    const asked = site.requests.findLast(({ method, path }) => method === 'POST' && path === '/v1/tasks')
    expect(asked?.body).toMatchObject({ teamId: 70, typeId: 71, assignee: me.id, clientId: 1003 })
    const { body: news } = await manager.get<object>('/notifications')
    expect(JSON.stringify(news)).toContain('You have a task: Call me back: Nora Lang')
  })

  test('may say no more than the specification names', async () => {
    site.tasks.length = 0
    const one = site.add({
      title: 'Plain',
      client: null,
      description: '<p>Hi<img src=x onerror=alert(1)></p>',
    })
    const list = (await manager.get<Page<Task>>('/tasks')).body
    expect(list).toMatchObject({ total: 1, rows: [{ id: one.id, title: 'Plain', client: null, team: null }] })
    expect((await manager.get(`/tasks/${one.id}`)).body).toMatchObject({
      description: '<p>Hi</p>',
      comments: [],
    })
    expect((await manager.get('/tasks/987654')).status).toBe(404)
  })

  test('keeps what is refused here away from it', async () => {
    const before = site.requests.length
    expect((await createTask(manager, { dueDate: '2026-01-01' })).status).toBe(422)
    expect((await createTask(manager, { clientId: 2001 })).status).toBe(422)
    expect(site.requests).toHaveLength(before)
  })
})

describe('a task tool that fails', () => {
  const fail = (status: number, body: unknown = {}, path = /./) =>
    void site.faults.push({ path, times: 1, status, body })

  // DAY-05, TSK-07
  test.each([500, 502, 401, 429])(
    'by a %i is out of reach, in the words of the specification',
    async (status) => {
      fail(status)
      const mine = await manager.get<Refused>('/tasks/mine')
      expect([mine.status, mine.body.message]).toEqual([503, unreachable])
      fail(status)
      const created = await createTask(manager)
      expect([created.status, created.body.message]).toEqual([
        503,
        'There was an error creating the task in TaskIQ.',
      ])
    },
  )

  test('by an answer that cannot be read is out of reach', async () => {
    for (const body of ['<html>', '[{"id":"x"}]', 'null'])
      expect([body, (fail(200, body), await manager.get<Refused>('/tasks/mine')).status]).toEqual([body, 503])
  })

  test('says in its own words what is wrong with a task', async () => {
    fail(422, { errors: { title: ['The title is taken.'] } })
    expect((await createTask(manager)).body).toMatchObject({ errors: { title: 'The title is taken.' } })
    fail(400, { message: 'No <b>more</b>\n tasks.' })
    const refused = await createTask(manager)
    expect([refused.status, refused.body.message]).toEqual([422, 'No <b>more</b> tasks.'])
  })

  test('by saying nothing keeps nobody waiting, and nobody else for a while', async () => {
    site.faults.push({ path: /./, times: 1, never: true })
    expect((await manager.get('/tasks/mine')).status).toBe(503)
    const asked = site.requests.length
    expect((await manager.get('/tasks/mine')).status).toBe(503)
    expect(site.requests).toHaveLength(asked)
    await server.restart()
    manager = await signIn(server.url, 'account-manager')
  })

  test('by being gone is out of reach, and is there again when it comes back', async () => {
    await site.stop()
    expect((await manager.get<Refused>('/tasks/mine')).body.message).toBe(unreachable)
    expect((await manager.get('/calendar/events?calendarId=account-manager@demo.test')).status).toBe(200)
    await site.start()
    expect((await manager.get('/tasks/mine')).status).toBe(200)
  })
})

// TSK-09
describe('a task tool that lets somebody not in', () => {
  const notes = async (): Promise<number> => {
    const admin = await signIn(server.url, 'super-admin')
    const { body } = await admin.get<Page<{ subject: string }>>('/notifications/email?category=internal')
    return body.rows.filter(({ subject }) => subject === 'Forbidden access to TaskIQ while impersonating')
      .length
  }
  const actingAs = async (userId: number): Promise<Caller> => {
    const jar = new CookieJar(server)
    const { caller, body } = await jar.signIn('admin')
    const acting = await jar.post<SignedIn>(
      '/users/signInWithUserImpersonation',
      { userId, currentUserId: body.user.id },
      caller,
    )
    return jar.callerOf(acting.body)
  }

  test('who acts as a user of the list sends one internal mail, and nobody else any', async () => {
    const forbid = () => void site.faults.push({ path: /./, times: 1, status: 403 })
    const before = await notes()
    forbid()
    expect((await manager.get('/tasks/mine')).status).toBe(403)
    const unlisted = await actingAs(9)
    forbid()
    expect((await unlisted.get('/tasks/mine')).status).toBe(403)
    expect((await notes()) - before).toBe(0)
    const listed = await actingAs(6)
    for (const path of ['/tasks/mine', '/tasks', '/tasks/mine']) {
      forbid()
      expect((await listed.get(path)).status).toBe(403)
    }
    expect((await notes()) - before).toBe(1)
  })
})

describe('the adapter', () => {
  // One adapter for both: the tool of our own speaks the same calls.
  test('speaks to the tool of the portal’s own as it does to another', async () => {
    await using own = await startServer({ env: { SESSION_SECRET: secret } })
    const caller = await signIn(own.url, 'account-manager')
    const url = `${own.url}/taskiq-api`
    const tool = new TaskIqTool(new TaskIqClient({ url, appUrl: url, patience: 20_000 }), {
      userId: 6,
      bearer: () => toolToken(caller),
      idempotencyKey: null,
      forbidden: async () => undefined,
    })
    // What another system does is done once its promise resolves; there is nothing left to record here.
    const record = <T>(work: (db: never) => Promise<T>): Promise<T> => work(undefined as never)
    expect(await tool.key()).toMatch(/^ey/)
    const [team] = await tool.teams()
    expect(team).toMatchObject({ id: 4, types: [{ id: 1 }, { id: 2 }, { id: 3 }] })
    const made = await record(await tool.create({ ...goodTask, description: '<p>x</p>' }))
    expect(made).toMatchObject({ title: goodTask.title, status: { id: 1 }, due_date: tomorrow })
    const many = await record(await tool.createAll([{ ...goodTask }, { ...goodTask }], 1003, 6))
    expect(many).toHaveLength(2)
    expect((await tool.ofUser(6)).map(({ id }) => id)).toContain(made.id)
    await expect(tool.ofUser(7)).rejects.toThrow('TaskIQ does not let you do that.')
    expect(await tool.statusesOf([made.id])).toEqual([{ id: made.id, status: { id: 1, name: 'To Do' } }])
    const asked = { page: 1, pageSize: 5, sort: 'dueDate', search: '', state: 'open', assigneeId: 6 } as const
    const { rows, total } = await tool.list(asked)
    expect([rows.length, total > 5]).toEqual([5, true])
    expect(await record(await tool.assign(made.id, 7))).toMatchObject({ assignee: { id: 7 } })
    await record(await tool.update(made.id, { statusId: 5, comment: '<p>Done</p>' }))
    expect(await tool.find(made.id)).toMatchObject({ closed: true, comments: [{ body: '<p>Done</p>' }] })
    expect(await tool.find(999_999)).toBeNull()
    expect((await tool.statuses()).at(4)).toEqual({ id: 5, name: 'Done', closed: true })
    expect((await tool.templates()).length).toBeGreaterThan(2)
    expect((await tool.templateFields(1)).map(({ kind }) => kind)).toEqual([
      'Options',
      'Number',
      'Date',
      'Text',
    ])
    expect(await tool.ownTemplates()).toEqual([])
    expect((await tool.activities(made.id)).map(({ action }) => action)).toContain('closed it as Done')
  })
})
