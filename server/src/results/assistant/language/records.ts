import type { Named } from './question.ts'
import { stemsOf } from './tokens.ts'
import type { Topic } from './topic.ts'

/** What is looked through: the words of a question, for records that a topic's columns name. */
interface Searched {
  readonly topic: Topic
  readonly records: readonly Named[]
  readonly stems: readonly (string | null)[]
}

/** A record that stands at a place of a question. */
export interface RecordHit {
  readonly length: number
  readonly column: string
  readonly named: Named
}

const indexes = new WeakMap<readonly Named[], ReadonlyMap<string, readonly Named[]>>()

/** Records by the first word of their name: only those that may begin at a word are compared with it. */
function indexOf(records: readonly Named[]): ReadonlyMap<string, readonly Named[]> {
  const had = indexes.get(records)
  if (had) return had
  const index = new Map<string, Named[]>()
  for (const named of records) {
    const [first] = stemsOf(named.said ?? named.name)
    if (first === undefined) continue
    const list = index.get(first)
    if (list) list.push(named)
    else index.set(first, [named])
  }
  indexes.set(records, index)
  return index
}

/** How many words a name of several words has that stands at a place, whatever the topic can do with it. */
export function longNameAt({ records, stems }: Omit<Searched, 'topic'>, at: number): number {
  const lengths = (indexOf(records).get(stems[at] ?? '') ?? []).flatMap((named) => {
    const phrase = stemsOf(named.said ?? named.name)
    return phrase.every((stem, place) => stems[at + place] === stem) ? [phrase.length] : []
  })
  const longest = Math.max(0, ...lengths)
  return longest > 1 ? longest : 0
}

/** A service or another record that the topic's columns name. */
export function recordAt({ topic, records, stems }: Searched, at: number): RecordHit | null {
  let longest: RecordHit | null = null
  for (const named of indexOf(records).get(stems[at] ?? '') ?? []) {
    const holds = topic.columns.find(({ of }) => of === named.of)
    if (!holds) continue
    const phrase = stemsOf(named.said ?? named.name)
    if (!phrase.every((stem, place) => stems[at + place] === stem)) continue
    // `the SEO team` is people, and no service of that name.
    const ofPeople = named.of === 'departments' || named.of === 'taskTeams'
    if (ofPeople && /^(?:team|department)$/.test(stems[at + phrase.length] ?? ''))
      return { length: phrase.length + 1, column: holds.id, named }
    if (phrase.length > (longest?.length ?? 0)) longest = { length: phrase.length, column: holds.id, named }
  }
  return longest
}

/** The lists of which entries stand in a question. */
export function recordAreasIn(
  records: readonly Named[],
  stems: readonly (string | null)[],
): ReadonlySet<string> {
  const index = indexOf(records)
  return new Set(
    stems.flatMap((first, at) =>
      (index.get(first ?? '') ?? []).flatMap(({ said, name, of }) =>
        of !== undefined && stemsOf(said ?? name).every((stem, place) => stems[at + place] === stem)
          ? [of]
          : [],
      ),
    ),
  )
}
