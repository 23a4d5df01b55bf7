import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer as Body } from '@portal/core/calls'
import { signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { formOf, picture, twoStores, type Problem } from './activity-form.ts'
import { agencyDay } from '../support/agency-day.ts'
import { goodInteraction, valuesOf, type Interaction } from './interaction-form.ts'

let server: RunningServer
let manager: Caller
let seo: Caller
let admin: Caller
let clientManager: Caller
let adSupport: Caller
let store: number
let sister: number

/** A client of the ad-support account, and the manager of its team. */
const supported = 1010

beforeAll(async () => {
  server = await startServer()
  ;[manager, seo, admin, clientManager, adSupport] = (await Promise.all(
    ['account-manager', 'seo', 'admin', 'client-manager', 'ad-support'].map((account) =>
      signIn(server.url, account),
    ),
  )) as [Caller, Caller, Caller, Caller, Caller]
  ;[store, sister] = await twoStores(clientManager)
})
afterAll(async () => {
  await server.stop()
})

const log = (fields: Readonly<Record<string, string>> = {}, files: readonly File[] = [], by = manager) =>
  by.post<Interaction & Problem>('/interactions', formOf({ ...goodInteraction(store), ...fields }, files))

const change = (
  interaction: Pick<Interaction, 'id'>,
  fields: Readonly<Record<string, string>> = {},
  files: readonly File[] = [],
  by = manager,
  headers: Readonly<Record<string, string>> = {},
) => {
  const form = formOf(
    { ...goodInteraction(store), id: String(interaction.id), clientId: String(store), ...fields },
    files,
  )
  return by.request<Interaction & Problem>('POST', `/interactions/${interaction.id}`, { body: form, headers })
}

const named = (name: string): File => new File(['a,b'], name, { type: 'text/csv' })

describe('logging an interaction (INT-13)', () => {
  test('it is there for everyone who may see it, exactly as it was logged', async () => {
    const me = await manager.get<Body<'users.current'>>('/users/me')
    const logged = await log(
      {
        interactionTypeId: '1',
        isPublic: 'true',
        userId: String(me.body.id),
        onBehalfOf: '',
        associatedStoreIds: `[${sister}]`,
        interactionAdditionalFields: valuesOf({ 1: '00:45', 3: 'Owner', 8: 'Budget', 6: true }),
        'label[0]': 'Search terms',
      },
      [named('terms.csv')],
    )
    expect(logged.status).toBe(200)
    const found = await seo.get<Interaction>(`/interactions/${logged.body.id}`)
    expect(found.body).toMatchObject({
      clientId: store,
      interactionTypeId: 1,
      interactionType: { id: 1, name: 'Phone Call' },
      userId: me.body.id,
      onBehalfOf: null,
      body: '<p>Texted that the specials are live.</p>',
      publishedAt: agencyDay(),
      isPublic: true,
      associatedStoreIds: [sister],
      attachments: [{ name: 'terms.csv', label: 'Search terms', interactionCustomFieldId: null }],
      can: { update: false, remove: false },
    })
    expect(
      Object.fromEntries(
        found.body.interactionAdditionalFields.map(({ interactionCustomFieldId, data }) => [
          interactionCustomFieldId,
          data,
        ]),
      ),
    ).toEqual({ 1: '00:45', 3: 'Owner', 8: 'Budget', 6: true })
    expect(logged.body.can).toEqual({ update: true, remove: true })
  })

  test('a boolean that was not given is kept as no, and an absent isPublic is yes (INT-02, INT-08)', async () => {
    const logged = await log({ interactionTypeId: '2', interactionAdditionalFields: '[]' })
    expect(logged.body.isPublic).toBe(true)
    expect(logged.body.interactionAdditionalFields).toEqual([
      { interactionCustomFieldId: 6, data: false, name: 'Follow-Up Needed', type: 'boolean', users: [] },
    ])
  })

  test('scripts of the body do not get in', async () => {
    const logged = await log({ body: '<p onclick="x()">Hi<script>alert(1)</script></p>' })
    expect(logged.body.body).toBe('<p>Hi</p>')
  })

  test.each([
    ['a body of nothing but space', { body: '<p> &nbsp;</p>' }, 'body', 'Field is required'],
    [
      'tomorrow (INT-11)',
      { publishedAt: agencyDay(1) },
      'publishedAt',
      'The published date cannot be later than today.',
    ],
    [
      'an unknown type',
      { interactionTypeId: '999' },
      'interactionTypeId',
      'This interaction type does not exist.',
    ],
    [
      'a type out of use',
      { interactionTypeId: '13' },
      'interactionTypeId',
      '"Fax" is no longer in use. Choose another one.',
    ],
    [
      'a required custom field left empty (INT-09)',
      { interactionTypeId: '1' },
      'values.1',
      'Field is required',
    ],
    [
      'a duration that is none (INT-07)',
      { interactionTypeId: '1', interactionAdditionalFields: valuesOf({ 1: '24:30' }) },
      'values.1',
      'Must be in HH:MM format.',
    ],
    [
      'an option that is not offered',
      { interactionTypeId: '2', interactionAdditionalFields: valuesOf({ 8: 'Weather' }) },
      'values.8',
      'Choose one of the options.',
    ],
    [
      'a custom field of another type',
      { interactionAdditionalFields: valuesOf({ 14: 'Low' }) },
      'interactionAdditionalFields',
      'The custom fields of this interaction type have changed. Reload the form.',
    ],
    [
      'people who are not on the team',
      { interactionTypeId: '12', interactionAdditionalFields: valuesOf({ 1: '01:00', 10: [1] }) },
      'values.10',
      "Choose members of the client's team.",
    ],
    [
      'a store of another group',
      { associatedStoreIds: '[1001]' },
      'associatedStoreIds',
      "Related stores must be other active stores of the client's group.",
    ],
    ['someone else as author', { userId: '1' }, 'userId', 'An interaction is logged in one\u2019s own name.'],
    [
      'On Behalf Of by someone who is no ad-support user (INT-12)',
      { onBehalfOf: '14' },
      'onBehalfOf',
      'Only ad-support users of this client log interactions on behalf of others.',
    ],
  ])('%s is refused with its sentence', async (_what, fields, field, sentence) => {
    const refused = await log(fields)
    expect(refused.status).toBe(422)
    expect(refused.body.errors?.[field]).toBe(sentence)
  })

  // VAL-04
  test('custom values that are no JSON are refused, not taken apart', async () => {
    const { status, body } = await log({ interactionAdditionalFields: '{a' })
    expect([status, body.errors?.['interactionAdditionalFields']]).toEqual([422, 'Not a valid JSON'])
    expect((await log({ interactionAdditionalFields: '[{"interactionCustomFieldId":"x"}]' })).status).toBe(
      422,
    )
  })

  test('twice with one key is one interaction', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const send = () =>
      manager.request<Interaction>('POST', '/interactions', { body: formOf(goodInteraction(store)), headers })
    expect((await send()).body.id).toBe((await send()).body.id)
  })
})

