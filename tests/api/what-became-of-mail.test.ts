import { generateKeyPairSync, sign } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer } from '@portal/core/calls'
import type { ReportAnswer } from '@portal/core/platform/reports/report-answer'
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

/** What the database holds, asked past the portal. */
const stored = <Row extends object>(statement: string, values: readonly unknown[] = []): Promise<Row[]> =>
  server.services.database.asOwner(async (owner) => (await owner.query<Row>(statement, [...values])).rows)
const rang = async (): Promise<ReportAnswer> =>
  (await admin.get<ReportAnswer>('/reports/metric-alarm-rings?pageSize=200')).body

test('alarms watch the clients that they name, ring where figures stop, and wait where they are late', async () => {
  const night = addDays(today(), -1)
  const add = async (name: string, more: object): Promise<number> => {
    const { status, body } = await admin.post<{ id: number }>('/metric-alarms', {
      name,
      measure: 'Impressions',
      channel: 'Search',
      condition: 'Is Above',
      threshold: 0,
      days: 1,
      tellId: 1,
      active: true,
      ...more,
    })
    expect([name, status]).toEqual([name, 200])
    return body.id
  }
  const dry = async (id: number): Promise<Answer<'metricAlarms.dryRun'>> =>
    (await admin.get<Answer<'metricAlarms.dryRun'>>(`/metric-alarms/${id}/dry-run`)).body
  const idsOf = async (id: number): Promise<readonly number[]> =>
    (await dry(id)).clients.map((client) => client.id).toSorted((a, b) => a - b)
  const active = `c.tenant_id = 1 and c.activated_at <= $1::date and (c.canceled_at is null or c.canceled_at > $1::date)
    and exists (select from metric_day d where d.tenant_id = 1 and d.client_id = c.id and d.channel = 'search' and d.facts > 0
      and d.impressions > 0 and d.day between $1::date - 90 and $1::date - 1)`
  const such = async (condition: string): Promise<readonly number[]> =>
    (
      await stored<{ id: number }>(`select c.id from client c where ${active} and ${condition} order by 1`, [
        today(),
      ])
    ).map(({ id }) => id)
  const [of] = await stored<{ manager: number; tag: number; group: number }>(
    `select (select m.user_id from client_user m join client c on c.tenant_id = 1 and c.id = m.client_id
        where m.tenant_id = 1 and m.client_user_type_id = 1 and ${active} order by m.user_id limit 1) as manager,
      (select t.client_tag_id from client_tag_link t join client c on c.tenant_id = 1 and c.id = t.client_id
        where t.tenant_id = 1 and ${active} order by 1 limit 1) as tag,
      (select c.group_id from client c where ${active} and c.group_id is not null order by 1 limit 1) as group`,
    [today()],
  )
  const manufacturers = `exists (select from manufacturer f where f.tenant_id = 1 and f.id = 1 and c.brands <> ''
    and ', ' || f.brands || ',' ilike '%, ' || c.brands || ',%')`
  for (const [name, more, condition] of [
    ['everybody', {}, 'true'],
    ['one', { clientId: 1003 }, 'c.id = 1003'],
    ['a group', { groupId: of?.group }, `c.group_id = ${of?.group}`],
    [
      'a manager',
      { managerId: of?.manager },
      `exists (select from client_user m where m.tenant_id = 1 and m.client_id = c.id and m.user_id = ${of?.manager} and m.client_user_type_id = 1)`,
    ],
    [
      'a tag',
      { clientTagId: of?.tag },
      `exists (select from client_tag_link t where t.tenant_id = 1 and t.client_id = c.id and t.client_tag_id = ${of?.tag})`,
    ],
    ['a manufacturer', { manufacturerId: 1 }, manufacturers],
  ] as const) {
    const expected = await such(condition)
    expect([name, expected.length > 0]).toEqual([name, true])
    expect([name, await idsOf(await add(`Of ${name}`, more))]).toEqual([name, expected])
  }
  const ofService = await idsOf(await add('Of a service', { serviceId: 1 }))
  const everybody = await such('true')
  expect(ofService.length).toBeGreaterThan(0)
  for (const id of ofService) expect(everybody).toContain(id)

  // A rate is of the sums of its days, and a lead costs what was spent for it.
  expect(await idsOf(await add('Seen and followed', { measure: 'CTR' }))).toEqual(everybody)
  expect(
    (await dry(await add('Nobody pays that', { measure: 'Cost per Lead', threshold: 1_000_000 }))).rings,
  ).toBe(0)
  expect(
    (await idsOf(await add('Leads cost', { measure: 'Cost per Lead', days: 28 }))).length,
  ).toBeGreaterThan(0)

  // What stops rings where somebody asked for it, and for nobody else.
  const stops = await add('Search stops', { condition: 'Stops', days: 3, clientId: 1003 })
  expect((await dry(stops)).rings).toBe(0)
  await stored(
    `delete from metric_day where tenant_id = 1 and client_id = 1003 and channel = 'search' and day > $1::date - 3`,
    [night],
  )
  expect(await dry(stops)).toMatchObject({ rings: 1, nights: 1, clients: [{ id: 1003 }] })

  // A day that a platform owes is no fall.
  const falls = await add('Search falls', { condition: 'Falls by', threshold: 0, days: 7 })
  const rises = await add('Search rises', { condition: 'Rises by', threshold: 0, days: 7 })
  expect((await dry(falls)).late).toBe(0)
  await stored(`delete from metric_day where tenant_id = 1 and channel = 'search' and day = $1::date`, [
    addDays(night, -1),
  ])
  expect([(await dry(falls)).late, (await dry(rises)).late]).toEqual([2, 0])
  await ringAlarms(server.services, night)
  const rung = (await rang()).rows.map(({ alarm }) => alarm)
  expect(rung).toContain('Search stops')
  expect(rung).not.toContain('Search falls')
  await stored(`delete from metric_day where tenant_id = 1 and channel = 'video' and day = $1::date`, [night])
  expect((await rang()).notes.join(' ')).toMatch(/reach \d\d\/\d\d\/\d{4}: alarms/)
})
