import type { Topic } from '../topic.ts'
import { clientColumn, everyNarrowing, words } from './shared.ts'

export const proofs: Topic = {
  id: 'proofs',
  title: 'Proofs',
  words: words('proof|creative to approve|creative proof|ad proof|proof of an ad'),
  columns: [
    clientColumn,
    { id: 'proof', label: 'Proof', kind: 'text', words: [] },
    {
      id: 'state',
      label: 'State',
      kind: 'choice',
      words: words('state|status'),
      values: [
        {
          value: 'Waiting',
          label: 'Waiting',
          words: words(
            'waiting|still waiting|pending|open|undecided|waiting for approval|waiting on approval|waiting for client approval|waiting for the client|to approve|to review|to look at|to check',
          ),
        },
        {
          value: 'unapproved',
          label: 'Not approved',
          words: words('not approved|not approved yet|not yet approved|unapproved'),
          stands: { column: 'state', values: ['Waiting', 'Changes Asked'] },
        },
        {
          value: 'Approved',
          label: 'Approved',
          words: words('approved|signed off|accepted'),
        },
        {
          value: 'Changes Asked',
          label: 'Changes asked',
          words: words(
            'changes asked|changes requested|changes wanted|asked for changes|requested changes|rejected|sent back|declined',
          ),
        },
      ],
    },
    {
      id: 'createdAt',
      label: 'Added',
      kind: 'date',
      words: words('added|uploaded'),
      aside: true,
    },
    { id: 'dueAt', label: 'Due', kind: 'date', words: words('due|due date|deadline') },
    {
      id: 'openPins',
      label: 'Open comments',
      kind: 'count',
      words: words('comment|open comment'),
      sums: true,
    },
    {
      id: 'decidedBy',
      label: 'Decided by',
      kind: 'text',
      did: words('decided|approved|rejected|declined'),
      words: words('decided by|approved by'),
    },
    {
      id: 'decidedAt',
      label: 'Decided',
      kind: 'date',
      words: words('decided'),
      besideTime: words('approved|signed off|rejected|declined|sent back'),
    },
  ],
  narrows: everyNarrowing,
  period: null,
  date: 'dueAt',
  client: 'client',
  rank: 8,
  calls: ['proofs.list'],
}
