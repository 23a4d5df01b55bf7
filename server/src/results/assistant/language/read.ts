import { addMonths } from '@portal/core/foundation/format'
import * as english from './english.ts'
import { namesIn, type NameSpan } from './names.ts'
import { stretchBefore, timesIn, yearBefore } from './period.ts'
import { lowsIn, phraseAt, stemsIn, type Item } from './items.ts'
import { numberOf } from './number.ts'
import {
  undecided,
  type FormQuestion,
  type Joined,
  type Named,
  type Question,
  type Reading,
  type TopicQuestion,
} from './question.ts'
import { readTopic, type Draft } from './read-topic.ts'
import { evokingOf, type Prepared } from './topic.ts'
import { spelledRight } from './spelling.ts'
import { stemOf, stemsOf, wordsOf, type Word } from './tokens.ts'

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
}

/** What was said before. */
export interface Thread {
  readonly question: Question | null
  /** A choice that waits to be made. */
  readonly choices: {
    readonly words: string
    readonly of: readonly Named[]
    readonly question: Question
  } | null
  /** What was meant by words that may mean several. */
  readonly remembered: Readonly<Record<string, Named>>
}

export const noThread: Thread = { question: null, choices: null, remembered: {} }

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

interface Read extends Knowledge {
  readonly words: readonly Word[]
  readonly items: readonly Item[]
}

/** Words that could name somebody: nothing else is known of them. */
export function unknownWords(
  text: string,
  { topics, records }: Pick<Knowledge, 'topics' | 'records'>,
): readonly string[] {
  const known = vocabularyOf(topics)
  const ofRecords = new Set(records.flatMap(({ name }) => stemsOf(name)))
  return wordsOf(text)
    .filter(
      ({ stem, low }) =>
        !known.has(stem) && !known.has(low) && !ofRecords.has(stem) && !/^[\d$–+&-]/.test(low),
    )
    .map(({ low }) => low)
}

