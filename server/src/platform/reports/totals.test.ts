import { expect, test } from 'vitest'
import type { ReportColumn } from '@portal/core/platform/reports/report-column'
import { withoutWords } from './read-report.ts'
import { alikeOf, totalsOf } from './totals.ts'

const columns: readonly (readonly [string, ReportColumn])[] = [
  ['leads', { label: 'Leads', kind: 'count' }],
  ['leadsBefore', { label: 'Leads Before', kind: 'count' }],
  [
    'leadsChange',
    { label: 'Leads ±', kind: 'percent', rate: { of: 'leads', per: 'leadsBefore', minus: true } },
  ],
]
const rows = [
  { leads: 60, leadsBefore: 50 },
  { leads: 500, leadsBefore: null },
  { leads: 30, leadsBefore: 40 },
]

test('a change is of the rows that have both sides: a year before of two months is not a whole one', () => {
  const { alike, compared } = alikeOf(columns, rows)
  expect(totalsOf(columns, { leads: 590, leadsBefore: 90 }, alike)).toEqual({
    leads: 590,
    leadsBefore: 90,
    leadsChange: 0,
  })
  expect(compared).toEqual({ without: 1, with: 2 })
  // Nothing to be compared with is no change of a hundred percent.
  const alone = alikeOf(columns, [{ leads: 500, leadsBefore: null }])
  expect(totalsOf(columns, { leads: 500, leadsBefore: null }, alone.alike)['leadsChange']).toBeNull()
})

test('it is said which rows changes leave out', () => {
  const stores = { rows: 'stores' }
  expect(withoutWords(stores, 3, { without: 1, with: 2 })).toEqual([
    '1 of 3 stores has no whole figures of the time before: changes are worked out without it.',
  ])
  expect(withoutWords(stores, 1200, { without: 7, with: 1193 })).toEqual([
    '7 of 1,200 stores have no whole figures of the time before: changes are worked out without them.',
  ])
  expect(withoutWords(stores, 3, { without: 3, with: 0 })).toEqual([
    'Nothing is compared: there are no whole figures of the time before.',
  ])
  expect(withoutWords(stores, 3, { without: 0, with: 3 })).toEqual([])
})
