import type { AskedColumn, AskedValue } from '../topic.ts'

/** What people call a topic, its columns and the choices of a column, besides their labels. */
export interface Called {
  /** Words for its rows, each with `|` between. */
  readonly rows?: string
  readonly columns?: Readonly<Record<string, string>>
  /** Words that mean a column only where the question speaks of the topic by others. */
  readonly weak?: Readonly<Record<string, string>>
  /** Further verbs of whoever a column names: `who put in the request`. */
  readonly did?: Readonly<Record<string, string>>
  /** Words that mean a column only beside a time: deals that were won in October. */
  readonly besideTime?: Readonly<Record<string, string>>
  /** Lists whose entries a column of text names: `deliverableTypes`. */
  readonly lists?: Readonly<Record<string, string>>
  /** When rows were finished is not kept: they are told by the day on which they were due, which is said. */
  readonly toldByDue?: true
  /** It tells what was, and never what will be. */
  readonly past?: true
  /** A time beside its rows says nothing of the day that they have: a deal's next step is not when it was won. */
  readonly undated?: true
  /** Its rows are not asked for by the people of its clients: `the commission of Maria` is another one. */
  readonly ofNobody?: true
  /** Columns that its rows are given besides those that are declared: a lead is open, won or lost by its stage. */
  readonly adds?: readonly AskedColumn[]
  /** Told by something it is its measure that is told, and not how many rows there are. */
  readonly byAmount?: true
  /** The figure that is told where none is asked for. */
  readonly measure?: string
  /** By column, and then by a choice, those that come after it: a paid claim was submitted too. */
  readonly after?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
  /** The figure that counts what it is called by, where its rows are something else: `how many returning visitors`. */
  readonly counted?: string
  /** By what its best and its worst rows are told where no figure is named. */
  readonly judged?: string
  /** Choices of a column with which a row is finished: nothing of it is late any more. */
  readonly finished?: Readonly<Record<string, readonly string[]>>
  /** The day on which its rows came about, which a time beside them means, where its call's days are others. */
  readonly came?: string
  /** Its date is not the one on which these choices came about. */
  readonly dateless?: readonly string[]
  /** Columns that say by themselves what is asked about: no other topic has such a figure. */
  readonly evoking?: readonly string[]
  /** Words that call its rows only where a column is spoken of as well: `creatives to approve`. */
  readonly beside?: { readonly column: string; readonly words: string }
  /** By column the choices that no other list has: `written off` speaks of reconciliation. */
  readonly telling?: Readonly<Record<string, readonly string[]>>
  /** By column further choices, each for several of its own. */
  readonly standing?: Readonly<Record<string, readonly AskedValue[]>>
  /** By column what says that a row has nothing in it, and what says that it has: `unclaimed`, `picked up`. */
  readonly none?: Readonly<Record<string, string>>
  readonly some?: Readonly<Record<string, string>>
  /** By column, and then by the label of the choice; `Yes` and `No` of a flag. */
  readonly choices?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** By the id of a topic: a declared report or list, or one that is written by hand. */
export type Vocabulary = Readonly<Record<string, Called>>
