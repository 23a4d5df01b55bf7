import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer as Body } from '@portal/core/calls'
import {
  callerWith,
  signIn,
  startMailServer,
  startServer,
  type Caller,
  type MailServer,
  type RunningServer,
} from '../support/index.ts'
import { addDays, timeAt, today } from '@portal/core/foundation/format'
import { HttpSite } from '../support/http-site.ts'
import { onceAll } from '../support/once.ts'
import type { Problem } from './budget-form.ts'
import { imported } from './import-file.ts'

let mails: MailServer
/** Other systems at one address, and what Google Ads knows there. */
class Elsewhere extends HttpSite {
  ads: readonly object[] = []
}

let site: Elsewhere
let server: RunningServer
let admin: Caller
let manager: Caller
let partner: Caller

/** CallRail in its published shapes, companies in two pages. */
const callRail: Readonly<Record<string, (page: number, query: URLSearchParams) => unknown>> = {
  '/v3/a.json': () => ({ page: 1, total_pages: 1, accounts: [{ id: 'ACC1', name: 'Demo Agency' }] }),
  '/v3/a/ACC1/companies.json': (page) => ({
    page,
    total_pages: 2,
    companies: [{ id: `COM${page}`, name: page === 1 ? 'Ram of Dayton' : 'Nobody Motors', status: 'active' }],
  }),
  '/v3/a/ACC1/trackers.json': () => ({
    total_pages: 1,
    trackers: [
      {
        id: 'TRK1',
        name: 'Google Ads',
        type: 'source',
        status: 'active',
        tracking_numbers: ['+13125550101'],
        destination_number: '+13125550100',
        company: { id: 'COM1', name: 'Ram of Dayton' },
        source: { type: 'google_ad_extension' },
      },
    ],
  }),
  '/v3/a/ACC1/calls/summary.json': () => ({ grouped_results: [{ key: 'Ram of Dayton', total_calls: 42 }] }),
  // By relative pagination: three calls of yesterday, in two pages.
  '/v3/a/ACC1/calls.json': (_, query) => {
    const day = query.get('start_date')
    const offset = Number(query.get('offset'))
    if (day !== addDays(today(), -1) || day !== query.get('end_date'))
      return { has_next_page: false, calls: [] }
    const call = (more: object): object => ({
      id: 'CAL1',
      direction: 'inbound',
      answered: true,
      voicemail: false,
      duration: 60,
      customer_name: 'JORDAN PARKER',
      customer_phone_number: '+19375550188',
      start_time: `${day}T11:27:48.119-05:00`,
      company_id: 'COM1',
      company_name: 'Ram of Dayton',
      source: 'Google Ads',
      source_name: 'Google Ads',
      first_call: true,
      ...more,
    })
    return {
      next_page: 'https://elsewhere.example/?token=key',
      has_next_page: offset === 0,
      calls:
        offset === 0
          ? [call({}), call({ duration: 30, first_call: false })]
          : [
              call({
                answered: false,
                voicemail: true,
                duration: null,
                source: 'Direct',
                source_name: 'Website',
              }),
              call({ company_id: 'COM2', company_name: 'Nobody Motors' }),
            ],
    }
  },
}

/** That, and a dealer's site. */
const pageOf = (path: string, query: URLSearchParams): readonly [number, unknown] => {
  const answer = callRail[path]
  if (answer) return [200, answer(Number(query.get('page') ?? 1), query)]
  if (path === '/moved') return [301, { location: '/long' }]
  if (path === '/inside') return [301, { location: 'http://127.0.0.1:1/' }]
  if (path === '/hostile') return [301, { location: '/slow' }]
  // Longer than what is read of a page; what it calls itself stands at its beginning.
  if (path === '/long') return [200, `<link rel="canonical" href="/other">${'x'.repeat(3_000_000)}`]
  if (path === '/slow') return [200, '<link '.repeat(80_000)]
  return path === '/new' ? [200, '<link rel="canonical" href="/new">'] : [404, 'gone']
}

