import { BuiltInSummary } from './built-in/built-in-summary.ts'
import { BuiltInWriter } from './built-in/built-in-writer.ts'
import { ModelWriter } from './model/model-writer.ts'
import type { NoteWriter, SummarySource } from '../../foundation/outside/notes/port.ts'
import type { NoteSettings } from '../../foundation/outside/notes/settings.ts'
import { WebhookSummary } from '../../foundation/outside/notes/webhook/webhook-summary.ts'

declare module '../../foundation/services.ts' {
  interface Services {
    /** Who writes performance notes. */
    readonly notes: Notes
  }
}

/** Who writes performance notes, and who sums them up. */
export interface Notes {
  readonly writer: NoteWriter
  readonly summaries: SummarySource
}

/**
 * The model and the webhook that are configured, else what comes with the portal.
 * @param tell is told why a model's text was not used
 */
export function openNotes(
  { model, summaryUrl, summarySecret, patience }: NoteSettings,
  tell: (error: unknown) => void,
): Notes {
  const builtIn = new BuiltInWriter()
  return {
    writer: model === null ? builtIn : new ModelWriter({ ...model, patience }, builtIn, tell),
    summaries:
      summaryUrl === null ? new BuiltInSummary() : new WebhookSummary(summaryUrl, summarySecret, patience),
  }
}
