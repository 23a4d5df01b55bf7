import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, today } from '@portal/core/foundation/format'
import { signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
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

let server: RunningServer
let manager: Caller
let admin: Caller
let partner: Caller

beforeAll(async () => {
  server = await startServer({ env: { SESSION_SECRET: secret } })
  ;[manager, admin, partner] = (await Promise.all(
    ['account-manager', 'admin', 'partner-plus'].map((account) => signIn(server.url, account)),
  )) as [Caller, Caller, Caller]
})
afterAll(async () => {
  await server?.stop()
})

describe('a new task', () => {
  // TSK-03, TSK-07
  test('is the caller’s, with the usual priority and status, and is in the lists at once', async () => {
    const { status, body } = await createTask(manager, {
      description: '<p onclick="x()">Ask for <b>photos</b></p><script>alert(1)</script>',
      subtasks: [{ title: 'Find the number' }],
      mentions: [7, 13, 999_999],
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      title: 'Call the store',
      client: { id: 1003 },
      priority: { id: 2, name: 'Normal' },
      status: { id: 1, name: 'To Do' },
      due_date: tomorrow,
      assignee: { id: 6 },
      reporter: { id: 6 },
      closed: false,
    })
    const whole = (await manager.get<Record<string, unknown>>(`/tasks/${body.id}`)).body
    expect(whole).toMatchObject({
      description: '<p>Ask for <b>photos</b></p>',
      subtasks: [{ title: 'Find the number', assignee: { id: 6 } }],
    })
    const mine = (await manager.get<Task[]>('/tasks/mine')).body
    expect(mine.map(({ id }) => id)).toContain(body.id)
  })

  // TSK-05: the day is the agency's, whoever asks.
  test.each([
    ['today', { dueDate: today() }, 'dueDate', 'Due Date must be tomorrow or later.'],
    ['a type of another team', { typeId: 5 }, 'typeId', 'This type belongs to another team.'],
    [
      'somebody who does not use the tool',
      { assignee: 13 },
      'assignee',
      'Tasks cannot be given to this person.',
    ],
    ['a client of another tenant', { clientId: 2001 }, 'clientId', 'This client was not found.'],
    [
      'a status that is none',
      { statusId: 77 },
      'statusId',
      'This is not offered any more. Choose another one.',
    ],
    [
      'a parent that is none',
      { taskId: 999_999 },
      'taskId',
      'The task that this one belongs to was not found.',
    ],
    ['a template of another team', { workflowId: 1 }, 'workflowId', 'This template belongs to another team.'],
  ])('is refused with %s', async (_, changes, field, sentence) => {
    const { status, body } = await createTask(manager, changes)
    expect([status, body.errors?.[field]]).toEqual([422, sentence])
  })

  // TSK-04
  test.each(['teamId', 'typeId', 'assignee', 'dueDate', 'title'])('needs its %s', async (field) => {
    const { status, body } = await createTask(manager, { [field]: undefined })
    expect([status, body.errors?.[field]]).toEqual([422, 'Field is required'])
  })

  test('of a template answers what the template asks for', async () => {
    const launch = { teamId: 2, typeId: 4, assignee: 8, workflowId: 1 }
    const refused = await createTask(manager, { ...launch, additionalFields: [{ id: 1, value: 'Nonsense' }] })
    expect(refused.body.errors?.['additionalFields']).toBe('Campaign goal: Choose one of the options.')
    const taken = await createTask(manager, {
      ...launch,
      additionalFields: [
        { id: 1, value: 'Sales' },
        { id: 2, value: '1500' },
      ],
    })
    expect(taken.status).toBe(200)
    const { body } = await manager.get<{ additional_fields: unknown; workflow: unknown }>(
      `/tasks/${taken.body.id}`,
    )
    expect(body.additional_fields).toEqual([
      { name: 'Campaign goal', value: 'Sales' },
      { name: 'Monthly budget', value: '1500' },
    ])
    expect(body.workflow).toEqual({ id: 1, name: 'New SEM campaign' })
    const used = await manager.get<{ id: number }[]>('/tasks/users/task-templates')
    expect(used.body.map(({ id }) => id)).toEqual([1])
  })

  test('is one, however often the request is repeated', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const body = { ...goodTask, title: 'Only once' }
    const answers = await Promise.all(
      [1, 2, 3].map(() => manager.request<Task>('POST', '/tasks', { body, headers })),
    )
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1)
  })
})

