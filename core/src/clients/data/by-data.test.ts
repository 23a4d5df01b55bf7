import { describe, expect, it } from 'vitest'
import { byDataOf, byDataText, daysBetween, numbersBetween } from './by-data.ts'

describe('what narrows a list of clients by what is written down of them', () => {
  it('is read as it was written, and nothing else is', () => {
    expect(byDataOf(byDataText({ 12: 'Gold', 7: '5..10' }))).toEqual([
      { id: 7, value: '5..10' },
      { id: 12, value: 'Gold' },
    ])
    for (const text of ['', '[]', 'null', '7', '{"x":"y"}', '{"7":5}', '{"7":""}', '{"-7":"x"}'])
      expect(byDataOf(text), text).toBeNull()
  })

  it('can have two ends', () => {
    expect(numbersBetween('5')).toEqual({ from: '5', until: '5' })
    expect(numbersBetween('1,000 .. 2,500.5')).toEqual({ from: '1000', until: '2500.5' })
    expect(numbersBetween('..-3')).toEqual({ from: null, until: '-3' })
    expect(daysBetween('2026-01-05..')).toEqual({ from: '2026-01-05', until: null })
    expect(daysBetween('1/5/2026')).toEqual({ from: '2026-01-05', until: '2026-01-05' })
    for (const text of ['', '..', 'five', '1..2..3', '1;2', '1e5'])
      expect(numbersBetween(text), text).toBeNull()
    expect(daysBetween('soon..2026-01-05')).toBeNull()
  })
})
