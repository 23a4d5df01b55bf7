import type { Person } from './actor.ts'
import { isAdministrator } from './roles.ts'

export const accountStates = ['active', 'scheduled', 'suspended', 'inactive'] as const
export type AccountState = (typeof accountStates)[number]

/** What the state of an account depends on. */
export interface AccountFacts {
  readonly active: boolean
  readonly isSuspended: boolean
  /** `YYYY-MM-DD`, or null. */
  readonly startDate: string | null
}

/**
 * The state of a user account. Not active and suspended counts
 * as suspended, and a start date of today is past.
 * @param today `YYYY-MM-DD` in the agency's time zone
 */
export const accountState = (account: AccountFacts, today: string): AccountState => {
  if (account.isSuspended) return 'suspended'
  if (account.active) return 'active'
  return account.startDate !== null && account.startDate.slice(0, 10) > today ? 'scheduled' : 'inactive'
}

/** Only an active account signs in. */
export const maySignIn = (account: AccountFacts): boolean => account.active && !account.isSuspended

/** Only Administrators, the Super Administrator included, manage scheduled activation. */
export const managesScheduledActivation = (person: Pick<Person, 'roles'>): boolean => isAdministrator(person)
