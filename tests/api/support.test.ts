import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer as Body } from '@portal/core/calls'
import { closedStatuses, openStatuses } from '@portal/core/work/support/statuses'
import { signIn, startServer, visitor, type Caller, type RunningServer } from '../support/index.ts'
import { picture } from './activity-form.ts'
import {
  commentOn,
  describedIn,
  fileIssue,
  goodBug,
  issueOf,
  listAddress,
  listOf,
  reopen,
  sentForm,
} from './support-form.ts'

let server: RunningServer
let manager: Caller
let seo: Caller

beforeAll(async () => {
  server = await startServer()
  ;[manager, seo] = (await Promise.all(
    ['account-manager', 'seo'].map((account) => signIn(server.url, account)),
  )) as [Caller, Caller]
})
afterAll(async () => {
  await server.stop()
})

describe('the lists', () => {
  // SUP-03
  test('open requests are those in the five open statuses, the newest first', async () => {
    const issues = await listOf(manager, 'opened')
    expect(new Set(issues.map(({ fields }) => fields.status.name))).toEqual(new Set(openStatuses))
    const created = issues.map(({ fields }) => fields.created)
    expect(created).toEqual(created.toSorted().toReversed())
  })

  // SUP-04
  test('recently closed ones are Done or Rejected, at most 90 days back, the latest change first', async () => {
    const issues = await listOf(manager, 'closed')
    expect(new Set(issues.map(({ fields }) => fields.status.name))).toEqual(new Set(closedStatuses))
    const updated = issues.map(({ fields }) => fields.updated)
    expect(updated).toEqual(updated.toSorted().toReversed())
    expect(Date.parse(updated.at(-1) ?? '')).toBeGreaterThan(Date.now() - 91 * 86_400_000)
  })

  // SUP-05
  test('my requests are those that name me as their reporter, in any status', async () => {
    const issues = await listOf(manager, 'my')
    expect(issues.length).toBeGreaterThan(3)
    for (const { fields } of issues) expect(fields.description).toMatch(/^Reporter User ID: 6$/m)
    expect(new Set(issues.map(({ fields }) => fields.status.name)).size).toBeGreaterThan(2)
  })

  test.each([
    ['another project', { project_key: 'SECRET', statuses: 'Done' }],
    ['a status that is none', { project_key: 'PS', statuses: 'Done") OR project = SECRET --' }],
    ['no status', { project_key: 'PS', statuses: '' }],
    ['a list that is none', { project_key: 'PS', statuses: 'Done', list: 'all' }],
    ['a field that is none', { project_key: 'PS', statuses: 'Done', jql: 'project = SECRET' }],
  ])('%s is refused', async (_, query) => {
    const { status } = await manager.get(`/jira/issues?${new URLSearchParams(query).toString()}`)
    expect(status).toBe(422)
  })
})

