import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer as Body } from '@portal/core/calls'
import { signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'

type Written = Body<'written.get'>

let server: RunningServer
let manager: Caller
let seo: Caller
let userId: number

beforeAll(async () => {
  server = await startServer()
  ;[manager, seo] = await Promise.all([signIn(server.url, 'account-manager'), signIn(server.url, 'seo')])
  userId = (await manager.get<Body<'users.current'>>('/users/me')).body.id
})
afterAll(async () => {
  await server.stop()
})

const here = 'window-1'
const there = 'window-2'
const query = (about: string): string => `userId=${userId}&form=task-comment@1&about=${about}`
const found = async (about: string, by = manager) => (await by.get<Written>(`/written?${query(about)}`)).body
const keep = (about: string, content: string, writer: string, seen?: number, by = manager) =>
  by.request<{ readonly version: number }>('PUT', '/written', {
    body: { userId, form: 'task-comment@1', about, content, writer },
    ...(seen === undefined ? {} : { headers: { 'if-match': `"${seen}"` } }),
  })
const remove = (about: string, writer: string, seen: number) =>
  manager.request<{ readonly removed: boolean }>('DELETE', `/written?${query(about)}&writer=${writer}`, {
    headers: { 'if-match': `"${seen}"` },
  })

describe('what somebody has typed and not sent', () => {
  test('is there again, as the form wrote it, until it is sent', async () => {
    expect(await found('1')).toBeNull()
    expect((await keep('1', '{"text":"<p>Half a"}', here, 0)).body).toEqual({ version: 1 })
    expect(await found('1')).toMatchObject({ content: '{"text":"<p>Half a"}', version: 1, writer: here })
    expect((await keep('1', '{"text":"<p>Half a sentence"}', here, 1)).body).toEqual({ version: 2 })
    expect((await remove('1', here, 2)).body).toEqual({ removed: true })
    expect(await found('1')).toBeNull()
    expect((await remove('1', here, 2)).body).toEqual({ removed: false })
  })

  test('is not written over by a window that has not seen it, nor thrown away', async () => {
    await keep('2', 'a', here, 0)
    expect((await keep('2', 'b', there, 0)).status).toBe(412)
    expect((await remove('2', there, 0)).status).toBe(412)
    // Its own answer may have been lost.
    expect((await keep('2', 'c', here, 0)).body).toEqual({ version: 2 })
    expect((await keep('2', 'd', there, 2)).body).toEqual({ version: 3 })
    expect(await found('2')).toMatchObject({ content: 'd', writer: there })
    await remove('2', there, 3)
    // What was seen and is gone was sent elsewhere.
    expect((await keep('2', 'e', here, 2)).status).toBe(412)
    expect(await found('2')).toBeNull()
  })

  test('is of that person only, whoever asks', async () => {
    await keep('3', 'mine', here, 0)
    expect((await seo.request('GET', `/written?${query('3')}`, {})).status).toBe(403)
    expect((await keep('3', 'theirs', there, undefined, seo)).status).toBe(403)
    expect(await found('3')).toMatchObject({ content: 'mine' })
  })

  test('is refused where it is no form, or longer than anybody types', async () => {
    expect((await keep('../4', 'a', here)).status).toBe(422)
    expect((await keep('4', '', here)).status).toBe(422)
    expect((await keep('4', 'a'.repeat(300_001), here)).status).toBe(422)
    expect((await keep('4', 'a'.repeat(300_000), here)).status).toBe(200)
  })

  test('goes by age once there are more than anybody has open', async () => {
    await keep('first', 'a', here)
    for (let number = 0; number < 200; number++) await keep(`many-${number}`, 'a', here)
    expect(await found('first')).toBeNull()
    expect(await found('many-199')).not.toBeNull()
  })
})
