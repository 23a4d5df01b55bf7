import {
  answerWords,
  questionsOf,
  type Answers,
  type FormDefinition,
} from '@portal/core/sites/forms/definition'

/** What files are called, by their ids. */
export type FileNames = ReadonlyMap<string, { readonly name: string }>

/** A question with its answer in words. */
interface Worded {
  readonly id: string
  readonly label: string
  readonly answer: string
  /** What was chosen, one by one; nothing where the answer is files. */
  readonly chosen: string[]
  /** Ids of files. */
  readonly ids: readonly string[]
}

/** What was asked and answered, in the order of the form; a file by its name. */
export const worded = (definition: FormDefinition, answers: Answers, files: FileNames): readonly Worded[] =>
  questionsOf(definition).flatMap(({ id, kind, label }): Worded[] => {
    const value = answers[id]
    if (value === undefined) return []
    if (kind === 'File' && typeof value === 'object') {
      const ids = value.filter((file) => files.has(file))
      return [
        { id, label, answer: ids.map((file) => files.get(file)?.name ?? '').join(', '), chosen: [], ids },
      ]
    }
    const chosen = typeof value === 'object' ? [...value] : [answerWords(value)]
    return [{ id, label, answer: answerWords(value), chosen, ids: [] }]
  })

/** The same as lines of a text. */
export const listed = (definition: FormDefinition, answers: Answers, files: FileNames): string =>
  worded(definition, answers, files)
    .map(({ label, answer }) => `${label}: ${answer}`)
    .join('\n')
