import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { byId, id, idText, line, name } from '../../foundation/contract/schemas.ts'
import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { accountKinds, chargedWaysOfFees } from './accounts.ts'
import { month } from './calls.ts'
import { invoiceKeepers } from './policy.ts'

const ledger = type("'xero' | 'quickbooks'")

const dateOrder = type("'MM/DD/YYYY' | 'DD/MM/YYYY' | 'YYYY-MM-DD'")
const ledgerSettings = type({
  dateOrder,
  accountCode: 'string',
  taxType: 'string',
  taxFreeType: 'string',
})

const exportBatch = type({
  id: 'number',
  ledger,
  month: 'string',
  fileNumber: 'number',
  invoices: 'number',
  total: 'number',
  createdAt: 'string',
  createdBy: 'string',
})

const accountKind = type.enumerated(...accountKinds)
const charged = type.enumerated(...chargedWaysOfFees)
const account = type({
  kind: accountKind,
  id: 'number',
  name: 'string',
  accountCode: 'string',
  charged,
  profitCenterId: 'number | null',
  ProfitCenter: type({ id: 'number', name: 'string' }).or('null'),
})

/** Files for the books of the agency, and what the books call things. */
export const ledgerCalls = defineCalls({
  'invoicing.export': {
    method: 'POST',
    path: '/invoicing/exports',
    summary:
      'Makes the files of a month for a ledger, of the invoices that no earlier file for it holds; none where one cannot be taken.',
    allow: invoiceKeepers,
    body: type({ '+': 'reject', month, ledger }),
    response: type({ batches: exportBatch.array(), leftOut: 'string[]' }),
  },
  'invoicing.exports': {
    method: 'GET',
    path: '/invoicing/exports',
    summary: 'The files that were made of a month for the ledgers.',
    allow: invoiceKeepers,
    query: type({ '+': 'reject', month }),
    response: exportBatch.array(),
  },
  'invoicing.exportFile': {
    method: 'GET',
    path: '/invoicing/exports/{id}/file',
    summary: 'A file for a ledger, in its published columns; the same bytes at every download.',
    allow: invoiceKeepers,
    params: byId,
    answers: 'file',
  },
  'invoicing.settings': {
    method: 'GET',
    path: '/invoicing/settings',
    summary: 'What the ledger calls things.',
    allow: employees,
    response: ledgerSettings,
  },
  'invoicing.setSettings': {
    method: 'PUT',
    path: '/invoicing/settings',
    summary: 'Sets what the ledger calls things.',
    allow: invoiceKeepers,
    body: type({
      '+': 'reject',
      dateOrder,
      accountCode: line,
      taxType: name,
      taxFreeType: name,
    }),
    response: ledgerSettings,
  },
  'invoicing.accounts': {
    method: 'GET',
    path: '/invoicing/accounts',
    summary: 'The accounts of services and fees in the ledger, and how each is charged for a month in part.',
    allow: employees,
    response: type({ rows: account.array(), can: { update: 'boolean' } }),
  },
  'invoicing.setAccount': {
    method: 'PUT',
    path: '/invoicing/accounts/{kind}/{id}',
    summary:
      'Sets the account of a service or a kind of fee, and how it is charged; drafts follow at the next run.',
    allow: invoiceKeepers,
    params: type({ '+': 'reject', kind: accountKind, id: idText }),
    body: type({
      '+': 'reject',
      accountCode: line,
      charged,
      /** Where its revenue is booked; what it was where absent. */
      'profitCenterId?': id.or('null'),
    }),
    response: account,
  },
})
