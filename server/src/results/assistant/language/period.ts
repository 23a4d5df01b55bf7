import { casual } from 'chrono-node/en'
import {
  addDays,
  addMonths,
  formatDay,
  isDay,
  monthNames,
  monthRange,
  parseDay,
  mondayOf,
} from '@portal/core/foundation/format'
import { stemOf, type Word } from './tokens.ts'

/** Days from and to, both included, and how they are written. */
export interface Period {
  readonly from: string
  readonly to: string
}

/** A time in a question: where it stands, and what it says. */
export interface Timed {
  readonly at: number
  readonly end: number
  readonly period: Period
  /** `before` and `after` are open on one side: `period` is the day they are of. */
  readonly side?: 'before' | 'after'
  /** It leans on another time: the same days of the year, month or stretch before. */
  readonly leans?: 'year' | 'before'
}

const span = (from: string, to: string): Period => ({ from, to })
const monthOf = (day: string): Period => {
  const { start, end } = monthRange(day)
  return span(start, end)
}
const yearOf = (year: number): Period => span(`${year}-01-01`, `${year}-12-31`)
const quarterOf = (year: number, quarter: number): Period => {
  const first = `${year}-${String(quarter * 3 - 2).padStart(2, '0')}-01`
  return span(first, monthRange(addMonths(first, 2)).end)
}
const quarterAt = (day: string, back = 0): Period => {
  const at = addMonths(`${day.slice(0, 7)}-01`, -3 * back)
  return quarterOf(Number(at.slice(0, 4)), Math.ceil(Number(at.slice(5, 7)) / 3))
}
const weekAt = (day: string, back = 0): Period => {
  const from = addDays(mondayOf(day), -7 * back)
  return span(from, addDays(from, 6))
}

/** The same days as many years earlier. */
export const yearBefore = ({ from, to }: Period): Period => {
  const whole = monthRange(to).end === to
  const end = addMonths(to, -12)
  return span(addMonths(from, -12), whole ? monthRange(end).end : end)
}

