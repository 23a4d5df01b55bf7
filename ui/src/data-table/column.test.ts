import { describe, expect, it } from 'vitest'
import { nameIn, type Column } from './column.ts'

describe('the name of a row', () => {
  const when: Column<{ at: string }> = { id: 'at', label: 'When', value: ({ at }) => at }

  it('is what its first column shows, not what that is sorted by', () => {
    const row = { at: '2026-11-04T18:37:00Z' }
    expect(nameIn({ ...when, cell: () => '11/04/2026 12:37 PM CST' }, row)).toBe('11/04/2026 12:37 PM CST')
    expect(nameIn({ ...when, kind: 'date' }, row)).toBe('11/04/2026')
    expect(nameIn({ ...when, cell: () => null }, { at: 'Lakeshore Cadillac' })).toBe('Lakeshore Cadillac')
  })
})
