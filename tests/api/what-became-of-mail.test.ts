import { generateKeyPairSync, sign } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, today } from '@portal/core/foundation/format'
import { ringAlarms } from '@portal/server/results/agency/metric-alarms'
import type { Server } from '@portal/server/server'
import { signIn, type Caller } from '../support/index.ts'
import { startServerHere } from '../support/server-here.ts'

let server: Server
let admin: Caller
const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })

beforeAll(async () => {
  const key = publicKey.export({ format: 'der', type: 'spki' }).toString('base64')
  server = await startServerHere({ MAIL_EVENTS_KEY: key })
  admin = await signIn(server.address, 'super-admin')
})
afterAll(async () => {
  await server.stop()
})

interface Mail {
  readonly id: number
  readonly subject: string
}
const mails = async (): Promise<readonly Mail[]> =>
  (await admin.get<{ rows: Mail[] }>('/notifications/email?category=metric-alarm')).body.rows

test('an alarm tells its person by mail where that was chosen: one message a night, none for what goes on', async () => {
  const made = await admin.post('/metric-alarms', {
    name: 'Spend by mail',
    measure: 'Spend',
    channel: 'Search',
    condition: 'Is Above',
    threshold: 0,
    days: 1,
    tellId: 1,
    byMail: true,
    active: true,
  })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  expect(await mails()).toEqual([])
  await ringAlarms(server.services, addDays(today(), -1))
  const [mail, ...more] = await mails()
  expect(mail?.subject).toMatch(/^\d+ clients to look at$/)
  expect(more).toEqual([])
  await ringAlarms(server.services, addDays(today(), -1))
  expect(await mails()).toHaveLength(1)
})

test('events are taken from whoever signs them, once each, and counted in the report', async () => {
  const [mail] = await mails()
  const event = (kind: string, id: string, more: object = {}): object => ({
    email: 'super-admin@demo.test',
    timestamp: 1_800_000_000,
    event: kind,
    sg_event_id: id,
    'smtp-id': `<1.${mail?.id}@localhost>`,
    ...more,
  })
  const send = async (events: unknown, change: (payload: string) => string = (payload) => payload) => {
    const timestamp = '1800000000'
    const payload = `${JSON.stringify(events)}\r\n`
    const answer = await fetch(`${server.address}/webhook/mail-events`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-twilio-email-event-webhook-timestamp': timestamp,
        'x-twilio-email-event-webhook-signature': sign(
          'sha256',
          Buffer.from(timestamp + payload),
          privateKey,
        ).toString('base64'),
      },
      body: change(payload),
    })
    return { status: answer.status, body: (await answer.json()) as { kept?: number; left?: number } }
  }
  const events = [
    event('delivered', 'a1'),
    event('open', 'a2'),
    event('open', 'a3'),
    event('click', 'a4', { url: 'https://example.com' }),
    event('delivered', 'b1', { 'smtp-id': '<1.2147483@localhost>' }),
    event('delivered', 'b2', { 'smtp-id': '<something@else.test>' }),
    event('processed', 'b3'),
    'nothing',
  ]
  expect((await send(events, (payload) => payload.replace('a1', 'a9'))).status).toBe(403)
  expect(await send(events)).toEqual({ status: 200, body: { kept: 4, left: 4 } })
  expect(await send(events)).toEqual({ status: 200, body: { kept: 0, left: 8 } })
  expect((await send({ event: 'open' })).status).toBe(422)
  // Where an agency does not count them, what a reader does with a message is not kept.
  const count = async (opens: boolean) =>
    (
      await admin.put('/notifications/email-settings', {
        senderName: '',
        replyTo: '',
        signature: '',
        off: [],
        opens,
      })
    ).status
  expect(await count(false)).toBe(200)
  expect(await send([event('open', 'c1'), event('click', 'c2'), event('deferred', 'c3')])).toEqual({
    status: 200,
    body: { kept: 1, left: 2 },
  })
  expect(await count(true)).toBe(200)
  const bare = await fetch(`${server.address}/webhook/mail-events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '[]',
  })
  expect(bare.status).toBe(403)
  const { body } = await admin.get<{ rows: Record<string, unknown>[] }>(
    `/reports/email-analytics?startDate=${today()}&endDate=${today()}&category=metric-alarm`,
  )
  expect(body.rows).toMatchObject([
    { messages: 1, delivered: 1, opened: 1, clicked: 1, bounced: 0, complained: 0 },
  ])
})

test('an alarm of somebody who has left tells the administrators in their place', async () => {
  const { body: gone } = await admin.get<{ id: number }>('/users/getUserByEmail?email=developer@demo.test')
  const made = await admin.post('/metric-alarms', {
    name: 'Of somebody who left',
    measure: 'Spend',
    channel: 'Social',
    condition: 'Is Above',
    threshold: 0,
    days: 1,
    tellId: gone.id,
    byMail: true,
    active: true,
  })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  const stored = (text: string) =>
    server.services.database.asOwner(async (owner) => (await owner.query<{ to: string }>(text)).rows)
  await stored(`update user_account set suspended = true where tenant_id = 1 and id = ${gone.id}`)
  await ringAlarms(server.services, addDays(today(), -1))
  const told = await stored(
    `select recipients::text as to from email_notification where category = 'metric-alarm' and body_html like '%Of somebody who left%'`,
  )
  expect(told.map(({ to }) => to).toSorted()).toEqual(['{admin@demo.test}', '{super-admin@demo.test}'])
})
