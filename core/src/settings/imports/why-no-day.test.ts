import { expect, test } from 'vitest'
import { whyNoDay } from './why-no-day.ts'

test.each([
  ['swapped', ['05.11.2026', '5.11.26', '05.11.2026 9:00']],
  ['2199', ['01/05/1850', '2200-01-01', '12.31.1899']],
  ['date', ['02/29/2026', '31.31.2026', 'tomorrow', '']],
])('why no day is read ends with %s', (word, texts) => {
  expect(texts.map((text) => whyNoDay(text).split(' ').at(-1))).toEqual(texts.map(() => word))
})
