import * as english from './english.ts'
import type { Named } from './question.ts'
import { wordsOf } from './tokens.ts'
import type { Prepared } from './topic.ts'

/** Words of topics and columns: what only choices are called may be a name as well. */
const wordsIn = (topics: readonly Prepared[]): ReadonlySet<string> =>
  new Set(
    topics.flatMap(({ lexicon }) =>
      [...lexicon.values()].flat().flatMap(({ stems, meaning }) => (meaning.is === 'value' ? [] : stems)),
    ),
  )

/**
 * Services by a word of their name that no other record has and that means
 * nothing else: `TikTok` for `TikTok Ads`.
 */
export function shortNames(records: readonly Named[], topics: readonly Prepared[]): readonly Named[] {
  const known = wordsIn(topics)
  const having = new Map<string, readonly Named[]>()
  for (const record of records)
    for (const { low, stem } of wordsOf(record.name))
      if (low.length > 3 && !known.has(stem) && !english.grammarWords.has(stem))
        having.set(low, [...(having.get(low) ?? []), record])
  // `TikTok` is the service too, although it is a platform of results.
  for (const record of records) {
    const [first, second, third] = wordsOf(record.name)
    if (record.of === 'services' && first && second?.low === 'ads' && !third && !having.has(first.low))
      having.set(first.low, [record])
  }
  return [...having].flatMap(([said, of]) => {
    const [only] = of
    const sure = of.length === 1 && only?.of === 'services' && wordsOf(only.name).length > 1
    return sure ? [{ ...only, said }] : []
  })
}
