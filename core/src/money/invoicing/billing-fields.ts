import { defineFields } from '../../foundation/contract/field.ts'
import { positiveAmount } from '../../foundation/rules/number.ts'
import { nonNegative } from './fields.ts'
import { addressList } from '../../foundation/rules/email.ts'

/** How a client is billed. Under a parent organization its terms and tax rate hold. */
export const billingFields = defineFields({
  parentOrganizationId: {
    label: 'Parent Organization',
    kind: 'record',
    of: 'parentOrganizations',
    hint: 'Its terms and tax rate hold for this store.',
  },
  ledgerName: { label: 'Name in the Ledger', kind: 'text', initial: '' },
  contacts: {
    label: 'Billing Contacts',
    kind: 'longText',
    initial: '',
    check: addressList,
    ofOthers: true,
    hint: 'E-mail addresses that invoices go to, separated by commas.',
  },
  address: { label: 'Address', kind: 'text', initial: '' },
  postalCode: { label: 'ZIP Code', kind: 'text', initial: '' },
  purchaseOrder: { label: 'Purchase Order', kind: 'text', initial: '' },
  termsDays: { label: 'Terms (Days)', kind: 'integer', initial: 30, check: nonNegative },
  budgetCeiling: {
    label: 'Budget Ceiling a Month',
    kind: 'money',
    check: positiveAmount,
    hint: 'Budgets above it are saved only when somebody says that it is agreed.',
  },
  taxRate: { label: 'Tax Rate', kind: 'percent', decimals: 3, initial: 0, check: nonNegative },
})
