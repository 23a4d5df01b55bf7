import { expect, it } from 'vitest'
import { fold, matching } from './fold.ts'

const options = [
  { value: 1, label: 'North Honda', description: 'HON-1' },
  { value: 2, label: 'Citroën Lyon' },
  { value: 3, label: 'Honda of Springfield' },
]

it('finds without regard to case and accents', () => {
  expect(matching(options, 'CITROEN').map(({ value }) => value)).toEqual([2])
})

it('puts what starts with the query before what only contains it', () => {
  expect(matching(options, 'honda').map(({ value }) => value)).toEqual([3, 1])
})

it('looks into descriptions too', () => {
  expect(matching(options, 'hon-1').map(({ value }) => value)).toEqual([1])
})

it('keeps places: a folded text is as long as the original', () => {
  for (const text of ['İstanbul', 'Citroën', 'straße', '👍 ok', 'e\u0301'])
    expect(fold(text)).toHaveLength(text.length)
})
