import type { Resource } from '@portal/core/foundation/contract/resource'
import type { Answer } from '@portal/core/calls'
import type { Tone } from '@portal/ui/badge'

/** A run of an import, as the server has it. */
export type Run = Answer<'imports.get'>

/** A run, and the list whose entries it brings in where it does. */
export interface RunOfList {
  readonly run: Run
  readonly list: Resource | undefined
}

/** The state of a run in a word, with its colour. */
export const stateWords: Readonly<Record<Run['status'], { readonly words: string; readonly tone: Tone }>> = {
  reading: { words: 'Reading', tone: 'information' },
  checked: { words: 'Ready to apply', tone: 'information' },
  writing: { words: 'Applying', tone: 'information' },
  done: { words: 'Done', tone: 'success' },
  refused: { words: 'Needs changes', tone: 'warning' },
  failed: { words: 'Failed', tone: 'danger' },
  canceled: { words: 'Canceled', tone: 'neutral' },
}

/** Whether the server is at work on it. */
export const isBusy = ({ status }: Run): boolean => status === 'reading' || status === 'writing'

/** Whether one can still match columns and apply. */
export const isOpen = ({ status }: Run): boolean => status === 'checked' || status === 'refused'
