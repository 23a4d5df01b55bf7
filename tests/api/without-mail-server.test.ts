import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer } from '@portal/core/calls'
import { emailOf, signIn, startServer, visitor, type Caller, type RunningServer } from '../support/index.ts'

/** A portal without a mail server says so to whoever sends, and keeps what was written. */

let server: RunningServer
let admin: Caller

beforeAll(async () => {
  server = await startServer()
  admin = await signIn(server.url, 'admin')
})
afterAll(() => server?.stop())

const kept = ({ headers }: { readonly headers: Headers }): string | null => headers.get('x-mail')

describe('where no mail server is set up', () => {
  test('whoever sends is told with the answer, and the outbox says why nobody got it', async () => {
    const email = { subject: 'The scanner is down', text: 'Since noon.' }
    const sent = await admin.request<{ id: number }>('POST', '/notifications/email-internal', {
      body: { email },
    })
    expect([sent.status, kept(sent)]).toEqual([200, 'kept'])
    const read = async () =>
      (await admin.get<Answer<'mail.get'>>(`/notifications/email/${sent.body.id}`)).body
    await expect.poll(async () => (await read()).status).toBe('kept')
    expect((await read()).lastError).toBe(
      'It reached nobody: no mail server is set up, so its mail is kept under Email Communications.',
    )
    expect(kept(await admin.request('GET', '/notifications/email'))).toBeNull()
  })

  test('a report that a job sends is told of too, and its log says that it is kept', async () => {
    const manager = await signIn(server.url, 'account-manager')
    const { body: made } = await manager.post<Answer<'reportSchedules.create'>>('/report-schedules', {
      report: 'localServiceAds',
      clientId: 1003,
      every: 'month',
      day: 2,
      files: ['csv'],
      recipients: [emailOf('account-manager')],
    })
    expect(kept(await manager.request('POST', `/report-schedules/${made.id}/send`, { body: {} }))).toBe(
      'kept',
    )
    const log = async () =>
      (await manager.get<Answer<'reportSchedules.deliveries'>>(`/report-schedules/${made.id}/deliveries`))
        .body
    await expect.poll(async () => (await log())[0]?.state, { timeout: 30_000 }).toBe('kept')
    expect((await log())[0]?.message).toMatch(/^It reached nobody/)
  })

  test('a forgotten password gets no promise, whether the address is known or not', async () => {
    for (const email of [emailOf('social'), 'nobody@nowhere.test']) {
      const asked = await visitor(server.url).request('POST', '/users/reset-password', {
        body: { email },
      })
      expect([asked.status, asked.body, kept(asked)]).toEqual([200, { sent: false }, null])
    }
  })
})
