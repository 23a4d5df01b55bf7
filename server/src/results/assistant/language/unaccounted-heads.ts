import { columnIn, isNumeric, type TopicReader } from './topic-reader.ts'
import { isOrderWord, type Check, type Span } from './unaccounted-spans.ts'

const noColumn = { id: '', label: '', kind: 'text', words: [] } as const

const word = (reader: TopicReader, pattern: RegExp): readonly number[] =>
  reader.lows.flatMap((low, at) => (pattern.test(low) && !reader.hitAt(at) ? [at] : []))

/** `how many people work in SEO` of activities: what is counted are its rows, or what they are told by. */
export const headCounted: Check = (reader, { by, also, share, measures }) =>
  reader.before !== null
    ? []
    : reader.mentions.flatMap(({ column, at }) => {
        const counted = /\b(?:how many|number of)(?: of)?(?: (?:my|our|the|all|different|other))*$/.test(
          reader.lows.slice(0, at).join(' '),
        )
        if (!counted || column.kind === 'client') return []
        // A name of the rows may be a column's as well.
        const ofTopic = reader.hitAt(at)?.meanings.some(({ is }) => is === 'topic') === true
        return ofTopic || [by, also, share].includes(column.id) || measures.includes(column.id) ? [] : [at]
      })

/** Verbs of somebody who did something to a row that others have made. */
const deed =
  /^(?:approve[sd]?|sign(?:s|ed)?|sent|sends?|set|sets|change[sd]?|cancell?ed|cancels|confirm(?:s|ed)?|decline[sd]?|reject(?:s|ed)?|publish(?:es|ed)?|close[sd]?|finish(?:es|ed)?|complete[sd]?|resolve[sd]?|settle[sd]?|delete[sd]?|created?|void(?:s|ed)?)$/

/** `who approved invoice 1042` is no invoice that was approved: somebody is asked for, and the rows must tell who it was. */
export const whoDid: Check = (reader, { by, also, measures, order, conditions }, spans) => {
  if (!reader.who) return []
  const at = reader.lows.findIndex(
    (low, place) =>
      low === 'who' &&
      deed.test(reader.low(/^(?:has|have|had)$/.test(reader.low(place + 1)) ? place + 2 : place + 1)),
  )
  if (at < 0) return []
  const kind = (id: string | null | undefined): string => reader.column(id ?? '')?.kind ?? ''
  const tells = [by, also, ...measures].some(
    (id) =>
      kind(id) === 'person' ||
      kind(id) === 'client' ||
      reader.column(id ?? '')?.did?.includes(reader.low(at + 1)) === true,
  )
  const place = /^(?:has|have|had)$/.test(reader.low(at + 1)) ? at + 2 : at + 1
  const state = spans.some(
    (span) => span.at === place && span.hit?.meanings.some(({ is }) => is === 'value') === true,
  )
  const asState = state && conditions.length > 0
  return asState && !tells && order === null ? [place] : []
}

/** `what did the worst one spend per day`: of rows before that nobody can find again, and no worst day. */
export const oneOfThose: Check = (reader, { by }) =>
  by !== 'day' && by !== 'week' && by !== 'month'
    ? []
    : reader.lows.flatMap((low, at) =>
        low === 'one' && isOrderWord(reader, at - 1) && reader.low(at - 2) === 'the' ? [at] : [],
      )

/** `and the ones going down`, `since when`, where nothing was told: of what that is, nobody knows. */
export const onesOfNothing: Check = (reader) => {
  const line = reader.lows.join(' ')
  const ones = /^(?:(?:and|but|or|so|just|only) )*(?:the )?ones\b/.test(line)
  if (reader.before !== null || !(ones || /^(?:and )?(?:since|until) when$/.test(line))) return []
  return [reader.lows.indexOf(ones ? 'ones' : 'when')]
}

/** `and who did it`: rows that have nobody of their own do not say. */
export const whoDidIt: Check = (reader, { by, also, measures }) => {
  const tells = [by, also, ...measures].some((id) => reader.column(id ?? '')?.kind === 'person')
  if (tells || reader.topic.person !== undefined) return []
  return reader.lows.flatMap((low, at) =>
    low === 'who' &&
    /^(?:did|does|do)$/.test(reader.low(at + 1)) &&
    /^(?:it|that|this|them)$/.test(reader.low(at + 2))
      ? [at]
      : [],
  )
}

/** `the largest invoice ever`: of all time, where a topic tells the days that are usual. */
export const everAsked: Check = (reader, { period, ask, with: having, without, conditions }) =>
  reader.topic.period === null || period !== null || ask === 'when' || having.length + without.length > 0
    ? []
    : conditions.some(({ is }) => is === 'none' || is === '!=')
      ? []
      : word(reader, /^ever$/).filter((at) =>
          reader.lows.some(
            (low, place) => place < at && (isOrderWord(reader, place) || /^(?:did|have|has)$/.test(low)),
          ),
        )

