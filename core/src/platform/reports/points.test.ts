import { expect, test } from 'vitest'
import { pointsOf } from './points.ts'
import { monthColumns } from './report.ts'

const chart = {
  title: 'Leads',
  point: 'Month',
  series: { leads: 'Leads', sold: 'Sold' },
  kind: 'count',
} as const
const answer = { chart: [{ point: '2026-01-01', values: { leads: 3 } }], period: null, totals: {} }

test('a month without a value is zero, and a gap where the chart has gaps or days', () => {
  const values = (more: object): unknown =>
    pointsOf({ columns: {} }, { ...chart, ...more }, answer)[0]?.values
  expect(values({})).toEqual({ leads: 3, sold: 0 })
  expect(values({ gaps: true })).toEqual({ leads: 3, sold: null })
  expect(values({ point: 'Day' })).toEqual({ leads: 3, sold: null })
})

test('the totals of month columns are points of the one series', () => {
  const points = pointsOf(
    { columns: monthColumns(2) },
    { ...chart, series: { all: 'All' }, ofColumns: true },
    {
      chart: null,
      period: { startDate: '2026-01-01', endDate: '2026-02-28' },
      totals: { monthA: 7, monthB: null },
    },
  )
  expect(points).toEqual([
    { point: '2026-01-01', values: { all: 7 } },
    { point: '2026-02-01', values: { all: 0 } },
  ])
})
