import { generateKeyPairSync, sign } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer } from '@portal/core/calls'
import type { ReportAnswer } from '@portal/core/platform/reports/report-answer'
import { addDays, today } from '@portal/core/foundation/format'
import { ringAlarms } from '@portal/server/results/agency/metric-alarms'
import type { Server } from '@portal/server/server'
import { signIn, visitor, type Caller } from '../support/index.ts'
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
  /** For which clients an alarm rang in the night. */
  const rangFor = async (name: string): Promise<readonly number[]> =>
    (
      await stored<{ id: number }>(
        `select r.client_id as id from metric_alarm_ring r join metric_alarm a on a.tenant_id = 1 and a.id = r.metric_alarm_id
        where r.tenant_id = 1 and a.name = $1 and r.until = $2::date order by 1`,
        [name, night],
      )
    ).map(({ id }) => id)
  const active = `c.tenant_id = 1 and c.activated_at <= $1::date + 1 and (c.canceled_at is null or c.canceled_at > $1::date + 1)
    and exists (select from metric_day d where d.tenant_id = 1 and d.client_id = c.id and d.channel = 'search' and d.impressions > 0 and d.day = $1::date)`
  const such = async (condition: string): Promise<readonly number[]> =>
    (
      await stored<{ id: number }>(`select c.id from client c where ${active} and ${condition} order by 1`, [
        night,
      ])
    ).map(({ id }) => id)
  const manages = (user: string | number | undefined): string =>
    `exists (select from client_user m where m.tenant_id = 1 and m.client_id = c.id and m.client_user_type_id = 1 and m.user_id = ${user})`
  const hasTag = (tag: string | number | undefined): string =>
    `exists (select from client_tag_link t where t.tenant_id = 1 and t.client_id = c.id and t.client_tag_id = ${tag})`
  const sells = `exists (select from manufacturer f where f.tenant_id = 1 and f.id = 1 and c.brands <> ''
    and ', ' || f.brands || ',' ilike '%, ' || c.brands || ',%')`
  const pays = `exists (select from budget b where b.tenant_id = 1 and b.client_id = c.id and b.service_id = 1 and b.deleted_at is null
    and b.starts_at <= $1::date and (b.ends_at is null or b.ends_at >= $1::date))`
  const [of] = await stored<{ manager: number; tag: number; group: number }>(
    `select (select min(u.id) from user_account u where exists (select from client c where ${active} and ${manages('u.id')})) as manager,
      (select min(g.id) from client_tag g where exists (select from client c where ${active} and ${hasTag('g.id')})) as tag,
      (select min(c.group_id) from client c where ${active}) as group`,
    [night],
  )
  const watched = [
    ['everybody', {}, 'true'],
    ['one', { clientId: 1003 }, 'c.id = 1003'],
    ['a group', { groupId: of?.group }, `c.group_id = ${of?.group}`],
    ['a manager', { managerId: of?.manager }, manages(of?.manager)],
    ['a tag', { clientTagId: of?.tag }, hasTag(of?.tag)],
    ['a manufacturer', { manufacturerId: 1 }, sells],
    ['a service', { serviceId: 1 }, pays],
    ['both', { managerId: of?.manager, serviceId: 1 }, `${manages(of?.manager)} and ${pays}`],
    // A rate is of the sums of its days.
    ['a rate', { measure: 'CTR' }, 'true'],
    ['what nobody pays', { measure: 'Cost per Lead', threshold: 1_000_000, days: 28 }, 'false'],
  ] as const
  for (const [name, more] of watched) await add(`Of ${name}`, more)
  await add('Leads cost', { measure: 'Cost per Lead', days: 28 })
  await ringAlarms(server.services, night)
  for (const [name, , condition] of watched) {
    const expected = await such(condition)
    expect([name, expected.length > 0]).toEqual([name, condition !== 'false'])
    expect([name, await rangFor(`Of ${name}`)]).toEqual([name, expected])
  }
  expect((await rangFor('Leads cost')).length).toBeGreaterThan(0)

  // What stops rings where somebody asked for it.
  const stops = await add('Search stops', { condition: 'Stops', days: 3, clientId: 1003 })
  await stored(
    `delete from metric_day where tenant_id = 1 and client_id = 1003 and channel = 'search' and day > $1::date - 3`,
    [night],
  )
  expect(await dry(stops)).toMatchObject({ rings: 1, nights: 1, clients: [{ id: 1003 }] })

  // A day that a platform owes is no fall.
  const falls = await add('Search falls', { condition: 'Falls by', threshold: 0, days: 7 })
  await stored(`delete from metric_day where tenant_id = 1 and channel = 'search' and day = $1::date`, [
    addDays(night, -1),
  ])
  expect((await dry(falls)).late).toBe(2)
  await ringAlarms(server.services, night)
  expect(await rangFor('Search stops')).toEqual([])
  expect(await rangFor('Search falls')).toEqual([])
  // Nor an end; once the day is there, the one that stopped is told of.
  await stored(
    `insert into metric_day (tenant_id, client_id, channel, segment, day, impressions, facts)
      select tenant_id, client_id, channel, segment, day - 1, impressions, facts from metric_day
      where tenant_id = 1 and channel = 'search' and day = $1::date`,
    [night],
  )
  await ringAlarms(server.services, night)
  expect(await rangFor('Search stops')).toEqual([1003])
  await stored(`delete from metric_day where tenant_id = 1 and channel = 'video' and day = $1::date`, [night])
  const { body } = await admin.get<ReportAnswer>('/reports/metric-alarm-rings')
  expect(body.notes.join(' ')).toMatch(/reach \d\d\/\d\d\/\d{4}: alarms/)
})

