import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer as Body } from '@portal/core/calls'
import { signIn, startServer, visitor, type Caller, type RunningServer } from '../support/index.ts'
import { formOf, picture, type Problem } from './activity-form.ts'

type Document = Body<'coopDocuments.create'>
type Shared = Body<'coopDocuments.shared'>

let server: RunningServer
let admin: Caller
let nobody: Caller

beforeAll(async () => {
  server = await startServer()
  admin = await signIn(server.url, 'admin')
  nobody = visitor(server.url)
})
afterAll(async () => {
  await server?.stop()
})

const create = (name: string, files: readonly File[] = [picture('guidelines.png')], by = admin) =>
  by.post<Document & Problem>('/co-op-documents', formOf({ name, description: 'For dealers.' }, files))
const shared = (publicId: string) => nobody.get<Shared & Problem>(`/shared/coop-files/${publicId}`)

// ACC-07, SET-20
test('files that an administrator adds are there for everyone who has the address', async () => {
  const { status, body } = await create('Spring co-op guidelines')
  expect(status).toBe(200)
  const opened = await shared(body.publicId)
  expect(opened.body).toMatchObject({
    name: 'Spring co-op guidelines',
    description: 'For dealers.',
    files: [{ name: 'guidelines.png', mediaType: 'image/png' }],
  })
  const file = await fetch(server.url + opened.body.files[0]!.address)
  expect(file.headers.get('content-type')).toBe('image/png')
})

test('what is no longer shared, has another address or was removed opens nothing', async () => {
  const { body } = await create('Summer co-op guidelines')
  await admin.put(`/co-op-documents/${body.id}`, formOf({ shared: 'false' }))
  expect((await shared(body.publicId)).status).toBe(404)
  await admin.put(`/co-op-documents/${body.id}`, formOf({ shared: 'true' }))
  expect((await shared(body.publicId)).status).toBe(200)
  const renewed = await admin.post<Document>(`/co-op-documents/${body.id}/renew-address`, {})
  expect((await shared(body.publicId)).status).toBe(404)
  expect((await shared(renewed.body.publicId)).status).toBe(200)
  expect((await admin.delete(`/co-op-documents/${body.id}`)).status).toBe(200)
  expect((await shared(renewed.body.publicId)).status).toBe(404)
  expect((await shared(crypto.randomUUID())).status).toBe(404)
  expect((await shared('everything')).status).toBe(404)
})

test('files are added and taken away; one at least stays', async () => {
  const { body } = await create('Autumn co-op guidelines', [picture('one.png'), picture('two.png')])
  const [first] = body.files
  const changed = await admin.put<Document>(
    `/co-op-documents/${body.id}`,
    formOf({ keep: `[${first!.id}]` }, [picture('three.png')]),
  )
  expect(changed.body.files.map(({ name }) => name)).toEqual(['one.png', 'three.png'])
  const refused = await admin.put<Problem>(`/co-op-documents/${body.id}`, formOf({ keep: '[]' }))
  expect(refused.body.errors).toEqual({ attachments: 'File is Required.' })
})

test('a name is taken once, and a set without a file is refused', async () => {
  await create('Winter co-op guidelines')
  expect((await create('winter CO-OP guidelines')).body.errors?.['name']).toMatch(/already exists\.$/)
  expect((await create('Nothing in it', [])).body.errors).toEqual({ attachments: 'File is Required.' })
})

test('only administrators keep them', async () => {
  for (const account of ['developer', 'account-manager', 'client', 'partner']) {
    const other = await signIn(server.url, account)
    expect((await other.get('/co-op-documents')).status).toBe(403)
    expect((await create('From outside', [picture()], other)).status).toBe(403)
  }
})

// ROL-15
test('an account manager writes no tactics, and nothing has changed', async () => {
  const manager = await signIn(server.url, 'account-manager')
  const before = await admin.get<unknown[]>('/tactics')
  expect((await manager.post('/tactics', { name: 'Mine' })).status).toBe(403)
  expect((await admin.get('/tactics')).body).toEqual(before.body)
  expect((await manager.get<unknown[]>('/tactics')).body).toHaveLength(before.body.length)
})
