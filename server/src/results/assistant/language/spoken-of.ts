import { namesOf, prepare, type Knowledge } from './prepare.ts'
import type { Named } from './question.ts'

/** The one by a name that some texts speak of; `several` where nobody knows which is meant; null where there is none. */
export function spokenOf(texts: readonly string[], knowledge: Knowledge): Named | 'several' | null {
  const [span, other] = texts.flatMap((text) => namesOf(prepare(text, knowledge).items))
  if (!span) return null
  const [one, another] = span.candidates
  return one && !other && !another ? one : 'several'
}
