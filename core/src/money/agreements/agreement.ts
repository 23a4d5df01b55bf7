import { addDays, addMonths, formatDay, isDay } from '../../foundation/format/dates.ts'
import { between } from '../../foundation/rules/between.ts'

/** Where an agreement stands. */
const agreementStatuses = ['Draft', 'Sent', 'Signed', 'Active', 'Declined'] as const
export type AgreementStatus = (typeof agreementStatuses)[number]

/** What people read: one that was sent and not signed in time reads Expired, an active one whose term is over Ended. */
export const agreementStates = [...agreementStatuses, 'Expired', 'Ended'] as const
export type AgreementState = (typeof agreementStates)[number]

/** Months that an agreement may run. */
export const monthsOfTerm = between(1, 120)
/** Days before its end until which an agreement can be ended. */
export const daysOfNotice = between(0, 365)

/** The last day of a term. */
export const termEnd = (startsAt: string, months: number): string => addDays(addMonths(startsAt, months), -1)

/** What is wrong with a term, as a sentence; null where it ends on a day that can be written. */
export const termProblem = (startsAt: string, months: number): string | null =>
  isDay(addMonths(startsAt, months)) ? null : 'Choose an earlier day.'

/** Days for which what was sent can be signed. */
export const expiryDays = 30

/** Days after which signers are reminded, and how often. */
export const reminderDays = 3
export const mostReminders = 3

/** The last day on which what was sent on a day can be signed. */
export const expiresOn = (sentOn: string): string => addDays(sentOn, expiryDays)

/** What the state of an agreement follows from; days are the agency's. */
export interface Standing {
  readonly status: AgreementStatus
  readonly endsAt: string
  readonly sentOn: string | null
}

/** The one word for an agreement on a day. */
export function agreementState({ status, endsAt, sentOn }: Standing, today: string): AgreementState {
  if (status === 'Sent' && sentOn !== null && expiresOn(sentOn) < today) return 'Expired'
  return status === 'Active' && endsAt < today ? 'Ended' : status
}

/** Days after the start of an agreement for which the onboarding of a client is proposed that has none. */
export const onboardingDays = 60

/** Days before its end in which an agreement is up for renewal. */
export const renewalDays = 90

/** Whether an agreement has to be renewed or ended soon. */
export const isDueForRenewal = (state: AgreementState, endsAt: string, today: string): boolean =>
  state === 'Active' && endsAt <= addDays(today, renewalDays)

/** What stands for facts of the agreement in the terms of a template. */
export const placeholders = ['{client}', '{agency}', '{start}', '{end}', '{months}', '{notice}'] as const

interface Facts {
  readonly client: string
  readonly agency: string
  readonly startsAt: string
  readonly months: number
  readonly noticeDays: number
}

/** The terms with their placeholders filled. */
export function filledTerms(terms: string, { client, agency, startsAt, months, noticeDays }: Facts): string {
  const values: Readonly<Record<string, string>> = {
    client,
    agency,
    start: formatDay(startsAt),
    end: formatDay(termEnd(startsAt, months)),
    months: String(months),
    notice: String(noticeDays),
  }
  return terms.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  )
}

/** What one agrees to by signing. */
export const consentSentence =
  'I have read this agreement, I may sign it for the client, and my typed name is my signature.'
