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
  const found = explainedBy(topics).get(said)
  return found ? done({ ask: 'meaning', ...found }) : null
}

interface Explained {
  readonly topic: string
  readonly column: string
}

const explained = new WeakMap<Read['topics'], ReadonlyMap<string, Explained>>()

/** What the portal's own figures are called, each with the one that it is explained by. */
function explainedBy(topics: Read['topics']): ReadonlyMap<string, Explained> {
  const had = explained.get(topics)
  if (had) return had
  const made = new Map<string, Explained>()
  for (const { topic } of topics)
    for (const { id, label, words, weak = [], means, rate } of topic.rank >= 10 ? topic.columns : [])
      for (const word of label !== '' && (means !== undefined || rate !== undefined)
        ? [label, ...words, ...weak]
        : []) {
        const said = stemsOf(word).join(' ')
        if (!made.has(said)) made.set(said, { topic: topic.id, column: id })
      }
  explained.set(topics, made)
  return made
}
