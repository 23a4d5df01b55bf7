import { isTopic, type Named, type Question } from './question.ts'
import { spelledRight } from './spelling.ts'
import { wordsOf, type Word } from './tokens.ts'

/** A choice put in the place that it was to be made for. */
export function decided(question: Question, one: Named): Question {
  if (isTopic(question)) {
    const rest = question.clients.filter(({ id }) => id !== -1)
    if (one.kind === 'group') return { ...question, clients: rest, groups: [...question.groups, one] }
    if (one.kind === 'person')
      return { ...question, clients: rest, people: [...question.people, { as: 'person', who: one }] }
    return { ...question, clients: [...rest, one] }
  }
  if (question.ask === 'form') return { ...question, client: one }
  if (question.ask === 'screen') return { ...question, of: one }
  if (question.ask === 'record' || question.ask === 'team' || question.ask === 'changes')
    return { ...question, of: one }
  return question
}

const all =
  /^(?:all|both|each|every one|everyone|all of them|both of them|each of them|all (?:of )?(?:the )?(?:two|three|four|five|six|seven|eight|\d)(?: of (?:them|those))?|them all|(?:those|these) all)(?: please)?$/i

/** Choices that a question is decided for together at most. */
const mostTogether = 25

/** `all five of them` after choices: the question of all clients among them, where it may be of several; null else. */
export function decidedForAll(text: string, choices: readonly Named[], question: Question): Question | null {
  const clients = choices.filter(({ kind }) => kind === 'client')
  if (!all.test(text.replaceAll(/[?!.,]+/g, '').trim()) || !isTopic(question)) return null
  if (clients.length === 0 || clients.length < choices.length || choices.length > mostTogether) return null
  return { ...question, clients: [...question.clients.filter(({ id }) => id !== -1), ...clients] }
}

/** The one of offered choices that an answer means: by its number, or by words that only it has. */
export function chosen(words: readonly Word[], choices: readonly Named[]): Named | null {
  const said = words
    .map(({ low }) => low)
    .filter(
      (low) =>
        !/^(?:the|one|a|please|i|mean|meant|number|no|it|is|ones|just|only|for|at|sorry|oh|yes|yeah|that|would|be)$/.test(
          low,
        ),
    )
  const number = Number(said[0])
  if (said.length === 1 && Number.isInteger(number) && number >= 1) return choices[number - 1] ?? null
  const place = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'].indexOf(
    said[0] ?? '',
  )
  if (said.length === 1 && place >= 0) return choices[place] ?? null
  if (said.length === 0) return null
  const fits = choices.filter(({ name, code }) => {
    const tokens = wordsOf(name).map(({ low }) => low)
    return said.every(
      (word) =>
        tokens.includes(word) ||
        tokens.some((token) => spelledRight(word, new Set([token])) === token) ||
        code?.toLowerCase() === word,
    )
  })
  const [only] = fits
  return fits.length === 1 && only ? only : null
}
