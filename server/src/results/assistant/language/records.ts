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

const known = new Map<string, readonly string[]>()
/** The stems of a name, which come with every question. */
export const stemsOfName = (name: string): readonly string[] => {
  const had = known.get(name)
  if (had) return had
  const made = stemsOf(name)
  known.set(name, made)
  return made
}

/** A service or another record that the topic's columns name. */
export function recordAt({ topic, records, stems }: Searched, at: number): RecordHit | null {
  for (const named of records) {
    const holds = topic.columns.find(({ of }) => of === named.of)
    if (!holds) continue
    const phrase = stemsOfName(named.said ?? named.name)
    if (phrase.length > 0 && phrase.every((stem, place) => stems[at + place] === stem))
      return { length: phrase.length, column: holds.id, named }
  }
  return null
}
