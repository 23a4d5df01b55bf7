import * as english from './english.ts'
import { inWordsOfBills } from './words-of-bills.ts'
import { lowsOf, type Item } from './items.ts'
import { isBrandAt } from './makes.ts'
import { inMonthToCome } from './month-to-come.ts'
import { namesIn, type NameSpan } from './names.ts'
import { timesIn } from './times-in.ts'
import type { Named, Offer } from './question.ts'
import { spelledRight } from './spelling.ts'
import { wholeRecordsIn } from './whole-records.ts'
import { stemOf, stemsOf, wordsOf, type Word } from './tokens.ts'
import type { Prepared } from './topic.ts'

/** What a question is read with. */
export interface Knowledge {
  readonly topics: readonly Prepared[]
  /** Clients, groups and people that it may be about. */
  readonly names: readonly Named[]
  /** Services, reasons and the like, by which rows are told apart. */
  readonly records: readonly Named[]
  /** The agency's day. */
  readonly today: string
  /** Whether a topic is open to the person: of two that fit, the one that is. */
  readonly may?: (topic: string) => boolean
  /** Where the answer to a question of these stems may stand, as far as it is open to the person; `client` is the one it names. */
  readonly offers?: (stems: readonly string[], client: Named | undefined) => readonly Offer[]
  /** Somebody of a dealership asks: calls are those that their store got. */
  readonly ofStore?: true
  /** Whoever asks sees to invoices of all clients. */
  readonly bills?: true
  /** The clients that the answer before told one by one: `those`. Where it told only the first of them, nobody knows which. */
  readonly told?: readonly Named[] | 'some' | undefined
}

const vocabularies = new WeakMap<readonly Prepared[], ReadonlySet<string>>()

/** Every word that means something by itself. */
export function vocabularyOf(topics: readonly Prepared[]): ReadonlySet<string> {
  const had = vocabularies.get(topics)
  if (had) return had
  const words = new Set(english.grammarWords)
  for (const { lexicon } of topics)
    for (const entries of lexicon.values())
      for (const { stems } of entries) for (const stem of stems) words.add(stem)
  vocabularies.set(topics, words)
  return words
}

const wordsOfRecords = new WeakMap<readonly Named[], ReadonlySet<string>>()

/** Every word of a name of a service, a reason and the like. */
function recordWordsOf(records: readonly Named[]): ReadonlySet<string> {
  const had = wordsOfRecords.get(records)
  if (had) return had
  const words = new Set(records.flatMap(({ name }) => stemsOf(name)))
  wordsOfRecords.set(records, words)
  return words
}

export interface Read extends Knowledge {
  readonly words: readonly Word[]
  readonly items: readonly Item[]
}

/** Words that could name somebody: nothing else is known of them. */
export function unknownWords(
  text: string,
  { topics, records }: Pick<Knowledge, 'topics' | 'records'>,
): readonly string[] {
  const known = vocabularyOf(topics)
  const ofRecords = recordWordsOf(records)
  return wordsOf(text)
    .filter(
      ({ stem, low }) =>
        !known.has(stem) && !known.has(low) && !ofRecords.has(stem) && !/^[\d$–+&-]/.test(low),
    )
    .map(({ low }) => low)
}

/** Calls that a store got; those with the agency are `calls with you`. */
const storesCalls =
  /(?<!\b(?:phone|your|our|with|inbound|incoming) )\bcalls\b(?! (?:with|to|from|did you|have you))/gi

/** The group that somebody of a dealership speaks of is their own. */
const ownGroup =
  /\b(?:the|our|my|the whole|our whole) group\b(?! (?:report|performance|ranking|comparison|average))/gi

