import { expect, it } from 'vitest'
import { clockOf } from './clock.ts'

it('writes a moment of a film as players do', () => {
  expect([0, 7_900, 61_000, 3_723_000].map(clockOf)).toEqual(['0:00', '0:07', '1:01', '1:02:03'])
})
