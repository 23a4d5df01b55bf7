import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer as Body } from '@portal/core/calls'
import { signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { formOf, goodFields, picture, twoStores, type Activity, type Problem } from './activity-form.ts'

let server: RunningServer
let manager: Caller
let seo: Caller
let admin: Caller
let clientManager: Caller
let store: number
let sister: number
let stranger: number

beforeAll(async () => {
  server = await startServer()
  ;[manager, seo, admin, clientManager] = (await Promise.all(
    ['account-manager', 'seo', 'admin', 'client-manager'].map((account) => signIn(server.url, account)),
  )) as [Caller, Caller, Caller, Caller]
  ;[store, sister] = await twoStores(clientManager)
  const group = (await manager.get<Body<'clients.get'>>(`/clients/${store}`)).body.groupId
  const all = await manager.get<Body<'clients.simpleList'>>('/clients/list/simple')
  stranger = all.body.find(({ groupId, canceledAt }) => groupId !== group && canceledAt === null)?.id ?? 0
})
afterAll(async () => {
  await server.stop()
})

const log = (fields: Readonly<Record<string, string>>, files: readonly File[] = [], by = manager) =>
  by.post<Activity & Problem>('/activities', formOf({ ...goodFields(store), ...fields }, files))

/** How many activities the store has. */
const countOf = async (): Promise<number> =>
  (await manager.get<{ total: number }>(`/clients/${store}/paginated-activities?pageSize=1`)).body.total

describe('logging an activity', () => {
  test('it is there for everyone who may see it, exactly as it was logged', async () => {
    const logged = await log({ associatedIds: `[${sister}]`, 'label[0]': 'Search terms' }, [
      new File(['term,clicks\ntruck,4'], 'terms.csv', { type: 'text/csv' }),
    ])
    expect(logged.status).toBe(200)
    const found = await seo.get<Activity[]>(`/clients/${store}/activities`)
    const same = found.body.find(({ id }) => id === logged.body.id)
    expect(same).toMatchObject({
      clientId: store,
      typeId: 3,
      categoryId: 109,
      body: '<p>Raised the bids on used trucks.</p>',
      loggedAt: '2026-11-20T15:30:00+00:00',
      isExternal: false,
      associatedIds: [sister],
      attachments: [{ name: 'terms.csv', label: 'Search terms', size: 19, mediaType: 'text/csv' }],
      can: { update: false, remove: false },
    })
    expect(logged.body.can).toEqual({ update: true, remove: true })
  })

  // SET-03
  test('it may be of a type and a category that were just added', async () => {
    const type = await manager.post<{ id: number }>('/activity-types', { name: 'Road Show' })
    const of = { typeId: type.body.id }
    const category = await manager.post<{ id: number }>('/categories', { name: 'Stop', ...of })
    const logged = await log({ typeId: String(type.body.id), categoryId: String(category.body.id) })
    expect(logged.body).toMatchObject({ ...of, categoryId: category.body.id })
    // What is logged keeps them: neither goes any more.
    expect((await manager.delete(`/activity-types/${type.body.id}`)).status).toBe(409)
  })

  test('the time is kept whatever offset it was sent with', async () => {
    const logged = await log({ loggedAt: '2026-11-20T09:30:00-06:00' })
    expect(logged.body.loggedAt).toBe('2026-11-20T15:30:00+00:00')
  })

  test.each([
    ['a body of nothing but space', { body: '<p> &nbsp;<br></p>' }, 'body', 'Field is required'],
    [
      'a placeholder',
      { body: '<p>[::Please add your comments here::]</p>' },
      'body',
      'It seems like you have placeholders in the activity body. Please remove them before saving the activity.',
    ],
    [
      'a placeholder split by formatting',
      { body: '<p>[<b>::</b>x</p>' },
      'body',
      'It seems like you have placeholders in the activity body. Please remove them before saving the activity.',
    ],
    [
      'a day before the earliest',
      { loggedAt: '2020-01-05T05:59:59+00:00' },
      'loggedAt',
      'The earliest date is 01/05/2020.',
    ],
    [
      'a category of another type',
      { categoryId: '113' },
      'categoryId',
      /is not a category of this activity type\.$/,
    ],
    ['no category', { categoryId: '' }, 'categoryId', 'Field is required'],
    ['a type that is text', { typeId: 'abc' }, 'typeId', 'Field must be a number'],
    ['a type that is no whole number', { typeId: '1.5' }, 'typeId', 'Field must be an integer'],
    ['a type that does not exist', { typeId: '999999' }, 'typeId', 'This activity type does not exist.'],
    ['a field that is not known', { colour: 'red' }, 'colour', 'Field is not known'],
  ])('%s is refused, and nothing is saved', async (_what, fields, field, sentence) => {
    const before = await countOf()
    const refused = await log(fields as Record<string, string>)
    expect(refused.status).toBe(422)
    expect(refused.body.errors?.[field]).toMatch(sentence)
    expect(await countOf()).toBe(before)
  })

  test('the earliest day begins at midnight in Chicago', async () => {
    expect((await log({ loggedAt: '2020-01-05T06:00:00+00:00' })).status).toBe(200)
  })

  test('an image alone is a body, and only one of our own store stays in it', async () => {
    const form = new FormData()
    form.set('file', picture())
    const uploaded = await manager.post<{ address: string }>('/assets/upload/editor', form)
    const logged = await log({
      body: `<img src="https://portal.example${uploaded.body.address.replaceAll('&', '&amp;')}"><img src="https://evil.example/pixel.png">`,
    })
    expect(logged.status).toBe(200)
    expect(logged.body.body.match(/<img/g)).toHaveLength(1)
    const address = /src="([^"]+)"/.exec(logged.body.body)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect((await fetch(server.url + address)).headers.get('content-type')).toBe('image/png')
    expect((await log({ body: '<img src="https://evil.example/pixel.png">' })).body.errors).toEqual({
      body: 'Field is required',
    })
  })

  test.each([
    ['the client itself', () => String(store)],
    ['a store of another group', () => String(stranger)],
    ['a store that does not exist', () => '999999'],
  ])('%s is no related store', async (_what, id) => {
    const refused = await log({ associatedIds: `[${id()}]` })
    expect(refused.status).toBe(422)
    expect(refused.body.errors).toHaveProperty('associatedIds')
  })

  test('every attachment needs a description of at most 50 characters', async () => {
    const file = new File(['x'], 'x.txt')
    expect((await log({}, [file])).body.errors).toEqual({ 'label.0': 'Field is required' })
    expect((await log({ 'label[0]': 'x'.repeat(51) }, [file])).body.errors).toEqual({
      'label.0': 'Description must be 50 characters or less.',
    })
    expect((await log({ 'label[0]': 'a', 'label[1]': ' ' }, [file, file])).body.errors).toEqual({
      'label.1': 'Field is required',
    })
    expect((await log({ 'label[0]': 'x'.repeat(50) }, [file])).status).toBe(200)
  })

  // ACT-27
  test('a screenshot of CO-OP is a picture under 10 MB, whatever the form says', async () => {
    const { body: categories } = await manager.get<Body<'categories.list'>>('/categories')
    const category = categories.find(({ typeId, active }) => typeId === 2 && active)
    const log = (file: File, label = 'Co-Op Screenshot Current') =>
      manager.request<Activity & Problem>('POST', '/activities', {
        body: formOf(
          { ...goodFields(1003), typeId: '2', categoryId: String(category?.id), 'label[0]': label },
          [file],
        ),
      })
    const sentence = 'Co-Op Screenshot Current must be a PNG, JPG or GIF under 10 MB.'
    for (const wrong of [
      new File(['a,b'], 'lot.png', { type: 'image/png' }),
      new File([await picture().arrayBuffer(), new Uint8Array(10 * 1024 * 1024)], 'lot.png'),
    ])
      expect((await log(wrong)).body.errors).toEqual({ 'attachments.0': sentence })
    expect((await log(new File(['a,b'], 'lot.csv'), 'Terms')).status).toBe(200)
    expect((await log(picture())).status).toBe(200)
  })

  test('the same idempotency key logs it once, with its files', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const send = () =>
      manager.request<Activity>('POST', '/activities', {
        body: formOf({ ...goodFields(store), 'label[0]': 'a' }, [new File(['one'], 'one.txt')]),
        headers,
      })
    const before = await countOf()
    const [first, second] = [await send(), await send()]
    expect(second.headers.get('idempotency-replayed')).toBe('true')
    expect(second.body).toEqual(first.body)
    expect(await countOf()).toBe(before + 1)
  })
})