beforeAll(async () => {
  mails = await startMailServer()
  site = await new Elsewhere(
    ({ path, query }) =>
      path === '/ads/token'
        ? [200, { access_token: 'access-1', expires_in: 3600 }]
        : path.endsWith(':generateKeywordIdeas')
          ? [200, { results: site.ads }]
          : pageOf(path, query),
    (path) => (/^\/(v3|ads)\//.test(path) ? 'application/json' : 'text/html'),
  ).start()
  server = await startServer({
    env: {
      SMTP_URL: mails.url,
      INNER_HOSTS: new URL(site.url).host,
      CALLRAIL_URL: site.url,
      CALLRAIL_API_KEY: 'key-1',
      CALLRAIL_TIMEOUT: '10',
    },
  })
  ;[admin, manager, partner] = (await Promise.all(
    ['super-admin', 'account-manager', 'partner'].map((account) => signIn(server.url, account)),
  )) as [Caller, Caller, Caller]
})
afterAll(async () => {
  await server.stop()
  await mails.stop()
  await site.stop()
})

// SET-32
describe('client data', () => {
  type Facts = Body<'clientData.ofClient'>
  const fact = (facts: Facts, name: string) => facts.find((one) => one.name === name)!

  test('of every kind is kept for a client, checked by its type, and audited', async () => {
    const { body } = await manager.get<Facts>('/clients/1002/client-data')
    const id = (name: string): number => fact(body, name).id
    const saved = await manager.put<Facts>('/clients/1002/client-data', {
      values: [
        { id: id('CRM'), value: 'Elead' },
        { id: id('New Units a Month'), value: 120 },
        { id: id('Contract Renews'), value: '2027-03-31' },
        { id: id('Spanish Campaigns'), value: true },
        { id: id('Creative Lead'), value: 1 },
      ],
    })
    expect(saved.status).toBe(200)
    const read = (await manager.get<Facts>('/clients/1002/client-data')).body
    expect(fact(read, 'CRM').value).toBe('Elead')
    expect(fact(read, 'New Units a Month').value).toBe(120)
    expect(fact(read, 'Contract Renews').value).toBe('2027-03-31')
    expect(fact(read, 'Spanish Campaigns').value).toBe(true)
    expect(fact(read, 'Creative Lead').words).toMatch(/\w+ \w+/)
    const wrong = await manager.put<Problem>('/clients/1002/client-data', {
      values: [
        { id: id('CRM'), value: 'Abacus' },
        { id: id('Creative Lead'), value: 99_999 },
      ],
    })
    expect(wrong.status).toBe(422)
    expect(Object.keys(wrong.body.errors ?? {})).toHaveLength(2)
    const emptied = await manager.put<Facts>('/clients/1002/client-data', {
      values: [{ id: id('CRM'), value: null }],
    })
    expect(fact(emptied.body, 'CRM').value).toBeNull()
    const { body: log } = await admin.get<Body<'audit.list'>>('/audit-log?call=clientData.save&limit=1')
    expect(log.rows[0]?.changes).toEqual({ CRM: ['Elead', null] })
  })

  test('types are kept by administrators only', async () => {
    expect((await manager.post('/client-data-types', { name: 'Mine' })).status).toBe(403)
    expect((await admin.post('/client-data-types', { name: 'Showroom' })).status).toBe(200)
  })

  test('keep their kind while a client has a value of it', async () => {
    const { body } = await manager.get<Facts>('/clients/1002/client-data')
    const { id } = fact(body, 'New Units a Month')
    const refused = await admin.put<Problem>(`/client-data-types/${id}`, { kind: 'Day' })
    expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([409, ['kind']])
    expect((await admin.put(`/client-data-types/${id}`, { hint: 'Of the last year' })).status).toBe(200)
  })
})

// SET-33
describe('the index of settings', () => {
  type Changed = Body<'settings.changed'>
  const changed = async (by: Caller): Promise<readonly [string, string | undefined][]> =>
    (await by.get<Changed>('/settings/changed')).body.map(({ route, by: who }) => [route, who?.fullName])

  test('says what was changed last and by whom, of what one may open', async () => {
    const { body: me } = await manager.get<Body<'users.current'>>('/users/me')
    const { body: boss } = await admin.get<Body<'users.current'>>('/users/me')
    const region = await manager.post<{ id: number }>('/industries', { name: `Industry ${Date.now()}` })
    expect(region.status).toBe(200)
    const tag = await admin.post<{ id: number }>('/client-tags', { name: `Tag ${Date.now()}` })
    expect(tag.status).toBe(200)
    expect((await changed(admin)).slice(0, 2)).toEqual([
      ['settings.client-tags', boss.fullName],
      ['industries.index', me.fullName],
    ])
    // Client tags are for administrators: nobody else hears of them.
    expect((await changed(manager)).slice(0, 1)).toEqual([['industries.index', me.fullName]])
    expect((await changed(manager)).map(([route]) => route)).not.toContain('settings.client-tags')
    await admin.delete(`/client-tags/${tag.body.id}`)
    await manager.delete(`/industries/${region.body.id}`)
    expect((await changed(admin)).map(([route]) => route).slice(0, 2)).toEqual([
      'industries.index',
      'settings.client-tags',
    ])
    expect((await partner.get<Problem>('/settings/changed')).status).toBe(403)
    // What is no declared list is told too, and using it is no change of it.
    const form = await manager.post<{ id: number }>('/forms', {
      ...{ name: 'Told of', description: '', clientId: null, open: false, closesAt: null, mostAnswers: null },
      ...{ becomes: 'Nothing else', taskForId: null, taskTypeId: null, tell: '', isTemplate: true },
      definition: {
        thanks: '',
        pages: [
          {
            title: '',
            questions: [
              {
                ...{ id: 'q1', kind: 'Text', label: 'One', help: '' },
                ...{ required: false, choices: [], showIf: null },
              },
            ],
          },
        ],
      },
    })
    expect(form.status).toBe(200)
    expect((await changed(manager))[0]).toEqual(['tools.forms.index', me.fullName])
    const hook = await admin.post<{ endpoint: { id: number } }>('/webhooks', {
      ...{
        name: 'Told of',
        url: 'https://hooks.example/told',
        events: ['budget.changed'],
        withAmounts: false,
      },
    })
    expect(hook.status, JSON.stringify(hook.body)).toBe(200)
    expect((await changed(admin))[0]).toEqual(['settings.programs', boss.fullName])
    await admin.delete(`/webhooks/${hook.body.endpoint.id}`)
    await manager.delete(`/forms/${form.body.id}`)
  })
})

describe('settings of mail', () => {
  const usual = {
    senderName: '',
    replyTo: '',
    signature: '',
    off: [] as string[],
    quiet: null as { from: number; until: number } | null,
    opens: false,
  }

  test('decide the sender, where answers go and what stands below a message', async () => {
    const given = {
      ...usual,
      senderName: 'Fairlane Media',
      replyTo: 'team@fairlane.example',
      signature: 'Fairlane <Media>\nChicago',
    }
    expect((await admin.put('/notifications/email-settings', given)).body).toEqual(given)
    expect((await admin.get('/notifications/email-settings')).body).toEqual(given)
    await manager.post('/notifications/email-internal', { email: { subject: 'One', text: 'Hello' } })
    const mail = await mails.next('super-admin@demo.test', /One/)
    expect(mail.from?.value[0]?.name).toBe('Fairlane Media')
    expect(mail.replyTo?.value[0]?.address).toBe('team@fairlane.example')
    expect(mail.text).toContain('Fairlane <Media>\nChicago')
    expect(mail.html).toContain('Fairlane &lt;Media&gt;<br>Chicago')
  })

  test('keep a kind of mail in the outbox, but never mail about an account', async () => {
    const refused = await admin.put<Problem>('/notifications/email-settings', {
      ...usual,
      off: ['password-reset'],
    })
    expect(refused.status).toBe(422)
    expect((await admin.put('/notifications/email-settings', { ...usual, off: ['internal'] })).status).toBe(
      200,
    )
    const { body } = await manager.post<{ id: number }>('/notifications/email-internal', {
      email: { subject: 'Two', text: 'Hello' },
    })
    await expect
      .poll(async () => (await admin.get<Body<'mail.get'>>(`/notifications/email/${body.id}`)).body)
      .toMatchObject({ status: 'kept', lastError: 'This kind of mail is switched off in the settings.' })
    await admin.put('/notifications/email-settings', usual)
  })

  test('tell whoever sends that mail of a kind that is off reaches nobody, a report too that goes out later', async () => {
    const internal = async () =>
      (
        await manager.request('POST', '/notifications/email-internal', {
          body: { email: { subject: 'Told', text: 'Hello' } },
        })
      ).headers.get('x-mail')
    expect(await internal()).toBeNull()
    await admin.put('/notifications/email-settings', { ...usual, off: ['internal', 'report-schedule'] })
    expect(await internal()).toBe('off')
    // About an account, and never off.
    const added = await admin.request('POST', '/users/reset-password', {
      body: { email: 'client-manager@demo.test' },
    })
    expect(added.headers.get('x-mail')).toBeNull()

    const { body: made } = await manager.post<Body<'reportSchedules.create'>>('/report-schedules', {
      report: 'localServiceAds',
      clientId: 1003,
      every: 'month',
      day: 2,
      files: ['csv'],
      recipients: ['account-manager@demo.test'],
    })
    const sent = await manager.request('POST', `/report-schedules/${made.id}/send`, { body: {} })
    expect([sent.status, sent.headers.get('x-mail')]).toEqual([200, 'off'])
    const log = async () =>
      (await manager.get<Body<'reportSchedules.deliveries'>>(`/report-schedules/${made.id}/deliveries`)).body
    await expect
      .poll(async () => (await log())[0], { timeout: 30_000 })
      .toMatchObject({ state: 'kept', message: 'This kind of mail is switched off in the settings.' })
    await manager.delete(`/report-schedules/${made.id}`)
    await admin.put('/notifications/email-settings', usual)
  })

  test('let all but mail about an account wait for quiet hours to end, scheduled reports be switched off', async () => {
    const from = Number(timeAt(Date.now()).slice(0, 2))
    const quiet = { from, until: (from + 2) % 24 }
    const same = { from, until: from }
    expect(
      (await admin.put<Problem>('/notifications/email-settings', { ...usual, quiet: same })).body,
    ).toMatchObject({
      errors: { quietUntil: 'Quiet hours end at another hour than they begin.' },
    })
    const { body: kept } = await admin.put('/notifications/email-settings', {
      ...usual,
      quiet,
      off: ['report-schedule'],
    })
    expect(kept).toEqual({ ...usual, quiet, off: ['report-schedule'] })
    const note = await manager.post<{ id: number }>('/notifications/email-internal', {
      email: { subject: 'Three', text: 'Hello' },
    })
    await expect
      .poll(async () => (await admin.get<Body<'mail.get'>>(`/notifications/email/${note.body.id}`)).body)
      .toMatchObject({ status: 'queued', attempts: 0, lastError: expect.stringMatching(/^It waits/) })
    await callerWith(server.url, null).post('/users/reset-password', { email: 'client-manager@demo.test' })
    expect((await mails.next('client-manager@demo.test', /password/i)).subject).toMatch(/password/i)
    // What is left out stays as it is: somebody else may have changed it meanwhile.
    const change = (changes: object) => admin.put('/notifications/email-settings', changes)
    expect((await change({ off: [] })).body).toEqual({ ...usual, quiet })
    expect((await change({ signature: 'Chicago' })).body).toEqual({ ...usual, quiet, signature: 'Chicago' })
    // Of two who switch different kinds neither undoes the other's.
    await Promise.all([
      change({ switched: [{ category: 'internal', on: false }] }),
      change({ switched: [{ category: 'report-schedule', on: false }] }),
    ])
    expect((await change({ switched: [{ category: 'internal', on: true }] })).body).toMatchObject({
      off: ['report-schedule'],
    })
    expect((await change({ switched: [{ category: 'password-reset', on: false }] })).status).toBe(422)
    expect((await change({ opens: true })).body).toMatchObject({ quiet, signature: 'Chicago', opens: true })
    await admin.put('/notifications/email-settings', usual)
  })

  test('are changed by administrators only, and refuse what is no address', async () => {
    expect((await manager.put('/notifications/email-settings', usual)).status).toBe(403)
    const { status, body } = await admin.put<Problem>('/notifications/email-settings', {
      ...usual,
      replyTo: 'team',
    })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['replyTo']])
  })
})

// TOO-06
test('numbers of settings are refused where they make no sense', async () => {
  const refused = async (path: string, body: object): Promise<unknown> => {
    const { body: rows } = await admin.get<readonly { readonly id: number }[]>(path)
    const { status, body: said } = await admin.put<Problem>(`${path}/${rows[0]!.id}`, body)
    return [status, Object.values(said.errors ?? {})[0]]
  }
  // An agreement runs for ten years at most: a template that says more could never be saved.
  expect(await refused('/agreement-templates', { months: 121 })).toEqual([422, 'Field must be from 1 to 120'])
  expect(await refused('/agreement-templates', { noticeDays: 366 })).toEqual([
    422,
    'Field must be from 0 to 365',
  ])
  expect(await refused('/parent-organizations', { termsDays: 366 })).toEqual([
    422,
    'Field must be from 0 to 365',
  ])
  expect(await refused('/account-manager-deliverable-tasks', { dueDay: 32 })).toEqual([
    422,
    'Field must be from 1 to 31',
  ])
  expect(await refused('/task-templates', { dueAfterDays: 2_147_483_647 })).toEqual([
    422,
    'Field must be from 0 to 3650',
  ])
  expect(await refused('/metric-alarms', { threshold: -5 })).toEqual([
    422,
    'Field must be from 0 to 1000000000',
  ])
  // Screens of a program are found by its code.
  expect(await refused('/oem/programs', { code: 'renamed' })).toEqual([
    422,
    'This stays as it is: addresses and files that were handed out are known by it.',
  ])
  const ford = await admin.post<Problem>('/oem/programs', { name: 'Ford', code: '../Ford Plus' })
  expect([ford.status, ford.body.errors?.['code']]).toEqual([
    422,
    'Write small letters, digits and hyphens, such as acura-honda.',
  ])
})

test('notes of clients are a partner’s for the own clients alone', async () => {
  type Notes = Body<'clientNotes.list'>
  const own = (await partner.get<Notes>('/client-notes?pageSize=200')).body
  expect(own.total).toBeGreaterThan(5)
  const [first] = own.rows
  const kept = await partner.post('/client-notes', {
    clientId: first!.clientId,
    name: 'Call with the owner',
    notedAt: '2026-11-20',
  })
  expect(kept.status).toBe(200)
  expect(
    (await partner.post('/client-notes', { clientId: 1001, name: 'x', notedAt: '2026-11-20' })).status,
  ).toBe(422)
  const clients = new Set(own.rows.map(({ clientId }) => clientId))
  expect(Math.min(...clients)).toBeGreaterThan(1999)
})

// TOO-01
test('integrations say how each system is, and are tried on the spot', async () => {
  type List = Body<'integrations.list'>
  const systems = (await manager.get<List>('/integrations')).body
  expect(systems.find(({ key }) => key === 'jira')).toMatchObject({ state: 'Not configured', triable: false })
  expect(systems.find(({ key }) => key === 'smtp')).toMatchObject({ state: 'Not tried yet', triable: true })
  const tried = await manager.post('/integrations/smtp/try', {})
  expect(tried.body).toMatchObject({ state: 'Working', words: 'It answers.' })
  const { body: after } = await manager.get<Body<'integrations.list'>>('/integrations')
  expect(after.find(({ key }) => key === 'smtp')).toMatchObject({
    state: 'Working',
    triedAt: expect.stringMatching(/^20/),
  })
  expect((await manager.post('/integrations/abacus/try', {})).status).toBe(404)
  const { body: figures } = await manager.get<Body<'integrations.figures'>>('/integrations/figures')
  expect(figures.length).toBeGreaterThan(3)
})

