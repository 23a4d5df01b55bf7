import { expect, test } from 'vitest'
import type { ReportRow } from '@portal/core/platform/reports/report-column'
import type { Report } from '@portal/core/platform/reports/report'
import type { ReactElement } from 'react'
import { columnsOf, isDifference, totalsOf, withSign } from './columns.tsx'

const clicks = { label: 'Clicks', kind: 'count' } as const
const change = {
  label: 'Clicks ±',
  kind: 'percent',
  rate: { of: 'clicks', per: 'clicksBefore', minus: true },
} as const

test('a change has its sign wherever it stands, and a figure has none', () => {
  expect(isDifference(change)).toBe(true)
  expect(isDifference({ ...clicks, difference: true })).toBe(true)
  expect(isDifference(clicks)).toBe(false)
  expect([5.64, -2.94, 0].map((value) => withSign(change, value))).toEqual(['+5.64%', '-2.94%', '0.00%'])
})

test('a store leads to its budgets, and whoever may not open these to what was done for it in the period', () => {
  const report = { columns: { client: { label: 'Store', kind: 'client' } }, filters: {} } as unknown as Report
  const row = { client: { id: 1, name: 'Lakeshore Audi', slug: 'lakeshore-audi' } } as unknown as ReportRow
  const leadsTo = (leads: (address: string) => boolean): unknown => {
    const period = { start: '2025-03-01', end: '2025-03-31' }
    const [column] = columnsOf(report, ['client'], { leads, period, asked: {} })
    const cell = column?.cell?.(row)
    return typeof cell === 'object' ? (cell as ReactElement<{ href: string }>).props.href : cell
  }
  const insights = '/clients/lakeshore-audi/insights?startDate=2025-03-01&endDate=2025-03-31'
  expect(leadsTo(() => true)).toBe('/clients/lakeshore-audi/budgets')
  expect(leadsTo((address) => !address.includes('budgets'))).toBe(insights)
  expect(leadsTo(() => false)).toBe('Lakeshore Audi')
})

test('the last row sums up, and is none where nothing of all rows is known', () => {
  const columns = {
    spend: { label: 'Spend', kind: 'money' },
    leads: { label: 'Leads', kind: 'count', total: 'none' },
    rate: { label: 'Leads of Visits', kind: 'percent', rate: { of: 'leads', per: 'visits' } },
  } as const
  expect(totalsOf({ columns }, { totals: { spend: 12.5, rate: null } })).toEqual({ spend: 1250, rate: null })
  expect(totalsOf({ columns }, { totals: { rate: null } })).toEqual({})
})

test('bars beside figures of other lengths begin in one line', () => {
  const report = { columns: { pages: { label: 'Pages', kind: 'count', bar: true } } } as unknown as Report
  const rows = [{ pages: 7 }, { pages: 1234 }] as unknown as readonly ReportRow[]
  const [column] = columnsOf(report, ['pages'], { leads: () => false, period: null, asked: {}, rows })
  const widths = rows.map((row) => {
    const cell = column?.cell?.(row) as ReactElement<{
      children: readonly ReactElement<{ style: unknown }>[]
    }>
    return cell.props.children[1]?.props.style
  })
  expect(widths).toEqual([{ minInlineSize: '5ch' }, { minInlineSize: '5ch' }])
})