describe('who sees and changes what', () => {
  test("a client's user sees the external ones of own clients, and may change none", async () => {
    const internal = await log({})
    const external = await log({ isExternal: 'true' })
    const seen = await clientManager.get<Activity[]>(`/clients/${store}/activities`)
    const ids = seen.body.map(({ id }) => id)
    expect(ids).toContain(external.body.id)
    expect(ids).not.toContain(internal.body.id)
    expect(seen.body.every(({ isExternal, can }) => isExternal && !can.update && !can.remove)).toBe(true)
    const paged = await clientManager.get<{ rows: Activity[]; total: number }>(
      `/clients/${store}/paginated-activities?pageSize=200`,
    )
    expect(paged.body.rows.map(({ id }) => id)).toEqual(ids)
    expect(paged.body.total).toBe(ids.length)
    expect((await clientManager.get(`/clients/${stranger}/activities`)).status).toBe(403)
    expect((await log({}, [], clientManager)).status).toBe(403)
  })

  // ACT-34
  test('is deleted by callers too who name the type of a body that they do not send', async () => {
    const { body } = await log({})
    const headers = { 'content-type': 'application/json' }
    expect((await manager.request('DELETE', `/activities/${body.id}`, { headers })).status).toBe(200)
    expect((await manager.get(`/activities/${body.id}`)).status).toBe(404)
  })

  test('only who logged it or an Administrator changes and deletes it', async () => {
    const { body } = await log({})
    const fields = { ...goodFields(store), id: String(body.id), body: '<p>Changed</p>' }
    const refused = await seo.post<Problem>('/activities/update', formOf(fields))
    expect(refused.status).toBe(403)
    expect(refused.body.message).toBe(
      'Only the person who logged an activity, or an Administrator, may change or delete it.',
    )
    expect((await seo.delete(`/activities/${body.id}`)).status).toBe(403)
    expect((await admin.post<Activity>('/activities/update', formOf(fields))).body.body).toBe(
      '<p>Changed</p>',
    )
    expect((await manager.delete(`/activities/${body.id}`)).status).toBe(200)
    expect((await manager.delete(`/activities/${body.id}`)).status).toBe(404)
    const left = await manager.get<Activity[]>(`/clients/${store}/activities`)
    expect(left.body.map(({ id }) => id)).not.toContain(body.id)
  })
})

