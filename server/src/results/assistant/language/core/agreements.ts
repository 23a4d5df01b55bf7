import type { Topic } from '../topic.ts'
import { clientColumn, everyNarrowing, words } from './shared.ts'

export const agreements: Topic = {
  id: 'agreements',
  title: 'Agreements',
  words: words('agreement|contract'),
  columns: [
    clientColumn,
    { id: 'name', label: 'Agreement', kind: 'text', words: [] },
    {
      id: 'state',
      label: 'State',
      kind: 'choice',
      words: words('state|status'),
      values: [
        { value: 'Draft', label: 'Draft', words: words('draft') },
        {
          value: 'Sent',
          label: 'Waiting for signature',
          words: words(
            'unsigned|not signed|without a signature|without signature|missing a signature|missing signature|waiting for signature|waiting for a signature|sent',
          ),
        },
        { value: 'Signed', label: 'Signed', words: words('signed') },
        // What was signed is active from the day it begins.
        {
          value: 'under contract',
          label: 'Signed',
          words: words('signed agreement|signed contract'),
          stands: { column: 'state', values: ['Signed', 'Active', 'Ended'] },
        },
        { value: 'Active', label: 'Active', words: words('active|in force') },
        { value: 'Declined', label: 'Declined', words: words('declined|turned down') },
      ],
    },
    {
      id: 'monthly',
      label: 'Monthly Amount',
      kind: 'money',
      words: words('monthly amount|monthly value|worth'),
      sums: true,
    },
    {
      id: 'notice',
      label: 'Notice (Days)',
      kind: 'number',
      words: words(
        'notice|notice period|notice days|days of notice|term of notice|cancellation notice|notice to give',
      ),
      evokes: true,
      aside: true,
    },
    {
      id: 'signedBy',
      label: 'Signed by',
      kind: 'text',
      words: words('signed by|signer|signatory'),
      did: ['signed', 'sign', 'signs'],
      aside: true,
    },
    {
      id: 'signedAt',
      label: 'Signed on',
      kind: 'date',
      words: words('signed on'),
      besideTime: words('signed'),
      aside: true,
    },
    { id: 'startsAt', label: 'Starts', kind: 'date', words: words('start|starts|starting|begin|begins') },
    { id: 'sentAt', label: 'Sent', kind: 'date', words: [], besideTime: words('sent|sent out') },
    {
      id: 'endsAt',
      label: 'Ends',
      kind: 'date',
      words: words('end|ending|expire|expiring|renewal|renew|up|over|run out'),
    },
  ],
  narrows: everyNarrowing,
  leading: 'monthly',
  period: null,
  date: 'endsAt',
  client: 'client',
  by: ['month'],
  dateless: ['Signed', 'Declined'],
  rank: 8,
  calls: ['agreements.list', 'agreements.ofClient'],
}
