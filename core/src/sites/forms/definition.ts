import { checkOf } from '../../foundation/contract/check-field.ts'
import type { Field } from '../../foundation/contract/field.ts'
import { contactProblem } from './contact.ts'
import { ruleProblem, settingProblem } from './question-rule.ts'
import type { Question } from './question.ts'

/** A page of a form: what is asked together, under a heading. */
export interface FormPage {
  readonly title: string
  readonly questions: readonly Question[]
}

/** What a form asks. Every version of it is kept: an answer is read with the one that it answered. */
export interface FormDefinition {
  readonly pages: readonly FormPage[]
  readonly thanks: string
  /** One page at a time, with the way back; absent or false: all of them below each other. */
  readonly steps?: boolean
}

/** One file at a time, of any kind. */
export const formFileLimits = { each: 20 * 1024 * 1024, count: 1, as: 'files' } as const
/** Files that one question takes. */
const mostFilesOfQuestion = 5

/** An answer as it is kept: a text, a number, yes or no, the chosen ones, the ids of files, or the parts of a contact. */
export type AnswerValue = string | number | boolean | readonly string[]
export type Answers = Readonly<Record<string, AnswerValue>>

/** Most pages of a form, and most questions of all of them. */
export const mostPages = 10
export const mostQuestions = 60

/** The questions of all pages, in their order. */
export const questionsOf = ({ pages }: FormDefinition): readonly Question[] =>
  pages.flatMap(({ questions }) => questions)

const ratings = ['1', '2', '3', '4', '5'] as const

const hasChoices = ({ kind }: Question): boolean => kind === 'Choice' || kind === 'Several'

/** What an answer reads as where it is compared. */
const comparable = (value: AnswerValue | undefined): readonly string[] => {
  if (value === undefined) return []
  if (typeof value === 'boolean') return [value ? 'yes' : 'no']
  return typeof value === 'object' ? value : [String(value)]
}

const folded = (text: string): string => text.trim().toLowerCase()

/** Whether a question is asked, by the answers to earlier ones that were asked themselves. */
const isAsked = ({ showIf }: Question, asked: Answers): boolean =>
  showIf === null || comparable(asked[showIf.question]).some((one) => folded(one) === folded(showIf.is))

/**
 * The questions that are asked with these answers, in their order. A question
 * whose condition is about one that is not asked is not asked either.
 */
export function askedQuestions(definition: FormDefinition, answers: Answers): readonly Question[] {
  const asked: Record<string, AnswerValue> = {}
  return questionsOf(definition).filter((question) => {
    if (!isAsked(question, asked)) return false
    const answer = answers[question.id] ?? (question.kind === 'Yes or No' ? false : undefined)
    if (answer !== undefined) asked[question.id] = answer
    return true
  })
}

/** The field that asks a question; Several is asked by a box for each choice. */
function fieldOfQuestion({ kind, label, help, required, choices }: Question): Field {
  const facts = {
    label,
    ...(required ? { required: true as const } : {}),
    ...(help === '' ? {} : { hint: help }),
  }
  switch (kind) {
    case 'Text':
    case 'Signature':
    case 'Several':
    case 'File':
    case 'Contact':
    case 'Client':
      return { ...facts, kind: 'text' }
    case 'Long Text':
      return { ...facts, kind: 'longText' }
    case 'Number':
      return { ...facts, kind: 'number' }
    case 'Money':
      return { ...facts, kind: 'money' }
    case 'Date':
      return { ...facts, kind: 'date' }
    case 'Choice':
      return { ...facts, kind: 'choice', choices }
    case 'Rating':
      return { ...facts, kind: 'choice', choices: ratings }
    case 'Email':
      return { ...facts, kind: 'email' }
    case 'Phone':
      return { ...facts, kind: 'phone' }
    case 'Yes or No':
      return { label, kind: 'flag', ...(help === '' ? {} : { hint: help }) }
  }
}

const isEmpty = (value: AnswerValue | undefined): boolean =>
  value === undefined ||
  (typeof value === 'object' && value.every((one) => one.trim() === '')) ||
  (typeof value === 'string' && value.trim() === '')

