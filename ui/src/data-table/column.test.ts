import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { nameIn, slackOf, spareOf, widthOf, longestIn, type Column } from './column.ts'

describe('the name of a row', () => {
  const when: Column<{ at: string }> = { id: 'at', label: 'When', value: ({ at }) => at }

  it('is what its first column shows, not what that is sorted by', () => {
    const row = { at: '2026-11-04T18:37:00Z' }
    expect(nameIn({ ...when, cell: () => '11/04/2026 12:37 PM CST' }, row)).toBe('11/04/2026 12:37 PM CST')
    expect(nameIn({ ...when, kind: 'date' }, row)).toBe('11/04/2026')
    expect(nameIn({ ...when, cell: () => null }, { at: 'Lakeshore Cadillac' })).toBe('Lakeshore Cadillac')
  })
})

describe('the width of a column', () => {
  const width = (label: string, more: Partial<Column<object>> = {}): number =>
    widthOf({ id: 'any', label, kind: 'number', value: () => 1, ...more })

  it('is what it holds, unless its heading needs more on its two lines', () => {
    expect(width('Clicks')).toBe(104)
    expect(width('Due Next')).toBe(104)
    expect(width('Recommendations')).toBeGreaterThan(104)
    expect(width('Recommended Daily Adjustments')).toBeGreaterThan(width('Recommended'))
    expect(width('Recommendations', { width: 60 })).toBe(width('Recommendations'))
    expect(width('Clicks', { width: 240 })).toBe(240)
  })

  it('gives way by a part where it holds text, never below its heading, and not where it holds figures', () => {
    const slack = (label: string, more: Partial<Column<object>> = {}): number => {
      const column = { id: 'any', label, value: () => 1, ...more }
      return slackOf(column, widthOf(column))
    }
    expect(slack('Owner')).toBeCloseTo(63)
    expect(slack('Owner', { width: 240 })).toBeCloseTo(84)
    expect(slack('Commission', { width: 130 })).toBe(130 - width('Commission', { width: 0 }))
    expect(slack('Recommendations', { width: 60 })).toBe(0)
    expect(slack('Phone', { width: 150, firm: true })).toBe(0)
    for (const kind of ['money', 'percent', 'number', 'date', 'status'] as const)
      expect(slack('Owner', { kind, width: 240 })).toBe(0)
  })

  it('is what a heading takes by its letters, not by their number', () => {
    expect(width('Illicit Tilt', { width: 0 })).toBeLessThan(width('Mammoth Warm', { width: 0 }))
  })

  it('has to spare what stands empty beside its longest cell, of its rows and of what they come to', () => {
    const spend: Column<{ readonly spend: number | null }> = {
      id: 'spend',
      label: 'Spend',
      kind: 'money',
      value: (row) => row.spend,
      width: 150,
    }
    const rows = [{ spend: 1_234_500 }, { spend: null }, { spend: 99 }]
    const spare = (column: typeof spend, total?: number): number => {
      const longest = longestIn(column, rows, total)
      return longest === null ? 0 : spareOf(column, widthOf(column), longest)
    }
    expect(spare(spend)).toBeGreaterThan(30)
    expect(spare(spend, 123_456_700)).toBeLessThan(spare(spend) - 15)
    expect(spare(spend, 12_345_678_900)).toBeLessThan(spare(spend, 123_456_700))
    expect(spare({ ...spend, label: 'Recommended', width: 0 })).toBe(0)
    const link = (words: string) => () => createElement('a', { href: '#there' }, words)
    expect(spare({ ...spend, cell: link('$12,345.00') })).toBe(spare(spend))
    expect(spare({ ...spend, cell: link('Connected TV 22.6% under') })).toBe(0)
    // What is drawn with more than words may be of any width.
    expect(spare({ ...spend, cell: () => createElement('span', null, createElement('i'), '$12') })).toBe(0)
    const state = { ...spend, kind: 'status' as const, value: () => 'Waits for it' }
    expect(spare(state)).toBe(spare({ ...state, kind: 'text' }) - 32)
    expect(longestIn(spend, [], undefined)).toBeNull()
  })
})
