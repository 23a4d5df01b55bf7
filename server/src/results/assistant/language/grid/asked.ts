import type { Condition, TopicQuestion } from '../question.ts'

/** A question with what its reading must say, by what was declared. */
export interface Asked {
  /** The way it is asked: `R with the highest C`. */
  readonly way: string
  readonly question: string
  /** The topic that it must be read by. */
  readonly topic: string
  /** What the reading must say, and nothing else. */
  readonly says: readonly string[]
  /** What it may say besides. */
  readonly may: readonly string[]
  /** What is asked for; not looked at where absent. */
  readonly measure?: string
}

const ofCondition = ({ column, is, values, than }: Condition): string =>
  is === 'none' || is === 'some'
    ? `${column}:${is}`
    : `${column} ${is === 'in' ? '=' : is} ${than ?? values.join('|')}`

/** What a reading says, part by part. */
export function saidBy(question: TopicQuestion): readonly string[] {
  const { ask, clients, except, groups, people, records, us, period, against, order, limit } = question
  const parts = [
    ask === 'rows' ? null : ask,
    ...clients.map(({ name }) => `client ${name}`),
    ...except.map(({ name }) => `not ${name}`),
    ...groups.map(({ name }) => `group ${name}`),
    ...people.map(({ who }) => `person ${who === 'me' ? 'me' : who.name}`),
    ...records.map(({ name }) => `service ${name}`),
    ...us.map((state) => `in ${state}`),
    ...question.conditions.map(ofCondition),
    ...question.with.map(({ topic }) => `with ${topic}`),
    ...question.without.map(({ topic }) => `without ${topic}`),
    question.mine || question.ownClients ? 'mine' : null,
    period && `from ${period.from} to ${period.to}`,
    against && 'against',
    question.by && `by ${question.by}`,
    question.also && `also ${question.also}`,
    order && `order ${order.descending ? '-' : ''}${order.column}`,
    limit === null ? null : `limit ${limit}`,
    question.average ? 'average' : null,
    question.peers ? 'peers' : null,
    question.share && 'share',
    question.held && 'held',
    question.moved && `moved ${question.moved}`,
    question.show,
  ]
  return parts.flatMap((part) => (part === null || part === '' ? [] : [part]))
}

/** What a reading says that it must not, and what it leaves out. */
export function differs({ topic, says, may, measure }: Asked, question: TopicQuestion): readonly string[] {
  const said = saidBy(question)
  return [
    ...(question.topic === topic ? [] : [`topic ${question.topic}`]),
    ...says.filter((part) => !said.includes(part)).map((part) => `-${part}`),
    ...said.filter((part) => !says.includes(part) && !may.includes(part)).map((part) => `+${part}`),
    ...(measure === undefined || question.measures.includes(measure) ? [] : [`-measure ${measure}`]),
  ]
}
