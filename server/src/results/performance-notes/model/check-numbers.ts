import { formatDay, type DayRange } from '@portal/core/foundation/format'
import type { NoteFacts } from '../../../foundation/outside/notes/facts.ts'
import type { MetricId } from '../built-in/metrics.ts'
import { knownNumbers, type Change } from './known-numbers.ts'
import { numbersIn, type WrittenNumber } from './numbers.ts'

/** Words for numbers that no text may hold: they cannot be compared, and are seldom exact. */
const spelled =
  /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|dozens?|half|halved?|halving|doubl\w+|tripl\w+|quadrupl\w+|twice|thrice|thirds?|quarters?|two-fold|tenfold|\w+fold)\b/i

const risen =
  /\b(rose|risen|rise|rising|up|grew|grown|growth|gain\w*|increas\w*|higher|more|climb\w*|jump\w*|added|dearer|better|improv\w*)\b/gi
const fallen =
  /\b(fell|fallen|fall|falling|down|drop\w*|declin\w*|decreas\w*|lower|less|fewer|shr[aiu]nk\w*|lost|cheaper|reduc\w*)\b/gi

/**
 * What a text states that its facts do not hold, in words for the log; null
 * when all of it is known. Names must have been taken out. It does not prove
 * that a number is told of the right thing: the model is told to be exact, and
 * what it cannot do here is invent one, or turn a rise into a fall.
 */
export function unknownIn(text: string, facts: NoteFacts): string | null {
  const word = spelled.exec(text)?.[0]
  if (word !== undefined) return `a number in words: ${word}`
  const { rest, unknown } = withoutDays(text, facts)
  if (unknown !== null) return `a day outside the periods: ${unknown}`
  const known = knownNumbers(facts)
  for (const number of numbersIn(rest)) {
    const candidates = known.values[number.kind]
    const near = (value: number): boolean => Math.abs(Math.abs(number.value) - value) <= number.within
    if (!candidates.some(near)) return `a number of its own: ${number.text}`
    if (number.kind === 'percent' && isTurned(rest, number, known.changes))
      return `a change that is none: ${number.text}`
  }
  return null
}

/** A level stands after such a word, a change does not: `rose 12% to 3%`. */
const levelAfter = /\b(to|from|at|of|against)\s*\(?$/i

/** Whether a percentage is told as a rise or a fall that the facts do not hold. */
function isTurned(text: string, number: WrittenNumber, changes: readonly Change[]): boolean {
  if (levelAfter.test(text.slice(0, number.at)) && number.value >= 0) return false
  const direction = number.value < 0 ? -1 : directionNear(text, number)
  if (direction === 0) return false
  const measure = measureNear(text, number)
  return !changes.some(
    ({ of, percent }) =>
      (measure === null || of === measure) &&
      Math.sign(percent) === direction &&
      Math.abs(Math.abs(number.value) - Math.abs(percent)) <= number.within,
  )
}

const measures: readonly (readonly [MetricId, RegExp])[] = [
  ['costPerConversion', /\bcost per (?:conversion|lead)|\bCPA\b|\bper conversion/gi],
  ['conversionRate', /\bconversion rate/gi],
  ['conversions', /\bconversions\b/gi],
  ['cpc', /\bCPC\b|\bcost per click|\bper click/gi],
  ['cpm', /\bCPM\b/gi],
  ['ctr', /\bCTR\b|\bclick-through rate/gi],
  ['vtr', /\bVTR\b|\bcompletion rate/gi],
  ['spend', /\bspend(?:ing)?\b|\bspent\b/gi],
  ['clicks', /\bclicks\b/gi],
  ['impressions', /\bimpressions\b/gi],
  ['storeVisits', /\bstore visits\b/gi],
  ['vdpViews', /\bVDP views\b/gi],
]

/** The measure that the clause of a number names last before it, else first after it; null where it names none. */
function measureNear(text: string, { at, text: own }: WrittenNumber): MetricId | null {
  const before = text.slice(0, at).split(clauseEnd).at(-1) ?? ''
  const after = text.slice(at + own.length).split(clauseEnd)[0] ?? ''
  const places = (part: string): { id: MetricId; at: number }[] =>
    measures.flatMap(([id, words]) => Array.from(part.matchAll(words), ({ index }) => ({ id, at: index })))
  const last = places(before).toSorted((a, b) => b.at - a.at)[0]
  return (last ?? places(after).toSorted((a, b) => a.at - b.at)[0])?.id ?? null
}

/** A point or comma within a number ends nothing. */
const clauseEnd = /[.,](?!\d)|[;:()]/

/** 1 or -1 for the nearest word of direction in the same clause, 0 where there is none. */
function directionNear(text: string, { at, text: own }: WrittenNumber): number {
  const before = text.slice(0, at).split(clauseEnd).at(-1) ?? ''
  const after = text.slice(at + own.length).split(clauseEnd)[0] ?? ''
  const nearest = (words: RegExp, sign: number): readonly { sign: number; far: number }[] => [
    ...Array.from(before.matchAll(words), (match) => ({ sign, far: before.length - match.index })),
    ...Array.from(after.matchAll(words), (match) => ({ sign, far: match.index })),
  ]
  const [first] = [...nearest(risen, 1), ...nearest(fallen, -1)].toSorted((a, b) => a.far - b.far)
  return first?.sign ?? 0
}

const months = 'January|February|March|April|May|June|July|August|September|October|November|December'
const datePatterns = [
  /\b\d{4}-\d{2}-\d{2}\b/g,
  /\b\d{1,2}\/\d{1,2}(?:\/\d{4})?\b/g,
  new RegExp(
    `\\b(?:${months})\\s+\\d{1,2}(?!\\d)(?:st|nd|rd|th)?(?:\\s*(?:[-–—]|to)\\s*(?:(?:${months})\\s+)?\\d{1,2}(?!\\d)(?:st|nd|rd|th)?)?(?:,?\\s+\\d{4})?`,
    'g',
  ),
  new RegExp(`\\b(?:${months})\\s+\\d{4}\\b`, 'g'),
]

/** The text without its dates, and the first of them that lies outside of both periods. */
function withoutDays(
  text: string,
  facts: NoteFacts,
): { readonly rest: string; readonly unknown: string | null } {
  let rest = text
  let unknown: string | null = null
  for (const pattern of datePatterns)
    rest = rest.replaceAll(pattern, (date: string) => {
      if (!isWithin(date, facts)) unknown ??= date
      return ' '
    })
  return { rest, unknown }
}

/** Whether a written date is one of the facts' own: its numbers are a day of the periods, or of the month. */
function isWithin(date: string, { asked, previous, pacing }: NoteFacts): boolean {
  const ranges: readonly DayRange[] = [asked, previous]
  const numeric = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?$/.exec(date)
  const day = /^\d{4}-/.test(date)
    ? date
    : numeric
      ? `${numeric[3] ?? asked.end.slice(0, 4)}-${(numeric[1] ?? '').padStart(2, '0')}-${(numeric[2] ?? '').padStart(2, '0')}`
      : null
  if (day !== null) return ranges.some(({ start, end }) => day >= start && day <= end)
  const named = new RegExp(`(${months})(?:\\s+(\\d{1,2}))?`, 'g')
  const list = months.split('|')
  const known = [...ranges.flatMap(({ start, end }) => [start, end]), ...pacing.map(({ month }) => month)]
  return Array.from(date.matchAll(named)).every(([, month = '']) => {
    const number = String(list.indexOf(month) + 1).padStart(2, '0')
    return known.some((one) => formatDay(one).startsWith(`${number}/`))
  })
}
