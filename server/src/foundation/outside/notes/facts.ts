import type { DayRange } from '@portal/core/foundation/format'
import type { Channel } from '@portal/core/money/services/channels'
import type { Amounts, Figures } from '@portal/core/results/metrics/figures'
import type { Pace } from '@portal/core/results/metrics/pace'
import type { NoteChannel } from '@portal/core/results/performance-notes/channels'

/** Figures of one thing in both periods; null where a period has none. */
export interface Compared {
  readonly now: Figures | null
  readonly before: Figures | null
}

/** A campaign or a placement. Its name is whatever somebody once typed elsewhere. */
export interface Named extends Compared {
  readonly name: string
  /** New or used vehicles, empty where that is not known. */
  readonly segment: string
}

/** How far a month's budget is spent, at the end of the period. */
export interface NotePace extends Pace {
  /** Of the section of the pacing report: `SEM`. */
  readonly label: string
  readonly month: string
  /** The last day that counts, and how many days of the month come after it. */
  readonly through: string
  readonly daysLeft: number
}

/** Everything that a note may state: what is not in here is not known. */
export interface NoteFacts extends Compared {
  readonly client: string
  readonly channel: NoteChannel
  /** The days that were asked for. */
  readonly asked: DayRange
  /** Those of them that figures reach, and what they are compared with. */
  readonly current: DayRange
  readonly previous: DayRange
  /** The channels of a note that covers two. */
  readonly parts: readonly (Compared & { readonly channel: Channel })[]
  /** The dearest first. */
  readonly campaigns: readonly Named[]
  /** The most seen first. */
  readonly placements: readonly Named[]
  /** Days of the current period that have figures. */
  readonly days: readonly ({ readonly day: string } & Amounts)[]
  readonly pacing: readonly NotePace[]
}
