import { expect } from 'vitest'
import { calls, type CallName } from '@portal/core/calls'
import type { Call } from '@portal/core/foundation/contract/call'
import type { ColumnFacts, ColumnValue } from '@portal/core/foundation/contract/column'
import { type } from '@portal/core/foundation/contract/type'
import { addMonths, monthRange, today } from '@portal/core/foundation/format'
import { plainValue } from '@portal/core/platform/reports/columns'
import { reportCallNames } from '@portal/core/platform/reports/names'
import type { Report } from '@portal/core/platform/reports/report'
import type { ReportAnswer } from '@portal/core/platform/reports/report-answer'
import {
  fieldOf,
  isSummed,
  rateOf,
  type ReportColumn,
  type ReportRow,
} from '@portal/core/platform/reports/report-column'

/** Of a report of one client: the demo client that has everything. */
export const demoClient = 1005
/** Where the file of a report is asked for. */
export const filePathOf = ({ path, fileAt = path }: Report, clientId = demoClient): string =>
  fileAt.replace('{clientId}', String(clientId))
export const pathOf = ({ path }: Report, clientId = demoClient): string =>
  path.replace('{clientId}', String(clientId))
/** Rows of a page. */
export const most = 200
export const asked = (report: Report, query = '', clientId = demoClient): string =>
  `${pathOf(report, clientId)}?${query.includes('pageSize=') ? '' : `pageSize=${most}`}${query.includes('month=') ? '' : monthFor(report)}${query}`

/** Reports of the present month that tell what of it has been spent. */
const spending: readonly string[] = ['oemTracker', 'managementChannels', 'pacingReport']

/** On the first of a month nothing of it has been spent yet: what tells of that is asked for the one before. */
export function monthFor({ name }: Report): string {
  const day = today()
  return spending.includes(name) && day === monthRange(day).start ? `&month=${addMonths(day, -1)}` : ''
}

export const cents = (value: unknown): number => Math.round(Number(value) * 100)
export const keyOf = (report: Report, row: ReportRow): string =>
  report.key.map((field) => JSON.stringify(row[field])).join(' ')

/** A value that is the same for what sorts the same. */
export const rank = (row: ReportRow, id: string, column: ReportColumn): string | number | null => {
  // A rate may be made of what no column shows: the answer holds it.
  const value = column.rate && typeof row[id] === 'number' ? row[id] : plainValue(row, id, column)
  if (typeof value === 'number' && column.bySize) return Math.abs(value)
  if (typeof value !== 'string') return value
  return column.kind === 'instant' ? Date.parse(value) : value.toLowerCase()
}

/** What no report understands. */
export const hostile = ["' or 1=1--", '\0', '-1', '99999999999999999999', '<script>', '[]']

/** Whether the schema of a report's call lets a value through. */
export const letsThrough = ({ name }: Report, field: string, value: string): boolean => {
  const call: Call = calls[reportCallNames(name)[0] as CallName]
  return !(call.query?.({ [field]: value }) instanceof type.errors)
}

/** The cells of a CSV. */
export function csvLines(text: string): string[][] {
  const lines: string[][] = [[]]
  for (const [, cell = '', end] of text
    .replace(/^\uFEFF/, '')
    .matchAll(/("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n|$)/g)) {
    lines.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)
    if (end === '\r\n') lines.push([])
    if (end === '') break
  }
  return lines
}

/** Bars come to what the rows come to, and lead to the rows that they are made of. */
export async function expectBars(
  report: Report,
  { rows, totals, total, bars = {} }: ReportAnswer,
  countOf: (report: Report, query: string) => Promise<ReportAnswer>,
): Promise<void> {
  const declared = report.bars ?? []
  expect(Object.keys(bars)).toEqual(declared.map(({ title }) => title))
  for (const { title, by, of, bands, asks } of declared) {
    const given = bars[title] ?? []
    const rate = report.columns[of]?.rate
    expect([title, given.length > 1]).toEqual([title, true])
    expect([title, given.filter(({ others }) => others !== undefined).length <= 1]).toEqual([title, true])
    // A single value has its own name.
    expect([title, given.some(({ others }) => others === 1)]).toEqual([title, false])
    if (!rate) {
      const sum = given.reduce((all, { amount }) => all + cents(amount ?? 0), 0)
      const whole = of === 'total' ? total : isSummed(report.columns[of]!) ? totals[of] : undefined
      if (whole !== undefined) expect([title, sum]).toEqual([title, cents(whole ?? 0)])
    }
    // One that has its own bar comes to what the rows of its value come to.
    for (const { value = null, others, amount } of given) {
      if (others !== undefined) continue
      const own = rows.filter((row) => {
        const rank = plainValue(row, by, report.columns[by]!)
        if (!bands)
          return JSON.stringify(row[fieldOf(by, report.columns[by]!)] ?? null) === JSON.stringify(value)
        const at = bands.findIndex(({ below }) => below === undefined || Number(rank) < below)
        return value === null ? rank === null : rank !== null && at === value
      })
      expect([title, value, own.length > 0]).toEqual([title, value, true])
      const summed = (id: string): number =>
        own.reduce(
          (all, row) => all + Number(row[report.columns[id] ? fieldOf(id, report.columns[id]) : id] ?? 0),
          0,
        )
      if (of === 'total') expect([title, value, amount]).toEqual([title, value, own.length])
      else if (!rate) expect([title, value, cents(amount ?? 0)]).toEqual([title, value, cents(summed(of))])
      const asked = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
      if (asks !== undefined && asked !== null && asked !== '')
        expect([
          title,
          value,
          (await countOf(report, `&${asks}=${encodeURIComponent(String(asked))}`)).total,
        ]).toEqual([title, value, own.length])
    }
  }
}

/** Totals are the sums of the rows, and rates are worked out from sums. */
export function expectTotals(
  columns: readonly (readonly [string, ReportColumn])[],
  { rows, totals }: ReportAnswer,
): void {
  for (const [id, column] of columns) {
    if (isSummed(column)) {
      const sum = rows.reduce((all, row) => all + cents(row[fieldOf(id, column)] ?? 0), 0)
      expect([id, cents(totals[id] ?? 0)]).toEqual([id, sum])
    } else if (column.rate?.minus) {
      // A change is of the rows that have both sides: like beside like.
      const { of, per } = column.rate
      const both = rows.filter((row) => typeof row[of] === 'number' && typeof row[per] === 'number')
      const sum = (field: string): number => both.reduce((all, row) => all + cents(row[field]), 0)
      expect([id, totals[id]]).toEqual([id, rateOf(column, { [of]: sum(of), [per]: sum(per) })])
    } else if (column.rate) expect([id, totals[id]]).toEqual([id, rateOf(column, totals)])
  }
}

/** A cell as a file of text writes it; what a spreadsheet would take for a formula is a text. */
export function cellOfFile(kind: ColumnFacts<unknown>['kind'], cell: ColumnValue): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'number') return String(kind === 'money' ? cell / 100 : cell)
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No'
  return /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
}
