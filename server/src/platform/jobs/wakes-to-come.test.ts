import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wakesToCome } from './wakes-to-come.ts'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-30T15:00:00Z') }))
afterEach(() => vi.useRealTimers())

const at = (time: string): Date => new Date(`2026-11-30T${time}Z`)

test('a queue is looked at when work on it is due, once however much there is', () => {
  const wakes = wakesToCome()
  const wake = vi.fn<() => void>()
  for (let each = 0; each < 3; each += 1) wakes.at(at('15:00:20'), wake)
  wakes.at(at('15:01:00'), wake)
  vi.advanceTimersByTime(20_000)
  expect(wake).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect(wake).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(40_000)
  expect(wake).toHaveBeenCalledTimes(2)
})

test('what is due already is looked for at once, what is due in years by nobody, and nothing once it is stopped', () => {
  const wakes = wakesToCome()
  const [past, far, stopped] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()]
  wakes.at(at('14:00:00'), past)
  wakes.at(new Date('2030-01-01T00:00:00Z'), far)
  vi.advanceTimersByTime(100)
  expect([past.mock.calls.length, far.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0, 0])
  wakes.at(at('15:10:00'), stopped)
  wakes.stop()
  expect(vi.getTimerCount()).toBe(0)
})