describe('changing an activity', () => {
  test('what someone else changed in the meantime is not overwritten', async () => {
    const { body } = await log({})
    const fields = { ...goodFields(store), id: String(body.id) }
    const update = (text: string, version: number) =>
      manager.request<Activity>('POST', '/activities/update', {
        body: formOf({ ...fields, body: `<p>${text}</p>` }),
        headers: { 'if-match': `"${version}"` },
      })
    expect((await update('first', 1)).body.version).toBe(2)
    expect((await update('second', 1)).status).toBe(412)
    const now = await manager.get<Activity[]>(`/clients/${store}/activities`)
    expect(now.body.find(({ id }) => id === body.id)?.body).toBe('<p>first</p>')
  })

  test('attachments stay, go and come as the form says', async () => {
    const { body } = await log({ 'label[0]': 'stays', 'label[1]': 'goes' }, [
      new File(['1'], 'stays.txt'),
      new File(['2'], 'goes.txt'),
    ])
    const [stays, goes] = body.attachments
    const changed = await manager.post<Activity>(
      '/activities/update',
      formOf(
        {
          ...goodFields(store),
          id: String(body.id),
          keep: `[${stays?.id}]`,
          'keepLabel[0]': 'stayed',
          'label[0]': 'came',
        },
        [new File(['3'], 'comes.txt')],
      ),
    )
    expect(changed.body.attachments.map(({ name, label }) => [name, label])).toEqual([
      ['stays.txt', 'stayed'],
      ['comes.txt', 'came'],
    ])
    expect((await fetch(server.url + (goes?.address ?? ''))).status).toBe(404)
    const untouched = await manager.post<Activity>(
      '/activities/update',
      formOf({ ...goodFields(store), id: String(body.id) }),
    )
    expect(untouched.body.attachments).toHaveLength(2)
    const emptied = await manager.post<Activity>(
      '/activities/update',
      formOf({ ...goodFields(store), id: String(body.id), keep: '[]' }),
    )
    expect(emptied.body.attachments).toEqual([])
  })

  test('an activity whose category went out of use can still be corrected, a new one cannot have it', async () => {
    const type = (
      await admin.post<{ id: number }>('/activity-types', { name: `Retired ${crypto.randomUUID()}` })
    ).body.id
    const category = (await admin.post<{ id: number }>('/categories', { typeId: type, name: 'Old' })).body.id
    const fields = { typeId: String(type), categoryId: String(category) }
    const { body } = await log(fields)
    expect((await admin.put(`/categories/${category}`, { active: false })).status).toBe(200)
    const refused = await log(fields)
    expect(refused.body.errors).toEqual({ categoryId: '"Old" is no longer in use. Choose another one.' })
    const corrected = await manager.post(
      '/activities/update',
      formOf({ ...goodFields(store), ...fields, id: String(body.id), body: '<p>x</p>' }),
    )
    expect(corrected.status).toBe(200)
  })
})

