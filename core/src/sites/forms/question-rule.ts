import { formatDay, parseDay } from '../../foundation/format/dates.ts'
import { parseMoney } from '../../foundation/format/money.ts'
import { today } from '../../foundation/format/time.ts'
import { longest } from '../../foundation/contract/field.ts'
import { maxLength, minLength } from '../../foundation/rules/text.ts'
import type { Question, QuestionKind, QuestionRule } from './question.ts'

/** What the limits of a question count. */
export type Limits = 'characters' | 'amount' | 'day' | 'choices'

/** What can be limited in answers of a kind; null for kinds that say enough by themselves. */
export function limitsOf(kind: QuestionKind): Limits | null {
  switch (kind) {
    case 'Text':
    case 'Long Text':
      return 'characters'
    case 'Number':
    case 'Money':
      return 'amount'
    case 'Date':
      return 'day'
    case 'Several':
      return 'choices'
    default:
      return null
  }
}

/** Whether a question can say how its answer is written. */
export const hasPattern = (kind: QuestionKind): boolean => kind === 'Text'

export const noRule: QuestionRule = { least: '', most: '', pattern: '' }

/** The day that a limit says on the day on which somebody answers. */
const dayOf = (limit: string): string | null => (limit.toLowerCase() === 'today' ? today() : parseDay(limit))

/** A limit as a number that is compared; null where it is none. */
function numberOf(limits: Limits, limit: string): number | null {
  if (limits === 'amount') return parseMoney(limit)
  return /^\d{1,5}$/.test(limit) ? Number(limit) : null
}

/**
 * What is wrong with an answer that its kind allows, in a sentence.
 *
 * @param answer as it was typed, or what was chosen
 */
export function ruleProblem(
  { kind, rule }: Pick<Question, 'kind' | 'rule'>,
  answer: string | readonly string[],
): string | null {
  const limits = limitsOf(kind)
  if (!rule || limits === null) return null
  const [least, most] = [rule.least.trim(), rule.most.trim()]
  if (typeof answer === 'object') {
    if (least !== '' && answer.length < Number(least)) return `Choose ${least} or more.`
    return most !== '' && answer.length > Number(most) ? `Choose ${most} at most.` : null
  }
  switch (limits) {
    case 'characters':
      return (
        (least === '' ? null : minLength('The answer', Number(least))(answer)) ??
        (most === '' ? null : maxLength('The answer', Number(most))(answer)) ??
        (hasPattern(kind) ? patternProblem(rule.pattern, answer) : null)
      )
    case 'amount': {
      const given = parseMoney(answer) ?? Number.NaN
      if (least !== '' && given < (numberOf(limits, least) ?? given))
        return `The answer must be ${least} or more.`
      return most !== '' && given > (numberOf(limits, most) ?? given)
        ? `The answer must be ${most} or less.`
        : null
    }
    case 'day': {
      const given = parseDay(answer) ?? ''
      const [from, to] = [dayOf(least), dayOf(most)]
      if (from !== null && given < from) return `The answer must be ${formatDay(from)} or later.`
      return to !== null && given > to ? `The answer must be ${formatDay(to)} or earlier.` : null
    }
    case 'choices':
      return null
  }
}

const letter = /^\p{L}$/u

/** Each character by itself, so that a pattern can be told at a glance and never takes long. */
function patternProblem(pattern: string, answer: string): string | null {
  const wanted = [...pattern.trim()]
  const given = [...answer.trim()]
  if (wanted.length === 0) return null
  const fits =
    given.length === wanted.length &&
    wanted.every((sign, at) => {
      const one = given[at] ?? ''
      return sign === '0' ? /^\d$/.test(one) : sign === 'A' ? letter.test(one) : sign === one
    })
  return fits ? null : `The answer must be written like ${pattern.trim()}${meaning(wanted)}.`
}

/** Says what the signs of a pattern stand for, of those that are in it. */
function meaning(signs: readonly string[]): string {
  const said = [
    ...(signs.includes('0') ? ['0 for a digit'] : []),
    ...(signs.includes('A') ? ['A for a letter'] : []),
  ]
  return said.length === 0 ? '' : `, with ${said.join(' and ')}`
}

/** What is wrong with the rule itself, for whoever builds the form; null where nothing is. */
export function settingProblem({ kind, rule, choices }: Question): string | null {
  const limits = limitsOf(kind)
  if (!rule || limits === null) return null
  const [least, most] = [rule.least.trim(), rule.most.trim()]
  if (limits === 'day') {
    const wrong = [least, most].find((one) => one !== '' && dayOf(one) === null)
    if (wrong !== undefined) return `${wrong} is no day. Write one such as 11/20/2026, or today.`
    const [from, to] = [dayOf(least), dayOf(most)]
    const moves = [least, most].some((one) => one.toLowerCase() === 'today')
    return from !== null && to !== null && !moves && from > to
      ? 'its earliest day is after its latest.'
      : null
  }
  const wrong = [least, most].find((one) => one !== '' && numberOf(limits, one) === null)
  if (wrong !== undefined) return `${wrong} is no ${limits === 'amount' ? 'number' : 'whole number'}.`
  const [from, to] = [least, most].map((one) => (one === '' ? null : numberOf(limits, one)))
  if (from != null && to != null && from > to) return 'its least is more than its most.'
  if (limits === 'choices' && (from ?? 0) > choices.length)
    return `at least ${from} are to be chosen, of ${choices.length}.`
  const longestText = kind === 'Long Text' ? longest.longText : longest.text
  return limits === 'characters' && (from ?? 0) > longestText
    ? `an answer has at most ${longestText} characters.`
    : null
}
