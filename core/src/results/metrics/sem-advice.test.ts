import { expect, it } from 'vitest'
import { semAdvice, type SemMonth } from './sem-advice.ts'

const month: SemMonth = {
  budget: 2000,
  projected: 1990,
  conversions: 40,
  previousConversions: 35,
  costPerConversion: 50,
  previousCostPerConversion: 52,
  lostToBudget: null,
}

it('advises more where the budget is used up and conversions hold at a steady cost', () => {
  expect(semAdvice(month)).toMatchObject({ action: 'Raise', budget: 2300 })
})

it('advises no more where the budget misses few of the possible impressions, and says how many', () => {
  expect(semAdvice({ ...month, lostToBudget: 0.12 })).toMatchObject({
    action: 'Raise',
    reason: 'Used up at a steady cost per conversion; 12% of impressions are missed.',
  })
  expect(semAdvice({ ...month, lostToBudget: 0.03 })).toMatchObject({
    action: 'Keep',
    budget: 2000,
    reason: 'Used up, but only 3% of impressions are missed: more money finds few.',
  })
})

it.each([
  ['conversions fell', { conversions: 30 }],
  ['conversions became dearer', { costPerConversion: 60 }],
  ['there was no conversion', { costPerConversion: null, conversions: 0, previousConversions: 0 }],
])('advises to keep a budget that is used up where %s', (_what, change) => {
  expect(semAdvice({ ...month, ...change })).toMatchObject({ action: 'Keep', budget: 2000 })
})

it('advises less where a good part is left over, and never more than there is', () => {
  expect(semAdvice({ ...month, projected: 1000 })).toMatchObject({ action: 'Lower', budget: 1050 })
  expect(semAdvice({ ...month, budget: 40, projected: 30 })).toMatchObject({ action: 'Lower', budget: 40 })
})

it('has no advice without a budget', () => {
  expect(semAdvice({ ...month, budget: 0 })).toBeNull()
})