describe('attachments (INT-10)', () => {
  test('each needs a description of at most 50 characters; a shortened name with its extension passes', async () => {
    const long = `${'n'.repeat(56)}.csv`
    expect((await log({}, [named(long)])).body.errors?.['label.0']).toBe('Field is required')
    expect((await log({ 'label[0]': 'x'.repeat(51) }, [named(long)])).body.errors?.['label.0']).toBe(
      'Description must be 50 characters or less.',
    )
    const kept = await log({ 'label[0]': `${'n'.repeat(48)}.csv` }, [named(long)])
    expect(kept.body.attachments[0]?.label).toBe(`${'n'.repeat(48)}.csv`)
  })

  test('a file belongs to its custom field, and stays with it when the interaction is changed', async () => {
    const logged = await log(
      {
        interactionTypeId: '3',
        interactionAdditionalFields: valuesOf({ 1: '01:00', 12: [1] }),
        'label[0]': 'Whole',
        'label[1]': 'Of the field',
      },
      [named('whole.csv'), named('field.csv')],
    )
    const files = (one: Interaction) =>
      Object.fromEntries(one.attachments.map((file) => [file.name, file.interactionCustomFieldId]))
    expect(files(logged.body)).toEqual({ 'whole.csv': null, 'field.csv': 12 })

    const ids = logged.body.attachments.map(({ id }) => id)
    const more = await change(
      logged.body,
      {
        interactionTypeId: '3',
        interactionAdditionalFields: valuesOf({ 1: '01:00', 12: [0] }),
        keep: JSON.stringify(ids),
        'keepLabel[0]': 'Whole',
        'keepLabel[1]': 'Renamed',
        'label[0]': 'Second',
      },
      [named('second.csv')],
    )
    expect(files(more.body)).toEqual({ 'whole.csv': null, 'field.csv': 12, 'second.csv': 12 })
    expect(more.body.attachments.find(({ name }) => name === 'field.csv')?.label).toBe('Renamed')

    const fewer = await change(more.body, {
      interactionTypeId: '3',
      interactionAdditionalFields: valuesOf({ 1: '01:00' }),
      keep: JSON.stringify(ids.slice(0, 1)),
    })
    expect(files(fewer.body)).toEqual({ 'whole.csv': null })
  })

  test('a file of a custom field that did not arrive is said so', async () => {
    const refused = await log({
      interactionTypeId: '3',
      interactionAdditionalFields: valuesOf({ 1: '01:00', 12: [0] }),
    })
    expect(refused.body.errors?.['values.12']).toBe('One of the files did not arrive. Choose it again.')
  })
})