/** `how much can we still spend`: what may be is no figure of what was. */
export const mayBe: Check = (reader, { measures, ask }, spans) => {
  if (ask !== 'rows' || reader.foretells) return []
  // `which clients should get more budget`: what is to be done, and not what was to be spent by now.
  const ought = reader.lows.findIndex(
    (low, at) =>
      low === 'should' &&
      (reader.hitAt(at)?.length ?? 0) < 3 &&
      /^(?:get|raise|cut|move|increase|lower|stop|change|add|have)$/.test(reader.low(at + 1)) &&
      reader.low(at + 2) !== 'spent',
  )
  if (ought >= 0) return [ought]
  // `how much more would I need` is no request that somebody made.
  const would = reader.lows.findIndex(
    (low, at) =>
      low === 'would' &&
      /^(?:i|we|it|they|you|that)$/.test(reader.low(at + 1)) &&
      /^(?:need|take|cost|have|get)$/.test(reader.low(at + 2)),
  )
  if (would >= 0) return [would]
  const told = new Set(['left', 'remaining', 'projected', 'daily', 'dailyNeeded', 'dailyBudget'])
  if (measures.some((id) => told.has(id)) || measures.length === 0) return []
  return spans.flatMap(({ at }: Span) => {
    if (!/^(?:can|could|should|may|must|will|would)$/.test(reader.low(at)) || reader.hitAt(at)) return []
    const whom = /^(?:we|i|they|it|he|she|you)$/.test(reader.low(at + 1)) ? at + 2 : at + 1
    const place = reader.low(whom) === 'still' ? whom + 1 : whom
    const hit = reader.hitAt(place)
    return hit && columnIn(hit, isNumeric) ? [at] : []
  })
}

/** Days on which something is to be done, or comes to its end by itself. */
const toCome = /due|deadline|expire|nextStep|target/i

/** `published in October` of what was due in October: the day on which a choice came about is another one. */
export const onItsDay: Check = (reader, { conditions }, spans) => {
  const { topic } = reader
  const held = conditions.find(({ column, is }) => column === topic.date && is === 'between')
  if (topic.date === undefined || !held || !toCome.test(topic.date) || topic.toldByDue) return []
  if (reader.dateColumn !== null) return []
  return spans.flatMap(({ at, end, hit }) => {
    const value = hit?.meanings.find((meaning) => meaning.is === 'value')
    if (value?.is !== 'value' || value.column.ofClient) return []
    const time = reader.items[reader.next(end)]?.is === 'time'
    const did = /\b(?:did|have|has) (?:we|i|you|they|\u0001)(?: \w+)?$/.test(
      reader.lows.slice(0, at).join(' '),
    )
    const verb =
      did ||
      /(?:ed|sent|paid|won|lost|done)(?: (?:up|off|out|in|over))?$/.test(reader.lows.slice(at, end).join(' '))
    return verb &&
      (time || did) &&
      !/^(?:overdue|late|unpaid|planned|scheduled|blocked)$/.test(reader.low(end - 1))
      ? [at]
      : []
  })
}

/** `reviews below 3 stars` of ratings by the week: a limit says which weeks, where nobody asked for weeks. */
export const stretchesOfTime: Check = (reader, { conditions, by, measures }) => {
  const { topic, noun } = reader
  const unit = /^(?:day|week|month)s$/.exec(topic.rows ?? '')?.[0].slice(0, -1)
  if (unit === undefined || noun === null || by !== null || reader.before !== null) return []
  const bound = conditions.some(
    ({ column, is }) => /^[<>]=?$/.test(is) && isNumeric(reader.column(column) ?? noColumn),
  )
  const says = reader.stems.some((stem) => stem === unit)
  return bound && !says && measures.length > 0 ? [noun.at] : []
}

/** `raised their budget every month`: how often something moved, which one move is not. */
export const movedOften: Check = (reader, { moved }) =>
  reader.lows.flatMap((low, at) =>
    moved !== null &&
    /^(?:every|each|any)$/.test(low) &&
    /^(?:day|week|month|quarter|year)$/.test(reader.low(at + 1))
      ? [at]
      : [],
  )

/** `in my department`: of one's own of a kind that nobody's rows are narrowed to. */
export const ownKind: Check = (reader, { groups, conditions, by, also }) =>
  reader.mentions.flatMap(({ column, at, my }) =>
    my &&
    /^(?:department|team|industry|section|service|partner|program)(?:Id)?$/.test(column.id) &&
    groups.length === 0 &&
    by !== column.id &&
    also !== column.id &&
    !conditions.some((one) => one.column === column.id)
      ? [at]
      : [],
  )

