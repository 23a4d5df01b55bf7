import { inPlainWords } from './plainly.ts'
import { prepare, type Knowledge, type Read } from './prepare.ts'

/** Texts that are kept: the parts of one question. */
const mostKept = 12

const lately = new WeakMap<Knowledge, Map<string, Read>>()

/** A text in plainer words, with what was found in it: what is not understood is looked at so more than once. */
export function plainRead(text: string, knowledge: Knowledge): Read {
  const asked = text.replace(/[?!.\s]+$/, '').trim()
  const kept = lately.get(knowledge) ?? new Map<string, Read>()
  const had = kept.get(asked)
  if (had) return had
  const read = prepare(inPlainWords(asked), knowledge)
  if (kept.size >= mostKept) kept.clear()
  kept.set(asked, read)
  lately.set(knowledge, kept)
  return read
}
