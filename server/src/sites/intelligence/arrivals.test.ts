import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Arrivals } from './arrivals.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => vi.useRealTimers())

it('tells how many arrive a second, and of none once they have ended', () => {
  const arrivals = new Arrivals(2)
  expect(arrivals.perSecond).toBe(0)
  arrivals.add(600)
  expect(arrivals.perSecond).toBe(300)
  vi.advanceTimersByTime(2_000)
  expect(arrivals.perSecond).toBe(300)
  arrivals.add(1_000)
  expect(arrivals.perSecond).toBe(500)
  vi.advanceTimersByTime(4_000)
  expect(arrivals.perSecond).toBe(0)
})

it('keeps to its spans however rarely it is asked', () => {
  const arrivals = new Arrivals(2)
  vi.advanceTimersByTime(3_000)
  arrivals.add(400)
  vi.advanceTimersByTime(1_000)
  arrivals.add(100)
  expect(arrivals.perSecond).toBe(200)
})
