import { expect, test } from 'vitest'
import { textOf } from '../../foundation/rich-text/text-of.ts'
import { html } from './html.ts'

test('a sentence that its template breaks stays one line; paragraphs and what people typed keep theirs', () => {
  const words = 'first\nsecond'
  const mail = html`<p>It runs from ${1} to ${2}, and waits.</p>
    <p>${words}</p>`
  expect(textOf(mail.text)).toBe('It runs from 1 to 2, and waits.\n\nfirst\nsecond')
})

test('two values on lines of their own are one sentence', () => {
  const mail = html`<p>
    ${'Every month on the second day, at seven o’clock in the morning, Central Time, as it was set up by'}
    ${'Grace Whitfield'}.
  </p>`
  expect(textOf(mail.text)).toMatch(/set up by Grace Whitfield\.$/)
})

test('each link keeps its own address in plain text, however its template is laid out', () => {
  expect(
    textOf(
      '<p><a href="https://portal.test/report">Open it</a\n>, with an account</p>\n<p><a href="https://portal.test/leave">Unsubscribe</a></p>',
    ),
  ).toBe('Open it (https://portal.test/report), with an account\n\nUnsubscribe (https://portal.test/leave)')
})