const fileId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function problemOf(question: Question, value: AnswerValue | undefined): string | null {
  if (question.kind === 'Yes or No') return question.required && value !== true ? 'Field is required' : null
  if (isEmpty(value)) return question.required ? 'Field is required' : null
  if (question.kind === 'Several') {
    const chosen = typeof value === 'object' ? value : [String(value)]
    if (!chosen.every((one) => question.choices.includes(one))) return 'Choose among what is offered'
    return ruleProblem(question, chosen)
  }
  if (question.kind === 'Contact') return contactProblem(value)?.message ?? null
  if (question.kind === 'File') {
    if (typeof value !== 'object' || !value.every((id) => fileId.test(id)))
      return 'This is no answer to the question'
    return value.length <= mostFilesOfQuestion ? null : `Attach ${mostFilesOfQuestion} files at most.`
  }
  if (typeof value === 'object' || typeof value === 'boolean') return 'This is no answer to the question'
  return checkOf(fieldOfQuestion(question))(String(value)) ?? ruleProblem(question, String(value))
}

/** Answers as they are kept, and what is wrong with them by question. What is not asked is neither kept nor wrong. */
export function readAnswers(
  definition: FormDefinition,
  answers: Answers,
): { readonly kept: Answers; readonly problems: Readonly<Record<string, string>> } {
  const asked = askedQuestions(definition, answers)
  const problems = Object.fromEntries(
    asked.flatMap((question) => {
      const problem = problemOf(question, answers[question.id])
      return problem === null ? [] : [[question.id, problem]]
    }),
  )
  const kept = Object.fromEntries(
    asked.flatMap(({ id, kind }): [string, AnswerValue][] => {
      const value = answers[id]
      if (kind === 'Yes or No') return [[id, value === true]]
      return value === undefined || isEmpty(value) ? [] : [[id, value]]
    }),
  )
  return { kept, problems }
}

/** What an answer reads as. */
export const answerWords = (value: AnswerValue | undefined): string =>
  value === undefined
    ? ''
    : typeof value === 'boolean'
      ? value
        ? 'Yes'
        : 'No'
      : typeof value === 'object'
        ? value.filter((one) => one !== '').join(', ')
        : String(value)

/** The next id of a question: higher than any that was ever given, so that none is given twice. */
export const freshQuestionId = (given: Iterable<string>): string =>
  `q${[...given].reduce((most, id) => Math.max(most, Number(/^q(\d{1,9})$/.exec(id)?.[1] ?? 0)), 0) + 1}`

/** What is wrong with a form itself, in a sentence that names the question; null when it can be asked. */
export function definitionProblem(definition: FormDefinition): string | null {
  const questions = questionsOf(definition)
  if (questions.length === 0) return 'Add a question: a form without one asks nothing.'
  if (questions.length > mostQuestions) return `A form has at most ${mostQuestions} questions.`
  const before = new Map<string, Question>()
  for (const question of questions) {
    const { id, label, showIf } = question
    const named = `"${label || 'A question without words'}"`
    if (label.trim() === '') return 'Every question needs words. Write what you ask.'
    if (before.has(id)) return `${named} is there twice.`
    if (hasChoices(question) && question.choices.length < 2) return `${named} needs two choices or more.`
    if (new Set(question.choices).size !== question.choices.length) return `${named} offers a choice twice.`
    const wrong = settingProblem(question)
    if (wrong !== null) return `${named}: ${wrong}`
    if (showIf !== null) {
      const of = before.get(showIf.question)
      if (!of) return `${named} waits for a question that does not come before it.`
      if (of.kind === 'File') return `${named} waits for "${of.label}", which is answered by a file.`
      if (of.kind === 'Contact') return `${named} waits for "${of.label}", which is answered by a person.`
      if (hasChoices(of) && !of.choices.some((choice) => folded(choice) === folded(showIf.is)))
        return showIf.is.trim() === ''
          ? `Choose at ${named} for which answer to "${of.label}" it is asked.`
          : `${named} waits for "${showIf.is}", which "${of.label}" does not offer.`
    }
    before.set(id, question)
  }
  return null
}

/**
 * Which question has the id of one that was removed, in a sentence; null when none has.
 * Answers, conditions and mapped fields go by the id: a new question would take over
 * those of the old one. One that comes back as it was is the same question.
 */
export function anothersId(
  definition: FormDefinition,
  removed: readonly Pick<Question, 'id' | 'label' | 'kind'>[],
): string | null {
  for (const { id, label, kind } of questionsOf(definition)) {
    const old = removed.find((one) => one.id === id)
    if (old && (old.kind !== kind || old.label !== label))
      return `"${label}" has the id of "${old.label}", which was removed and may have answers. Add it as a new question.`
  }
  return null
}
