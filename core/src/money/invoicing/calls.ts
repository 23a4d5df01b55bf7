import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import {
  byId,
  day,
  id,
  idText,
  line,
  money,
  name,
  page,
  paging,
  text,
} from '../../foundation/contract/schemas.ts'
import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { invoiceKeepers, invoiceReaders } from './policy.ts'

/** The first day of a month, `YYYY-MM-01`. */
export const month = day.narrow(
  (text, ctx) => text.endsWith('-01') || ctx.mustBe('the first day of a month, YYYY-MM-01'),
)

const status = type("'draft' | 'reviewed' | 'approved' | 'sent' | 'void'")
export const state = type(
  "'Draft' | 'Reviewed' | 'Approved' | 'Sent' | 'Overdue' | 'Partly paid' | 'Paid' | 'Credit' | 'Void'",
)
const who = type({ id: 'number', name: 'string', at: 'string' }).or('null')

/** Whom an invoice goes to, as it was when it was approved. */
const billTo = type({
  name: 'string',
  contacts: 'string[]',
  address: 'string',
  city: 'string',
  state: 'string',
  postalCode: 'string',
  purchaseOrder: 'string',
  ledgerName: 'string',
  termsDays: 'number',
})

const invoiceInList = type({
  id: 'number',
  month: 'string',
  number: 'string | null',
  status,
  state,
  billTo: 'string',
  clients: type({ id: 'number', name: 'string', slug: 'string' }).array(),
  parentOrganizationId: 'number | null',
  lineCount: 'number',
  subtotal: 'number',
  tax: 'number',
  total: 'number',
  paid: 'number',
  open: 'number',
  /** What the same payer was invoiced for the month before. */
  before: 'number',
  issuedOn: 'string | null',
  dueOn: 'string | null',
  /** What the last refresh changed or left as a person had it. */
  says: 'string[]',
  version: 'number',
  can: {
    edit: 'boolean',
    review: 'boolean',
    return: 'boolean',
    approve: 'boolean',
    send: 'boolean',
    void: 'boolean',
  },
  /** Why approving is somebody else's, as a sentence. */
  approvalProblem: 'string | null',
})

const invoiceLine = type({
  id: 'number',
  clientId: 'number',
  client: 'string',
  kind: "'budget' | 'fee' | 'adjustment' | 'credit' | 'hand'",
  budgetId: 'number | null',
  feeId: 'number | null',
  serviceMonth: 'string',
  description: 'string',
  reason: 'string',
  amount: 'number',
  /** What the run worked out; null for a line that a person wrote. */
  computed: 'number | null',
  edited: 'boolean',
  removed: 'boolean',
  accountCode: 'string',
})

const payment = type({
  id: 'number',
  paidOn: 'string',
  amount: 'number',
  reference: 'string',
  by: 'string',
})

export const invoice = invoiceInList.and({
  payer: billTo,
  taxRate: 'number',
  memo: 'string',
  lines: invoiceLine.array(),
  payments: payment.array(),
  reviewed: who,
  approved: who,
  sent: who,
  voided: who,
  voidReason: 'string',
  /** Why it differs from the invoice of the month before, service by service. */
  differences: type({ sentence: 'string', amount: 'number', budgetId: 'number | null' }).array(),
})

const check = type({
  name: 'string',
  done: 'boolean',
  /** What is left to do, or that it is done, as a sentence. */
  sentence: 'string',
  count: 'number',
  /** The first day of the earlier month in which it is done, where that is another one. */
  'month?': 'string',
})

const run = type({
  status: "'idle' | 'running' | 'failed'",
  done: 'number',
  total: 'number',
  message: 'string | null',
  startedAt: 'string | null',
  finishedAt: 'string | null',
  /** What the last run did. */
  added: 'number',
  changed: 'number',
  removed: 'number',
  kept: 'number',
})

const stateSum = type({ state, count: 'number', total: 'number', open: 'number' })

