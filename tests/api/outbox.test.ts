import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer as Body } from '@portal/core/calls'
import { addDays, formatDay, today } from '@portal/core/foundation/format'
import {
  emailOf,
  signIn,
  startMailServer,
  startServer,
  visitor,
  type Caller,
  type MailServer,
  type RunningServer,
} from '../support/index.ts'
import { once } from '../support/once.ts'

let mail: MailServer
let server: RunningServer
let admin: Caller

beforeAll(async () => {
  mail = await startMailServer()
  server = await startServer({ env: { SMTP_URL: mail.url } })
  admin = await signIn(server.url, 'admin')
})
afterAll(async () => {
  await server?.stop()
  await mail?.stop()
})

interface Mail {
  readonly id: number
  readonly category: string
  readonly to: readonly string[]
  readonly subject: string
  readonly status: string
  readonly confidential: boolean
  readonly can: { readonly queue: boolean }
}
interface Page {
  readonly rows: readonly Mail[]
  readonly total: number
}

const path = '/notifications/email'
const note = (subject: string, by: Caller = admin) =>
  by.post<{ id: number }>('/notifications/email-internal', {
    email: { subject, text: 'First line.\n<b>Second</b> line.' },
  })

test('a note to the administrators is sent to them alone, as text', async () => {
  const { status } = await note('The scanner is down', await signIn(server.url, 'seo'))
  expect(status).toBe(200)
  // Dealers reach no task tool, and so have nothing to tell of it (decision 0141).
  expect((await note('From outside', await signIn(server.url, 'client'))).status).toBe(403)
  const letter = await mail.next(emailOf('super-admin'), /scanner/)
  expect(letter.html).toContain('&lt;b&gt;Second&lt;/b&gt;')
  expect(letter.text).toContain('First line.')
  expect(
    (await admin.post('/notifications/email-internal', { email: { subject: '', text: 'x' } })).status,
  ).toBe(422)
})

