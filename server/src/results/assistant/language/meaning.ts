import { done } from './about-one.ts'
import type { Read } from './prepare.ts'
import type { Reading } from './question.ts'
import { stemsOf } from './tokens.ts'

/** Sentences that ask what a word means rather than what it comes to. */
const sentence =
  /^(?:please )?(?:what (?:is|are) (?:a|an|the meaning of|meant by)|what is(?= [a-z]{3}$)|what do(?:es)? (?:you mean by|a |an )?|define|explain(?: to me)?(?: what)?|meaning of) ?(.+?)(?: (?:means?|stands? for|is|are))?$/

/** What a figure is: `what is a conversion`, `what does ctr mean`. */
export function meaningIn(line: string, { topics }: Pick<Read, 'topics'>): Reading | null {
  const asks =
    /\b(?:means?|meaning|stands? for|define|meant by)\b|^what is an? |^what is [a-z]{3}$|^explain/.test(line)
  const [, words = ''] = asks ? (sentence.exec(line) ?? []) : []
  const said = stemsOf(words.replace(/^(?:a|an|the) /, '')).join(' ')
  if (said === '') return null
  for (const { topic } of topics) {
    const column = topic.columns.find(
      (one) =>
        (one.means !== undefined || one.rate !== undefined) &&
        one.label !== '' &&
        topic.rank >= 10 &&
        [one.label, ...one.words, ...(one.weak ?? [])].some((word) => stemsOf(word).join(' ') === said),
    )
    if (column) return done({ ask: 'meaning', topic: topic.id, column: column.id })
  }
  return null
}
