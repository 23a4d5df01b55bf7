import { lowsOf, type Item } from '../items.ts'
import type { Read } from '../prepare.ts'
import { emptyQuestion, type TopicQuestion } from '../question.ts'
import { readTopic } from '../read-topic.ts'
import type { FigureRead } from './figure.ts'
import { withoutHead } from './slices.ts'

/** Whose figures a composition tells. */
export interface Subject {
  /** `client`, `manager`, `group`, `month`, or `who`: whoever the figures are told by. */
  readonly per: string
  readonly whose: TopicQuestion | null
  /** How many of them there are is asked. */
  readonly counts: boolean
}

const asking =
  /^(?:(?:please|rank|sort|order|show|list|find|give|get|tell|pull|see|need|want|i|we|me|us|up|out|just|only|all|any|the|of|a|an|which|what|are|is|were|was|there|do|does|did|have|names? of|list of|each|every|for|have we|can you|can|you|know|look for|any of|each of|all of) )+/

const counting = /^(?:how many|(?:the )?(?:number|count) of|count(?: up)?(?: the)?|total number of)(?: of)? /

const plainSubjects: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:who|whos|people|persons?|employees?|everyone|everybody|team members?|teammates?|colleagues?|staff|specialists?|users?|assignees?)$/,
    'who',
  ],
  [/^(?:(?:account|client) )?(?:managers?|ams?|reps?|am's)$/, 'manager'],
  [/^(?:(?:dealer|dealership|auto|store|client) )?groups?$/, 'group'],
  [/^months?$/, 'month'],
  [/^(?:(?:us )?states?)$/, 'us'],
  [/^(?:regions?|territor(?:y|ies))$/, 'region'],
  [/^(?:manufacturers?|oems?)$/, 'manufacturer'],
  [/^(?:brands?|franchises?)$/, 'brand'],
  [/^(?:industry|industries)$/, 'industry'],
  [/^(?:(?:advertising |ad |media )?channels?)$/, 'channel'],
  [/^(?:(?:advertising |ad )?platforms?)$/, 'platform'],
  [/^services?$/, 'service'],
  [/^departments?$/, 'department'],
]

/** Who is spoken of; null where that is nobody that figures are told by. */
export function subjectIn(said: readonly Item[], read: Read): Subject | null {
  if (said.length === 0) return null
  const spoken = withoutHead(said, /^(?:(?:and|so|ok|okay|then|also) )+/)
  const counted = withoutHead(spoken, counting)
  const counts = counted.length < spoken.length
  const line = lowsOf(counted)
  // `which of those`
  if (/^(?:who|which|which ones|any|what|show me)?(?: of)? ?(?:those|them|these)$/.test(line))
    return Array.isArray(read.told) && read.told.length > 0
      ? { per: 'client', whose: { ...emptyQuestion('clients'), clients: read.told }, counts }
      : null
  const bare = line === 'who' ? counted : withoutHead(counted, asking)
  const words = lowsOf(bare)
  const plain = plainSubjects.find(([pattern]) => pattern.test(words))
  if (plain) return { per: plain[1], whose: null, counts }
  const clients = read.topics.find(({ topic }) => topic.id === 'clients')
  if (!clients || bare.length === 0) return null
  const { question, left, evoked, unsure, names } = readTopic(clients, bare, read)
  const told =
    question.by !== null || question.also !== null || question.order !== null || question.limit !== null
  if (left.length > 0 || evoked === 0 || unsure || told || !names) return null
  if (question.measures.some((id) => id !== 'count') || question.ask !== 'rows' || question.period !== null)
    return null
  if (question.against !== null || question.held !== null || question.moved !== null || question.average)
    return null
  return {
    per: 'client',
    whose: { ...question, measures: [] },
    counts: counts || question.measures.includes('count'),
  }
}

/** What the figures of a subject are told by; null where not all of their topics can be told so. */
export function perOf(subject: Subject, figures: readonly FigureRead[]): string | null {
  const has = ({ topic }: FigureRead, id: string): boolean => topic.columns.some((column) => column.id === id)
  const each = (fits: (figure: FigureRead) => boolean): boolean => figures.every(fits)
  switch (subject.per) {
    case 'client':
      return each(
        ({ topic, figure }) =>
          (topic.client !== undefined || topic.id === 'support') &&
          (topic.id !== 'clients' || figure.value !== 'count') &&
          !topic.ofOne &&
          !topic.ofFew,
      )
        ? 'client'
        : null
    case 'who':
      if (each(({ topic }) => topic.person !== undefined)) return 'person'
      // Nobody spends for himself: a client does.
      return each(
        ({ topic }) =>
          topic.client !== undefined && topic.person === undefined && !topic.ofOne && !topic.ofFew,
      )
        ? 'client'
        : null
    case 'month':
      // Of which months, the question says.
      return each(({ topic, timed }) => timed && topic.by?.includes('month') === true) ? 'month' : null
    default:
      return each((figure) => has(figure, subject.per) && !figure.topic.ofOne && !figure.topic.ofFew)
        ? subject.per
        : null
  }
}
