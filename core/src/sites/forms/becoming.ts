import { contactParts, type ContactPart } from './contact.ts'
import { answerWords, questionsOf, type Answers, type FormDefinition } from './definition.ts'
import { mappedProblem, mappedWords, type Mapped, type MappedRole } from './mapped.ts'
import type { Question } from './question.ts'

/** What an answer can become beside its place in the list of answers. */
export const becomes = ['Nothing else', 'Client Note', 'Lead', 'Contact', 'Task', 'Interaction'] as const
export type Becomes = (typeof becomes)[number]

/** What an answer becomes, and of whom. */
export interface Becoming {
  readonly becomes: string
  readonly clientId: number | null
  /** Who has to do the task. */
  readonly taskForId: number | null
  /** Type of the interaction, and whose it is. */
  readonly interactionTypeId: number | null
  readonly interactionById: number | null
  /** Questions that the form names for what they tell. */
  readonly mapped: Mapped
}

/** What is missing for an answer to become what it should, by field. */
export function becomingProblems(
  { becomes: what, clientId, taskForId, interactionTypeId, interactionById, mapped }: Becoming,
  definition: FormDefinition,
): Readonly<Record<string, string>> {
  const wrong = mappedProblem(definition, mapped, what)
  if (wrong !== null) return { mapped: wrong }
  if (what === 'Task') return taskForId === null ? { taskForId: 'Choose who has to do the task.' } : {}
  if (what === 'Nothing else') return {}
  if (clientId === null)
    return { clientId: `Choose the client whose ${what.toLowerCase()} an answer becomes.` }
  if (what === 'Interaction')
    return {
      ...(interactionTypeId === null ? { interactionTypeId: 'Choose the type of the interaction.' } : {}),
      ...(interactionById === null ? { interactionById: 'Choose whose interaction it is.' } : {}),
    }
  const named = [mapped.name, mapped.email, mapped.phone].some((question) => question !== undefined)
  return what !== 'Client Note' && !named && !questionsOf(definition).some(saysWho)
    ? {
        becomes: `A ${what.toLowerCase()} is somebody: ask for a name, an e-mail address or a phone number.`,
      }
    : {}
}

const nameWord = /\bname\b/i
const saysWho = ({ kind, label }: Question): boolean =>
  kind === 'Contact' || kind === 'Email' || kind === 'Phone' || (kind === 'Text' && nameWord.test(label))

/**
 * Who answered and what they want, as far as the form asks for it; empty where it does not, or they did not say.
 * @param mapped questions that the form names for it; the others are told by kinds and words
 */
export function personIn(
  definition: FormDefinition,
  answers: Answers,
  mapped: Mapped = {},
): { readonly name: string; readonly email: string; readonly phone: string; readonly vehicle: string } {
  const said = (is: (question: Question) => boolean, part?: ContactPart): string =>
    questionsOf(definition)
      .filter((question) => is(question) || (part !== undefined && question.kind === 'Contact'))
      .map(({ id, kind }) =>
        kind === 'Contact' && part ? contactParts(answers[id])[part] : answerWords(answers[id]),
      )
      .map((words) => words.trim())
      .filter((words) => words !== '')
      .join(' ')
  const labelled =
    (words: RegExp) =>
    ({ kind, label }: Question): boolean =>
      (kind === 'Text' || kind === 'Choice') && words.test(label)
  const of = (role: MappedRole): string | null => mappedWords(definition, answers, mapped, role)
  return {
    name: of('name') ?? said(({ kind, label }) => kind === 'Text' && nameWord.test(label), 'name'),
    email: of('email') ?? said(({ kind }) => kind === 'Email', 'email'),
    phone: of('phone') ?? said(({ kind }) => kind === 'Phone', 'phone'),
    vehicle: of('vehicle') ?? said(labelled(/\b(vehicle|model|car|truck)\b/i)),
  }
}
