import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer as Body } from '@portal/core/calls'
import { addDays, today } from '@portal/core/foundation/format'
import { Webhook } from 'standardwebhooks'
import { sendWebhook } from '@portal/server/platform/webhooks/send-webhook'
import type { Server } from '@portal/server/server'
import { callerWith, signIn, type Caller } from '../support/index.ts'
import { HttpSite } from '../support/http-site.ts'
import { startServerHere } from '../support/server-here.ts'
import { until } from '../support/until.ts'
import { formOf, goodFields } from './activity-form.ts'
import { change, created, type Problem } from './budget-form.ts'
import { imported } from './import-file.ts'
import { commentOn, fileIssue } from './support-form.ts'

/** With its address as other tests call it. */
let server: Pick<Server, 'services' | 'stop'> & { readonly url: string }
/** A program that listens; it shares no code with the portal. */
let receiver: HttpSite
let admin: Caller
let manager: Caller
let client: Caller

beforeAll(async () => {
  receiver = await new HttpSite(({ path }) =>
    path === '/moved' ? [302, 'elsewhere'] : path === '/gone' ? [410, 'no more'] : [200, { ok: true }],
  ).start()
  const here = await startServerHere({ INNER_HOSTS: new URL(receiver.url).host })
  server = { services: here.services, stop: () => here.stop(), url: here.address }
  ;[admin, manager, client] = (await Promise.all(
    ['admin', 'account-manager', 'client'].map((account) => signIn(server.url, account)),
  )) as [Caller, Caller, Caller]
})
afterAll(async () => {
  await server?.stop()
  await receiver?.stop()
})

type Made = Body<'apiKeys.create'>

async function keyOf(person: Caller, body: object): Promise<Made & { readonly program: Caller }> {
  const { status, body: made } = await person.post<Made>('/api-keys', { name: 'Warehouse', ...body })
  expect(status, JSON.stringify(made)).toBe(200)
  return { ...made, program: callerWith(server.url, made.key) }
}

