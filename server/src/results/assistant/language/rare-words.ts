import * as english from './english.ts'
import { stemsIn, type Item } from './items.ts'
import type { Knowledge } from './prepare.ts'
import { meaningsAt, type Prepared } from './topic.ts'
import { stemsOf } from './tokens.ts'

const counted = new WeakMap<readonly Prepared[], ReadonlyMap<string, number>>()

/** In how many topics each phrase means something. */
function frequenciesOf(topics: readonly Prepared[]): ReadonlyMap<string, number> {
  const had = counted.get(topics)
  if (had) return had
  const counts = new Map<string, number>()
  for (const { lexicon } of topics) {
    const own = new Set([...lexicon.values()].flat().map(({ stems }) => stems.join(' ')))
    for (const phrase of own) counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
  }
  counted.set(topics, counts)
  return counts
}

/** Words of any question, although a label may be one of them. */
const saysNothing = new Set([
  ...english.filler,
  'when',
  'where',
  'why',
  'no',
  'not',
  'day',
  'week',
  'month',
  'year',
  'last',
  'first',
  'new',
  'name',
])

/** Topics of which a question may speak without calling them by their name. */
const mostNear = 8

interface NamedAt {
  readonly of: string | undefined
  readonly length: number
}

/** Records that are named at a place, whatever topic has them. */
const recordsAt = (
  records: Knowledge['records'],
  stems: readonly (string | null)[],
  at: number,
): readonly NamedAt[] =>
  records.flatMap(({ name, said, of }) => {
    const phrase = stemsOf(said ?? name)
    const found = phrase.length > 0 && phrase.every((stem, place) => stems[at + place] === stem)
    return found ? [{ of, length: phrase.length }] : []
  })

const holds = ({ topic }: Prepared, of: string | undefined): boolean =>
  topic.columns.some((column) => column.of !== undefined && column.of === of)

/**
 * How much a question speaks of each topic by words that few topics have: a
 * word of one topic alone counts one, a word of ten a tenth.
 */
export function nearTopics(
  items: readonly Item[],
  { topics, records }: Pick<Knowledge, 'topics' | 'records'>,
): readonly { readonly prepared: Prepared; readonly rarity: number }[] {
  const stems = stemsIn(items)
  const counts = frequenciesOf(topics)
  const named = stems.map((_, at) => recordsAt(records, stems, at))
  return topics
    .map((prepared) => {
      let rarity = 0
      for (let at = 0; at < stems.length;) {
        const hit = meaningsAt(prepared.lexicon, stems, at)
        const length = hit?.length ?? 0
        // A column may be labeled `What`: such a word says nothing of it.
        const says = stems.slice(at, at + length).some((stem) => stem !== null && !saysNothing.has(stem))
        // A choice alone says little of what it is a choice of.
        const weight = hit?.meanings.every(({ is }) => is === 'value') && length === 1 ? 0.4 : 1
        if (length > 0 && says) rarity += weight / (counts.get(stems.slice(at, at + length).join(' ')) ?? 1)
        // `blog posts`: what only some lists have for a kind.
        const record = length > 0 ? undefined : named[at]?.find(({ of }) => holds(prepared, of))
        if (record) rarity += 1 / topics.filter((one) => holds(one, record.of)).length
        at += Math.max(1, length, record?.length ?? 0)
      }
      return { prepared, rarity }
    })
    .filter(({ rarity }) => rarity >= 0.5)
    .toSorted((one, other) => other.rarity - one.rarity)
    .slice(0, mostNear)
}
