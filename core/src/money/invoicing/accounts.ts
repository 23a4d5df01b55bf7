import { defineFields } from '../../foundation/contract/field.ts'

/** How a month is charged that a budget or a fee does not run through. */
const chargedWays = ['Whole months', 'By days'] as const
/** A fee may also go by the service of its budget. */
export const chargedWaysOfFees = ['As its service', ...chargedWays] as const
export type ChargedWay = (typeof chargedWaysOfFees)[number]

/** What has an account in the ledger: what budgets are for, and what fees are for. */
export const accountKinds = ['service', 'fee'] as const
export type AccountKind = (typeof accountKinds)[number]

const accountCode = {
  label: 'Account Code',
  kind: 'text',
  initial: '',
} as const

const profitCenter = { label: 'Profit Center', kind: 'record', of: 'profitCenters' } as const

/** How a service stands on invoices and in the ledger, and how a kind of fee does. */
export const accountFields = {
  service: defineFields({
    accountCode: { ...accountCode, hint: 'Of the ledger. That of the ledger files where it is empty.' },
    charged: {
      label: 'Charged',
      kind: 'choice',
      choices: chargedWays,
      hint: 'A month that a budget does not run through.',
      required: true,
    },
    profitCenterId: { ...profitCenter, hint: 'Files for Xero carry its code.' },
  }),
  fee: defineFields({
    accountCode: { ...accountCode, hint: 'Of the ledger. That of the service where it is empty.' },
    charged: {
      label: 'Charged',
      kind: 'choice',
      choices: chargedWaysOfFees,
      hint: 'A month that the fee does not run through.',
      required: true,
    },
    profitCenterId: { ...profitCenter, hint: 'That of the service where it is empty.' },
  }),
}

/** @param prorated null: as the service of the budget is */
export const chargedWay = (prorated: boolean | null): ChargedWay =>
  prorated === null ? 'As its service' : prorated ? 'By days' : 'Whole months'

/** The other way around. */
export const isProrated = (charged: ChargedWay): boolean | null =>
  charged === 'As its service' ? null : charged === 'By days'
