import type { Named } from './question.ts'
import { stemsOf, type Word } from './tokens.ts'

/** The fewest words of a name in which no time is read. */
const fewest = 3

/** The places of a question that are a whole name of several words: `How was November?` is a form, and no month. */
export function wholeRecordsIn(words: readonly Word[], records: readonly Named[]): ReadonlySet<number> {
  const said = words.map(({ stem }) => stem)
  const places = new Set<number>()
  for (const { name } of records) {
    const stems = stemsOf(name)
    if (stems.length < fewest) continue
    const at = said.findIndex((_, from) => stems.every((stem, place) => said[from + place] === stem))
    if (at >= 0) for (let place = at; place < at + stems.length; place += 1) places.add(place)
  }
  return places
}