describe('lists of activities', () => {
  test('a period is counted in days of Chicago, both ends included', async () => {
    const lateEvening = await log({ loggedAt: '2023-03-02T05:59:00+00:00' })
    const nextMorning = await log({ loggedAt: '2023-03-02T06:00:00+00:00' })
    const on = async (day: string): Promise<number[]> =>
      (
        await manager.get<Activity[]>(`/clients/${store}/activities?startDate=${day}&endDate=${day}`)
      ).body.map(({ id }) => id)
    expect(await on('2023-03-01')).toEqual([lateEvening.body.id])
    expect(await on('2023-03-02')).toEqual([nextMorning.body.id])
  })

  test('they are filtered by type, searched in what they show, sorted and paged', async () => {
    const word = `word${crypto.randomUUID().slice(0, 8)}`
    const ids: number[] = []
    for (const day of ['01', '02', '03']) {
      ids.push(
        (await log({ body: `<p>${word} <strong>${day}</strong></p>`, loggedAt: `2024-05-${day}T12:00:00Z` }))
          .body.id,
      )
    }
    const list = async (query: string) =>
      (
        await manager.get<{ rows: Activity[]; total: number }>(
          `/clients/${store}/paginated-activities?search=${word}&${query}`,
        )
      ).body
    expect((await list('')).rows.map(({ id }) => id)).toEqual(ids.toReversed())
    expect((await list('sort=loggedAt&pageSize=2')).rows.map(({ id }) => id)).toEqual(ids.slice(0, 2))
    expect(await list('sort=loggedAt&pageSize=2&page=2')).toMatchObject({ rows: [{ id: ids[2] }], total: 3 })
    expect((await list('activityTypeId=4')).total).toBe(0)
    const markup = await manager.get<{ total: number }>(
      `/clients/${store}/paginated-activities?search=${encodeURIComponent('<strong>')}`,
    )
    expect(markup.body.total).toBe(0)
  })

  test("a user's activities come newest first, and for Employees only", async () => {
    const me = (await manager.get<Body<'users.current'>>('/users/me')).body.id
    const { body } = await seo.get<Activity[]>(`/activities/user-activities/${me}`)
    expect(body.length).toBeGreaterThan(3)
    expect(body.every(({ userId }) => userId === me)).toBe(true)
    const times = body.map(({ loggedAt }) => Date.parse(loggedAt))
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    expect((await clientManager.get(`/activities/user-activities/${me}`)).status).toBe(403)
  })
})

describe('activity types and categories', () => {
  test('a name is there once, whatever its letter case', async () => {
    const name = `Radio ${crypto.randomUUID()}`
    const first = await admin.post<{ id: number }>('/activity-types', { name })
    const again = await admin.post<Problem>('/activity-types', { name: name.toUpperCase() })
    expect(again.status).toBe(409)
    expect(again.body.errors).toEqual({ name: `"${name.toUpperCase()}" already exists.` })
    expect(
      (await admin.put<{ sortable: number }>(`/activity-types/${first.body.id}`, { sortable: 7 })).body
        .sortable,
    ).toBe(7)
    expect((await admin.delete(`/activity-types/${first.body.id}`)).status).toBe(200)
    const left = await admin.get<{ id: number }[]>('/activity-types')
    expect(left.body.map(({ id }) => id)).not.toContain(first.body.id)
  })

  test('what activities use stays, with a sentence', async () => {
    await log({})
    const category = await admin.delete<Problem>('/categories/109')
    expect(category.status).toBe(409)
    expect(category.body.message).toMatch(/is used by .*activit.*Make it inactive instead/)
    expect((await admin.delete('/activity-types/3')).status).toBe(409)
  })

  test('categories come in their order, of one type when asked', async () => {
    const { body } =
      await manager.get<{ typeId: number; order: number; name: string }[]>('/categories?typeId=3')
    expect(body.length).toBeGreaterThan(0)
    expect(body.every(({ typeId }) => typeId === 3)).toBe(true)
    expect(body.map(({ order }) => order)).toEqual(body.map(({ order }) => order).toSorted((a, b) => a - b))
  })

  test("a client's user may read them and change none", async () => {
    expect((await clientManager.get('/activity-types')).status).toBe(200)
    expect((await clientManager.post('/activity-types', { name: 'Mine' })).status).toBe(403)
  })
})
