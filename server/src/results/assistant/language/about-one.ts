import type { NameSpan } from './names.ts'
import { undecided, type Named, type Question, type Reading } from './question.ts'

/** A question that is understood whole. */
export const done = (question: Question): Reading => ({ is: 'question', question })

/** A question about one name: that one, or the choice between those who may be meant. */
export function aboutOne(
  span: NameSpan | undefined,
  question: (named: Named) => Question,
  kinds: readonly Named['kind'][] = ['client'],
): Reading | null {
  const fits = (span?.candidates ?? []).filter(({ kind }) => kinds.includes(kind))
  const [first] = fits
  if (!span || !first) return null
  return fits.length === 1
    ? done(question(first))
    : { is: 'choose', words: span.words, choices: fits, question: question(undecided(span.words)) }
}
