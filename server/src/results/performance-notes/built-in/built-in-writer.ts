import type { NoteFacts } from '../../../foundation/outside/notes/facts.ts'
import type { NoteWriter, WrittenNote } from '../../../foundation/outside/notes/port.ts'
import { clientNote } from './client.ts'
import { managerNote } from './manager.ts'
import { technicalNote } from './technical.ts'

/** Writes notes from the figures alone: the same facts always make the same words, and nothing else is stated. */
export class BuiltInWriter implements NoteWriter {
  write(facts: NoteFacts): Promise<WrittenNote> {
    return Promise.resolve({
      html: { technical: technicalNote(facts), manager: managerNote(facts), client: clientNote(facts) },
      writtenBy: 'portal',
      spent: null,
    })
  }
}
