import { expect, it } from 'vitest'
import { ceilingProblem } from './ceiling.ts'

it('a change is told when it brings a month above the ceiling, and not for what was above it before', () => {
  const cedar = { cents: 1_000_000, client: 'Cedar Ford' }
  const months = (cents: readonly number[]) =>
    cents.map((each, at) => ({ month: `2026-0${at + 1}-01`, cents: each }))
  expect(ceilingProblem(cedar, months([900_000, 900_000]), months([1_000_000, 1_000_001]))).toBe(
    'The budgets of Cedar Ford would come to $10,000.01 in February 2026, $0.01 above its ceiling of $10,000.00. Say that it is agreed.',
  )
  expect(ceilingProblem(cedar, months([1_200_000]), months([1_100_000]))).toBeNull()
  expect(ceilingProblem(cedar, [], months([1_000_000]))).toBeNull()
})
