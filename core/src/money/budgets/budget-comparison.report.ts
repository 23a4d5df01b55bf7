import { budgetsCome } from '../../platform/reports/hints.ts'
import { counted } from '../../foundation/format/percent.ts'
import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { report } from '../../platform/reports/report.ts'
import type { ReportRow, ReportTotals } from '../../platform/reports/report-column.ts'
import { monthOpens } from './month-opens.ts'
import { budgetReportFilters } from './report-filters.ts'

export const budgetMoves = ['new', 'increased', 'decreased', 'ended', 'unchanged'] as const

const moveWords = {
  new: 'New',
  increased: 'Increased',
  decreased: 'Decreased',
  ended: 'Ended',
  unchanged: 'Unchanged',
} as const

/** The budgets of a line in a month. */
function opens(row: ReportRow, month: unknown, asked: Readonly<Record<string, string>>): string | null {
  const { clientId, serviceId } = row
  return typeof month === 'string' && typeof clientId === 'number' && typeof serviceId === 'number'
    ? monthOpens(month, { clientId, serviceId }, asked)
    : null
}

/** How many lines moved so, under their sum. */
const lines = (move: (typeof budgetMoves)[number]) => ({
  of: move,
  label: moveWords[move],
  kind: 'money' as const,
  note: (totals: ReportTotals) => counted(totals[`${move}Lines`] ?? 0, 'line'),
})

/** Two months of budgets side by side. */
export const budgetComparisonReport = report({
  name: 'budgetComparison',
  route: 'budgetComparison.index',
  path: '/reports/comparisonReport',
  title: 'Budget Comparison',
  sentence:
    'Budgets of a month against another, by client and service: what is new, rose, fell or ended. Without fees.',
  rows: 'lines',
  allow: employees,
  filters: {
    move: {
      kind: 'choice',
      label: 'Change',
      options: budgetMoves.map((value) => ({ value, label: moveWords[value] })),
      look: 'chips',
    },
    against: { kind: 'month', label: 'Against' },
    ...budgetReportFilters,
  },
  period: { kind: 'month' },
  search: 'Client or service',
  columns: {
    client: { label: 'Client', kind: 'client' },
    service: { label: 'Service' },
    move: {
      label: 'Change',
      kind: 'status',
      words: moveWords,
      tones: {
        new: 'success',
        increased: 'success',
        decreased: 'warning',
        ended: 'danger',
        unchanged: 'neutral',
      },
    },
    before: {
      label: 'Before',
      kind: 'money',
      opens: (row, _month, asked) => opens(row, row['monthBefore'], asked),
    },
    now: { label: 'Now', kind: 'money', opens },
    difference: { label: 'Difference', kind: 'money', good: 'up', difference: true, bySize: true },
    share: {
      label: 'Difference %',
      kind: 'percent',
      rate: { of: 'difference', per: 'before' },
      good: 'up',
      difference: true,
      width: 136,
    },
  },
  also: ['clientId', 'serviceId', 'monthBefore'],
  key: ['clientId', 'serviceId'],
  sort: '-difference',
  tiles: [
    { of: 'before', label: 'Before' },
    lines('new'),
    lines('increased'),
    lines('decreased'),
    lines('ended'),
    { of: 'now', label: 'Now' },
  ],
  bridge: {
    title: 'From one month to the other',
    kind: 'money',
    from: { of: 'before', label: 'Before' },
    steps: (['new', 'increased', 'decreased', 'ended'] as const).map((move) => ({
      of: move,
      label: moveWords[move],
      asks: { move },
    })),
    to: { of: 'now', label: 'Now' },
  },
  empty: {
    title: 'No budgets in these months',
    hint: `Choose other months, or fewer filters. ${budgetsCome}`,
  },
})
