import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { formOf, twoStores, type Problem } from './activity-form.ts'
import {
  goodInteraction,
  valuesOf,
  type CustomField,
  type Interaction,
  type InteractionType,
} from './interaction-form.ts'

let server: RunningServer
let developer: Caller
let manager: Caller
let store: number

beforeAll(async () => {
  server = await startServer()
  ;[developer, manager] = (await Promise.all(
    ['developer', 'account-manager'].map((account) => signIn(server.url, account)),
  )) as [Caller, Caller]
  ;[store] = await twoStores(await signIn(server.url, 'client-manager'))
})
afterAll(async () => {
  await server.stop()
})

const types = async (): Promise<InteractionType[]> =>
  (await manager.get<InteractionType[]>('/interaction-types')).body
const addField = (body: object) => developer.post<CustomField & Problem>('/interaction-custom-fields', body)
const addType = (body: object) => developer.post<InteractionType & Problem>('/interaction-types', body)

describe('interaction types (INT-19, SET-23)', () => {
  test('are added, changed and deleted, and the list of the logger follows', async () => {
    const added = await addType({ name: 'Test Drive', customFieldIds: [1, 8], order: 50 })
    expect(added.body).toMatchObject({ name: 'Test Drive', customFieldIds: [1, 8], active: true })
    const changed = await developer.put<InteractionType>(`/interaction-types/${added.body.id}`, {
      name: 'Test Ride',
      customFieldIds: [8],
    })
    expect(changed.body.interactionCustomFields.map(({ name }) => name)).toEqual(['Topic'])
    expect((await types()).find(({ id }) => id === added.body.id)?.name).toBe('Test Ride')
    expect((await developer.delete(`/interaction-types/${added.body.id}`)).status).toBe(200)
    expect((await types()).some(({ id }) => id === added.body.id)).toBe(false)
  })

  test('a deleted one stays on what was logged', async () => {
    const added = await addType({ name: 'Open House' })
    // What names no place stands behind the others.
    expect((await types()).at(-1)?.id).toBe(added.body.id)
    const logged = await manager.post<Interaction>(
      '/interactions',
      formOf({ ...goodInteraction(store), interactionTypeId: String(added.body.id) }),
    )
    await developer.delete(`/interaction-types/${added.body.id}`)
    const found = await manager.get<Interaction>(`/interactions/${logged.body.id}`)
    expect(found.body.interactionType.name).toBe('Open House')
    const still = await manager.post<Interaction>(
      `/interactions/${logged.body.id}`,
      formOf({ ...goodInteraction(store), interactionTypeId: String(added.body.id), body: '<p>Edited</p>' }),
    )
    expect(still.status).toBe(200)
  })

  test('a name is taken once, a custom field must exist, and only their keepers change them', async () => {
    expect((await addType({ name: 'phone call' })).body.errors?.['name']).toBe('"phone call" already exists.')
    expect((await addType({ name: 'New', customFieldIds: [9999] })).body.errors?.['customFieldIds']).toBe(
      'One of the custom fields does not exist.',
    )
    expect((await manager.post('/interaction-types', { name: 'Mine' })).status).toBe(403)
    expect((await manager.post('/interaction-custom-fields', { name: 'Mine', type: 'text' })).status).toBe(
      403,
    )
  })
})

describe('custom fields (SET-22)', () => {
  test('one of every kind is asked for by its type (INT-05, INT-06)', async () => {
    const kinds = [
      'duration',
      'text',
      'paragraph',
      'boolean',
      'options',
      'related users type',
      'attachment',
      'date',
    ]
    const ids: number[] = []
    for (const [order, type] of kinds.entries())
      ids.push(
        (
          await addField({
            name: `Kind ${type}`,
            type,
            order: 200 + order,
            ...(type === 'options' ? { defaultValue: 'A\nB' } : {}),
          })
        ).body.id,
      )
    const type = await addType({ name: 'Everything', customFieldIds: ids })
    const fields = type.body.interactionCustomFields
    expect(fields.map((field) => field.type)).toEqual(kinds)
    expect(fields.find((field) => field.type === 'options')?.options).toEqual(['A', 'B'])
  })

  test('a deleted one is asked for no more, and what was logged keeps its value', async () => {
    const field = await addField({ name: 'Weather', type: 'text' })
    const type = await addType({ name: 'Walk', customFieldIds: [field.body.id] })
    const logged = await manager.post<Interaction>(
      '/interactions',
      formOf({
        ...goodInteraction(store),
        interactionTypeId: String(type.body.id),
        interactionAdditionalFields: valuesOf({ [field.body.id]: 'Rain' }),
      }),
    )
    const changed = await developer.put<Problem>(`/interaction-custom-fields/${field.body.id}`, {
      type: 'duration',
    })
    expect(changed.status).toBe(409)
    expect((await developer.delete(`/interaction-custom-fields/${field.body.id}`)).status).toBe(200)
    expect((await types()).find(({ id }) => id === type.body.id)?.interactionCustomFields).toEqual([])
    const kept = await manager.post<Interaction>(
      `/interactions/${logged.body.id}`,
      formOf({
        ...goodInteraction(store),
        interactionTypeId: String(type.body.id),
        interactionAdditionalFields: '[]',
      }),
    )
    expect(kept.body.interactionAdditionalFields).toMatchObject([{ name: 'Weather', data: 'Rain' }])
  })

  test('an inactive one is not asked for', async () => {
    const field = await addField({ name: 'Moon', type: 'text', isRequired: true })
    const type = await addType({ name: 'Night Walk', customFieldIds: [field.body.id] })
    await developer.put(`/interaction-custom-fields/${field.body.id}`, { active: false })
    const logged = await manager.post<Interaction>(
      '/interactions',
      formOf({ ...goodInteraction(store), interactionTypeId: String(type.body.id) }),
    )
    expect(logged.status).toBe(200)
  })

  test.each([
    ['options without choices', { type: 'options' }, 'Write the choices, one on each line.'],
    ['a duration that is none', { type: 'duration', defaultValue: '26:00' }, 'Must be in HH:MM format.'],
    ['a date that is none', { type: 'date', defaultValue: 'soon' }, 'Write a day as YYYY-MM-DD, or today.'],
  ])('%s is refused as a default value', async (_what, body, sentence) => {
    const refused = await addField({ name: 'Wrong', ...body })
    expect(refused.body.errors?.['defaultValue']).toBe(sentence)
  })
})
