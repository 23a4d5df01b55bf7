import { expect, test } from 'vitest'
import { supportStatuses } from '@portal/core/work/support/statuses'
import { cleanRendered } from './clean-rendered.ts'
import { retryAfter } from './client.ts'
import { adfOf, markdownOf, type Adf } from './html-to-adf.ts'
import { jqlFor, quoted } from './jql.ts'
import { transitionTo } from './jira-tracker.ts'

interface Node {
  readonly type: string
  readonly text?: string
  readonly content?: readonly Node[]
}

const textOf = ({ text = '', type, content = [] }: Node): string =>
  type === 'hardBreak' ? '\n' : text + content.map(textOf).join('')
const kinds = ({ type, content = [] }: Node): string => {
  const inner = content.map(kinds).filter(Boolean).join(' ')
  return type === 'text' ? '' : inner === '' ? type : `${type}(${inner})`
}
const document = (html: string): Node => adfOf(html) as Adf & Node

test('structure survives as the nodes that Jira has for it', () => {
  expect(
    kinds(
      document(
        '<h3>Steps</h3><ul><li><p>One</p><ol><li><p>Two</p></li></ol></li></ul><blockquote><p>q</p></blockquote><pre><code>a &lt; b</code></pre><hr /><p>x<br />y</p>',
      ),
    ),
  ).toBe(
    'doc(heading bulletList(listItem(paragraph orderedList(listItem(paragraph)))) blockquote(paragraph) codeBlock rule paragraph(hardBreak))',
  )
})

test.each([
  'a < b > c & d &lt; e',
  '<script>alert(1)</script> and <b>not bold</b>',
  '1. not a list',
  '- not a list - + *',
  '# no heading',
  '*stars* _lines_ ~~waves~~ `ticks` ~x~',
  '[no](javascript:alert(1)) ![none](x) [ref]: y',
  '| a | b |',
  'C:\\path\\*.txt \\',
  '```',
  '> no quote',
  '[internal] (note) {curly} #tag @name',
  'https://example.com/a_b_c?x=1&y=2',
  'see http://a.example/*x*, www.b_c.example/~d and jo_doe+x@e_f.example. * _end_',
])('text is what it was, whatever it means elsewhere: %s', (text) => {
  const html = `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`
  const made = document(html)
  expect(textOf(made)).toBe(text)
  expect(kinds(made)).toBe('doc(paragraph)')
})

test('no node is empty of text, which Jira refuses', () => {
  const empty = (node: Node): boolean => node.text === '' || (node.content ?? []).some(empty)
  for (const html of [
    '<p></p><p>x</p>',
    '<p><strong></strong>x</p>',
    '<ul><li><p></p></li></ul>',
    '<p><a href="https://a.b"></a></p>',
  ])
    expect(empty(document(html)), html).toBe(false)
})

test('a picture is named, for its address opens nothing there', () => {
  const html = '<p>See <img src="/api/files/11111111-1111-4111-8111-111111111111/a_b.png" /> here</p>'
  expect(textOf(document(html))).toBe('See [Picture: a_b.png] here')
  expect(markdownOf(html)).not.toContain('/api/files')
})

test('a query holds nothing but what was asked for', () => {
  expect(quoted('a"b\\c')).toBe('"a\\"b\\\\c"')
  expect(jqlFor({ statuses: [...supportStatuses], reporterId: 6, changedSince: null, most: 1 })).toBe(
    'project = "PS" AND status in ("In Progress", "Approved", "Waiting for Confirmation", "Submitted", "Not Approved (Postpone)", "Done", "Rejected") AND description ~ "\\"Reporter User ID 6\\"" ORDER BY created DESC, key DESC',
  )
})

test('a list of the last days asks for whole days, whenever the query is made', () => {
  const now = Date.parse('2026-11-21T12:00:00Z')
  const asked = {
    statuses: ['Done' as const],
    reporterId: null,
    most: 1,
    changedSince: '2026-08-23T12:00:00Z',
  }
  for (const later of [0, 1, 5000])
    expect(jqlFor(asked, now + later)).toContain('updated >= -90d ORDER BY updated')
})

test('the way back leads to Submitted, else to what is to be done, and is never one that is closed', () => {
  const to = (id: string, name: string, key: string, isAvailable = true) => ({
    id,
    isAvailable,
    to: { name, statusCategory: { key } },
  })
  const [done, doing, todo, back] = [
    to('1', 'Closed', 'done'),
    to('2', 'Doing', 'indeterminate'),
    to('3', 'Backlog', 'new'),
    to('4', 'submitted', 'indeterminate'),
  ]
  expect(transitionTo([done, doing, todo, back])?.id).toBe('4')
  expect(transitionTo([done, doing, todo])?.id).toBe('3')
  expect(transitionTo([done, doing, { ...todo, isAvailable: false }])?.id).toBe('2')
  expect(transitionTo([done])).toBeUndefined()
})

test('how long to wait is read from seconds and from dates', () => {
  const now = Date.parse('2026-11-21T12:00:00Z')
  expect(retryAfter('7', now)).toBe(7000)
  expect(retryAfter('Sat, 21 Nov 2026 12:01:00 GMT', now)).toBe(60_000)
  expect(retryAfter('Sat, 21 Nov 2026 11:00:00 GMT', now)).toBe(0)
  expect([retryAfter(null, now), retryAfter('soon', now)]).toEqual([null, null])
})

test('what Jira renders keeps its structure and loses everything that acts', () => {
  expect(
    cleanRendered(
      '<h3><a name="Steps"></a>Steps</h3><div class="panel" style="x"><p><ins>u</ins> <del>s</del> <tt>c</tt></p></div><span class="error">e</span>' +
        '<img src="https://agency.atlassian.net/secure/x.png"><a href="/browse/PS-1" onmouseover="x()">PS-1</a><object data="x"></object><math><mi xlink:href="javascript:x">m</mi></math>',
    ),
  ).toBe('<h3><a></a>Steps</h3><p><u>u</u> <s>s</s> <code>c</code></p>e<a>PS-1</a>')
})

test('a text with more tags than anybody writes is not looked at', () => {
  expect(cleanRendered('<b>'.repeat(30_000))).toBe(
    '<p>This text has too much formatting to be shown here.</p>',
  )
  expect(cleanRendered(null)).toBe('')
})
