import * as english from './english.ts'
import { beginsIn, lowsIn, phraseAt, stemsIn, type Item } from './items.ts'
import type { NameSpan } from './names.ts'
import type { Period, Timed } from './period.ts'
import type { Condition, Held, Joined, Named, TopicQuestion } from './question.ts'
import { recordAt } from './records.ts'
import { meaningsAt, type AskedColumn, type Hit, type Lexicon, type Prepared, type Topic } from './topic.ts'

/** What a question can say of its own, so that one that goes on changes only that. */
export type Said =
  | 'measure' | 'subject' | 'period' | 'against' | 'by' | 'order' | 'limit' | 'count' | 'lean' | 'compare' | 'share' // prettier-ignore

/** A column that is named without a figure of its own: the channel, the manager. */
export interface Mention {
  readonly column: AskedColumn
  readonly at: number
  readonly plural: boolean
  readonly my: boolean
  /** It is what the question asks for: `which client`. */
  readonly asked: boolean
}

/** `top`, `cheapest`. */
export interface Superlative {
  readonly descending: boolean
  readonly at: number
  /** It may count rows: `most`. */
  readonly counts: boolean
  readonly cheap: boolean
  /** `most expensive`. */
  readonly dear?: true
  /** `best`: it says which is the better one, and not by what. */
  readonly judges?: boolean
}

/** `more … than`, `better`. */
export interface Weighed {
  readonly at: number
  readonly more: boolean
  /** It judges: of a cost less is better. */
  readonly judges: boolean
  /** What it is weighed against has been read. */
  settled: boolean
}

/** Whether a column holds a figure. */
export const isNumeric = ({ kind }: AskedColumn): boolean =>
  ['money', 'count', 'number', 'percent', 'duration'].includes(kind)

/** Whether a choice says that a column is empty, or that it is not. */
export const keptBy = ({ values }: AskedColumn, value: string): 'none' | 'some' | null =>
  values?.find((one) => one.value === value)?.kept ?? null

/** What is known where a topic reads a question. */
export interface Known {
  readonly records: readonly Named[]
  readonly today: string
  readonly ofStore?: boolean
}

/** A question while a topic reads it: what the rules have found, and how they look at its words. */
export class TopicReader {
  readonly topic: Topic
  readonly items: readonly Item[]
  readonly stems: readonly (string | null)[]
  readonly lows: readonly string[]
  /** Services and the like that may be named. */
  readonly records: readonly Named[]
  /** The agency's day. */
  readonly today: string
  /** Somebody of a dealership asks. */
  readonly ofStore: boolean
  /** The question that this one goes on with. */
  readonly before: TopicQuestion | null
  /** Words that a sentence of the topic has used up. */
  readonly usedUp = new Set<string>()

  readonly says = new Set<Said>()
  /** Places of what the topic has no use for. */
  readonly left: number[] = []
  readonly measures: string[] = []
  readonly clients: Named[] = []
  readonly except: Named[] = []
  readonly groups: Named[] = []
  readonly people: { as: string; readonly who: Named | 'me' }[] = []
  readonly named: Named[] = []
  readonly states: string[] = []
  readonly conditions: Condition[] = []
  /** What clients have who are called by it: `SEO clients`. */
  readonly served: Joined[] = []
  readonly mentions: Mention[] = []
  readonly values = new Map<string, string[]>()
  ask: TopicQuestion['ask'] = 'rows'
  show: TopicQuestion['show'] = null
  period: Period | null = null
  against: Period | 'year' | 'before' | null = null
  /** Where a comparison stands. */
  againstAt = 0
  by: string | null = null
  /** A second thing that rows are told by. */
  also: string | null = null
  superlative: Superlative | null = null
  orderBy: string | null = null
  /** The figure that stands behind `by`: it orders, whatever else is shown. */
  orderedBy: string | null = null
  /** `oldest`, `my last invoice`: by the day from which rows are. */
  aged: { readonly descending: boolean; readonly at: number; readonly column?: string } | null = null
  /** `more`, `less`, `better`: one of several is weighed against the others. */
  weighed: Weighed | null = null
  held: Held | null = null
  /** Which way a figure has gone. */
  moved: TopicQuestion['moved'] = null
  /** How far it has to have gone. */
  movedBy: TopicQuestion['movedBy'] = null
  /** Of conditions over figures one is enough. */
  either = false
  /** Which of them went the furthest. */
  movedMost = false
  /** It is said how a figure has gone, without the days that it is held against. */
  went = false
  /** `where`: of which client. */
  where = false
  limit: number | null = null
  mine = false
  /** `I` is who acts. */
  self = false
  average = false
  /** What others have is held against it. */
  peers = false
  /** How it went over time is asked for. */
  trends = false
  /** A sentence of the topic was found in the question. */
  spoken = false
  comparing = false
  /** Where `versus` stands. */
  versusAt: number | null = null
  /** How many are asked for. */
  counts = false
  /** How much in all is asked for. */
  whole = false
  /** It is asked for as `how much`. */
  howMuch = false
  /** Who is asked for. */
  who = false
  /** The place that is read. */
  place = 0
  /** Where a share is asked for. */
  shareAt: number | null = null
  share: string | null = null
  /** Whom or what the question names, by the column and the place: what a share may be of. */
  readonly subjects: { readonly column: string; readonly at: number }[] = []
  /** What will be is asked for. */
  foretells = false
  /** The word for the topic itself. */
  noun: { readonly at: number; readonly plural: boolean } | null = null
  dateColumn: { readonly column: AskedColumn; readonly at: number } | null = null
  /** A time that nothing before it takes. */
  early: { readonly at: number; readonly time: Timed } | null = null
  /** A time was held against a date column. */
  dated = false
  lastMeasureAt = -9
  /** A name that may be several. */
  unsure: NameSpan | null = null
  /** How strongly the question speaks of the topic. */
  evoked = 0
  /** How many words the longest name has that it calls the topic by; its title weighs a little more. */
  called = 0
  /** Words that names of records have in the question. */
  recorded = 0
  /** Words that were understood as the topic's own. */
  understood = 0

