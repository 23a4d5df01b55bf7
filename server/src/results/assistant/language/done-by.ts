import { done } from './about-one.ts'
import { topicOf } from './declared-topics.ts'
import { lowsOf, type Item } from './items.ts'
import { isTopic, type Question, type Reading } from './question.ts'

const asks =
  /^(?:and )?who (?:has |have |had )?(?:already )?(\w+ed|saw|seen|sent|made|wrote|took|gave|knew|knows)(?: for)? (?:them|it|those|these|that|(?:the |that )?\u0001(?: one)?)(?: all)?$/

/** What people say of whoever a column calls otherwise. */
const alsoSaid: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:acknowledged|saw|seen|noticed|handled|knew|knows|reviewed)$/,
    /^(?:looked after|seen|acknowledged|reviewed) by$/i,
  ],
  [/^(?:sent|submitted)$/, /^(?:sent|submitted) by$/i],
  [/^(?:asked|wanted)$/, /^requested by$/i],
  [
    /^(?:made|wrote|created|added|entered|reported|logged|filed)$/,
    /^(?:created|written|added|reported|entered|by|author|requested) ?(?:by)?$/i,
  ],
]

/** Whether a question asks who did something to the rows before. */
export const asksByWhomDone = (items: readonly Item[]): boolean => asks.test(lowsOf(items))

/** `who acknowledged them` after alarms that rang: those, told by whoever did; declined where rows do not say who. */
export function doneBy(items: readonly Item[], before: Question | null): Reading | null {
  const verb = asks.exec(lowsOf(items))?.[1]
  if (verb === undefined || !isTopic(before) || before.topic === 'clients') return null
  const columns = topicOf(before.topic)?.topic.columns ?? []
  const others = alsoSaid.filter(([said]) => said.test(verb)).map(([, label]) => label)
  const by = columns.find(
    ({ did = [], label, kind, words }) =>
      did.includes(verb) ||
      label.toLowerCase() === `${verb} by` ||
      ((kind === 'person' || words.some((word) => / by$/i.test(word))) &&
        others.some((one) => one.test(label))),
  )?.id
  const [client, other] = items.flatMap((item) => (item.is === 'name' ? [item.span.candidates] : []))
  const [one, another] = client ?? []
  const unsure = other !== undefined || another !== undefined || (one !== undefined && one.kind !== 'client')
  if (by === undefined || before.limit !== null || unsure)
    return { is: 'declined', parts: [lowsOf(items)], nearest: before.topic, firm: true }
  const of = { ...before, ask: 'rows' as const, ...(one ? { clients: [one] } : {}) }
  // Of one store, and of what rows say by themselves, each row says who it was.
  if (one || columns.find(({ id }) => id === by)?.kind === 'text')
    return done({ ...of, measures: [by], by: null, also: null, order: null })
  return done({ ...of, measures: ['count'], by, also: null, order: null })
}