// TOO-02, TOO-03
describe('forms', () => {
  type Whole = Body<'forms.get'>
  const facts = {
    name: 'Trade-in',
    description: '',
    clientId: 1001,
    open: true,
    closesAt: null,
    mostAnswers: 3,
    becomes: 'Client Note' as const,
    taskForId: null,
    taskTypeId: null,
    tell: 'sales@dealer.example',
  }
  const question = (id: string, more: object = {}) => ({
    id,
    kind: 'Text',
    label: `Question ${id}`,
    help: '',
    required: true,
    choices: [],
    showIf: null,
    ...more,
  })
  const definition = {
    thanks: 'Thank you.',
    pages: [
      {
        title: '',
        questions: [
          question('what', { kind: 'Choice', choices: ['Sell', 'Trade'] }),
          question('model', { showIf: { question: 'what', is: 'Trade' } }),
        ],
      },
    ],
  }
  let form: Whole
  const nobody = async (path: string, body?: object) => {
    const response = await fetch(`${server.url}/api${path}`, {
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      headers: { 'content-type': 'application/json' },
    })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
  const answer = (answers: object, more: object = {}) =>
    nobody(`/public-forms/${form.publicId}/answers`, { versionNumber: form.versionNumber, answers, ...more })

  /** The same as somebody who is signed in: strangers at one address have few answers a minute. */
  const signedIn = (answers: object) =>
    manager.post<Record<string, unknown>>(`/public-forms/${form.publicId}/answers`, {
      versionNumber: form.versionNumber,
      answers,
    })

  test('ask for a person and a client, whom whoever answers does not learn of, and say what is wrong with an answer', async () => {
    const asks = {
      ...definition,
      pages: [
        {
          title: '',
          questions: [
            question('who', { kind: 'Contact' }),
            question('store', { kind: 'Client' }),
            question('stock', { required: false, rule: { least: '', most: '', pattern: 'A-000' } }),
          ],
        },
      ],
    }
    const made = (
      await manager.post<Whole>('/forms', {
        ...facts,
        name: 'Visit',
        clientId: null,
        becomes: 'Nothing else',
        tell: 'visits@dealer.example',
        isTemplate: false,
        definition: asks,
      })
    ).body
    const give = (answers: object) =>
      manager.post<Problem>(`/public-forms/${made.publicId}/answers`, { versionNumber: 1, answers })
    const wrong = await give({ who: ['Jo Ray', 'nobody', ''], store: 'x', stock: '12' })
    expect(wrong.body.errors).toEqual({
      who: 'Invalid email address',
      stock: 'The answer must be written like A-000, with 0 for a digit and A for a letter.',
    })
    const { body: client } = await manager.get<{ name: string }>('/clients/1002')
    const who = ['Jo Ray', '', '312-555-0144']
    const [known, unknown] = [
      await give({ who, store: ` ${client.name.toUpperCase()} `, stock: 'B-123' }),
      await give({ who, store: 'A store that nobody knows' }),
    ]
    expect([known.status, unknown.status]).toEqual([200, 200])
    expect(unknown.body).toEqual(known.body)
    const { rows } = (await manager.get<Body<'forms.answers'>>(`/forms/${made.id}/answers`)).body
    expect(rows.map((row) => row.Client?.id ?? null)).toEqual([null, 1002])
    expect(rows[1]?.words.map((one) => one.answer)).toEqual([
      'Jo Ray, 312-555-0144',
      ` ${client.name.toUpperCase()} `,
      'B-123',
    ])
    expect((await mails.next('visits@dealer.example')).text).toMatch(/312-555-0144\s+Question store\s/)
    expect((await manager.delete(`/forms/${made.id}`)).status).toBe(200)
  })

  test('are built, and refuse what cannot be asked', async () => {
    form = (await manager.post<Whole>('/forms', { ...facts, isTemplate: false, definition })).body
    expect(form).toMatchObject({ name: 'Trade-in', versionNumber: 1, questions: 2, answers: 0 })
    const wrong = {
      ...definition,
      pages: [{ title: '', questions: [...definition.pages[0]!.questions].reverse() }],
    }
    const refused = await manager.put<Problem>(`/forms/${form.id}`, { definition: wrong })
    expect(refused.body.errors).toEqual({
      definition: '"Question model" waits for a question that does not come before it.',
    })
    expect((await manager.put<Problem>(`/forms/${form.id}`, { tell: 'nobody' })).body.errors).toEqual({
      tell: 'nobody is no e-mail address.',
    })
    const twice = 'a@dealer.example, A@dealer.example'
    expect((await manager.put<Problem>(`/forms/${form.id}`, { tell: twice })).body.errors).toEqual({
      tell: 'Duplicate email addresses',
    })
  })

  test('are answered by whoever has the address: a hidden required question is not asked for', async () => {
    expect((await nobody(`/public-forms/${form.publicId}`)).body).toMatchObject({
      name: 'Trade-in',
      versionNumber: 1,
    })
    const refused = await answer({ what: 'Trade' })
    expect([refused.status, refused.body['errors']]).toEqual([422, { model: 'Field is required' }])
    expect((await answer({ what: 'Sell', model: 'typed and hidden' })).body).toEqual({ thanks: 'Thank you.' })
    const { body } = await manager.get<Body<'forms.answers'>>(`/forms/${form.id}/answers`)
    expect(body.rows.map(({ words, became }) => ({ words, became }))).toEqual([
      {
        words: [{ id: 'what', label: 'Question what', answer: 'Sell', chosen: ['Sell'], files: [] }],
        became: 'Client Note',
      },
    ])
    const notes = await manager.get<Body<'clientNotes.ofClient'>>(
      '/clients/1001/client-notes?search=Trade-in',
    )
    expect(notes.body.rows[0]).toMatchObject({ name: 'Trade-in', body: 'Question what: Sell' })
    expect((await mails.next('sales@dealer.example')).text).toContain('Sell')
  })

  test('thank a program that falls into the trap and keep nothing; take no more than they say', async () => {
    expect((await answer({ what: 'Sell' }, { website: 'https://spam.example' })).status).toBe(200)
    expect((await manager.get<Whole>(`/forms/${form.id}`)).body.answers).toBe(1)
    for (let more = 2; more <= 3; more += 1) expect((await answer({ what: 'Sell' })).status).toBe(200)
    expect((await answer({ what: 'Sell' })).status).toBe(404)
    expect((await nobody(`/public-forms/${form.publicId}`)).status).toBe(404)
  })

  test('have versions: an answer is read with the questions that it answered', async () => {
    const [first, second] = definition.pages[0]!.questions
    const next = {
      ...definition,
      pages: [{ title: '', questions: [{ ...first!, label: 'What now?' }, second!] }],
    }
    const changed = await manager.put<Whole>(`/forms/${form.id}`, { definition: next, mostAnswers: 10 })
    expect(changed.body.versionNumber).toBe(2)
    // What is saved as it stands is no other version, whatever the order of its keys.
    const same = await manager.put<Whole>(`/forms/${form.id}`, { definition: next })
    expect(same.body.versionNumber).toBe(2)
    expect((await answer({ what: 'Sell' })).status).toBe(409)
    form = changed.body
    expect((await answer({ what: 'Sell' })).status).toBe(200)
    const { body } = await manager.get<Body<'forms.answers'>>(`/forms/${form.id}/answers`)
    expect(body.rows.map(({ words }) => words[0]!.label)).toEqual([
      'What now?',
      ...Array.from({ length: 3 }, () => 'Question what'),
    ])
    // Over the answers of both versions, under the words of the present one.
    expect((await manager.get<Whole>(`/forms/${form.id}?counts=true`)).body.counts).toEqual([
      {
        id: 'what',
        label: 'What now?',
        counts: [
          { choice: 'Sell', count: 4 },
          { choice: 'Trade', count: 0 },
        ],
      },
    ])
  })

  test('never give the id of a removed question to another one, and keep what it was answered', async () => {
    const asks = (...questions: object[]) => ({ thanks: '', pages: [{ title: '', questions }] })
    const made = (
      await manager.post<Whole>('/forms', {
        ...facts,
        name: 'Survey of ids',
        becomes: 'Nothing else',
        tell: '',
        isTemplate: false,
        definition: asks(question('q1'), question('q2'), question('q3')),
      })
    ).body
    expect(made.removed).toEqual([])
    // Another person: each has few answers a minute.
    const given = await admin.post(`/public-forms/${made.publicId}/answers`, {
      versionNumber: 1,
      answers: { q1: 'one', q2: 'two', q3: 'three' },
    })
    expect(given.status).toBe(200)
    expect((await manager.get<Whole>(`/forms/${made.id}?counts=true`)).body.counts).toEqual([])
    const less = await manager.put<Whole>(`/forms/${made.id}`, {
      definition: asks(question('q1'), question('q2')),
    })
    expect(less.body.removed).toEqual([{ id: 'q3', label: 'Question q3', kind: 'Text', answered: true }])
    const other = (kind: string, label: string) =>
      manager.put<Problem & Whole>(`/forms/${made.id}`, {
        definition: asks(question('q1'), question('q2'), question('q3', { kind, label })),
      })
    expect((await other('Number', 'Question q3')).body.errors).toEqual({
      definition:
        '"Question q3" has the id of "Question q3", which was removed and may have answers. Add it as a new question.',
    })
    expect((await other('Text', 'Your budget')).status).toBe(422)
    // What comes back as it was is the same question, and has its answers again.
    expect((await other('Text', 'Question q3')).body.removed).toEqual([])
    expect((await manager.delete(`/forms/${made.id}`)).status).toBe(200)
  })

  test('are open to whoever is signed in as to anybody else, and take their answers with them', async () => {
    const client = await signIn(server.url, 'client-manager')
    expect((await client.get(`/public-forms/${form.publicId}`)).status).toBe(200)
    // Put away, it is closed whatever else is said, and keeps its answers.
    const away = await manager.put<Whole>(`/forms/${form.id}`, { putAway: true, open: true })
    expect(away.body).toMatchObject({ putAway: true, open: false, answers: 4 })
    expect((await client.get(`/public-forms/${form.publicId}`)).status).toBe(404)
    const back = await manager.put<Whole>(`/forms/${form.id}`, { putAway: false })
    expect(back.body).toMatchObject({ putAway: false, open: false, answers: 4 })
    expect((await manager.delete(`/forms/${form.id}`)).status).toBe(200)
    const { body: log } = await admin.get<Body<'audit.list'>>('/audit-log?call=forms.remove&limit=1')
    expect(log.rows[0]).toMatchObject({ client: { id: 1001 }, changes: { answers: [4, 0] } })
  })

  test('become a task of somebody, and a lead that comes in as every other one', async () => {
    const asks = {
      thanks: '',
      pages: [
        {
          title: '',
          questions: [question('a', { label: 'Your name' }), question('b', { label: 'Which model?' })],
        },
      ],
    }
    const make = async (more: object) =>
      (
        await manager.post<Whole & Problem>('/forms', {
          ...facts,
          tell: '',
          isTemplate: false,
          definition: asks,
          ...more,
        })
      ).body
    expect((await make({ becomes: 'Task' })).errors).toEqual({ taskForId: 'Choose who has to do the task.' })
    expect((await make({ becomes: 'Lead', definition })).errors).toEqual({
      becomes: 'A lead is somebody: ask for a name, an e-mail address or a phone number.',
    })
    const rows = async (): Promise<readonly Body<'forms.answers'>['rows'][number][]> =>
      (await manager.get<Body<'forms.answers'>>(`/forms/${form.id}/answers`)).body.rows
    const { body: me } = await manager.get<{ id: number }>('/users/me')
    form = await make({ becomes: 'Task', taskForId: me.id, name: 'Question about a car' })
    expect((await signedIn({ a: 'Nora <b>Lang</b>', b: 'Ram 1500' })).status).toBe(200)
    const [row] = await rows()
    expect(row).toMatchObject({ became: 'Task', taskId: expect.any(Number) })
    const { body: task } = await manager.get<Body<'tasks.get'>>(`/tasks/${row!.taskId}`)
    expect(task).toMatchObject({
      title: 'Question about a car: Nora <b>Lang</b>',
      assignee: { id: me.id },
      client: { id: 1001 },
    })
    expect(task.description).toContain('Which model?: Ram 1500')
    expect(task.description).toContain('&lt;b&gt;')
    const { body: news } = await manager.get<Body<'notifications.list'>>('/notifications')
    expect(JSON.stringify(news)).toContain('You have a task: Question about a car: Nora')

    form = await make({ becomes: 'Lead', name: 'Test drive of the week', mostAnswers: null })
    for (let times = 0; times < 2; times += 1)
      expect((await signedIn({ a: 'Nora Lang', b: 'Ram 1500' })).status).toBe(200)
    expect((await rows()).map(({ became }) => became)).toEqual(['Repeated Lead', 'Lead'])
    const { body: arrived } = await manager.get<Body<'arrivedLeads.ofClient'>>(
      '/clients/1001/arrived-leads?search=Nora',
    )
    expect(arrived.rows[0]).toMatchObject({
      name: 'Nora Lang',
      vehicle: 'Ram 1500',
      source: 'Test drive of the week',
    })
  })

  test('become contacts of the client, each once, and change nobody who is there', async () => {
    const { body: made } = await manager.post<Whole & Problem>('/forms', {
      ...facts,
      tell: '',
      mostAnswers: null,
      isTemplate: false,
      becomes: 'Contact',
      name: 'Who is who',
      definition: {
        thanks: '',
        pages: [
          {
            title: '',
            questions: [
              question('a', { label: 'Who runs service?', kind: 'Contact' }),
              question('b', { label: 'Who runs parts?', kind: 'Contact', required: false }),
            ],
          },
        ],
      },
    })
    const answer = async (answers: object): Promise<number> =>
      (
        await admin.post(`/public-forms/${made.publicId}/answers`, {
          versionNumber: made.versionNumber,
          answers,
        })
      ).status
    const named = async () => {
      const { body } = await manager.get<{ rows: { name: string; email: string; phone: string }[] }>(
        '/contacts?search=Rosalind&pageSize=100',
      )
      return body.rows.map(({ name, email, phone }) => `${name}, ${email}, ${phone}`).toSorted()
    }
    expect(
      await answer({
        a: ['Rosalind Unger', 'Rosalind.Unger@Store.example', ''],
        b: ['Rosalinde Tarr', '', '(312) 555-0177'],
      }),
    ).toBe(200)
    const both = ['Rosalind Unger, rosalind.unger@store.example, ', 'Rosalinde Tarr, , (312) 555-0177']
    expect(await named()).toEqual(both)
    expect(await answer({ a: ['Rosalind M. Unger', 'rosalind.unger@store.example', '(312) 555-0100'] })).toBe(
      200,
    )
    expect(await named()).toEqual(both)
    const { body } = await manager.get<Body<'forms.answers'>>(`/forms/${made.id}/answers`)
    expect(body.rows.map(({ became, contactOf }) => [became, contactOf !== null])).toEqual([
      ['Known Contact', true],
      ['Contact', true],
    ])
    const { body: refused } = await manager.put<Problem>(`/forms/${made.id}`, { clientId: null })
    expect(refused.errors).toEqual({ clientId: 'Choose the client whose contact an answer becomes.' })
  })

  test('become an interaction, whose custom fields are filled by the questions that the form names', async () => {
    const owner = await signIn(server.url, 'developer')
    const { body: name } = await owner.post<{ id: number }>('/interaction-custom-fields', {
      name: 'Who called',
      type: 'text',
      isRequired: true,
      defaultValue: '',
    })
    const { body: agreed } = await owner.post<{ id: number }>('/interaction-custom-fields', {
      name: 'Agreed on the phone',
      type: 'boolean',
      isRequired: false,
      defaultValue: '',
    })
    const { body: type } = await owner.post<{ id: number }>('/interaction-types', {
      name: 'Answer to a form',
      customFieldIds: [name.id, agreed.id],
    })
    const asks = (required: boolean) => ({
      thanks: '',
      pages: [
        {
          title: '',
          questions: [
            question('a', { label: 'Your name', required }),
            question('b', { label: 'Agreed?', kind: 'Yes or No', required: false }),
          ],
        },
      ],
    })
    const { body: me } = await manager.get<{ id: number }>('/users/me')
    const send = (more: object) =>
      manager.post<Whole & Problem>('/forms', {
        ...facts,
        tell: '',
        mostAnswers: null,
        isTemplate: false,
        becomes: 'Interaction',
        interactionTypeId: type.id,
        interactionById: me.id,
        interactionValues: { [name.id]: 'a', [agreed.id]: 'b' },
        name: 'Call me back',
        definition: asks(true),
        ...more,
      })
    const problems = async (more: object) => (await send(more)).body.errors
    expect(await problems({ interactionTypeId: null, interactionById: null })).toEqual({
      interactionTypeId: 'Choose the type of the interaction.',
      interactionById: 'Choose whose interaction it is.',
    })
    expect(await problems({ definition: asks(false) })).toEqual({
      interactionValues:
        'This type needs "Who called": "Your name" must be required and without a condition.',
    })
    expect(await problems({ interactionValues: { [name.id]: 'a', [agreed.id]: 'a' } })).toEqual({
      interactionValues: '"Agreed on the phone" cannot be filled by "Your name". Choose another question.',
    })
    expect(await problems({ interactionValues: { [name.id]: 'gone1' } })).toEqual({
      interactionValues:
        '"Who called" is filled by a question that is not there any more. Choose another one.',
    })
    const client = await signIn(server.url, 'client-manager')
    const { body: outsider } = await client.get<{ id: number }>('/users/me')
    expect(await problems({ interactionById: outsider.id })).toEqual({
      interactionById: 'An interaction is logged by somebody of the agency.',
    })
    form = (await send({})).body
    expect((await signedIn({ a: 'Nora <b>Lang</b>', b: true })).status).toBe(200)
    const { body } = await manager.get<Body<'forms.answers'>>(`/forms/${form.id}/answers`)
    expect(body.rows[0]).toMatchObject({ became: 'Interaction', interactionOf: { slug: expect.any(String) } })
    const { body: logged } = await manager.get<Body<'interactions.ofClient'>>(
      `/interactions/by-client/1001?interactionTypeId=${type.id}`,
    )
    expect(logged.rows[0]).toMatchObject({
      userId: me.id,
      isPublic: false,
      interactionType: { name: 'Answer to a form' },
      interactionAdditionalFields: [
        { interactionCustomFieldId: name.id, data: 'Nora <b>Lang</b>' },
        { interactionCustomFieldId: agreed.id, data: true },
      ],
    })
    expect(logged.rows[0]!.body).toContain('Your name: Nora &lt;b&gt;Lang&lt;/b&gt;')
    // A type that is retired afterwards loses no answer: whoever would have logged it is told.
    await owner.put(`/interaction-types/${type.id}`, { active: false })
    expect((await signedIn({ a: 'Nora', b: false })).status).toBe(200)
    const { body: news } = await manager.get<Body<'notifications.list'>>('/notifications')
    expect(JSON.stringify(news)).toContain(
      'Call me back: Nora waits: no interaction could be made of this answer.',
    )
  })

  test('ask for files, which strangers put there before their answers and which only the agency opens', async () => {
    const asks = {
      thanks: '',
      pages: [
        { title: '', questions: [question('photo', { kind: 'File' }), question('why', { required: false })] },
      ],
    }
    const put = async (name: string, content: string) => {
      const sent = new FormData()
      sent.set('files[0]', new File([content], name))
      const response = await fetch(`${server.url}/api/public-forms/${form.publicId}/files`, {
        method: 'POST',
        body: sent,
      })
      return { status: response.status, body: (await response.json()) as Body<'forms.putFile'> & Problem }
    }
    form = (
      await manager.post<Whole>('/forms', {
        ...facts,
        becomes: 'Nothing else',
        isTemplate: false,
        definition,
      })
    ).body
    expect((await put('car.txt', 'a car')).body.errors).toEqual({ files: 'This form asks for no file.' })
    form = (
      await manager.post<Whole>('/forms', {
        ...facts,
        becomes: 'Client Note',
        isTemplate: false,
        definition: asks,
      })
    ).body
    expect((await signedIn({ why: 'no file' })).body['errors']).toEqual({ photo: 'Field is required' })
    expect((await put('car.txt.exe', 'a car')).body.errors).toEqual({
      files: 'car.txt.exe is a program, which is not taken here. Send a document or a picture.',
    })
    const { body: file } = await put('car.txt', 'a car')
    expect(file).toMatchObject({ name: 'car.txt', size: 5 })
    const made = { photo: [file.id] }
    expect((await signedIn(made)).status).toBe(200)
    // It is of that answer from now on, and of no other.
    expect((await signedIn(made)).body['errors']).toEqual({
      photo: 'This file is not here any more. Remove it and choose it again.',
    })
    expect((await signedIn({ photo: ['../../etc/passwd'] })).status).toBe(422)
    const { rows } = (await manager.get<Body<'forms.answers'>>(`/forms/${form.id}/answers`)).body
    const [{ files, answer: words }] = rows[0]!.words as [(typeof rows)[0]['words'][0]]
    expect([words, files.map(({ name }) => name)]).toEqual(['car.txt', ['car.txt']])
    const opened = await fetch(new URL(files[0]!.address, server.url))
    expect([opened.status, await opened.text()]).toEqual([200, 'a car'])
    const bare = new URL(files[0]!.address.split('?')[0]!, server.url)
    expect([401, 403, 404]).toContain((await fetch(bare)).status)
    expect((await manager.delete(`/form-answers/${rows[0]!.id}`)).status).toBe(200)
    expect((await fetch(new URL(files[0]!.address, server.url))).status).toBe(404)
  })

  test('start from templates, which nobody answers', async () => {
    const templates = (await manager.get<Body<'forms.list'>>('/forms?templates=true')).body
    expect(templates.map(({ name }) => name)).toContain('Kickoff questionnaire')
    expect((await nobody(`/public-forms/${templates[0]!.publicId}`)).status).toBe(404)
    const made = await manager.post<Whole>('/forms', {
      ...facts,
      name: 'Service questions',
      clientId: null,
      becomes: 'Nothing else',
      isTemplate: true,
      definition,
    })
    // A template is open to nobody, whatever is asked for.
    expect(made.body).toMatchObject({ isTemplate: true, open: false })
    const changed = await manager.put<Whole>(`/forms/${made.body.id}`, { name: 'Service' })
    expect(changed.body.name).toBe('Service')
  })
})

// TOO-10
describe('proofs', () => {
  type Whole = Body<'proofs.get'>
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const sent = (
    fields: Record<string, string>,
    name: string,
    content: Buffer | string,
    type: string,
  ): FormData => {
    const form = new FormData()
    for (const [field, value] of Object.entries(fields)) form.set(field, value)
    form.set('file', new File([new Uint8Array(Buffer.from(content))], name, { type }))
    return form
  }
  const sharing = (shared: boolean): FormData => {
    const form = new FormData()
    form.set('shared', String(shared))
    return form
  }
  const guest = async (path: string, body?: object) => {
    const response = await fetch(`${server.url}/api/public-proofs/${path}`, {
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      headers: { 'content-type': 'application/json' },
    })
    return { status: response.status, body: (await response.json()) as Body<'proofs.open'> }
  }
  let proof: Whole

  test('are stored with a file that a browser shows, and no other', async () => {
    const made = await manager.post<Whole>(
      '/proofs',
      sent({ name: 'Truck month', clientId: '1001' }, 'truck.png', picture, 'image/png'),
    )
    proof = made.body
    expect(proof).toMatchObject({ state: 'Waiting', versionNumber: 1, pins: [], shared: false })
    const photo = Buffer.concat([Buffer.from('II*\0\x08\0\0\0', 'latin1'), Buffer.alloc(64)])
    expect(
      (await manager.post('/proofs', sent({ name: 'x', clientId: '1001' }, 'x.tif', photo, 'image/tiff')))
        .status,
    ).toBe(422)
    const program = await manager.post<Problem>(
      '/proofs',
      sent({ name: 'x', clientId: '1001' }, 'x.bin', '\u0000\u0001', 'application/octet-stream'),
    )
    expect(Object.keys(program.body.errors ?? {})).toEqual(['file'])
  })

  test('open at their address only while they are shared, to whoever is signed in as well', async () => {
    expect((await guest(proof.publicId)).status).toBe(404)
    const shared = await manager.post<Whole>(`/proofs/${proof.id}`, sharing(true))
    expect(shared.body.shared).toBe(true)
    expect((await guest(proof.publicId)).status).toBe(200)
    const other = await signIn(server.url, 'client-manager')
    expect((await other.get(`/public-proofs/${proof.publicId}`)).status).toBe(200)
    await manager.post(`/proofs/${proof.id}`, sharing(false))
    expect((await guest(proof.publicId)).status).toBe(404)
    await manager.post(`/proofs/${proof.id}`, sharing(true))
  })

  test('are not decided about by somebody who acts as somebody else', async () => {
    const { body: me } = await admin.get<{ id: number }>('/users/me')
    const { body: people } = await admin.get<{ id: number; email: string }[]>(
      '/users/to-impersonate?search=client@demo.test',
    )
    const acting = await admin.post<{ accessToken: string }>('/users/signInWithUserImpersonation', {
      userId: people.find(({ email }) => email === 'client@demo.test')!.id,
      currentUserId: me.id,
    })
    const actor = callerWith(server.url, acting.body.accessToken)
    expect((await actor.get(`/proofs/${proof.id}`)).status).toBe(200)
    const decided = await actor.post(`/proofs/${proof.id}/decision`, { versionNumber: 1, state: 'Approved' })
    expect(decided.status).toBe(403)
  })

  test('take comments at a place and a decision of a guest under a name', async () => {
    const said = await guest(`${proof.publicId}/pins`, {
      versionNumber: 1,
      x: 2500,
      y: 7500,
      body: 'Smaller logo',
      author: 'Dana',
    })
    expect(said.body.pins).toMatchObject([{ x: 2500, y: 7500, author: 'Dana', byGuest: true }])
    expect(
      (await guest(`${proof.publicId}/pins`, { versionNumber: 1, x: 25_000, y: 0, body: 'x', author: 'D' }))
        .status,
    ).toBe(422)
    const asked = await guest(`${proof.publicId}/decision`, {
      versionNumber: 1,
      state: 'Changes Asked',
      words: 'See the logo',
      author: 'Dana',
    })
    expect(asked.body).toMatchObject({
      state: 'Changes Asked',
      decidedBy: 'Dana (guest)',
      decision: 'See the logo',
    })
  })

  test('begin to wait anew with another version; nobody approves one that was not looked at', async () => {
    const next = await manager.post<Whole>(
      `/proofs/${proof.id}`,
      sent({ note: 'Logo' }, 'creative.html', '<h1>Truck</h1>', 'text/html'),
    )
    expect(next.body).toMatchObject({ state: 'Waiting', versionNumber: 2, decidedBy: '' })
    expect(next.body.versions.map(({ number }) => number)).toEqual([2, 1])
    // It runs in an origin of its own, and reaches nothing.
    const creative = await fetch(server.url + next.body.versions[0]!.file.address)
    expect(creative.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(creative.headers.get('content-security-policy')).toMatch(
      /^sandbox allow-scripts; default-src 'none';.*frame-ancestors 'self'$/,
    )
    const late = { versionNumber: 1, state: 'Approved', author: 'Dana' }
    expect((await guest(`${proof.publicId}/decision`, late)).status).toBe(409)
    expect((await guest(`${proof.publicId}/decision`, { ...late, versionNumber: 2 })).body.state).toBe(
      'Approved',
    )
  })

  test('are a client’s own, and gone when they are removed', async () => {
    const client = await signIn(server.url, 'client')
    expect((await client.get(`/proofs/${proof.id}`)).status).toBe(200)
    const other = await signIn(server.url, 'client-manager')
    expect((await other.get(`/proofs/${proof.id}`)).status).toBe(404)
    expect(
      (await client.post('/proofs', sent({ name: 'x', clientId: '1001' }, 'x.png', picture, 'image/png')))
        .status,
    ).toBe(403)
    const { body: listed } = await manager.get<Body<'proofs.list'>>('/proofs?search=Truck')
    expect(listed.rows.map(({ id }) => id)).toContain(proof.id)
    expect((await manager.delete(`/proofs/${proof.id}`)).status).toBe(200)
    expect((await guest(proof.publicId)).status).toBe(404)
  })
})

// TOO-05
test('redirects of a migration are checked, and none of them leads the server inside', async () => {
  const made = await manager.post<{ id: number }>('/website-migrations', {
    clientId: 1002,
    name: 'Move',
    oldSite: '',
    newSite: '',
  })
  const renamed = await manager.put(`/website-migrations/${made.body.id}`, { name: 'Move to the new site' })
  expect(renamed.status).toBe(200)
  const { body: listed } = await manager.get<{ rows: object[] }>('/website-migrations?pageSize=200')
  expect(listed.rows).toContainEqual(
    expect.objectContaining({ id: made.body.id, name: 'Move to the new site', clientId: 1002 }),
  )
  const path = `/website-migrations/${made.body.id}/redirects`
  const from = (rest: string): string => `${site.url}${rest}`
  const put = await manager.put<Body<'redirects.replace'>>(path, {
    text: `${from('/new')} https://elsewhere.example/\n${from('/missing')} https://elsewhere.example/a\nhttp://127.0.0.1:1/ https://elsewhere.example/b\n${from('/moved')} ${from('/long')}\n${from('/inside')} https://elsewhere.example/c\n${from('/hostile')} ${from('/slow')}\nnothing`,
  })
  expect(put.body).toEqual({
    total: 6,
    version: 1,
    problems: ['Line 7 is not an old and a new address: nothing'],
  })
  expect((await manager.post(`${path}/check`, {})).status).toBe(200)
  await expect
    .poll(async () => (await manager.get<Body<'redirects.overview'>>(`${path}/overview`)).body.running, {
      timeout: 60_000,
    })
    .toBe(false)
  const { rows } = (await manager.get<Body<'redirects.list'>>(path)).body
  expect(rows.map(({ state, words }) => [state, words])).toEqual([
    ['Not redirected', 'It answers 200 and leads nowhere.'],
    ['Not redirected', 'It answers 404 and leads nowhere.'],
    ['Not reachable', 'This address is inside of a network. Only addresses of the open web are asked.'],
    ['Other canonical', expect.stringContaining('/other')],
    ['Not reachable', 'This address is inside of a network. Only addresses of the open web are asked.'],
    ['Right', 'One permanent redirect.'],
  ])
  const standings = (await manager.get<Body<'redirects.all'>>('/redirects')).body
  expect(standings.find(({ id }) => id === made.body.id)).toEqual({
    id: made.body.id,
    total: 6,
    right: 1,
    wrong: 5,
  })
})

test('redirects that somebody else replaced meanwhile are not replaced unseen', async () => {
  const made = await manager.post<{ id: number }>('/website-migrations', { clientId: 1002, name: 'Of two' })
  const path = `/website-migrations/${made.body.id}/redirects`
  const text = 'https://old.example/a https://new.example/a'
  const { version } = (await manager.get<Body<'redirects.overview'>>(`${path}/overview`)).body
  const replace = (ifMatch: number, rest = '') =>
    manager.request<Body<'redirects.replace'>>('PUT', path, {
      body: { text: `${text}${rest}` },
      headers: { 'if-match': `"${ifMatch}"` },
    })
  const [mine, theirs] = [
    await replace(version),
    await replace(version, '\nhttps://old.example/b https://new.example/b'),
  ]
  expect([mine.status, theirs.status]).toEqual([200, 412])
  const now = (await manager.get<Body<'redirects.overview'>>(`${path}/overview`)).body
  expect([now.total, now.version]).toEqual([1, mine.body.version])
  expect((await replace(now.version)).status).toBe(200)
})

// TOO-05
test('a migration says which pages with visits have no redirect', async () => {
  const made = await manager.post<{ id: number }>('/website-migrations', { clientId: 1001, name: 'Covered' })
  const path = `/website-migrations/${made.body.id}/redirects`
  const coverage = async () =>
    (await manager.get<Body<'redirects.overview'>>(`${path}/overview`)).body.coverage!
  const before = await coverage()
  expect(before.covered).toBe(0)
  expect(before.missing[0]!.visits).toBeGreaterThanOrEqual(before.missing[1]!.visits)
  const [first] = before.missing
  await manager.put(path, {
    text: `https://old.example${first!.path} https://new.example/a\nhttps://old.example/nobody/came/here https://new.example/b`,
  })
  const after = await coverage()
  expect([after.pages, after.covered]).toEqual([before.pages, 1])
  expect(after.missing).not.toContainEqual(first)
})

// TOO-04
test('resources are shown to whom they are for, also outside of the agency', async () => {
  const named = async (caller: Caller) =>
    (await caller.get<Body<'resources.mine'>>('/my-resources')).body.map(({ name }) => name)
  const client = await signIn(server.url, 'client')
  const add = (name: string, more: object) =>
    admin.post<{ id: number }>('/resource-links', {
      name,
      categoryId: 1,
      url: 'https://drive.example/guide',
      ...more,
    })
  await add('For the agency', {})
  await add('For stores', { shownTo: 'Clients' })
  await add('For partners', { shownTo: 'Partners' })
  await add('For all', { shownTo: 'Everybody', pinned: true })
  const seen = await named(client)
  expect(seen).toEqual(expect.arrayContaining(['For stores', 'For all']))
  expect(seen).not.toContain('For the agency')
  expect(seen).not.toContain('For partners')
  // Whose portal is another one sees nothing of this one's.
  expect(await named(partner)).not.toContain('For all')
  expect(await named(manager)).toEqual(expect.arrayContaining(['For the agency', 'For all']))
  expect(await named(manager)).not.toContain('For stores')
  // By the type that a client user has at a store: nobody has all of them.
  const { body: kinds } = await admin.get<{ id: number; name: string }[]>('/client-user-types')
  for (const { id, name } of kinds) await add(`Of type ${name}`, { shownTo: 'Clients', clientUserTypeId: id })
  const ofTypes = (await named(client)).filter((name) => name.startsWith('Of type '))
  expect(ofTypes.length).toBeGreaterThan(0)
  expect(ofTypes.length).toBeLessThan(kinds.length)
  // A role means the employees who have it, and administrators.
  await add('For SEM managers', { shownTo: 'SEM Manager' })
  const sem = await signIn(server.url, 'sem-manager')
  expect(await named(sem)).toContain('For SEM managers')
  expect(await named(manager)).not.toContain('For SEM managers')
  // The list that is kept stays the agency's.
  expect((await client.get('/resource-links')).status).toBe(403)
})

// TOO-04
test('a file that is stored with its resource opens for whom the resource is shown to, and for nobody else', async () => {
  const put = async (caller: Caller, text: string) => {
    const form = new FormData()
    form.append('files', new File([text], 'guide.txt', { type: 'text/plain' }))
    return caller.post<{ address: string; name: string }>('/resource-files', form)
  }
  const client = await signIn(server.url, 'client')
  const sem = await signIn(server.url, 'sem-manager')
  expect((await put(client, 'mine')).status).toBe(403)
  const opens = async (address: string, caller: Caller): Promise<number> =>
    (await caller.get(address.replace('/attachment/', '/assets/'))).status
  const keep = async (text: string, shownTo: string) => {
    const { address, name } = (await put(admin, text)).body
    expect([address, name]).toEqual([expect.stringMatching(/^\/attachment\/[0-9a-f-]{36}$/), 'guide.txt'])
    // Nobody else sees a file before it belongs to a resource.
    expect([await opens(address, admin), await opens(address, manager)]).toEqual([200, 404])
    const made = await admin.post<{ id: number }>('/resource-links', {
      name: `${shownTo} file`,
      categoryId: 1,
      url: address,
      shownTo,
    })
    expect(made.status).toBe(200)
    return { address, id: made.body.id }
  }
  const forSem = await keep('how we bid', 'SEM Manager')
  expect(await Promise.all([sem, manager, client, partner].map((who) => opens(forSem.address, who)))).toEqual(
    [200, 404, 404, 404],
  )
  const forClients = await keep('how to read it', 'Clients')
  expect(await Promise.all([client, manager, partner].map((who) => opens(forClients.address, who)))).toEqual([
    200, 200, 404,
  ])
  const mine = (await client.get<Body<'resources.mine'>>('/my-resources')).body
  expect(mine).toContainEqual(expect.objectContaining({ name: 'Clients file', url: forClients.address }))
  // With its resource it goes out of sight.
  await admin.delete(`/resource-links/${forClients.id}`)
  expect(await opens(forClients.address, client)).toBe(404)
  const elsewhere = { name: 'x', categoryId: 1, url: '/attachment/../secret' }
  expect((await admin.post('/resource-links', elsewhere)).status).toBe(422)
})

// TOO-08
test('keyword ideas are found for a seed and for a client, by employees and entitled clients', async () => {
  type Ideas = Body<'keywords.ideas'>
  const ideas = await manager.post<Ideas>('/keywords/ideas', { seed: 'subaru outback', clientId: null })
  expect(ideas.body.ideas.map(({ term }) => term)).toContain('subaru outback lease deals')
  const entitled = await signIn(server.url, 'keyword-client')
  const own = await entitled.post<Ideas>('/keywords/ideas', { seed: '', clientId: 1044 })
  expect(own.body.ideas.length).toBeGreaterThan(20)
  // Makes that the store does not sell are left out there, and nothing that it looks for.
  const brands = (await manager.get<Body<'clients.get'>>('/clients/1044')).body.brands!.toLowerCase()
  expect(own.body.negatives).toContain('lexus')
  expect(own.body.negatives).not.toContain(brands)
  // What the store keeps already is not offered again, where it holds for the whole account.
  await manager.post('/negative-keywords', { clientId: 1044, term: 'Lexus' })
  await manager.post('/negative-keywords', { clientId: 1044, term: 'audi', campaign: 'Used' })
  const then = await manager.post<Ideas>('/keywords/ideas', { seed: '', clientId: 1044 })
  expect(own.body.negatives.filter((term) => !then.body.negatives.includes(term))).toEqual(['lexus'])
  const rental = await manager.post<Ideas>('/keywords/ideas', { seed: 'subaru rental', clientId: null })
  expect(ideas.body.negatives).toContain('rental')
  expect(rental.body.negatives).not.toContain('rental')
  expect((await entitled.post('/keywords/ideas', { seed: '', clientId: 1001 })).status).toBe(403)
  // What people searched for who saw the client's site stands beside its term, and the cities that are asked for in others.
  const searched = own.body.ideas.find(({ from }) => from === 'Its searches')!
  expect(searched.shown).toBeGreaterThan(0)
  expect(searched.searches).toBeNull()
  const cities = await manager.post<Ideas>('/keywords/ideas', {
    seed: 'subaru outback',
    clientId: null,
    cities: 'Dayton, Kettering',
  })
  expect(cities.body.ideas.map(({ term }) => term)).toEqual(
    expect.arrayContaining(['used subaru outback dayton', 'used subaru outback kettering']),
  )
  const other = await signIn(server.url, 'client')
  expect((await other.post('/keywords/ideas', { seed: 'x', clientId: null })).status).toBe(403)
  expect((await manager.post<Problem>('/keywords/ideas', { seed: ' ', clientId: null })).body.errors).toEqual(
    {
      seed: 'Type a term, or choose a client.',
    },
  )
})

// TOO-08
onceAll('keywords with Google', () => {
  type Ideas = Body<'keywords.ideas'>
  const outback = {
    text: 'subaru outback lease',
    keywordIdeaMetrics: {
      avgMonthlySearches: '8100',
      competition: 'HIGH',
      lowTopOfPageBidMicros: '1230000',
      highTopOfPageBidMicros: '4567890',
    },
  }
  const ask = (more: object = {}) =>
    manager.post<Ideas>('/keywords/ideas', { seed: 'Subaru Outback', clientId: null, ...more })
  const google = () => ({
    GOOGLE_ADS_URL: `${site.url}/ads/v22`,
    GOOGLE_ADS_TOKEN_URL: `${site.url}/ads/token`,
    GOOGLE_ADS_DEVELOPER_TOKEN: 'developer-1',
    GOOGLE_ADS_CLIENT_ID: 'client-1',
    GOOGLE_ADS_CLIENT_SECRET: 'secret-1',
    GOOGLE_ADS_REFRESH_TOKEN: 'refresh-1',
    GOOGLE_ADS_CUSTOMER_ID: '123-456-7890',
    GOOGLE_ADS_LOGIN_CUSTOMER_ID: '111-222-3333',
    GOOGLE_ADS_TIMEOUT: '10',
  })
  beforeAll(async () => {
    await server.restart(google())
    site.ads = [outback, { text: 'Subaru dealers near me' }, {}]
  })

  test('stand with their searches, competition and bids, beside the words of the trade', async () => {
    const { status, body } = await ask()
    expect([status, body.google]).toEqual([200, { state: 'Measured', words: '' }])
    const idea = (term: string) => body.ideas.find((one) => one.term === term)
    expect(idea('subaru outback lease')).toEqual({
      term: 'subaru outback lease',
      intent: 'Lease',
      from: 'subaru outback',
      searches: 8100,
      competition: 'High',
      bidLow: 1.23,
      bidHigh: 4.57,
      shown: null,
      clicked: null,
    })
    // What only Google knows is told apart by its words; what it does not measure is not made up.
    expect(idea('subaru dealers near me')).toMatchObject({
      intent: 'Near me',
      from: 'Google',
      searches: null,
    })
    const asked = site.requests.find(({ path }) => path.endsWith(':generateKeywordIdeas'))!
    expect(asked.path).toBe('/ads/v22/customers/1234567890:generateKeywordIdeas')
    expect(asked.headers).toMatchObject({
      authorization: 'Bearer access-1',
      'developer-token': 'developer-1',
      'login-customer-id': '1112223333',
    })
    expect(asked.body).toMatchObject({
      geoTargetConstants: ['geoTargetConstants/2840'],
      language: 'languageConstants/1000',
      keywordSeed: { keywords: ['subaru outback'] },
    })
  })

  test('are counted where and in the language in which is searched', async () => {
    expect((await ask({ place: 'Ohio', language: 'Spanish' })).status).toBe(200)
    expect(site.requests.at(-1)?.body).toMatchObject({
      geoTargetConstants: ['geoTargetConstants/21168'],
      language: 'languageConstants/1003',
    })
    expect((await ask({ place: 'Atlantis' })).status).toBe(422)
  })

  test('are found for a site, which is Google’s alone to look through', async () => {
    expect((await ask({ seed: '', site: 'dealer.example' })).body.ideas).toHaveLength(2)
    expect(site.requests.at(-1)?.body).toMatchObject({ urlSeed: { url: 'https://dealer.example/' } })
    expect((await ask({ site: 'no site' })).status).toBe(422)
  })

  test.each([
    [
      'refusing',
      { status: 403, body: { error: { message: 'Not approved.' } } },
      'Google Ads does not let the portal plan keywords: Not approved.',
    ],
    ['asked too often', { status: 429 }, 'Google Ads was asked too often. Please try again in a minute.'],
    ['slow', { never: true as const }, expect.stringContaining('Google Ads cannot be reached')],
    ['failing', { status: 500, body: 'no JSON' }, 'Google Ads answers with an error (500).'],
    [
      'talking nonsense',
      { status: 200, body: { results: 7 } },
      'Google Ads answered something that the portal does not understand.',
    ],
  ])('come from the trade, with the reason, while Google is %s', async (_, fault, words) => {
    site.faults.push({ path: /generateKeywordIdeas/, times: 1, ...fault })
    const { status, body } = await ask()
    expect([status, body.google]).toEqual([200, { state: 'Failed', words }])
    expect(body.ideas.find(({ term }) => term === 'subaru outback lease')?.searches).toBeNull()
  })

  test('are the account’s tenant’s alone, and a refused token is said by name', async () => {
    await server.restart(google())
    site.faults.push({ path: /ads\/token/, times: 1, status: 400 })
    expect((await ask()).body.google.words).toContain('Check GOOGLE_ADS_REFRESH_TOKEN.')
    const tried = await manager.post<Body<'integrations.list'>[number]>('/integrations/google-ads/try', {})
    expect(tried.body.state).toBe('Working')
    await server.restart({ ...google(), GOOGLE_ADS_TENANT: 'partner' })
    expect((await ask()).body.google.state).toBe('Not connected')
  })
})

// TOO-04
test('resources that are pinned stand before all others, in the order that people give them', async () => {
  type Links = readonly { id: number; name: string; pinned: boolean; order: number }[]
  const links = async (): Promise<Links> => (await manager.get<Links>('/resource-links')).body
  const before = await links()
  const marked = before.filter(({ pinned }) => pinned)
  expect(marked.length).toBeGreaterThan(0)
  expect(before.slice(0, marked.length)).toEqual(marked)
  const last = before.at(-1)!
  expect((await manager.put(`/resource-links/${last.id}`, { pinned: true })).status).toBe(200)
  expect((await links()).map(({ id }) => id)).toEqual(
    [...marked, last, ...before.slice(marked.length, -1)].map(({ id }) => id),
  )
})

// TOO-09
describe('CallRail', () => {
  type Account = Body<'callRail.account'>

  test('is read page by page, with the client of each company and who has none', async () => {
    const { status, body } = await admin.get<Account>('/callrail')
    expect(status).toBe(200)
    expect(body.companies).toMatchObject([
      { name: 'Ram of Dayton', Client: { id: 1001 }, trackers: 1, calls: 42 },
      { name: 'Nobody Motors', Client: null, trackers: 0, calls: 0 },
    ])
    expect(body.trackers).toMatchObject([{ source: 'google_ad_extension', numbers: '+13125550101' }])
    expect(body.missing.length).toBeGreaterThan(20)
    const asked = site.requests.find(({ path }) => path === '/v3/a.json')
    expect(asked?.headers.authorization).toBe('Token token="key-1"')
    expect((await manager.get('/callrail')).status).toBe(403)
    const sem = await signIn(server.url, 'sem-manager')
    expect((await sem.get<Account>('/callrail')).body.companies).toHaveLength(2)
  })

  test('its calls are counted by source and day into the figures of its clients, and nothing of a caller is kept', async () => {
    const day = addDays(today(), -1)
    const begun = await admin.post<{ started: boolean }>('/callrail/read', {})
    expect([begun.status, begun.body]).toEqual([200, { started: true }])
    const done = async () => {
      const { through, running, problem } = (await admin.get<Body<'callRail.reading'>>('/callrail/read')).body
      return { through, running, problem }
    }
    await expect.poll(done, { interval: 1000 }).toEqual({
      through: today(),
      running: false,
      problem: null,
    })
    const bySource = `/reports/calls-by-source?startDate=${day}&endDate=${day}&clientId=1001`
    const rows = async () =>
      (await admin.get<{ rows: readonly object[] }>(`${bySource}&sort=source`)).body.rows
    const direct = { source: 'Direct', phoneCalls: 1, answered: 0, missed: 1, firstTime: 1 }
    const ads = { source: 'Google Ads', phoneCalls: 2, answered: 2, missed: 0, firstTime: 1 }
    expect(await rows()).toMatchObject([direct, ads])
    // As the client's own report has them, by the number that was dialed.
    const own = await admin.get<{ rows: readonly object[] }>(
      `/clients/1001/reports/local-service-ads/calls?month=${day.slice(0, 7)}-01`,
    )
    expect(own.body.rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ tracker: 'Website', callStatus: 'Voicemail', phoneCalls: 1 }),
        expect.objectContaining({
          tracker: 'Google Ads',
          callStatus: 'Answered',
          phoneCalls: 2,
          seconds: 90,
        }),
      ]),
    )
    const { trackers } = (await admin.get<Account>('/callrail')).body
    expect(trackers).toMatchObject([{ name: 'Google Ads', calls: 2, last: day }])
    // Read again, nothing is counted twice, and no other address got the key.
    await admin.post('/callrail/read', {})
    await expect.poll(async () => (await done()).running, { interval: 1000 }).toBe(false)
    expect(await rows()).toMatchObject([direct, ads])
    const asked = site.requests.filter(({ path }) => path === '/v3/a/ACC1/calls.json')
    expect(asked.every(({ query }) => query.get('direction') === 'inbound')).toBe(true)
    expect((await manager.get(bySource)).status).toBe(403)
    expect((await manager.post('/callrail/read', {})).status).toBe(403)
  })

  test('a reading that CallRail ends says why, and keeps what was read', async () => {
    site.faults.push({ path: /calls\.json/, times: 1, status: 429 })
    await admin.post('/callrail/read', {})
    const read = async () => (await admin.get<Body<'callRail.reading'>>('/callrail/read')).body
    await expect
      .poll(async () => (await read()).problem, { interval: 1000 })
      .toBe('CallRail was asked too often. Please try again in an hour.')
    await expect.poll(read).toMatchObject({ running: false, through: today() })
  })

  test.each([
    ['refusing', { status: 401 }, 'CallRail does not accept the key. Check CALLRAIL_API_KEY.'],
    ['asked too often', { status: 429 }, 'CallRail was asked too often. Please try again in an hour.'],
    ['slow', { never: true as const }, expect.stringContaining('CallRail cannot be reached')],
    [
      'talking nonsense',
      { status: 200, body: { accounts: 7 } },
      'CallRail answered something that the portal does not understand.',
    ],
  ])('says so in a sentence while it is %s', async (_, fault, sentence) => {
    site.faults.push({ path: /a\.json/, times: 1, ...fault })
    const answer = await admin.get<Problem>('/callrail')
    expect([answer.status, answer.body.message]).toEqual([503, sentence])
  })

  test('is read by the tenant whose account it is, and by no other', async () => {
    await server.restart({ CALLRAIL_TENANT: 'partner' })
    const { body } = await admin.get<Account>('/callrail')
    expect(body.configured).toBe(false)
    expect(JSON.stringify(body)).not.toContain('Nobody Motors')
  })

  test('without a key, call logs that were imported tell trackers, calls and who has none', async () => {
    const { body } = await admin.get<Account>('/callrail')
    const [first] = body.companies
    if (!first?.Client) throw new Error('No client has calls.')
    const own = body.trackers.filter(({ company }) => company === first.name)
    expect(own.map(({ name }) => name).toSorted()).toEqual([
      'Business Profile',
      'Google Ads Call Extension',
      'Website Header',
    ])
    expect(first).toMatchObject({ trackers: 3, calls: own.reduce((sum, { calls }) => sum + (calls ?? 0), 0) })
    expect(first.calls).toBeGreaterThan(0)
    expect(own.every(({ last }) => last !== null && body.until !== null && last <= body.until)).toBe(true)
    const known = new Set(body.companies.map(({ Client }) => Client?.id))
    expect(body.missing.some(({ id }) => known.has(id))).toBe(false)
    const partners = await partner.get('/callrail')
    expect(partners.status).toBe(403)
  })
})

