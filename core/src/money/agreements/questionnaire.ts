import type { questionKinds } from './question-kinds.ts'

/** A question of the agreement questionnaire. */
export interface Question {
  readonly key: string
  readonly label: string
  readonly kind: 'text' | 'longText' | 'choice' | 'flag'
  readonly choices?: readonly string[]
  readonly required?: true
}

/** Some questions about one thing. */
export interface QuestionSection {
  readonly title: string
  readonly questions: readonly Question[]
}

/** What the agency has to know before an agreement is written. */
export const questionnaire: readonly QuestionSection[] = [
  {
    title: 'The dealership',
    questions: [
      { key: 'legalName', label: 'Legal name of the dealership', kind: 'text', required: true },
      { key: 'signer', label: 'Who signs, and in what position', kind: 'text', required: true },
      { key: 'rooftops', label: 'Rooftops that this is for', kind: 'longText' },
      { key: 'brands', label: 'Brands', kind: 'text', required: true },
    ],
  },
  {
    title: 'Goals and money',
    questions: [
      { key: 'goals', label: 'What has to be better in six months', kind: 'longText', required: true },
      { key: 'monthly', label: 'Monthly amount in mind', kind: 'text', required: true },
      { key: 'coop', label: 'Co-op pays a part of it', kind: 'flag' },
      {
        key: 'term',
        label: 'Term',
        kind: 'choice',
        choices: ['Month to month', '6 months', '12 months', '24 months'],
        required: true,
      },
    ],
  },
  {
    title: 'Where it stands today',
    questions: [
      { key: 'agencyNow', label: 'Agency or vendor now, and until when', kind: 'text' },
      { key: 'website', label: 'Website provider', kind: 'text', required: true },
      { key: 'crm', label: 'CRM', kind: 'text' },
      { key: 'access', label: 'Who gives access to accounts', kind: 'text', required: true },
    ],
  },
  {
    title: 'Billing',
    questions: [
      { key: 'billingContact', label: 'Billing contact with e-mail address', kind: 'text', required: true },
      { key: 'purchaseOrder', label: 'A purchase order is needed', kind: 'flag' },
      { key: 'notes', label: 'Anything else', kind: 'longText' },
    ],
  },
]

/** Answers by the key of their question. */
export type Answers = Readonly<Record<string, string | boolean>>

/** A question of a template, as its list keeps it. */
export interface TemplateQuestion {
  readonly id: number
  readonly name: string
  readonly section: string
  readonly kind: (typeof questionKinds)[number]
  /** One a line. */
  readonly choices: string
  readonly needed: boolean
}

const kinds = { Text: 'text', 'Long Text': 'longText', Choice: 'choice', 'Yes or No': 'flag' } as const

/** What is wrong with a question of a template, by the field where it shows. */
export const questionProblems = ({
  kind,
  choices,
}: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  kind === 'Choice' && (typeof choices !== 'string' || choices.trim() === '')
    ? { choices: 'Write the choices, one on each line.' }
    : {}

/** Under which key an answer to a question of a template stands. */
export const keyOfTemplateQuestion = (id: number): string => `template${id}`

function questionOf({ id, name, kind, choices, needed }: TemplateQuestion): Question {
  const offered = choices
    .split('\n')
    .map((choice) => choice.trim())
    .filter((choice) => choice !== '')
  const isChoice = kind === 'Choice' && offered.length > 0
  return {
    key: keyOfTemplateQuestion(id),
    label: name,
    // A choice of nothing could not be answered.
    kind: kind === 'Choice' && !isChoice ? 'text' : kinds[kind],
    ...(isChoice ? { choices: [...new Set(offered)] } : {}),
    ...(needed ? { required: true as const } : {}),
  }
}

/**
 * What a questionnaire asks: what every one does, then the questions of its template by their headings, in the order
 * in which they are given.
 *
 * @param otherwise the heading of questions that have none: the name of the template
 */
export function sectionsOf(own: readonly TemplateQuestion[], otherwise: string): readonly QuestionSection[] {
  const headings = [...new Set(own.map(({ section }) => section.trim() || otherwise))]
  return [
    ...questionnaire,
    ...headings.map((title) => ({
      title,
      questions: own.filter(({ section }) => (section.trim() || otherwise) === title).map(questionOf),
    })),
  ]
}

/** How much of what has to be answered is, in whole percent. */
export function percentDone(answers: Answers, sections: readonly QuestionSection[] = questionnaire): number {
  const needed = sections.flatMap(({ questions }) => questions).filter(({ required }) => required)
  const done = needed.filter(({ key }) => String(answers[key] ?? '').trim() !== '')
  return Math.floor((done.length * 100) / needed.length)
}

/**
 * Answers of two people at once: what was typed here since `before`, over what somebody else kept meanwhile.
 */
export const mergedAnswers = (before: Answers, now: Answers, theirs: Answers): Answers => ({
  ...theirs,
  ...Object.fromEntries(Object.entries(now).filter(([key, value]) => before[key] !== value)),
})