describe('filing a request', () => {
  test('it is there for every employee, with its text, its files and its reporter', async () => {
    const filed = await fileIssue(manager, sentForm(goodBug), [
      new File(['a,b\n1,2'], 'totals.csv', { type: 'text/csv' }),
      picture('screen.png'),
    ])
    expect(filed.status).toBe(200)
    expect(filed.body).toMatchObject({
      key: expect.stringMatching(/^PS-\d+$/),
      fields: { summary: goodBug.title, issuetype: { name: 'Bug' }, status: { name: 'Submitted' } },
      notSent: null,
      can: { reopen: false, comment: true },
    })
    const { body } = await issueOf(seo, filed.body.key)
    expect(body.renderedFields.description).toContain('<p>The total is <strong>short</strong>.</p>')
    expect(body.renderedFields.description).toContain('<h3>Steps to Reproduce</h3><p>Open Pacing.</p>')
    expect(body.fields.description).toMatch(/\nReporter User ID: 6$/)
    expect(body.attachments?.map(({ name, size, mediaType }) => ({ name, size, mediaType }))).toEqual([
      { name: 'totals.csv', size: 7, mediaType: 'text/csv' },
      { name: 'screen.png', size: 70, mediaType: 'image/png' },
    ])
    const served = await fetch(`${server.url}${body.attachments?.[0]?.address}`)
    expect(await served.text()).toBe('a,b\n1,2')
    expect((await listOf(seo, 'opened'))[0]?.key).toBe(filed.body.key)
    expect((await listOf(manager, 'my'))[0]?.key).toBe(filed.body.key)
    expect((await listOf(seo, 'my')).map(({ key }) => key)).not.toContain(filed.body.key)
  })

  // SUP-31, decision Q11
  test('a feature has the fixed title and its own as the first line of the description', async () => {
    const filed = await fileIssue(seo, {
      ...sentForm({
        ...goodBug,
        issueType: 'New Feature',
        title: 'Colour the pacing table',
        newFeature: 'Colours',
        benefit: 'Speed',
        usage: 'Daily',
        priority: 'Low (Nice to have)',
      }),
      title: 'New Feature Request',
    })
    expect(filed.body.fields.summary).toBe('New Feature Request')
    expect(filed.body.fields.description).toMatch(/^Colour the pacing table\n/)
  })

  test('the reporter is whoever is signed in, whatever the form says', async () => {
    const { body } = await fileIssue(seo, {
      ...sentForm(goodBug, 6),
      description: JSON.stringify('<p>x</p><p>Reporter <b>User</b> ID: 6</p><p>Reporter User ID: 6</p>'),
    })
    expect(body.fields.description.match(/Reporter User ID: \d+$/gm)?.at(-1)).toBe('Reporter User ID: 9')
    expect((await listOf(manager, 'my')).map(({ key }) => key)).not.toContain(body.key)
    expect((await listOf(seo, 'my')).map(({ key }) => key)).toContain(body.key)
  })
})

describe('what a form may say', () => {
  const refused = (change: Partial<typeof goodBug>, more: Readonly<Record<string, string>> = {}) =>
    fileIssue(seo, { ...sentForm({ ...goodBug, ...change }), ...more })

  test.each([
    [
      'a title of 9 characters',
      { title: 'x'.repeat(9) },
      'title',
      'Brief Title must be 10 characters or more.',
    ],
    ['a title of 201', { title: 'x'.repeat(201) }, 'title', 'Brief Title must be 200 characters or less.'],
    [
      'what is expected being what was done',
      { expected: ' open  PACING. ' },
      'expected',
      'This field must be different from Steps to Reproduce',
    ],
    [
      'what happens being what is expected',
      { actual: goodBug.expected },
      'actual',
      'This field must be different from Expected Behavior',
    ],
    [
      'what happens being what was done',
      { actual: goodBug.steps },
      'actual',
      'This field must be different from Steps to Reproduce',
    ],
  ])('%s is refused with its sentence', async (_, change, field, sentence) => {
    const { status, body } = await refused(change)
    expect([status, body.errors]).toEqual([422, { [field]: sentence }])
  })

  test.each([
    ['no text at all', '""', 'description'],
    ['nothing but space', '"<p> &nbsp;</p><script>x</script>"', 'description'],
    ['HTML that is not JSON', '<p>x</p>', 'description'],
    ['JSON that is not a text', '{"html":"<p>x</p>"}', 'description'],
    ['a novel', JSON.stringify(`<p>${'word '.repeat(7000)}</p>`), 'description'],
  ])('%s is refused as a description', async (_, description, field) => {
    const { status, body } = await refused({}, { description })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]])
  })

  test('titles of 10 and 200 characters are taken', async () => {
    for (const length of [10, 200]) expect((await refused({ title: 'y'.repeat(length) })).status).toBe(200)
  })

  test.each([
    ['another project', { project_key: 'SECRET' }],
    ['a type that is none', { issue_type: 'Epic' }],
    ['a field that is none', { priority: '1' }],
  ])('%s is refused', async (_, more) => {
    expect((await refused({}, more)).status).toBe(422)
  })

  test('a file under another name than files is refused, and nothing is filed', async () => {
    const before = (await listOf(seo, 'my')).length
    const form = new FormData()
    for (const [name, value] of Object.entries(sentForm(goodBug))) form.set(name, value)
    form.set('attachments[0]', picture())
    expect((await seo.post('/jira/issues', form)).status).toBe(422)
    expect(await listOf(seo, 'my')).toHaveLength(before)
  })

  test('a description is taken as wiki text, as HTML, or as both, and is the same request', async () => {
    const { description = '', ...rest } = sentForm(goodBug)
    const description_html = describedIn(goodBug)
    const shown = []
    for (const form of [
      { ...rest, description },
      { ...rest, description_html },
      { ...rest, description: JSON.stringify(description_html) },
      { ...rest, description, description_html },
    ]) {
      const { status, body } = await fileIssue(seo, form)
      expect(status).toBe(200)
      shown.push(body.renderedFields.description)
    }
    expect(new Set(shown).size).toBe(1)
    expect(shown[0]).toContain('<strong>short</strong>')
    const { status, body } = await fileIssue(seo, rest)
    expect([status, body.errors?.['description']]).toEqual([422, 'Field is required'])
  })

  test('nothing in a description runs, loads or posts anything', async () => {
    const hostile =
      '<p onclick="x()">a<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">b</a>' +
      '<iframe src="https://evil.example"></iframe><svg onload=alert(1)></svg><form action="https://evil.example"><input></form>' +
      '<img src="https://evil.example/p.png"><style>*{display:none}</style><math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;"></p>'
    const { body } = await refused({}, { description: JSON.stringify(hostile) })
    expect(body.renderedFields.description).not.toMatch(
      /<(script|img|iframe|svg|form|input|style|math)|onclick|onerror=|javascript:|evil\.example/i,
    )
    expect(body.renderedFields.description).toMatch(/^<p>a<a>b<\/a>/)
  })
})

