import { redirectStates, redirectTones } from '@portal/core/sites/migrations/redirects'
import type { Topic } from '../topic.ts'
import { clientColumn, everyNarrowing, words } from './shared.ts'

const said: Readonly<Partial<Record<(typeof redirectStates)[number], string>>> = {
  'Not checked': 'not checked|unchecked|not yet checked',
  Right: 'right|working|fine|correct|in order',
  Chain: 'chain|chained',
  'Wrong target': 'wrong target|wrong page',
  Temporary: 'temporary',
  'Not redirected': 'not redirected',
  'Target missing': 'target missing|missing target',
  Loop: 'loop|looping',
  'Not reachable': 'not reachable|unreachable',
}

/** Old addresses of sites that move, and where they lead. */
export const redirects: Topic = {
  id: 'redirects',
  title: 'Redirects',
  words: words('redirect|site redirect|website redirect|redirected page'),
  columns: [
    clientColumn,
    { id: 'migration', label: 'Migration', kind: 'text', words: words('migration|website migration') },
    { id: 'from', label: 'Old Address', kind: 'text', words: words('old address|old page') },
    { id: 'to', label: 'New Address', kind: 'text', words: words('new address|new page') },
    {
      id: 'state',
      label: 'State',
      kind: 'choice',
      words: words('state|status'),
      values: [
        ...redirectStates.map((value) => ({ value, label: value, words: words(said[value] ?? '') })),
        {
          value: 'broken',
          label: 'Broken',
          words: words('broken|still broken|wrong|failing|not working|bad|dead'),
          stands: {
            column: 'state',
            values: redirectStates.filter((state) => redirectTones[state] === 'danger'),
          },
        },
      ],
    },
    { id: 'found', label: 'Found', kind: 'text', words: [] },
    { id: 'checkedAt', label: 'Checked', kind: 'date', words: words('checked') },
  ],
  narrows: everyNarrowing,
  period: null,
  date: 'checkedAt',
  past: true,
  client: 'client',
  rank: 8,
  calls: ['redirects.list'],
}
