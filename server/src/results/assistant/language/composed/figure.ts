import { isHeldThen } from '../counted-then.ts'
import { draftsOf, inertOf } from '../drafts.ts'
import { lowsIn, lowsOf, stemsIn, type Item } from '../items.ts'
import type { Knowledge } from '../prepare.ts'
import { emptyQuestion, type Figure, type TopicQuestion } from '../question.ts'
import type { Draft } from '../read-topic.ts'
import { meaningsAt, type AskedColumn, type Topic } from '../topic.ts'
import { withoutHead, withoutTail } from './slices.ts'

/** A figure as it was read out of some words, and the topic that it is of. */
export interface FigureRead {
  readonly figure: Figure
  readonly topic: Topic
  /** Its words, without those that only lead on to it. */
  readonly items: readonly Item[]
  /** It says itself of which days it is. */
  readonly timed: boolean
  /** It is said to be that of all: `total spend`. */
  readonly whole: boolean
}

/** Words that lead on to a figure and say nothing of it. */
const leading =
  /^(?:(?:the|a|an|any|of|their|its|his|her|our|your|them|they|we|it|he|she|what|have|has|had|having|got|get|gets|getting|with|total|overall|all|combined|number of|count of|amount of|total of|how (?:many|much)|different|distinct|do|did|does|are|were|is|was|being)(?: |$))+/
const trailing =
  /(?: (?:they|we|it|he|she|each|have|has|had|got|get|gets|total|overall|altogether|combined|do|did|does|count|themselves|instead|on file|on record|in the system))+$/

/** Words that may stand before the figure they speak of again: `pay in fees` are the fees. */
const verbs =
  /^(?:pay|pays|paid|paying|spend|spends|spent|spending|get|gets|got|cost|costs|put|make|makes)(?: (?:us|on|in|for|to))* /

/** Topics that have a figure of their own for each way to ask: their rows are nobody's number. */
const neverCounted = new Set(['figures', 'pacing'])

/** What is counted by how many different ones there are: the services of a client's budgets. */
const kindsHad: readonly (readonly [topic: string, column: string])[] = [
  ['budgets', 'service'],
  ['figures', 'channel'],
  ['figures', 'platform'],
]

/** What some words come to as a figure, the likeliest first; none where a word of them is not understood. */
export function figuresIn(
  said: readonly Item[],
  knowledge: Knowledge,
  counts: boolean,
): readonly FigureRead[] {
  const bare = withoutTail(withoutHead(said, leading), trailing)
  // Since when, or whether at all, is no figure.
  if (bare.length === 0 || lowsIn(bare).some((low) => /^(?:ever|never|always|since)$/.test(low))) return []
  const numbered = /^(?:(?:the|a) )?(?:(?:total )?number of|count of|how many)\b/.test(lowsOf(said))
  const found = readFigures(bare, knowledge, counts).filter(
    // `number of cpc`: what is no number of anything is named so by nobody.
    ({ topic, figure }) => !numbered || isCounted(topic, figure),
  )
  const whole = /^(?:(?:our|the|what) )*(?:total|overall|all|everybody|everyone)\b/.test(lowsOf(said))
  if (found.length > 0 || numbered) return found.map((one) => ({ ...one, whole }))
  const rest = withoutHead(bare, verbs)
  return rest.length < bare.length && rest.length > 0
    ? readFigures(withoutHead(rest, leading), knowledge, counts)
    : []
}

function readFigures(items: readonly Item[], knowledge: Knowledge, counts: boolean): readonly FigureRead[] {
  const kinds = kindsIn(items, knowledge)
  if (kinds) return [kinds]
  const fits = draftsOf(items, knowledge).filter(
    ({ draft }) => draft.left.length === 0 && draft.unsure === null,
  )
  const [best] = fits
  return fits
    .filter(({ draft }) => draft.understood >= (best?.draft.understood ?? 0))
    .slice(0, mostCandidates)
    .flatMap((candidate) => {
      const { prepared, draft } = candidate
      const value = valueOf(draft, prepared.topic, items, counts)
      if (
        value === null ||
        !isBare(draft.question, prepared.topic) ||
        inertOf(candidate, knowledge).length > 0
      )
        return []
      const of: TopicQuestion = { ...draft.question, measures: [value], by: null, limit: null, order: null }
      return [
        {
          figure: { of, value },
          topic: prepared.topic,
          items,
          timed: items.some(({ is }) => is === 'time'),
          whole: false,
        },
      ]
    })
}

