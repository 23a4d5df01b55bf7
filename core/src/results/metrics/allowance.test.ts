import { expect, it } from 'vitest'
import { allowanceAfter } from './allowance.ts'
import { passedOf } from './pace.ts'

it('what is left is spread over the days that are not known yet', () => {
  expect(allowanceAfter(passedOf('2026-11-15', '2026-11-10'), 3000, 1000)).toEqual({
    daysLeft: 20,
    average: 100,
    daily: 100,
    remaining: 2000,
  })
})

it('nothing may be spent any more where more was spent than there is', () => {
  expect(allowanceAfter(passedOf('2026-11-01', '2026-11-29'), 3000, 3100)).toEqual({
    daysLeft: 1,
    average: 106.9,
    daily: 0,
    remaining: -100,
  })
})

it('a month that has no figures yet has all of its days left, one that is over none', () => {
  expect(allowanceAfter(passedOf('2026-12-01', null), 3100, 0)).toMatchObject({
    daysLeft: 31,
    average: null,
    daily: 100,
  })
  expect(allowanceAfter(passedOf('2026-11-01', '2026-12-04'), 3000, 2900)).toMatchObject({
    daysLeft: 0,
    daily: null,
  })
})
