/** What a question of a form can ask for. */
export const questionKinds = [
  'Text',
  'Long Text',
  'Number',
  'Money',
  'Date',
  'Choice',
  'Several',
  'Yes or No',
  'Rating',
  'Email',
  'Phone',
  'Contact',
  'Client',
  'Signature',
  'File',
] as const
export type QuestionKind = (typeof questionKinds)[number]

/** What an answer must be beside its kind; a text that is empty is no limit. */
export interface QuestionRule {
  /** The least: characters, an amount, a day (or `today`), or how many are chosen. */
  readonly least: string
  readonly most: string
  /** How a text is written: `0` stands for a digit, `A` for a letter, anything else for itself. */
  readonly pattern: string
}

/** A question is asked only where an earlier one was answered so. */
export interface Condition {
  /** Id of the earlier question. */
  readonly question: string
  /** Its answer; one of them for Several, `yes` or `no` for Yes or No. */
  readonly is: string
}

export interface Question {
  /** Stable for as long as the form lives: conditions and answers name it. */
  readonly id: string
  readonly kind: QuestionKind
  readonly label: string
  readonly help: string
  readonly required: boolean
  /** Of Choice and Several. */
  readonly choices: readonly string[]
  readonly showIf: Condition | null
  /** Absent in forms that were made before there were rules, and where there is none. */
  readonly rule?: QuestionRule
}
