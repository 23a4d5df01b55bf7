import { guestReports, titleOfReport } from '@portal/core/access/guests/reports'
import type { Topic } from '../topic.ts'
import { clientColumn, everyNarrowing, words } from './shared.ts'

/** Links by which somebody without an account opens a report of a client. */
export const guestLinks: Topic = {
  id: 'guestLinks',
  title: 'Guest Links',
  words: words(
    'guest link|guest access|guest access link|link for a guest|link for guests|guest report link',
  ),
  columns: [
    clientColumn,
    {
      id: 'report',
      label: 'Report',
      kind: 'choice',
      words: [],
      values: guestReports.map((report) => ({
        value: titleOfReport(report),
        label: titleOfReport(report),
        words: words(titleOfReport(report).toLowerCase()),
      })),
    },
    {
      id: 'state',
      label: 'State',
      kind: 'choice',
      words: words('state|status'),
      values: [
        {
          value: 'open',
          label: 'Open',
          words: words('open|still open|good|still good|valid|still valid|active|live|working|still working'),
        },
        { value: 'used up', label: 'Used up', words: words('used up') },
        { value: 'suspended', label: 'Suspended with its reader', words: words('suspended') },
        { value: 'expired', label: 'Expired', words: words('expired|not valid|run out') },
        { value: 'revoked', label: 'Revoked', words: words('revoked') },
      ],
    },
    {
      id: 'expiresAt',
      label: 'Works until',
      kind: 'date',
      words: words('expire|expiring|expiration|expiry|end|ending|works until'),
      besideTime: words('expired'),
    },
    { id: 'uses', label: 'Uses', kind: 'count', words: words('use|times used|times opened'), sums: true },
    {
      id: 'createdBy',
      label: 'Made by',
      kind: 'person',
      words: words('made|made by|make|maker|created by|set up by|who created|who set up'),
    },
    {
      id: 'createdAt',
      label: 'Made',
      kind: 'date',
      words: words('created'),
      besideTime: words('made|set up|new'),
    },
    { id: 'note', label: 'Note', kind: 'text', words: words('note') },
  ],
  narrows: everyNarrowing,
  period: null,
  date: 'createdAt',
  newest: 'createdAt',
  // The time that stands before it may be that of either day.
  dateless: ['expired', 'revoked', 'used up'],
  person: 'createdBy',
  client: 'client',
  rank: 8,
  calls: ['guestAccesses.list'],
}
