import { expect, test } from 'vitest'
import { emptySentences } from './words.ts'

test('what a report says of nothing is whole sentences, however its title ends', () => {
  const hint = 'Claims are added in the tracker.'
  expect(emptySentences({ title: 'Nothing was claimed', hint })).toBe(`Nothing was claimed. ${hint}`)
  expect(emptySentences({ title: 'No campaign ran in this month.', hint })).toBe(
    `No campaign ran in this month. ${hint}`,
  )
  expect(emptySentences({ title: 'No stores' })).toBe('No stores.')
  expect(emptySentences(undefined)).toBeNull()
})
