import { daysBetween } from '../../foundation/format/dates.ts'
import { redirectTones, type RedirectState } from './redirects.ts'

/** Days after its launch for which a migration is looked at every night. */
export const watchedDays = 90

/** Whether a migration is looked at every night: launched, not done, and not long ago. */
export const isWatched = (
  { state, launchesAt }: { readonly state: string; readonly launchesAt: string | null },
  day: string,
): boolean =>
  launchesAt !== null && state !== 'Done' && launchesAt <= day && daysBetween(launchesAt, day) <= watchedDays

/** How many redirects are in a state. */
export interface StateCount {
  readonly state: RedirectState
  readonly count: number
}

/** Redirects that are right, that work and could be better, and that are wrong; those not checked are in none. */
export interface Verdict {
  readonly right: number
  readonly better: number
  readonly wrong: number
}

const sumOf = (states: readonly StateCount[], tone: string): number =>
  states.reduce((sum, { state, count }) => sum + (redirectTones[state] === tone ? count : 0), 0)

/** States of redirects in three: as their colors say. */
export const verdictOf = (states: readonly StateCount[]): Verdict => ({
  right: sumOf(states, 'success'),
  better: sumOf(states, 'warning'),
  wrong: sumOf(states, 'danger'),
})

/** Whether whoever comes by an old address with such a redirect finds the page. */
export const arrives = (state: RedirectState): boolean | null =>
  state === 'Not checked' ? null : redirectTones[state] !== 'danger'
