import { expect, test } from 'vitest'
import { pointsOf } from './points.ts'
import { monthColumns } from './month-columns.ts'
import { chartTimeWords, monthAtAxis } from './words.ts'

const chart = {
  title: 'Leads',
  point: 'Month',
  series: { leads: 'Leads', sold: 'Sold' },
  kind: 'count',
} as const
const answer = {
  chart: [
    { point: '2026-01-01', values: { leads: 3 } },
    { point: '2026-02-01', values: { leads: 4, sold: 1 } },
  ],
  period: null,
  totals: {},
}

test('a month without a value is zero, and a gap where the chart has gaps or days', () => {
  const values = (more: object): unknown =>
    pointsOf({ columns: {} }, { ...chart, ...more }, answer)[0]?.values
  expect(values({})).toEqual({ leads: 3, sold: 0 })
  expect(values({ gaps: true })).toEqual({ leads: 3, sold: null })
  expect(values({ point: 'Day' })).toEqual({ leads: 3, sold: null })
})

test('a series of which nothing ever came is no line along the ground', () => {
  const [january] = answer.chart.map((point) => ({ ...point, values: { leads: 3 } }))
  const points = pointsOf({ columns: {} }, chart, { ...answer, chart: january ? [january] : [] })
  expect(points.map(({ values }) => values)).toEqual([{ leads: 3, sold: null }])
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

test('a chart says the time of its points, where they reach beyond what was asked for', () => {
  const november = { startDate: '2026-11-01', endDate: '2026-11-30' }
  const words = (point: 'Month' | 'Day', ...points: string[]): string =>
    chartTimeWords(
      { point },
      points.map((at) => ({ point: at })),
      { period: november },
    )
  expect(words('Month', '2025-11-01', '2026-11-01')).toBe('November 2025 – November 2026')
  expect(words('Month', '2026-10-01')).toBe('October 2026')
  expect(words('Day', '2026-11-01', '2026-11-23')).toBe('November 2026')
  expect(words('Day', '2026-10-26', '2026-11-23')).toBe('10/26/2026 – 11/23/2026')
  expect(words('Month')).toBe('November 2026')
})

test('a chart whose last month runs says that it is not over', () => {
  const months = [{ point: '2025-11-01' }, { point: '2026-11-01' }]
  const period = { startDate: '2026-11-01', endDate: '2026-11-30' }
  const words = (before: string, since = period.startDate): string =>
    chartTimeWords({ point: 'Month' }, months, {
      period: { ...period, startDate: since },
      before: { startDate: '2026-10-01', endDate: before },
    })
  expect(words('2026-10-25')).toBe('November 2025 – November 2026 so far')
  // Of several months the last one runs.
  expect(words('2026-10-25', '2026-09-01')).toBe('November 2025 – November 2026 so far')
  expect(words('2026-10-31')).toBe('November 2025 – November 2026')
})

test('a month has its year where it stands on the axis twice', () => {
  expect(monthAtAxis('2024-12-01', 12)).toBe('Dec')
  expect(monthAtAxis('2024-12-01', 24)).toBe('Dec ’24')
})
