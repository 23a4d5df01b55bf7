import type { ArkErrors } from 'arktype'
import { integer, number, positiveNumber } from '@portal/core/foundation/rules/number'
import { requiredText } from '@portal/core/foundation/rules/required'
import { json, maxLength, minLength } from '@portal/core/foundation/rules/text'
import { invalid, Refusal } from './refusal.ts'

/**
 * Turns what a schema refused into sentences by field, in the words of
 * the rules that forms check by, where one of them says the same.
 */
export function explain(errors: ArkErrors, part: 'params' | 'query' | 'body'): Refusal {
  if (part === 'params') return new Refusal('not-found', 'There is nothing at this address.')
  // A field may be called as every object's own are: `toString`.
  const byField = new Map<string, string>()
  for (const error of errors) {
    const field = error.path.join('.')
    if (field === '') return new Refusal('malformed', 'The request must be a JSON object with fields.')
    if (!byField.has(field)) byField.set(field, sentence(error))
  }
  return invalid(Object.fromEntries(byField))
}

/** One thing that a schema refused; which parts it has depends on its code. */
interface Fault {
  readonly code: string
  readonly expected: string
  readonly data: unknown
  readonly rule?: unknown
  readonly errors?: readonly Fault[]
}

const requiredSentence = requiredText('') ?? ''
const numberSentence = number('x') ?? ''
const integerSentence = integer(1.5) ?? ''
const positiveSentence = positiveNumber(-1) ?? ''
const jsonSentence = json('') ?? ''

function sentence(error: Fault): string {
  const value = error.data
  if (error.code === 'predicate' && error.expected === 'removed') return 'Field is not known'
  if (error.expected.includes('anonymous predicate')) return 'Field is not valid'
  if (error.code === 'required' || value === '' || value === null || value === undefined)
    return requiredSentence
  switch (error.code) {
    case 'intersection': {
      const [first] = error.errors ?? []
      return first ? sentence(first) : 'Field is not valid'
    }
    case 'union':
      return `Field must be ${alternatives(error.errors ?? [])}`
    case 'divisor':
      return integerSentence
    case 'min':
      return typeof value === 'number' && value <= 0 && Number(error.rule) <= 1
        ? positiveSentence
        : `Field must be ${error.expected}`
    case 'minLength':
      return Number(error.rule) <= 1 ? requiredSentence : (minLength('Field', Number(error.rule))('') ?? '')
    case 'maxLength':
      return maxLength('Field', Number(error.rule))('x'.repeat(Number(error.rule) + 1)) ?? ''
    case 'pattern':
      return patternSentence(error.expected, value)
    default:
      return plain(error.expected)
  }
}

/** A number in an address or a form arrives as text; the rest are formats that say what they are, or nothing. */
function patternSentence(expected: string, value: unknown): string {
  if (/integer|number/.test(expected))
    return typeof value === 'string' && number(value) === null ? integerSentence : numberSentence
  return expected.startsWith('matched by') ? 'Field is not valid' : `Field must be ${expected}`
}

function plain(expected: string): string {
  if (/^(a|an) (number|integer)( or null)?$/.test(expected))
    return expected.includes('integer') ? integerSentence : numberSentence
  if (expected === 'JSON') return jsonSentence
  const inOurWords = words.find(([theirs]) => expected.startsWith(theirs))?.[1]
  return `Field must be ${inOurWords ?? expected}`
}

const words: readonly (readonly [theirs: string, ours: string])[] = [
  ['a string', 'text'],
  ['an array', 'a list'],
  ['boolean', 'true or false'],
]

function alternatives(errors: readonly Fault[]): string {
  const named = [...new Set(errors.map((error) => error.expected))].toSorted()
  if (named.join() === 'false,true') return 'true or false'
  return named.length > 1
    ? `${named.slice(0, -1).join(', ')} or ${named.at(-1) ?? ''}`
    : (named[0] ?? 'valid')
}