// TOO-02
test('whoever is asked to fill in a form is reminded once a day, which begins the days of the link anew', async () => {
  const { body: form } = await admin.post<Answer<'forms.create'>>('/forms', {
    name: 'Who answers the phone?',
    description: '',
    clientId: null,
    open: false,
    closesAt: null,
    mostAnswers: null,
    becomes: 'Nothing else',
    taskForId: null,
    taskTypeId: null,
    tell: '',
    isTemplate: false,
    definition: {
      thanks: '',
      pages: [
        {
          title: '',
          questions: [
            { id: 'a', kind: 'Text', label: 'Who?', help: '', required: true, choices: [], showIf: null },
          ],
        },
      ],
    },
  })
  const path = `/forms/${form.id}/people`
  const client = await signIn(server.address, 'client-manager')
  const [me, stores] = await Promise.all([
    client.get<{ id: number; fullName: string }>('/users/me'),
    client.get<{ id: number }[]>('/clients/list/simple'),
  ])
  const people = stores.body.slice(0, 2).map(({ id }) => ({ clientId: id, userId: me.body.id }))
  expect((await admin.post(path, { people: people.slice(0, 1) })).body).toEqual({ mails: 1, heldBack: [] })
  // Who had none today gets one, the other waits.
  expect((await admin.post(path, { people })).body).toEqual({ mails: 1, heldBack: [me.body.fullName] })
  expect((await admin.post(path, { people })).status).toBe(409)

  const daysPass = (days: number) =>
    server.services.database.asOwner((owner) =>
      owner.query(
        `update form_link set asked_at = (asked_at at time zone 'America/Chicago' - interval '${days} days') at time zone 'America/Chicago',
           reminded_at = (reminded_at at time zone 'America/Chicago' - interval '${days} days') at time zone 'America/Chicago'
         where form_id = ${form.id}`,
      ),
    )
  const listed = async () => (await admin.get<Answer<'forms.people'>>(path)).body
  const mine = async () =>
    (await client.get<Answer<'forms.mine'>>('/my-forms')).body.filter(({ name }) => name === form.name)
  const opened = async () =>
    (await visitor(server.address).get(`/public-forms/${form.publicId}?for=${(await mine())[0]!.link}`))
      .status
  await daysPass(90)
  expect((await listed()).map(({ until, ended }) => [until, ended])).toEqual([
    [today(), false],
    [today(), false],
  ])
  expect(await opened()).toBe(200)
  await daysPass(1)
  expect((await listed()).map(({ ended }) => ended)).toEqual([true, true])
  expect((await mine()).map(({ open }) => open)).toEqual([false, false])
  expect(await opened()).toBe(404)
  // A reminder has the same link, which works again; the form's own last day ends it all the same.
  expect((await admin.post(path, { people })).body).toEqual({ mails: 2, heldBack: [] })
  expect((await listed()).map(({ until }) => until)).toEqual(Array(2).fill(addDays(today(), 90)))
  expect(await opened()).toBe(200)
  expect((await admin.put(`/forms/${form.id}`, { closesAt: addDays(today(), 3) })).status).toBe(200)
  expect((await mine()).map(({ until }) => until)).toEqual(Array(2).fill(addDays(today(), 3)))
  expect((await admin.put(`/forms/${form.id}`, { closesAt: null, mostAnswers: 1 })).status).toBe(200)
  const { link } = (await mine())[0]!
  const given = { versionNumber: 1, answers: { a: 'I do' }, for: link }
  expect((await visitor(server.address).post(`/public-forms/${form.publicId}/answers`, given)).status).toBe(
    200,
  )
  await daysPass(1)
  expect(await admin.post(path, { people })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('has all the answers that it takes') },
  })
})