describe('many tasks at once', () => {
  const bulk = (tasks: readonly object[], more: object = {}) =>
    manager.post<{ ids: number[] } & Refused>('/tasks/bulk-create', { clientId: 1004, tasks, ...more })

  // TSK-08
  test('are all created for the client, or none', async () => {
    const title = `Bulk ${crypto.randomUUID()}`
    const found = async () =>
      (await manager.get<Page<Task>>(`/tasks?search=${title}`)).body.rows.map(({ client }) => client?.id)
    const refused = await bulk([
      { ...goodTask, title },
      { ...goodTask, title, assignee: 13 },
    ])
    expect([refused.status, await found()]).toEqual([422, []])
    const created = await bulk([
      { ...goodTask, title },
      { ...goodTask, title },
    ])
    expect(created.body.ids).toHaveLength(2)
    expect(await found()).toEqual([1004, 1004])
  })

  test('are reported by nobody else', async () => {
    expect((await bulk([goodTask], { reporterId: 6 })).status).toBe(200)
    expect((await bulk([goodTask], { reporterId: 7 })).body.errors).toHaveProperty('reporterId')
  })
})

describe('a task that is there', () => {
  test('is given away, moved, commented on and closed, and says who did what', async () => {
    const { id } = (await createTask(manager, { title: 'A long way' })).body
    const change = (body: object) => manager.patch<Task & Refused>(`/tasks/${id}`, body)
    expect((await manager.patch<Task>(`/tasks/${id}/assignee`, { assignee: 7 })).body.assignee).toMatchObject(
      { id: 7 },
    )
    // Decision Q91: same-day delivery is asked for afterwards.
    expect((await change({ dueDate: today() })).body.due_date).toBe(today())
    expect((await change({ dueDate: addDays(today(), -1) })).body.errors).toHaveProperty('dueDate')
    expect((await change({ comment: '<p> </p>' })).body.errors).toEqual({ comment: 'Please enter a comment' })
    await change({ comment: '<p>Nearly<img src=x onerror=alert(1)></p>' })
    expect((await change({ statusId: 5 })).body).toMatchObject({ closed: true, status: { name: 'Done' } })
    const whole = (
      await manager.get<{ comments: { body: string; author: { id: number } }[] }>(`/tasks/${id}`)
    ).body
    expect(whole.comments).toMatchObject([{ body: '<p>Nearly</p>', author: { id: 6 } }])
    const { body } = await manager.get<{ action: string }[]>(`/tasks/users/activities?taskId=${id}`)
    expect(body.map(({ action }) => action)).toEqual([
      'closed it as Done',
      'added a comment',
      expect.stringMatching(/^made it due /),
      'gave it to Peter Halvorsen',
      'created it',
    ])
    expect((await change({})).status).toBe(422)
    expect((await manager.patch('/tasks/999999', { statusId: 5 })).status).toBe(404)
    expect(
      (await manager.patch<Refused>(`/tasks/${id}/assignee`, { assignee: 13 })).body.errors,
    ).toHaveProperty('assignee')
  })
})

describe('news of a task', () => {
  const newsOf = async (caller: Caller) =>
    (await caller.get<{ rows: { text: string; path: string }[] }>('/notifications')).body.rows

  test('ring the bell of whoever gets it or is mentioned, and of nobody who did it themselves', async () => {
    const [sem, seo, programmatic] = (await Promise.all(
      ['sem', 'seo', 'programmatic'].map((account) => signIn(server.url, account)),
    )) as [Caller, Caller, Caller]
    const title = `News ${crypto.randomUUID()}`
    const before = (await newsOf(manager)).length
    const { id } = (await createTask(manager, { title, assignee: 8, mentions: [9, 6, 13, 999_999] })).body
    await manager.patch(`/tasks/${id}/assignee`, { assignee: 11 })
    const path = `/taskiq?task_id=${id}`
    expect((await newsOf(sem))[0]).toMatchObject({ text: `You have a task: ${title}`, path })
    expect((await newsOf(seo))[0]).toMatchObject({ text: `You are mentioned in a task: ${title}`, path })
    expect((await newsOf(programmatic))[0]).toMatchObject({ text: `You have a task: ${title}`, path })
    await manager.patch(`/tasks/${id}`, {
      comment: '<p><span data-type="mention" data-id="9">@L</span> look</p>',
    })
    expect((await newsOf(seo)).filter(({ path: to }) => to === path)).toHaveLength(2)
    expect((await newsOf(manager)).length).toBe(before)
  })
})

