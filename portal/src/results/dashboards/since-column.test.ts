import { addDays, today } from '@portal/core/foundation/format'
import { expect, test } from 'vitest'
import { daysSince } from './since-column.ts'

test('a day without a time is that day, not the evening before it', () => {
  const tenDaysAgo = addDays(today(), -10)
  expect([tenDaysAgo, `${tenDaysAgo}T18:00:00Z`].map(daysSince)).toEqual([10, 10])
  expect(daysSince(today())).toBe(0)
  expect(daysSince(null)).toBeNull()
})