/** What stands on an invoice is read on its paper by those to whom it was sent: theirs are the invoices themselves. */
const linesOfOwn =
  /^what(?:['’]?s| is| are| was| were)(?: all)?(?: charged| billed| listed)? (?:on|in) (?=(?:my|our|the)\b[^?.!]*\b(?:invoice|bill)\b)/i

/** Of two stores that somebody of a dealership speaks of as both, both are their own. */
const bothOwn = /\b(for|at|of|across|in) both\b(?! (?:of|my|our|the|stores|dealerships)\b)(?! \w+ and\b)/gi

/** `how many people called my store`: calls that it got, and none of the agency's own. */
const storeCalled =
  /\b(?:people|customers|shoppers|buyers|callers) (?:have )?(?:called|phoned|rang)(?: up)? ((?:my|our) (?:store|dealership|stores)|me|us)\b/gi

/** `did they get more calls`: what a store gets are calls of its customers, whoever asks. */
const gotCalls =
  /\b((?:get|gets|got|gotten|getting|receive|received|miss|missed)(?: (?:any|more|fewer|less|many|the|most|fewest|our|their|his|her|its))*) calls\b/gi

/** What deals are worth by how likely they are is told of open ones. */
const weightedPipeline =
  /\b(?:total )?(?:pipeline|deals?) (?:value|worth)?,? ?weighted by (?:the )?(?:stage|probability|likelihood)\b/gi

/** Takes a question apart: greetings left out, misspelled words righted, names and times found. */
export function prepare(text: string, knowledge: Knowledge): Read {
  const known = vocabularyOf(knowledge.topics)
  const ofRecords = recordWordsOf(knowledge.records)
  const isKnown = ({ stem, low }: Word): boolean =>
    known.has(stem) || known.has(low) || ofRecords.has(stem) || /^[-–\d$]/.test(low)
  const called = inMonthToCome(text, knowledge.today)
    .replaceAll(storeCalled, 'phone calls did $1 get')
    .replaceAll(gotCalls, '$1 phone calls')
    .replaceAll(weightedPipeline, 'weighted value of open opportunities')
  const said = knowledge.ofStore
    ? called
        .replaceAll(storesCalls, 'phone calls')
        .replaceAll(ownGroup, 'my stores')
        .replaceAll(bothOwn, '$1 each of my stores')
        // The team of a store is the agency's.
        .replaceAll(/(?<!\b(?:on|in) )\b(?:my|our) team\b/gi, 'your team')
        .replace(linesOfOwn, '')
    : called
  const typed = inOrder(withoutGreeting(wordsOf(knowledge.bills ? inWordsOfBills(said) : said)))
  const lows = typed.map(({ low }) => low)
  const spans = namesIn(typed, knowledge.names, (at) => {
    const word = typed[at]
    return word !== undefined && !isKnown(word) && !isBrandAt(lows, at)
  })
  const named = new Set(
    spans.flatMap(({ at, end }) => Array.from({ length: end - at }, (_, place) => at + place)),
  )
  const words = typed.map((word, at) => {
    if (named.has(at) || isKnown(word)) return word
    const right =
      spelledRight(word.low, known) ?? (word.stem === word.low ? null : spelledRight(word.stem, known))
    return right === null
      ? word
      : {
          ...word,
          low: right,
          stem: stemOf(right),
          typed: word.raw,
          raw: word.low.endsWith('s') && !right.endsWith('s') ? `${right}s` : right,
        }
  })
  const ofForms = wholeRecordsIn(words, knowledge.records)
  const times = timesIn(
    words,
    knowledge.today,
    (at) => named.has(at) || ofForms.has(at),
    /^(?:(?:please|and|also|then|ok|okay) )*(?:remind|create|add|schedule|(?:tell|ask) [\w ]+ to)\b|\breminder\b|\bdue\b|\bnext\b|\bmy (?:calendar|agenda|schedule|meetings?|appointments?)\b|\b(?:am i|are we) (?:free|busy|available|booked)\b|\btomorrow\b|\b(?:tasks|deadlines|meetings) for\b/i.test(
      text,
    ),
  )
  const items: Item[] = []
  for (let at = 0; at < words.length;) {
    const span = spans.find((one) => one.at === at)
    const time = times.find((one) => one.at === at)
    const word = words[at]
    if (span) {
      items.push({ is: 'name', span })
      at = span.end
    } else if (time) {
      items.push({
        is: 'time',
        time,
        words: words
          .slice(time.at, time.end)
          .map(({ raw }) => raw)
          .join(' '),
      })
      at = time.end
    } else {
      if (word && !/^[-–]$/.test(word.low)) items.push({ is: 'word', word })
      at += 1
    }
  }
  return { ...knowledge, words, items: timeLast(verbTogether(items)) }
}

/** `has Eastgate Honda paid`: what is one verb stands together. */
function verbTogether(items: readonly Item[]): readonly Item[] {
  const at = items.findIndex(
    (_, place) => /^(?:has|have) \u0001 paid$/.test(lowsOf(items.slice(place, place + 3))) && place > 0,
  )
  const [has, name] = items.slice(Math.max(0, at))
  return at < 0 || !has || !name ? items : [...items.slice(0, at), name, has, ...items.slice(at + 2)]
}

/** `how much of my November budget is left`: a time between whose and what says the same at the end. */
function timeLast(items: readonly Item[]): readonly Item[] {
  const at = items.findIndex(({ is }) => is === 'time')
  const found = /^how (?:much|far)\b.* (?:my|our|the|their|its) \u0002 budgets?\b/.test(lowsOf(items))
  const [time] = items.slice(at)
  return at < 0 || !found || !time ? items : [...items.toSpliced(at, 1), time]
}

/** `hey, how are we doing`; a greeting that is all of it stays. */
function withoutGreeting(words: readonly Word[]): readonly Word[] {
  const from = words.findIndex(
    ({ stem }, at) => !english.greetings.has(stem) && !(at === 0 && stem === 'anything'),
  )
  return from > 0 && words.length - from > 1 ? words.slice(from) : words
}

/** `costs more per lead`: what is weighed stands behind its words, as everywhere else. */
function inOrder(words: readonly Word[]): readonly Word[] {
  // `what does each lead cost`
  const each = words.findIndex(
    ({ low }, place) =>
      /^(?:each|a|one|every)$/.test(low) &&
      /^(?:lead|click|conversion)$/.test(words[place + 1]?.low ?? '') &&
      /^costs?$/.test(words[place + 2]?.low ?? ''),
  )
  const [article, noun, cost_] = words.slice(Math.max(0, each))
  if (each >= 0 && article && noun && cost_)
    return [
      ...words.slice(0, each),
      { ...cost_, low: 'cost', stem: 'cost' },
      { ...article, low: 'per', stem: 'per' },
      noun,
      ...words.slice(each + 3),
    ]
  // `how much do I pay per lead`
  const per = words.findIndex(
    ({ low }, place) =>
      low === 'per' &&
      /^(?:leads?|clicks?|conversions?)$/.test(words[place + 1]?.low ?? '') &&
      !/^(?:cost|spend|price|investment|pay)$/.test(words[place - 1]?.stem ?? ''),
  )
  const paying = words.findIndex(({ low }) => /^(?:pay|paying|paid|pays)$/.test(low))
  const preposition = words[per]
  if (
    per >= 0 &&
    preposition &&
    /^how much |^what (?:do|am|is|did|does|are) /.test(words.map(({ low }) => low).join(' '))
  )
    return words.flatMap((word, place) =>
      place === paying ? [] : place === per ? [{ ...preposition, low: 'cost', stem: 'cost' }, word] : [word],
    )
  const at = words.findIndex(
    ({ low }, place) =>
      /^(?:costs?|pays?|paid|spends?|spent)$/.test(low) &&
      /^(?:more|less)$/.test(words[place + 1]?.low ?? '') &&
      words[place + 2]?.low === 'per',
  )
  const [verb, weighed] = [words[at], words[at + 1]]
  if (at < 0 || !verb || !weighed) return words
  const cost = { ...verb, low: 'cost', stem: 'cost' }
  return [...words.slice(0, at), weighed, cost, ...words.slice(at + 2)]
}

/** A word as the person wrote it. */
export const saidOf = ({ typed, raw }: Word): string => typed ?? raw

/** The names in a question, in their order. */
export const namesOf = (items: readonly Item[]): readonly NameSpan[] =>
  items.flatMap((item) => (item.is === 'name' ? [item.span] : []))

/** A name as it is known, or as it was written where several bear it. */
export const nameIn = (span: NameSpan): string =>
  span.candidates.length === 1 ? (span.candidates[0]?.name ?? span.words) : span.words