  readonly #lexicon: Lexicon
  readonly #begins: readonly boolean[]

  constructor(
    { topic, lexicon }: Prepared,
    items: readonly Item[],
    { records, today, ofStore = false }: Known,
    before: TopicQuestion | null,
  ) {
    this.topic = topic
    this.#lexicon = lexicon
    this.#begins = beginsIn(items)
    this.items = items
    this.stems = stemsIn(items)
    this.lows = lowsIn(items)
    this.records = records
    this.today = today
    this.ofStore = ofStore
    this.before = before
  }

  low(at: number): string {
    return this.lows[at] ?? ''
  }

  stem(at: number): string {
    return this.stems[at] ?? ''
  }

  /** The longest phrase of the topic that begins at a place. */
  hitAt(at: number): Hit | null {
    return meaningsAt(this.#lexicon, this.stems, at)
  }

  /** How many words the longest of some phrases takes at a place. */
  phraseAt(phrases: readonly (readonly string[])[], at: number): number {
    return this.#begins[at] === true ? phraseAt(this.stems, phrases, at) : 0
  }

  /** The first place from one on that says something by itself. */
  next(at: number): number {
    let place = at
    while (
      place < this.items.length &&
      (english.filler.has(this.stem(place)) || this.stem(place) === 'all') &&
      !this.hitAt(place) &&
      // `not done`: a status may be called so.
      !recordAt(this, place)
    )
      place += 1
    return place
  }

  column(id: string): AskedColumn | undefined {
    return this.topic.columns.find((one) => one.id === id)
  }

  /** Takes a column as what is asked for. */
  measure(column: AskedColumn, at: number): void {
    const { foretold } = this.topic
    const near = at - this.lastMeasureAt <= 2
    // `projected spend` is one figure.
    if (foretold && column.id === foretold.of && this.measures.at(-1) === foretold.by && near) {
      this.lastMeasureAt = at
      return
    }
    if (!this.measures.includes(column.id)) this.measures.push(column.id)
    this.says.add('measure')
    this.lastMeasureAt = at
    if (column.evokes) this.evoked += 2
  }

  /** Takes a choice of a column, or those of another one that it stands for. */
  value(column: AskedColumn, value: string): void {
    const kept = keptBy(column, value)
    if (kept !== null) {
      if (!this.conditions.some((one) => one.column === column.id && one.is === kept))
        this.conditions.push({ column: column.id, is: kept, values: [] })
      this.subjects.push({ column: column.id, at: this.place })
      return
    }
    const stands = column.values?.find((one) => one.value === value)?.stands
    const other = stands && this.column(stands.column)
    const had = this.values.get(column.id) ?? []
    const several = column.values?.find(({ stands: of }) => of?.column === column.id)?.stands?.values ?? []
    // `went out and are still open`: of those that one word stands for, the ones that another one names.
    if (stands?.column === column.id && had.length > 0) return
    if (stands === undefined && several.length > 0 && had.length === several.length)
      this.values.delete(column.id)
    if (other?.id === column.id) {
      this.values.set(column.id, [...(stands?.values ?? [])])
      this.subjects.push({ column: column.id, at: this.place })
      return
    }
    if (other) {
      for (const one of stands.values) this.value(other, one)
      return
    }
    const before = this.values.get(column.id) ?? []
    this.values.set(column.id, before.includes(value) ? before : [...before, value])
    this.subjects.push({ column: column.id, at: this.place })
    // What a declared report is told apart by says nothing of what is asked.
    if (column.evokes && this.topic.rank > 5) this.evoked += 2
  }
}

/** The first column among meanings that fits. */
export const columnIn = (
  { meanings }: Hit,
  fits: (column: AskedColumn) => boolean,
): AskedColumn | undefined =>
  meanings.flatMap((meaning) => (meaning.is === 'column' && fits(meaning.column) ? [meaning.column] : []))[0]

/** What reads one thing at a place of a question. @returns how many items it took; 0 where it is not there */
export type Rule = (reader: TopicReader, at: number) => number