describe('a key', () => {
  test('opens the calls that it was made for, sees what its person sees, and is kept as a hash only', async () => {
    const { program, made, key } = await keyOf(client, { scopes: ['clients.simpleList', 'clients.get'] })
    expect(made).toMatchObject({ kind: 'Own', works: true, calls: ['clients.get', 'clients.simpleList'] })
    expect(key.startsWith(made.prefix)).toBe(true)
    const [byKey, byPerson] = await Promise.all(
      [program, client].map((caller) => caller.get<Body<'clients.simpleList'>>('/clients/list/simple')),
    )
    expect(byKey!.status).toBe(200)
    expect(byKey!.body).toEqual(byPerson!.body)
    const [own] = byKey!.body
    const everybody = (await admin.get<Body<'clients.simpleList'>>('/clients/list/simple')).body
    const foreign = everybody.find(({ id }) => !byKey!.body.some((mine) => mine.id === id))!
    expect((await program.get(`/clients/${own!.id}`)).status).toBe(200)
    const refused = await program.get<Problem>(`/clients/${foreign.id}`)
    expect([403, 404]).toContain(refused.status)
    expect(refused.status).toBe((await client.get(`/clients/${foreign.id}`)).status)
    // The list of keys shows that it was used, and never the key.
    const listed = await client.get<Body<'apiKeys.list'>>('/api-keys')
    expect(listed.body.find(({ id }) => id === made.id)?.lastUsedAt).toEqual(expect.any(String))
    expect(JSON.stringify(listed.body)).not.toContain(key)
  })

  test('is refused for every other call, with a sentence, and for what keys never open', async () => {
    const { program } = await keyOf(manager, { scopes: ['clients.simpleList'] })
    const other = await program.get<Problem>('/services')
    expect(other.status).toBe(403)
    for (const path of ['/api-keys', '/api-keys/scopes', '/users/me'])
      expect((await program.get(path)).status, path).toBe(403)
    expect((await program.post('/users/begin2FA')).status).toBe(403)
    const refused = await manager.post<Problem>('/api-keys', { name: 'No', scopes: ['apiKeys.create'] })
    expect(refused.status).toBe(422)
    expect(refused.body.errors?.['scopes']).toMatch(/No key .* "apiKeys.create"/)
    // What its person may not do is not offered either.
    const beyond = await client.post<Problem>('/api-keys', { name: 'No', scopes: ['budgets.create'] })
    expect(beyond.status).toBe(422)
  })

  test('is made for groups of calls by area, and its writes name it in the audit log', async () => {
    const reading = await keyOf(admin, { scopes: ['industries:read'] })
    expect(reading.made.calls).toContain('industries.list')
    expect(reading.made.calls).not.toContain('industries.create')
    const writing = await keyOf(admin, { name: 'Sync of industries', scopes: ['industries.*'] })
    const created = await writing.program.post<{ id: number }>('/industries', { name: 'Boats by key' })
    expect(created.status, JSON.stringify(created.body)).toBe(200)
    const entries = await admin.get<Body<'audit.list'>>('/audit-log?call=industries.create')
    expect(entries.body.rows.find(({ call }) => call === 'industries.create')?.via).toBe(
      `key Sync of industries (${writing.made.prefix}…)`,
    )
  })

  test('of a program of the agency is made by administrators only, and never upwards', async () => {
    const people = (await admin.get<Body<'users.active'>>('/users/active')).body
    const named = (email: string) => people.find((person) => person.email === `${email}@demo.test`)!.id
    const service = await keyOf(admin, { scopes: ['clients:read'], userId: named('account-manager') })
    expect(service.made).toMatchObject({ kind: 'Service', user: { id: named('account-manager') } })
    expect((await service.program.get('/clients/list/simple')).status).toBe(200)
    const body = { name: 'Up', scopes: ['clients:read'], userId: named('super-admin') }
    expect((await admin.post('/api-keys', body)).status).toBe(422)
    expect((await manager.post('/api-keys', { ...body, userId: named('sem') })).status).toBe(403)
    // The manager does not see it among the own ones, and cannot end it.
    const own = await manager.get<Body<'apiKeys.list'>>('/api-keys')
    expect(own.body.some(({ id }) => id === service.made.id)).toBe(false)
    expect((await manager.post(`/api-keys/${service.made.id}/revoke`, {})).status).toBe(404)
    expect((await manager.get('/api-keys?all=true')).status).toBe(403)
  })

  test('ends at once when it is revoked, has its own limit and no day that is over', async () => {
    const { program, made } = await keyOf(manager, { scopes: ['clients.simpleList'], perMinute: 2 })
    expect((await program.get('/clients/list/simple')).status).toBe(200)
    expect((await program.get('/clients/list/simple')).status).toBe(200)
    const limited = await program.get('/clients/list/simple')
    expect(limited.status).toBe(429)
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await manager.post(`/api-keys/${made.id}/revoke`, {})).status).toBe(200)
    const revoked = await program.get<Problem>('/clients/list/simple')
    expect(revoked.status).toBe(401)
    expect(revoked.body.message).toMatch(/revoked/)
    const over = await manager.post<Problem>('/api-keys', {
      name: 'Over',
      scopes: ['clients.simpleList'],
      expiresAt: addDays(today(), -1),
    })
    expect(over.body.errors?.['expiresAt']).toMatch(/not over/)
    expect((await callerWith(server.url, 'apk_1_nothing').get('/clients/list/simple')).status).toBe(401)
  })
})

