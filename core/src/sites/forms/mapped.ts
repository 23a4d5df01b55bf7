import { parseDay } from '../../foundation/format/dates.ts'
import { contactParts, type ContactPart } from './contact.ts'
import { answerWords, questionsOf, type Answers, type FormDefinition } from './definition.ts'
import type { Question, QuestionKind } from './question.ts'

/** What of a lead, a contact or a task a form may name the question for. */
export const mappedRoles = ['name', 'email', 'phone', 'vehicle', 'title', 'due'] as const
export type MappedRole = (typeof mappedRoles)[number]

/** Ids of questions by what they fill; what is not named is told by kinds and words of the questions. */
export type Mapped = Readonly<Partial<Record<MappedRole, string>>>

/** What each is called, and which kinds of questions can fill it. */
export const mappedFacts: Readonly<
  Record<MappedRole, { readonly label: string; readonly kinds: readonly QuestionKind[] }>
> = {
  name: { label: 'Name', kinds: ['Text', 'Contact', 'Signature'] },
  email: { label: 'E-mail', kinds: ['Email', 'Text', 'Contact'] },
  phone: { label: 'Phone', kinds: ['Phone', 'Text', 'Contact'] },
  vehicle: { label: 'Vehicle', kinds: ['Text', 'Choice', 'Long Text'] },
  title: { label: 'Title', kinds: ['Text', 'Choice', 'Contact', 'Client'] },
  due: { label: 'Due Day', kinds: ['Date'] },
}

/** What a form may name questions for, by what its answers become. */
export const rolesOf = (becomes: string): readonly MappedRole[] =>
  becomes === 'Lead'
    ? ['name', 'email', 'phone', 'vehicle']
    : becomes === 'Contact'
      ? ['name', 'email', 'phone']
      : becomes === 'Task'
        ? ['title', 'due']
        : []

const parts: Readonly<Partial<Record<MappedRole, ContactPart>>> = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  title: 'name',
}

const questionFor = (definition: FormDefinition, mapped: Mapped, role: MappedRole): Question | undefined =>
  questionsOf(definition).find(
    ({ id, kind }) => id === mapped[role] && mappedFacts[role].kinds.includes(kind),
  )

/** What the question says that a form names; null where it names none that is there. */
export function mappedWords(
  definition: FormDefinition,
  answers: Answers,
  mapped: Mapped,
  role: MappedRole,
): string | null {
  const question = questionFor(definition, mapped, role)
  if (!question) return null
  const part = parts[role]
  const words =
    question.kind === 'Contact' && part
      ? contactParts(answers[question.id])[part]
      : answerWords(answers[question.id])
  return words.trim()
}

/** The day on which a task is due that an answer becomes; null where no question says it. */
export const mappedDay = (definition: FormDefinition, answers: Answers, mapped: Mapped): string | null =>
  parseDay(mappedWords(definition, answers, mapped, 'due') ?? '')

/** What is wrong with the questions that a form names, in a sentence; null when nothing is. */
export function mappedProblem(definition: FormDefinition, mapped: Mapped, becomes: string): string | null {
  for (const role of rolesOf(becomes)) {
    const id = mapped[role]
    if (id === undefined || questionFor(definition, mapped, role)) continue
    const { label } = mappedFacts[role]
    const question = questionsOf(definition).find((one) => one.id === id)
    return question
      ? `${label} cannot be told by "${question.label}". Choose another question.`
      : `${label} is told by a question that is not there any more. Choose another one.`
  }
  return null
}
