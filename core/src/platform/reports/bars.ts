import { wholePercents } from '../../foundation/format/percent.ts'
import { cellValue } from './columns.ts'
import type { Report, ReportBars } from './report.ts'
import type { ReportAnswer, ReportBar } from './report-answer.ts'
import { fieldOf, type ReportColumn, type ReportKind } from './report-column.ts'
import { figure } from './words.ts'

/** Values that have a bar of their own; what is smaller is one bar more, unless it is a single value. */
export const mostBars = 8

/** A bar as it is drawn, on a screen and on paper. */
export interface DrawnBar {
  readonly label: string
  /** How long it is beside the longest, from 0 to 1. What many are together has none: beside it each of them would be small. */
  readonly length: number
  readonly figure: string
  /** Its part of all of them in whole percent, a hundred together; null where they do not add up. */
  readonly share: number | null
  readonly tone: NonNullable<ReportColumn['tones']>[string]
  /** What its filter is asked for to leave its rows; null where nothing is. */
  readonly asked: string | null
}

/** Drawn bars with what they are called. */
export interface DrawnBars {
  readonly title: string
  /** What they measure, where the title does not say it. */
  readonly what: string
  readonly kind: ReportKind
  readonly bars: readonly DrawnBar[]
}

const kindOf = ({ columns }: Pick<Report, 'columns'>, of: string): ReportKind =>
  of === 'total' ? 'count' : (columns[of]?.kind ?? 'text')

/** Whether bars add up to a whole: a rate and a figure that is nobody's sum do not. */
const addsUp = ({ columns }: Pick<Report, 'columns'>, of: string): boolean =>
  of === 'total' || (columns[of]?.rate === undefined && ['money', 'count'].includes(kindOf({ columns }, of)))

/** What the bars measure, in a line under their title; nothing where the title says it. */
function whatOf(report: Report, { title, called = title, of }: ReportBars): string {
  const { rows, columns } = report
  const what = of === 'total' ? `${rows.charAt(0).toUpperCase()}${rows.slice(1)}` : (columns[of]?.label ?? '')
  return called.toLowerCase().includes(what.toLowerCase()) ? '' : what
}

function labelOf(report: Pick<Report, 'columns'>, { by, bands }: ReportBars, bar: ReportBar): string {
  if (bar.others !== undefined) return bar.others === 1 ? '1 other' : `${bar.others} others`
  const { value = null } = bar
  const column = report.columns[by]
  if (value === null || value === '') return column?.nothing || 'None'
  if (bands) return (typeof value === 'number' && bands[value]?.label) || 'None'
  return column ? String(cellValue({ [fieldOf(by, column)]: value }, by, column) ?? 'None') : 'None'
}

/** What a filter is asked for to leave the rows of a value. */
function askedFor({ value = null, others }: ReportBar): string | null {
  if (others !== undefined || value === null || value === '') return null
  if (typeof value !== 'object') return String(value)
  return 'id' in value ? String(value.id) : null
}

/** Bars of a column whose values nobody can know before the answer. */
const usualBars = 7

/** What the bars of a report are called and how many there will be, as far as its declaration knows. */
export const expectedBars = (
  report: Report,
): readonly (Pick<DrawnBars, 'title' | 'what'> & { readonly count: number })[] =>
  (report.bars ?? []).map((declared) => {
    const { title, called = title, by, bands } = declared
    const { words } = report.columns[by] ?? {}
    const values = bands?.length ?? (words ? Object.keys(words).length : usualBars)
    return { title: called, what: whatOf(report, declared), count: Math.min(values, mostBars + 1) }
  })

/** The bars of an answer as they are drawn; none where there is nothing to compare. */
export function drawnBars(report: Report, { bars = {} }: Pick<ReportAnswer, 'bars'>): readonly DrawnBars[] {
  return (report.bars ?? []).flatMap((declared): readonly DrawnBars[] => {
    const found = bars[declared.title] ?? []
    const { title, called = title, by, of, asks, bands } = declared
    const amounts = found.map(({ amount }) => amount ?? 0)
    const whole = amounts.reduce((sum, amount) => sum + amount, 0)
    const shares = addsUp(report, of) && whole > 0 ? wholePercents(amounts) : []
    if (found.length < 2 || !found.some(({ amount }) => amount)) return []
    const kind = kindOf(report, of)
    const alone = found.flatMap(({ amount, others }) => (others === undefined ? [Math.abs(amount ?? 0)] : []))
    const most = Math.max(...alone)
    const tones = report.columns[by]?.tones
    const toneOf = ({ value }: ReportBar): DrawnBar['tone'] =>
      (typeof value === 'string' && tones?.[value]) || 'primary'
    return [
      {
        title: called,
        what: whatOf(report, declared),
        kind,
        bars: found.map((bar, at) => ({
          label: labelOf(report, declared, bar),
          length: bar.others === undefined && most > 0 ? Math.abs(bar.amount ?? 0) / most : 0,
          figure: figure(kind, bar.amount),
          share: bar.amount === null ? null : (shares[at] ?? null),
          tone: bar.others === undefined ? toneOf(bar) : 'neutral',
          asked: asks === undefined || bands ? null : askedFor(bar),
        })),
      },
    ]
  })
}
