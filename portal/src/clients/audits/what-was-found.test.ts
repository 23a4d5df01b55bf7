import { expect, it } from 'vitest'
import { whatWasFound } from './what-was-found.ts'

it('says of one finding what is said of one', () => {
  expect(whatWasFound({ open: 6, found: 0, fixed: 2 })).toBe('6 findings are open: 0 are new, 2 are fixed.')
  expect(whatWasFound({ open: 1, found: 1, fixed: 1 })).toBe('1 finding is open: 1 is new, 1 is fixed.')
})
