import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sumOf } from '../invoicing/shares.ts'
import { allocationKinds, partOfCampaign } from './kinds.ts'
import { percentsOf, splitCents, splitProblem } from './split.ts'

const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 8 })

// BUD-22
it('parts make the whole to the cent, whatever the budget becomes', () => {
  fc.assert(
    fc.property(weights, fc.integer({ min: 0, max: 100_000_000 }), (list, cents) => {
      fc.pre(sumOf(list) > 0)
      expect(sumOf(splitCents(cents, list))).toBe(cents)
      expect(Math.round(percentsOf(list).reduce((sum, each) => sum + each, 0) * 100)).toBe(10_000)
    }),
  )
})

it('what does not make the whole is said with the difference', () => {
  const half = [{ part: 'new', value: 50 }]
  expect(splitProblem('Percent', half, 0)).toBe('The parts come to 50.00%, and have to come to 100%.')
  expect(splitProblem('Percent', [...half, { part: 'used', value: 50 }], 0)).toBeNull()
  expect(splitProblem('Dollars', half, 6001)).toBe(
    'The parts come to $50.00, $10.01 less than the $60.01 of the budget.',
  )
  expect(splitProblem('Dollars', half, 5000)).toBeNull()
})

it('a campaign is known by its name', () => {
  const [search] = allocationKinds
  expect(partOfCampaign(search, 'PMax_All_Vehicles')).toBe('performanceMax')
  expect(partOfCampaign(search, 'Search - Used Trucks')).toBe('used')
  expect(partOfCampaign(search, 'Something else')).toBeNull()
})