describe('On Behalf Of (INT-12)', () => {
  test('an ad-support user of the client logs for a manager of its team, and for nobody else', async () => {
    const team = (await manager.get<Body<'clients.get'>>(`/clients/${supported}`)).body.ClientUsers ?? []
    const boss = team.find(({ clientUserTypeId }) => clientUserTypeId === 1)?.userId ?? 0
    const other = team.find(({ clientUserTypeId }) => clientUserTypeId === 3)?.userId ?? 0
    const fields = { clientId: String(supported) }
    const logged = await log({ ...fields, onBehalfOf: String(boss) }, [], adSupport)
    expect(logged.status).toBe(200)
    expect(logged.body.onBehalfOf).toBe(boss)
    expect(logged.body.onBehalfOfUser?.id).toBe(boss)
    const refused = await log({ ...fields, onBehalfOf: String(other) }, [], adSupport)
    expect(refused.body.errors?.['onBehalfOf']).toBe("Choose a manager of the client's team.")
  })

  test('nobody else outside logs anything, nor an ad-support user for other clients', async () => {
    expect((await log({}, [], clientManager)).status).toBe(403)
    expect((await log({}, [], adSupport)).status).toBe(404)
  })
})

describe('changing an interaction (INT-14)', () => {
  test('what was sent is what it then holds, and the log tells before and after', async () => {
    const logged = await log()
    const changed = await change(logged.body, { body: '<p>Corrected.</p>', isPublic: 'false' })
    expect(changed.status).toBe(200)
    expect(changed.body).toMatchObject({ body: '<p>Corrected.</p>', isPublic: false, version: 2 })
    const entries = await admin.get<Body<'audit.list'>>(
      `/audit-log?subject=interaction&subjectId=${logged.body.id}`,
    )
    expect(JSON.stringify(entries.body)).toContain('Corrected.')
  })

  test('related stores that its writer may not see stay with it', async () => {
    const { groupId } = (await admin.get<{ groupId: number }>(`/clients/${store}`)).body
    expect((await admin.put(`/clients/${supported}`, { groupId })).status).toBe(200)
    expect((await adSupport.get(`/clients/${store}`)).status).toBe(404)
    const fields = { clientId: String(supported) }
    const logged = await log(fields, [], adSupport)
    const related = await change(logged.body, { ...fields, associatedStoreIds: `[${store}]` }, [], admin)
    expect(related.status, JSON.stringify(related.body)).toBe(200)
    const changed = await change(
      logged.body,
      { ...fields, body: '<p>Corrected by its writer.</p>', associatedStoreIds: '[]' },
      [],
      adSupport,
    )
    expect([changed.status, changed.body.associatedStoreIds]).toEqual([200, []])
    const whole = (await admin.get<Interaction>(`/interactions/${logged.body.id}`)).body
    expect(whole.associatedStoreIds).toEqual([store])
    await admin.put(`/clients/${supported}`, { groupId: null })
  })

  test('only by who logged it or an administrator; someone else’s change is not overwritten', async () => {
    const logged = await log()
    expect((await change(logged.body, {}, [], seo)).status).toBe(403)
    expect((await change(logged.body, {}, [], admin)).status).toBe(200)
    expect((await change(logged.body, {}, [], manager, { 'if-match': '"1"' })).status).toBe(412)
    expect((await change(logged.body, { id: '1' })).status).toBe(422)
    expect((await change(logged.body, { clientId: String(sister) })).status).toBe(422)
  })

  test('another type takes the values of the first one with it', async () => {
    const logged = await log({
      interactionTypeId: '1',
      interactionAdditionalFields: valuesOf({ 1: '00:10', 3: 'Owner' }),
    })
    const changed = await change(logged.body, {
      interactionTypeId: '7',
      interactionAdditionalFields: valuesOf({ 3: 'Controller' }),
    })
    expect(changed.body.interactionAdditionalFields.map(({ name, data }) => [name, data])).toEqual([
      ['Spoke With', 'Controller'],
    ])
  })

  test('deleting removes it from every list (INT-18)', async () => {
    const logged = await log()
    expect((await seo.delete(`/interactions/${logged.body.id}`)).status).toBe(403)
    expect((await manager.delete(`/interactions/${logged.body.id}`)).status).toBe(200)
    expect((await manager.get(`/interactions/${logged.body.id}`)).status).toBe(404)
    const ids = await manager.post<Interaction[]>('/interactions/by-ids', { ids: [logged.body.id] })
    expect(ids.body).toEqual([])
  })
})

