import { expect, test } from 'vitest'
import { cleanHtml, filesNamedIn, hasTooManyTags, withPictureAddresses } from './clean-html.ts'

const id = '0f8fad5b-d9cb-469f-a165-70867728950e'
const clean = (html: string): string =>
  cleanHtml(html, (publicId) => (publicId === id ? { publicId, name: 'a.png' } : null))

test.each([
  '<p>Text with <strong>bold</strong>, <em>italic</em>, <u>underline</u>, <s>strike</s> and <code>code</code></p>',
  '<h2>Heading</h2><blockquote><p>Quote</p></blockquote><hr />',
  '<ul><li><p>One</p></li></ul><ol start="3"><li><p>Three</p></li></ol>',
  '<pre><code class="language-js">a &lt; b</code></pre>',
  '<p style="text-align:center">Centred</p>',
  '<p><a href="https://example.com/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">link</a></p>',
  '<p><a href="mailto:a@b.example" target="_blank" rel="noopener noreferrer">mail</a></p>',
  '<p><span class="mention" data-type="mention" data-id="17" data-label="Jo">@Jo</span></p>',
  `<img src="/api/files/${id}/a.png" alt="A" width="300" />`,
])('what the editor makes stays as it is: %s', (html) => {
  expect(clean(html)).toBe(html)
})

test('cleaning what is clean changes nothing', () => {
  const once = clean(
    `<p onclick="x()">a<img src="https://h/api/files/${id}/a.png?s=1"><script>x</script> &amp; <b>b</b></p>`,
  )
  expect(clean(once)).toBe(once)
})

test('a picture loses host and signature, and one that is not ours is gone', () => {
  expect(clean(`<img src="https://portal.example/api/files/${id}/whatever.png?t=1&amp;e=2&amp;s=3">`)).toBe(
    `<img src="/api/files/${id}/a.png" />`,
  )
  expect(clean('<p>x<img src="https://evil.example/p.png"></p>')).toBe('<p>x</p>')
  expect(clean('<img src="/api/files/7c9e6679-7425-40de-944b-e07fc1f90ae7/a.png">')).toBe('')
})

test('a link that is no link to the web keeps its text and loses its address', () => {
  for (const href of [
    'javascript:alert(1)',
    '/clients/1',
    '//evil.example',
    'ftp://x.example',
    'data:text/html,x',
  ]) {
    expect(clean(`<a href="${href}">text</a>`)).toBe('<a>text</a>')
  }
})

test('pictures are found and given addresses, in attributes only', () => {
  const html = clean(
    `<p>/api/files/${id}/a.png</p><img src="/api/files/${id}/a.png" title="&lt;img src=&quot;x&quot;">`,
  )
  expect(filesNamedIn(html)).toEqual([id])
  expect(withPictureAddresses(html, () => '/signed?a=1&b=2')).toBe(
    `<p>/api/files/${id}/a.png</p><img src="/signed?a=1&amp;b=2" title="&lt;img src=&quot;x&quot;" />`,
  )
})

test('what no person writes is noticed before it is cleaned', () => {
  expect(hasTooManyTags('<p>x</p>'.repeat(5_000))).toBe(false)
  expect(hasTooManyTags('<'.repeat(20_001))).toBe(true)
})