describe('push reporting', () => {
  interface Push {
    readonly id: number
    readonly state: string
    readonly clients: number
    readonly people: number
    readonly sent: number
  }

  // SET-18, ROL-10
  test('is counted before it goes, can be taken back for a minute, and reaches the people of each client', async () => {
    const outside = await signIn(server.url, 'client')
    const [own] = (await outside.get<{ rows: { id: number; name: string }[] }>('/clients')).body.rows
    const colleague = `push-${crypto.randomUUID().slice(0, 8)}@store.example`
    const { body: added } = await admin.post<{ id: number }>('/users', {
      firstName: 'Nora',
      lastName: 'Quill',
      email: colleague,
      userTypeId: 2,
    })
    await admin.post('/clients/assignTeamMembers', {
      clientId: own!.id,
      teamMembers: [{ clientUserTypeId: 1, userId: added.id }],
    })
    const chosen = { report: 'programmaticInsights', clientIds: [own!.id] }
    const counted = await admin.post<Push>('/report-pushes/count', chosen)
    expect(counted.body).toMatchObject({ clients: 1 })
    expect(counted.body.people).toBeGreaterThan(1)
    const push = { ...chosen, message: 'The new look of your report.\n\nCall us.', file: 'xlsx' }
    const back = (await admin.post<Push>('/report-pushes', push)).body
    expect(back).toMatchObject({ state: 'Waiting', sent: 0, people: counted.body.people })
    expect((await admin.post<Push>(`/report-pushes/${back.id}/cancel`)).body.state).toBe('Canceled')
    expect((await admin.post(`/report-pushes/${back.id}/send`)).status).toBe(409)

    const gone = (await admin.post<Push>('/report-pushes', { ...push, message: 'It goes out.' })).body
    await admin.post(`/report-pushes/${gone.id}/send`)
    const mail = await mails.next('client@demo.test', new RegExp(own!.name))
    expect(mail.text).toMatch(/^It goes out\./)
    expect(mail.attachments.map(({ filename }) => filename)).toEqual([expect.stringMatching(/\.xlsx$/)])
    expect(mail.text).not.toContain('The new look')
    // Nobody reads who else of the store has it.
    expect(mail.to).toMatchObject({ value: [{ address: 'client@demo.test' }] })
    expect(await mails.next(colleague, new RegExp(own!.name))).toMatchObject({
      to: { value: [{ address: colleague }] },
      text: mail.text,
    })

    const agencys = await admin.post<Problem>('/report-pushes/count', { ...chosen, report: 'cancellations' })
    expect(agencys.body.errors?.['report']).toContain('not for clients')
    for (const account of ['admin', 'client'])
      expect((await (await signIn(server.url, account)).get('/report-pushes')).status).toBe(403)
  })
})

