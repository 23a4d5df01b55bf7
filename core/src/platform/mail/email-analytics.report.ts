import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { report } from '../reports/report.ts'
import { mailCategories } from './categories.ts'

/** What became of the portal's mail, by kind and day. */
export const emailAnalyticsReport = report({
  name: 'emailAnalytics',
  route: 'report.email_analytics',
  path: '/reports/email-analytics',
  title: 'Email Analytics',
  sentence:
    'What became of the portal’s mail, by kind and day. Mail about accounts is counted for administrators alone.',
  rows: 'days of a kind',
  allow: employees,
  filters: {
    category: {
      kind: 'choice',
      label: 'Kind',
      options: Object.entries(mailCategories).map(([value, { label }]) => ({ value, label })),
    },
    clientId: { kind: 'record', label: 'Client', of: 'clients' },
  },
  period: { kind: 'range', days: 30 },
  columns: {
    day: { label: 'Day', kind: 'date' },
    category: {
      label: 'Kind',
      words: Object.fromEntries(Object.entries(mailCategories).map(([name, { label }]) => [name, label])),
      sortable: false,
      width: 200,
    },
    messages: { label: 'Messages', kind: 'count' },
    recipients: { label: 'Recipients', kind: 'count', extra: true },
    sent: { label: 'Sent', kind: 'count', good: 'up', hint: 'Taken by the mail server' },
    sentShare: { label: 'Sent %', kind: 'percent', good: 'up', rate: { of: 'sent', per: 'messages' } },
    waiting: { label: 'Waiting', kind: 'count', extra: true },
    failed: { label: 'Failed', kind: 'count', good: 'down', hint: 'Given up after several attempts' },
    delivered: { label: 'Delivered', kind: 'count', good: 'up', hint: 'As the mail server’s provider tells' },
    bounced: {
      label: 'Bounced',
      kind: 'count',
      good: 'down',
      hint: 'Refused by the recipient’s server, or dropped before it',
    },
    complained: { label: 'Complaints', kind: 'count', good: 'down', hint: 'Marked as spam' },
    opened: {
      label: 'Opened',
      kind: 'count',
      hint: 'Messages opened at least once, where the agency and the provider count it',
    },
    clicked: {
      label: 'Clicked',
      kind: 'count',
      hint: 'Messages in which a link was followed, where the agency counts it',
    },
    kept: {
      label: 'Kept',
      kind: 'count',
      hint: 'Kept in the outbox: there was no mail server',
      extra: true,
    },
    again: {
      label: 'Sent Again',
      kind: 'count',
      good: 'down',
      hint: 'Messages that took more than one attempt',
      extra: true,
    },
  },
  key: ['day', 'category'],
  sort: '-day',
  tiles: [
    { of: 'messages', label: 'Messages' },
    {
      of: 'sent',
      label: 'Sent',
      note: ({ sentShare }) => (typeof sentShare === 'number' ? `${sentShare}% of all messages` : undefined),
    },
    { of: 'delivered', label: 'Delivered' },
    { of: 'failed', label: 'Failed' },
  ],
  chart: {
    title: 'Messages by day',
    point: 'Day',
    series: { sent: 'Sent', failed: 'Failed' },
    kind: 'count',
  },
  bars: [{ title: 'Messages by kind', by: 'category', of: 'messages', asks: 'category' }],
  empty: {
    title: 'No mail in these days',
    hint: 'Reports, invitations and notes that the portal sends are counted here.',
  },
})
