import type { Topic } from '../topic.ts'
import { clientWords, everyNarrowing, words } from './shared.ts'

export const invoices: Topic = {
  id: 'invoices',
  title: 'Invoices',
  words: words('invoice|copy of invoice|copy of my invoice'),
  sentences: [/^(?:who|which|what)\b.*\bnot (?:yet )?paid()\b/],
  columns: [
    { id: 'number', label: 'Number', kind: 'text', words: words('invoice number') },
    { id: 'payer', label: 'Payer', kind: 'client', words: clientWords },
    { id: 'payer', label: 'Payer', kind: 'client', words: words('payer'), evokes: true },
    { id: 'month', label: 'Month', kind: 'date', words: [] },
    {
      id: 'state',
      label: 'State',
      kind: 'choice',
      words: words('state'),
      values: [
        { value: 'open', label: 'Not paid', words: words('open|unpaid|not paid|not yet paid') },
        { value: 'Draft', label: 'Drafts', words: words('draft|still draft') },
        { value: 'Paid', label: 'Paid', words: words('paid|paid in full') },
        { value: 'Partly paid', label: 'Partly paid', words: words('partly paid|partially paid') },
        { value: 'Approved', label: 'Approved', words: words('approved') },
        { value: 'Credit', label: 'Credit', words: words('credit|credit note|credit issued|issued credit') },
        { value: 'Sent', label: 'Sent', words: words('sent|issued|sent out') },
      ],
    },
    {
      id: 'due',
      label: 'Open',
      kind: 'money',
      words: words(
        'outstanding|owe|owes|owe money|owes money|owe us|owes us|owe us money|owes us money|open amount|balance',
      ),
      sums: true,
      evokes: true,
    },
    {
      id: 'paid',
      label: 'Paid',
      kind: 'money',
      words: words(
        'has paid|have paid|who paid|paid us|pays us|pay us|paid to us|amount paid|was paid|were paid|been paid|got paid|get paid|have i paid|have we paid|collect|collected|payments received|payment',
      ),
      sums: true,
      evokes: true,
    },
    {
      id: 'total',
      label: 'Total',
      kind: 'money',
      words: words('total of invoices|invoice total'),
      sums: true,
      evokes: true,
    },
    {
      id: 'dueAt',
      label: 'Due',
      kind: 'date',
      words: words('due'),
      values: [{ value: 'overdue', label: 'Overdue', words: words('overdue|past due|late') }],
    },
  ],
  narrows: everyNarrowing,
  measure: 'total',
  newest: 'month',
  period: 'month',
  date: 'dueAt',
  client: 'payer',
  by: ['month'],
  rank: 9,
  calls: ['invoicing.list', 'invoicing.ofClient'],
}
