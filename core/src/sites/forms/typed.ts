import { contactOrder, contactParts } from './contact.ts'
import { questionsOf, type Answers, type AnswerValue, type FormDefinition } from './definition.ts'

/** What stands in the controls of a form: texts as they were typed, boxes as they are ticked. */
export type TypedAnswers = Readonly<Record<string, unknown>>

/** A file that has arrived and waits for its answers. */
export interface WaitingFile {
  readonly id: string
  readonly name: string
  /** Bytes. */
  readonly size: number
}

const isWaitingFile = (value: unknown): value is WaitingFile =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'name' in value &&
  typeof value.name === 'string' &&
  'size' in value &&
  typeof value.size === 'number'

/** The files that stand in the control of a question. */
export const filesTyped = (value: unknown): readonly WaitingFile[] =>
  Array.isArray(value) ? value.filter(isWaitingFile) : []

/** The box of one choice of Several, and the field of one part of a Contact. */
export const boxOf = (id: string, at: number): string => `${id}_${at}`

/** What was typed so far, as answers. */
export function answersOf(definition: FormDefinition, typed: TypedAnswers): Answers {
  return Object.fromEntries(
    questionsOf(definition).flatMap(({ id, kind, choices }): [string, AnswerValue][] => {
      if (kind === 'Several') {
        const chosen = choices.filter((_, at) => typed[boxOf(id, at)] === true)
        return chosen.length > 0 ? [[id, chosen]] : []
      }
      if (kind === 'Contact') {
        const parts = contactOrder.map((_, at) => typed[boxOf(id, at)] ?? '').map(String)
        return parts.some((part) => part.trim() !== '') ? [[id, parts]] : []
      }
      const value = typed[id]
      if (kind === 'File') {
        const files = filesTyped(value)
        return files.length > 0 ? [[id, files.map((file) => file.id)]] : []
      }
      if (typeof value === 'boolean' || typeof value === 'number') return [[id, value]]
      return typeof value === 'string' && value.trim() !== '' ? [[id, value]] : []
    }),
  )
}

/** Answers as they stand in the controls; what the form does not ask is left out, and files, which only people choose. */
export function typedOf(definition: FormDefinition, answers: object): TypedAnswers {
  const given = new Map<string, unknown>(Object.entries(answers))
  return Object.fromEntries(
    questionsOf(definition).flatMap(({ id, kind, choices }): [string, unknown][] => {
      const value = given.get(id)
      if (value === undefined || value === null || kind === 'File') return []
      if (kind === 'Several')
        return choices.flatMap((choice, at): [string, unknown][] =>
          Array.isArray(value) && value.includes(choice) ? [[boxOf(id, at), true]] : [],
        )
      if (kind === 'Contact') {
        const parts = contactParts(value)
        return contactOrder.map((part, at): [string, unknown] => [boxOf(id, at), parts[part]])
      }
      if (kind === 'Yes or No') return [[id, value === true]]
      return typeof value === 'string' || typeof value === 'number' ? [[id, String(value)]] : []
    }),
  )
}
