import { daysInWords, type Period } from '../language/period.ts'
import { topicOf } from '../language/declared-topics.ts'
import type { Held, Joined, MovedBy, Question, TopicQuestion } from '../language/question.ts'
import type { Topic } from '../language/topic.ts'
import { stateOfClients } from './core/state-of-clients.ts'
import { composedAs } from './composed-words.ts'
import { conditionWords, labelIn, valueWords } from './condition-words.ts'
import { plain } from './markdown.ts'
import { lower } from './words.ts'

const heldWords = (topic: Topic, { column, values: [one, other], is }: Held): string => {
  const words = (value: string): string => valueWords(topic, { column, is: '=', values: [value] })
  return `${words(one)} ${is === '>' ? 'over' : 'under'} ${words(other)}`
}

/** What clients have, or lack: `SEO budgets in November 2026`. */
export function joinedWords(
  { topic: id, period, mine, conditions, records }: Joined,
  isEmployee: boolean,
): string {
  const topic = topicOf(id)?.topic
  if (!topic) return id
  return [
    ...records.map(({ name }) => name),
    ...conditions.map((one) => lower(conditionWords(topic, one, isEmployee))),
    topic.title.toLowerCase(),
    mine ? 'of yours' : '',
    period ? `in ${daysInWords(period)}` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

function ofTopic(
  question: TopicQuestion,
  topic: Topic,
  period: Period | null,
  isEmployee: boolean,
): readonly string[] {
  const of = (ids: readonly string[]): string => ids.map((id) => labelIn(topic, id, isEmployee)).join(', ')
  const against = question.against ? `, compared with ${daysInWords(question.against)}` : ''
  return [
    `${question.share === null ? '' : 'Share of '}${
      question.ask === 'why'
        ? `Why ${lower(of(question.measures))}`
        : question.ask === 'when'
          ? `When: ${topic.title}`
          : question.measures.length > 0
            ? question.measures.includes('count') || isFigureTopic(topic)
              ? of(question.measures)
              : `${topic.title}: ${of(question.measures)}`
            : topic.title
    }`,
    ...question.records.map(({ name }) => name),
    // Counted and told by something, clients are those that are with the agency now.
    topic.id === 'clients' &&
    question.measures.includes('count') &&
    question.by !== null &&
    stateOfClients(question) !== null &&
    !question.conditions.some(({ column }) => column === 'state')
      ? 'Active'
      : '',
    ...question.conditions.map((one) => conditionWords(topic, one, isEmployee)),
    question.clients.map(({ name }) => name).join(' and '),
    question.groups.map(({ name }) => name).join(' and '),
    ...question.people.map(
      ({ as, who }) => `${as === 'member' ? 'team' : as}: ${who === 'me' ? 'you' : who.name}`,
    ),
    question.mine
      ? topic.person !== undefined && topic.id !== 'clients'
        ? 'yours'
        : isEmployee
          ? 'your clients'
          : 'your stores'
      : '',
    question.ownClients ? (isEmployee ? 'your clients' : 'your stores') : '',
    question.us.join(' or '),
    question.except.length > 0 ? `without ${question.except.map(({ name }) => name).join(' and ')}` : '',
    ...question.with.map((one) => `with ${joinedWords(one, isEmployee)}`),
    ...question.without.map((one) => `without ${joinedWords(one, isEmployee)}`),
    period ? `${daysInWords(period)}${against}` : against.slice(2),
    question.by === null
      ? ''
      : `by ${[question.by, ...(question.also === null ? [] : [question.also])].map((id) => labelIn(topic, id, isEmployee).toLowerCase().replace(/^by$/, 'person')).join(' and ')}`,
    question.held ? heldWords(topic, question.held) : '',
    question.moved === null
      ? ''
      : `only what ${question.moved === 'up' ? 'rose' : 'fell'}${question.movedBy ? ` by ${boundWords(question.movedBy)}` : ''}`,
    question.either ? 'one of these is enough' : '',
    question.average ? 'average' : '',
    question.peers ? 'compared with the average of clients' : '',
    question.order ? orderWords(topic, question.order) : '',
    question.limit === null ? '' : `the first ${question.limit}`,
    question.show === 'chart' ? 'drawn as bars' : '',
  ].filter((part) => part !== '')
}

/** `more than 20%`. */
export const boundWords = ({ is, value, percent }: MovedBy): string =>
  `${{ '>': 'more than', '<': 'less than', '>=': 'at least', '<=': 'at most' }[is]} ${value.toLocaleString('en-US')}${percent ? '%' : ''}`

const isFigureTopic = ({ id }: Topic): boolean => id === 'figures' || id === 'budgets' || id === 'pacing'

const whose = (of: Question & { readonly of?: unknown }): string => {
  const { of: named } = of
  return named === 'mine'
    ? 'your store'
    : typeof named === 'object' && named !== null && 'name' in named
      ? String(named.name)
      : ''
}

/** How a question was understood, part by part; the first says what, the others of what. */
export function readAs(question: Question, period: Period | null, isEmployee: boolean): readonly string[] {
  switch (question.ask) {
    case 'rows':
    case 'when':
    case 'why': {
      const topic = topicOf(question.topic)?.topic
      return topic ? ofTopic(question, topic, period, isEmployee) : []
    }
    case 'composed': {
      const clients = topicOf('clients')?.topic
      const whose =
        question.whose && clients ? ofTopic(question.whose, clients, null, isEmployee).slice(1) : []
      return composedAs(question, whose, isEmployee)
    }
    case 'record':
      return [question.field === null ? 'Profile' : 'From the profile', whose(question)]
    case 'team':
      return [
        question.managers ? 'Managers' : question.part === undefined ? 'Team' : `Team: ${question.part}`,
        whose(question),
        question.asked ?? '',
      ].filter((part) => part !== '')
    case 'changes':
      return [
        'What changed',
        question.what === null ? '' : question.what === 'budget' ? 'Budgets' : 'Activities',
        whose(question),
        period ? daysInWords(period) : '',
      ].filter((part) => part !== '')
    case 'calendar':
      return period ? ['Your calendar', daysInWords(period)] : []
    case 'form':
    case 'several':
    case 'meaning':
    case 'waiting':
    case 'screen':
    case 'help':
      return []
  }
}

/**
 * The parts as the line above an answer. Pressing one begins a message that
 * changes it: `say:` is put into the field, nothing is sent.
 */
export const readAsLine = (parts: readonly string[]): string =>
  parts.length === 0
    ? ''
    : `> ${parts.map((part, at) => (at === 0 ? plain(part) : `[${plain(part)}](say:${encodeURIComponent(`not ${part} but `).replaceAll(/[()]/g, '')})`)).join(' · ')}\n\n`

/** A choice: pressing it sends it, or what is to be said for it. */
export const choice = (words: string, said = words): string =>
  `[${plain(words)}](ask:${encodeURIComponent(said).replaceAll(/[()']/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)})`

/** `highest first`; of days the newest ones, or the earliest. */
function orderWords(topic: Topic, { column, descending }: NonNullable<TopicQuestion['order']>): string {
  const ofDays = topic.columns.some(({ id, kind }) => id === column && kind === 'date')
  return `${ofDays ? (descending ? 'newest' : 'earliest') : descending ? 'highest' : 'lowest'} first`
}
