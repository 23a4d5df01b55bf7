import { lowsOf } from '../items.ts'
import { inPlainWords } from '../plainly.ts'
import { prepare, type Knowledge, type Read } from '../prepare.ts'
import { isTopic, type InThread, type Reading, type Thread } from '../question.ts'
import { asksOfDuration, composedFirst, composedQuestion, toldOfOthers } from './composed.ts'
import { goesOnComposed, leansOnNobodyTold } from './go-on.ts'

/** `clients that only have a website budget` have no other one: who has one is no answer to that. */
function leavesOutOnly({ items }: Read, reading: Reading): Reading | null {
  const only = /\b(?:only|just) (?:have|has|had|use|uses|run|runs|buy|buys) (?!\d|one\b|two\b|three\b)/
  if (reading.is !== 'question' || !isTopic(reading.question) || !only.test(lowsOf(items))) return null
  return reading.question.with.length > 0
    ? { is: 'declined', parts: ['only'], nearest: null, firm: true }
    : null
}

/** How a question is read by the grammar of rows, and what its thread is after a reading. */
interface Ways {
  readonly ofRows: () => InThread
  readonly after: (reading: Reading) => InThread
}

/**
 * A question as the grammar of rows reads it, or as it is composed: composed
 * before where the rows would answer something else, and after where they do
 * not understand it.
 * Of two sentences in one breath nothing is.
 */
export function orComposed(
  [said, another]: readonly string[],
  knowledge: Knowledge,
  { question, lost, choices }: Thread,
  { ofRows, after }: Ways,
): InThread {
  if (said === undefined || another !== undefined || choices !== null) return ofRows()
  const whole = prepare(said, knowledge)
  const first = (lost ? null : goesOnComposed(whole, question)) ?? composedFirst(whole)
  if (first?.is === 'question') return after(first)
  const read = ofRows()
  // That days are not kept says nothing of a figure that the rows have of how long they took.
  if (first && !asksOfDuration(read)) return after(first)
  const { reading } = read
  const other =
    leansOnNobodyTold(whole, reading, question) ??
    toldOfOthers(whole, reading) ??
    leavesOutOnly(whole, reading)
  if (other) return after(other)
  if (reading.is !== 'declined' || reading.because !== undefined) return read
  const composed = composedQuestion(whole) ?? composedPlainly(said, knowledge)
  return composed ? after(composed) : read
}

/** A question in the words that the grammar has, as it is composed. */
function composedPlainly(said: string, knowledge: Knowledge): Reading | null {
  const plain = inPlainWords(said)
  if (plain === said) return null
  const read = prepare(plain, knowledge)
  const first = composedFirst(read)
  return first?.is === 'question' ? first : composedQuestion(read)
}
