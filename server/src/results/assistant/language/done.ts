import type { Topic } from './topic.ts'

/** Choices with which a row is done, and not given up or lost. */
const doneChoice = /^(?:done|completed|closed|finished|yes)$/i

/** The choices of a topic with which a row is done; empty where nothing of it is. */
export const doneIn = (finished: Topic['finished'] = {}): readonly (readonly [string, string])[] =>
  Object.entries(finished).flatMap(([id, choices]) =>
    choices.filter((choice) => doneChoice.test(choice)).map((choice) => [id, choice] as const),
  )
