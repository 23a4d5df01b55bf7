import * as english from '../english.ts'
import type { Rule, TopicReader } from '../topic-reader.ts'

/** `will`, `forecast`: what is yet to come, of topics that can foretell it. */
export const readForetold: Rule = (reader, at) => {
  const { topic } = reader
  const length = reader.phraseAt(english.foretold, at)
  if (length === 0 || reader.hitAt(at)) return 0
  if (topic.foretold) {
    reader.foretells = true
    reader.evoked += 2
    return length
  }
  if (topic.past) reader.left.push(at)
  return topic.past ? length : 0
}

/** Of what is foretold the measure that foretells it is asked for. */
export function concludeForetold(reader: TopicReader): void {
  const { topic, measures, conditions, values } = reader
  if (!reader.foretells || !topic.foretold) return
  const { by, of } = topic.foretold
  const at = measures.indexOf(of)
  if (at >= 0) measures.splice(at, 1, by)
  else if (!measures.includes(by)) measures.unshift(by)
  for (const [place, one] of conditions.entries())
    if (one.column === of) conditions[place] = { ...one, column: by }
  const [over] = values.get('over') ?? []
  if (over === undefined) return
  values.delete('over')
  conditions.push({ column: by, is: over === 'yes' ? '>' : '<', values: [], than: 'budget' })
  if (!measures.includes('budget')) measures.push('budget')
}
