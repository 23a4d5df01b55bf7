import { topicOf } from '../declared-topics.ts'
import type { Joined } from '../question.ts'
import { recordAt } from '../records.ts'
import type { Rule, TopicReader } from '../topic-reader.ts'

const budgetsOf = (more: Pick<Joined, 'conditions' | 'records'>): Joined => ({
  topic: 'budgets',
  period: null,
  mine: false,
  ...more,
})

/** What stands before `clients`: a service, or what a channel is called. */
function servedBy(
  reader: TopicReader,
  at: number,
): { readonly joined: Joined; readonly length: number } | null {
  const { records, stems } = reader
  const service = recordAt({ topic: { ...reader.topic, columns: [services] }, records, stems }, at)
  if (service)
    return { joined: budgetsOf({ conditions: [], records: [service.named] }), length: service.length }
  const channel = topicOf('figures')?.topic.columns.find(({ id }) => id === 'channel')
  for (const length of [2, 1]) {
    const words = reader.lows.slice(at, at + length).join(' ')
    const value = channel?.values?.find((one) => one.words.includes(words))?.value
    if (value !== undefined)
      return {
        joined: budgetsOf({ conditions: [{ column: 'channel', is: '=', values: [value] }], records: [] }),
        length,
      }
  }
  return null
}

const services = { id: 'service', label: 'Service', kind: 'record', words: [], of: 'services' } as const

/** `SEO clients`: those who have a budget for it. */
export const readServiceClients: Rule = (reader, at) => {
  if (reader.topic.id !== 'clients' || reader.hitAt(at)) return 0
  const found = servedBy(reader, at)
  const noun = found && reader.hitAt(at + found.length)
  if (!found || !noun?.meanings.some(({ is }) => is === 'topic')) return 0
  reader.served.push(found.joined)
  reader.understood += found.length
  return found.length
}
