import { expect, test } from 'vitest'
import { isDifference, withSign } from './columns.tsx'

const clicks = { label: 'Clicks', kind: 'count' } as const
const change = {
  label: 'Clicks ±',
  kind: 'percent',
  rate: { of: 'clicks', per: 'clicksBefore', minus: true },
} as const

test('a change has its sign wherever it stands, and a figure has none', () => {
  expect(isDifference(change)).toBe(true)
  expect(isDifference({ ...clicks, difference: true })).toBe(true)
  expect(isDifference(clicks)).toBe(false)
  expect([5.64, -2.94, 0].map((value) => withSign(change, value))).toEqual(['+5.64%', '-2.94%', '0.00%'])
})
