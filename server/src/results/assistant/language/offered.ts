import { isMeant } from '../closest/sure.ts'
import { done } from './about-one.ts'
import { namesNobody } from './carried.ts'
import { topicOf } from './declared-topics.ts'
import { makes } from './makes.ts'
import { inPlainWords } from './plainly.ts'
import { namesOf, prepare, type Knowledge } from './prepare.ts'
import {
  emptyQuestion,
  isTopic,
  type InThread,
  type Offer,
  type Offered,
  type Question,
  type Reading,
  type Thread,
  type TopicQuestion,
} from './question.ts'
import { readTopic } from './read-topic.ts'
import { stemsOf, wordsOf } from './tokens.ts'

/** Places that are named for a question that is not understood. */
export const mostOffers = 3

/** What was found for the last question that was asked with some knowledge: one question looks for it more than once. */
const foundLast = new WeakMap<Knowledge, { readonly text: string; readonly offers: readonly Offer[] }>()

/** Where the answer to a question that is not understood may stand, the likeliest first. */
export function offersIn(text: string, knowledge: Knowledge): readonly Offer[] {
  const had = foundLast.get(knowledge)
  if (had?.text === text) return had.offers
  const offers = lookedFor(text, knowledge)
  foundLast.set(knowledge, { text, offers })
  return offers
}

function lookedFor(text: string, knowledge: Knowledge): readonly Offer[] {
  const { items } = prepare(text, knowledge)
  const stems = items.flatMap((item) => (item.is === 'word' ? [item.word.stem] : []))
  const [one, other] = namesOf(items).flatMap(({ candidates }) => (candidates.length === 1 ? candidates : []))
  const client = one?.kind === 'client' && other === undefined ? one : undefined
  return knowledge.offers?.(stems, client) ?? []
}

/** The score of a place that a question can hardly be about anything else than. */
const beyondDoubt = 130

/** `fees above the cap`: whether a question is surely about another list than the one that would come nearest without some of its words. */
export function standsElsewhere(text: string, question: Question, knowledge: Knowledge): boolean {
  const offers = offersIn(text, knowledge)
  const [first] = offers
  return (
    isTopic(question) &&
    first !== undefined &&
    first.score >= beyondDoubt &&
    isMeant(offers) &&
    first.topic !== question.topic &&
    // Of two that are called alike it is either.
    first.title !== topicOf(question.topic)?.topic.title
  )
}

/** What a question that is not understood leaves behind: nothing where no place is known for it, and nothing is offered in its place. */
export function offeredBy(
  text: string,
  { parts, nearest, without }: Extract<Reading, { is: 'declined' }>,
  knowledge: Knowledge,
): Offered | undefined {
  const offers = offersIn(text, knowledge)
  const [first] = offers
  if (!first) return without && { text, places: [], parts, sure: null, without }
  const meant = isMeant(offers) || (nearest !== null && first.topic === nearest)
  return { text, places: offers.slice(0, mostOffers), parts, sure: meant ? first.topic : null, without }
}

