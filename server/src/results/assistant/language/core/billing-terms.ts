import type { Topic } from '../topic.ts'
import { clientColumn, everyNarrowing, words } from './shared.ts'

/** How each client is billed: who pays for it, within how many days, and what has to stand on its invoices. */
export const billingTerms: Topic = {
  id: 'billingTerms',
  title: 'Billing Terms',
  rows: 'clients',
  words: words(
    'billing term|billing setting|billing setup|billing detail|billing information|billing info|billing data|invoicing term|invoicing setup|way of billing',
  ),
  columns: [
    clientColumn,
    {
      id: 'parentOrganization',
      label: 'Billed through',
      kind: 'text',
      evokes: true,
      of: 'parentOrganizations',
      words: words(
        'parent organization|parent company|parent org|parent|billing entity|billed through|invoiced through|billed under|who pays for it',
      ),
    },
    {
      id: 'contacts',
      label: 'Invoices go to',
      kind: 'text',
      words: words('billing email|billing address for mail|invoice email|invoice recipient|invoice address'),
    },
    {
      id: 'termsDays',
      label: 'Payment Terms (Days)',
      kind: 'number',
      words: words(
        'payment term|term|payment term in days|term of payment|net term|days to pay|day term|invoice term|payment day',
      ),
      evokes: true,
      averages: true,
    },
    {
      id: 'taxRate',
      label: 'Sales Tax Rate',
      kind: 'percent',
      evokes: true,
      words: words('tax rate|sales tax|tax|tax percent|taxed|taxed at'),
      averages: true,
    },
    {
      id: 'purchaseOrder',
      label: 'Purchase Order',
      kind: 'text',
      evokes: true,
      words: words('purchase order|po|po number|purchase order number'),
    },
    {
      id: 'ledgerName',
      label: 'Name in the Books',
      kind: 'text',
      words: words(
        'quickbooks name|xero name|name in quickbooks|name in xero|ledger name|name in the ledger|name in accounting',
      ),
      aside: true,
    },
  ],
  narrows: everyNarrowing,
  period: null,
  client: 'client',
  // Of what nobody is named for the organizations are meant that pay for several stores.
  rank: 2.9,
  calls: ['invoicing.billing'],
}