test('whoever alarms tell chooses for all of them, and one that goes on with some of the same days begins once', async () => {
  const told = await signIn(server.address, 'director')
  const { body: me } = await told.get<{ id: number }>('/users/me')
  const ofAlarm = { byMail: 'As Each Alarm Says', makesTask: 'As Each Alarm Says' }
  expect((await told.get('/users/me/alarm-ways')).body).toEqual(ofAlarm)
  const alarm = (name: string, more: object): Promise<{ status: number }> =>
    admin.post('/metric-alarms', {
      ...{ name, measure: 'Spend', channel: 'All Channels', condition: 'Is Above', threshold: 0, days: 3 },
      ...{ tellId: me.id, active: true, ...more },
    })
  const sentOf = async (name: string): Promise<number> =>
    (await mails()).filter(({ subject }) => subject.startsWith(`${name}: `)).length
  const tasksOf = async (name: string): Promise<number> =>
    (await told.get<readonly { readonly title: string }[]>('/tasks/mine')).body.filter(({ title }) =>
      title.startsWith(`${name}: `),
    ).length
  const ring = (back: number): Promise<void> => ringAlarms(server.services, addDays(today(), -back))
  const clientId = 1005
  const untilOf = async (name: string): Promise<readonly string[]> =>
    server.services.database.asOwner(async (owner) => {
      const { rows } = await owner.query<{ until: string }>(
        `select r.until::text as until from metric_alarm_ring r
           join metric_alarm a on a.tenant_id = r.tenant_id and a.id = r.metric_alarm_id where a.name = $1`,
        [name],
      )
      return rows.map(({ until }) => until)
    })

  // An alarm that does neither does both for whoever wants both.
  const both = { byMail: 'Always', makesTask: 'Always' }
  expect((await told.put('/users/me/alarm-ways', both)).body).toEqual(both)
  expect((await alarm('Neither', { clientId })).status).toBe(200)
  await ring(6)
  expect([await sentOf('Neither'), await tasksOf('Neither')]).toEqual([1, 1])
  // After two quiet nights it goes on: it looked at some of the days before them.
  await ring(3)
  expect(await untilOf('Neither')).toEqual([addDays(today(), -3)])
  expect([await sentOf('Neither'), await tasksOf('Neither')]).toEqual([1, 1])

  // One that does both does neither.
  await told.put('/users/me/alarm-ways', { byMail: 'Never', makesTask: 'Never' })
  expect((await alarm('Both', { clientId, byMail: true, makesTask: true })).status).toBe(200)
  await ring(2)
  expect(await untilOf('Both')).toHaveLength(1)
  expect([await sentOf('Both'), await tasksOf('Both')]).toEqual([0, 0])
  expect((await told.put('/users/me/alarm-ways', ofAlarm)).body).toEqual(ofAlarm)
  expect((await alarm('By itself', { clientId, byMail: true })).status).toBe(200)
  await ring(1)
  expect([await sentOf('By itself'), await tasksOf('By itself')]).toEqual([1, 0])
  expect((await (await signIn(server.address, 'client')).get('/users/me/alarm-ways')).status).toBe(403)
})