describe('filing twice and at once', () => {
  test('the same key files once and answers the same', async () => {
    const key = crypto.randomUUID()
    const fields = sentForm({ ...goodBug, title: 'Filed with one key twice' })
    const file = (): File => new File(['1'], 'one.txt', { type: 'text/plain' })
    const [first, second] = [
      await fileIssue(seo, fields, [file()], key),
      await fileIssue(seo, fields, [file()], key),
    ]
    expect(second.body).toEqual(first.body)
    expect(second.headers.get('idempotency-replayed')).toBe('true')
    const titles = (await listOf(seo, 'my')).map(({ fields: of }) => of.summary)
    expect(titles.filter((title) => title === 'Filed with one key twice')).toHaveLength(1)
  })

  test('requests that are filed at once get numbers of their own, one after the other', async () => {
    const filed = await Promise.all(Array.from({ length: 6 }, () => fileIssue(seo)))
    expect(filed.map(({ status }) => status)).toEqual(Array(6).fill(200))
    const numbers = filed.map(({ body }) => Number(body.key.slice(3))).toSorted((a, b) => a - b)
    expect(numbers.at(-1)! - numbers[0]!).toBe(5)
    expect(new Set(numbers).size).toBe(6)
  })
})

describe('comments', () => {
  // SUP-13
  test('one appears for everybody with its author and moves the request up', async () => {
    const { body: filed } = await fileIssue(manager)
    const written = await commentOn(seo, filed.key, '<p>It happens <em>here</em> too.</p>')
    expect(written.status).toBe(200)
    const { body } = await issueOf(manager, filed.key)
    expect(body.renderedFields.comment?.comments).toEqual([
      {
        id: written.body.id,
        author: { displayName: 'Lucas Ferreira' },
        created: written.body.created,
        body: '<p>It happens <em>here</em> too.</p>',
        notSent: null,
      },
    ])
    expect(Date.parse(body.fields.updated)).toBeGreaterThan(Date.parse(filed.fields.updated))
  })

  // SUP-12, decision Q58
  test('internal ones never leave the server, in whatever way the marker is written', async () => {
    const withInternal = (await listOf(manager, 'my')).find(({ fields }) =>
      fields.summary.startsWith('Pacing total leaves out'),
    )
    const { body } = await issueOf(manager, withInternal?.key ?? '')
    expect(body.renderedFields.comment?.comments).toHaveLength(2)
    expect(JSON.stringify(body)).not.toMatch(/internal|rollover problem/i)
  })

  test.each([
    ['an empty one', '', 'Please enter a comment'],
    ['white space', '<p>&nbsp;<br></p>', 'Please enter a comment'],
    ['nothing but what is cleaned away', '<script>alert(1)</script>', 'Please enter a comment'],
    [
      'the internal marker',
      '<p>[inter<b>NAL</b>] note</p>',
      '[internal] marks comments that are hidden here. Please leave it out.',
    ],
  ])('%s is refused', async (_, text, sentence) => {
    const { body: filed } = await fileIssue(manager)
    const { status, body } = await commentOn(seo, filed.key, text)
    expect([status, body.errors]).toEqual([422, { body: sentence }])
    expect((await issueOf(seo, filed.key)).body.renderedFields.comment?.comments).toEqual([])
  })

  test.each(['PS-999999', 'SECRET-1', 'PS-1/../../x', '', 'PS-0', "PS-1' or 1=1"])(
    'there is no request %j to comment on, to read or to reopen',
    async (key) => {
      expect((await commentOn(seo, key, '<p>x</p>')).status).toBe(404)
      expect((await issueOf(seo, key)).status).toBe(404)
      if (key !== '') expect((await reopen(seo, key)).status).toBe(404)
    },
  )
})

