import type { Topic } from '../topic.ts'
import { clientColumn, everyNarrowing, words } from './shared.ts'

/** How the health of clients went, week by week, and against four weeks ago. */
export const healthWeeks: Topic = {
  id: 'healthWeeks',
  title: 'Health over Time',
  rows: 'weeks',
  words: words(
    'health over time|health history|health trend|health by week|weekly health|weekly health score',
  ),
  columns: [
    clientColumn,
    { id: 'week', label: 'Week', kind: 'date', words: [] },
    { id: 'health', label: 'Health', kind: 'number', words: words('health score'), averages: true },
    {
      id: 'change',
      label: 'Health Change',
      kind: 'number',
      words: words('health change|change in health|change of health|health movement'),
      evokes: true,
      averages: true,
    },
  ],
  narrows: everyNarrowing,
  period: null,
  date: 'week',
  client: 'client',
  by: ['week', 'month'],
  timed: 'week',
  rank: 7,
  calls: ['clientHealth.get'],
}
