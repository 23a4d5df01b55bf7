import type { DayRange } from '@portal/core/foundation/format'
import type { NoteChannel } from '@portal/core/results/performance-notes/channels'
import type { NoteHtml, NoteWriterName } from '@portal/core/results/performance-notes/variants'
import type { ModelSpent } from '../model-spent.ts'
import type { NoteFacts } from './facts.ts'

/** A channel's note, and who wrote it. */
export interface WrittenNote {
  readonly html: NoteHtml
  readonly writtenBy: NoteWriterName
  /** What a model took, also where its note was turned down; null where none was asked, or none answered. */
  readonly spent: ModelSpent | null
}

/** Who puts a channel's figures into words. */
export interface NoteWriter {
  /**
   * Never fails: a writer that cannot write, or states what the facts do not hold, is stood in for.
   * @param facts with figures in the current period
   */
  write(facts: NoteFacts): Promise<WrittenNote>
}

/** A question for a summary over channels. */
export interface SummaryQuestion {
  readonly clientId: number
  readonly range: DayRange
  readonly channels: readonly NoteChannel[]
  /** The facts of each channel, for a source that sums up by itself. */
  facts(): Promise<readonly NoteFacts[]>
}

/** Who writes the account manager's summary. */
export interface SummarySource {
  /** The id that its address carries, beside the portal's own. */
  readonly id: string | null
  /**
   * @returns HTML that may still hold anything
   * @throws {Refusal} 503 when the other system does not answer
   */
  summarize(question: SummaryQuestion): Promise<string>
}
