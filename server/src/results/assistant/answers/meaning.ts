import { topicOf } from '../language/declared-topics.ts'
import type { AskedColumn, Topic } from '../language/topic.ts'
import type { PortalReader } from '../portal-reader.ts'
import { plain } from './markdown.ts'
import { lower } from './words.ts'

const labelOf = ({ columns }: Topic, id: string): string =>
  lower(columns.find((one) => one.id === id)?.label ?? id)

/** How a quotient comes about, from its declaration. */
const ofRate = (topic: Topic, { id, kind, rate }: AskedColumn): string =>
  rate
    ? `${labelOf(topic, rate.of)} divided by ${labelOf(topic, rate.per)}${id === 'cpm' ? ', times a thousand' : kind === 'percent' ? ', in percent' : ''}`
    : ''

/** What a figure is, and how one asks for it. */
export function* answerMeaning(topicId: string, id: string, portal: PortalReader): Generator<string> {
  const topic = topicOf(topicId)?.topic
  const column = topic?.columns.find((one) => one.id === id)
  if (!topic || !column) return
  const label = id === 'spend' && !portal.isEmployee ? 'Investment' : column.label
  const means = column.means ?? ofRate(topic, column)
  yield `**${plain(label)}** is ${means}.\n\nAsk for it by name: *${lower(label)} last month*, *${lower(label)} by month*.`
}
