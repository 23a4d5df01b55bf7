import type { UsualMonth } from '@portal/core/platform/reports/report'
import { stemsOf } from './tokens.ts'

/** A choice of a column, and what people call it. */
export interface AskedValue {
  readonly value: string
  readonly label: string
  readonly words: readonly string[]
  /** It stands for choices of another column: a department for its channels. */
  readonly stands?: { readonly column: string; readonly values: readonly string[] }
  /** No other list has it: it says by itself what is asked about. */
  readonly tells?: true
  /** It says whether a row has anything in the column, and not what: `unassigned`. */
  readonly kept?: 'none' | 'some'
}

/** A column that a question can name. */
export interface AskedColumn {
  readonly id: string
  readonly label: string
  readonly kind:
    | 'client' | 'person' | 'text' | 'choice' | 'record' | 'date' | 'money' | 'count' | 'number' | 'percent' | 'duration' | 'flag' // prettier-ignore
  /** What people call it, the label among them; none for what is only shown. */
  readonly words: readonly string[]
  /** Words that mean it only where the question speaks of the topic by others. */
  readonly weak?: readonly string[]
  /** Words that mean it only beside a time: `new clients in October`. */
  readonly besideTime?: readonly string[]
  /** It was named by one of those. */
  readonly needsTime?: true
  readonly values?: readonly AskedValue[]
  /** What it reads as where a row has none: `Not given`. */
  readonly emptyAs?: string
  /** The area of the records that it names: `services`. */
  readonly of?: string
  /** What it is, as a part of a sentence: `how often an ad was clicked`. */
  readonly means?: string
  /** It says by itself what is asked about: `clicks`. */
  readonly evokes?: true | undefined
  /** A quotient, worked out of sums. */
  readonly rate?: { readonly of: string; readonly per: string; readonly minus?: true }
  /** By a choice, those that come after it: whatever has one of them has come so far too. */
  readonly after?: Readonly<Record<string, readonly string[]>>
  /** It adds up over rows. */
  readonly sums?: true
  /** Of several rows it is what they have on average: health, a score. */
  readonly averages?: true
  /** The order of its choices, the lowest first: rows are put in an order by it. */
  readonly steps?: readonly string[]
  /** The days between two dates of a row; of what has not ended until today, where it runs. */
  readonly span?: { readonly from: string; readonly to: string; readonly runs?: true }
  /** Lower is better: `cheapest`. */
  readonly low?: true
  /** Of somebody who did something to a row: the verbs for it. `who approved`. */
  readonly did?: readonly string[]
  /** Whoever is named beside such a verb is meant by it, and not whose the rows are. */
  readonly doer?: true
  /** Columns that are shown beside it where rows are held against it: what is overdue tells for how long. */
  readonly shows?: readonly string[]
  /** Answered only where it is asked for. */
  readonly aside?: true
  /** The topic's rows do not say it: it is known of their client. */
  readonly ofClient?: true
  /** The topic's rows do not say it: it is known of their person. */
  readonly ofPerson?: true
}

/** What can narrow a topic's rows besides its columns. */
export type Narrowing = 'client' | 'group' | 'manager' | 'us' | 'service'

/**
 * Something that can be asked about: rows with columns. A declared report and
 * a declared list are topics by themselves; a few are written by hand.
 */
