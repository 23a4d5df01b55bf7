import type { Part } from '../../foundation/contract/call.ts'
import type { ColumnFacts, ColumnValue } from '../../foundation/contract/column.ts'
import { formatDateTime } from '../../foundation/format/index.ts'
import type { formCalls } from './calls.ts'
import { questionsOf, type FormDefinition } from './definition.ts'
import type { Question } from './question.ts'

type Row = Part<(typeof formCalls)['forms.answers'], 'response'>['rows'][number]

/** A question of any version of a form, by which its answers are found. */
export type AskedQuestion = Pick<Question, 'id' | 'label' | 'kind'>

/** What a form asks now, and what it asked before as far as that was answered. */
export interface EverAsked {
  readonly definition: FormDefinition
  readonly removed: readonly (AskedQuestion & { readonly answered: boolean })[]
}

/** What a form asks now, and after it what was answered when earlier versions asked it. */
export const askedEver = ({ definition, removed }: EverAsked): readonly AskedQuestion[] => [
  ...questionsOf(definition),
  ...removed
    .filter(({ answered }) => answered)
    .map(({ id, label, kind }) => ({ id, label: `${label} (removed)`, kind })),
]

const kinds: Readonly<Partial<Record<Question['kind'], ColumnFacts<Row>['kind']>>> = {
  Number: 'number',
  Money: 'money',
  Date: 'date',
}

/** An answer as a cell has it: numbers as numbers, but for one of which digits would be lost, money in cents. */
function valueOf(kind: Question['kind'], answer: string): ColumnValue {
  const number = answer.trim() === '' ? Number.NaN : Number(answer)
  if (Number.isNaN(number)) return answer
  if (kind === 'Number' && /^\s*0\d|\d{16}/.test(answer)) return answer
  return kind === 'Number' ? number : kind === 'Money' ? Math.round(number * 100) : answer
}

/** What was answered to a question, in words; nothing where it was not. */
export const answerTo = ({ words }: Pick<Row, 'words'>, id: string): string =>
  words.find((one) => one.id === id)?.answer ?? ''

/** The columns of the answers to a form, on the screen and in a file. */
export const answerColumns = (form: EverAsked): readonly ColumnFacts<Row>[] => [
  { id: 'at', label: 'Arrived', value: ({ at }) => formatDateTime(at) },
  ...askedEver(form).map(({ id, label, kind }): ColumnFacts<Row> => ({
    id,
    label,
    kind: kinds[kind],
    value: (row) => valueOf(kind, answerTo(row, id)),
  })),
  { id: 'answeredBy', label: 'Answered By', value: ({ answeredBy }) => answeredBy },
  { id: 'client', label: 'Client', value: ({ Client: of }) => of?.name ?? '' },
  { id: 'became', label: 'Became', value: ({ became }) => became },
  { id: 'version', label: 'Version', kind: 'number', value: ({ versionNumber }) => versionNumber },
]
