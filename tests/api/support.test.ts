import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closedStatuses, openStatuses } from '@portal/core/support/statuses'
import { signIn, startServer, type Caller, type RunningServer } from '../support/index.ts'
import { picture } from './activity-form.ts'
import { fileIssue, goodBug, issueOf, listOf, sentForm } from './support-form.ts'

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
