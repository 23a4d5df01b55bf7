import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeFit } from '@portal/server/commands/spread/make-fit'
import type { Server } from '@portal/server/server'
import { signIn, type Caller } from '../support/index.ts'
import { startServerHere } from '../support/server-here.ts'

let server: Server
let admin: Caller

/** As on the day of a move to a database that is spread by tenant (docs/scaling.md). */
beforeAll(async () => {
  server = await startServerHere()
  await server.services.database.asOwner(makeFit)
  admin = await signIn(server.address, 'super-admin')
})
afterAll(async () => {
  await server.stop()
})

const picture = (): FormData => {
  const form = new FormData()
  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  form.append('file', new Blob([Buffer.from(png, 'base64')]), 'sign.png')
  return form
}

test('whoever keeps the list of clients hears of each change without a trigger', async () => {
  const kept = async (): Promise<string> =>
    (await admin.get('/clients/list/simple')).headers.get('etag') ?? ''
  let known = await kept()
  const told = async (status: number): Promise<readonly [status: number, isNew: boolean]> => {
    const now = await kept()
    const isNew = now !== known
    known = now
    return [status, isNew]
  }
  const made = await admin.post<{ id: number }>('/clients', { name: 'Alder Ford', activatedAt: '2020-01-01' })
  expect(await told(made.status)).toEqual([200, true])
  const { id } = made.body
  expect(await told((await admin.put(`/clients/${id}`, { city: 'Salem' })).status)).toEqual([200, true])
  expect(await told((await admin.post(`/clients/${id}/logo`, picture())).status)).toEqual([200, true])
  expect(await told((await admin.delete(`/clients/${id}/logo`)).status)).toEqual([200, true])
  expect(await told((await admin.put(`/clients/${id}/cancelNow`, {})).status)).toEqual([200, true])
  expect(await told((await admin.get(`/clients/${id}`)).status)).toEqual([200, false])
})

test('how many clients there are is told anew when one of them changes', async () => {
  const count = async (query: string): Promise<number> =>
    (await admin.get<{ total: number }>(`/clients?pageSize=1&${query}`)).body.total
  const counts = async () => Promise.all(['', 'search=Larch', 'state=Client', 'state=Inactive'].map(count))
  const [all = 0, named = 0, active = 0, inactive = 0] = await counts()
  const { body } = await admin.post<{ id: number }>('/clients', {
    name: 'Larch Honda',
    activatedAt: '2020-01-01',
  })
  expect(await counts()).toEqual([all + 1, named + 1, active + 1, inactive])
  await admin.put(`/clients/${body.id}/cancelNow`, {})
  expect(await counts()).toEqual([all + 1, named + 1, active, inactive + 1])
})
