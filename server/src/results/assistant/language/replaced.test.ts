import { expect, it } from 'vitest'
import { accountManager } from './corpus/account-manager.ts'
import { accounting } from './corpus/accounting.ts'
import { blindRounds } from './corpus/blind-rounds.ts'
import { client } from './corpus/client.ts'
import { director } from './corpus/director.ts'
import { knowledge } from './corpus/knowledge.ts'
import { linesOf } from './corpus/lines.ts'
import { ordinary } from './corpus/ordinary.ts'
import { ordinaryLast } from './corpus/ordinary-last.ts'
import { strangers } from './corpus/strangers.ts'
import * as english from './english.ts'
import { inShort } from './in-short.ts'
import { noThread } from './question.ts'
import { readInThread } from './read.ts'
import { wordsOf } from './tokens.ts'

const read = (question: string): string => inShort(readInThread(question, knowledge, noThread).reading)

/** Numbers that look random and are the same every time. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    yield state / 2_147_483_648
  }
}
const random = numbers(23)
const anyOf = <T>(list: readonly T[]): T => list[Math.floor(random.next().value * list.length)] as T

const asked = [accountManager, accounting, director, client, strangers, ordinary, ordinaryLast, blindRounds]
  .flatMap(linesOf)
  .filter(
    ({ question, expected }) =>
      !question.startsWith(' ') && !/^(?:decline|choose|help|form|screen)/.test(expected),
  )
  .map(({ question }) => question.trim().split(/\s+/))
  // One in five is enough for either law.
  .filter((_, at) => at % 5 === 0)

const isContent = (word: string): boolean => wordsOf(word).some(({ stem }) => !english.filler.has(stem))

it('a word that nobody knows is never passed over', () => {
  const passed: string[] = []
  for (const words of asked) {
    const content = words.flatMap((word, at) => (isContent(word) ? [at] : []))
    const at = anyOf(content)
    for (const question of [words.with(at, 'zurple').join(' '), words.toSpliced(at, 0, 'zurple').join(' ')]) {
      const reading = read(question)
      // Whom somebody looks for by a name nobody has is told that there is none.
      if (!/^(?:decline|choose)|\babout=\S*zurple/.test(reading)) passed.push(`${question} = ${reading}`)
    }
  }
  expect(asked.length).toBeGreaterThan(200)
  expect(passed).toEqual([])
})

/** Words that make another question of almost any. */
const changing = [
  'average', 'texas', 'keyword', 'tax', 'organic', 'projected', 'campaign', 'target',
  'goal', 'weekly', 'forecast', 'manufacturer', 'overdue', 'yesterday', 'mobile', 'commission',
] // prettier-ignore

it('a word put in the place of another, or beside it, makes another question or none', () => {
  const same: string[] = []
  for (const words of asked) {
    const content = words.flatMap((word, at) => (isContent(word) ? [at] : []))
    const word = anyOf(changing)
    const at = anyOf(content)
    if (words.includes(word)) continue
    const before = read(words.join(' '))
    // A question that is of another reader, a dealer's say, is declined to this one, with one word more as well.
    if (before.startsWith('decline')) continue
    for (const question of [words.with(at, word).join(' '), words.toSpliced(at, 0, word).join(' ')])
      if (read(question) === before) same.push(`${question} = ${before}`)
  }
  expect(same).toEqual([])
})