describe('a report at an address', () => {
  test('answers CSV or JSON by GET to any key that opens its call, with filters and columns of its own', async () => {
    const { program, key } = await keyOf(manager, { scopes: ['reports.cancellations'] })
    const json = await program.get<Body<'reports.cancellations'>>('/reports/cancellations?pageSize=5')
    expect(json.status).toBe(200)
    const asked = (query: string) =>
      fetch(`${server.url}/api/reports/cancellations?${query}`, {
        headers: { authorization: `Bearer ${key}` },
      })
    const csv = await asked('format=csv&columns=client,service')
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const [head, ...lines] = (await csv.text()).trim().split('\r\n')
    expect(head).toMatch(/Client,Service$/)
    expect(lines).toHaveLength(json.body.total)
    expect((await asked('format=csv&columns=nonsense')).status).toBe(422)
    expect((await asked('format=xml')).status).toBe(422)
    const { key: other } = await keyOf(manager, { scopes: ['clients.simpleList'] })
    const refused = await fetch(`${server.url}/api/reports/cancellations?format=csv`, {
      headers: { authorization: `Bearer ${other}` },
    })
    expect(refused.status).toBe(403)
  })

  test('answers CSV or JSON to its key, in the rights of its person, cached, and opens nothing else', async () => {
    const query = { search: 'a' }
    const made = await manager.post<Made>('/api-keys/reports', {
      name: 'Sheet',
      report: 'cancellations',
      query,
    })
    expect(made.status, JSON.stringify(made.body)).toBe(200)
    const { key } = made.body
    const address = `${server.url}/api/report-data?key=${key}`
    const csv = await fetch(address)
    expect(csv.status).toBe(200)
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(csv.headers.get('cache-control')).toBe('private, max-age=300')
    const lines = (await csv.text()).trim().split('\n')
    const again = await fetch(address, { headers: { 'if-none-match': csv.headers.get('etag')! } })
    expect(again.status).toBe(304)
    const json = await fetch(`${server.url}/api/report-data?format=json`, {
      headers: { authorization: `Bearer ${key}` },
    })
    const answer = (await json.json()) as { rows: unknown[]; total: number }
    expect(answer.rows.length).toBe(lines.length - 1)
    const shown = await manager.get<{ total: number }>('/reports/cancellations?search=a')
    expect(answer.total).toBe(shown.body.total)
    // Other filters, other reports and calls are not its own.
    expect((await fetch(`${address}&search=b`)).status).toBe(422)
    expect((await callerWith(server.url, key).get('/reports/cancellations')).status).toBe(403)
    expect((await fetch(`${server.url}/api/report-data`)).status).toBe(401)
    expect((await manager.post(`/api-keys/${made.body.made.id}/revoke`, {})).status).toBe(200)
    expect((await fetch(address)).status).toBe(401)
    // Nobody makes one for what is not theirs to read, nor one that cannot be answered.
    const forbidden = await client.post('/api-keys/reports', {
      name: 'No',
      report: 'cancellations',
      query: {},
    })
    expect(forbidden.status).toBe(403)
    const wrong = await manager.post('/api-keys/reports', {
      name: 'No',
      report: 'cancellations',
      query: { nonsense: '1' },
    })
    expect(wrong.status).toBe(422)
  })
})

