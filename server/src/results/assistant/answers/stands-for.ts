import { topicOf } from '../language/declared-topics.ts'
import type { Question, TopicQuestion } from '../language/question.ts'
import { isTopic } from '../language/question.ts'
import type { PortalReader } from '../portal-reader.ts'
import { link } from './markdown.ts'

const platforms: readonly (readonly [RegExp, string, string])[] = [
  [/\b(?:google ads|adwords)\b/i, 'search', 'Google Ads'],
  [/\b(?:facebook|meta|instagram)\b/i, 'social', 'Facebook and Instagram'],
]

/** What is planned and paid, of which no platform is known. */
const isPlanned = new Set(['budgets', 'pacing'])

/** Where leads that came in are told with what each of them cost. */
const costsOfLeads = [
  ['Overview', '/reporting/overview'],
  ['Group Report', '/reporting/group-report'],
  ['CRO Dashboard', '/reporting/cro-dashboard'],
] as const

/**
 * What a word of a question stands for, where the portal tells something else by it: leads of advertising are its
 * conversions, and of what is planned a platform is its whole channel. Empty where nothing does.
 *
 * @param text the question as it was asked
 * @param both whether what leads that came in cost is told too
 */
export function standsFor(question: Question, text: string, portal: PortalReader, both = false): string {
  if (!isTopic(question)) return ''
  const { topic, measures } = question
  const planned = [question, ...question.with, ...question.without].filter((one) => isPlanned.has(one.topic))
  if (planned.length > 0) {
    const channels = planned
      .flatMap((one) => one.conditions)
      .flatMap(({ column, values }) => (column === 'channel' ? values : []))
    const said = platforms.filter(([word, channel]) => channels.includes(channel) && word.test(text))
    return said
      .map(
        ([, , name]) => `*${name} stands for its whole channel here: budgets are not told by platform.*\n\n`,
      )
      .join('')
  }
  const ofWork = ofWorkWords(question, text)
  if (ofWork !== '') return ofWork
  const perLead = measures.includes('costPerConversion') || measures.includes('conversions')
  if (topic !== 'figures' || !perLead || !/\b(?:leads?|cpls?)\b/i.test(text)) return ''
  const places =
    measures.includes('costPerConversion') && !both
      ? costsOfLeads.filter(([, path]) => portal.opens(path)).map(([title, path]) => link(title, path))
      : []
  return `*A lead is a conversion that an advertising platform counted here, and none that came in at the store.${
    places.length > 0 ? ` What those cost stands in ${places.join(' or ')}.` : ''
  }*\n\n`
}

/** What words of work stand for: a call is any talk, and when something was done is told by when it was due. */
function ofWorkWords({ topic, conditions }: TopicQuestion, text: string): string {
  const has = (column: string): boolean => conditions.some((one) => one.column === column)
  if (topic === 'interactions' && !has('type') && /\bcalls\b/i.test(text))
    return '*A call is an interaction of any type here: ask for “phone calls logged” for those alone.*\n\n'
  const finished = Object.entries(topicOf(topic)?.topic.finished ?? {})
  const done = conditions.some(({ column, values }) =>
    finished.some(([id, choices]) => id === column && values.some((one) => choices.includes(String(one)))),
  )
  return topicOf(topic)?.topic.toldByDue === true && has('dueAt') && done
    ? '*On which day a deliverable was done is not kept: these were due then.*\n\n'
    : ''
}
