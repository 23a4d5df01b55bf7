import { defineFields } from '../../foundation/contract/field.ts'
import { between } from '../../foundation/rules/between.ts'
import { resource } from '../../foundation/contract/resource.ts'
import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { addressList } from '../../foundation/rules/email.ts'
import { nonNegative } from './fields.ts'
import { invoiceKeepers } from './policy.ts'

/** One invoice for all stores of a payer, or one for each. */
const invoicedAs = ['One for all stores', 'One for each store'] as const

/** Who pays for several stores: what stands on its invoices and how they go out. */
export const parentOrganizations = resource({
  area: 'parentOrganizations',
  fields: defineFields({
    name: { label: 'Name', kind: 'text', required: true, unique: true },
    invoicedAs: { label: 'Invoices', kind: 'choice', choices: invoicedAs, initial: invoicedAs[1] },
    contacts: {
      label: 'Billing Contacts',
      kind: 'longText',
      initial: '',
      check: addressList,
      ofOthers: true,
      hint: 'E-mail addresses that invoices go to, separated by commas.',
    },
    address: { label: 'Address', kind: 'text', initial: '' },
    city: { label: 'City', kind: 'text', initial: '' },
    state: { label: 'State', kind: 'text', initial: '' },
    postalCode: { label: 'ZIP Code', kind: 'text', initial: '' },
    termsDays: { label: 'Terms (Days)', kind: 'integer', initial: 30, check: between(0, 365) },
    taxRate: { label: 'Tax Rate', kind: 'percent', decimals: 3, initial: 0, check: nonNegative },
    purchaseOrder: { label: 'Purchase Order', kind: 'text', initial: '' },
    ledgerName: {
      label: 'Name in the Ledger',
      kind: 'text',
      initial: '',
      hint: 'What the ledger calls this customer. The name above where it is empty.',
    },
    active: { label: 'Active', kind: 'flag', initial: true },
  }),
  ofClient: false,
  read: employees,
  write: invoiceKeepers,
  screens: [
    {
      route: 'parentOrganizations.index',
      sentence:
        'Who pays for several stores, and how they are invoiced. A store is put under one in its profile, under Accounting.',
      icon: 'building',
      empty: 'Add the owner of several stores who pays for all of them.',
      columns: ['name', 'invoicedAs', 'contacts', 'termsDays', 'taxRate', 'active'],
      leadsTo: 'invoicing.index',
    },
  ],
})
