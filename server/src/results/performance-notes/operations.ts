import { listNotes } from './list-notes.ts'
import { summarize } from './summarize.ts'

export const performanceNoteOperations = {
  'performanceNotes.list': listNotes,
  'performanceNotes.summary': summarize,
}
