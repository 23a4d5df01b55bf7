import { expect, it } from 'vitest'
import { sharesIn } from './shares.ts'

it('reads shares as platforms write them', () => {
  expect(sharesIn(['45.5%', '20.25 %', '--'])).toEqual([0.455, 0.2025, 0])
  expect(sharesIn(['0.455', '0.2025', ''])).toEqual([0.455, 0.2025, 0])
  expect(sharesIn(['< 10%', '> 90%', '3%'])).toEqual([0.0999, expect.closeTo(0.9001, 10), 0.03])
})

it('takes the shares of a row for percent where one of them can be nothing else', () => {
  expect(sharesIn(['61.2', '0.83', '37.97'])).toEqual([0.612, 0.0083, expect.closeTo(0.3797, 10)])
})

it('refuses what is no share', () => {
  expect(sharesIn(['a lot', '120%', '-3%'])).toEqual([null, null, null])
})