/** What comes right before: the month before a month, as many months before a quarter, as many days before days. */
export function stretchBefore({ from, to }: Period): Period {
  const months =
    (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
    Number(to.slice(5, 7)) -
    Number(from.slice(5, 7)) +
    1
  if (from.endsWith('-01') && monthRange(to).end === to) {
    const start = addMonths(from, -months)
    return span(start, addDays(from, -1))
  }
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1
  return span(addDays(from, -days), addDays(from, -1))
}

const nth = (year: number, month: number, weekday: number, which: number): string => {
  const first = `${year}-${String(month).padStart(2, '0')}-01`
  if (which > 0) {
    const offset = (weekday - new Date(`${first}T00:00:00Z`).getUTCDay() + 7) % 7
    return addDays(first, offset + (which - 1) * 7)
  }
  const { end } = monthRange(first)
  return addDays(end, -((new Date(`${end}T00:00:00Z`).getUTCDay() - weekday + 7) % 7))
}

/** Holidays that people count from, in a year. */
const holidays: Readonly<Record<string, (year: number) => string>> = {
  'new year': (year) => `${year}-01-01`,
  'new year day': (year) => `${year}-01-01`,
  'president day': (year) => nth(year, 2, 1, 3),
  'memorial day': (year) => nth(year, 5, 1, -1),
  juneteenth: (year) => `${year}-06-19`,
  'fourth of july': (year) => `${year}-07-04`,
  '4th of july': (year) => `${year}-07-04`,
  'independence day': (year) => `${year}-07-04`,
  'labor day': (year) => nth(year, 9, 1, 1),
  'columbu day': (year) => nth(year, 10, 1, 2),
  halloween: (year) => `${year}-10-31`,
  'veteran day': (year) => `${year}-11-11`,
  thanksgiving: (year) => nth(year, 11, 4, 4),
  'black friday': (year) => addDays(nth(year, 11, 4, 4), 1),
  'cyber monday': (year) => addDays(nth(year, 11, 4, 4), 4),
  christma: (year) => `${year}-12-25`,
}

const small: Readonly<Record<string, number>> = {
  a: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12,
  couple: 2, few: 3,
} // prettier-ignore
const count =
  '(\\d{1,3}|a|one|two|three|four|five|six|seven|eight|nine|ten|twelve|(?:a )?couple(?: of)?|(?:a )?few)'
const number = (text: string): number =>
  Math.min(Number(text), 366) || (small[text.replace(/^a (?=c|f)/, '').replace(/ of$/, '')] ?? 1)

const months = monthNames.map((name) => name.toLowerCase())
const month = `(${months.map((name) => (name === 'september' ? 'sept?(?:ember)?' : name === 'may' ? 'may' : `${name.slice(0, 3)}(?:${name.slice(3)})?`)).join('|')})`
const monthNumber = (name: string): number => months.findIndex((one) => one.startsWith(name.slice(0, 3))) + 1
const holiday = `(${Object.keys(holidays).join('|')})`
const day = String.raw`(\d{4}-\d{2}-\d{2}|\d{1,2}/\d{1,2}(?:/(?:\d{4}|\d{2}))?)`

type Read = (found: readonly string[], today: string) => Period | null

/** The latest time of that name that has begun, or the one of the year that is said. */
const monthNamed = (name: string, year: string | undefined, today: string): Period => {
  const number_ = monthNumber(name)
  return monthOf(`${year ?? today.slice(0, 4)}-${String(number_).padStart(2, '0')}-01`)
}

/** Times that stand by themselves, the longer ones first. */
const atoms: readonly (readonly [RegExp, Read])[] = [
  [new RegExp(`${day}`), ([, text = ''], today) => {
    const full = /^\d{1,2}\/\d{1,2}$/.test(text) ? `${text}/${today.slice(0, 4)}` : text
    const one = parseDay(full)
    return one && isDay(one) ? span(one, one) : null
  }],
  [/(\d{1,2})\/((?:19|20)\d\d)/, ([, m = '', y = '']) => (Number(m) >= 1 && Number(m) <= 12 ? monthOf(`${y}-${m.padStart(2, '0')}-01`) : null)],
  [/(?:the )?(first|second|1st|2nd) half(?: of)?(?: (?:the|this) year| (20\d\d))?/, ([, which = '', year], today) => {
    const of = year ?? today.slice(0, 4)
    return /first|1st/.test(which) ? span(`${of}-01-01`, `${of}-06-30`) : span(`${of}-07-01`, `${of}-12-31`)
  }],
  [/q([1-4])(?: (?:of )?(20\d\d))?/, ([, q = '1', year], today) => {
    const of = quarterOf(Number(year ?? today.slice(0, 4)), Number(q))
    return year === undefined && of.from > today ? quarterOf(Number(today.slice(0, 4)) - 1, Number(q)) : of
  }],
  [/(?:the )?(first|second|third|fourth|1st|2nd|3rd|4th) quarter(?: (?:of )?(20\d\d))?/, ([, q = '', year], today) => {
    const which = ['first', 'second', 'third', 'fourth'].indexOf(q) + 1 || Number(q.charAt(0))
    return quarterOf(Number(year ?? today.slice(0, 4)), which)
  }],
  [new RegExp(`${holiday}(?: (?:of )?(last year|20\\d\\d))?`), ([, name = '', year], today) => {
    const of = holidays[name]
    if (!of) return null
    const now = Number(today.slice(0, 4))
    const one = year === 'last year' ? of(now - 1) : year ? of(Number(year)) : of(now) > today ? of(now - 1) : of(now)
    return span(one, one)
  }],
  [new RegExp(`(?:the month of )?${month}(?: (?:of )?(20\\d\\d))(?! \\d)`), ([, name = '', year], today) => monthNamed(name, year, today)],
  [/(?:so far )?(?:in |for )?(?:this|the current|current) month(?: so far| to date)/, (_, today) => span(`${today.slice(0, 7)}-01`, today)],
  [/so far this month|month to date|mtd/, (_, today) => span(`${today.slice(0, 7)}-01`, today)],
  [/so far this quarter|quarter to date|qtd/, (_, today) => span(quarterAt(today).from, today)],
  [/so far this year|year to date|ytd/, (_, today) => span(`${today.slice(0, 4)}-01-01`, today)],
  [/so far this week|week to date|wtd/, (_, today) => span(mondayOf(today), today)],
  [/(?:the )?week before last/, (_, today) => weekAt(today, 2)],
  [/(?:the )?month before last/, (_, today) => monthOf(addMonths(`${today.slice(0, 7)}-01`, -2))],
  [/(?:this|the same) time last year/, (_, today) => yearBefore(span(`${today.slice(0, 7)}-01`, today))],
  [/(?:this|the current|current) month/, (_, today) => monthOf(today)],
  [/(?:the )?(?:last|previous|prior|past) month/, (_, today) => monthOf(addMonths(`${today.slice(0, 7)}-01`, -1))],
  [/(?:the )?(?:next|coming) month/, (_, today) => monthOf(addMonths(`${today.slice(0, 7)}-01`, 1))],
  [/(?:this|the current|current) quarter/, (_, today) => quarterAt(today)],
  [/(?:the )?(?:last|previous|prior|past) quarter/, (_, today) => quarterAt(today, 1)],
  [/(?:the )?next quarter/, (_, today) => quarterAt(today, -1)],
  [/(?:this|the current|current) week/, (_, today) => weekAt(today)],
  [/(?:the )?(?:last|previous|prior|past) weekend/, (_, today) => span(addDays(mondayOf(today), -2), addDays(mondayOf(today), -1))],
  [/(?:the )?(?:last|previous|prior|past) week/, (_, today) => weekAt(today, 1)],
  [/(?:the )?(?:next|coming) week/, (_, today) => weekAt(today, -1)],
  [/(?:this|the current|current) year/, (_, today) => yearOf(Number(today.slice(0, 4)))],
  [/(?:the )?(?:last|previous|prior|past) year/, (_, today) => yearOf(Number(today.slice(0, 4)) - 1)],
  [/(?:the )?next year/, (_, today) => yearOf(Number(today.slice(0, 4)) + 1)],
  [new RegExp(`(?:the )?(?:last|past|previous|prior) ${count} (day|week|month|quarter|year)`), ([, many = '', unit = ''], today) => lasting(number(many), unit, today)],
  [new RegExp(`(?:in|for|within|over|more than) (?:the )?${count} (day|week|month)`), ([, many = '', unit = ''], today) => lasting(number(many), unit, today)],
  [new RegExp(`(?:the )?next ${count} (day|week|month)`), ([, many = '', unit = ''], today) => {
    const n = number(many)
    return span(today, unit === 'month' ? addDays(addMonths(today, n), -1) : addDays(today, n * (unit === 'week' ? 7 : 1) - 1))
  }],
  [new RegExp(`${count} (day|week|month|year) ago`), ([, many = '', unit = ''], today) => {
    const n = number(many)
    if (unit === 'day') return span(addDays(today, -n), addDays(today, -n))
    if (unit === 'week') return weekAt(today, n)
    return unit === 'month' ? monthOf(addMonths(`${today.slice(0, 7)}-01`, -n)) : yearOf(Number(today.slice(0, 4)) - Math.min(n, 50))
  }],
  [/(?:lately|recently|of late)/, (_, today) => lasting(30, 'day', today)],
  [/today/, (_, today) => span(today, today)],
  [/yesterday/, (_, today) => span(addDays(today, -1), addDays(today, -1))],
  [/tomorrow/, (_, today) => span(addDays(today, 1), addDays(today, 1))],
] // prettier-ignore

/** Whole months and years by their name alone: read last, a day within them comes first. */
const wholes: readonly (readonly [RegExp, Read])[] = [
  [new RegExp(`(?:the month of )?(?<!(?:i|you|we|who|it|they) )${month}`), ([, name = ''], today) => monthNamed(name, undefined, today)],
  [/(20[0-4]\d)/, ([, year]) => yearOf(Number(year))],
] // prettier-ignore

const lasting = (many: number, unit: string, today: string): Period => {
  if (unit === 'day') return span(addDays(today, 1 - many), today)
  if (unit === 'week') return span(addDays(today, 1 - many * 7), today)
  if (unit === 'month') return span(addMonths(today, -many), today)
  if (unit === 'quarter')
    return span(quarterAt(today, Math.min(many, 200)).from, addDays(quarterAt(today).from, -1))
  return span(addMonths(today, -12 * Math.min(many, 50)), today)
}

interface Line {
  readonly text: string
  /** The word that a place of the text lies in. */
  wordAt(place: number): number
}

function lineOf(words: readonly Word[], taken: (at: number) => boolean): Line {
  const places: number[] = []
  let text = ''
  words.forEach(({ low }, at) => {
    places.push(text.length)
    // A word that is taken is still a word between others.
    text += `${taken(at) ? '\u0001'.repeat(low.length) : stemmed(low)} `
  })
  return { text, wordAt: (place) => places.findLastIndex((from) => from <= place) }
}
const stemmed = (low: string): string => (/^\d/.test(low) ? low : stemOf(low))

/**
 * The times that a question names, in their order.
 * @param taken words that are part of a name
 * @param today the agency's day
 * @param ahead a weekday is the next one rather than the last
 */
export function timesIn(
  words: readonly Word[],
  today: string,
  taken: (at: number) => boolean,
  ahead = false,
): readonly Timed[] {
  const used = new Set<number>()
  const busy = (at: number): boolean => taken(at) || used.has(at)
  const found: Timed[] = []
  const take = (patterns: readonly (readonly [RegExp, Read])[]): void => {
    for (const [pattern, read] of patterns) {
      for (;;) {
        const line = lineOf(words, busy)
        const hit = new RegExp(`(?<![^ ])(?:${pattern.source})(?= |$)`).exec(line.text)
        if (!hit) break
        const period = read([...hit], today)
        const at = line.wordAt(hit.index)
        const end = line.wordAt(hit.index + hit[0].trimEnd().length - 1) + 1
        for (let one = at; one < end; one++) used.add(one)
        if (period) found.push({ at, end, period })
      }
    }
  }
  take(atoms)
  for (const one of daysIn(words, today, busy, ahead)) {
    found.push(one)
    for (let at = one.at; at < one.end; at++) used.add(at)
  }
  take(wholes)
  return joined(
    words,
    found.toSorted((one, other) => one.at - other.at),
    today,
  )
}

/** Single days in words: `November 3rd`, `last Tuesday`. */
function daysIn(
  words: readonly Word[],
  today: string,
  busy: (at: number) => boolean,
  ahead: boolean,
): readonly Timed[] {
  const line = lineOf(words, busy)
  const text = words.map(({ low }, at) => (busy(at) ? '\u0001'.repeat(low.length) : low)).join(' ')
  if (!/\b(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/.test(line.text))
    return []
  const places: number[] = []
  let length = 0
  for (const { low } of words) {
    places.push(length)
    length += low.length + 1
  }
  const wordAt = (place: number): number => places.findLastIndex((from) => from <= place)
  return casual
    .parse(text, new Date(`${today}T12:00:00Z`), { forwardDate: ahead })
    .flatMap(({ index, text: said, start, end }) => {
      if (!start.isCertain('day') && !start.isCertain('weekday')) return []
      const from = dayOf(start.date())
      const to = end && (end.isCertain('day') || end.isCertain('weekday')) ? dayOf(end.date()) : from
      return [{ at: wordAt(index), end: wordAt(index + said.length - 1) + 1, period: span(from, to) }]
    })
}
const dayOf = (date: Date): string =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`

/** Times that belong together: from one to another, since one, until one. */
function joined(words: readonly Word[], times: readonly Timed[], today: string): readonly Timed[] {
  const low = (at: number): string => words[at]?.low ?? ''
  // September to October are two times where they are compared.
  const comparing = words.some((word) => /^(?:compare|comparing|comparison)$/.test(word.low))
  const made: Timed[] = []
  for (let place = 0; place < times.length; place++) {
    const one = times[place]
    if (!one) continue
    const next = times[place + 1]
    const before = low(one.at - 1)
    const between = next
      ? words
          .slice(one.end, next.at)
          .map((word) => word.low)
          .join(' ')
      : ''
    const opens = before === 'from' || before === 'between'
    const ranges =
      /^(?:to|until|till|through|thru|-|–)$/.test(between) || (before === 'between' && between === 'and')
    if (next && ranges && !(comparing && between === 'to') && one.period.from <= next.period.to) {
      made.push({
        at: one.at - (opens ? 1 : 0),
        end: next.end,
        period: span(one.period.from, next.period.to),
      })
      place += 1
    } else if (before === 'since' || (before === 'from' && /^on(?:ward)?$/.test(low(one.end)))) {
      const to = one.period.from > today ? one.period.to : today
      made.push({
        at: one.at - 1,
        end: one.end + (before === 'from' ? 1 : 0),
        period: span(one.period.from, to),
      })
    } else if (/^(?:until|till|through|thru)$/.test(before)) {
      made.push({
        at: one.at - 1,
        end: one.end,
        period: span(`${one.period.to.slice(0, 7)}-01`, one.period.to),
      })
    } else if (before === 'than' && /^(?:older|earlier|newer|later)$/.test(low(one.at - 2))) {
      const side = /^(?:older|earlier)$/.test(low(one.at - 2)) ? 'before' : 'after'
      made.push({ at: one.at - 2, end: one.end, period: one.period, side })
    } else if (before === 'before' || before === 'after') {
      made.push({ at: one.at - 1, end: one.end, period: one.period, side: before })
    } else made.push(one)
  }
  return made
}

/** Days as they are written in an answer. */
export function daysInWords({ from, to }: Period): string {
  const year = from.slice(0, 4)
  if (from === to) return formatDay(from)
  if (from === `${year}-01-01` && to === `${year}-12-31`) return year
  if (from.endsWith('-01') && monthRange(from).end === to)
    return `${monthNames[Number(from.slice(5, 7)) - 1] ?? ''} ${year}`
  const quarter = [1, 2, 3, 4].find(
    (q) => quarterOf(Number(year), q).from === from && quarterOf(Number(year), q).to === to,
  )
  return quarter ? `Q${quarter} ${year}` : `${formatDay(from)} to ${formatDay(to)}`
}
