import { Readable } from 'node:stream'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { recentlyClosedDays } from '@portal/core/work/support/constants'
import { JiraClient } from '@portal/server/foundation/outside/tracker/jira/client'
import { JiraTracker } from '@portal/server/foundation/outside/tracker/jira/jira-tracker'
import type { SiteIssue } from '../support/jira-shapes.ts'
import { JiraSite, siteEmail, siteToken, unlike } from '../support/jira-site.ts'
import { signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { until } from '../support/until.ts'
import { picture, type Problem } from './activity-form.ts'
import { megabyte, sendLargeForm } from './large-form.ts'
import {
  commentOn,
  fileIssue,
  goodBug,
  issueOf,
  listAddress,
  listOf,
  reopen,
  sentForm,
  type Issue,
} from './support-form.ts'

let site: JiraSite
let server: RunningServer
let manager: Caller
let seo: Caller

beforeAll(async () => {
  site = await JiraSite.start()
  server = await startServer({
    env: { JIRA_URL: site.url, JIRA_EMAIL: siteEmail, JIRA_TOKEN: siteToken, JIRA_TIMEOUT: '10' },
  })
  ;[manager, seo] = (await Promise.all(
    ['account-manager', 'seo'].map((account) => signIn(server.url, account)),
  )) as [Caller, Caller]
})
afterEach(() => {
  site.faults.length = 0
})
afterAll(async () => {
  await server?.stop()
  await site?.stop()
})

const there = (summary: string): Promise<SiteIssue> =>
  until(`${summary} to be in the tracker`, () => site.issues.find((issue) => issue.summary === summary))

/** Files a bug with a title of its own. */
const fileAs = async (by: Caller, files: readonly File[] = []) => {
  const title = `A bug called ${unlike()}`
  const { status, body } = await fileIssue(by, sentForm({ ...goodBug, title }), files)
  return { status, body, title }
}

/** The portal's side of the tracker, without a portal around it. */
const trackerOf = ({ url }: JiraSite): JiraTracker =>
  new JiraTracker(new JiraClient({ url, email: siteEmail, token: siteToken, tenant: null, patience: 20_000 }))

describe('the lists', () => {
  test('come from the project in the statuses that are asked for, page by page, in the order of the tracker', async () => {
    for (const [place, status] of ['In Progress', 'Approved', 'Done', 'Rejected', 'On Hold'].entries())
      for (let nth = 0; nth < 3; nth++)
        site.add({
          summary: `Listed ${status} ${nth}`,
          status,
          created: `2026-11-1${place}T0${nth}:00:00.000-0600`,
          updated: new Date(Date.now() - (place * 3 + nth) * 60_000).toISOString().replace('Z', '+0000'),
        })
    site.pageSize = 2
    const opened = await listOf(manager, 'opened')
    const closed = await listOf(manager, 'closed')
    site.pageSize = 50
    expect(opened.map(({ fields }) => fields.summary)).toEqual([
      'Listed Approved 2',
      'Listed Approved 1',
      'Listed Approved 0',
      'Listed In Progress 2',
      'Listed In Progress 1',
      'Listed In Progress 0',
    ])
    expect(opened[0]?.fields.created).toBe('2026-11-11T08:00:00.000+00:00')
    expect(closed.map(({ fields }) => fields.summary)).toEqual(
      ['Done', 'Rejected'].flatMap((status) => [0, 1, 2].map((nth) => `Listed ${status} ${nth}`)),
    )
    const searches = site.asked('POST', /search\/jql$/).map(({ body }) => body as { jql: string })
    expect(searches.at(-1)?.jql).toBe(
      `project = "PS" AND status in ("Done", "Rejected") AND updated >= -${recentlyClosedDays}d ORDER BY updated DESC, key DESC`,
    )
  })

  // SUP-05
  test('my requests are those whose last reporter line is mine, whatever a text may claim', async () => {
    const line = (text: string): string => `<p>${text}</p>`
    site.add({ summary: 'Mine by its line', rendered: `<p>x</p>${line('Reporter User ID: 6')}` })
    site.add({ summary: 'Of another id', rendered: line('Reporter User ID: 66') })
    site.add({
      summary: 'Of someone who quotes me',
      rendered: `${line('Reporter User ID: 6')}${line('Reporter User ID: 9')}`,
    })
    site.add({ summary: 'Mentioned in passing', rendered: line('I know Reporter User ID: 6 well') })
    expect((await listOf(manager, 'my')).map(({ fields }) => fields.summary)).toEqual(['Mine by its line'])
    const search = site.asked('POST', /search\/jql$/).at(-1)?.body as { jql: string }
    expect(search.jql).toContain('description ~ "\\"Reporter User ID 6\\""')
  })

  test('another tenant and the tracker never meet: its requests stay in the portal', async () => {
    const before = site.requests.length
    await using partner = await startServer({
      env: {
        JIRA_URL: site.url,
        JIRA_EMAIL: siteEmail,
        JIRA_TOKEN: siteToken,
        JIRA_TENANT: 'partner',
      },
    })
    const caller = await signIn(partner.url, 'account-manager')
    expect((await listOf(caller, 'opened')).length).toBeGreaterThan(5)
    expect((await fileIssue(caller)).body.key).toMatch(/^PS-3\d\d$/)
    expect(site.requests).toHaveLength(before)
  })
})

describe('one request', () => {
  test('nothing in what the tracker renders runs, loads or posts anything', async () => {
    const hostile =
      '<h3>Steps</h3><table><tr><td colspan="2">cell</td></tr></table><script>alert(1)</script><img src="/api/files/11111111-1111-4111-8111-111111111111/a.png" onerror="alert(1)">' +
      '<a href="javascript:alert(1)">a</a><a href="https://ok.example/x" onclick="x()">b</a><iframe srcdoc="<script>1</script>"></iframe><form action="//evil.example"><button>c</button></form><p style="position:fixed">d</p>'
    const issue = site.add({
      summary: 'Hostile',
      rendered: hostile,
      comments: [
        { id: '1', author: '<b>Mallory</b>', created: '2026-11-17T04:26:21.613-0700', rendered: hostile },
      ],
    })
    const { body } = await issueOf(seo, issue.key)
    const safe =
      '<h3>Steps</h3><table><tr><td colspan="2">cell</td></tr></table><a>a</a><a href="https://ok.example/x" target="_blank" rel="noopener noreferrer">b</a><p>d</p>'
    expect(body.renderedFields.description).toBe(safe)
    expect(body.renderedFields.comment?.comments[0]).toMatchObject({
      author: { displayName: '<b>Mallory</b>' },
      created: '2026-11-17T11:26:21.613+00:00',
      body: safe,
    })
  })

  // SUP-12
  test('comments with the marker, and those of a restricted circle, never leave the server', async () => {
    const comment = (id: string, rendered: string, more: object = {}) => ({
      id,
      author: 'Dev',
      created: '2026-11-17T04:26:21.613-0700',
      rendered,
      ...more,
    })
    const issue = site.add({
      summary: 'With internal comments',
      comments: [
        comment('1', '<p>Shown first</p>'),
        comment('2', '<p>[<strong>Internal</strong>] hidden</p>'),
        comment('3', '<p>hidden</p>', { visibility: { type: 'role', value: 'Developers' } }),
        comment('4', '<p>hidden</p>', { jsdPublic: false }),
        ...Array.from({ length: 120 }, (_, nth) => comment(`1${nth}`, `<p>${nth}</p>`)),
      ],
    })
    const { body } = await issueOf(seo, issue.key)
    expect(JSON.stringify(body)).not.toMatch(/hidden/)
    expect(body.renderedFields.comment?.comments).toHaveLength(121)
  })

  describe('a file that only the tracker has', () => {
    const content = Buffer.from('<script>alert(1)</script>')
    const file = (id: number | string, filename: string, more: object = {}) => ({
      id,
      filename,
      size: content.length,
      mimeType: 'text/html',
      content,
      ...more,
    })
    const addressIn = async (issue: SiteIssue): Promise<string> =>
      (await issueOf(seo, issue.key)).body.attachments?.[0]?.address ?? ''
    const open = (address: string): Promise<Response> => fetch(server.url + address)

    test('is saved by the address that comes with its request, and can do nothing else', async () => {
      const issue = site.add({
        summary: 'With a page',
        attachments: [file(40_001, '../Ü\u202egnp."x".html')],
      })
      const address = await addressIn(issue)
      expect(address).toMatch(/^\/api\/jira\/attachments\/PS-\d+\/40001\//)
      const answer = await open(address)
      expect(answer.status).toBe(200)
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(content)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-length': String(content.length),
        'content-disposition':
          'attachment; filename="_U_gnp._x_.html"; filename*=UTF-8\'\'_%C3%9C_gnp._x_.html',
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      })
      const asked = site.asked('GET', /attachment\/content/).at(-1)
      expect(asked?.headers['accept-encoding']).toBe('identity')
      expect(asked?.headers.authorization).toMatch(/^Basic /)
    })

    test('opens by no address that was not made for a reader of its request', async () => {
      const issue = site.add({
        summary: 'Guessed',
        attachments: [file(40_002, 'a.txt'), file(40_003, 'b.txt')],
      })
      const address = await addressIn(issue)
      const asked = site.asked('GET', /attachment\/content/).length
      for (const changed of [
        address.replace(/\?.*/, ''),
        address.replace('/40002/', '/40003/'),
        address.replace('a.txt', 'a.exe'),
        address.replace(/PS-\d+/, 'PS-1'),
        address.replace('t=1', 't=2'),
        address.replace(/e=(\d+)/, (_, at: string) => `e=${Number(at) + 3600}`),
      ]) {
        expect(changed).not.toBe(address)
        expect((await open(changed)).status).toBe(401)
        expect((await seo.get(changed.replace('/api', ''))).status).toBe(403)
      }
      expect(site.asked('GET', /attachment\/content/)).toHaveLength(asked)
    })

    test('of an internal comment, or larger than is passed on, has no address', async () => {
      const shows = (id: number) => `<p>See <img src="/rest/api/3/attachment/content/${id}" /></p>`
      const comment = (id: string, rendered: string, more: object = {}) => ({
        id,
        author: 'Dev',
        created: '2026-11-17T04:26:21.613-0700',
        rendered,
        ...more,
      })
      const issue = site.add({
        summary: 'With secrets',
        attachments: [
          file(40_010, 'marked.txt'),
          file(40_011, 'restricted.txt'),
          file(40_012, 'huge.bin', { size: 2 * 1024 ** 3 }),
          file('40013', 'shown.txt'),
        ],
        comments: [
          comment('1', `<p>[internal]</p>${shows(40_010)}`),
          comment('2', shows(40_011), { visibility: { type: 'role', value: 'Developers' } }),
          comment('3', shows(40_013)),
        ],
      })
      const { attachments = [] } = (await issueOf(seo, issue.key)).body
      expect(attachments.map(({ name, address }) => [name, address !== null])).toEqual([
        ['huge.bin', false],
        ['shown.txt', true],
      ])
    })

    test.each([
      ['is gone', { status: 404, text: '{"errorMessages":["gone"]}' }, 404, /^This file was not found/],
      ['breaks down', { status: 500 }, 503, /^The issue tracker does not answer/],
      ['asks to wait', { status: 429, headers: { 'retry-after': '0' } }, 503, /^The issue tracker/],
      [
        'sends one elsewhere',
        { status: 303, headers: { location: 'http://127.0.0.1:1/' } },
        503,
        /^The issue tracker/,
      ],
    ])('says so in a sentence when the tracker %s', async (_what, fault, status, sentence) => {
      const issue = site.add({ summary: 'Unlucky', attachments: [file(40_020, 'a.txt')] })
      const address = await addressIn(issue)
      site.faults.push({ path: /attachment\/content/, times: 1, ...fault })
      const answer = await open(address)
      expect(answer.status).toBe(status)
      expect(((await answer.json()) as Problem).message).toMatch(sentence)
    })

    test('breaks off rather than end early when the tracker does', async () => {
      const issue = site.add({ summary: 'Cut', attachments: [file(40_021, 'a.txt', { size: 5000 })] })
      const address = await addressIn(issue)
      await expect(open(address).then((answer) => answer.arrayBuffer())).rejects.toThrow()
    })
  })

  test('an issue of another project is not there, not even one that was moved away', async () => {
    const asked = site.requests.length
    expect((await issueOf(seo, 'SECRET-1')).status).toBe(404)
    expect(site.requests).toHaveLength(asked)
    const moved = site.add({ summary: 'Moved away' })
    Object.assign(moved, { key: 'SECRET-7' })
    site.issues.push({ ...moved, key: 'PS-77' })
    expect((await issueOf(seo, 'PS-77')).status).toBe(200)
    site.faults.push({
      path: /\/issue\/PS-77$/,
      times: 1,
      status: 200,
      text: JSON.stringify({
        id: '1',
        key: 'SECRET-7',
        fields: { ...fieldsOf(moved), project: { key: 'SECRET' } },
      }),
    })
    expect((await issueOf(seo, 'PS-77')).status).toBe(404)
  })

  // SUP-15
  test('one in a status beside the seven takes no comment', async () => {
    const issue = site.add({ summary: 'On hold', status: 'On Hold' })
    expect((await issueOf(seo, issue.key)).body.can).toEqual({ reopen: false, comment: false })
    const { status, body } = await commentOn(seo, issue.key, '<p>x</p>')
    expect([status, body.message]).toEqual([409, 'Comments cannot be added to a request in this status.'])
  })
})