export interface Topic {
  readonly id: string
  /** As it stands in an interpretation: `Budgets`. */
  readonly title: string
  /** What its rows are where they are counted, in the plural; its title where absent. */
  readonly rows?: string
  /** What its rows are called. */
  readonly words: readonly string[]
  readonly columns: readonly AskedColumn[]
  /** Words that call its rows only where a column is spoken of as well: `answers to the form`. */
  readonly beside?: { readonly column: string; readonly words: readonly string[] }
  readonly narrows: readonly Narrowing[]
  /** The column of a question that names none; the rows are counted where it has none. */
  readonly measure?: string
  /** The figure by which its rows are ranked where none is named and it has no measure: `top landing pages`. */
  readonly leading?: string
  /** The figure that counts what it is called by, where its rows are something else: `how many reviews`, told by the week. */
  readonly counted?: string
  /** The column that a percentage beside its name means: `pacing under 80%`. */
  readonly percent?: string
  /** The days that its call takes; `date` is the column that a time filters where the call takes none. */
  readonly period: 'range' | 'month' | 'months' | 'year' | null
  readonly date?: string
  /** The person column that `I` and a name mean. */
  readonly person?: string
  /** The client column. */
  readonly client?: string
  /** It is of one client at a time. */
  readonly ofOne?: true
  /** It is looked up client by client, so that it tells nothing of all of them. */
  readonly ofFew?: true
  /** It can be told by these stretches of time as well. */
  readonly by?: readonly ('day' | 'week' | 'month')[]
  /** Of a topic of one month: which one it tells where none is named. */
  readonly usualMonth?: UsualMonth
  /** It is kept by whole months: of a week it knows nothing. */
  readonly wholeMonths?: true
  /** The column whose day they are told by, where rows do not have them by themselves. */
  readonly timed?: string
  /** Sentences that ask about it without its name; what the group holds is used up. */
  readonly sentences?: readonly RegExp[]
  /** The column that foretells how the time ends, and the one that it foretells. */
  readonly foretold?: { readonly by: string; readonly of: string }
  /** By what the best and the worst are told where no measure is named, and what is told beside it. */
  readonly judged?: { readonly by: string; readonly beside: readonly string[]; readonly size: string }
  /** The column by which rows are new or old, where they have come about on a day: `my last invoice`. */
  readonly newest?: string
  /** When rows were finished is not kept: they are told by the day on which they were due, which is said. */
  readonly toldByDue?: true
  /** It tells what was, and never what will be. */
  readonly past?: true
  /** Its date is not the one on which these choices came about: `closed last week`. */
  readonly dateless?: readonly string[]
  /** Choices of a column with which a row is finished, and not late any more. */
  readonly finished?: Readonly<Record<string, readonly string[]>>
  /** One of them is asked for its measure: `the budget of`, rather than the rows. */
  readonly amountOfOne?: true
  /** Told by something it is its measure that is told, and not how many rows there are: commission by partner. */
  readonly byAmount?: true
  /** What is asked of it is told client by client where it narrows them: `who is behind`. */
  readonly byClient?: readonly string[]
  /** Which of two that fit equally well is meant: the higher one. */
  readonly rank: number
  /** Calls that it is read by: whoever may make none of them cannot ask about it. */
  readonly calls: readonly string[]
}

/** What a phrase of a topic means. */
export type Meaning =
  | { readonly is: 'topic'; readonly own: boolean }
  | { readonly is: 'column'; readonly column: AskedColumn }
  | { readonly is: 'value'; readonly column: AskedColumn; readonly value: AskedValue }

interface Entry {
  readonly stems: readonly string[]
  readonly meaning: Meaning
}

/** The phrases of a topic by their first word, the longest first. */
export type Lexicon = ReadonlyMap<string, readonly Entry[]>

/** A topic with its phrases. */
export interface Prepared {
  readonly topic: Topic
  readonly lexicon: Lexicon
}

/** What a phrase of a topic may mean, and how many words it takes. */
export interface Hit {
  readonly length: number
  readonly meanings: readonly Meaning[]
}

/** Labels that are words of every question: nobody asks for a column by them. */
const noName = new Set('by from to of on at in what when who why now how no'.split(' '))

const holdsWord = (phrase: string, word: string): boolean => {
  const [said, name] = [stemsOf(phrase), stemsOf(word).join(' ')]
  return said.length > 1 && name !== said.join(' ') && ` ${said.join(' ')} `.includes(` ${name} `)
}

/** `missing services`: a name that holds a choice of the topic means that choice too. */
function impliedBy(phrase: string, columns: readonly AskedColumn[]): readonly Meaning[] {
  const said = ` ${stemsOf(phrase).join(' ')} `
  // What is named beside another one is no choice: `came and went`.
  if (/ (?:and|or) /.test(said)) return []
  const holds = (word: string): boolean => {
    const stems = stemsOf(word).join(' ')
    return stems !== '' && stems.length + 2 < said.length && said.includes(` ${stems} `)
  }
  const longest = (words: readonly string[]): number =>
    Math.max(0, ...words.filter(holds).map((word) => stemsOf(word).join(' ').length))
  // Of several columns with a choice of that name, how a row stands is meant; `not advertised` is not `advertised`.
  const [first] = columns
    .filter(({ kind, ofClient }) => kind === 'choice' && !ofClient)
    .toSorted((one, other) => Number(other.id === 'state') - Number(one.id === 'state'))
    .flatMap((column) =>
      (column.values ?? [])
        .map((value) => ({ column, value, length: longest(value.words) }))
        .filter(({ length }) => length > 0)
        .toSorted((one, other) => other.length - one.length)
        .slice(0, 1),
    )
  return first ? [{ is: 'value', column: first.column, value: first.value }] : []
}

