import { draftsOf, inertOf, readingOf } from './drafts.ts'
import { lowsIn, type Item } from './items.ts'
import { callsRows, heads, isContent, isNameLike, losesHead, namesRows, ofTheirOwn } from './left-out.ts'
import { worthTelling } from './nearest.ts'
import { plainRead } from './plain-read.ts'
import type { Knowledge } from './prepare.ts'
import {
  isTopic,
  type InThread,
  type Nearest,
  type Offered,
  type Question,
  type Reading,
  type Thread,
} from './question.ts'
import { special } from './special.ts'
import { wordsTogether } from './without-unknown.ts'

/** Rounds in which words are left out: what is left over may speak of another topic, which has no use for others. */
const mostRounds = 3

/** Words of content that a question is offered without at most. */
const mostGone = 4

/** Words without which a question is its opposite, or asks for something to be done: it is not offered without them. */
const never =
  /^(?:no|not|never|none|nobody|nothing|without|except|excluding|outside|but|neither|nor|if|why|should|would|could|might|will|cancel|stop|delete|remove|add|move|send|create|push|put|change|fire|more|less|fewer|than|lose|row|vs|versus|compared)$/

/** What asks for a judgement, or for what will be. */
const askedOfNobody = /^\s*(?:and |so |ok )*(?:should|shall|will|would|could|if|is it|are we going)\b/i

/** Words that turn round what stands behind them. */
const turnedBy = /\b(?:no|not|without|except|excluding|outside|outside of|but|minus)(?: (?:a|an|any|the))?$/

/**
 * A question that is declined, read without the words that it is declined for. It is no answer to what was asked, and
 * is told only to whoever agrees to it. Undefined where too little is left, or its opposite.
 */
export function offeredWithout(
  text: string,
  { parts }: Extract<Reading, { is: 'declined' }>,
  knowledge: Knowledge,
): Nearest | undefined {
  if (parts.length === 0 || askedOfNobody.test(text)) return undefined
  const read = plainRead(text, knowledge)
  if (special(read)) return undefined
  let { items } = read
  const dropped: Item[] = []
  for (let round = 0; round <= mostRounds; round += 1) {
    const [best] = draftsOf(items, read)
    if (!best) return undefined
    const places = best.draft.left.length > 0 ? best.draft.left : inertOf(best, read).filter((at) => at >= 0)
    if (places.length > 0) {
      if (losesHead(items, places, best)) return undefined
      const gone = new Set(places)
      const carries = (at: number): boolean => {
        const item = items[at]
        return (
          item === undefined ||
          item.is === 'name' ||
          callsRows(item) ||
          (item.is === 'word' && never.test(item.word.low)) ||
          // `without a visit`: what is left of it would be without something else.
          turnedBy.test(lowsIn(items).slice(0, at).join(' ')) ||
          isNameLike(items, at, read) ||
          heads(items, at, gone) ||
          namesRows(items, at, gone)
        )
      }
      if (places.some(carries)) return undefined
      dropped.push(...items.filter((_, at) => gone.has(at)))
      items = items.filter((_, at) => !gone.has(at))
      continue
    }
    const { topic } = best.prepared
    const reading = readingOf(best)
    if (reading.is !== 'question' || dropped.length === 0) return undefined
    // What is not open to the person is not offered.
    if (knowledge.may?.(topic.id) === false) return undefined
    // A topic that is not called by its name is meant where many others are not.
    if (!best.draft.names && topic.rank < ofTheirOwn) return undefined
    const [kept, lost] = [items.filter(isContent).length, dropped.filter(isContent).length]
    if (kept < 2 || lost > kept || lost > mostGone || !isWorth(reading.question)) return undefined
    const out = wordsTogether(read.items, dropped)
    // What is declined is what is left out: in other words it would be another question.
    const words = new Set(out.join(' ').toLowerCase().split(' '))
    const missing = parts.join(' ').toLowerCase().split(' ')
    if (!missing.every((word) => words.has(word)) || missing.every((word) => holds.test(word)))
      return undefined
    return { question: reading.question, left: out }
  }
  return undefined
}

