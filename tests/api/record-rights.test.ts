import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resources } from '@portal/core/resources'
import { credentials } from '@portal/core/clients/profile/client-access'
import {
  deliverables,
  deliverableStatuses,
  deliverableTemplates,
} from '@portal/core/work/deliverables/deliverables'
import { appointments, croData, leads, sales } from '@portal/core/sales/sales'
import { signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import type { Problem } from './budget-form.ts'
import { agencyDay } from '../support/agency-day.ts'
import { clientId, create, rowsOf, valuesFor, type Kept } from './record-values.ts'

let server: RunningServer
let admin: Caller
let employee: Caller
let client: Caller
let partner: Caller
let ownId: number

beforeAll(async () => {
  server = await startServer()
  ;[admin, employee, client, partner] = (await Promise.all(
    ['super-admin', 'seo', 'client', 'partner'].map((account) => signIn(server.url, account)),
  )) as [Caller, Caller, Caller, Caller]
  ownId = (await client.get<{ id: number }[]>('/clients/list/simple')).body[0]!.id
})
afterAll(async () => {
  await server.stop()
})

describe("a client's user", () => {
  test.each([sales, leads, appointments, croData].map((resource) => [resource.many, resource] as const))(
    'reads the %s of the own client and no others, and changes none',
    async (_, { path, ...rest }) => {
      const resource = { path, ...rest }
      const foreignId = ownId === 1001 ? 1002 : 1001
      const own = await create(admin, resource, { ...(await valuesFor(admin, resource, 0)), clientId: ownId })
      const foreign = await create(admin, resource, {
        ...(await valuesFor(admin, resource, 0)),
        clientId: foreignId,
      })
      const rows = rowsOf((await client.get(path)).body)
      expect(rows.map(({ id }) => id)).toContain(own.id)
      expect(rows.every((row) => row['clientId'] === ownId)).toBe(true)
      expect(rows.every((row) => JSON.stringify(row['can']) === '{"update":false,"remove":false}')).toBe(true)
      expect((await client.get(`${path}/${own.id}`)).status).toBe(200)
      expect((await client.get(`/clients/${ownId}${path}`)).status).toBe(200)
      expect((await client.get(`${path}/${foreign.id}`)).status).toBe(404)
      expect((await client.get(`/clients/${foreignId}${path}`)).status).toBe(403)
      expect(rowsOf((await client.get(`${path}?clientId=${foreignId}`)).body)).toEqual([])
      expect((await client.post(path, { clientId: ownId })).status).toBe(403)
      expect((await client.put(`${path}/${own.id}`, { notes: 'mine' })).status).toBe(403)
      expect((await client.delete(`${path}/${own.id}`)).status).toBe(403)
    },
  )

  test('opens none of the other records', async () => {
    const open = ['sales', 'leads', 'appointments', 'croData', 'serviceGroups', 'services']
    const chosenFromInForms = ['activityTypes', 'categories']
    const closed = resources.filter(({ area }) => ![...open, ...chosenFromInForms].includes(area))
    for (const { path, ofClient } of closed) {
      const paths = [path, `${path}/1`, ...(ofClient ? [`/clients/${ownId}${path}`] : [])]
      for (const one of paths) expect((await client.get(one)).status, one).toBe(403)
    }
  })
})

describe('records of one tenant', () => {
  test('are not found from another', async () => {
    for (const resource of [sales, leads, appointments]) {
      const made = await create(admin, resource)
      expect([403, 404], resource.many).toContain((await partner.get(`${resource.path}/${made.id}`)).status)
    }
  })
})

describe('the lists that settings keep', () => {
  // ROL-15
  test('are read by every Employee and kept by the roles of their screen', async () => {
    for (const { path } of [deliverableStatuses, deliverableTemplates]) {
      expect((await employee.get(path)).status).toBe(200)
      expect((await employee.post(path, { name: 'Mine' })).status).toBe(403)
    }
    expect((await employee.post('/cancellation-reasons', { name: 'Mine' })).status).toBe(403)
    const developer = await signIn(server.url, 'developer')
    expect((await developer.post('/cancellation-reasons', { name: 'Went out of business' })).status).toBe(200)
    const director = await signIn(server.url, 'director')
    expect((await director.post(deliverableStatuses.path, { name: 'In Review' })).status).toBe(200)
  })
})

describe('the password among the credentials of a client', () => {
  test('opens for administrators, developers and the team of the client; other employees see the record only', async () => {
    const [manager, developer] = (await Promise.all(
      ['account-manager', 'developer'].map((account) => signIn(server.url, account)),
    )) as [Caller, Caller]
    const { id } = (await manager.get<{ id: number }>('/users/me')).body
    const team = (await manager.get<{ id: number }[]>(`/user/${id}/my-clients/`)).body[0]!.id
    const all = (await manager.get<{ id: number }[]>('/clients/list/simple')).body.map((each) => each.id)
    const mine = new Set(
      (await manager.get<{ id: number }[]>(`/user/${id}/my-clients/`)).body.map((each) => each.id),
    )
    const foreign = all.find((each) => !mine.has(each))!
    const add = async (clientId: number): Promise<string> =>
      `${credentials.path}/${(await create(admin, credentials, { name: 'Ad account', secret: 'Open Sesame 1', clientId })).id}`
    const [own, other] = [await add(team), await add(foreign)]
    const seen = async (caller: Caller, path: string) => {
      const { body } = await caller.get<Kept>(path)
      const opened = await caller.post<{ value?: string }>(`${path}/reveal`, {})
      return [body['name'], opened.body.value ?? null, (body['can'] as { open: boolean }).open]
    }
    for (const caller of [admin, developer]) {
      expect(await seen(caller, own)).toEqual(['Ad account', 'Open Sesame 1', true])
      expect(await seen(caller, other)).toEqual(['Ad account', 'Open Sesame 1', true])
    }
    expect(await seen(manager, own)).toEqual(['Ad account', 'Open Sesame 1', true])
    expect(await seen(manager, other)).toEqual(['Ad account', null, false])
    expect((await manager.put(other, { secret: 'Taken Over 2' })).status).toBe(403)
    expect((await manager.put(own, { secret: 'Taken Over 2' })).status).toBe(200)
    expect(await seen(admin, other)).toEqual(['Ad account', 'Open Sesame 1', true])
  })
})

describe('the vault of credentials', () => {
  interface Line {
    readonly what: string
    readonly by: string
  }

  // PRO-04
  test('shows codes with their seconds, tells by when to rotate, and remembers who looked and changed', async () => {
    const made = await create(admin, credentials, { name: 'Auction', secret: 'First 1', clientId })
    const path = `${credentials.path}/${made.id}`
    expect(made).toMatchObject({ hasCode: false, rotateAt: null })
    expect((await admin.post(`${path}/code`, {})).status).toBe(409)
    expect((await admin.put(path, { codeSecret: 'not a secret' })).status).toBe(422)
    const changed = await admin.put<Kept>(path, { codeSecret: 'GEZD GNBV GY3T QOJQ', rotateDays: 90 })
    expect(changed.body).toMatchObject({ hasCode: true, codeSecret: null })
    expect(changed.body['rotateAt']).toBe(agencyDay(90))
    const code = await admin.post<{ code: string; seconds: number }>(`${path}/code`, {})
    expect(code.body).toMatchObject({ code: expect.stringMatching(/^\d{6}$/), period: 30 })
    expect(code.body.seconds).toBeLessThanOrEqual(30)
    await admin.put(path, { secret: 'Second 2' })
    await admin.post(`${path}/reveal`, {})
    const { body: lines } = await admin.get<Line[]>(`${path}/history`)
    expect(lines.map(({ what }) => what)).toEqual(['Looked at', 'Rotated', 'Code', 'Changed', 'Added'])
    const { body: me } = await admin.get<{ fullName: string }>('/users/me')
    expect(new Set(lines.map(({ by }) => by))).toEqual(new Set([me.fullName]))
    // The audit log says it to whoever reads that, and never what was seen.
    const log = await admin.get<{ rows: { subjectId: number }[] }>(
      '/audit-log?call=credentials.reveal&limit=5',
    )
    expect(log.body.rows[0]).toMatchObject({ subjectId: made.id })
    expect(JSON.stringify(log.body)).not.toContain('Second 2')
  })
})

describe('a credential at rest', () => {
  const readAll = (folder: string): Buffer[] =>
    readdirSync(folder).flatMap((name) => {
      const path = join(folder, name)
      if (statSync(path).isDirectory()) return readAll(path)
      return [readFileSync(path)]
    })

  test('is nowhere in the stored data, neither in its row, the audit log nor the kept answers', async () => {
    const secret = `Correct-Horse-${crypto.randomUUID()}`
    const other = `Battery-Staple-${crypto.randomUUID()}`
    const marker = `Marker-${crypto.randomUUID()}`
    const made = await create(admin, credentials, { name: marker, secret })
    await admin.put(`${credentials.path}/${made.id}`, { secret: other })
    const opened = await admin.post<{ value: string }>(`${credentials.path}/${made.id}/reveal`, {})
    expect(opened.body.value).toBe(other)
    if (server.databaseUrl !== null) {
      const database = new pg.Client(server.databaseUrl)
      await database.connect()
      try {
        for (const table of ['credential', 'audit_entry', 'idempotency_key']) {
          const found = async (text: string) =>
            (
              await database.query<{ n: number }>(
                `select count(*)::integer as n from ${table} t where t::text like '%' || $1 || '%'`,
                [text],
              )
            ).rows[0]!.n
          expect([await found(secret), await found(other)], table).toEqual([0, 0])
          expect(await found(marker), table).toBeGreaterThan(0)
        }
      } finally {
        await database.end()
      }
      return
    }
    await server.kill()
    const stored = readAll(join(server.dataDir, 'database'))
    expect(stored.some((bytes) => bytes.includes(marker))).toBe(true)
    for (const text of [secret, other]) expect(stored.some((bytes) => bytes.includes(text))).toBe(false)
    await server.restart()
    ;[admin, employee, client, partner] = (await Promise.all(
      ['super-admin', 'seo', 'client', 'partner'].map((account) => signIn(server.url, account)),
    )) as [Caller, Caller, Caller, Caller]
  })
})

describe('many deliverables at once', () => {
  test('are made from a template, one for each client, or none', async () => {
    const template = await create(admin, deliverableTemplates)
    const status = await create(admin, deliverableStatuses)
    const body = { clientIds: [1001, 1002, 1001], statusId: status.id, templateId: template.id }
    const made = await employee.post<{ ids: number[] }>('/deliverables/bulk-create', body)
    expect(made.body.ids).toHaveLength(2)
    const rows = await Promise.all(
      made.body.ids.map(async (id) => (await employee.get<Kept>(`/deliverables/${id}`)).body),
    )
    expect(rows).toMatchObject(
      [1001, 1002].map((clientId) => ({
        clientId,
        name: template['name'],
        typeId: template['typeId'],
        statusId: status.id,
      })),
    )
    expect(rows[0]!['dueAt']).toMatch(/^\d{4}-\d{2}-\d{2}$/)

    const count = async () => (await admin.get<{ total: number }>('/deliverables?pageSize=1')).body.total
    const before = await count()
    const refused = await employee.post<Problem>('/deliverables/bulk-create', {
      ...body,
      clientIds: [1001, 2001],
    })
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, ['clientIds']])
    expect(await count()).toBe(before)
  })

  test('get the same status together, or none does', async () => {
    const [one, two] = [await create(admin, deliverables), await create(admin, deliverables)]
    const status = await create(admin, deliverableStatuses)
    const refused = await employee.put('/deliverables/bulk-status', {
      ids: [one.id, 999_999],
      statusId: status.id,
    })
    expect(refused.status).toBe(422)
    expect((await employee.get<Kept>(`/deliverables/${one.id}`)).body['statusId']).toBe(one['statusId'])
    const done = await employee.put<{ ids: number[] }>('/deliverables/bulk-status', {
      ids: [one.id, two.id],
      statusId: status.id,
    })
    expect(done.body).toEqual({ ids: [one.id, two.id] })
    for (const { id } of [one, two]) {
      expect((await employee.get<Kept>(`/deliverables/${id}`)).body).toMatchObject({
        statusId: status.id,
        version: 2,
      })
    }
  })
})
