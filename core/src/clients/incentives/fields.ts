import { defineFields } from '../../foundation/contract/field.ts'
import { positiveNumber } from '../../foundation/rules/number.ts'

/** A picture of an offer is under 10 MB. */
export const incentivePicture = {
  each: 10 * 1024 * 1024,
  count: 1,
  only: ['image/png', 'image/jpeg', 'image/gif', 'image/webp'],
} as const

export const incentiveKinds = ['APR', 'Lease', 'Cash', 'Other'] as const

/** What an offer of a manufacturer or a dealership says. */
export const incentiveFields = defineFields({
  name: { label: 'Offer', kind: 'text', required: true, hint: 'As it is advertised: 0.9% for 60 months.' },
  model: { label: 'Model', kind: 'text', initial: '' },
  kind: { label: 'Kind', kind: 'choice', choices: incentiveKinds, initial: 'APR' },
  apr: { label: 'APR (%)', kind: 'percent' },
  amount: { label: 'Amount', kind: 'money', hint: 'Cash off, or the lease a month.' },
  termMonths: { label: 'Term (Months)', kind: 'integer', check: positiveNumber },
  region: { label: 'Region', kind: 'text', initial: '' },
  startsAt: { label: 'Valid From', kind: 'date', required: true },
  endsAt: { label: 'Valid Until', kind: 'date', required: true },
  disclaimer: { label: 'Disclaimer', kind: 'longText', initial: '' },
})

export const incentiveStates = ['Running', 'Coming', 'Expired'] as const
export type IncentiveState = (typeof incentiveStates)[number]

/**
 * Where an offer stands on a day; both of its days belong to it.
 * @param today `YYYY-MM-DD`
 */
export const incentiveState = (
  { startsAt, endsAt }: { readonly startsAt: string; readonly endsAt: string },
  today: string,
): IncentiveState => (today > endsAt ? 'Expired' : today < startsAt ? 'Coming' : 'Running')
