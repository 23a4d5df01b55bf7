import { topicOf } from '../language/declared-topics.ts'
import { makes } from '../language/makes.ts'
import { unknownWords, type Knowledge } from '../language/prepare.ts'
import { isTopic, noThread, type Nearest, type Offer, type Reading } from '../language/question.ts'
import { readInThread } from '../language/read.ts'
import type { Topic } from '../language/topic.ts'
import type { PortalReader } from '../portal-reader.ts'
import { abilitiesOf, cannot } from './abilities.ts'
import type { Answering } from './answered.ts'
import { tellClosest } from './closest.ts'
import { link, plain } from './markdown.ts'
import { choice, readAs } from './read-as.ts'

/** Characters of a part that is left out, as it is named. */
const longestPart = 60

/** The beginning of a long part names it. */
const inShort = (part: string): string =>
  part.length <= longestPart ? part : `${part.slice(0, part.lastIndexOf(' ', longestPart))} …`

const quoted = (parts: readonly string[]): string =>
  parts.map((one) => `“${plain(inShort(one))}”`).join(' and ')
const them = (parts: readonly string[]): string => (parts.length > 1 ? 'them' : 'it')

/** What an answer says first of the parts of a question that it has no use for. */
export const leavingOut = (parts: readonly string[]): string =>
  `I leave out ${quoted(parts)}: I don't know what to do with ${them(parts)}.\n\n`

/** What stands before an answer that comes nearest to what was asked, which it is not. */
export const nearestWithout = (parts: readonly string[]): string =>
  `I can't answer that whole: I don't know what to do with ${quoted(parts)}. Without ${them(parts)}, this comes nearest:\n\n`

/** Words that a question does not come to its end with, and behind which its subject stands. */
const leadsOn =
  /^(?:my|your|our|their|its|the|a|an|of|for|to|in|on|at|with|without|by|per|and|or|but|than|vs|from|since|that|how|which|what|who|many|much|is|are|was|were|do|does|did|has|have|had|be|been|not|no|most|least|more|less|very|too|all|any|each|every|i|we|you|they|he|she|it|highest|lowest|biggest|largest|smallest|best|worst|oldest|newest|last|next|new)$/

/** How a sentence begins that is whole without what stood at its end. */
const asks = /^(?:what|which|who|whose|when|where|how|show|list|compare|give)\b/i

/**
 * A question without a word or two at its end; null where what is left may be
 * no sentence: what stands between others holds them together.
 */
function withoutPart(text: string, part: string): string | null {
  const asked = text.replace(/[?!.\s]+$/, '')
  const at = asked.toLowerCase().lastIndexOf(part.toLowerCase())
  const rest = asked.slice(0, at).trim()
  const whole =
    at > 0 && at + part.length === asked.length && part.split(' ').length <= 2 && rest.split(' ').length > 2
  const lastOf = rest.toLowerCase().split(' ').at(-1) ?? ''
  return whole && asks.test(rest) && !leadsOn.test(lastOf) && !/[,;:(]/.test(rest) ? rest : null
}

/** `hartwell subaru`: a store that is called so is none of theirs; undefined where every make that is said is somebody's. */
function dealerNamed(
  parts: readonly string[],
  text: string,
  { names, topics, records }: Knowledge,
): string | undefined {
  const unknown = new Set(unknownWords(text, { topics, records }))
  const isTheirs = (make: string): boolean => names.some((one) => one.name.toLowerCase().includes(make))
  const makesIn = (said: string): readonly string[] =>
    said
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => makes.has(word) && unknown.has(word))
  const part = parts.find((one) => makesIn(one).length > 0)
  if (part !== undefined) return part
  const make = makesIn(text).find((word) => !isTheirs(word))
  return make === undefined
    ? undefined
    : (new RegExp(`(?:${make} of \\w+|(?:\\w+ )?${make})`, 'i').exec(text)?.[0] ?? make)
}

/** The question as it is understood without some of its parts: pressing it, or a yes, asks it so. */
function offeredFor({ question, left }: Nearest, portal: PortalReader): string {
  const period = isTopic(question) ? question.period : null
  const words = readAs(question, period, portal.isEmployee).join(' · ')
  return words === ''
    ? ''
    : ` Without ${them(left)} I can answer: ${choice(words, `Yes, without ${left.map((part) => `“${inShort(part)}”`).join(' and ')}`)}.`
}

/** What is missing of a question that goes on with one that was not understood. */
function wholeAgain(offers: readonly Offer[]): string {
  const titles = offers.map(({ title, at }) => (at === null ? `**${plain(title)}**` : link(title, at)))
  return `The question before I did not understand, so that this one goes on with nothing: ask it whole, or say which of these it is about: ${titles.join(', ')}.`
}

/** Columns that are named of the rows of a question before. */
const mostColumns = 8

/** What a question may ask of the rows of the one before. */
function whatIsKnown({ title, columns }: Topic): string {
  const labels = [
    ...new Set(columns.filter(({ words }) => words.length > 0).map(({ label }) => plain(label))),
  ]
  return `Of **${plain(title)}** I know ${labels.slice(0, mostColumns).join(', ')}${labels.length > mostColumns ? ' and more' : ''}.`
}

/** Which part could not be read, and what comes nearest. */
export async function* declined(
  { parts, nearest, because, named: offers = [], after, without }: Extract<Reading, { is: 'declined' }>,
  text: string,
  knowledge: Knowledge,
  portal: PortalReader,
): Answering {
  const named = parts.filter((part) => part.trim() !== '')
  if (because !== undefined) return yield `I can't do that: ${quoted(named)}. ${because}`
  const topic = nearest === null ? undefined : topicOf(nearest)?.topic
  // Somebody who was found is no unknown name, whatever the question cannot be narrowed to.
  const found = new Set(knowledge.names.map((one) => one.name.toLowerCase()))
  const unknown = new Set(unknownWords(text, knowledge))
  const name =
    named.length === 1 &&
    topic !== undefined &&
    !found.has(named[0]?.toLowerCase() ?? '') &&
    named[0]?.split(' ').some((word) => unknown.has(word.toLowerCase())) &&
    /^[A-Z]/.test(named[0])
  const dealer = dealerNamed(named, text, knowledge)
  if (name || dealer !== undefined)
    return yield `I found no client, group or person named “${plain(dealer ?? named[0] ?? '')}” among those you may see.`
  const words = named.map((part) => `“${plain(part)}”`).join(' and ')
  const cannotUse =
    named.length === 0 ? cannot : `I can't answer that: I don't know what to do with ${words}.`
  const [part, other] = named
  const rest = part === undefined || other !== undefined ? null : withoutPart(text, part)
  if (topic && rest !== null && readInThread(rest, knowledge, noThread).reading.is === 'question')
    return yield `${cannotUse} Without it I can answer: ${choice(rest)}`
  yield cannotUse
  if (without) yield offeredFor(without, portal)
  let told = false
  for await (const closest of tellClosest(text, knowledge, portal)) {
    told = true
    yield closest
  }
  if (told) return
  if (offers.length > 0) return yield ` ${wholeAgain(offers)}`
  if (without) return
  const before = after === undefined ? undefined : topicOf(after)?.topic
  yield before ? ` ${whatIsKnown(before)}` : `\n\n${await abilitiesOf(portal)}`
}
