import {
  answerWords,
  questionsOf,
  type Answers,
  type FormDefinition,
} from '@portal/core/sites/forms/definition'

/** What was asked and answered, in the order of the form. */
export const worded = (definition: FormDefinition, answers: Answers) =>
  questionsOf(definition).flatMap(({ id, label }) => {
    const value = answers[id]
    if (value === undefined) return []
    const chosen = typeof value === 'object' ? [...value] : [answerWords(value)]
    return [{ id, label, answer: answerWords(value), chosen }]
  })

/** The same as lines of a text. */
export const listed = (definition: FormDefinition, answers: Answers): string =>
  worded(definition, answers)
    .map(({ label, answer }) => `${label}: ${answer}`)
    .join('\n')
