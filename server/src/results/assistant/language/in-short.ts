import type {
  Bound,
  ComposedQuestion,
  Condition,
  Figure,
  Joined,
  Named,
  Question,
  Reading,
  TopicQuestion,
} from './question.ts'
import type { Period } from './period.ts'

const days = ({ from, to }: Period): string => `${from}..${to}`
const names = (of: readonly Named[]): string => of.map(({ name }) => name).join('+')

const conditionInShort = ({ column, is, values, than, times }: Condition): string => {
  if (is === 'has') return `about=${values.join('_')}`
  if (is === 'none' || is === 'some') return `${column}=${is}`
  if (is === '!=') return `${column}!=${values.join('+')}`
  if (than !== undefined) return `${column}${is}${times === undefined ? '' : `${times}*`}${than}`
  if (is === 'between') return `${column}=${values.join('..')}`
  if (is === 'in' || is === '=')
    return column === 'over' ? (values[0] === 'no' ? 'under' : 'over') : `${column}=${values.join('+')}`
  return `${column}${is}${values.join('+')}`
}

const joinedInShort = ({ topic, period, mine, conditions, records }: Joined): string => {
  const more = [
    period && days(period),
    mine ? 'by=me' : null,
    ...records.map(({ name }) => `service=${name}`),
    ...conditions.map(conditionInShort),
  ].filter(Boolean)
  return `${topic}${more.length > 0 ? `(${more.join(',')})` : ''}`
}

const movedInShort = (by: TopicQuestion['movedBy']): string =>
  by === null ? '' : `${by.is}${by.value}${by.percent ? '%' : ''}`

const ofTopic = (question: TopicQuestion): readonly (string | null)[] => [
  question.ask === 'rows' ? null : question.ask,
  `${question.topic}${question.measures.length > 0 ? `.${question.measures.join(',')}` : ''}`,
  question.mine ? 'mine' : null,
  question.ownClients ? 'client=mine' : null,
  question.clients.length > 0 ? `client=${names(question.clients)}` : null,
  question.except.length > 0 ? `client!=${names(question.except)}` : null,
  question.groups.length > 0 ? `group=${names(question.groups)}` : null,
  ...question.people.map(({ as, who }) => `${as}=${who === 'me' ? 'me' : who.name}`),
  ...question.records.map(({ name }) => `service=${name}`),
  question.us.length > 0 ? `us=${question.us.join('+')}` : null,
  ...question.conditions.map(conditionInShort),
  question.by === null ? null : `by=${question.by}${question.also === null ? '' : `+${question.also}`}`,
  question.period && days(question.period),
  question.against && `vs=${days(question.against)}`,
  question.order && `order=${question.order.descending ? '-' : ''}${question.order.column}`,
  question.limit === null ? null : `limit=${question.limit}`,
  ...question.with.map((one) => `with=${joinedInShort(one)}`),
  ...question.without.map((one) => `without=${joinedInShort(one)}`),
  question.held && `held=${question.held.values.join(question.held.is)}`,
  question.moved && `${question.moved}${movedInShort(question.movedBy)}`,
  question.either ? 'either' : null,
  question.average ? 'average' : null,
  question.peers ? 'peers' : null,
  question.share === null ? null : `share=${question.share}`,
  question.show,
  question.ofTold ? 'told' : null,
]

const figureInShort = ({ of, value, distinct }: Figure): string =>
  ofTopic({ ...of, measures: [distinct ? `different-${value}` : value], by: null })
    .filter(Boolean)
    .join('|')

const boundInShort = ({ figure, is, values, than, times }: Bound): string =>
  `${placeOf(figure)}${is}${than === undefined ? values.join('..') : `${times === undefined ? '' : `${times}*`}${placeOf(than)}`}`

/** The figures of a composition are called by their place: a, b. */
const placeOf = (at: number): string => String.fromCodePoint(97 + at)

const composedInShort = (question: ComposedQuestion): readonly (string | null)[] => [
  'composed',
  ...question.figures.map((one, at) => `${placeOf(at)}:${figureInShort(one)}`),
  question.made,
  ...question.bounds.map(boundInShort),
  question.per === null ? null : `per=${question.per}`,
  question.whose && question.whose.topic === 'clients' && ofTopic(question.whose).filter(Boolean).length > 1
    ? `of=${ofTopic(question.whose).filter(Boolean).slice(1).join('|').replaceAll(' ', '_')}`
    : null,
  question.tell === 'each' ? null : question.tell,
  question.within === undefined ? null : `within=${question.within}`,
  question.order,
  question.limit === null ? null : `limit=${question.limit}`,
]

const parts = (question: Question): readonly (string | null)[] => {
  switch (question.ask) {
    case 'rows':
    case 'when':
    case 'why':
      return ofTopic(question)
    case 'composed':
      return composedInShort(question)
    case 'form':
      return [
        'form',
        question.form,
        question.mine ? 'mine' : null,
        question.client && `client=${question.client.name}`,
        question.service && `service=${question.service.name}`,
        question.assignee && `assignee=${question.assignee.name}`,
        question.due === null ? null : `due=${question.due}`,
        question.amount === null ? null : `amount=${question.amount}`,
        question.text === null ? null : `text=${question.text}`,
      ]
    case 'record':
      return [
        'record',
        question.of === 'mine' ? 'mine' : `${question.of.kind}=${question.of.name}`,
        question.field === null ? null : `field=${question.field}`,
      ]
    case 'team':
      return [
        'team',
        question.of === 'mine' ? 'mine' : `client=${question.of.name}`,
        question.managers ? 'role=manager' : null,
        question.part === undefined ? null : `part=${question.part}`,
        question.asked === undefined ? null : `asked=${question.asked}`,
        question.contact ? 'contact' : null,
      ]
    case 'changes':
      return [
        'changes',
        question.of && `client=${question.of.name}`,
        question.period && days(question.period),
        question.what === null ? null : `of=${question.what}`,
      ]
    case 'several':
      return [question.questions.map((one) => parts(one).filter(Boolean).join(' ')).join(' && ')]
    case 'meaning':
      return ['meaning', `${question.topic}.${question.column}`]
    case 'screen':
      return ['screen', question.of ? `client=${question.of.name}` : null, question.words]
    case 'calendar':
      return ['calendar', question.period && days(question.period), question.part ?? null]
    case 'waiting':
    case 'help':
      return [question.ask]
  }
}

/** A reading in one line, as the corpus has it. */
export function inShort(reading: Reading): string {
  if (reading.is === 'declined') return `decline ${reading.parts.join(', ')}`
  if (reading.is === 'choose') return `choose client ${reading.choices.map(({ name }) => name).join('/')}`
  const left = reading.left ? ` left=${reading.left.join('_').replaceAll(' ', '_')}` : ''
  return `${parts(reading.question).filter(Boolean).join(' ')}${left}`
}