/** Topics that fit as well as the best one and are looked at beside it. */
const mostCandidates = 3

/** `services`, `different channels`: how many different ones a client has. */
function kindsIn(items: readonly Item[], { topics }: Knowledge): FigureRead | null {
  const times = items.filter(({ is }) => is === 'time')
  const words = items.filter(({ is }) => is !== 'time')
  const stems = stemsIn(words)
  const plural = /(?<!s)s$/.test(lowsIn(words).at(-1) ?? '')
  for (const [id, columnId] of kindsHad) {
    const prepared = topics.find(({ topic }) => topic.id === id)
    const hit = prepared && meaningsAt(prepared.lexicon, stems, 0)
    if (
      !prepared ||
      hit?.length !== stems.length ||
      (!plural &&
        words.length > 0 &&
        !/^(?:service|channel|platform|product)$/.test(lowsIn(words).at(-1) ?? ''))
    )
      continue
    const named = hit.meanings.some((meaning) => meaning.is === 'column' && meaning.column.id === columnId)
    const [time, other] = times.flatMap((item) => (item.is === 'time' ? [item.time] : []))
    if (!named || other || time?.side !== undefined) continue
    return {
      figure: {
        of: { ...emptyQuestion(id), by: columnId, period: time?.period ?? null },
        value: columnId,
        distinct: true,
      },
      topic: prepared.topic,
      items,
      timed: time !== undefined,
      whole: false,
    }
  }
  return null
}

/** The column, or the number of rows, that a question asks for; null where it asks for none, or for several. */
function valueOf(
  { question: { measures }, names }: Draft,
  topic: Topic,
  items: readonly Item[],
  counts: boolean,
): string | null {
  const [first, other] = measures
  if (other !== undefined) return null
  // `only one budget`: so many of what is called by what it amounts to.
  if (counts && names && topic.amountOfOne && first === topic.measure) return 'count'
  if (first !== undefined && first !== 'count') {
    const column = topic.columns.find(({ id }) => id === first)
    return column && isFigureColumn(column) ? first : null
  }
  const plural = lowsIn(items).some((low) => /(?<!s)s$/.test(low)) || counts
  if (topic.amountOfOne && topic.measure !== undefined && !(plural && (counts || first === 'count')))
    return topic.measure
  if (neverCounted.has(topic.id)) return null
  return plural || first === 'count' ? (topic.counted ?? 'count') : null
}

export const isFigureColumn = ({ sums, rate, averages }: AskedColumn): boolean =>
  sums === true || rate !== undefined || averages === true

/** Whether a figure is a number of something. */
export const isCounted = (topic: Topic, { value, distinct }: Figure): boolean =>
  value === 'count' ||
  distinct === true ||
  topic.columns.some(({ id, kind, rate }) => id === value && !rate && (kind === 'count' || kind === 'number'))

/** Whether a question asks for nothing but rows and what narrows them. */
function isBare(question: TopicQuestion, topic: Topic): boolean {
  const { ask, except, against, by, also, order, limit, average, share, held, moved, peers, either, show } =
    question
  return (
    ask === 'rows' &&
    except.length === 0 &&
    against === null &&
    by === null &&
    also === null &&
    order === null &&
    limit === null &&
    question.with.length + question.without.length === 0 &&
    !average &&
    share === null &&
    held === null &&
    moved === null &&
    !peers &&
    !either &&
    show === null &&
    // A figure that is held against something narrows no rows.
    !question.conditions.some(
      ({ column, than }) =>
        column === 'count' ||
        than !== undefined ||
        topic.columns.some((one) => one.id === column && isFigureColumn(one)),
    )
  )
}

/** Whether a figure is one of some days, and none of how things stand now. */
const isOfDays = ({ topic, figure }: FigureRead): boolean =>
  isHeldThen(topic) &&
  !figure.of.conditions.some(({ values }) =>
    values.some((value) => /^(?:open|overdue|coming)$/i.test(String(value))),
  )

