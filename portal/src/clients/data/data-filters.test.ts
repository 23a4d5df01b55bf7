import { describe, expect, it } from 'vitest'
import { dataFilters, withDataTogether } from './data-filters.ts'

describe('filters of what is written down of clients', () => {
  it('have two ends for days and what can be chosen for a choice', () => {
    const facts = { choices: 'Gold\nSilver' }
    const filters = dataFilters([
      { id: 3, name: 'Ends', kind: 'Day', ...facts },
      { id: 4, name: 'Plan', kind: 'Choice', ...facts },
    ])
    expect(filters.map(({ name, label }) => [name, label])).toEqual([
      ['data3from', 'Ends from'],
      ['data3until', 'Ends until'],
      ['data4', 'Plan'],
    ])
    expect(filters[2]).toMatchObject({
      options: [{ value: 'Gold' }, { value: 'Silver' }, { value: 'nothing', label: 'Nothing entered' }],
    })
  })

  it('reach the call in one field, beside the others', () => {
    expect(withDataTogether({ state: 'Client' })).toEqual({ state: 'Client' })
    expect(
      withDataTogether({
        state: 'Client',
        data4: 'Gold',
        data3until: '2026-02-01',
        data3from: '2026-01-01',
        data5from: '2026-01-01',
      }),
    ).toEqual({
      state: 'Client',
      data: '{"3":"2026-01-01..2026-02-01","4":"Gold","5":"2026-01-01.."}',
    })
  })
})