describe('the list', () => {
  const rows = async (query: string) =>
    (await manager.get<Page<Task>>(`/tasks?pageSize=200${query}`)).body.rows

  test('has the open tasks, the first due first, unless it is asked for others', async () => {
    const open = await rows('')
    expect(open.length).toBeGreaterThan(100)
    expect(open.every(({ closed }) => !closed)).toBe(true)
    const days = open.map((task) => task.due_date)
    expect(days).toEqual(days.toSorted())
    expect((await rows('&state=closed')).every(({ closed }) => closed)).toBe(true)
  })

  test('narrows by client, team, assignee, status, days and to the caller’s own', async () => {
    for (const task of await rows('&teamId=2')) expect(task.team?.id).toBe(2)
    for (const task of await rows('&assigneeId=8')) expect(task.assignee?.id).toBe(8)
    for (const task of await rows('&statusId=2')) expect(task.status?.id).toBe(2)
    for (const task of await rows('&clientId=1003')) expect(task.client?.id).toBe(1003)
    for (const task of await rows(`&dueTo=${today()}`)) expect(task.due_date <= today()).toBe(true)
    const mine = await rows('&mine=true')
    expect(mine.length).toBeGreaterThanOrEqual(5)
    for (const task of mine) expect(task.assignee?.id).toBe(6)
    expect((await manager.get('/tasks?sort=password')).status).toBe(422)
  })

  test('says the statuses of tasks by their ids', async () => {
    const [one, other] = await rows('')
    const { body } = await manager.post<{ id: number; status: unknown }[]>('/tasks/task-statuses', {
      task_ids: [one!.id, other!.id, 999_999],
    })
    expect(body.toSorted((a, b) => a.id - b.id)).toEqual(
      [one!, other!].map(({ id, status }) => ({ id, status })).toSorted((a, b) => a.id - b.id),
    )
  })
})

describe('who sees which tasks', () => {
  test.each(['client', 'client-manager', 'regional-manager', 'partner'])(
    '%s has no task tool',
    async (account) => {
      const caller = await signIn(server.url, account)
      for (const path of ['/tasks', '/tasks/mine', '/tasks/1', '/tasks/people', '/tasks/tool'])
        expect((await caller.get(path)).status, path).toBe(403)
      expect((await createTask(caller)).status).toBe(403)
    },
  )

  test('a partner with the role Client+ sees the tasks of the own tenant and no other', async () => {
    const { rows } = (await partner.get<Page<Task>>('/tasks?state=all&pageSize=200')).body
    expect(rows.length).toBeGreaterThan(3)
    for (const { client } of rows) expect(client === null || client.id >= 2001).toBe(true)
    const foreign = (await manager.get<Task[]>('/tasks/mine')).body[0]!
    expect((await partner.get(`/tasks/${foreign.id}`)).status).toBe(404)
    expect((await partner.patch(`/tasks/${foreign.id}`, { statusId: 5 })).status).toBe(404)
    expect((await partner.get<{ name: string }[]>('/tasks/people')).body).toEqual([
      { id: 18, name: 'Joanna Reyes' },
    ])
    expect((await createTask(partner, { assignee: 18, clientId: 2002 })).status).toBe(200)
    expect((await createTask(partner, { assignee: 6, clientId: null })).body.errors).toHaveProperty(
      'assignee',
    )
  })

  test('only those who keep the tool set it up', async () => {
    const team = { name: `Team ${crypto.randomUUID()}` }
    expect((await manager.post('/task-teams', team)).status).toBe(403)
    expect((await partner.get('/task-teams')).status).toBe(403)
    expect((await admin.post('/task-teams', team)).status).toBe(200)
    expect((await manager.get('/tasks/tool')).body).toEqual({ url: null, can: { keep: false } })
    expect((await admin.get('/tasks/tool')).body).toEqual({ url: null, can: { keep: true } })
  })
})

describe('a token for the task tool', () => {
  const tool = async (token: string | null, path = '/v1/users/tasks?user_id=6') =>
    fetch(`${server.url}/taskiq-api${path}`, {
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
    })

  test('opens the task tool and nothing of the portal', async () => {
    const token = await toolToken(manager)
    expect((await tool(token)).status).toBe(200)
    const portal = await fetch(`${server.url}/api/users/me`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(portal.status).toBe(401)
    expect((await tool(token, '/v1/users/tasks?user_id=7')).status).toBe(403)
  })

  test('is asked for: neither nobody nor a portal session gets in', async () => {
    expect((await tool(null)).status).toBe(401)
    expect((await tool(manager.token)).status).toBe(401)
    expect((await tool(`${await toolToken(manager)}x`)).status).toBe(401)
    expect((await tool(await toolToken(await signIn(server.url, 'client')))).status).toBe(403)
  })

  test('ends with the session behind it, and says whose it is', async () => {
    const caller = await signIn(server.url, 'seo')
    const token = await toolToken(caller)
    const asked = () =>
      fetch(`${server.url}/taskiq-api/login/token`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
      })
    const known = (await (await asked()).json()) as { key: string; user: object }
    expect(known.user).toEqual({ id: 9, email: 'seo@demo.test', name: 'Lucas Ferreira', tenantId: 1 })
    expect((await tool(known.key, '/v1/tasks/statuses')).status).toBe(200)
    const { body: sessions } = await caller.get<{ id: string; current: boolean }[]>('/users/9/sessions')
    await caller.delete(`/users/9/sessions/${sessions.find(({ current }) => current)!.id}`)
    expect((await asked()).status).toBe(401)
  })
})