describe('a webhook', () => {
  type Endpoint = Body<'webhooks.create'>
  const arrived = (path: string) => receiver.asked('POST', new RegExp(`^${path}$`))
  const add = async (path: string, events: readonly string[], withAmounts = false): Promise<Endpoint> => {
    const { status, body } = await admin.post<Endpoint>('/webhooks', {
      name: `Receiver ${path}`,
      url: `${receiver.url}${path}`,
      events,
      withAmounts,
    })
    expect(status, JSON.stringify(body)).toBe(200)
    return body
  }
  const deliveriesOf = async (id: number) =>
    (await admin.get<Body<'webhooks.deliveries'>>(`/webhooks/${id}/deliveries`)).body.rows
  const inDatabase = (text: string) =>
    server.services.database.asOwner((owner) => owner.query<Record<string, unknown>>(text))

  test('tells of budgets, activities, leads and answers, signed so that the reference library takes it', async () => {
    const all = ['budget.changed', 'activity.logged', 'lead.arrived', 'request.answered']
    const { secret, endpoint } = await add('/all', all)
    const paid = await add('/paid', ['budget.changed'], true)
    expect(secret).toMatch(/^whsec_/)
    const budget = await created(manager, { invoiceAmount: 1500 })
    await change(manager, budget.id, { invoiceAmount: 1750 })
    // What is refused is not told.
    expect((await change(manager, budget.id, { invoiceAmount: -1, serviceId: 0 })).status).toBe(422)
    const logged = await manager.post<{ id: number }>('/activities', formOf(goodFields(1001)))
    expect(logged.status, JSON.stringify(logged.body)).toBe(200)
    const filed = await fileIssue(manager)
    const answered = await commentOn(admin, filed.body.key, '<p>We look into it.</p>')
    expect([filed.status, answered.status], JSON.stringify([filed.body, answered.body])).toEqual([200, 200])
    const address = await admin.post<{ address: string }>('/clients/1001/lead-keys', { name: 'Vendor' })
    expect(address.status, JSON.stringify(address.body)).toBe(200)
    await fetch(new URL(address.body.address, server.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: 'w1', name: 'Wanda Webb', email: 'wanda@example.com', vehicle: '2026 Ram' }),
    })
    await until('five messages', () => arrived('/all').length >= 5)
    const told = arrived('/all').map(({ headers, body }) =>
      new Webhook(secret).verify(JSON.stringify(body), headers as Record<string, string>),
    ) as { type: string; data: Record<string, unknown> }[]
    expect(told.map(({ type }) => type).toSorted()).toEqual([
      'activity.logged',
      'budget.changed',
      'budget.changed',
      'lead.arrived',
      'request.answered',
    ])
    expect(told.find(({ type }) => type === 'activity.logged')?.data).toMatchObject({
      activityId: logged.body.id,
      clientId: 1001,
    })
    // No amount goes to whoever did not ask for amounts, and a stranger's secret checks nothing.
    expect(JSON.stringify(told)).not.toMatch(/amount|1500|1750|wanda@example/i)
    const [first] = arrived('/all')
    expect(() =>
      new Webhook(paid.secret).verify(JSON.stringify(first!.body), first!.headers as Record<string, string>),
    ).toThrow()
    await until('amounts', () => arrived('/paid').length >= 2)
    expect(arrived('/paid').map(({ body }) => (body as { data: object }).data)).toContainEqual(
      expect.objectContaining({ change: 'changed', amountBefore: 1500, amount: 1750 }),
    )
    // What arrived there is noted here a moment later.
    await expect
      .poll(async () => (await deliveriesOf(endpoint.id)).map(({ state, status }) => [state, status]))
      .toEqual(Array.from({ length: 5 }, () => ['Delivered', 200]))
  })

  test('tells of an invoice when it is approved, with its amount only where amounts are wanted', async () => {
    const { endpoint } = await add('/invoices', ['invoice.approved'])
    await add('/invoices-paid', ['invoice.approved'], true)
    const [accounting, director] = (await Promise.all(
      ['accounting', 'director'].map((account) => signIn(server.url, account)),
    )) as [Caller, Caller]
    const month = `${today().slice(0, 7)}-01`
    expect((await accounting.post('/invoicing', { month })).status).toBe(200)
    const draft = await until('a draft of the month', async () =>
      (await accounting.get<Body<'invoicing.list'>>(`/invoicing?month=${month}&pageSize=200`)).body.rows.find(
        ({ status, total }) => status === 'draft' && total > 0,
      ),
    )
    const move = async (by: Caller, what: string): Promise<void> => {
      const { version } = (await by.get<{ version: number }>(`/invoicing/${draft.id}`)).body
      const moved = await by.put('/invoicing', { move: what, invoices: [{ id: draft.id, version }] })
      expect(moved.status, JSON.stringify(moved.body)).toBe(200)
    }
    await move(accounting, 'review')
    expect(arrived('/invoices')).toEqual([])
    await move(director, 'approve')
    const { body: approved } = await director.get<{ number: string; total: number }>(`/invoicing/${draft.id}`)
    await until('both messages', () => arrived('/invoices').length + arrived('/invoices-paid').length === 2)
    const dataOf = (path: string) => (arrived(path)[0]!.body as { data: object }).data
    expect(dataOf('/invoices')).toMatchObject({ invoiceId: draft.id, number: approved.number })
    expect(JSON.stringify(dataOf('/invoices'))).not.toMatch(/total|amount/i)
    expect(dataOf('/invoices-paid')).toMatchObject({ invoiceId: draft.id, total: approved.total })
    await expect
      .poll(async () => (await deliveriesOf(endpoint.id)).map(({ state }) => state))
      .toEqual(['Delivered'])
  })

  test('tries again what failed, under the same id, and is sent again by hand', async () => {
    receiver.faults.push({ path: /^\/flaky$/, times: 1, status: 503, body: 'later' })
    const { endpoint } = await add('/flaky', ['budget.changed'])
    await admin.post(`/webhooks/${endpoint.id}/test`, {})
    const row = await until('the first attempt', async () =>
      (await deliveriesOf(endpoint.id)).find(({ status }) => status === 503),
    )
    expect(row).toMatchObject({ state: 'Waiting', attempts: 1, nextAt: expect.any(String) })
    // Its wait of five seconds is not waited for; an attempt that was made is not made twice.
    for (const attempt of [1, 2]) await sendWebhook.run({ tenantId: 1, id: row.id, attempt }, server.services)
    const whole = await admin.get<Body<'webhooks.delivery'>>(`/webhook-deliveries/${row.id}`)
    expect(whole.body.tries.map(({ status }) => status)).toEqual([200, 503])
    expect(whole.body.tries[1]?.answer).toContain('later')
    await admin.post(`/webhook-deliveries/${row.id}/replay`, {})
    await until('the replay', () => arrived('/flaky').length >= 3)
    expect(new Set(arrived('/flaky').map(({ headers }) => headers['webhook-id']))).toEqual(
      new Set([row.messageId]),
    )
  })

  test('that is switched off while messages wait gets them once it is switched on again', async () => {
    const fault = { path: /^\/off$/, times: 99, status: 503, body: 'later' }
    receiver.faults.push(fault)
    const { endpoint } = await add('/off', ['budget.changed'])
    await admin.post(`/webhooks/${endpoint.id}/test`, {})
    const row = await until('the first attempt', async () =>
      (await deliveriesOf(endpoint.id)).find(({ status }) => status === 503),
    )
    expect((await admin.put(`/webhooks/${endpoint.id}`, { active: false })).status).toBe(200)
    // Its next attempt comes while nothing is sent.
    await sendWebhook.run({ tenantId: 1, id: row.id, attempt: 2 }, server.services)
    await inDatabase(
      `update pgboss.job set state = 'completed' where name = 'send-webhook' and (data ->> 'id')::integer = ${row.id}`,
    )
    expect((await deliveriesOf(endpoint.id))[0]?.state).toBe('Failed')
    fault.times = 0
    const refused = arrived('/off').length
    expect((await admin.put(`/webhooks/${endpoint.id}`, { active: true })).status).toBe(200)
    await until('what had waited', () => arrived('/off').length > refused)
    await admin.delete(`/webhooks/${endpoint.id}`)
  })

  test('tells of the budgets of an import when all of it is there, one by one, with what was before', async () => {
    const { endpoint } = await add('/imported', ['budget.changed'], true)
    const executive = await signIn(server.url, 'executive')
    const { identifier } = (await manager.get<Body<'clients.get'>>('/clients/1001')).body
    const file = (amount: number, more = '') =>
      `Dealer Code,Service,Type,Start Date,Amount\n${identifier},Google Ads Search,Recurring,2026-01-03,${amount}\n${more}`
    expect(await imported(executive, 'budgets', file(700))).toMatchObject({ created: 1 })
    const another = `${identifier},TikTok Ads,Recurring,2026-01-03,300\n`
    expect(await imported(executive, 'budgets', file(750, another))).toMatchObject({ created: 1, updated: 1 })
    // What changes nothing is told to nobody.
    expect(await imported(executive, 'budgets', file(750))).toMatchObject({ unchanged: 1 })
    await until('three messages', () => arrived('/imported').length >= 3)
    const told = arrived('/imported').map(({ body }) => (body as { data: Record<string, unknown> }).data)
    expect(
      told
        .map((data) =>
          ['change', 'service', 'amountBefore', 'amount'].map((of) => String(data[of])).join(', '),
        )
        .toSorted(),
    ).toEqual([
      'added, Google Ads Search, null, 700',
      'added, TikTok Ads, null, 300',
      'changed, Google Ads Search, 700, 750',
    ])
    expect(told.every(({ clientId, startsAt }) => clientId === 1001 && startsAt === '2026-01-03')).toBe(true)
    await admin.delete(`/webhooks/${endpoint.id}`)
  })

  test('follows no redirect, ends with 410, and is disabled after days of failure with a word to its owner', async () => {
    const moved = await add('/moved', ['budget.changed'])
    const gone = await add('/gone', ['budget.changed'])
    for (const { endpoint } of [moved, gone]) await admin.post(`/webhooks/${endpoint.id}/test`, {})
    const listed = async (id: number) =>
      (await admin.get<Body<'webhooks.list'>>('/webhooks')).body.find((one) => one.id === id)!
    await until('410 to disable', async () => !(await listed(gone.endpoint.id)).active)
    // What it refused with 410 is sent as well once it is activated where it listens.
    const back = { active: true, url: `${receiver.url}/back` }
    expect((await admin.put(`/webhooks/${gone.endpoint.id}`, back)).status).toBe(200)
    await until('what was refused', () => arrived('/back').length === 1)
    await until('a failure', async () => (await listed(moved.endpoint.id)).failingSince !== null)
    await expect
      .poll(async () => (await deliveriesOf(moved.endpoint.id))[0])
      .toMatchObject({ state: 'Waiting', status: 302 })
    await inDatabase(
      `update webhook_endpoint set failing_since = now() - interval '6 days' where id = ${moved.endpoint.id}`,
    )
    await admin.post(`/webhooks/${moved.endpoint.id}/test`, {})
    await until('it is disabled', async () => (await listed(moved.endpoint.id)).problem !== null)
    await expect
      .poll(async () => (await deliveriesOf(moved.endpoint.id)).every(({ state }) => state === 'Failed'))
      .toBe(true)
    const bells = async () => JSON.stringify((await admin.get('/notifications')).body)
    await expect.poll(bells).toContain('The webhook Receiver /moved was disabled.')
    const mails = await inDatabase(
      `select subject from email_notification where category = 'webhook-disabled'`,
    )
    expect(mails.rows).toContainEqual({ subject: 'The webhook Receiver /moved was disabled' })
    // Nothing more is sent; made active again at a good address it gets what failed.
    expect((await admin.post(`/webhooks/${moved.endpoint.id}/test`, {})).status).toBe(409)
    const revived = await admin.put(`/webhooks/${moved.endpoint.id}`, {
      active: true,
      url: `${receiver.url}/mended`,
    })
    expect(revived.status, JSON.stringify(revived.body)).toBe(200)
    await until('what failed', () => arrived('/mended').length >= 1)
    // Its owner hears of both: that somebody activated it, and after a long failing that it works by itself.
    await expect
      .poll(bells)
      .toMatch(/activated the webhook Receiver \/moved again\. \d+ messages that had failed are sent again\./)
    const words = await inDatabase(
      `select subject from email_notification where category = 'webhook-revived'`,
    )
    expect(words.rows).toContainEqual({ subject: 'The webhook Receiver /moved is active again' })
    const failing = (hours: number) =>
      inDatabase(
        `update webhook_endpoint set failing_since = now() - interval '${hours} hours' where id = ${moved.endpoint.id}`,
      )
    const arrives = async () => {
      const before = arrived('/mended').length
      await admin.post(`/webhooks/${moved.endpoint.id}/test`, {})
      await until('the test', async () => (await listed(moved.endpoint.id)).failingSince === null)
      await until('the message', () => arrived('/mended').length > before)
    }
    await failing(0)
    await arrives()
    expect(await bells()).not.toContain('works again')
    await failing(3)
    await arrives()
    await expect.poll(bells).toContain('The webhook Receiver /moved works again. It had failed since ')
  })

  test('goes to no inner address, and is kept by administrators only', async () => {
    for (const url of [
      'http://127.0.0.1:1/',
      'https://10.0.0.8/hook',
      'https://metadata.internal/',
      'http://example.com/',
    ])
      expect(
        (
          await admin.post<Problem>('/webhooks', {
            name: 'In',
            url,
            events: ['budget.changed'],
            withAmounts: false,
          })
        ).body.errors?.['url'],
        url,
      ).toBeDefined()
    for (const caller of [manager, client]) expect((await caller.get('/webhooks')).status).toBe(403)
    const program = await keyOf(admin, { scopes: ['clients:read'] })
    expect((await program.program.get('/webhooks')).status).toBe(403)
  })

  test('signs with both secrets for a day after one is replaced', async () => {
    const { secret, endpoint } = await add('/rotated', ['budget.changed'])
    const next = await admin.post<Endpoint>(`/webhooks/${endpoint.id}/secret`, {})
    await admin.post(`/webhooks/${endpoint.id}/test`, {})
    await until('the message', () => arrived('/rotated').length >= 1)
    const [{ headers, body } = { headers: {}, body: null }] = arrived('/rotated')
    for (const good of [secret, next.body.secret])
      expect(new Webhook(good).verify(JSON.stringify(body), headers as Record<string, string>)).toMatchObject(
        {
          type: 'portal.test',
        },
      )
  })
})
