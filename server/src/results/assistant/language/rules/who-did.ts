import type { AskedColumn } from '../topic.ts'
import type { Rule, TopicReader } from '../topic-reader.ts'

/** The column of whoever did something to rows, by the verb that stands at a place. */
const doerAt = (reader: TopicReader, at: number): AskedColumn | undefined =>
  reader.topic.columns.find(({ did }) => did?.includes(reader.low(at)))

/** `who approved the invoice`: whoever did it is told of each row, or rows are told by them. */
export const readWhoDid: Rule = (reader, at) => {
  if (reader.low(at) !== 'who') return 0
  const verb = /^(?:has|have|had)$/.test(reader.low(at + 1)) ? at + 2 : at + 1
  const column = doerAt(reader, verb)
  if (!column) return 0
  reader.understood += 1
  if (column.evokes) reader.evoked += 2
  const counts = reader.lows.slice(verb).some((low) => /^(?:most|fewest|least)$/.test(low))
  if (counts) reader.mentions.push({ column, at: verb, plural: false, my: false, asked: true })
  else if (!reader.measures.includes(column.id)) reader.measures.push(column.id)
  reader.says.add('measure')
  return verb + 1 - at
}