function prepare(text: string, knowledge: Knowledge): Read {
  const known = vocabularyOf(knowledge.topics)
  const ofRecords = new Set(knowledge.records.flatMap(({ name }) => stemsOf(name)))
  const isKnown = ({ stem, low }: Word): boolean =>
    known.has(stem) || known.has(low) || ofRecords.has(stem) || /^[\d$]/.test(low)
  const typed = withoutGreeting(wordsOf(text))
  const spans = namesIn(typed, knowledge.names, (at) => {
    const word = typed[at]
    return word !== undefined && !isKnown(word)
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
  const times = timesIn(
    words,
    knowledge.today,
    (at) => named.has(at),
    /^(?:please )?(?:remind|create|add|schedule)\b|\bdue\b|\bnext\b/i.test(text),
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
  return { ...knowledge, words, items }
}

/** `hey, how are we doing`; a greeting that is all of it stays. */
function withoutGreeting(words: readonly Word[]): readonly Word[] {
  const from = words.findIndex(({ stem }) => !english.greetings.has(stem))
  return from > 0 && words.length - from > 1 ? words.slice(from) : words
}

/** A word as the person wrote it. */
const saidOf = ({ typed, raw }: Word): string => typed ?? raw

const lowsOf = (items: readonly Item[]): string => lowsIn(items).join(' ')

const done = (question: Question): Reading => ({ is: 'question', question })
const namesOf = (items: readonly Item[]): readonly NameSpan[] =>
  items.flatMap((item) => (item.is === 'name' ? [item.span] : []))

/** A question about one name: that one, or the choice between those who may be meant. */
function aboutOne(
  span: NameSpan | undefined,
  question: (named: Named) => Question,
  kinds: readonly Named['kind'][] = ['client'],
): Reading | null {
  const fits = (span?.candidates ?? []).filter(({ kind }) => kinds.includes(kind))
  const [first] = fits
  if (!span || !first) return null
  return fits.length === 1
    ? done(question(first))
    : { is: 'choose', words: span.words, choices: fits, question: question(undecided(span.words)) }
}

const recordFields: readonly (readonly [string, RegExp])[] = [
  [
    'phone',
    /^(?:what is )?(?:the |my )?(?:phone number|phone|telephone|number)(?: of| for)?(?: the)? ?(?:my store)?$/,
  ],
  [
    'location',
    /^(?:where is|where are|(?:what is )?(?:the |my )?(?:address|location)(?: of| for)?)(?: my store| my dealership| my stores)?(?: located)?$/,
  ],
  ['website', /^(?:what is )?(?:the |my )?website(?: address)?(?: of| for)?$/],
  ['identifier', /^(?:what is )?(?:the |my )?(?:dealer code|code)(?: of| for)?$/],
  ['industry', /^(?:what is )?(?:the )?industry(?: of| for)?$/],
  ['activatedAt', /^when (?:was|did|is)(?: (?:activated|active|onboarded|start|started|join|joined))?$/],
  ['canceledAt', /^when (?:was|did|is)? ?(?:canceled|cancelled|cancel|leave|left)$/],
]

const screenSentence =
  /^(?:please )?(?:where (?:do|can|could) (?:i|we) (?:find|see|get)|where (?:is|are) the|how (?:do|can) (?:i|we) (?:get|go|come) to|take me to|bring me to|go to|open the|navigate to|lead me to)(?: the)? (.+)$/

const teamSentence =
  /^(?:(?:who|which people|which person) )?(?:is |are )?(?:the )?(?:(?:who )?(?:manages|manage|handles|runs|looks after|look after|takes care of|take care of|works on|works for|work on|work for|is responsible for|responsible for|on the team of|on the team for|on team of|in the team of|the team of|team of|team for|on my team|my team|manages (?:them|these|those)|handles them|(?:my |the )?(?:account )?managers?(?: of| for)?)|do i call at the agency|do i (?:talk|speak) (?:to|with)(?: about (?:my (?:account|store)|this|it))?)(?: \u0001)?(?: it| me| my store| my account| us)?(?: managed by)?$/

const changeSentence =
  /^(?:what (?:has |have )?(?:changed|is new|happened|went on|was changed|is different)|whats new|who changed(?: the)?)(?: (budgets?|activit(?:y|ies)))?(?: (?:for|at|with|of|on|in))*(?: (?:my store|my stores|me|us))?(?: \u0001)?(?: (?:in|since|during))*(?: \u0002)?$/

const waitingSentence =
  /^(?:what (?:is )?(?:waits|wait|waiting) for (?:me|my decision|my confirmation)|what do i (?:have to|need to|must) do(?: \u0002)?|what is (?:on my plate|on my list|open for me|next for me|left to do)|my to do list|what needs my attention|what must i do|what should i do(?: \u0002)?|(?:my )?pending items)$/
const calendarSentence =
  /^(?:what is |show )?(?:what (?:is|do i have) )?(?:on |in )?(?:my )?(?:calendar|agenda|schedule|appointments|meetings|events|day)(?: (?:on|for))?(?: \u0002)?$/

/** Questions that are no rows of a topic. */
function special(read: Read): Reading | null {
  const { items, words } = read
  const low = words.map((word) => word.low).join(' ')
  const line = lowsOf(items)
  const spans = namesOf(items)
  const time = items.flatMap((item) => (item.is === 'time' ? [item.time] : []))[0] ?? null
  if (english.help.has(low)) return done({ ask: 'help' })
  const largest =
    /^(?:what are |who are |which are )?(?:our |my |the )*(?:(\d+|two|three|four|five|six|seven|eight|nine|ten) )?(biggest|largest|smallest) (?:(\d+|two|three|four|five|six|seven|eight|nine|ten) )?(?:clients|dealers|stores|accounts|customers)$/.exec(
      line,
    )
  if (largest) {
    const [, first, which, second] = largest
    return done({
      ...emptyQuestion('budgets'),
      measures: ['amount'],
      by: 'client',
      mine: / my |^my /.test(line),
      order: { column: 'amount', descending: which !== 'smallest' },
      limit: numberOf(first ?? second ?? ''),
    })
  }
  const form = formIn(read, line)
  if (form) return form
  const screen = screenSentence.exec(line)
  if (screen && spans.length === 0 && !time)
    return done({
      ask: 'screen',
      words: (screen[1] ?? '').replace(/^(?:the|my|our) /, '').replace(/ (?:screen|page)$/, ''),
    })
  if (waitingSentence.test(line)) return done({ ask: 'waiting' })
  if (calendarSentence.test(line) && / my | i have /.test(` ${line} `)) return done({ ask: 'calendar' })
  const change = changeSentence.exec(line)
  if (change) {
    const question = (of: Named | null): Question => ({
      ask: 'changes',
      of,
      period: time?.period ?? null,
      what: change[1] === undefined ? null : change[1].startsWith('b') ? 'budget' : 'activity',
    })
    return spans.length === 0
      ? done(question(null))
      : spans.length === 1
        ? aboutOne(spans[0], question)
        : null
  }
  if (teamSentence.test(line) && !/^\u0001$|^who(?: is| are)?(?: the)? \u0001$/.test(line)) {
    const managers = /manag|handles|runs|looks? after|takes? care|responsible/.test(line)
    const one = aboutOne(spans[0], (of) => ({ ask: 'team', of, managers }))
    if (one) return one
    if (/\b(?:my|me|us|i)\b/.test(line)) return done({ ask: 'team', of: 'mine', managers })
    if (/\b(?:it|them|these|those)$/.test(line)) return done({ ask: 'team', of: undecided('it'), managers })
  }
  const bare = line.replace(/(?: (?:client|dealer|the))? ?\u0001 ?/, ' ').trim()
  if (spans.length === 1 || /\bmy (?:store|dealership|phone|address|website)/.test(line)) {
    for (const [field, pattern] of recordFields) {
      if (!pattern.test(bare) || bare === '') continue
      const question = (of: Named | 'mine'): Question => ({ ask: 'record', of, field })
      if (spans.length === 1) return aboutOne(spans[0], question)
      if (/\bmy\b/.test(bare)) return done(question('mine'))
    }
    if (
      spans.length === 1 &&
      /^(?:|tell me about|tell me more about|details (?:of|about|on)|info (?:on|about|of)|information (?:on|about)|facts (?:of|about)|about|who is|what is|what does do|profile of|show me|show|the)$/.test(
        bare.replace(/^please /, ''),
      )
    )
      return aboutOne(spans[0], (of) => ({ ask: 'record', of, field: null }), ['client', 'person', 'group'])
  }
  return null
}

const forms: readonly (readonly [string, RegExp])[] = [
  ['budgetChange', /^(?:a |an )?(?:new )?budget change/],
  [
    'interaction',
    /^(?:that )?(?:i |we )?(?:a |an |the )?(?:phone )?(?:call(?:ed)?|interaction|talk(?:ed)?|spoke|met|meeting|conversation|communication|visit(?:ed)?|email(?:ed)?)\b/,
  ],
  ['activity', /^(?:a |an )?(?:new )?activity\b/],
  ['task', /^(?:a |an )?(?:new )?(?:task|to do|todo|reminder)\b/],
  ['budget', /^(?:a |an )?(?:new )?budget\b/],
  ['client', /^(?:a |an )?(?:new )?client\b/],
  [
    'support',
    /^(?:a |an )?(?:new )?(?:support request|support ticket|ticket|bug|issue|feature request|problem)\b/,
  ],
]

/** The form that a sentence wants filled in. */
function formIn(read: Read, line: string): Reading | null {
  const { items, topics, records } = read
  const spans = namesOf(items)
  const times = items.flatMap((item) => (item.is === 'time' ? [item.time] : []))
  const form = (name: string, more: Partial<FormQuestion> = {}): Reading | null => {
    const question = (client: Named | null): Question => ({
      ask: 'form',
      form: name,
      client,
      mine: false,
      due: null,
      text: null,
      service: null,
      amount: null,
      ...more,
    })
    const ofClient = spans.filter(({ candidates }) => candidates.some(({ kind }) => kind === 'client'))
    return ofClient.length === 0 ? done(question(null)) : aboutOne(ofClient[0], question)
  }
  const polite =
    /^(?:please |can you |could you |can i |could i |i (?:want|need|would like) to |i want |help me )*/.exec(
      line,
    )?.[0] ?? ''
  const rest = line.slice(polite.length)
  const remind =
    /^remind (?:me|us)(?: (?:on )?\u0002)? (?:to|about|of) (.+)$|^remind (?:me|us) (?:to|about) (.+) (?:on )?\u0002$/.exec(
      rest,
    )
  if (remind) {
    const from = items.findIndex((item) => item.is === 'word' && /^(?:to|about|of)$/.test(item.word.low))
    const before = items.slice(0, from).findIndex(({ is }) => is === 'time')
    const due = before >= 0 ? before : items.findLastIndex(({ is }) => is === 'time')
    // The day that it is due on is no part of what is to be done; another time is.
    const said = items.flatMap((item, at) => {
      if (at <= from || at === due) return []
      return item.is === 'word'
        ? [saidOf(item.word)]
        : item.is === 'name'
          ? [nameIn(item.span)]
          : [item.words]
    })
    const item = items[due]
    return form('task', {
      due: item?.is === 'time' ? item.time.period.from : null,
      text: said.join(' ').replace(/ (?:on|by)$/, ''),
    })
  }
  if (/^(?:raise|increase|request|ask for)\b.*\bbudgets?(?: increase)?\b/.test(rest)) {
    const service =
      records.find(({ of, name }) => of === 'services' && ` ${rest} `.includes(` ${name.toLowerCase()} `)) ??
      null
    const known = rest
      .replace(service ? service.name.toLowerCase() : '', '')
      .replaceAll(
        /\b(?:raise|increase|request|ask|for|my|the|a|an|of|budget|budgets|to|by|our)\b|[\u0001\u0002]/g,
        '',
      )
      .trim()
    return known === '' ? form('increase', { mine: /\bmy\b/.test(rest), service }) : null
  }
  const logger =
    /^(?:open|start|show me|show)(?: the)? (activity|interaction) logger\b(?: for)?(?: the)?(?: \u0001)?$/.exec(
      rest,
    )
  if (logger && spans.length > 0) return form(logger[1] ?? 'activity')
  const changed = budgetChangeIn(rest, read)
  if (changed) return form('budgetChange', changed)
  const verb = /^(log|add|create|new|make|write|report|file|open a|enter|record|note) (.+)$/.exec(rest)
  if (!verb) return null
  const what = (verb[2] ?? '').replace(/^a new /, 'a ')
  if (verb[1] === 'report' && !/\b(?:bug|issue|problem)\b/.test(what)) return null
  for (const [name, pattern] of forms) {
    const found = pattern.exec(what)
    if (!found) continue
    const after = what.slice(found[0].length)
    const text = /^ (?:to|about|that|saying)\b (.+)$/.exec(
      after.replaceAll(/ (?:(?:for|with|on|at) )?[\u0001\u0002](?= )/g, ''),
    )
    const unused = after
      .replaceAll(
        /\b(?:for|with|of|at|to|on|client|the|a|an|store|in|dealer|them|they|it|him|her)\b|[\u0001\u0002]/g,
        '',
      )
      .trim()
    if (unused !== '' && !text) return null
    return form(name, {
      due: datedForms.has(name) ? (times[0]?.period.from ?? null) : null,
      text: text ? textAfter(items, text[0].trim().split(' ')[0] ?? '') : null,
    })
  }
  for (const { topic } of topics) {
    if (topic.rank < 3 || topic.rank > 4) continue
    const noun = topic.words.find((one) =>
      new RegExp(`^(?:a |an |new )*${one.toLowerCase()}(?= |$)`).test(what),
    )
    if (noun === undefined) continue
    const unused = what
      .replace(new RegExp(`^(?:a |an |new )*${noun.toLowerCase()}`), '')
      .replaceAll(/\b(?:for|with|of|at|to|the|a|an|client|store)\b|[\u0001\u0002]/g, '')
      .trim()
    if (unused === '') return form(topic.id)
  }
  return null
}

/** Forms that have a day. */
const datedForms = new Set(['task', 'activity', 'interaction'])

/** `change the SEO budget of Eastgate Honda to $2,000 from January`: which budget, and what becomes of it. */
function budgetChangeIn(line: string, { items, records, today }: Read): Partial<FormQuestion> | null {
  if (!/^(?:change|set|lower|cut|reduce|decrease|update|adjust|move)\b.*\bbudgets?\b/.test(line)) return null
  const service =
    records.find(({ of, name }) => of === 'services' && ` ${line} `.includes(` ${name.toLowerCase()} `)) ??
    null
  const amount = items.flatMap((item) =>
    item.is === 'word' && /^\$?\d/.test(item.word.low) ? (numberOf(item.word.low) ?? []) : [],
  )
  const left = line
    .replace(service ? service.name.toLowerCase() : '', '')
    .replaceAll(
      /\b(?:change|set|lower|cut|reduce|decrease|update|adjust|move|the|a|an|of|for|at|to|budgets?|from|in|as|starting|on)\b|[\u0001\u0002]|\$?\d[\d,.]*k?/g,
      '',
    )
  if (left.trim() !== '' || amount.length > 1) return null
  const time = items.find((item) => item.is === 'time')
  const from = time?.is === 'time' ? time.time.period.from : null
  // A budget changes from a month that is yet to come.
  const due = from !== null && from < today ? addMonths(from, 12) : from
  return { service, amount: amount[0] ?? null, due }
}

const nameIn = (span: NameSpan): string =>
  span.candidates.length === 1 ? (span.candidates[0]?.name ?? span.words) : span.words

const textAfter = (items: readonly Item[], word: string): string => {
  const from = items.findLastIndex((item) => item.is === 'word' && item.word.low === word)
  return items
    .slice(from + 1)
    .flatMap((item) =>
      item.is === 'word' ? [saidOf(item.word)] : item.is === 'name' ? [nameIn(item.span)] : [item.words],
    )
    .join(' ')
}

interface Candidate {
  readonly draft: Draft
  readonly prepared: Prepared
}

const better = (one: Candidate, other: Candidate): number =>
  other.draft.understood - one.draft.understood ||
  other.draft.evoked - one.draft.evoked ||
  other.prepared.topic.rank - one.prepared.topic.rank

/** The topics that a question speaks of, those first that leave nothing over. */
function draftsOf(items: readonly Item[], { topics, records, may }: Knowledge): readonly Candidate[] {
  const stems = items.flatMap((item) => (item.is === 'word' ? [item.word.stem] : []))
  const line = lowsOf(items)
  const comparing = stems.some((stem) => english.compare.has(stem))
  const all = stemsIn(items)
  const holds = (phrases: readonly (readonly string[])[]): boolean =>
    items.some((_, at) => phraseAt(all, phrases, at) > 0)
  // A measure held against another one speaks of what has both.
  const against = [english.more, english.less, english.atLeast, english.atMost].some(holds)
  const foretells = holds(english.foretold)
  const open = ({ prepared: { topic } }: Candidate): number => (may?.(topic.id) === false ? 1 : 0)
  return topics
    .filter(
      ({ topic, lexicon }) =>
        stems.some((stem) => evokingOf(lexicon).has(stem)) ||
        (against && stems.some((stem) => lexicon.has(stem))) ||
        (foretells && topic.foretold !== undefined) ||
        topic.sentences?.some((sentence) => sentence.test(line)) ||
        (comparing && topic.id === 'figures'),
    )
    .map((prepared) => ({ prepared, draft: readTopic(prepared, items, { records }) }))
    .filter(({ draft }) => draft.evoked > 0)
    .toSorted(
      (one, other) =>
        one.draft.left.length - other.draft.left.length || open(one) - open(other) || better(one, other),
    )
}

const readingOf = ({ draft: { question, unsure } }: Candidate): Reading =>
  unsure ? { is: 'choose', words: unsure.words, choices: unsure.candidates, question } : done(question)

/** Clients that have, or have not, rows of another topic. */
function joinedQuestion(items: readonly Item[], knowledge: Knowledge): Reading | null {
  const stems = stemsIn(items)
  const clients = knowledge.topics.find(({ topic }) => topic.id === 'clients')
  if (!clients) return null
  for (let at = 1; at < items.length - 1; at++) {
    const not = phraseAt(stems, english.without, at)
    const has = not > 0 ? 0 : phraseAt(stems, english.having, at)
    if (not === 0 && has === 0) continue
    const head = items.slice(0, at)
    const whoAlone = /^(?:who)(?: of \u0001)?$/.test(lowsOf(head))
    const left = whoAlone ? null : readTopic(clients, head, knowledge)
    if (left && (left.left.length > 0 || left.evoked === 0 || left.question.measures.length > 0)) continue
    const right = joins(items.slice(at + Math.max(not, has)), not > 0, knowledge)
    if (!right) continue
    const base: TopicQuestion = left?.question ?? emptyQuestion('clients')
    const question: TopicQuestion = { ...base, with: right.with, without: right.without }
    return left?.unsure
      ? { is: 'choose', words: left.unsure.words, choices: left.unsure.candidates, question }
      : done(question)
  }
  return null
}

export const emptyQuestion = (topic: string): TopicQuestion => ({
  ask: 'rows', topic, measures: [], clients: [], except: [], groups: [], people: [], records: [], mine: false, ownClients: false, us: [],
  period: null, against: null, by: null, conditions: [], order: null, limit: null, with: [], without: [], average: false, share: null, show: null,
}) // prettier-ignore

interface Joins {
  readonly with: readonly Joined[]
  readonly without: readonly Joined[]
}

function joins(items: readonly Item[], not: boolean, knowledge: Knowledge): Joins | null {
  const stems = stemsIn(items)
  for (let at = 1; at < items.length - 1; at++) {
    const no = phraseAt(stems, english.butNot, at)
    const also = no > 0 ? 0 : phraseAt(stems, english.butAlso, at)
    if (no === 0 && also === 0) continue
    const first = joinedAlone(items.slice(0, at), not, knowledge)
    if (!first) continue
    const second = joins(items.slice(at + Math.max(no, also)), no > 0, knowledge)
    if (second)
      return { with: [...first.with, ...second.with], without: [...first.without, ...second.without] }
    // The first that can be read decides: trying every split takes time without an end.
    break
  }
  return joinedAlone(items, not, knowledge)
}

/** One topic that clients have rows of, or have none of. */
function joinedAlone(items: readonly Item[], not: boolean, knowledge: Knowledge): Joins | null {
  const fits = draftsOf(items, knowledge).filter(
    ({ draft, prepared: { topic } }) =>
      draft.left.length === 0 &&
      topic.client !== undefined &&
      !topic.ofOne &&
      topic.id !== 'clients' &&
      draft.unsure === null,
  )
  const [best] = fits
  if (!best) return null
  const question = best.draft.question
  const { topic, period, mine, conditions, records } = question
  // What a joined topic cannot hold is not dropped: the question is declined then.
  const more = [question.clients, question.groups, question.us, question.except, question.people].some(
    (list) => list.length > 0,
  )
  if (
    more ||
    question.order !== null ||
    question.limit !== null ||
    question.against !== null ||
    question.ownClients
  )
    return null
  const one: Joined = { topic, period, mine, conditions, records }
  return not ? { with: [], without: [one] } : { with: [one], without: [] }
}

/** What a reading has no use for, words that stand together as one part. */
function partsLeft(items: readonly Item[], left: readonly number[]): readonly string[] {
  const parts: string[] = []
  let last = -2
  for (const at of left.toSorted((a, b) => a - b)) {
    const item = items[at]
    if (!item) continue
    const text = item.is === 'word' ? saidOf(item.word) : item.is === 'name' ? item.span.words : item.words
    if (at === last + 1 && parts.length > 0) parts[parts.length - 1] += ` ${text}`
    else parts.push(text)
    last = at
  }
  return parts
}

/** Names are known: they are named only where nothing else is left. */
function withoutNames(items: readonly Item[], places: readonly number[]): readonly number[] {
  const words = places.filter((at) => items[at]?.is !== 'name')
  return words.length > 0 ? words : places.length > 0 ? places : items.map((_, at) => at)
}

/** Reads a question by itself. */
function readAlone(read: Read): { readonly reading: Reading; readonly draft: Draft | null } {
  const first = special(read)
  if (first) return { reading: first, draft: null }
  const drafts = draftsOf(read.items, read)
  const [best] = drafts
  if (best?.draft.left.length === 0) return { reading: readingOf(best), draft: best.draft }
  const joined = joinedQuestion(read.items, read)
  if (joined) return { reading: joined, draft: null }
  const places = best
    ? best.draft.left
    : read.items.flatMap((item, at) =>
        item.is === 'time' || (item.is === 'word' && english.filler.has(item.word.stem)) ? [] : [at],
      )
  return {
    reading: {
      is: 'declined',
      parts: partsLeft(read.items, withoutNames(read.items, places)),
      nearest: best ? best.prepared.topic.id : null,
    },
    draft: null,
  }
}

const isTopic = (question: Question | null): question is TopicQuestion =>
  question !== null && (question.ask === 'rows' || question.ask === 'when' || question.ask === 'why')

/** The clients that a question before was about. */
const subjectsOf = (question: Question | null): readonly Named[] => {
  if (question === null) return []
  if (isTopic(question)) return question.clients
  if (question.ask === 'form') return question.client ? [question.client] : []
  if (question.ask === 'record' || question.ask === 'team')
    return question.of === 'mine' || question.of.kind !== 'client' ? [] : [question.of]
  return question.ask === 'changes' && question.of ? [question.of] : []
}

/** A choice put in the place that it was to be made for. */
function decided(question: Question, one: Named): Question {
  if (isTopic(question)) {
    const rest = question.clients.filter(({ id }) => id !== -1)
    if (one.kind === 'group') return { ...question, clients: rest, groups: [...question.groups, one] }
    if (one.kind === 'person')
      return { ...question, clients: rest, people: [...question.people, { as: 'person', who: one }] }
    return { ...question, clients: [...rest, one] }
  }
  if (question.ask === 'form') return { ...question, client: one }
  if (question.ask === 'record' || question.ask === 'team' || question.ask === 'changes')
    return { ...question, of: one }
  return question
}

/** The one of offered choices that an answer means: by its number, or by words that only it has. */
function chosen(words: readonly Word[], choices: readonly Named[]): Named | null {
  const said = words
    .map(({ low }) => low)
    .filter((low) => !/^(?:the|one|a|please|i|mean|meant|number|no|it|is|ones)$/.test(low))
  const number = Number(said[0])
  if (said.length === 1 && Number.isInteger(number) && number >= 1) return choices[number - 1] ?? null
  const place = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'].indexOf(
    said[0] ?? '',
  )
  if (said.length === 1 && place >= 0) return choices[place] ?? null
  if (said.length === 0) return null
  const fits = choices.filter(({ name, code }) => {
    const tokens = wordsOf(name).map(({ low }) => low)
    return said.every(
      (word) =>
        tokens.includes(word) ||
        tokens.some((token) => spelledRight(word, new Set([token])) === token) ||
        code?.toLowerCase() === word,
    )
  })
  const [only] = fits
  return fits.length === 1 && only ? only : null
}

/** What a question that goes on says anew, put over the question before. */
function merged(before: TopicQuestion, draft: Draft): TopicQuestion {
  const { question, says } = draft
  const subject =
    says.has('subject') &&
    (question.clients.length > 0 || question.groups.length > 0 || question.mine || question.ownClients)
  const comparing = says.has('compare') && question.clients.length > 0 && before.clients.length > 0
  // `split by service` after a share of one of them is over all of them.
  const whole = before.share !== null && says.has('by') && before.share === question.by ? before.share : null
  const replaced = new Set([
    ...question.conditions.map(({ column }) => column),
    ...(whole === null ? [] : [whole]),
  ])
  const measures = says.has('measure')
    ? question.measures
    : says.has('count') || (says.has('by') && before.measures.length === 0 && question.measures.length > 0)
      ? question.measures
      : before.measures
  const ordered = says.has('order') ? (question.order ?? before.order) : before.order
  const order =
    ordered && measures.length > 0 && says.has('measure') && !says.has('order')
      ? { ...ordered, column: measures[0] ?? ordered.column }
      : ordered
  const period = says.has('period')
    ? question.period
    : says.has('lean') && before.period
      ? (question.against ?? before.period)
      : before.period
  const why = question.ask === 'why'
  return {
    ...before,
    ask: question.ask !== 'rows' ? question.ask : showsRows(before, question, says) ? 'rows' : before.ask,
    measures,
    clients: subject
      ? comparing
        ? [...before.clients, ...question.clients]
        : question.clients
      : before.clients,
    groups: subject ? question.groups : before.groups,
    people: question.people.length > 0 ? question.people : before.people,
    mine: subject
      ? question.mine || (before.mine && question.clients.length > 0 && before.topic === 'tasks')
      : before.mine,
    ownClients: subject ? question.ownClients : before.ownClients,
    except: [...before.except, ...question.except],
    records: question.records.length > 0 ? question.records : whole === 'service' ? [] : before.records,
    us: question.us.length > 0 ? question.us : before.us,
    period,
    against: says.has('against') ? question.against : before.against,
    by: why
      ? null
      : says.has('by')
        ? question.by
        : comparing
          ? 'client'
          : (before.by ?? (says.has('order') ? question.by : null)),
    conditions: [...before.conditions.filter(({ column }) => !replaced.has(column)), ...question.conditions],
    order:
      order && says.has('order') && question.order === null && before.order
        ? { ...before.order, descending: before.order.descending }
        : order,
    limit: why ? null : says.has('limit') ? question.limit : before.limit,
    average: question.average || before.average,
    share: says.has('share') ? question.share : says.has('by') || why ? null : before.share,
    show: why ? null : (question.show ?? before.show),
  }
}

/** `by channel` and `as a chart` after why ask for the figures themselves. */
const showsRows = (before: TopicQuestion, { show }: TopicQuestion, says: Draft['says']): boolean =>
  before.ask === 'why' && (says.has('by') || show !== null)

const without = (items: readonly Item[], phrases: readonly (readonly string[])[]): readonly Item[] => {
  return items.slice(phraseAt(stemsIn(items), phrases, 0))
}

/** `not search but social`, `not October but September`: what comes after stands for what comes before. */
function correction(items: readonly Item[]): readonly Item[] | null {
  const [first] = items
  if (first?.is !== 'word' || !/^(?:not|instead)$/.test(first.word.low)) return null
  const but = items.findIndex((item) => item.is === 'word' && /^(?:but|use|take)$/.test(item.word.low))
  return but > 0 && but < items.length - 1 ? items.slice(but + 1) : null
}

/** The question before with what this one changes; null where it changes nothing of it. */
function goneOn(read: Read, before: Question | null, remembered: Thread['remembered']): Reading | null {
  const corrected = correction(read.items)
  const items = corrected ?? without(read.items, english.onward)
  if (items.length === 0 || before === null) return null
  const onward = items.length < read.items.length
  const topic = isTopic(before) ? read.topics.find((one) => one.topic.id === before.topic) : undefined
  if (topic && isTopic(before)) {
    const known = withRemembered(items, remembered)
    const draft = readTopic(topic, baseTime(known, before), read, before)
    const says =
      draft.says.size > 0 ||
      draft.question.conditions.length + draft.question.except.length + draft.question.people.length > 0 ||
      draft.question.show !== null ||
      draft.question.ask !== 'rows' ||
      draft.question.records.length + draft.question.us.length > 0
    if (draft.left.length === 0 && says) {
      const question = merged(leaned(before, draft, items), draft)
      return draft.unsure
        ? { is: 'choose', words: draft.unsure.words, choices: draft.unsure.candidates, question }
        : done(question)
    }
    return null
  }
  const [span] = namesOf(items)
  if (
    span &&
    items.length === 1 &&
    onward &&
    !isTopic(before) &&
    (before.ask === 'record' || before.ask === 'team' || before.ask === 'changes')
  )
    return aboutOne(span, (of) => ({ ...before, of }))
  const [time] = items
  if (time?.is === 'time' && items.length === 1 && before.ask === 'changes')
    return done({ ...before, period: time.time.period })
  return null
}

/** `last year` after a month is that month of last year; `the month before` leans on what was asked. */
const baseTime = (items: readonly Item[], before: TopicQuestion): readonly Item[] =>
  items.map((item) => {
    if (
      item.is !== 'time' ||
      !before.period ||
      !/^(?:the )?(?:last|previous|prior) year$/.test(item.words.toLowerCase())
    )
      return item
    const { from, to } = before.period
    if (from.endsWith('-01-01') && to.endsWith('-12-31')) return item
    return { ...item, time: { ...item.time, period: yearBefore(before.period) } }
  })

const leaned = (before: TopicQuestion, { says, question }: Draft, items: readonly Item[]): TopicQuestion => {
  if (!says.has('lean') || !before.period || question.period !== null) return before
  return {
    ...before,
    period: /year/.test(lowsOf(items)) ? yearBefore(before.period) : stretchBefore(before.period),
  }
}

const withRemembered = (items: readonly Item[], remembered: Thread['remembered']): readonly Item[] =>
  items.map((item) => {
    if (item.is !== 'name' || item.span.candidates.length < 2) return item
    const one = remembered[item.span.words.toLowerCase()]
    return one && item.span.candidates.some(({ id, kind }) => id === one.id && kind === one.kind)
      ? { ...item, span: { ...item.span, candidates: [one] } }
      : item
  })

/** Reads a question in its thread, and says what the thread is after it. */
export function readInThread(
  text: string,
  knowledge: Knowledge,
  thread: Thread,
): { readonly reading: Reading; readonly thread: Thread } {
  const prepared = prepare(text, knowledge)
  const read: Read = { ...prepared, items: withRemembered(prepared.items, thread.remembered) }
  const { choices } = thread
  if (choices) {
    const one = chosen(read.words, choices.of)
    if (one) {
      const question = decided(choices.question, one)
      return {
        reading: done(question),
        thread: {
          question,
          choices: null,
          remembered: { ...thread.remembered, [choices.words.toLowerCase()]: one },
        },
      }
    }
  }
  const reading = inThread(read, thread)
  if (reading.is === 'question')
    return {
      reading,
      thread: {
        ...thread,
        choices: null,
        question: reading.question.ask === 'help' ? thread.question : reading.question,
      },
    }
  if (reading.is === 'choose')
    return {
      reading,
      thread: {
        ...thread,
        choices: { words: reading.words, of: reading.choices, question: reading.question },
      },
    }
  return { reading, thread }
}

function inThread(read: Read, { question: before, remembered }: Thread): Reading {
  const goesOn = goneOn(read, before, remembered)
  const onwards =
    without(read.items, english.onward).length < read.items.length || correction(read.items) !== null
  if (onwards && goesOn) return goesOn
  const bare: Read = onwards ? { ...read, items: without(read.items, english.onward) } : read
  const { reading, draft } = readAlone(bare)
  if (reading.is === 'declined') return goesOn ?? reading
  const question = reading.question
  // A few words that name no subject go on with what was asked about the same.
  if (
    goesOn &&
    isTopic(question) &&
    isTopic(before) &&
    question.topic === before.topic &&
    draft &&
    !draft.says.has('subject') &&
    read.words.length <= 3 &&
    // `total` begins anew.
    !read.words.some(({ low }) => /^(?:total|overall|all)$/.test(low)) &&
    question.clients.length === 0
  )
    return goesOn
  if (
    goesOn &&
    draft &&
    draft.evoked <= 1 &&
    isTopic(question) &&
    isTopic(before) &&
    question.topic === before.topic
  )
    return goesOn
  const carried = onwards && isTopic(question) && namesNobody(question) ? carriedFrom(before) : null
  if (carried && isTopic(question)) return done({ ...question, ...carriedTo(question, carried) })
  return withPronoun(reading, read, before)
}

/** `who spent more than their budget`: whoever it is, nobody from before. */
const ofItself =
  /^(?:my |our )?(?:who|which (?!ones|of)|clients?|dealers?|stores?|accounts?|customers?|everybody|everyone)\b.*\b(?:their|its)\b/

/** Whom a question is about, as the next one may be about them too. */
type Carried = Pick<TopicQuestion, 'clients' | 'groups' | 'mine' | 'ownClients' | 'us'>

const namesNobody = ({ clients, groups, mine, ownClients, us, people }: TopicQuestion): boolean =>
  clients.length + groups.length + us.length + people.length === 0 && !mine && !ownClients

function carriedFrom(before: Question | null): Carried | null {
  if (!isTopic(before)) {
    const clients = subjectsOf(before)
    return clients.length > 0 ? { clients, groups: [], mine: false, ownClients: false, us: [] } : null
  }
  const { clients, groups, us, ownClients } = before
  const carried = { clients, groups, us, mine: before.mine && !topicsOfPeople.has(before.topic), ownClients }
  return clients.length + groups.length + us.length > 0 || carried.mine || ownClients ? carried : null
}

/** Topics in which one's own is what one did oneself. */
const topicsOfPeople = new Set(['activities', 'interactions', 'tasks', 'support'])

/** One's own clients are told apart from one's own doing where a topic is of people. */
function carriedTo({ topic }: TopicQuestion, carried: Carried): Carried {
  const own = carried.mine || carried.ownClients
  return topicsOfPeople.has(topic)
    ? { ...carried, mine: false, ownClients: own }
    : { ...carried, mine: own, ownClients: false }
}

/** `their tasks`, `who manages it`: of whom the question before was. */
function withPronoun(reading: Reading, { words, items }: Read, before: Question | null): Reading {
  const subjects = subjectsOf(before)
  const [first] = subjects
  const carried = carriedFrom(before)
  const says =
    phraseAt(stemsIn(items), english.pronounPhrases, 0) > 0 ||
    (words.some(({ low }) => /^(?:it|its|their|them|they|there|same)$/.test(low)) &&
      !ofItself.test(lowsOf(items))) ||
    /\b(?:this|that) (?:client|store|dealer|one)\b/.test(lowsOf(items))
  if (reading.is !== 'question' || !says) return unresolved(reading)
  const { question } = reading
  if (isTopic(question))
    return namesNobody(question) && carried ? done({ ...question, ...carriedTo(question, carried) }) : reading
  if (question.ask === 'team' && question.of !== 'mine' && question.of.id === -1 && !first && carried?.mine)
    return done({ ...question, of: 'mine' })
  if (question.ask === 'form')
    return question.client === null && subjects.length === 1 && first
      ? done({ ...question, client: first })
      : reading
  if (!first) return unresolved(reading)
  if (
    (question.ask === 'team' || question.ask === 'record') &&
    question.of !== 'mine' &&
    question.of.id === -1
  )
    return done({ ...question, of: first })
  if (question.ask === 'changes' && question.of === null) return done({ ...question, of: first })
  return reading
}

const unresolved = (reading: Reading): Reading =>
  reading.is === 'question' &&
  reading.question.ask === 'team' &&
  reading.question.of !== 'mine' &&
  reading.question.of.id === -1
    ? { is: 'declined', parts: ['it'], nearest: null }
    : reading
