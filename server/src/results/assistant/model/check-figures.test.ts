import { expect, it } from 'vitest'
import { figuresNotIn } from './check-figures.ts'

it('names the figures that were not answered, however they are written', () => {
  const known = '| Search | $1,234.50 | 12.3% | 4,000 |'
  expect(figuresNotIn('Search took $1,234.5, 12.30% of 4000 clicks, in 3 places.', known)).toEqual([])
  expect(figuresNotIn('Search took $1,300 and 14%, 14% more, of 5,000.', known)).toEqual([
    '$1,300',
    '14%',
    '5,000',
  ])
})
