import { expect, test } from 'vitest'
import { isBlankHtml } from './html.ts'

test.each([
  ['<p> &nbsp;</p><br>', true],
  ['', true],
  ['<p>x</p>', false],
  ['<p><img src="a"></p>', false],
  ['<p></p><', false],
])('%s shows nothing: %s', (html, blank) => expect(isBlankHtml(html)).toBe(blank))

test.each(['<', '<a ', '<img', '&nbsp'])('the longest text of %s is judged in a moment', (signs) => {
  expect(isBlankHtml(signs.repeat(Math.floor(1_000_000 / signs.length)))).toBeTypeOf('boolean')
})
