import { daysInWords } from '../language/period.ts'
import { topicOf } from '../language/declared-topics.ts'
import type { Bound, ComposedQuestion, Figure } from '../language/question.ts'
import type { Topic } from '../language/topic.ts'
import { conditionWords, labelIn } from './condition-words.ts'
import { lower, written } from './words.ts'

/** What a figure of a composition is called in a sentence: `open tasks`, `search budget`. */
export function figureWords({ of, value, distinct }: Figure, isEmployee: boolean): string {
  const topic = topicOf(of.topic)?.topic
  if (!topic) return value
  const named =
    value === 'count'
      ? (topic.rows ?? topic.title)
      : `${labelIn(topic, value, isEmployee)}${distinct ? 's' : ''}`
  return [
    ...of.records.map(({ name }) => name),
    ...of.conditions
      .filter(({ is }) => is !== 'between')
      .map((one) => lower(conditionWords(topic, one, isEmployee))),
    lower(named),
    ...of.people.map(({ who }) => `of ${who === 'me' ? 'yours' : who.name}`),
    of.mine
      ? topic.person !== undefined && topic.id !== 'clients'
        ? 'of yours'
        : isEmployee
          ? 'of your clients'
          : 'of your stores'
      : '',
    ...[...of.clients, ...of.groups].map(({ name }) => `of ${name}`),
    of.us.length > 0 ? `in ${of.us.join(' or ')}` : '',
    ...of.conditions
      .filter(({ is }) => is === 'between')
      .map((one) => timeWords(topic, one.column, one.values)),
    of.period ? `in ${daysInWords(of.period)}` : '',
  ]
    .filter((part) => part !== '')
    .join(' ')
}

function timeWords(topic: Topic, column: string, [from, to]: readonly (string | number)[]): string {
  const days =
    typeof from === 'string' && typeof to === 'string' ? daysInWords({ from, to }) : `${from} to ${to}`
  return column === topic.date || column === topic.newest
    ? `in ${days}`
    : `${lower(topic.columns.find(({ id }) => id === column)?.label ?? column)} ${days}`
}

/** A number as a figure of a composition is written. */
export const figureWritten = ({ of, value, distinct }: Figure, amount: number | null): string => {
  const topic = topicOf(of.topic)?.topic
  return topic ? written(topic, distinct ? 'count' : value, amount) : String(amount ?? '–')
}

const signWords: Readonly<Record<Bound['is'], string>> = {
  '>': 'over', '<': 'under', '>=': 'at least', '<=': 'at most', '=': 'exactly', between: 'between',
} // prettier-ignore

/** How often another figure, as a person says it. */
const timesWords = (times: number): string =>
  times === 1
    ? ''
    : Number.isInteger(times)
      ? `${times} times the `
      : `${Math.round(times * 1000) / 10}% of the `

/** What a figure is held against. */
export function boundInWords(bound: Bound, { figures }: ComposedQuestion, isEmployee: boolean): string {
  const figure = figures[bound.figure]
  if (!figure) return ''
  const words = figureWords(figure, isEmployee)
  const other = bound.than === undefined ? undefined : figures[bound.than]
  if (other)
    return `${words} ${signWords[bound.is]} ${timesWords(bound.times ?? 1)}${figureWords(other, isEmployee)}`
  const [value = 0, to] = bound.values
  if (bound.is === '=' && value === 0) return `no ${words}`
  return `${words} ${signWords[bound.is]} ${figureWritten(figure, value)}${to === undefined ? '' : ` and ${figureWritten(figure, to)}`}`
}

const subjects: Readonly<Record<string, string>> = {
  client: 'clients', person: 'people', manager: 'managers', group: 'groups', month: 'months', us: 'states', industry: 'industries',
} // prettier-ignore

/** What figures are told by, in the plural. */
export const subjectWords = (per: string): string => subjects[per] ?? (per.endsWith('s') ? per : `${per}s`)

/** What is worked out of two figures. */
export function madeWords({ made, figures }: ComposedQuestion, isEmployee: boolean): string {
  const [one, other] = figures.map((figure) => figureWords(figure, isEmployee))
  if (made === null || one === undefined || other === undefined) return ''
  return {
    ratio: `${one} per ${other}`,
    difference: `${one} less ${other}`,
    percent: `${one} as a percentage of ${other}`,
  }[made]
}

/** A composition part by part, as it was understood. */
export function composedAs(
  question: ComposedQuestion,
  whose: readonly string[],
  isEmployee: boolean,
): readonly string[] {
  const { per, figures, bounds, made, tell, order, limit, within } = question
  const subject = per === null ? [] : [subjectWords(per).replace(/^./, (letter) => letter.toUpperCase())]
  const plain =
    bounds.length > 0 || made !== null ? [] : figures.map((figure) => figureWords(figure, isEmployee))
  return [
    ...(tell === 'average' || tell === 'median'
      ? [`${tell === 'median' ? 'Median' : 'Average'}${per === null ? '' : ` by ${per}`}`]
      : subject),
    ...whose,
    ...(made === null ? [] : [madeWords(question, isEmployee)]),
    ...plain,
    ...bounds.map((bound) => boundInWords(bound, question, isEmployee)),
    ...(tell === 'count' ? ['how many'] : []),
    ...(order === null ? [] : [`${order === 'most' ? 'highest' : 'lowest'} first`]),
    ...(limit === null ? [] : [`the first ${limit}`]),
    ...(within === undefined
      ? []
      : [`of each ${subjects[within] === undefined ? within : subjectWords(within).replace(/s$/, '')}`]),
  ]
}