/** Every phrase of a topic, ready to be found. */
export function lexiconOf(topic: Topic): Lexicon {
  const { words, columns } = topic
  const entries: Entry[] = []
  const add = (phrases: readonly string[], meaning: Meaning): void => {
    for (const phrase of phrases) {
      const stems = stemsOf(phrase)
      if (stems.length > 0 && !(stems.length === 1 && noName.has(stems[0] ?? '')))
        entries.push({ stems, meaning })
    }
  }
  for (const column of columns) {
    add(column.words, { is: 'column', column })
    if (column.weak) {
      add(column.weak, { is: 'column', column: { ...column, evokes: undefined } })
    }
    if (column.besideTime)
      add(column.besideTime, { is: 'column', column: { ...column, evokes: undefined, needsTime: true } })
    for (const value of column.values ?? []) {
      add(value.words, { is: 'value', column, value })
      if (value.tells) add(value.words, { is: 'topic', own: false })
      // `over capacity`: a choice that holds the name of the topic speaks of it.
      const naming = column.ofClient
        ? []
        : value.words.filter((word) => words.some((name) => holdsWord(word, name)))
      add(naming, { is: 'topic', own: false })
    }
  }
  const titles = new Set(
    [topic.title, topic.title.replace(/ reports?$/i, '')].map((one) => one.toLowerCase()),
  )
  const isTitle = (word: string): boolean => titles.has(word.toLowerCase())
  add(words.filter(isTitle), { is: 'topic', own: true })
  add(
    words.filter((word) => !isTitle(word)),
    { is: 'topic', own: false },
  )
  for (const phrase of words) for (const meaning of impliedBy(phrase, columns)) add([phrase], meaning)
  const lexicon = new Map<string, Entry[]>()
  for (const entry of entries) {
    const [first = ''] = entry.stems
    lexicon.set(first, [...(lexicon.get(first) ?? []), entry])
  }
  for (const list of lexicon.values()) list.sort((one, other) => other.stems.length - one.stems.length)
  return lexicon
}

const weighable = new WeakMap<Lexicon, ReadonlySet<string>>()

/** The first words of phrases for what can be held against something: figures and days. */
export function weighableOf(lexicon: Lexicon): ReadonlySet<string> {
  const had = weighable.get(lexicon)
  if (had) return had
  const held = ({ meaning }: Entry): boolean =>
    meaning.is === 'column' &&
    ['money', 'count', 'number', 'percent', 'duration', 'date'].includes(meaning.column.kind)
  const stems = new Set([...lexicon].flatMap(([stem, entries]) => (entries.some(held) ? [stem] : [])))
  weighable.set(lexicon, stems)
  return stems
}

const evoking = new WeakMap<Lexicon, ReadonlySet<string>>()

/** The first words of phrases that say by themselves that a topic is spoken of. */
export function evokingOf(lexicon: Lexicon): ReadonlySet<string> {
  const had = evoking.get(lexicon)
  if (had) return had
  const stems = new Set(
    [...lexicon].flatMap(([stem, entries]) =>
      entries.some(({ meaning }) => meaning.is === 'topic' || meaning.column.evokes === true) ? [stem] : [],
    ),
  )
  evoking.set(lexicon, stems)
  return stems
}

/** The meanings of the longest phrase that begins at a word. */
export function meaningsAt(lexicon: Lexicon, stems: readonly (string | null)[], at: number): Hit | null {
  const entries = lexicon.get(stems[at] ?? '') ?? []
  const fits = entries.filter((entry) => entry.stems.every((stem, place) => stems[at + place] === stem))
  const length = fits[0]?.stems.length ?? 0
  return length === 0
    ? null
    : {
        length,
        meanings: fits.filter((entry) => entry.stems.length === length).map(({ meaning }) => meaning),
      }
}