/** Words that turn what they stand beside round: without them a choice would be its opposite. */
const turns = /\b(?:no|not|never|none|nobody|without|except|but|un\w+|\w+n['’]?t)\b/i

/** Of whom and of when a question is that was not understood, as one about a list or report; its choices, where nothing turns them round. */
export function understoodOf(topic: string, text: string, knowledge: Knowledge): TopicQuestion {
  const prepared = knowledge.topics.find((one) => one.topic.id === topic)
  if (!prepared) return emptyQuestion(topic)
  const { question } = readTopic(prepared, prepare(inPlainWords(text), knowledge).items, knowledge)
  const { clients, groups, people, us, mine, ownClients, period } = question
  const settled = clients.filter(({ id }) => id !== -1)
  const own =
    /\b(?:my|mine|our)\b/i.test(text) &&
    prepared.topic.client !== undefined &&
    prepared.topic.person === undefined
  return {
    ...emptyQuestion(topic),
    clients: settled,
    groups,
    people,
    us,
    period,
    mine: mine || (own && settled.length === 0 && !ownClients),
    ownClients,
    conditions: question.conditions.filter(
      ({ column, values }) => column !== 'count' && (!turns.test(text) || values.every(isDayText)),
    ),
    records: turns.test(text) ? [] : question.records,
  }
}

/** One of several. */
const superlative =
  /\b(?:oldest|newest|latest|last|first|biggest|largest|smallest|highest|lowest|best|worst|most|least|longest)\b/i

/** Results, budgets and the like are asked for by their figures. */
const ofFigures: ReadonlySet<string> = new Set(['figures', 'budgets', 'pacing', 'pacingReport', 'campaigns'])

/** `Hyundai prospects` as opportunities, which have no makes: whether a list would be told without what narrows it, and nothing said of that. */
function dropsWhatNarrows(
  topic: string,
  { text, parts }: Offered,
  knowledge: Knowledge,
  { agreed = false, ofRows = false } = {},
): boolean {
  const prepared = knowledge.topics.find((one) => one.topic.id === topic)
  if (!prepared) return true
  const { items } = prepare(inPlainWords(text), knowledge)
  const named = new Set(parts.flatMap((part) => wordsOf(part).map(({ low }) => low)))
  const { left, unsure, names, question } = readTopic(prepared, items, knowledge)
  // `stores Tyler promised a refund` are no list that somebody's name alone speaks of; of rows a figure says nothing either.
  if (!agreed && !names && (ofRows || question.measures.length === 0) && !ofFigures.has(topic)) return true
  // What leans on other rows is of those.
  if (!agreed && /\b(?:them|those|these|each)\b/i.test(text)) return true
  // Of whom it is has not been decided.
  if (unsure !== null) return true
  return left.some((at) => {
    const item = items[at]
    return item?.is === 'word' && makes.has(item.word.low) && !named.has(item.word.low)
  })
}

const isDayText = (value: string | number): boolean => /^\d{4}-\d{2}-\d{2}$/.test(String(value))

/** A list that is called by its name alone. */
const isBare = (question: TopicQuestion): boolean => {
  const { ask, measures, conditions, records, by, order, limit, period, against, people, us } = question
  return (
    ask === 'rows' &&
    namesNobody(question) &&
    measures.length + conditions.length + records.length + people.length + us.length === 0 &&
    [by, order, limit, period, against].every((one) => one === null)
  )
}

/**
 * `that's SEM configuration` after a question that was not understood: that one, of the list that is named now. Null
 * where more is said, or nothing of it is understood so.
 */
export function ofNamedList(
  text: string,
  reading: Reading,
  knowledge: Knowledge,
  { offered, remembered }: Thread,
): InThread | null {
  if (!offered || reading.is !== 'question' || !isTopic(reading.question) || !isBare(reading.question))
    return null
  if (!/\b(?:that|thats|it|its|this|i mean|i meant|in|on|from)\b/i.test(text)) return null
  const question = understoodOf(reading.question.topic, offered.text, knowledge)
  if (isBare(question)) return null
  return {
    reading: { is: 'question', question, left: offered.parts },
    thread: { question, choices: null, remembered, unheard: offered.parts },
  }
}

/** Whether what was not understood is a store that nobody knows: without it the rest would be of all of them. */
const namesStore = (parts: readonly string[]): boolean =>
  parts.some((part) => wordsOf(part).some(({ low }) => makes.has(low)))

const agrees =
  /^(?:yes|yeah|yep|yup|sure|ok|okay|please|go ahead|do it|do that|sounds good|show (?:me|it|that|them)|open (?:it|that)|let me see(?: it| that)?|that one|the list|that list|that report|that works|fine|right|correct|exactly)(?:[, ]+(?:please|thanks|show (?:me|it|them)|open it|do that|that one|go ahead))*$/i
const placesSaid: readonly RegExp[] = [
  /^(?:(?:the )?first(?: one)?|1|1st|number (?:1|one)|the former)$/i,
  /^(?:(?:the )?second(?: one)?|2|2nd|number (?:2|two))$/i,
  /^(?:(?:the )?third(?: one)?|3|3rd|number (?:3|three))$/i,
]
const opening = new Set(
  stemsOf(
    'the a an show me open please list report screen page go to take i want mean meant that thats is it no yes right then use try in on',
  ),
)

const bare = (text: string): string =>
  text
    .replaceAll(/[?!.,]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The words of a text that may name a place. */
const namingIn = (text: string): readonly string[] => stemsOf(text).filter((stem) => !opening.has(stem))

/** The place that a few words accept or call by its name; `loosely` by a part of it that no other one has. */
function placeMeant(text: string, { places }: Offered, loosely: boolean): Offer | undefined {
  const said = bare(text)
  if (agrees.test(said)) return places[0]
  const at = placesSaid.findIndex((pattern) => pattern.test(said))
  if (at >= 0) return places[at]
  const stems = namingIn(said)
  if (stems.length === 0) return undefined
  const fits = places.filter(({ title }) => {
    const name = namingIn(title)
    return stems.every((stem) => name.includes(stem)) && (loosely || stems.length >= name.length)
  })
  return fits.length === 1 || !loosely ? fits[0] : undefined
}

/**
 * `yes`, `the second one` or the name of a place after a question that was not understood and for which places
 * were named: what stands there, as far as the question before was understood. Null where none is meant.
 *
 * @param loosely a part of a name does, since the words say nothing else
 */
export function takenUp(
  text: string,
  knowledge: Knowledge,
  thread: Thread,
  loosely: boolean,
): InThread | null {
  const { offered, choices } = thread
  // `the second one` of choices that wait to be made is one of those.
  if (choices !== null) return null
  const place = offered && !namesStore(offered.parts) && placeMeant(text, offered, loosely)
  if (!place) return null
  const { topic, at, title } = place
  if (topic !== null && dropsWhatNarrows(topic, offered, knowledge, { agreed: true })) return null
  const question: Question | null =
    topic !== null
      ? understoodOf(topic, offered.text, knowledge)
      : at === null
        ? null
        : { ask: 'screen', words: title, at }
  if (!question) return null
  const left = topic === null ? [] : offered.parts
  return {
    reading: left.length > 0 ? { is: 'question', question, left } : done(question),
    thread: {
      question,
      choices: null,
      remembered: thread.remembered,
      ...(left.length > 0 ? { unheard: left } : {}),
    },
  }
}

/**
 * What changes the question before, which was not understood, as far as it was: `biggest one?` after what was surely
 * about one list. Null where it is about none, or nothing can be made of the two together.
 */
export function goneOnWithOffered(
  text: string,
  knowledge: Knowledge,
  thread: Thread,
  readWhole: (text: string, knowledge: Knowledge, thread: Thread) => InThread,
): InThread | null {
  const { offered, remembered } = thread
  if (!offered || namesStore(offered.parts)) return null
  // Without what turns it round it would be its opposite.
  if (turns.test(offered.text)) return null
  // `whose is it` after the oldest of them: which one that is was not told.
  if (/\b(?:it|him|her)\b/i.test(text) && superlative.test(offered.text)) return null
  const { without } = offered
  // What was offered is what the person has seen.
  const offeredOne = without && isTopic(without.question) ? without.question : null
  const topic = offeredOne?.topic ?? offered.sure
  if (topic === null) return null
  // What is the worst of rows that nothing judges, nobody knows.
  if (/\b(?:worst|best)\b/i.test(text) && !topicOf(topic)?.topic.judged) return null
  const ofRows = /\b(?:they|them|those|these|their)\b/i.test(text)
  if (!offeredOne && dropsWhatNarrows(topic, offered, knowledge, { ofRows })) return null
  const question = offeredOne ?? understoodOf(topic, offered.text, knowledge)
  const parts = (offeredOne && without?.left) || offered.parts
  const { reading, thread: next } = readWhole(text, knowledge, {
    question,
    choices: null,
    remembered,
    unheard: parts,
  })
  if (reading.is !== 'question' || !isTopic(reading.question) || reading.question.topic !== topic) return null
  // Why of what was not understood, nobody knows.
  if (reading.question.ask === 'why') return null
  return parts.length > 0
    ? { reading: { ...reading, left: parts }, thread: { ...next, unheard: parts } }
    : { reading, thread: next }
}