describe('reading (INT-18, INT-20)', () => {
  test('what is not public never reaches a client: not in lists, counts, details or attachments', async () => {
    const hidden = await log({ isPublic: 'false', 'label[0]': 'Inside' }, [picture('inside.png')])
    const { id } = hidden.body
    const count = async (by: Caller): Promise<number> =>
      (await by.get<{ total: number }>(`/interactions/by-client/${store}?pageSize=1`)).body.total
    expect(await count(manager)).toBeGreaterThan(await count(clientManager))
    const list = await clientManager.get<{ rows: Interaction[] }>(
      `/interactions/by-client/${store}?pageSize=200`,
    )
    expect(list.body.rows.every((one) => one.isPublic)).toBe(true)
    expect(list.body.rows.some((one) => one.id === id)).toBe(false)
    expect((await clientManager.get(`/interactions/${id}`)).status).toBe(404)
    for (const [path, body] of [
      ['by-ids', { ids: [id] }],
      ['by-clients', { clientIds: [store] }],
    ] as const) {
      const found = await clientManager.post<Interaction[]>(`/interactions/${path}`, body)
      expect(found.status).toBe(200)
      expect(found.body.some((one) => one.id === id)).toBe(false)
    }
    expect((await clientManager.post('/interactions/by-users', { userIds: [6] })).status).toBe(403)
    expect((await clientManager.get('/interactions/activity-report')).status).toBe(403)
    expect((await clientManager.get('/interactions/user-performance-report')).status).toBe(403)
  })

  test('a client’s interactions come newest first, are filtered, and are of that client only', async () => {
    const { body } = await manager.get<{ rows: Interaction[]; total: number }>(
      `/interactions/by-client/${store}?interactionTypeId=7&endDate=${agencyDay()}&search=specials`,
    )
    expect(body.total).toBeGreaterThan(0)
    expect(body.rows.every((one) => one.clientId === store && one.interactionTypeId === 7)).toBe(true)
    const days = body.rows.map(({ publishedAt }) => publishedAt)
    expect(days).toEqual(days.toSorted().toReversed())
    expect((await clientManager.get('/interactions/by-client/1001')).status).toBe(403)
  })

  test('the reports count what was logged in the period', async () => {
    const today = agencyDay()
    await log({ interactionTypeId: '1', interactionAdditionalFields: valuesOf({ 1: '01:30' }) })
    const clients = await manager.get<Body<'interactions.activityReport'>>(
      `/interactions/activity-report?startDate=${today}&endDate=${today}`,
    )
    const row = clients.body.find(({ client }) => client.id === store)
    const all = await manager.post<Interaction[]>('/interactions/by-clients', {
      clientIds: [store],
      startDate: today,
      endDate: today,
    })
    expect(row?.interactions).toBe(all.body.length)
    expect(row?.minutes).toBeGreaterThanOrEqual(90)
    expect(row?.types.reduce((sum, type) => sum + type.interactions, 0)).toBe(row?.interactions)
    const users = await manager.get<Body<'interactions.userPerformanceReport'>>(
      `/interactions/user-performance-report?startDate=${today}&endDate=${today}`,
    )
    expect(users.body.find(({ user }) => user.id === 6)?.clients).toBeGreaterThan(0)
    const own = await manager.post<Interaction[]>('/interactions/by-users', {
      userIds: [6],
      startDate: today,
    })
    expect(own.body.length).toBe(users.body.find(({ user }) => user.id === 6)?.interactions)
  })
})

describe('primary goals (INT-17)', () => {
  test('a goal is saved for the month of a day and listed to those who may see the client', async () => {
    const saved = await manager.post<Body<'primaryGoals.create'>>(`/clients/${store}/primary-goals`, {
      month: '2026-11-21',
      goal: ' Fill the service drive. ',
    })
    expect(saved.body).toMatchObject({
      clientId: store,
      month: '2026-11-01',
      goal: 'Fill the service drive.',
    })
    const own = await clientManager.get<Body<'primaryGoals.list'>>(
      '/primary-goals?month=2026-11-05&pageSize=200',
    )
    expect(own.body.rows.some(({ id }) => id === saved.body.id)).toBe(true)
    expect(own.body.rows.every(({ clientId }) => [store, sister].includes(clientId))).toBe(true)
    const ofClient = await manager.get<Body<'primaryGoals.ofClient'>>(`/clients/${store}/primary-goals`)
    expect(ofClient.body.some(({ id }) => id === saved.body.id)).toBe(true)
  })

  test('an empty one is refused', async () => {
    const refused = await manager.post<Problem>(`/clients/${store}/primary-goals`, {
      month: '2026-11-01',
      goal: ' ',
    })
    expect(refused.body.errors?.['goal']).toBe('Field is required')
  })
})
