import { type as arktype } from 'arktype'
import { expect, test } from 'vitest'
import { changesOf } from './field-schemas.ts'
import { type } from './type.ts'

const call = type({ ...changesOf({ seenAt: { label: 'Seen At', kind: 'instant' } }) })
const takes = (seenAt: string): boolean => !(call({ seenAt }) instanceof arktype.errors)

test('a call takes a point in time with its offset alone, so that none is read by another clock', () => {
  expect(['2026-11-30T09:00:00Z', '2026-11-30T09:00-06:00'].map(takes)).toEqual([true, true])
  expect(['2026-11-30T09:00:00', '2026-11-30 09:00', '2026-11-30'].map(takes)).toEqual([false, false, false])
})
