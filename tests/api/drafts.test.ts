import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer as Body } from '@portal/core/calls'
import { signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { formOf, goodFields, picture, type Activity, type Problem } from './activity-form.ts'

type Draft = NonNullable<Body<'drafts.get'>>

let server: RunningServer
let manager: Caller
let seo: Caller
let userId: number
const clientId = 1003

beforeAll(async () => {
  server = await startServer()
  ;[manager, seo] = await Promise.all([signIn(server.url, 'account-manager'), signIn(server.url, 'seo')])
  userId = (await manager.get<Body<'users.current'>>('/users/me')).body.id
})
afterAll(async () => {
  await server.stop()
})

const place = (client = clientId): string => `/drafts?clientId=${client}&userId=${userId}&draftType=activity`
const kept = async (client = clientId) => (await manager.get<Draft | null>(place(client))).body
const keep = (fields: Readonly<Record<string, string>>, files: readonly File[] = []) =>
  manager.request<Draft & Problem>('POST', '/drafts', {
    body: formOf(
      { clientId: String(clientId), userId: String(userId), draftType: 'activity', body: '', ...fields },
      files,
    ),
  })

describe('a draft of an activity', () => {
  // ACT-13, ACT-14
  test('comes back as it was left, half filled in', async () => {
    expect(await kept()).toBeNull()
    const saved = await keep({
      typeId: '3',
      body: '<p>Half a [:: sentence</p><script>alert(1)</script>',
      loggedAt: '2026-11-20T15:30:00+00:00',
      pacingNote: 'true',
      sectionId: '1',
    })
    expect(saved.status).toBe(200)
    expect(await kept()).toMatchObject({
      clientId,
      userId,
      activityId: null,
      typeId: 3,
      categoryId: null,
      body: '<p>Half a [:: sentence</p>',
      pacingNote: true,
      sectionId: 1,
      attachments: [],
    })
  })

  test('moves with its form to another client, files and all, and nothing stays', async () => {
    const other = clientId + 2
    const { body: draft } = await keep(
      { body: '<p>For the wrong one</p>', 'label[0]': 'Lot', writer: 'window-1' },
      [picture('lot.png')],
    )
    const [file] = draft.attachments
    const moved = await keep({
      clientId: String(other),
      body: '<p>For the right one</p>',
      keepFiles: JSON.stringify([file?.id]),
      'keepLabel[0]': 'Lot',
      writer: 'window-1',
      fromClientId: String(clientId),
      fromVersion: String(draft.version),
    })
    expect(moved.status, JSON.stringify(moved.body)).toBe(200)
    expect(moved.body.attachments.map(({ name }) => name)).toEqual(['lot.png'])
    expect(await kept()).toBeNull()
    const saved = await manager.request<Activity>('POST', '/activities', {
      body: formOf({
        ...goodFields(clientId + 3),
        draftFiles: JSON.stringify([file?.id]),
        'draftLabel[0]': 'Lot',
      }),
    })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    expect(saved.body.attachments.map(({ name }) => name)).toEqual(['lot.png'])
    await manager.delete(place(other))
  })

  test('that another window has changed since stays where it is', async () => {
    const { body: draft } = await keep({ body: '<p>One</p>', writer: 'window-1' })
    await keep({ body: '<p>Of another window</p>', writer: 'window-2' })
    await keep({
      clientId: String(clientId + 2),
      body: '<p>One, elsewhere</p>',
      writer: 'window-1',
      fromClientId: String(clientId),
      fromVersion: String(draft.version),
    })
    expect((await kept())?.body).toBe('<p>Of another window</p>')
    await manager.delete(place())
    await manager.delete(place(clientId + 2))
  })

  test('there is one for a client: the next takes its place and keeps when it was begun', async () => {
    const first = (await keep({ body: '<p>One</p>' })).body
    const second = (await keep({ body: '<p>Two</p>' })).body
    expect(second).toMatchObject({ id: first.id, body: '<p>Two</p>', createdAt: first.createdAt })
    expect(await kept(1004)).toBeNull()
  })

  // decision 0200
  test('is not written over or deleted by a window that has not seen it', async () => {
    const put = (fields: Readonly<Record<string, string>>, version?: number) =>
      manager.request<Draft & Problem>('POST', '/drafts', {
        body: formOf({
          clientId: '1005',
          userId: String(userId),
          draftType: 'activity',
          body: '<p>x</p>',
          ...fields,
        }),
        ...(version === undefined ? {} : { headers: { 'if-match': `"${version}"` } }),
      })
    const drop = (version: number, writer: string) =>
      manager.request('DELETE', `${place(1005)}&writer=${writer}`, {
        headers: { 'if-match': `"${version}"` },
      })
    const office = { writer: 'window-office' }
    const phone = { writer: 'window-phone' }
    const first = await put({ ...office, body: '<p>Office</p>' }, 0)
    expect([first.status, first.body.version]).toEqual([200, 1])
    // Another window that has seen nothing.
    expect((await put({ ...phone, body: '<p>Phone</p>' }, 0)).status).toBe(412)
    // Its own words again, after an answer that got lost.
    expect((await put({ ...office, body: '<p>Office, again</p>' }, 0)).body.version).toBe(2)
    expect((await put({ ...phone, body: '<p>Phone</p>' }, 2)).body.version).toBe(3)
    expect((await put({ ...office, body: '<p>Office, late</p>' }, 2)).status).toBe(412)
    expect((await drop(2, office.writer)).status).toBe(412)
    expect((await kept(1005))?.body).toBe('<p>Phone</p>')
    expect((await drop(3, office.writer)).body).toEqual({ removed: true })
    // What was seen and is gone was saved or thrown away elsewhere.
    expect((await put({ ...phone, body: '<p>Phone</p>' }, 3)).status).toBe(412)
    expect(await kept(1005)).toBeNull()
    // Whoever names no version writes over it as ever.
    expect((await put({ body: '<p>Plain</p>' })).status).toBe(200)
  })

  test('carries files, which stay while they are named and become attachments of the activity', async () => {
    const { body: draft } = await keep({ body: '<p>x</p>', 'label[0]': 'Lot', 'label[1]': 'Door' }, [
      picture('lot.png'),
      picture('door.png'),
    ])
    expect(draft.attachments.map(({ name, label }) => [name, label])).toEqual([
      ['lot.png', 'Lot'],
      ['door.png', 'Door'],
    ])
    const [lot] = draft.attachments
    const { body: fewer } = await keep({
      body: '<p>x</p>',
      keepFiles: `${lot!.id}`,
      'keepLabel[0]': 'The lot',
    })
    expect(fewer.attachments.map(({ name, label }) => [name, label])).toEqual([['lot.png', 'The lot']])
    const created = await manager.request<Activity>('POST', '/activities', {
      body: formOf({ ...goodFields(clientId), draftFiles: `${lot!.id}`, 'draftLabel[0]': 'Our lot' }),
    })
    expect(created.body.attachments.map(({ name, label }) => [name, label])).toEqual([['lot.png', 'Our lot']])
    expect((await fetch(new URL(created.body.attachments[0]!.address, server.url))).status).toBe(200)
    expect((await kept())?.attachments).toEqual([])
  })

  // ACT-20
  test('gives its files back to who keeps it anew after it was deleted', async () => {
    const { body: draft } = await keep({ body: '<p>x</p>', 'label[0]': 'Lot' }, [picture('lot.png')])
    const lot = String(draft.attachments[0]!.id)
    await manager.delete(place())
    const { body: anew } = await keep({ body: '<p>x</p>', keepFiles: lot, 'keepLabel[0]': 'Lot' })
    expect(anew.attachments.map(({ id, name }) => [String(id), name])).toEqual([[lot, 'lot.png']])
    await manager.delete(place())
    const created = await manager.request<Activity>('POST', '/activities', {
      body: formOf({ ...goodFields(clientId), draftFiles: lot, 'draftLabel[0]': 'Lot' }),
    })
    expect(created.body.attachments.map(({ name }) => name)).toEqual(['lot.png'])
    // It belongs to the activity now.
    expect((await keep({ body: '<p>x</p>', keepFiles: lot })).body.attachments).toEqual([])
  })

  test('lends its files to nobody else', async () => {
    const { body: draft } = await keep({ body: '<p>x</p>', 'label[0]': 'Lot' }, [picture('lot.png')])
    const fields = {
      ...goodFields(clientId),
      draftFiles: `${draft.attachments[0]!.id}`,
      'draftLabel[0]': 'Lot',
    }
    const theirs = await seo.request<Problem>('POST', '/activities', { body: formOf(fields) })
    expect([theirs.status, theirs.body.errors?.['draftFiles']]).toEqual([
      422,
      'An attachment of the draft is not there any more. Please add it again.',
    ])
    // Its own writer's form may have been turned to another client meanwhile.
    const elsewhere = await manager.request<Activity>('POST', '/activities', {
      body: formOf({ ...fields, clientId: '1004' }),
    })
    expect(elsewhere.body.attachments.map(({ name }) => name)).toEqual(['lot.png'])
  })

  test('is read, kept and deleted by its writer alone', async () => {
    await keep({ body: '<p>Mine</p>' })
    for (const answer of [
      await seo.get(place()),
      await seo.delete(place()),
      await seo.request('POST', '/drafts', {
        body: formOf({ clientId: '1003', userId: String(userId), draftType: 'activity', body: '' }),
      }),
    ])
      expect(answer.status).toBe(403)
    expect((await kept())?.body).toBe('<p>Mine</p>')
  })

  // ACT-16
  test('is deleted with its files, as often as one likes', async () => {
    await keep({ body: '<p>x</p>' })
    expect((await manager.delete(place())).body).toEqual({ removed: true })
    expect((await manager.delete(place())).body).toEqual({ removed: false })
    expect(await kept()).toBeNull()
  })
})

// ACT-24
describe('a pacing note', () => {
  const note = (fields: object) =>
    manager.post<Body<'pacingNotes.create'> & Problem>('/pacing-notes', {
      sectionId: 3,
      clientId,
      userId,
      month: '2026-11-01',
      note: 'Spend is ahead.',
      ...fields,
    })

  test('stands in a section of a client and a month', async () => {
    expect((await note({})).status).toBe(200)
    const { body } = await seo.get<Body<'pacingNotes.ofClient'>>(
      `/clients/${clientId}/pacing-notes?month=2026-11-01&sectionId=3`,
    )
    expect(body).toMatchObject([
      { sectionId: 3, clientId, userId, month: '2026-11-01', note: 'Spend is ahead.' },
    ])
  })

  test('has a section, a text, the first of a month and its own writer', async () => {
    expect((await note({ sectionId: 5 })).status).toBe(422)
    expect((await note({ note: '  ' })).body.errors).toEqual({ note: 'Field is required' })
    expect((await note({ month: '2026-11-02' })).status).toBe(422)
    expect((await note({ userId: userId + 1 })).status).toBe(403)
  })
})