/** Words that hold a sentence together. */
const holds = /^(?:of|by|with|for|to|in|on|at|and|the|a|an|per|from)$/

const isWorth = (question: Question): boolean =>
  isTopic(question) &&
  worthTelling(question) &&
  // Days of results are nobody's number.
  !(question.topic === 'figures' && question.measures.includes('count'))

const agrees =
  /^(?:(?:yes|yeah|yep|yup|sure|ok|okay|please|fine|right|correct|exactly|good|great)[, ]*)*(?:(?:please|go ahead|do it|do that|do so|sounds good|works|that works|that(?:['’]s| is) (?:fine|ok|okay|good)|show (?:me|it|that|me that)|that one|tell me|without (?:it|that|them|those|this)|without [“"].+|(?:leave|skip|drop|ignore|forget) (?:it|that|them)(?: out)?|the rest)(?: (?:please|then|thanks))?)?$/i

/** Whether a few words agree to what was offered. */
export const agreesTo = (text: string): boolean => {
  const said = text.replaceAll(/[?!.]+$/g, '').trim()
  return said !== '' && agrees.test(said)
}

/** The question that was offered, named with what it leaves out. */
export function takenWithout(text: string, { offered, remembered, choices }: Thread): InThread | null {
  const without = offered?.without
  if (!without || choices !== null || !agreesTo(text)) return null
  const { question, left } = without
  return {
    reading: { is: 'question', question, left },
    thread: { question, choices: null, remembered, unheard: left },
  }
}

const meant =
  /^(?:(?:no|nope|sorry|oops|ok|well|so)[,.]? )*(?:i mean|i meant|meant|make (?:it|that)|it should (?:be|say)|use|try) (.+?)(?: instead| rather)?$/i

/** Words of a correction that is said without `I mean`. */
const mostBareWords = 3

/** How a few words begin that change or ask something of the question before, and are no part of it. */
const goesOn =
  /^(?:for|by|in|on|of|at|to|from|with|without|per|and|or|but|also|then|only|just|not|no|any|all|which|who|whose|what|how|why|when|where|since|is|are|was|were|do|does|did|has|have|can|drop|leave|add|sort|top|bottom|first|last|same|list|show|it|its|that|this|those|these|them|they|he|she|his|her|their|there)\b/i

/**
 * A question that was not understood, with what is said now in the place of what nobody knew what to do with: `I mean
 * facebook`, or the right word alone. Null where that is no question either.
 */
export function corrected(
  text: string,
  offered: Offered,
  explicitly: boolean,
  read: (said: string) => InThread,
): InThread | null {
  const said = text.replaceAll(/[?!.]+$/g, '').trim()
  const found = meant.exec(said)?.[1]
  if (explicitly !== (found !== undefined)) return null
  // What was answered without some words goes on as it stands.
  if (!explicitly && offered.places.length === 0 && !offered.without) return null
  const by = found ?? said
  if (found === undefined && (goesOn.test(by) || by.split(' ').length > mostBareWords)) return null
  for (const whole of replacedIn(offered, by)) {
    const came = read(whole)
    const { reading } = came
    if (reading.is === 'choose' || (reading.is === 'question' && reading.left === undefined)) return came
  }
  return null
}

/** A text with other words in the place of all that was not understood, or of one part of it. */
function* replacedIn({ text, parts }: Offered, by: string): Generator<string> {
  const low = text.toLowerCase()
  const places = parts.flatMap((part) => {
    const at = low.indexOf(part.toLowerCase())
    return at < 0 || part.trim() === '' ? [] : [{ from: at, to: at + part.length }]
  })
  if (places.length !== parts.length || places.length === 0) return
  const from = Math.min(...places.map((place) => place.from))
  const to = Math.max(...places.map((place) => place.to))
  const together = parts.join(' ').length + parts.length * longestBetween
  if (to - from <= together) yield text.slice(0, from) + by + text.slice(to)
}

/** Letters between two parts that may be taken out with them. */
const longestBetween = 6

/** `facebook` after a question that was not understood: by itself it would be one of everything. */
export const isBareWord = (text: string): boolean => text.trim().split(/\s+/).length <= 2