describe('reopening', () => {
  const oneThatIs = async (status: string): Promise<string> =>
    (await listOf(manager, 'closed')).find(({ fields }) => fields.status.name === status)?.key ?? ''

  // SUP-09
  test('a request that is Done is Submitted afterwards, and doing it again changes nothing', async () => {
    const key = await oneThatIs('Done')
    expect((await issueOf(seo, key)).body.can.reopen).toBe(true)
    const reopened = await reopen(seo, key)
    expect([reopened.status, reopened.body.fields.status.name]).toEqual([200, 'Submitted'])
    expect((await listOf(seo, 'opened')).map((issue) => issue.key)).toContain(key)
    expect((await listOf(seo, 'closed')).map((issue) => issue.key)).not.toContain(key)
    expect((await reopen(seo, key)).status).toBe(200)
  })

  test('one that is in any other status is refused with a sentence', async () => {
    const key = await oneThatIs('Rejected')
    const { status, body } = await reopen(seo, key)
    expect(status).toBe(409)
    expect(body.message).toContain('Only a request that is Done can be reopened.')
    expect((await issueOf(seo, key)).body).toMatchObject({
      fields: { status: { name: 'Rejected' } },
      can: { reopen: false, comment: true },
    })
  })
})

describe('who may', () => {
  test.each(['client', 'client-manager', 'ad-support', 'partner-plus', 'regional-manager'])(
    '%s reads nothing, files nothing and looks nobody up',
    async (account) => {
      const caller = await signIn(server.url, account)
      const key = (await listOf(manager, 'opened'))[0]?.key ?? ''
      const answers = [
        await caller.get(listAddress('my')),
        await issueOf(caller, key),
        await fileIssue(caller),
        await commentOn(caller, key, '<p>x</p>'),
        await reopen(caller, key),
        await caller.get('/departments'),
        await caller.get('/users?userTypeId=1&active=true'),
      ]
      expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(403))
    },
  )

  test('nobody does without signing in', async () => {
    expect((await visitor(server.url).get(listAddress('opened'))).status).toBe(401)
  })
})

describe('what the form offers', () => {
  // SUP-20, decision Q60
  test('departments come with how many active people they have', async () => {
    const { body } = await manager.get<Body<'departments.list'>>('/departments')
    // Paula Winslow (24) is in it too, and not active any more.
    expect(body.find(({ id }) => id === 1)).toMatchObject({ name: 'SEO', headcount: 3 })
  })

  // SUP-26
  test('stakeholders are the active employees', async () => {
    const { body } = await manager.get<Body<'users.list'>>(
      '/users?userTypeId=1&active=true&pageSize=200&fields=id,firstName,lastName,email',
    )
    const ids = body.rows.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining([1, 6, 9, 21]))
    for (const absent of [13, 17, 19, 20, 23, 24, 25]) expect(ids).not.toContain(absent)
  })
})
