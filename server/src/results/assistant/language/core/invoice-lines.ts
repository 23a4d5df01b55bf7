import type { Topic } from '../topic.ts'
import { clientColumn, everyNarrowing, words } from './shared.ts'

/** What stands on invoices, line by line. */
export const invoiceLines: Topic = {
  id: 'invoiceLines',
  title: 'Invoice Lines',
  words: words(
    'invoice line|line of invoice|line of an invoice|line on invoice|line on an invoice|line item|invoice item|invoice line item',
  ),
  columns: [
    clientColumn,
    { id: 'line', label: 'Line', kind: 'text', words: [] },
    {
      id: 'kind',
      label: 'Kind',
      kind: 'choice',
      words: words('kind of line'),
      values: [
        { value: 'Budget', label: 'Budget', words: [] },
        { value: 'Fee', label: 'Fee', words: words('fee') },
        {
          value: 'Adjustment',
          label: 'Adjustment',
          words: words('adjustment|adjustment line|invoice adjustment|billing adjustment'),
          tells: true,
        },
        { value: 'Credit', label: 'Credit', words: words('credit|credit line') },
        {
          value: 'By hand',
          label: 'By hand',
          words: words('by hand|added by hand|written by hand|manual|manually added'),
        },
      ],
    },
    { id: 'amount', label: 'Amount', kind: 'money', words: words('line amount'), sums: true },
    { id: 'number', label: 'Invoice', kind: 'text', words: words('invoice|invoice number') },
    { id: 'month', label: 'Month', kind: 'date', words: [] },
    { id: 'reason', label: 'Reason', kind: 'text', words: words('reason'), aside: true },
  ],
  narrows: everyNarrowing,
  measure: 'amount',
  period: 'month',
  wholeMonths: true,
  client: 'client',
  by: ['month'],
  rank: 8,
  calls: ['invoicing.get'],
}
