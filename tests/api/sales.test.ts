import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agencyYear } from '../support/agency-day.ts'
import { signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { formOf } from './activity-form.ts'
import { created } from './budget-form.ts'
import { goodInteraction } from './interaction-form.ts'

interface Board {
  readonly stages: { id: number; name: string; kind: string; leads: number; sum: number; weighted: number }[]
  readonly leads: { id: number; version: number; stageId: number; amount: number | null; days: number }[]
}

let server: RunningServer
let admin: Caller

beforeAll(async () => {
  server = await startServer()
  admin = await signIn(server.url, 'super-admin')
})
afterAll(async () => {
  await server.stop()
})

const board = async (): Promise<Board> => (await admin.get<Board>('/opportunities/board')).body
const stageCalled = async (name: string): Promise<number> =>
  (await board()).stages.find((stage) => stage.name === name)!.id

describe('the pipeline', () => {
  // CRM-05
  test('sums its stages, and a lead that was moved stays there with a line in its timeline', async () => {
    const [fresh, proposal] = [await stageCalled('New'), await stageCalled('Proposal Sent')]
    const before = (await board()).stages.find(({ id }) => id === proposal)!
    const made = await admin.post<{ id: number; version: number }>('/opportunities', {
      name: 'Cedar Falls Ford',
      stageId: fresh,
      amount: 4000.5,
      source: 'Referral',
    })
    const { id } = made.body
    const moved = await admin.put(`/opportunities/${id}/stage`, { stageId: proposal })
    expect(moved.body).toEqual({ id, version: 2, stageId: proposal })

    const after = await board()
    expect(after.leads.find((lead) => lead.id === id)).toMatchObject({ stageId: proposal, days: 0 })
    const stage = after.stages.find((one) => one.id === proposal)!
    expect(stage.leads).toBe(before.leads + 1)
    expect(stage.sum).toBeCloseTo(before.sum + 4000.5)
    expect(stage.weighted).toBeCloseTo(stage.sum * 0.65, 1)

    await admin.post(`/opportunities/${id}/notes`, { body: 'Asked for a sample report.' })
    const timeline = await admin.get<{ kind: string; body: string; by: string }[]>(
      `/opportunities/${id}/timeline`,
    )
    expect(timeline.body.map(({ kind, body }) => [kind, body])).toEqual([
      ['Note', 'Asked for a sample report.'],
      ['Moved', 'Moved from New to Proposal Sent'],
      ['Added', 'Added to New, Referral'],
    ])
    expect(timeline.body[0]!.by).toBe('Grace Whitfield')
  })

  test('two people at once: the second one is told, and the lead stays where the first one put it', async () => {
    const [fresh, qualified, won] = [
      await stageCalled('New'),
      await stageCalled('Qualified'),
      await stageCalled('Won'),
    ]
    const { body } = await admin.post<{ id: number; version: number }>('/opportunities', {
      name: 'Two at once',
      stageId: fresh,
    })
    const move = (stageId: number) =>
      admin.request<{ message: string }>('PUT', `/opportunities/${body.id}/stage`, {
        body: { stageId },
        headers: { 'if-match': `"${body.version}"` },
      })
    expect((await move(qualified)).status).toBe(200)
    const second = await move(won)
    expect(second.status).toBe(412)
    expect(second.body.message).toContain('Someone else changed this record')
    expect((await board()).leads.find(({ id }) => id === body.id)!.stageId).toBe(qualified)
  })

  test('a lead is lost with a reason only, however it is moved', async () => {
    const [fresh, lost] = [await stageCalled('New'), await stageCalled('Lost')]
    const { body } = await admin.post<{ id: number }>('/opportunities', { name: 'Lost one', stageId: fresh })
    for (const refused of [
      await admin.put<{ errors: object }>(`/opportunities/${body.id}/stage`, { stageId: lost }),
      await admin.put<{ errors: object }>(`/opportunities/${body.id}`, { stageId: lost }),
      await admin.post<{ errors: object }>('/opportunities', { name: 'Lost at once', stageId: lost }),
    ]) {
      expect(refused.status).toBe(422)
      expect(refused.body.errors).toEqual({ lostReasonId: 'Say why this lead was lost.' })
    }
    const kept = await admin.put(`/opportunities/${body.id}/stage`, { stageId: lost, lostReasonId: 1 })
    expect(kept.status).toBe(200)
    const timeline = await admin.get<{ body: string }[]>(`/opportunities/${body.id}/timeline`)
    expect(timeline.body[0]!.body).toBe('Moved from New to Lost, Price')
  })

  test('whoever was talked to becomes a contact of the client once the lead is won, and one who is known does not again', async () => {
    const [fresh, won] = [await stageCalled('New'), await stageCalled('Won')]
    const known = async (): Promise<readonly { name: string; email: string }[]> =>
      (
        await admin.get<{ rows: { name: string; email: string }[] }>('/clients/1004/contacts?pageSize=200')
      ).body.rows.filter(({ name }) => name === 'Wilma Winner')
    const lead = { name: 'Won one', contactName: 'Wilma Winner', email: 'wilma@winner.example' }
    const { body } = await admin.post<{ id: number }>('/opportunities', { ...lead, stageId: fresh })
    await admin.put(`/opportunities/${body.id}/stage`, { stageId: won })
    expect(await known()).toEqual([])
    // Its store comes into the portal after it was won.
    await admin.put(`/opportunities/${body.id}`, { prospectId: 1004 })
    expect(await known()).toMatchObject([{ email: 'wilma@winner.example' }])
    const timeline = await admin.get<{ body: string }[]>(`/opportunities/${body.id}/timeline`)
    expect(timeline.body.map((line) => line.body).join()).toContain('Wilma Winner became a contact of ')
    const again = { ...lead, stageId: won, prospectId: 1004 }
    const second = await admin.post<{ id: number }>('/opportunities', again)
    expect(await known()).toHaveLength(1)
    for (const { id } of [body, second.body]) await admin.delete(`/opportunities/${id}`)
  })

  test('a stage with leads in it is not deleted, and stays on the board when it is retired', async () => {
    const stage = await admin.post<{ id: number }>('/opportunity-stages', { name: 'Legal review' })
    await admin.post('/opportunities', { name: 'With lawyers', stageId: stage.body.id })
    expect((await admin.delete(`/opportunity-stages/${stage.body.id}`)).status).toBe(409)
    await admin.put(`/opportunity-stages/${stage.body.id}`, { active: false })
    expect((await board()).stages.map(({ id }) => id)).toContain(stage.body.id)
  })

  test('two leads of one person are proposed, and put together with both timelines', async () => {
    const [fresh, proposal] = [await stageCalled('New'), await stageCalled('Proposal Sent')]
    const add = async (lead: object) =>
      (await admin.post<{ id: number; version: number }>('/opportunities', { stageId: fresh, ...lead })).body
    const first = await add({ name: 'Heron Kia', email: 'pat@heron.example', prospectId: 1004 })
    const second = await add({
      name: 'Heron Kia of Ames',
      email: 'PAT@heron.example',
      phone: '515-555-0188',
      nextStep: 'Send the deck',
      prospectId: 1004,
    })
    await admin.post(`/opportunities/${second.id}/notes`, { body: 'Met at the auto show.' })
    await admin.put(`/opportunities/${second.id}/stage`, { stageId: proposal })
    const other = (await admin.get<{ id: number; version: number }>(`/opportunities/${second.id}`)).body
    const alike = await admin.get(`/opportunities/duplicates?leadId=${first.id}`)
    expect(alike.body).toEqual([
      { id: second.id, name: 'Heron Kia of Ames', stage: 'Proposal Sent', shares: ['e-mail', 'client'] },
    ])
    const merge = (otherVersion: number) =>
      admin.post(`/opportunities/${first.id}/merge`, {
        otherId: second.id,
        otherVersion,
        take: ['phone', 'nextStep'],
      })
    expect((await merge(second.version)).status).toBe(412)
    expect((await merge(other.version)).body).toMatchObject({ id: first.id, stageId: fresh })
    expect((await admin.get(`/opportunities/${first.id}`)).body).toMatchObject({
      name: 'Heron Kia',
      phone: '515-555-0188',
      nextStep: 'Send the deck',
    })
    expect((await admin.get(`/opportunities/${second.id}`)).status).toBe(404)
    expect((await board()).leads.map(({ id }) => id)).not.toContain(second.id)
    const timeline = await admin.get<{ body: string }[]>(`/opportunities/${first.id}/timeline`)
    expect(timeline.body.map(({ body }) => body)).toEqual(
      expect.arrayContaining([
        'Merged with Heron Kia of Ames, which stood in Proposal Sent',
        'Moved from New to Proposal Sent',
        'Met at the auto show.',
      ]),
    )
    expect((await admin.get(`/opportunities/duplicates?leadId=${first.id}`)).body).toEqual([])
  })

  test('is for employees only', async () => {
    const client = await signIn(server.url, 'client')
    expect((await client.get('/opportunities/board')).status).toBe(403)
    expect(
      (await client.post('/opportunities/1/merge', { otherId: 2, otherVersion: 1, take: [] })).status,
    ).toBe(403)
    expect((await client.get('/opportunities/1/timeline')).status).toBe(403)
  })
})

describe('the blacklist', () => {
  // CRM-03
  test('takes no entry that no lead, or every lead, would fall under', async () => {
    const add = (kind: string, name: string) =>
      admin.post<{ id: number; errors: Record<string, string> }>('/lead-blacklist', { kind, name })
    expect((await add('Email', 'rival-without-at.example')).body.errors['name']).toContain('whole address')
    expect((await add('Name Pattern', '**')).status).toBe(422)
    const entry = await add('Domain', 'rival-without-at.example')
    expect(entry.status).toBe(200)
    const changed = await admin.put<{ errors: Record<string, string> }>(`/lead-blacklist/${entry.body.id}`, {
      kind: 'Email',
    })
    expect(changed.body.errors['name']).toContain('whole address')
    expect((await admin.put(`/lead-blacklist/${entry.body.id}`, { active: false })).status).toBe(200)
  })
})

describe('onboarding', () => {
  interface Row {
    readonly id: number
    readonly tasks: number
    readonly done: number
    readonly percent: number
    readonly daysLate: number
  }
  const row = async (id: number): Promise<Row | undefined> =>
    (await admin.get<Row[]>('/onboarding')).body.find((one) => one.id === id)

  // CRM-04
  test('starts with the templates, once, and counts what is done', async () => {
    const started = await admin.post<{ tasks: number }>('/onboarding/start', {
      clientId: 1002,
      startsAt: '2020-01-31',
    })
    expect(started.status).toBe(200)
    expect(await row(1002)).toMatchObject({ tasks: started.body.tasks, done: 0, percent: 0 })
    expect((await row(1002))!.daysLate).toBeGreaterThan(365)

    const again = await admin.post('/onboarding/start', { clientId: 1002, startsAt: '2020-01-31' })
    expect(again.status).toBe(409)

    const tasks = await admin.get<{ rows: { id: number; dueAt: string }[] }>('/clients/1002/onboarding-tasks')
    expect(tasks.body.rows.map(({ dueAt }) => dueAt)).toContain('2020-01-17')
    for (const { id } of tasks.body.rows) await admin.put(`/onboarding-tasks/${id}`, { done: true })
    expect(await row(1002)).toMatchObject({ percent: 100, daysLate: 0 })
  })

  // CRM-04
  test('an onboarding task is one task in both: what is done to it on one side shows on the other', async () => {
    interface Piece {
      readonly id: number
      readonly version: number
      readonly name: string
      readonly done: boolean
      readonly ownerId: number
      readonly dueAt: string
      readonly taskId: number
    }
    const pieces = async (): Promise<readonly Piece[]> =>
      (await admin.get<{ rows: Piece[] }>('/clients/1003/onboarding-tasks')).body.rows
    const task = async (id: number) =>
      (
        await admin.get<{
          title: string
          closed: boolean
          due_date: string
          assignee: { id: number }
          client: { id: number }
        }>(`/tasks/${id}`)
      ).body
    const made = await admin.post<Piece>('/onboarding-tasks', {
      clientId: 1003,
      name: 'Tags are tested',
      categoryId: 1,
      ownerId: 6,
      dueAt: '2030-02-01',
    })
    expect(await task(made.body.taskId)).toMatchObject({
      title: 'Tags are tested',
      closed: false,
      due_date: '2030-02-01',
      assignee: { id: 6 },
      client: { id: 1003 },
    })

    await admin.put(`/onboarding-tasks/${made.body.id}`, { name: 'Tags work', ownerId: 7, done: true })
    expect(await task(made.body.taskId)).toMatchObject({
      title: 'Tags work',
      closed: true,
      assignee: { id: 7 },
    })

    await admin.patch(`/tasks/${made.body.taskId}`, { statusId: 1, title: 'Tags work again' })
    await admin.patch(`/tasks/${made.body.taskId}/assignee`, { assignee: 6 })
    expect((await pieces()).find(({ id }) => id === made.body.id)).toMatchObject({
      name: 'Tags work again',
      done: false,
      ownerId: 6,
    })

    await admin.delete(`/onboarding-tasks/${made.body.id}`)
    expect(await task(made.body.taskId)).toMatchObject({ closed: true })
    expect((await admin.post('/onboarding/refresh', {})).body).toEqual({ changed: 0 })
    // Whoever only looked at an onboarding changed nothing.
    const { body: log } = await admin.get<{ rows: unknown[] }>('/audit-log?call=onboarding.refresh')
    expect(log.rows).toEqual([])
  })

  // CRM-04
  test('goes by role and service, and what waits for something is not next', async () => {
    const template = async (body: object): Promise<number> =>
      (await admin.post<{ id: number }>('/onboarding-task-templates', { categoryId: 1, ...body })).body.id
    const service = async (name: string): Promise<number> =>
      (await admin.post<{ id: number }>('/services', { name, serviceGroupId: 1 })).body.id
    const [had, lacked] = [await service('Drone photos'), await service('Skywriting')]
    const store = (
      await admin.post<{ id: number; slug: string }>('/clients', {
        name: 'Roles of Tulsa',
        activatedAt: '2026-01-01',
      })
    ).body
    await created(admin, { clientId: store.id, serviceId: had })
    await admin.post('/clients/assignTeamMembers', {
      clientId: store.id,
      teamMembers: [{ clientUserTypeId: 3, userId: 8 }],
    })
    const first = await template({
      name: 'Drone booked',
      dueAfterDays: -3,
      serviceId: had,
      ownerTypeId: 3,
      ownerId: 6,
    })
    const between = await template({
      name: 'Plane booked',
      dueAfterDays: -2,
      serviceId: lacked,
      waitsForId: first,
    })
    const last = await template({
      name: 'Photos taken',
      dueAfterDays: -9,
      waitsForId: between,
      forClient: true,
    })

    const circle = await admin.put<{ errors: Record<string, string> }>(
      `/onboarding-task-templates/${first}`,
      {
        waitsForId: last,
      },
    )
    expect(circle.status).toBe(422)
    expect(circle.body.errors['waitsForId']).toContain('neither could begin')

    expect(
      (await admin.post('/onboarding/start', { clientId: store.id, startsAt: '2026-02-20' })).status,
    ).toBe(200)
    interface Piece {
      readonly id: number
      readonly name: string
      readonly ownerId: number
      readonly Service: { name: string } | null
      readonly waitsForId: number | null
      readonly forClient: boolean
    }
    const pieces = (await admin.get<{ rows: Piece[] }>(`/clients/${store.id}/onboarding-tasks?pageSize=200`))
      .body.rows
    const called = (name: string): Piece => pieces.find((one) => one.name === name)!
    expect(called('Drone booked')).toMatchObject({ ownerId: 8, Service: { name: 'Drone photos' } })
    expect(called('Plane booked')).toBeUndefined()
    // What it waited for makes no task here: it waits for what that one waits for.
    expect(called('Photos taken')).toMatchObject({ waitsForId: called('Drone booked').id, forClient: true })

    for (const { id, name } of pieces)
      if (!['Drone booked', 'Photos taken'].includes(name))
        await admin.put(`/onboarding-tasks/${id}`, { done: true })
    const next = async () =>
      (await admin.get<(Row & { nextTask: string })[]>('/onboarding')).body.find(({ id }) => id === store.id)!
    expect((await next()).nextTask).toBe('Drone booked')
    await admin.put(`/onboarding-tasks/${called('Drone booked').id}`, { done: true })
    expect((await next()).nextTask).toBe('Photos taken')
    for (const id of [last, between, first])
      await admin.put(`/onboarding-task-templates/${id}`, { active: false })
  })

  // CRM-04
  test('a client sees its own checklist, of what is marked for it and nothing else', async () => {
    const manager = await signIn(server.url, 'client-manager')
    const { body: me } = await manager.get<{ clients: { id: number }[] }>('/users/me')
    const own = me.clients[0]!.id
    const piece = async (clientId: number, name: string, more: object = {}): Promise<number> =>
      (
        await admin.post<{ id: number }>('/onboarding-tasks', {
          clientId,
          name,
          categoryId: 1,
          dueAt: '2030-03-01',
          ...more,
        })
      ).body.id
    const access = await piece(own, 'Give access', { forClient: true })
    const call = await piece(own, 'Kickoff', { forClient: true, dueAt: '2030-03-02' })
    await piece(own, 'Ours alone')
    await piece(1090, 'Somebody else’s', { forClient: true })
    const lists = async () =>
      (
        await manager.get<{ client: { id: number }; done: number; tasks: object[] }[]>(
          '/onboarding/checklist',
        )
      ).body
    expect(await lists()).toEqual([
      {
        client: { id: own, name: expect.any(String) },
        done: 0,
        tasks: [
          { id: access, name: 'Give access', dueAt: '2030-03-01', done: false, waitsFor: null, tick: false },
          { id: call, name: 'Kickoff', dueAt: '2030-03-02', done: false, waitsFor: null, tick: false },
        ],
      },
    ])
    await admin.put(`/onboarding-tasks/${access}`, { done: true })
    expect(await lists()).toMatchObject([{ done: 1, tasks: [{ done: true }, { waitsFor: null }] }])
    await admin.put(`/onboarding-tasks/${call}`, { done: true })
    expect(await lists()).toEqual([])
    expect((await manager.get('/onboarding')).status).toBe(403)
  })

  // CRM-04
  test('a client ticks off what it does itself and nothing else; its account manager is told, staff see who and when', async () => {
    const dealer = await signIn(server.url, 'client-manager')
    const { body: me } = await dealer.get<{ id: number; clients: { id: number }[] }>('/users/me')
    const own = me.clients[1]!.id
    const piece = async (clientId: number, name: string, more: object): Promise<number> =>
      (
        await admin.post<{ id: number }>('/onboarding-tasks', {
          clientId,
          name,
          categoryId: 1,
          dueAt: '2030-05-01',
          ...more,
        })
      ).body.id
    const theirs = await piece(own, 'Send the logo', { byClient: true })
    const shown = await piece(own, 'Tags tested', { forClient: true })
    const elsewhere = await piece(1090, 'Send the logo', { byClient: true })
    const tick = (id: number, done: boolean, caller = dealer) =>
      caller.put<{ done: boolean; message: string }>(`/onboarding/checklist/${id}`, { done })
    interface List {
      readonly client: { readonly id: number }
      readonly tasks: { readonly id: number; readonly done: boolean; readonly tick: boolean }[]
    }
    const list = async () =>
      (await dealer.get<List[]>('/onboarding/checklist')).body.find(({ client }) => client.id === own)?.tasks
    expect(await list()).toMatchObject([
      { id: theirs, done: false, tick: true },
      { id: shown, done: false, tick: false },
    ])
    // What is not its own to do, or of another store, is not there to be ticked off.
    expect((await tick(shown, true)).status).toBe(404)
    expect((await tick(elsewhere, true)).status).toBe(404)
    expect((await dealer.put(`/onboarding-tasks/${theirs}`, { done: true })).status).toBe(403)

    const members = await admin.get<{ userId: number; clientUserTypeId: number }[]>(`/clients/${own}/team`)
    expect(members.body.some(({ clientUserTypeId }) => clientUserTypeId === 1)).toBe(true)
    const manager = await signIn(server.url, 'account-manager')
    const { body: self } = await manager.get<{ id: number }>('/users/me')
    await admin.post('/clients/assignTeamMembers', {
      clientId: own,
      teamMembers: [{ userId: self.id, clientUserTypeId: 1 }],
    })
    expect((await tick(theirs, true)).body).toEqual({ id: theirs, done: true })
    expect((await tick(theirs, true)).body).toEqual({ id: theirs, done: true })
    const news = await manager.get<{ rows: { text: string }[] }>('/notifications')
    const told = news.body.rows.filter(({ text }) =>
      text.endsWith('ticked off in its onboarding: Send the logo'),
    )
    expect(told).toHaveLength(1)

    interface Piece {
      readonly done: boolean
      readonly DoneBy: { readonly id: number } | null
      readonly doneAt: string | null
      readonly taskId: number
    }
    const seen = async (): Promise<Piece> => (await admin.get<Piece>(`/onboarding-tasks/${theirs}`)).body
    expect(await seen()).toMatchObject({ done: true, DoneBy: { id: me.id }, doneAt: expect.any(String) })
    // It is the same task in the task tool.
    const task = await admin.get<{ task: { closed: boolean } } | { closed: boolean }>(
      `/tasks/${(await seen()).taskId}`,
    )
    expect(JSON.stringify(task.body)).toContain('"closed":true')

    // A slip is taken back by whoever made it, not by a colleague of the store.
    expect(await list()).toMatchObject([{ id: theirs, done: true, tick: true }, { id: shown }])
    await admin.put(`/onboarding-tasks/${theirs}`, { done: false })
    await admin.put(`/onboarding-tasks/${theirs}`, { done: true })
    expect(await list()).toMatchObject([{ id: theirs, done: true, tick: false }, { id: shown }])
    expect((await tick(theirs, false)).status).toBe(403)
    await admin.put(`/onboarding-tasks/${theirs}`, { done: false })
    await tick(theirs, true)
    expect((await tick(theirs, false)).body).toEqual({ id: theirs, done: false })
    expect(await seen()).toMatchObject({ done: false, DoneBy: null, doneAt: null })
    for (const id of [theirs, shown, elsewhere]) await admin.delete(`/onboarding-tasks/${id}`)
  })

  test('a client that does not exist cannot start', async () => {
    expect(
      (await admin.post('/onboarding/start', { clientId: 999_999, startsAt: '2026-01-01' })).status,
    ).toBe(404)
  })
})

describe('from the first call to the first day of service', () => {
  // CRM-01
  test('a prospect is called, wins, signs its agreement, and its onboarding is done', async () => {
    const prospect = (
      await admin.post<{ id: number; name: string }>('/clients', {
        name: 'Juniper Valley Mazda',
        state: 'IA',
      })
    ).body
    const lead = (
      await admin.post<{ id: number }>('/opportunities', {
        name: prospect.name,
        stageId: await stageCalled('New'),
        amount: 2500,
        prospectId: prospect.id,
      })
    ).body
    expect((await admin.post('/interactions', formOf(goodInteraction(prospect.id)))).status).toBe(200)
    expect(
      (await admin.put(`/opportunities/${lead.id}/stage`, { stageId: await stageCalled('Won') })).status,
    ).toBe(200)
    const timeline = await admin.get<{ kind: string }[]>(`/opportunities/${lead.id}/timeline`)
    expect(timeline.body.map(({ kind }) => kind).toSorted()).toEqual(['Added', 'Interaction', 'Moved'])

    const dealer = await signIn(server.url, 'client')
    const { body: self } = await admin.get<{ id: number }>('/users/getUserByEmail?email=client@demo.test')
    const types = await admin.get<{ id: number }[]>('/client-user-types')
    const put = await admin.post('/clients/assignTeamMembers', {
      clientId: prospect.id,
      teamMembers: [{ userId: self.id, clientUserTypeId: types.body[0]!.id }],
    })
    expect(put.status).toBe(200)
    const startsAt = `${agencyYear(1)}-03-01`
    interface Agreement {
      readonly id: number
      readonly slug: string
      readonly state: string
      readonly documentHash: string
    }
    const draft = await admin.post<Agreement>('/agreements', {
      clientId: prospect.id,
      title: 'First year',
      startsAt,
      months: 12,
      noticeDays: 30,
      terms: 'Between {agency} and {client}.',
      services: [{ serviceId: 1, budgetType: 'Recurring', amount: 2500 }],
    })
    await admin.post(`/agreements/${draft.body.id}/send`)
    const seen = (await dealer.get<Agreement>(`/agreements/${draft.body.slug}`)).body
    const signed = await dealer.post<Agreement>(`/agreements/${seen.id}/sign`, {
      name: 'Jo Vale',
      consent: true,
      documentHash: seen.documentHash,
    })
    expect(signed.body.state).toBe('Signed')
    const active = await admin.post<Agreement>(`/agreements/${seen.id}/countersign`, {
      name: 'Grace Whitfield',
    })
    expect(active.body.state).toBe('Active')

    const started = await admin.post<{ tasks: number }>('/onboarding/start', {
      clientId: prospect.id,
      startsAt,
    })
    expect(started.body.tasks).toBeGreaterThan(0)
    const tasks = await admin.get<{ rows: { id: number }[] }>(`/clients/${prospect.id}/onboarding-tasks`)
    for (const { id } of tasks.body.rows) await admin.put(`/onboarding-tasks/${id}`, { done: true })
    const rows = await admin.get<{ id: number; percent: number; daysLate: number }[]>('/onboarding')
    expect(rows.body.find(({ id }) => id === prospect.id)).toMatchObject({ percent: 100, daysLate: 0 })
  })
})

describe('the priority watchlist', () => {
  // CRM-07, CRM-08
  test('its parts name the client of their entry, and only administrators keep its scales', async () => {
    const scales = await admin.get<{ id: number }[]>('/priority-watchlist/scales')
    const entry = await admin.post<{ id: number }>('/priority-watchlist', {
      clientId: 1001,
      name: 'Talks to another agency',
      scaleId: scales.body[0]!.id,
      watchedSince: '2026-01-05',
    })
    const step = await admin.post<{ Entry: { name: string } }>('/priority-watchlist/action-plan', {
      name: 'Call the owner',
      entryId: entry.body.id,
    })
    const client = await admin.get<{ name: string }>('/clients/1001')
    expect(step.body.Entry.name).toBe(`${client.body.name}: Talks to another agency`)
    const manager = await signIn(server.url, 'account-manager')
    expect((await manager.get('/priority-watchlist/scales')).status).toBe(200)
    expect((await manager.post('/priority-watchlist/scales', { name: 'Mine' })).status).toBe(403)
  })
})

interface Health {
  readonly health: {
    score: number
    band: string
    parts: { most: number; lost: number | null; sentence: string }[]
  } | null
  readonly weeks: { week: string; score: number }[]
  readonly waits: { watchedAs: number | null; lateTasks: number }
}
interface Proposal {
  readonly id: number
  readonly clientId: number
  readonly name: string
  readonly state: string
}

describe('the health of clients', () => {
  // CRM-07
  test('adds up to its score, has its weeks, and sorts and narrows the list of clients for employees', async () => {
    const bands = ['Good', 'Watch', 'At Risk']
    const listed = await Promise.all(
      bands.map(
        async (band) =>
          (
            await admin.get<{ total: number; rows: { id: number; health: number }[] }>(
              `/clients?health=${band}&pageSize=200`,
            )
          ).body,
      ),
    )
    expect(listed.every(({ total }) => total > 0)).toBe(true)
    expect(listed.map(({ rows }) => rows.every(({ health }) => health >= 80))).toEqual([true, false, false])
    const id = listed[2]!.rows[0]!.id
    const { health, weeks } = (await admin.get<Health>(`/clients/${id}/health`)).body
    expect(health).toMatchObject({ score: listed[2]!.rows[0]!.health, band: 'At Risk' })
    expect(health!.parts.reduce((sum, { most }) => sum + most, 0)).toBe(100)
    expect(health!.parts.reduce((sum, { lost }) => sum + (lost ?? 0), 0)).toBe(100 - health!.score)
    expect(weeks.at(-1)!.score).toBe(health!.score)
    const sorted = await admin.get<{ rows: { health: number | null }[] }>('/clients?sort=health&pageSize=3')
    expect(sorted.body.rows[0]!.health).toBeLessThan(60)

    const outside = await signIn(server.url, 'client')
    const own = (await outside.get<{ rows: { id: number; health?: number }[] }>('/clients')).body.rows[0]!
    expect(own).not.toHaveProperty('health')
    expect((await outside.get(`/clients/${own.id}/health`)).status).toBe(403)
    expect((await outside.get<{ total: number }>('/clients?health=Good')).body.total).toBe(0)
    expect((await outside.get('/clients?sort=health')).status).toBe(422)
  })

  test('is worked out anew from what changed: a word with the client is a better health', async () => {
    const { rows } = (await admin.get<{ rows: { id: number }[] }>('/clients?health=At Risk')).body
    const [{ id }] = rows as [{ id: number }]
    const contact = async (): Promise<string> =>
      (await admin.post<Health>(`/clients/${id}/health`, {})).body.health!.parts[0]!.sentence
    await contact()
    const { status } = await admin.post('/interactions', formOf(goodInteraction(id)))
    expect(status).toBe(200)
    expect(await contact()).toMatch(/^Somebody spoke with it today\.$/)
  })

  test('proposes stores for the watchlist with the reason; a person takes one once, or says why not', async () => {
    const proposed = async (state: string): Promise<Proposal[]> =>
      (await admin.get<{ rows: Proposal[] }>(`/priority-watchlist/proposals?state=${state}`)).body.rows
    const [first, second] = await proposed('Proposed')
    expect(first!.name).toMatch(/^Health (is|fell from) \d+/)
    const taken = await admin.post<{ entryId: number }>(`/priority-watchlist/proposals/${first!.id}/take`, {})
    const entry = await admin.get<{ clientId: number; name: string; state: string }>(
      `/priority-watchlist/${taken.body.entryId}`,
    )
    expect(entry.body).toMatchObject({ clientId: first!.clientId, name: first!.name, state: 'Watching' })
    expect((await admin.post(`/priority-watchlist/proposals/${first!.id}/take`, {})).status).toBe(409)
    expect((await admin.get<Health>(`/clients/${first!.clientId}/health`)).body.waits.watchedAs).toBe(
      taken.body.entryId,
    )
    const declined = await admin.put<Proposal>(`/priority-watchlist/proposals/${second!.id}`, {
      reason: 'The group closes this store for a rebuild.',
    })
    expect(declined.body.state).toBe('Declined')
    expect((await proposed('Proposed')).map(({ id }) => id)).not.toContain(second!.id)
  })
})
