import { BuiltInSummary } from './built-in/built-in-summary.ts'
import { BuiltInWriter } from './built-in/built-in-writer.ts'
import type { NoteWriter, SummarySource } from './port.ts'

/** Who writes performance notes, and who sums them up. */
export interface Notes {
  readonly writer: NoteWriter
  readonly summaries: SummarySource
}

/** The model and the webhook that are configured, else what comes with the portal. */
export function openNotes(): Notes {
  return { writer: new BuiltInWriter(), summaries: new BuiltInSummary() }
}