describe('corrections of Display & Video 360', () => {
  interface OverrideFile {
    readonly id: number
    readonly state: string
    readonly lines: number
    readonly problems: string[]
    readonly address: string | null
  }
  interface Line {
    readonly before: Record<string, number>
    readonly after: Record<string, number>
  }
  const upload = async (text: string, by = admin): Promise<{ status: number; body: OverrideFile }> => {
    const form = new FormData()
    form.append('attachments', new File([text], 'corrections.csv'))
    return by.post<OverrideFile>('/override-file/uploadAsset', form)
  }
  const header = 'Date,Insertion Order ID,Impressions,Revenue (Adv Currency)'
  const line = async (id: number): Promise<Line> =>
    (await admin.get<Line[]>(`/override-file/${id}/preview`)).body[0]!

  // TOO-07
  test('are checked, shown, applied to the figures and taken back, the last one first', async () => {
    const there = (await admin.post<OverrideFile[]>('/override-file/getByAttachableType', {})).body
    const { body: found } = await admin.get<{ rows: { id: number }[] }>(
      '/clients/1005/reports/programmatic-insights',
    )
    // As the demo agency numbers what it shows as insertion orders.
    const order = String(9_000_000_000 + found.rows[0]!.id * 7919)
    const wrong = await upload(
      `${header}\n2026-02-30,${order},5,1\n2026-01-05,nobody,5,1\n2099-01-01,${order},5,1`,
    )
    expect(wrong.body.problems).toEqual([
      expect.stringMatching(/^Line 2: "2026-02-30" is no day/),
      expect.stringMatching(/^Line 4: 2099-01-01 is still to come/),
      expect.stringMatching(/^Line 3: there is no insertion order nobody/),
    ])
    expect((await admin.post(`/override-file/${wrong.body.id}/apply`)).status).toBe(409)

    const corrections = `${header}\n2026-01-05,${order},5000,"1,234.50"`
    const first = (await upload(corrections)).body
    expect(first).toMatchObject({ state: 'Checked', lines: 1, problems: [] })
    expect(await (await fetch(`${server.url}${first.address}`)).text()).toBe(corrections)
    const was = await line(first.id)
    expect(was.after).toMatchObject({ impressions: 5000, spend: 1234.5, clicks: was.before['clicks'] })
    expect(was.before).not.toEqual(was.after)
    expect((await admin.post<OverrideFile>(`/override-file/${first.id}/apply`)).body.state).toBe('Applied')
    expect((await line(first.id)).before).toEqual(was.after)

    const second = (await upload(`${header}\n2026-01-05,${order},7000,`)).body
    await admin.post(`/override-file/${second.id}/apply`)
    expect((await line(second.id)).before).toMatchObject({ impressions: 7000, spend: 1234.5 })
    const early = await admin.post<Problem>(`/override-file/${first.id}/take-back`)
    expect([early.status, early.body.message]).toEqual([409, expect.stringContaining('back first')])
    for (const { id } of [second, first]) await admin.post(`/override-file/${id}/take-back`)
    expect((await line(first.id)).before).toEqual(was.before)
    await admin.delete(`/override-file/${first.id}`)
    const listed = await admin.post<OverrideFile[]>('/override-file/getByAttachableType', {})
    expect(listed.body.map(({ id }) => id)).toEqual([second, wrong.body, ...there].map(({ id }) => id))
    expect((await upload(header, manager)).status).toBe(403)
  })

  test('stay what they say when days are imported that they correct, in the order in which they were applied', async () => {
    const columns = 'Date,Advertiser ID,Insertion Order ID,Insertion Order,Impressions,Clicks,Media Cost'
    const days = (impressions: number, clicks: number) =>
      `${columns}\n2026-01-06,77,88001122,Corrected order,${impressions},${clicks},40.00\n2026-01-07,77,88001122,Corrected order,10,1,2.00`
    const importer = await signIn(server.url, 'super-admin')
    const bring = async (text: string) =>
      expect(await imported(importer, 'metrics', text, 'dv360.csv', 1005)).toMatchObject({ status: 'done' })
    await bring(days(100, 7))
    const first = (await upload(`${header}\n2026-01-06,88001122,5000,`)).body
    const second = (await upload(`${header}\n2026-01-06,88001122,,30`)).body
    for (const { id } of [first, second]) await admin.post(`/override-file/${id}/apply`)
    const now = async () => (await line(second.id)).before
    expect(await now()).toMatchObject({ impressions: 5000, clicks: 7, spend: 30 })
    // Others of the platform now; what no file says of them is taken over.
    await bring(days(180, 9))
    expect(await now()).toMatchObject({ impressions: 5000, clicks: 9, spend: 30 })
    // The later one taken back, the earlier one still holds.
    await admin.post(`/override-file/${second.id}/take-back`)
    expect(await now()).toMatchObject({ impressions: 5000, clicks: 9, spend: 40 })
    // Taken back, the figures are those that were imported last.
    await admin.post(`/override-file/${first.id}/take-back`)
    expect(await now()).toMatchObject({ impressions: 180, clicks: 9, spend: 40 })
    for (const { id } of [second, first]) await admin.delete(`/override-file/${id}`)
  })
})