/** The same figure of other days; null where it has none. */
function inTime(read: FigureRead, time: Item, knowledge: Knowledge, counts: boolean): FigureRead | null {
  return (
    readFigures([...read.items, time], knowledge, counts).find(
      ({ topic, figure }) => topic.id === read.topic.id && figure.value === read.figure.value,
    ) ?? null
  )
}

/** The time that a figure names. */
export const timeOf = ({ items }: FigureRead): Item | undefined => items.find(({ is }) => is === 'time')

/** A figure of the time that another one names; itself where it says its own, or is of no days. */
export const inSameTime = (read: FigureRead, time: Item, knowledge: Knowledge): FigureRead | null =>
  read.timed || !isOfDays(read) ? read : inTime(read, time, knowledge, read.figure.value === 'count')

/**
 * Two figures that are held against each other, or worked out of each other.
 * Of topics that fit as well, both are of the same one, where that makes two of
 * them. The time that one of them names is that of both, and so is whose they
 * are; of two topics without a time both are of the month that runs.
 */
export function pairOf(
  ones: readonly FigureRead[],
  others: readonly FigureRead[],
  knowledge: Knowledge,
  thisMonth: Item | undefined,
): readonly [FigureRead, FigureRead] | null {
  const pairs = ones.flatMap((one) => others.map((other) => [one, other] as const))
  const same = ([one, other]: readonly [FigureRead, FigureRead]): boolean =>
    JSON.stringify(one.figure) === JSON.stringify(other.figure)
  const apart = pairs.filter((pair) => !same(pair))
  const pair = apart.find(([one, other]) => one.topic.id === other.topic.id) ?? apart[0]
  if (!pair) return null
  const [one, other] = pair
  const shared = one.timed === other.timed ? undefined : (timeOf(one) ?? timeOf(other))
  const now = one.topic.id !== other.topic.id && !one.timed && !other.timed ? thisMonth : undefined
  const time = shared ?? now
  const [first, second] = time ? pair.map((read) => inSameTime(read, time, knowledge)) : pair
  return first && second ? ofTheSame(first, second) : null
}

/** Both figures of whom either of them names; null where they name different ones. */
function ofTheSame(one: FigureRead, other: FigureRead): readonly [FigureRead, FigureRead] | null {
  const whom = ({ figure: { of }, topic }: FigureRead) => ({
    clients: of.clients,
    groups: of.groups,
    us: of.us,
    people: of.people,
    mine: of.mine,
    conditions: of.conditions.filter(({ column }) =>
      topic.columns.some(({ id, ofClient }) => id === column && ofClient === true),
    ),
  })
  const names = (read: FigureRead): boolean => {
    const { clients, groups, us, people, mine, conditions } = whom(read)
    return clients.length + groups.length + us.length + people.length + conditions.length > 0 || mine
  }
  const alike = JSON.stringify(whom(one)) === JSON.stringify(whom(other))
  if (alike || (names(one) && other.whole) || (names(other) && one.whole)) return [one, other]
  if (names(one) && names(other)) return null
  const [from, to] = names(one) ? [one, other] : [other, one]
  const { people, mine, conditions, ...rest } = whom(from)
  // What is one's own is told of clients, or of what one did oneself: not of one so and of the other so.
  const ownAlike =
    from.topic.person === to.topic.person ||
    (from.topic.person === undefined && to.topic.person === undefined)
  const has = conditions.every(({ column }) => to.topic.columns.some(({ id }) => id === column))
  if (people.length > 0 || (mine && !ownAlike) || !has) return null
  const moved: FigureRead = {
    ...to,
    figure: {
      ...to.figure,
      of: { ...to.figure.of, ...rest, mine, conditions: [...to.figure.of.conditions, ...conditions] },
    },
  }
  // `what portion of our leads comes from Lone Star Group`: a part, and all of it.
  if (JSON.stringify(moved.figure) === JSON.stringify(from.figure)) return [one, other]
  return from === one ? [one, moved] : [moved, other]
}
