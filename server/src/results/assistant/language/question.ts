import type { Period } from './period.ts'

/** Something with a name that a question is about. */
export interface Named {
  readonly kind: 'client' | 'group' | 'person' | 'record'
  readonly id: number
  readonly name: string
  /** Of a client: its address; of a record: its area. */
  readonly slug?: string
  readonly of?: string
  /** What it is called in a question, where that is a part of its name. */
  readonly said?: string
  /** A dealer code: another name of the same. */
  readonly code?: string
}

/** The one that stands where a choice is yet to be made. */
export const undecided = (words: string): Named => ({ kind: 'client', id: -1, name: words })

/** A column held against something. */
export interface Condition {
  readonly column: string
  /** `has`: a text of the row has the words; `some`: there is anything. */
  readonly is: '=' | '!=' | '>' | '<' | '>=' | '<=' | 'between' | 'none' | 'some' | 'in' | 'has'
  readonly values: readonly (string | number)[]
  /** The column that it is held against in place of a value, and how many times of it. */
  readonly than?: string
  readonly times?: number
  /** How the person would read it: `Underpacing`. */
  readonly label?: string
}

/** Clients with, or without, rows of another topic. */
export interface Joined {
  readonly topic: string
  readonly period: Period | null
  readonly mine: boolean
  readonly conditions: readonly Condition[]
  /** Services and the like that the rows are of. */
  readonly records: readonly Named[]
}

/** A question over the rows of a topic. */
export interface TopicQuestion {
  readonly ask: 'rows' | 'when' | 'why'
  readonly topic: string
  /** Columns that are asked for; `count` is the number of rows. */
  readonly measures: readonly string[]
  readonly clients: readonly Named[]
  readonly except: readonly Named[]
  readonly groups: readonly Named[]
  /** People by the part they have: a person column, `manager` or `member`. */
  readonly people: readonly { readonly as: string; readonly who: Named | 'me' }[]
  readonly records: readonly Named[]
  /** One's own: what the person did, or has, where the topic is of people; of their clients else. */
  readonly mine: boolean
  /** Of the person's own clients, where the topic is of people too. */
  readonly ownClients: boolean
  /** Letters of states of the country. */
  readonly us: readonly string[]
  readonly period: Period | null
  readonly against: Period | null
  /** A column, or `day`, `week`, `month`. */
  readonly by: string | null
  /** A second one beside it: `by channel and month`. */
  readonly also: string | null
  readonly conditions: readonly Condition[]
  readonly order: { readonly column: string; readonly descending: boolean } | null
  readonly limit: number | null
  readonly with: readonly Joined[]
  readonly without: readonly Joined[]
  readonly average: boolean
  /** Held against what a client has on average. */
  readonly peers: boolean
  /** The column whose named values are told as a share of all of them; `client` and `group` are told apart by themselves. */
  readonly share: string | null
  /** Two values of a column, of which the measure of the first is to be above that of the second, or below it: "where does search cost more than social". */
  readonly held: Held | null
  /** Only rows of which the first measure is above, or below, what it was in the days it is compared with. */
  readonly moved: 'up' | 'down' | null
  /** By how much at least it moved: percent of what it was, or an amount. */
  readonly movedBy: MovedBy | null
  /** Of conditions over figures only one has to hold: `over 20k or margin below 1000`. */
  readonly either: boolean
  readonly show: 'chart' | 'file' | null
  /** Of the clients that the question before it in the same breath tells: `and who manages those`. */
  readonly ofTold?: true
}

/** How far a figure has to have moved; above the value, or at most so far. */
export interface MovedBy {
  readonly is: '>' | '<' | '>=' | '<='
  readonly value: number
  readonly percent: boolean
}

/** Two values of a column that are held against each other in every row of something else. */
export interface Held {
  readonly column: string
  readonly values: readonly [string, string]
  readonly is: '>' | '<'
}

/** The form that a question prepares. */
export interface FormQuestion {
  readonly ask: 'form'
  readonly form: string
  readonly client: Named | null
  readonly mine: boolean
  /** The day that it is due on, was done on, or holds from. */
  readonly due: string | null
  readonly text: string | null
  readonly service: Named | null
  /** Whose task it is to be. */
  readonly assignee: Named | null
  /** A new amount, in dollars. */
  readonly amount: number | null
}

/** One figure of a composition: what the rows of a topic come to. */
export interface Figure {
  /** Its rows: one measure, told by nothing. */
  readonly of: TopicQuestion
  /** A column, or `count`. */
  readonly value: string
  /** How many different ones of the column there are: the services that a client has. */
  readonly distinct?: true
}

/** A figure of a composition held against a number, or against so many times another one of its figures. */
export interface Bound {
  readonly figure: number
  readonly is: '>' | '<' | '>=' | '<=' | '=' | 'between'
  readonly values: readonly number[]
  readonly than?: number
  readonly times?: number
}

/** Figures of the same client, group, person or month, held against each other or worked out of each other. */
export interface ComposedQuestion {
  readonly ask: 'composed'
  /** Whose figures they are: a column that all of their topics have, `person`, or a stretch of time; null for those of all together. */
  readonly per: string | null
  /** Only of these clients. */
  readonly whose: TopicQuestion | null
  readonly figures: readonly Figure[]
  /** What is worked out of the first two. */
  readonly made: 'ratio' | 'difference' | 'percent' | null
  readonly bounds: readonly Bound[]
  /** Each by itself, how many there are, or what they have on average or in the middle. */
  readonly tell: 'each' | 'count' | 'average' | 'median'
  readonly order: 'most' | 'least' | null
  readonly limit: number | null
  /** A column of clients: the first ones are those of each of its values. */
  readonly within?: string
}