const fieldsOf = ({ summary, type, status, created, updated }: SiteIssue) => ({
  summary,
  issuetype: { name: type },
  status: { name: status },
  created,
  updated,
})

describe('filing', () => {
  test('a request is in the tracker with its text as a document, its files and its reporter', async () => {
    const { status, body, title } = await fileAs(manager, [
      new File(['a,b'], 'größe "1".csv', { type: 'text/csv' }),
      picture('screen.png'),
    ])
    expect(status).toBe(200)
    expect(body).toMatchObject({ key: expect.stringMatching(/^REQ-\d+$/), fields: { summary: title } })
    const issue = await there(title)
    await until('the files', () => issue.attachments.length === 2)
    expect(issue.attachments.map(({ size, mimeType }) => ({ size, mimeType }))).toEqual([
      { size: 3, mimeType: 'text/csv' },
      { size: 70, mimeType: 'image/png' },
    ])
    expect(issue.rendered).toContain('<p>The total is <strong>short</strong>.</p>')
    expect(issue.rendered).toMatch(/Reporter User ID: 6<\/p>\s*$/)
    // The tracker's search does not know it yet; the list has it all the same, once.
    expect(issue.indexed).toBe(false)
    const listed = (await listOf(seo, 'opened')).filter(({ fields }) => fields.summary === title)
    expect(listed.map(({ key, notSent }) => ({ key, notSent }))).toEqual([{ key: issue.key, notSent: null }])
    // Both keys lead to it, and its own files can be opened.
    for (const key of [body.key, issue.key]) {
      const found = await issueOf(seo, key)
      expect(found.body.key).toBe(issue.key)
      expect(found.body.attachments?.[1]).toMatchObject({ name: 'screen.png', size: 70 })
      expect(found.body.attachments?.[1]?.address).toMatch(/^\/api\/files\//)
    }
  })

  test('while the tracker is away a request waits, is shown and can be commented on; then it arrives, once', async () => {
    const away = { path: /^\/rest\/api\/3\/issue(\/|$)/, method: 'POST', times: 1000, status: 503 }
    site.faults.push(away)
    const { body, title } = await fileAs(manager)
    const listed = (await listOf(seo, 'opened')).find(({ fields }) => fields.summary === title)
    expect(listed).toMatchObject({ key: body.key, notSent: expect.stringContaining('nothing is lost') })
    expect((await listOf(manager, 'my')).map(({ key }) => key)).toContain(body.key)
    expect((await commentOn(seo, body.key, '<p>Me <em>too</em></p>')).status).toBe(200)
    expect((await issueOf(seo, body.key)).body.renderedFields.comment?.comments).toMatchObject([
      { author: { displayName: 'Lucas Ferreira' }, body: '<p>Me <em>too</em></p>' },
    ])
    away.times = 0
    const issue = await there(title)
    const comment = await until('the comment', () => issue.comments[0])
    expect(comment.rendered).toContain('<strong>Lucas Ferreira</strong>, in the portal:')
    const found = await until('the comment to be known as sent', async () => {
      const { body: now } = await issueOf(seo, issue.key)
      return now.renderedFields.comment?.comments[0]?.notSent === null ? now : null
    })
    // The portal knows who wrote it; for the tracker it was the portal's account.
    expect(found.renderedFields.comment?.comments).toMatchObject([
      { id: comment.id, author: { displayName: 'Lucas Ferreira' }, body: '<p>Me <em>too</em></p>' },
    ])
    expect(site.issues.filter(({ summary }) => summary === title)).toHaveLength(1)
  })

  test('an answer that is lost on its way files nothing twice', async () => {
    const { delivery } = trackerOf(site)
    const lose = (path: RegExp) => site.faults.push({ path, method: 'POST', times: 1, after: 'done' })
    const title = `A bug called ${unlike()}`
    const request = { mark: unlike(), summary: title, type: 'Bug' as const, description: '<p>x</p>' }
    site.indexesAtOnce = true
    lose(/\/issue$/)
    await expect(delivery.issue(request, false)).rejects.toThrow('does not answer')
    const made = await delivery.issue(request, true)
    site.indexesAtOnce = false
    const issue = site.issues.filter(({ summary }) => summary === title)
    expect(issue.map(({ id, key }) => ({ id, key }))).toEqual([made])

    const file = {
      name: 'a.txt',
      mediaType: 'text/plain',
      size: 3,
      read: () => Readable.from([Buffer.from('abc')]),
    }
    lose(/attachments$/)
    await expect(delivery.files(made.key, [file, file])).rejects.toThrow('does not answer')
    await delivery.files(made.key, [file, file])
    expect(issue[0]?.attachments).toHaveLength(2)

    const comment = { mark: unlike(), issueKey: made.key, author: 'Claire', body: '<p>y</p>' }
    lose(/comment$/)
    await expect(delivery.comment(comment, false)).rejects.toThrow('does not answer')
    expect(await delivery.comment(comment, true)).toBe(issue[0]?.comments[0]?.id)
    expect(issue[0]?.comments).toHaveLength(1)
  })

  test('what the tracker refuses is kept with its reason, and nothing else waits for it', async () => {
    site.faults.push({
      path: /^\/rest\/api\/3\/issue$/,
      times: 1,
      status: 400,
      text: JSON.stringify({ errorMessages: [], errors: { priority: "Field 'priority' is required" } }),
    })
    const { body } = await fileAs(manager)
    const refused = await until('the reason', async () => {
      const found = await issueOf(manager, body.key)
      return found.body.notSent?.includes('priority') ? found.body : null
    })
    expect(refused.notSent).toBe(
      "The request was not taken by the issue tracker: Field 'priority' is required. Please tell your administrator.",
    )
    const next = await fileAs(manager)
    await there(next.title)
  })

  test('a file of nearly 100 MB passes through with its size announced; one of 100 MB is refused', async () => {
    const title = `A bug called ${unlike()}`
    const fields = sentForm({ ...goodBug, title })
    const large = (size: number) => ({ fields, files: [{ field: 'files[0]', name: 'film.bin', size }] })
    const refused = await sendLargeForm<Problem>(
      server.url,
      '/jira/issues',
      manager.token,
      large(100 * megabyte),
    )
    expect(refused.status).toBe(413)
    const taken = await sendLargeForm<Issue>(
      server.url,
      '/jira/issues',
      manager.token,
      large(100 * megabyte - 1),
    )
    expect(taken.status).toBe(200)
    const issue = await there(title)
    await until('the file', () => issue.attachments[0])
    expect(issue.attachments).toMatchObject([{ filename: 'film.bin', size: 100 * megabyte - 1 }])
    const sent = site.asked('POST', /attachments$/).at(-1)?.body as { announced: number; total: number }
    expect(sent.announced).toBe(sent.total)
  })
})

describe('reopening', () => {
  test('takes the way back that the workflow has, and the list knows at once', async () => {
    const issue = site.add({ summary: 'To be reopened', status: 'Done' })
    const { status, body } = await reopen(seo, issue.key)
    expect([status, body.fields.status.name, issue.status]).toEqual([200, 'Submitted', 'Submitted'])
    expect(site.asked('POST', /transitions$/).at(-1)?.body).toEqual({ transition: { id: '41' } })
    expect((await reopen(seo, issue.key)).status).toBe(200)
    expect(site.asked('POST', /transitions$/)).toHaveLength(1)
  })

  test('the same key speaks to the tracker once, whatever the call', async () => {
    const issue = site.add({ summary: 'Asked twice', status: 'Done' })
    const twice = async (method: string, path: string, body: object) => {
      const headers = { 'idempotency-key': crypto.randomUUID() }
      const first = await seo.request(method, path, { body, headers })
      const asked = site.requests.length
      const second = await seo.request(method, path, { body, headers })
      expect([first.status, second.status, second.body]).toEqual([200, 200, first.body])
      expect(second.headers.get('idempotency-replayed')).toBe('true')
      return asked
    }
    const asked = await twice('PUT', `/jira/issues/${issue.key}`, { status: 'Submitted' })
    expect(site.requests).toHaveLength(asked)
    await twice('POST', '/jira/issue/comments', { issue_key: issue.key, body: '<p>Once</p>' })
    await until('the comment', () => issue.comments[0])
    expect(site.asked('POST', new RegExp(`${issue.key}/comment$`))).toHaveLength(1)
  })

  // SUP-10
  test('says so when the tracker does not do it', async () => {
    const issue = site.add({ summary: 'Not to be reopened', status: 'Done' })
    site.faults.push({
      path: /transitions$/,
      method: 'POST',
      times: 1,
      status: 400,
      text: JSON.stringify({ errorMessages: ['Only Jane may do this.'] }),
    })
    const { status, body } = await reopen(seo, issue.key)
    expect([status, body.message]).toEqual([
      409,
      'The issue tracker did not reopen this request: Only Jane may do this.',
    ])
    expect(issue.status).toBe('Done')
  })
})

describe('a tracker in a bad hour', () => {
  const problem = async () => {
    const { status, body, headers } = await manager.get<Problem>(listAddress('opened'))
    return { status, message: body.message, after: headers.get('retry-after') }
  }
  const search = /search\/jql$/
  const silent = {
    status: 503,
    message: 'The issue tracker does not answer at the moment. Please try again in a few minutes.',
    after: '60',
  }

  test('a single failure is not noticed', async () => {
    site.faults.push({ path: search, times: 1, status: 502, text: '<html>Bad gateway</html>' })
    expect((await problem()).status).toBe(200)
  })

  test.each([
    ['errors', { status: 500, text: '{"errorMessages":["java.lang.NullPointerException"]}' }],
    ['answers that are not JSON', { status: 200, text: '<html>Login</html>' }],
    ['answers of another shape', { status: 200, text: '{"issues":[{"id":1}]}' }],
    ['broken connections', { after: 'done' as const }],
  ])('%s are one clear sentence', async (_, how) => {
    site.faults.push({ path: search, times: 2, ...how })
    expect(await problem()).toEqual(silent)
  })

  test.each([
    ['a project that is not there', /project\/PS\/statuses$/, 404],
    ['a query that is refused', search, 400],
    ['an API that is gone', search, 410],
  ])('%s is for the administrator', async (_, path, status) => {
    const tracker = trackerOf(site)
    site.faults.push({ path, times: 1, status, text: '{"errorMessages":["No."]}' })
    await expect(
      tracker.list({ statuses: ['Done'], reporterId: null, changedSince: null, most: 10 }),
    ).rejects.toMatchObject({ status: 503, message: expect.stringContaining('tell your administrator') })
  })

  test('a sign-in that is refused is for the administrator, and the token stands nowhere', async () => {
    site.faults.push({ path: search, times: 2, status: 401 })
    expect((await problem()).message).toContain('Please tell your administrator')
    await expect.poll(() => server.output()).toContain('Jira refused the sign-in')
    expect(server.output()).not.toContain(siteToken)
    expect(server.output()).not.toContain(Buffer.from(`${siteEmail}:${siteToken}`).toString('base64'))
  })

  test('other calls are answered while it is silent, and nobody else waits for it', async () => {
    site.faults.push({ path: search, times: 1, never: true })
    const waiting = problem()
    const filed = await fileAs(manager)
    expect(filed.status).toBe(200)
    expect((await manager.get('/users/me')).status).toBe(200)
    expect(await waiting).toEqual(silent)
    const asked = site.asked('POST', search).length
    expect(await problem()).toEqual(silent)
    expect(site.asked('POST', search)).toHaveLength(asked)
  })

  test('a limit of requests is kept to: the sentence says how long, and nobody asks before', async () => {
    const tracker = trackerOf(site)
    const asking = () => tracker.list({ statuses: ['Done'], reporterId: null, changedSince: null, most: 10 })
    await asking()
    site.faults.push({ path: search, times: 1, status: 429, headers: { 'retry-after': '1' } })
    await expect(asking()).resolves.toMatchObject({ more: false })
    site.faults.push({ path: search, times: 1, status: 429, headers: { 'retry-after': '120' } })
    await expect(asking()).rejects.toThrow('The issue tracker is busy. Please try again in 120 seconds.')
    const asked = site.requests.length
    await expect(asking()).rejects.toMatchObject({
      status: 503,
      headers: { 'retry-after': expect.stringMatching(/^\d{2,3}$/) },
    })
    expect(site.requests).toHaveLength(asked)
  })
})
