import type { Joined } from './question.ts'

/** What clients have, and what they lack. */
export interface Joins {
  readonly with: readonly Joined[]
  readonly without: readonly Joined[]
}