test('one id goes through the call, its job and its mail, and stands in the log', async () => {
  const id = `widget-${crypto.randomUUID()}`
  const headed = { 'x-request-id': id }
  const email = { subject: 'Whose is this', text: 'Somebody’s.' }
  const { headers } = await admin.request('POST', '/notifications/email-internal', {
    body: { email },
    headers: headed,
  })
  expect(headers.get('x-request-id')).toBe(id)
  const letter = await mail.next(emailOf('admin'), /Whose is this/)
  expect(letter.headers.get('x-request-id')).toBe(id)
  await admin.request('POST', '/error-reports', {
    body: { message: 'It broke.', page: '/clients', requestId: 'read-0001' },
    headers: headed,
  })
  const line = () =>
    server
      .output()
      .split('\n')
      .find((text) => text.includes('It broke.'))
  await expect.poll(line).toBeDefined()
  expect(JSON.parse(line() ?? '{}')).toMatchObject({ requestId: id, report: { requestId: 'read-0001' } })
  // Without one it is the key of the write.
  const write = await admin.request('POST', '/notifications/email-internal', {
    body: { email },
    headers: { 'idempotency-key': `${id}-key` },
  })
  expect(write.headers.get('x-request-id')).toBe(`${id}-key`)
  // What could be taken for another line or field is not taken.
  const other = await admin.request('GET', path, { headers: { 'x-request-id': 'a b","level":60' } })
  expect(other.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
})

describe('the outbox', () => {
  let id = 0

  // RPT-17
  test('lists, finds, opens and counts messages', async () => {
    id = (await note('Coffee machine')).body.id
    await mail.next(emailOf('admin'), /Coffee/)
    await expect.poll(async () => (await admin.get<Mail>(`${path}/${id}`)).body.status).toBe('sent')
    const { body: listed } = await admin.get<Page>(`${path}?status=sent&category=internal`)
    expect(listed.rows.map((row) => row.id)).toContain(id)
    for (const found of [
      await admin.post<Page>(`${path}/search`, { search: 'coffee MACHINE' }),
      await admin.get<Page>(`${path}?search=coffee`),
      await admin.get<Page>(`${path}/get-by-category?category=internal&search=Coffee`),
    ])
      expect(found.body).toMatchObject({ total: 1, rows: [{ id, subject: 'Coffee machine' }] })
    expect((await admin.get<Mail & { text: string }>(`${path}/${id}`)).body.text).toContain('First line.')
    expect((await admin.get(`${path}/${id}/attachments`)).body).toEqual([])
    const { body: stats } = await admin.get<{ sent: number; total: number; mailServer: boolean }>(
      `${path}/stats`,
    )
    expect(stats.mailServer).toBe(true)
    expect(stats.sent).toBeGreaterThanOrEqual(1)
    const { body: categories } = await admin.get<readonly { category: string; label: string }[]>(
      `${path}/category-stats`,
    )
    expect(categories).toContainEqual(
      expect.objectContaining({ category: 'internal', label: 'Internal notification' }),
    )
    expect((await admin.get(`${path}/coffee-report`)).body).toMatchObject({ failed: 0, failures: [] })
    expect((await admin.get(`${path}?sort=nothing`)).status).toBe(422)
    expect((await admin.get(`${path}/2147483646`)).status).toBe(404)
  })

  test('sends one again, once', async () => {
    const sent = mail.mails.filter(({ subject }) => subject === 'Coffee machine').length
    expect((await admin.post<Mail>(`${path}/${id}/queue`, {})).body.status).toBe('queued')
    await expect
      .poll(() => mail.mails.filter(({ subject }) => subject === 'Coffee machine').length)
      .toBe(sent + 1)
    await expect.poll(async () => (await admin.get<Mail>(`${path}/${id}`)).body.status).toBe('sent')
  })

  test('never shows or repeats what opens something', async () => {
    await visitor(server.url).post('/users/reset-password', { email: emailOf('seo') })
    await mail.next(emailOf('seo'), /Set a new password/)
    const { body } = await admin.get<Page>(`${path}?category=password-reset`)
    const [letter] = body.rows
    expect(letter).toMatchObject({ confidential: true, can: { queue: false } })
    expect((await admin.get<{ text: string | null }>(`${path}/${letter?.id}`)).body.text).toBeNull()
    expect((await admin.post(`${path}/${letter?.id}/queue`, {})).status).toBe(409)
  })

  test("keeps mail about somebody's account from colleagues", async () => {
    const [seo, sem] = [await signIn(server.url, 'seo'), await signIn(server.url, 'sem')]
    const own = await seo.get<Page>(`${path}?category=password-reset`)
    expect(own.body.total).toBe(1)
    const others = await sem.get<Page>(`${path}?category=password-reset`)
    expect(others.body.total).toBe(0)
    expect((await sem.get(`${path}/${own.body.rows[0]?.id}`)).status).toBe(404)
    expect(
      (await sem.get<readonly { category: string }[]>(`${path}/category-stats`)).body.map(
        ({ category }) => category,
      ),
    ).not.toContain('password-reset')
    expect((await (await signIn(server.url, 'client')).get(path)).status).toBe(403)
  })
})

once('without a mail server messages are kept, and can be queued once there is one', async () => {
  await using alone = await startServer()
  const keeper = await signIn(alone.url, 'admin')
  const { id } = (await note('Kept', keeper)).body
  await expect.poll(async () => (await keeper.get<Mail>(`${path}/${id}`)).body.status).toBe('kept')
  expect((await keeper.get<{ mailServer: boolean }>(`${path}/stats`)).body.mailServer).toBe(false)
  await alone.restart({ SMTP_URL: mail.url })
  const again = await signIn(alone.url, 'admin')
  await again.post(`${path}/${id}/queue`, {})
  await mail.next(emailOf('admin'), /^Kept$/)
})

test('a form is given to people of a client, each with a link that is answered once and says whose answer it is', async () => {
  const [client, manager] = await Promise.all(
    ['client-manager', 'account-manager'].map((account) => signIn(server.url, account)),
  )
  if (!client || !manager) throw new Error('Nobody signed in.')
  const nobody = (path: string, body?: object) =>
    body ? visitor(server.url).post(path, body) : visitor(server.url).get(path)
  const { body: own } = await client.get<{ id: number; name: string }[]>('/clients/list/simple')
  const clientId = own[0]!.id
  const { body: me } = await client.get<{ id: number; fullName: string; email: string }>('/users/me')
  const question = { id: 'what', label: 'What is first?', help: '', required: true, showIf: null }
  const formOf = (name: string, more: object, asked: object) => ({
    name,
    description: '',
    closesAt: null,
    mostAnswers: null,
    becomes: 'Nothing else',
    taskForId: null,
    taskTypeId: null,
    tell: '',
    isTemplate: false,
    definition: { thanks: '', pages: [{ title: '', questions: [{ ...question, ...asked }] }] },
    ...more,
  })
  const choices = { kind: 'Choice', choices: ['Sell', 'Trade'] }
  const { body: made } = await manager.post<Body<'forms.create'>>(
    '/forms',
    formOf('Kickoff of the year', { clientId, open: false }, choices),
  )
  const asked = async (id = made.id) => (await manager.get<Body<'forms.people'>>(`/forms/${id}/people`)).body
  expect(await asked()).toEqual([])
  const offered = async (id: number, clientIds: readonly number[]) =>
    (await manager.post<Body<'forms.offered'>>(`/forms/${id}/people/offered`, { clientIds })).body
  const free = { id: me.id, clientId, waits: false, mailedToday: false }
  expect((await offered(made.id, [clientId])).people).toContainEqual(expect.objectContaining(free))
  type Asked = Body<'forms.ask'> & { readonly errors?: object; readonly message?: string }
  const ask = (by: Caller, userId: number, of = clientId, id = made.id) =>
    by.post<Asked>(`/forms/${id}/people`, { people: [{ clientId: of, userId }] })
  expect((await ask(client, me.id)).status).toBe(403)
  const { body: employee } = await manager.get<{ id: number }>('/users/me')
  expect((await ask(manager, employee.id)).body.errors).toEqual({
    people: 'Only people of these clients who can sign in are asked.',
  })
  expect((await ask(manager, me.id, 1002)).status).toBe(422)
  expect((await ask(manager, me.id)).body).toEqual({ mails: 1, heldBack: [] })
  const asking = await mail.next(me.email, /^Please fill in: Kickoff of the year for /)
  const link = /for=([0-9a-f-]{36})/.exec(asking.text ?? '')![1]!
  const [kept] = (await admin.get<Page>(`${path}?search=Kickoff`)).body.rows
  expect(kept).toMatchObject({ category: 'form-request', confidential: true })
  // Nobody is reminded on the day of another mail about it.
  expect((await offered(made.id, [clientId])).people).toContainEqual(
    expect.objectContaining({ ...free, waits: true, mailedToday: true }),
  )
  expect(await ask(manager, me.id)).toMatchObject({
    status: 409,
    body: {
      message: `${me.fullName} had a mail about this form today. A reminder goes once a day: from tomorrow on.`,
    },
  })
  const until = addDays(today(), 90)
  expect(asking.text).toContain(`works until ${formatDay(until)}.`)
  const again = await asked()
  expect(again).toMatchObject([
    { User: { id: me.id }, remindedAt: null, answeredAt: null, until, ended: false },
  ])
  const mine = async (by: Caller) =>
    (await by.get<Body<'forms.mine'>>('/my-forms')).body.filter(({ name }) => name === 'Kickoff of the year')
  expect(await mine(client)).toMatchObject([{ open: true, answeredAt: null, link, answeredBy: [] }])
  expect(await mine(manager)).toEqual([])
  // It is open to whoever was asked, and to nobody else.
  const address = `/public-forms/${made.publicId}`
  expect((await nobody(address)).status).toBe(404)
  expect((await nobody(`${address}?for=${crypto.randomUUID()}`)).status).toBe(404)
  expect(await nobody(`${address}?for=${link}`)).toMatchObject({
    status: 200,
    body: { client: own[0]!.name },
  })
  const given = { versionNumber: 1, answers: { what: 'Sell' }, for: link }
  expect((await nobody(`${address}/answers`, given)).status).toBe(200)
  expect((await nobody(`${address}/answers`, given)).status).toBe(404)
  const { rows } = (await manager.get<Body<'forms.answers'>>(`/forms/${made.id}/answers`)).body
  expect(rows).toMatchObject([{ answeredBy: me.fullName, Client: { id: clientId } }])
  expect(await mine(client)).toMatchObject([
    { open: false, answeredAt: expect.any(String), answeredBy: [me.fullName] },
  ])
  // A link that was answered is not taken back; the next one is.
  expect((await manager.delete(`/form-links/${again[0]!.id}`)).status).toBe(404)
  expect((await ask(manager, me.id)).status).toBe(200)
  const [next] = await asked()
  expect((await manager.delete(`/form-links/${next!.id}`)).status).toBe(200)
  expect(await mine(client)).toHaveLength(1)
  expect((await manager.delete(`/forms/${made.id}`)).status).toBe(200)
  expect(await mine(client)).toEqual([])
  // At the public address of a form of all stores, an answer closes what was asked for its own store alone.
  const { body: ofAll } = await manager.post<Body<'forms.create'>>(
    '/forms',
    formOf('Kickoff of the year', { clientId: null, open: true }, { kind: 'Client', choices: [] }),
  )
  const stores = own.slice(0, 2).map(({ id }) => id)
  const { people, without } = await offered(ofAll.id, [...stores, 1013])
  expect(people.filter(({ id }) => id === me.id).map((one) => one.clientId)).toEqual(
    expect.arrayContaining(stores),
  )
  expect(without).toHaveLength(1)
  const everybody = stores.map((of) => ({ clientId: of, userId: me.id }))
  expect((await manager.post(`/forms/${ofAll.id}/people`, { people: everybody })).body).toEqual({
    mails: 2,
    heldBack: [],
  })
  const said = { versionNumber: 1, answers: { what: own[0]!.name } }
  expect((await client.post(`/public-forms/${ofAll.publicId}/answers`, said)).status).toBe(200)
  const waits = (await mine(client)).filter(({ open }) => open)
  expect(waits.map(({ Client: of }) => of?.id)).toEqual([own[1]!.id])
  expect((await manager.delete(`/forms/${ofAll.id}`)).status).toBe(200)
})
