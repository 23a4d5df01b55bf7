import * as english from '../english.ts'
import { numberOf } from '../number.ts'
import type { TopicReader } from '../topic-reader.ts'

/** How a number is held against another, and the words that say so. */
export const signs = [
  ['>=', english.atLeast],
  ['<=', english.atMost],
  ['>', english.more],
  ['<', english.less],
] as const

/** `by more than 20%`, `at least 50`, `20% or more`: how far something moved. @returns how many items it took */
export function distanceAt(
  reader: TopicReader,
  at: number,
): { readonly by: NonNullable<TopicReader['movedBy']>; readonly took: number } | null {
  const from = reader.low(at) === 'by' ? at + 1 : at
  const sign = signs.find(([, phrases]) => reader.phraseAt(phrases, from) > 0)
  const length = sign ? reader.phraseAt(sign[1], from) : 0
  const value = numberOf(reader.low(from + length))
  if (value === null || (!sign && from === at && !reader.low(from).endsWith('%'))) return null
  const unit = reader.low(from + length + 1) === 'percent' ? 1 : 0
  const percent = unit > 0 || reader.low(from + length).endsWith('%')
  const end = from + length + 1 + unit
  const more = /^or (?:more|greater|higher|worse)$/.test(`${reader.low(end)} ${reader.low(end + 1)}`) ? 2 : 0
  return { by: { is: sign?.[0] ?? '>=', value, percent }, took: end + more - at }
}
