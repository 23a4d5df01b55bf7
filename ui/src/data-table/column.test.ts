import { describe, expect, it } from 'vitest'
import { nameIn, widthOf, type Column } from './column.ts'

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
    expect(width('Impressions')).toBeGreaterThan(104)
    expect(width('Recommended Daily Adjustments')).toBeGreaterThan(width('Recommended'))
    expect(width('Impressions', { width: 60 })).toBe(width('Impressions'))
    expect(width('Clicks', { width: 240 })).toBe(240)
  })
})
