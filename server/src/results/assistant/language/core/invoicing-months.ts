import type { Topic } from '../topic.ts'
import { words } from './shared.ts'

/** Months of invoicing: which are closed, since when and by whom, and what is left to do in the others. */
export const invoicingMonths: Topic = {
  id: 'invoicingMonths',
  title: 'Invoicing Months',
  rows: 'months',
  words: words('invoicing month|billing month|closed month|open month|unclosed month|month of invoicing'),
  columns: [
    { id: 'month', label: 'Month', kind: 'text', words: [] },
    {
      id: 'state',
      label: 'State',
      kind: 'choice',
      words: [],
      values: [
        { value: 'Open', label: 'Open', words: words('open|not closed|not yet closed|unclosed') },
        { value: 'Closed', label: 'Closed', words: words('closed|not open') },
      ],
    },
    { id: 'closedAt', label: 'Closed', kind: 'date', words: [] },
    { id: 'closedBy', label: 'By', kind: 'text', words: [] },
    { id: 'left', label: 'Left', kind: 'text', words: [] },
  ],
  narrows: [],
  period: 'month',
  wholeMonths: true,
  newest: 'closedAt',
  // A month is closed in a later one: the time that stands beside it may be either.
  dateless: ['Closed'],
  rank: 8,
  calls: ['invoicing.list'],
}
