import { expect, it } from 'vitest'
import { between } from './between.ts'

it('a number may have to lie between two others', () => {
  const days = between(0, 365)
  expect(['0', 365, ' 12 '].map(days)).toEqual([null, null, null])
  expect(['-1', '366', 'x', ''].map(days)).toEqual(Array(4).fill('Field must be from 0 to 365'))
})
