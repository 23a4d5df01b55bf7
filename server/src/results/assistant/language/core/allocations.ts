import { allocationKinds } from '@portal/core/money/allocations/kinds'
import type { Topic } from '../topic.ts'
import { clientColumn, everyNarrowing, words } from './shared.ts'

const said: Readonly<Record<(typeof allocationKinds)[number]['kind'], string>> = {
  'paid-search': 'paid search|search|sem|ppc',
  social: 'social|paid social',
  'premium-display': 'premium display|display|programmatic display',
  'premium-video': 'premium video|video|online video',
}

/** How the media budget of a section is split in a month. */
export const allocations: Topic = {
  id: 'allocations',
  title: 'Allocations',
  words: words(
    'allocation|budget allocation|media allocation|allocated budget|budget split|media split|split of the budget',
  ),
  columns: [
    clientColumn,
    {
      id: 'kind',
      label: 'Section',
      kind: 'choice',
      words: words('section'),
      values: allocationKinds.map(({ kind, label }) => ({ value: label, label, words: words(said[kind]) })),
    },
    { id: 'part', label: 'Part', kind: 'text', words: words('part') },
    { id: 'percent', label: 'Share', kind: 'percent', words: [] },
    { id: 'amount', label: 'Amount', kind: 'money', words: words('allocated amount|allocated'), sums: true },
    { id: 'spend', label: 'Spent', kind: 'money', words: [], sums: true },
    {
      id: 'state',
      label: 'State',
      kind: 'choice',
      words: [],
      values: [
        { value: 'Split', label: 'Split', words: [] },
        {
          value: 'Not split',
          label: 'Not split',
          words: words('not split|no split|not yet split|unsplit|not allocated|without a split'),
          tells: true,
        },
      ],
    },
    { id: 'month', label: 'Month', kind: 'date', words: [] },
  ],
  narrows: everyNarrowing,
  measure: 'amount',
  amountOfOne: true,
  period: 'month',
  wholeMonths: true,
  client: 'client',
  by: ['month'],
  rank: 7,
  calls: ['allocations.list'],
}