/** `reconciled sections` of a reconciliation: what was done to rows is not what they are called. */
export const doneToRows: Check = (reader, { conditions }, spans) => {
  const { topic } = reader
  if (conditions.length > 0 || !topic.columns.some(({ kind, ofClient }) => kind === 'choice' && !ofClient))
    return []
  return spans.flatMap(({ at, end, hit }) => {
    const low = reader.low(at)
    const ofTopic = end === at + 1 && hit?.meanings.every(({ is }) => is === 'topic') === true
    return ofTopic &&
      low.endsWith('ed') &&
      !topic.words.some((name) => name.toLowerCase() === low && topic.title.toLowerCase().includes(low))
      ? [at]
      : []
  })
}

/** `who owns the biggest` after what is told by something else: somebody is asked for. */
export const whoOfThose: Check = (reader, { by, ask, people, mine, conditions }) => {
  const { before, topic } = reader
  if (before === null || !reader.who || ask !== 'rows' || people.length > 0 || mine) return []
  const told = reader.column(by ?? before.by ?? '')?.kind
  const owns = reader.mentions.find(({ column }) => column.kind === 'person')
  if (!owns || topic.person === undefined || told === 'person' || conditions.length > 0) return []
  return [owns.at]
}

/** `overdue by more than 60 days`: what is overdue was due by today anyway, and the days were lost. */
export const lateAnyway: Check = (reader, { conditions }) => {
  const late = conditions.find(({ is, values }) => is === '=' && values[0] === 'overdue')
  const anyway = conditions.some(
    ({ column, is, values }) =>
      column === late?.column && /^<=?$/.test(is) && String(values[0]) >= reader.today,
  )
  if (!anyway) return []
  const time = reader.items.findIndex(({ is }) => is === 'time')
  return [time < 0 ? 0 : time]
}

/** `vs the day before` of what is told by the month: where no day is named, none comes before it. */
export const leansOnNothing: Check = (reader, { against, period }) => {
  if (against === null || period !== null || reader.before !== null || reader.against !== 'before') return []
  return reader.lows.flatMap((low, at) =>
    /^(?:day|week|quarter)$/.test(low) && /^(?:before|earlier)$/.test(reader.low(at + 1)) ? [at] : [],
  )
}

/** `account managers logged fewer than 20`: whoever did it, and not whose clients it was done for. */
export const didIt: Check = (reader, { by }) =>
  reader.topic.person === 'author' && by === 'manager'
    ? reader.mentions.flatMap(({ column, at }) => {
        const verb = reader.lows.slice(at + 1, at + 4).join(' ')
        const acts =
          /^(?:manager(?:s)? )?(?:who |that |have |has |had )*(?:log(?:ged|s)?|did|made|wrote|talked|called|spoke|met)\b/.test(
            verb,
          )
        return column.id === 'manager' && acts ? [at] : []
      })
    : []

/** `how much of our budget is used up`: an amount is asked for, and no share of how many rows there are. */
export const muchOfWhat: Check = (reader, { share, measures }) =>
  share !== null && measures.includes('count') && reader.lows.join(' ').startsWith('how much of ')
    ? [reader.shareAt ?? 0]
    : []

/** `when did they last pay` of invoices, whose payments have no day: when is told of what has one. */
export const whenOfAmount: Check = (reader, { ask, topic, measures }) =>
  ask === 'when' && topic === 'invoices' && measures.some((id) => id === 'paid' || id === 'total')
    ? [Math.max(0, reader.lows.indexOf('when'))]
    : []

/** `and did they pay`: a second question, of which nothing is told. */
export const alsoAsked: Check = (reader) =>
  reader.lows.flatMap((low, at) =>
    low === 'and' &&
    /^(?:did|do|does)$/.test(reader.low(at + 1)) &&
    /^(?:they|it|he|she|we|you|that|those)$/.test(reader.low(at + 2)) &&
    at > 0
      ? [at + 1]
      : [],
  )

/** `any response from Lone Star Ford`: what its rows are called only beside what they are of. */
export const calledBeside: Check = (reader, { by, also, measures, conditions }, spans) => {
  const { topic, before, mentions } = reader
  const { beside } = topic
  if (!beside || before !== null) return []
  const spoken =
    [by, also, ...measures].includes(beside.column) ||
    [...conditions, ...mentions.map((one) => ({ column: one.column.id }))].some(
      ({ column }) => column === beside.column,
    )
  return spoken
    ? []
    : spans.flatMap(({ at, end }) => (end === at + 1 && beside.words.includes(reader.stem(at)) ? [at] : []))
}
