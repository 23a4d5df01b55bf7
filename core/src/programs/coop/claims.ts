import { monthNameOf } from '../../foundation/format/budget-periods.ts'
import { daysBetween } from '../../foundation/format/dates.ts'

/** What a claim can be for. */
export const claimChannels = ['SEO', 'SEM', 'Facebook', 'DV360', 'Vehicles'] as const
export type ClaimChannel = (typeof claimChannels)[number]

export const claimStates = [
  'Not started',
  'Gathering',
  'Ready',
  'Submitted',
  'Approved',
  'Paid',
  'Rejected',
] as const
export type ClaimState = (typeof claimStates)[number]

export const claimTones = {
  'Not started': 'neutral',
  Gathering: 'information',
  Ready: 'information',
  Submitted: 'warning',
  Approved: 'success',
  Paid: 'success',
  Rejected: 'danger',
} as const satisfies Readonly<Record<ClaimState, string>>

/** Where a claim goes from each state; back as well, where a manufacturer asked for more. */
export const nextClaimStates: Readonly<Record<ClaimState, readonly ClaimState[]>> = {
  'Not started': ['Gathering', 'Ready', 'Submitted'],
  Gathering: ['Ready', 'Submitted'],
  Ready: ['Submitted', 'Gathering'],
  Submitted: ['Approved', 'Paid', 'Rejected', 'Gathering'],
  Approved: ['Paid', 'Rejected'],
  Paid: ['Approved'],
  Rejected: ['Gathering', 'Submitted'],
}

/** States in which the agency still has to do something before the deadline. */
export const openStates: readonly ClaimState[] = ['Not started', 'Gathering', 'Ready']

/** Landing pages of a claim: those that most people came to. */
export const mostLandingPages = 5

/** Days before a deadline on which its owner is reminded. */
export const reminderDays: readonly number[] = [14, 7, 2]

/** The channels of advertising whose figures make the spend of a claim; the others' spend is in no figures of their own. */
export const spendOfChannels = {
  SEM: ['search'],
  Facebook: ['social'],
  DV360: ['display', 'video', 'ctv'],
} as const
export type FiguredChannel = keyof typeof spendOfChannels
export const figuredChannels = ['SEM', 'Facebook', 'DV360'] as const satisfies readonly FiguredChannel[]

/** What a claim of a month is called: `October paid search`. */
export const claimName = (month: string, channel: FiguredChannel): string =>
  `${monthNameOf(month)} ${{ SEM: 'paid search', Facebook: 'Facebook', DV360: 'display' }[channel]}`

/** What proves a claim of each channel. */
export const proofKinds = [
  'Spend',
  'Activities',
  'Screenshots',
  'Creatives',
  'Landing Pages',
  'Invoices',
] as const
export type ProofKind = (typeof proofKinds)[number]

export const proofOf: Readonly<Record<ClaimChannel, readonly ProofKind[]>> = {
  SEO: ['Activities', 'Screenshots', 'Landing Pages', 'Invoices'],
  SEM: ['Spend', 'Activities', 'Screenshots', 'Landing Pages', 'Invoices'],
  Facebook: ['Spend', 'Activities', 'Screenshots', 'Creatives', 'Landing Pages', 'Invoices'],
  DV360: ['Spend', 'Activities', 'Creatives', 'Invoices'],
  Vehicles: ['Spend', 'Invoices'],
}

/** Whether a claim rings today: open, and one of the reminder days away. */
export const remindsOn = (today: string, deadline: string, state: string): boolean =>
  openStates.some((one) => one === state) && reminderDays.includes(daysBetween(today, deadline))

/** What is asked back, in cents: the eligible share of what was spent, a half cent up. */
export const claimedCents = (spentCents: number, sharePercent: number): number =>
  Math.round((spentCents * Math.round(sharePercent * 100)) / 10_000)

/** Why a claim cannot stand as it is; by field. */
export function claimProblems(claim: {
  readonly state: string
  readonly reason: string
  readonly spent: number
  readonly sharePercent: number
  readonly paid: number | null
}): Readonly<Record<string, string>> {
  const { state, reason, spent, sharePercent, paid } = claim
  return {
    ...(sharePercent < 0 || sharePercent > 100 ? { sharePercent: 'The share is 0 to 100 percent.' } : {}),
    ...(spent < 0 ? { spent: 'What was spent cannot be less than nothing.' } : {}),
    ...(state === 'Rejected' && reason.trim() === ''
      ? { reason: 'Say why the manufacturer turned it down.' }
      : {}),
    ...(state === 'Paid' && paid === null ? { paid: 'Say how much came back.' } : {}),
    ...(paid !== null && paid > spent ? { paid: 'More cannot come back than was spent.' } : {}),
  }
}