/** What is asked, as data. */
export type Question =
  | TopicQuestion
  | FormQuestion
  | ComposedQuestion
  | { readonly ask: 'record'; readonly of: Named | 'mine'; readonly field: string | null }
  | {
      readonly ask: 'team'
      readonly of: Named | 'mine'
      readonly managers: boolean
      /** Only who has this part: `SEO`. */
      readonly part?: string
      /** How to reach them is asked too. */
      readonly contact?: true
      /** Somebody by name, of whom is asked whether they are on it. */
      readonly asked?: string
    }
  | {
      readonly ask: 'changes'
      readonly of: Named | null
      readonly period: Period | null
      readonly what: string | null
    }
  | { readonly ask: 'waiting' }
  /** Two questions in one sentence, answered one after the other. */
  | { readonly ask: 'several'; readonly questions: readonly Question[] }
  /** What a figure is. */
  | { readonly ask: 'meaning'; readonly topic: string; readonly column: string }
  /** One's own calendar: of today where no days are named; only what comes next, or only what begins after noon. */
  | { readonly ask: 'calendar'; readonly period: Period | null; readonly part?: 'next' | 'after noon' }
  /** The way to a screen, or to one of a client's own; its path where that was named before. */
  | { readonly ask: 'screen'; readonly words: string; readonly of?: Named; readonly at?: string }
  | { readonly ask: 'help' }

/** A question that is understood once some parts of it are left out. */
export interface Nearest {
  readonly question: Question
  readonly left: readonly string[]
  /** What is left out stands beside what is asked, and is no part of that. */
  readonly beside?: true
}

/** A question that was read, the choice that must be made first, or the part that could not be. */
export type Reading =
  | {
      readonly is: 'question'
      readonly question: Question
      /** Sentences beside it that say nothing that is known. */
      readonly left?: readonly string[]
    }
  | {
      readonly is: 'choose'
      readonly words: string
      readonly choices: readonly Named[]
      readonly question: Question
    }
  | {
      readonly is: 'declined'
      readonly parts: readonly string[]
      readonly nearest: string | null
      readonly name?: true
      /** Why nobody is told that, as a sentence. */
      readonly because?: string
      /** In other words it would be another question. */
      readonly firm?: true
      /** What comes nearest: the question without some of its parts, which are named. */
      readonly instead?: Nearest
      /** The question without what was not understood, for whoever agrees to it. */
      readonly without?: Nearest
      /** The screens that were named for the question before, which was not understood either. */
      readonly named?: readonly Offer[]
      /** The topic of the question before, which was. */
      readonly after?: string
    }

/** A list, report or screen on which the answer to a question may stand. */
export interface Offer {
  readonly title: string
  /** What its rows are asked for by; null for a screen that is no list and no report. */
  readonly topic: string | null
  /** Its path; null where it has no screen that is open to the person. */
  readonly at: string | null
  /** How likely it is meant: compared with the others, and with the bounds of `closest/offers.ts`. */
  readonly score: number
}

/** A question that was not understood, as far as the next one may go on with it. */
export interface Offered {
  readonly text: string
  /** What was named for it, the likeliest first. */
  readonly places: readonly Offer[]
  /** What of it was not understood. */
  readonly parts: readonly string[]
  /** The list or report that it is surely about. */
  readonly sure: string | null
  /** The question without what was not understood, as it was offered. */
  readonly without?: Nearest | undefined
}

/** A question for the rows of a topic that asks for nothing more. */
export const emptyQuestion = (topic: string): TopicQuestion => ({
  ask: 'rows', topic, measures: [], clients: [], except: [], groups: [], people: [], records: [], mine: false, ownClients: false, us: [],
  period: null, against: null, by: null, also: null, conditions: [], order: null, limit: null, with: [], without: [], average: false, peers: false, share: null, held: null, moved: null, movedBy: null, either: false, show: null,
}) // prettier-ignore

/** Whether a question is about the rows of a topic. */
export const isTopic = (question: Question | null): question is TopicQuestion =>
  question !== null && (question.ask === 'rows' || question.ask === 'when' || question.ask === 'why')

/** What was said before. */
export interface Thread {
  readonly question: Question | null
  /** A choice that waits to be made. */
  readonly choices: {
    readonly words: string
    readonly of: readonly Named[]
    readonly question: Question
  } | null
  /**
   * The question before was not understood: a whole one, with which what comes
   * after goes on; one that named somebody, whom `they` means then; or a few
   * words that would have changed the question before it, which still stands.
   */
  readonly lost?: 'question' | 'whom' | 'fragment' | undefined
  /** The few words that were not understood: what goes on without them says so. */
  readonly unheard?: readonly string[] | undefined
  /** What was named for the question before, where that was not understood. */
  readonly offered?: Offered | undefined
  /** The channel or platform of the question before, which was not understood: what goes on with it is of that one. */
  readonly narrowed?: string | undefined
  /** The time of that question, as it was said. */
  readonly when?: string | undefined
  /** What was meant by words that may mean several. */
  readonly remembered: Readonly<Record<string, Named>>
}

export const noThread: Thread = { question: null, choices: null, remembered: {} }

/** A reading, and what the thread is after it. */
export interface InThread {
  readonly reading: Reading
  readonly thread: Thread
}