const invoicingMonth = type({
  month: 'string',
  closed: 'boolean',
  closedAt: 'string | null',
  closedBy: 'string | null',
  run,
  states: stateSum.array(),
  total: 'number',
  paid: 'number',
  open: 'number',
  overdue: type({ count: 'number', total: 'number' }),
  /** All of the month before, and what makes the difference. */
  before: 'number',
  differences: type({
    kind: "'new' | 'increased' | 'decreased' | 'ended' | 'one-time' | 'adjustments'",
    count: 'number',
    amount: 'number',
  }).array(),
  checks: check.array(),
  can: { keep: 'boolean', close: 'boolean', reopen: 'boolean' },
})

const seen = type({ '+': 'reject', id, version: 'number.integer >= 1' })

export const invoicingCalls = defineCalls({
  'invoicing.list': {
    method: 'GET',
    path: '/invoicing',
    summary: 'The invoices of a month, filtered and paged, with how the month stands.',
    allow: employees,
    query: type({
      '+': 'reject',
      ...paging,
      month,
      'state?': state,
      'clientId?': idText,
      'parentOrganizationId?': idText,
      'attention?': "'true'",
    }),
    response: page(invoiceInList).and({ overview: invoicingMonth }),
  },
  'invoicing.run': {
    method: 'POST',
    path: '/invoicing',
    summary:
      'Makes or refreshes the drafts of a month. Lines that people added or changed stay; what is approved does not change.',
    allow: invoiceKeepers,
    body: type({ '+': 'reject', month }),
    response: run,
  },
  'invoicing.move': {
    method: 'PUT',
    path: '/invoicing',
    summary:
      'Moves invoices on or back, each at the version seen: for review, approved by somebody else than asked for it, sent by mail, void. All or none.',
    allow: invoiceKeepers,
    body: type({
      '+': 'reject',
      move: "'review' | 'return' | 'approve' | 'send' | 'void'",
      invoices: seen.array().atLeastLength(1).atMostLength(200),
      'reason?': text,
    }),
    response: type({ invoices: type({ id: 'number', number: 'string | null', version: 'number' }).array() }),
  },
  'invoicing.get': {
    method: 'GET',
    path: '/invoicing/{id}',
    summary: 'One invoice with its lines, payments and why it differs from the month before.',
    allow: employees,
    params: byId,
    response: invoice,
  },
  'invoicing.edit': {
    method: 'PUT',
    path: '/invoicing/{id}',
    summary:
      'Changes the lines of an open invoice: those with an id are changed or taken off, those without one are added. A reviewed one goes back to draft.',
    allow: invoiceKeepers,
    params: byId,
    body: type({
      '+': 'reject',
      'memo?': text,
      'lines?': type({
        '+': 'reject',
        'id?': id,
        'clientId?': id,
        'description?': name,
        'reason?': text,
        'amount?': money,
        'accountCode?': line,
        'removed?': 'boolean',
      })
        .array()
        .atMostLength(500),
    }),
    response: invoice,
  },
  'invoicing.pdf': {
    method: 'GET',
    path: '/invoicing/{id}/pdf',
    summary: 'An invoice as PDF; for the people of the client once it was sent.',
    allow: invoiceReaders,
    params: byId,
    answers: 'file',
  },
  'invoicing.pay': {
    method: 'POST',
    path: '/invoicing/{id}/payments',
    summary: 'Records a payment of an invoice. It cannot be more than is open.',
    allow: invoiceKeepers,
    params: byId,
    body: type({ '+': 'reject', paidOn: day, amount: money, 'reference?': line }),
    response: invoice,
  },
  'invoicing.unpay': {
    method: 'DELETE',
    path: '/invoicing/{id}/payments/{paymentId}',
    summary: 'Takes a payment back that was recorded by mistake.',
    allow: invoiceKeepers,
    params: type({ '+': 'reject', id: idText, paymentId: idText }),
    response: invoice,
  },
  'invoicing.close': {
    method: 'POST',
    path: '/invoicing/close',
    summary: 'Closes a month, once nothing is left to do in it. It is read-only from then on.',
    allow: invoiceKeepers,
    body: type({ '+': 'reject', month }),
    response: invoicingMonth,
  },
  'invoicing.reopen': {
    method: 'POST',
    path: '/invoicing/reopen',
    summary: 'Opens the last closed month again, with a reason that is kept.',
    allow: invoiceKeepers,
    body: type({ '+': 'reject', month, reason: name }),
    response: invoicingMonth,
  },
})
