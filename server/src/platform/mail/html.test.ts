import { expect, test } from 'vitest'
import { textOf } from '../../foundation/rich-text/text-of.ts'
import { html } from './html.ts'

test('a sentence that its template breaks stays one line; paragraphs and what people typed keep theirs', () => {
  const words = 'first\nsecond'
  const mail = html`<p>It runs from ${1} to ${2}, and waits.</p>
    <p>${words}</p>`
  expect(textOf(mail.text)).toBe('It runs from 1 to 2, and waits.\n\nfirst\nsecond')
})
