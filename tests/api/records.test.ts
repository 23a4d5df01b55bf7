import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Field } from '@portal/core/foundation/contract/field'
import { retires, shownAs } from '@portal/core/foundation/contract/resource'
import { parentField, placeField } from '@portal/core/platform/records/list-facts'
import { resources } from '@portal/core/resources'
import { databaseUnderTest, signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import type { Problem } from './budget-form.ts'
import {
  changesFor,
  clientId,
  create,
  oneOfEachKind,
  openly,
  rowsOf,
  secretsOf,
  valuesFor,
  type Kept,
} from './record-values.ts'

let server: RunningServer
let admin: Caller

beforeAll(async () => {
  server = await startServer()
  admin = await signIn(server.url, 'super-admin')
})
afterAll(async () => {
  await server.stop()
})

/** Every list on PostgreSQL; on the embedded database one with each kind of field. */
const lists = databaseUnderTest === 'postgres' ? resources : oneOfEachKind(resources, (list) => list)

describe.each(lists.map((resource) => [resource.many, resource] as const))('%s', (_, resource) => {
  const { path, ofClient, fields } = resource
  const parent = parentField(resource)
  const list = async (order = '&sort=-id'): Promise<Kept[]> =>
    rowsOf((await admin.get(ofClient ? `${path}?pageSize=200${order}` : path)).body)

  // API-07; CLI-11, CLI-14, PRO-02, PRO-06, PRO-11, PRO-12, PRO-13, PRO-21, PRO-23 and CRM-03 are such lists
  test('are created, listed, read, changed and deleted', async () => {
    const values = await valuesFor(admin, resource, 0)
    const made = await create(admin, resource, values)
    expect(made).toMatchObject({
      ...openly(resource, values),
      version: 1,
      can: { update: true, remove: true },
    })
    expect((await list()).find(({ id }) => id === made.id)).toEqual(openly(resource, made))

    const opened = await admin.get<Kept>(`${path}/${made.id}`)
    expect(opened.body).toEqual(made)
    expect(opened.headers.get('etag')).toBe('"1"')

    const others = await changesFor(admin, resource)
    const changed = await admin.put<Kept>(`${path}/${made.id}`, others)
    expect(changed.body).toMatchObject({ id: made.id, ...openly(resource, others), version: 2 })
    expect((await admin.get<Kept>(`${path}/${made.id}`)).body).toEqual(changed.body)

    expect((await admin.delete(`${path}/${made.id}`)).body).toEqual({ id: made.id })
    expect((await admin.get(`${path}/${made.id}`)).status).toBe(404)
    expect((await admin.put(`${path}/${made.id}`, others)).status).toBe(404)
    expect((await list()).map(({ id }) => id)).not.toContain(made.id)
  })

  const impossible = Object.fromEntries(
    Object.entries<Field>(fields).flatMap(([name, field]): [string, unknown][] => {
      if (field.computed) return []
      if (field.kind === 'money' && !field.signed) return [[name, -50]]
      return field.past ? [[name, '2098-12-31']] : []
    }),
  )
  if (Object.keys(impossible).length > 0)
    test('take no amount below nothing, and of what happened no day that is still to come', async () => {
      const possible = { ...(ofClient ? { clientId } : {}), ...(await valuesFor(admin, resource, 0)) }
      for (const [name, value] of Object.entries(impossible)) {
        const refused = await admin.post<Problem>(path, { ...possible, [name]: value })
        expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([
          422,
          expect.arrayContaining([name]),
        ])
      }
    })

  test('say what a record refers to by name, also after that was retired or deleted', async () => {
    const made = await create(admin, resource)
    for (const [name, field] of Object.entries(fields)) {
      if (field.kind !== 'record' || field.computed || field.parent || field.of === resource.area) continue
      const title = name.charAt(0).toUpperCase() + name.slice(1, -2)
      expect(made[title]).toEqual({ id: made[name], name: expect.stringMatching(/\S/) })
      const target = resources.find(({ area }) => area === field.of)
      if (!target) continue
      const referred = `${target.path}/${String(made[name])}`
      if (retires(target) && !field.part) {
        const uses = await admin.get<{ what: string; count: number }[]>(`${referred}/used-by`)
        expect(uses.body).toContainEqual({ what: shownAs(resource).one, count: 1 })
        const refused = await admin.delete<Problem>(referred)
        expect([refused.status, refused.body.message]).toEqual([
          409,
          expect.stringContaining(shownAs(resource).one),
        ])
        await admin.put(referred, { active: false })
      } else await admin.delete(referred)
      expect((await admin.get<Kept>(`${path}/${made.id}`)).body[title]).toEqual(made[title])
      const again = await admin.post<Problem>(path, {
        ...(ofClient ? { clientId } : {}),
        ...(await valuesFor(admin, resource, 0)),
        [name]: made[name],
      })
      expect([again.status, Object.keys(again.body.errors ?? {})]).toEqual([422, [name]])
      const kept = await admin.put(`${path}/${made.id}`, { [name]: made[name] })
      expect(kept.status).toBe(200)
    }
  })

  const ofParent = parent === undefined ? undefined : fields[parent]?.of
  const parents = resources.find(({ area }) => area === ofParent)
  if (parent !== undefined && parents)
    test('are listed by what they belong to, stay with it and go with it', async () => {
      const made = await create(admin, resource)
      const other = await create(admin, resource)
      const id = Number(made[parent])
      const below = await admin.get<Kept[]>(`${path}?${parent}=${id}`)
      expect(below.body.map((one) => one.id)).toEqual([made.id])
      expect((await admin.put(`${path}/${made.id}`, { [parent]: other[parent] })).status).toBe(422)
      expect((await admin.delete(`${parents.path}/${id}`)).status).toBe(200)
      expect((await list()).map((one) => one.id)).not.toContain(made.id)
      expect((await list()).map((one) => one.id)).toContain(other.id)
    })

  const place = placeField(resource)
  if (place !== undefined)
    test('come last where nobody says otherwise', async () => {
      const before = await create(admin, resource, { ...(await valuesFor(admin, resource, 0)), [place]: 70 })
      const values = Object.fromEntries(
        Object.entries(await valuesFor(admin, resource, 0)).filter(([name]) => name !== place),
      )
      const beside = parent === undefined ? {} : { [parent]: before[parent] }
      const last = await create(admin, resource, { ...values, ...beside })
      expect(last[place]).toBeGreaterThan(70)
    })

  if (resource.lasting)
    test('on whose ids rules rest are never deleted', async () => {
      // SET-06, SET-31
      for (const id of resource.lasting ?? []) {
        expect((await admin.delete(`${path}/${id}`)).status).toBe(409)
        expect((await list()).find((one) => one.id === id)).toMatchObject({ can: { remove: false } })
      }
    })

  test('refuse a change of an older version and a change of nothing', async () => {
    const made = await create(admin, resource)
    const { name = 'Renamed', ...rest } = await changesFor(admin, resource)
    const body = 'name' in fields && !fields['name']?.computed ? { name } : rest
    const headers = { 'if-match': '"1"' }
    expect((await admin.request('PUT', `${path}/${made.id}`, { body, headers })).status).toBe(200)
    expect((await admin.request('PUT', `${path}/${made.id}`, { body, headers })).status).toBe(412)
    expect((await admin.request('DELETE', `${path}/${made.id}`, { headers })).status).toBe(412)
    expect((await admin.put(`${path}/${made.id}`, {})).status).toBe(422)
  })

  test('need their required fields and know no others', async () => {
    const required = Object.entries(fields)
      .filter(([, field]) => field.required)
      .map(([name]) => name)
    const empty = await admin.post<Problem>(path, {})
    expect(empty.status).toBe(422)
    for (const name of [...required, ...(ofClient ? ['clientId'] : [])])
      expect(empty.body.errors?.[name]).toBe('Field is required')
    const values = { ...(ofClient ? { clientId } : {}), ...(await valuesFor(admin, resource, 0)) }
    const misspelt = await admin.post<Problem>(path, { ...values, nmae: 'x' })
    expect([misspelt.status, Object.keys(misspelt.body.errors ?? {})]).toEqual([422, ['nmae']])
  })

  if (Object.values(fields).some((field) => field.unique))
    test('have a name of their own, which a deletion frees', async () => {
      const made = await create(admin, resource)
      const name = String(made['name']).toUpperCase()
      const beside = parent === undefined ? {} : { [parent]: made[parent] }
      const values = { ...(await valuesFor(admin, resource, 0)), ...beside, name }
      const taken = await admin.post<Problem>(path, values)
      expect([taken.status, taken.body.errors]).toEqual([409, { name: `"${name}" already exists.` }])
      await admin.delete(`${path}/${made.id}`)
      expect((await admin.post(path, values)).status).toBe(200)
    })

  if (ofClient)
    test("are a client's: listed below it, found, sorted and paged", async () => {
      const made = [await create(admin, resource), await create(admin, resource)]
      const below = await admin.get<{ rows: Kept[]; total: number }>(`/clients/${clientId}${path}`)
      const ids = below.body.rows.map(({ id }) => id)
      // The newest first, but for those that people marked, put in an order of their own, or that are declared to come otherwise.
      const inOwnOrder =
        resource.sort !== undefined ||
        Object.entries(fields).some(([name, { first }]) => first || name === 'order')
      if (!inOwnOrder) expect(ids).toEqual(ids.toSorted((a, b) => b - a))
      expect(ids).toEqual(expect.arrayContaining(made.map(({ id }) => id)))
      expect(below.body.rows.every((row) => row['clientId'] === clientId)).toBe(true)
      const one = await admin.get<{ rows: Kept[]; total: number }>(
        `${path}?clientId=${clientId}&pageSize=1&page=2&sort=id`,
      )
      expect(one.body.rows).toHaveLength(1)
      expect(one.body.total).toBe(below.body.total)
      expect((await admin.get<{ rows: Kept[] }>(`${path}?search=no%20such%20thing`)).body.rows).toEqual([])
      expect((await admin.get(`${path}?sort=nothing`)).status).toBe(422)
      const foreign = await admin.post<Problem>(path, {
        ...(await valuesFor(admin, resource, 0)),
        clientId: 2001,
      })
      expect([foreign.status, Object.keys(foreign.body.errors ?? {})]).toEqual([422, ['clientId']])
    })

  const { sort } = resource
  if (sort)
    test('come as the list is declared to until somebody sorts them', async () => {
      await create(admin, resource, await valuesFor(admin, resource, 1))
      await create(admin, resource, await valuesFor(admin, resource, 0))
      const rows = await list('')
      expect(rows.length).toBeGreaterThan(1)
      // How texts follow each other is the database's to say.
      const by = sort.filter((key) => fields[key.replace(/^-/, '')]?.kind !== 'text')
      const follow = (one: Kept, next: Kept): boolean => {
        for (const key of by) {
          const [before, after] = [one, next].map((row) => row[key.replace(/^-/, '')] ?? null)
          if (before === after) continue
          if (before === null || after === null) return after === null
          return JSON.stringify(before) < JSON.stringify(after) === !key.startsWith('-')
        }
        return true
      }
      expect(rows.filter((row, at) => at > 0 && !follow(rows[at - 1]!, row))).toEqual([])
    })

  if (secretsOf(resource).length > 0)
    test('show a secret in no answer', async () => {
      const values = await valuesFor(admin, resource, 0)
      const made = await admin.post<Kept>(path, { clientId, ...values })
      const changed = await admin.put<Kept>(`${path}/${made.body.id}`, { notes: 'changed' })
      const answers = [
        made,
        changed,
        await admin.get(`${path}/${made.body.id}`),
        await admin.get(path),
        await admin.get(`/clients/${clientId}${path}`),
      ]
      for (const name of secretsOf(resource)) {
        for (const { body } of answers) expect(JSON.stringify(body)).not.toContain(values[name])
      }
    })
})
