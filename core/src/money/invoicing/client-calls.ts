import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { byId, id, line, money, percent, text } from '../../foundation/contract/schemas.ts'
import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { state } from './calls.ts'
import { invoiceKeepers, invoiceReaders } from './policy.ts'

/** An invoice as the people of the client read it: nothing of how it came about. */
const clientInvoice = type({
  id: 'number',
  month: 'string',
  number: 'string | null',
  state,
  billTo: 'string',
  /** Stores that it is over. */
  stores: 'number',
  /** What the lines of this store come to, before tax. */
  own: 'number',
  total: 'number',
  paid: 'number',
  open: 'number',
  issuedOn: 'string | null',
  dueOn: 'string | null',
  lineCount: 'number',
})

const billing = type({
  clientId: 'number',
  parentOrganizationId: 'number | null',
  parentOrganization: 'string | null',
  contacts: 'string',
  address: 'string',
  postalCode: 'string',
  termsDays: 'number',
  taxRate: 'number',
  purchaseOrder: 'string',
  ledgerName: 'string',
  /** The most that its budgets may come to in a month, in dollars; null where none was agreed. */
  budgetCeiling: 'number | null',
  version: 'number',
  can: { update: 'boolean' },
})

/** The invoices of one client, and how it is billed. */
export const billingCalls = defineCalls({
  'invoicing.ofClient': {
    method: 'GET',
    path: '/clients/{id}/invoices',
    summary: "A client's invoices, newest first; for its own people those that were sent.",
    allow: invoiceReaders,
    client: 'id',
    params: byId,
    response: clientInvoice.array(),
  },
  'invoicing.billing': {
    method: 'GET',
    path: '/clients/{id}/billing',
    summary: 'How a client is billed.',
    allow: employees,
    client: 'id',
    params: byId,
    response: billing,
  },
  'invoicing.setBilling': {
    method: 'PUT',
    path: '/clients/{id}/billing',
    summary: 'Sets how a client is billed, and through which parent organization.',
    allow: invoiceKeepers,
    client: 'id',
    params: byId,
    body: type({
      '+': 'reject',
      'parentOrganizationId?': id.or('null'),
      'contacts?': text,
      'address?': line,
      'postalCode?': line,
      'termsDays?': '0 <= number.integer <= 365',
      'taxRate?': percent(3),
      'purchaseOrder?': line,
      'ledgerName?': line,
      'budgetCeiling?': money.or('null'),
    }),
    response: billing,
  },
})
