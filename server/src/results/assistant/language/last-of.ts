import { emptyQuestion, type Question } from './question.ts'

/** What the next question may go on with: of two the last one. */
export const lastOf = (question: Question): Question | null =>
  question.ask === 'help' || question.ask === 'meaning'
    ? null
    : // What waits are one's own tasks before all.
      question.ask === 'waiting'
      ? {
          ...emptyQuestion('tasks'),
          mine: true,
          conditions: [{ column: 'state', is: '=', values: ['open'] }],
        }
      : question.ask === 'several'
        ? lastOfSeveral(question.questions.at(-1))
        : question

const lastOfSeveral = (question: Question | undefined): Question | null =>
  question === undefined ? null : lastOf(question)
