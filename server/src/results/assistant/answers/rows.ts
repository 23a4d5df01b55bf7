import type { Period } from '../language/period.ts'
import type { Named, TopicQuestion } from '../language/question.ts'
import type { Topic } from '../language/topic.ts'
import type { PortalReader } from '../portal-reader.ts'

/** What stands for the group of a client that is in none. */
export const noGroup = 'No group'

/** Somebody or something that a cell names. */
export interface NamedCell {
  readonly id?: number
  readonly name: string
  readonly slug?: string
}
export type Cell = string | number | null | undefined | NamedCell | readonly string[]
/** Money is dollars, percents 0 to 100, days `YYYY-MM-DD`. */
export type Row = Readonly<Record<string, Cell>>

/** A link below an answer: the words, and where it leads. */
export interface Source {
  readonly words: string
  readonly path: string
}

/** The rows that a question is answered from. */
export interface Rows {
  readonly rows: readonly Row[]
  /** The days that they are of; null where time plays no part. */
  readonly period: Period | null
  /** Until when the figures reach. */
  readonly through?: string | null
  readonly sources: readonly Source[]
  /** The whole as a file, where a call gives it with exactly these filters: its words, and the call with its query. */
  readonly file?: { readonly words: string; readonly call: string } | undefined
  /** What the answer begins with in place of their number, as markdown, where that says more of them. */
  readonly lead?: string
  /** What one has to know of them. */
  readonly notes?: readonly string[]
  /** What a column is called for this person, where it differs. */
  readonly labels?: Readonly<Record<string, string>>
  /** Columns that the person does not get. */
  readonly hidden?: ReadonlySet<string>
  /** Totals as the report itself has them, where nothing was narrowed further. */
  readonly totals?: Readonly<Record<string, number | null>>
  /** Conditions that the call has already looked after. */
  readonly done?: ReadonlySet<string>
  /** Rows that the call has, where more than came. */
  readonly total?: number
}

/** Whose rows a question is about. */
export interface Whom {
  /** null: all that the person may see. */
  readonly ids: readonly number[] | null
  readonly clients: readonly Named[]
}

/** What a source of rows is told. */
export interface Wanted {
  readonly question: TopicQuestion
  readonly topic: Topic
  readonly whom: Whom
  readonly portal: PortalReader
  readonly today: string
  /** The days that are wanted; the usual ones where the question names none. */
  readonly period: Period | null
  /** Columns that rows are left out by afterwards, so that each row has to have them. */
  readonly told?: ReadonlySet<string>
}

export type ReadRows = (wanted: Wanted) => Promise<Rows>

/** A question that was understood and that the portal has no figures for: a sentence. */
export class CannotTell extends Error {}
