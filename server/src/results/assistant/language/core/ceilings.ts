import type { Topic } from '../topic.ts'
import { clientColumn, everyNarrowing, words } from './shared.ts'

/** The most that a client agreed its budgets may come to in a month. */
export const ceilings: Topic = {
  id: 'ceilings',
  title: 'Budget Ceilings',
  rows: 'clients',
  words: words('ceiling|budget ceiling|budget cap|monthly ceiling|ceiling on budget|ceiling of budget'),
  columns: [
    clientColumn,
    { id: 'ceiling', label: 'Ceiling', kind: 'money', words: words('ceiling amount'), sums: true },
    { id: 'booked', label: 'Budgets This Month', kind: 'money', words: words('booked'), sums: true },
    {
      id: 'room',
      label: 'Room',
      kind: 'money',
      words: words('headroom|room under its ceiling|room under the ceiling|room below its ceiling'),
      sums: true,
    },
    {
      id: 'state',
      label: 'State',
      kind: 'choice',
      words: [],
      values: [
        {
          value: 'Over',
          label: 'Over its ceiling',
          words: words(
            'over their ceiling|over its ceiling|over the ceiling|over ceiling|above their ceiling|above its ceiling|above the ceiling|past their ceiling|past the ceiling|over their ceilings',
          ),
        },
        {
          value: 'Within',
          label: 'Within its ceiling',
          words: words('within their ceiling|within its ceiling'),
        },
        {
          value: 'None',
          label: 'No ceiling',
          words: words('no ceiling|without a ceiling|without ceiling|have no ceiling'),
        },
      ],
    },
  ],
  narrows: everyNarrowing,
  measure: 'ceiling',
  amountOfOne: true,
  byClient: ['state'],
  period: null,
  client: 'client',
  rank: 8,
  calls: ['invoicing.billing'],
}
