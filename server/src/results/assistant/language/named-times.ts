import { addDays, addMonths, isDay, monthNames, parseDay, mondayOf } from '@portal/core/foundation/format'
import { holidays } from './holidays.ts'
import { type Period, monthOf, quarterAt, quarterOf, span, weekAt, yearBefore, yearOf } from './period.ts'

const small: Readonly<Record<string, number>> = {
  a: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12,
  couple: 2, few: 3,
} // prettier-ignore

const count =
  '(\\d{1,3}|a|one|two|three|four|five|six|seven|eight|nine|ten|twelve|(?:a )?couple(?: of)?|(?:a )?few)'

const number = (text: string): number =>
  Math.min(Number(text), 366) || (small[text.replace(/^a (?=c|f)/, '').replace(/ of$/, '')] ?? 1)

export const months = monthNames.map((name) => name.toLowerCase())

const month = `(${months.map((name) => (name === 'september' ? 'sept?(?:ember)?' : name === 'may' ? 'may' : `${name.slice(0, 3)}(?:${name.slice(3)})?`)).join('|')})`

const monthNumber = (name: string): number => months.findIndex((one) => one.startsWith(name.slice(0, 3))) + 1

const holiday = `(${Object.keys(holidays).join('|')})`

const day = String.raw`(\d{4}-\d{2}-\d{2}|\d{1,2}/\d{1,2}(?:/(?:\d{4}|\d{2}))?)`

/** The weekend that a holiday makes longer, or is nearest to. */
function weekendWith(day: string): Period {
  const monday = mondayOf(day)
  const at = (days: number): string => addDays(monday, days)
  // From Thursday on it is the weekend to come, before that the one that is over.
  if (day >= at(3)) return span(day < at(5) ? day : at(5), at(6))
  return day === monday || day === at(1) ? span(addDays(monday, -2), day) : span(at(5), at(6))
}

/** A quarter of this year, or of the next one where it is over: `renewing in the first quarter`. */
const quarterToCome = ({ from, to }: Period, today: string): Period =>
  to < today ? { from: addMonths(from, 12), to: addDays(addMonths(from, 15), -1) } : { from, to }

/** @param ahead what is still to come rather than what was */
export type Read = (found: readonly string[], today: string, ahead: boolean) => Period | null

/**
 * A day whose year is not said: this year's, unless another one is nearer. In January `December` has just ended, and what
 * is due in December may be due in January.
 */
const nearest = (day: string, today: string, ahead: boolean): string =>
  ahead
    ? addMonths(day, 6) < today ? addMonths(day, 12) : day
    : day > addMonths(today, 6) ? addMonths(day, -12) : day // prettier-ignore

/** A month of the year that is said; without one the nearest of that name. */
const monthNamed = (name: string, year: string | undefined, today: string, ahead = false): Period => {
  const first = `${year ?? today.slice(0, 4)}-${String(monthNumber(name)).padStart(2, '0')}-01`
  return monthOf(year === undefined ? nearest(first, today, ahead) : first)
}

/** A quarter whose year is not said: the latest that has begun, or the one to come. */
const quarterNamed = (quarter: number, today: string, ahead: boolean): Period => {
  const of = quarterOf(Number(today.slice(0, 4)), quarter)
  if (ahead) return quarterToCome(of, today)
  return of.from > today ? quarterOf(Number(today.slice(0, 4)) - 1, quarter) : of
}

/** `the 15th`: the last day of that number, or the next one of what is to come. */
function dayOfMonth(day: number, which: string | undefined, today: string, ahead: boolean): Period | null {
  const at = (months: number): string =>
    `${addMonths(`${today.slice(0, 7)}-01`, months).slice(0, 8)}${String(day).padStart(2, '0')}`
  const of =
    which === undefined
      ? [0, ahead ? 1 : -1].map(at).find((one) => (ahead ? one >= today : one <= today))
      : at({ this: 0, last: -1, next: 1 }[which] ?? 0)
  return of !== undefined && isDay(of) ? span(of, of) : null
}

/** Times that stand by themselves, the longer ones first. */
export const atoms: readonly (readonly [RegExp, Read])[] = [
  [new RegExp(`${day}`), ([, text = ''], today, ahead) => {
    const yearless = /^\d{1,2}\/\d{1,2}$/.test(text)
    const one = parseDay(yearless ? `${text}/${today.slice(0, 4)}` : text)
    if (!one || !isDay(one)) return null
    const of = yearless ? nearest(one, today, ahead) : one
    return span(of, of)
  }],
  [/(\d{1,2})\/((?:19|20)\d\d)/, ([, m = '', y = '']) => (Number(m) >= 1 && Number(m) <= 12 ? monthOf(`${y}-${m.padStart(2, '0')}-01`) : null)],
  [/(?:the )?end of (this|next|the) week/, ([, which = ''], today) => {
    const { to } = weekAt(today, which === 'next' ? -1 : 0)
    return span(to, to)
  }],
  [/(?:the )?end of (?:the|this) (year|quarter)/, ([, unit = ''], today) => {
    const { to } = unit === 'year' ? yearOf(Number(today.slice(0, 4))) : quarterAt(today)
    return span(to, to)
  }],
  [new RegExp(`(?:the )?same days? (?:of|in) ${month}`), ([, name = ''], today) => {
    const { from, to } = monthNamed(name, undefined, today)
    const same = `${from.slice(0, 8)}${today.slice(8)}`
    return from > today ? null : span(from, same < to ? same : to)
  }],
  [new RegExp(`(?:the )?(first|second|1st|2nd) half (?:of )?${month}`), ([, which = '', name = ''], today, ahead) => {
    const { from, to } = monthNamed(name, undefined, today, ahead)
    return /first|1st/.test(which) ? span(from, `${from.slice(0, 7)}-15`) : span(`${from.slice(0, 7)}-16`, to)
  }],
  [/(?:the )?(first|second|1st|2nd) half(?: of)?(?: (?:the|(this)) year| (20\d\d))?/, ([, which = '', said, year], today, ahead) => {
    const over = !said && !ahead && /second|2nd/.test(which) && today.slice(5) < '07'
    const of = year ?? Number(today.slice(0, 4)) - (over ? 1 : 0)
    return /first|1st/.test(which) ? span(`${of}-01-01`, `${of}-06-30`) : span(`${of}-07-01`, `${of}-12-31`)
  }],
  [/q([1-4]) (?:of )?last year/, ([, q = '1'], today) => quarterOf(Number(today.slice(0, 4)) - 1, Number(q))],
  [/q([1-4])(?: (?:of )?(20\d\d))?/, ([, q = '1', year], today, ahead) => {
    return year === undefined ? quarterNamed(Number(q), today, ahead) : quarterOf(Number(year), Number(q))
  }],
  [/(?:the )?(first|second|third|fourth|1st|2nd|3rd|4th) quarter(?: (?:of )?(20\d\d))?/, ([, q = '', year], today, ahead) => {
    const which = ['first', 'second', 'third', 'fourth'].indexOf(q) + 1 || Number(q.charAt(0))
    return year === undefined ? quarterNamed(which, today, ahead) : quarterOf(Number(year), which)
  }],
  [new RegExp(`${holiday} (?:long )?weekend`), ([, name = ''], today, ahead) => {
    const now = Number(today.slice(0, 4))
    const of = (year: number): string => holidays[name]?.(year) ?? ''
    const day = of(now) > today ? (ahead ? of(now) : of(now - 1)) : ahead ? of(now + 1) : of(now)
    return day === '' ? null : weekendWith(day)
  }],
  [new RegExp(`around ${holiday}`), ([, name = ''], today) => {
    const now = Number(today.slice(0, 4))
    const one = holidays[name]?.(now) ?? ''
    const of = one > today ? (holidays[name]?.(now - 1) ?? '') : one
    return of === '' ? null : span(addDays(of, -3), addDays(of, 3))
  }],
  [new RegExp(`${holiday}(?: (?:of )?(last year|20\\d\\d))?`), ([, name = '', year], today, ahead) => {
    const of = holidays[name]
    if (!of) return null
    const now = Number(today.slice(0, 4))
    const one = year === 'last year' ? of(now - 1)  : year ? of(Number(year)) : of(now) > today ? (ahead ? of(now) : of(now - 1)) : ahead ? of(now + 1) : of(now)
    return span(one, one)
  }],
  [new RegExp(`(?:the month of )?${month}(?: (?:of )?(20\\d\\d))(?! \\d)`), ([, name = '', year], today) => monthNamed(name, year, today)],
  [new RegExp(`(?:the month of )?${month} (?:of )?(last|this) year`), ([, name = '', which], today) => monthNamed(name, String(Number(today.slice(0, 4)) - (which === 'last' ? 1 : 0)), today)],
  [new RegExp(`last ${month}`), ([, name = ''], today) => {
    const one = monthNamed(name, undefined, today)
    return one.to < today ? one : yearBefore(one)
  }],
  [/(?:so far )?(?:in |for )?(?:this|the current|current) month(?: so far| to date)/, (_, today) => span(`${today.slice(0, 7)}-01`, today)],
  [/so far this month|month to date|mtd/, (_, today) => span(`${today.slice(0, 7)}-01`, today)],
  [/so far this quarter|quarter to date|qtd/, (_, today) => span(quarterAt(today).from, today)],
  [/so far this year|year to date|ytd/, (_, today) => span(`${today.slice(0, 4)}-01-01`, today)],
  [/so far this week|week to date|wtd/, (_, today) => span(mondayOf(today), today)],
  [/(\d{1,2}|a|one|two|three) (day|week|month)s? from (?:today|now)/, ([, many = '', unit = ''], today) => {
    const n = number(many)
    const one = unit === 'month' ? addMonths(today, n) : addDays(today, n * (unit === 'week' ? 7 : 1))
    return span(one, one)
  }],
  [/(?:the )?week before last/, (_, today) => weekAt(today, 2)],
  [/(?:the )?month before last/, (_, today) => monthOf(addMonths(`${today.slice(0, 7)}-01`, -2))],
  [/(?:this|the same|same) time (?:of )?last year/, (_, today) => yearBefore(span(`${today.slice(0, 7)}-01`, today))],
  [/(?:the )?(?:last|past) fortnight/, (_, today) => lasting(14, 'day', today)],
  [new RegExp(`(?:the )?(?:mid|middle of) ${month}`), ([, name = ''], today, ahead) => {
    const { from } = monthNamed(name, undefined, today, ahead)
    return span(`${from.slice(0, 8)}10`, `${from.slice(0, 8)}20`)
  }],
  [/(?:in |during |over )?the (spring|summer|autumn)|(?:in|during) (spring|summer|autumn)/, ([, season, other], today) => {
    const first = { spring: '03', summer: '06', autumn: '09' }[season ?? other ?? ''] ?? '06'
    const from = `${today.slice(0, 4)}-${first}-01`
    const of = from > today ? addMonths(from, -12) : from
    return span(of, monthOf(addMonths(of, 2)).to)
  }],
  [/(this|last) (spring|summer|fall|autumn)/, ([, which, season = ''], today) => {
    const first = season === 'spring' ? '03' : season === 'summer' ? '06' : '09'
    const now = Number(today.slice(0, 4)) - (which === 'last' ? 1 : 0)
    const from = `${now}-${first}-01`
    return span(from, monthOf(addMonths(from, 2)).to)
  }],
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
  [/(?<=(?:^| )(?:since|by|on|before|after|from) )the (\d{1,2})(?:st|nd|rd|th)(?: of (this|last|next) month)?(?! (?:row|one|store|client|of|week|day|quarter|half|month|place))/, ([, day = '', which], today, ahead) => dayOfMonth(Number(day), which, today, ahead)],
  [new RegExp(`(?:the )?(?:last|past|previous|prior) ${count} (day|week|month|quarter|year)`), ([, many = '', unit = ''], today) => lasting(number(many), unit, today)],
  // What is due within two weeks is due in the next two.
  [new RegExp(`within (?:the )?(?:next )?${count} (day|week|month)`), ([, many = '', unit = ''], today, ahead) => {
    const n = number(many)
    return ahead ? span(today, unit === 'month' ? addMonths(today, n) : addDays(today, n * (unit === 'week' ? 7 : 1))) : lasting(n, unit, today)
  }],
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
export const wholes: readonly (readonly [RegExp, Read])[] = [
  [new RegExp(`(?:the month of )?(?<!(?<![^ ])(?:i|you|we|who|it|they) )${month}`), ([, name = ''], today, ahead) => monthNamed(name, undefined, today, ahead)],
  [/(?<!(?:over|under|above|below|than|least|most|exceeding|exceeds|up to|\d and|between) )(20[0-4]\d)(?! (?:click|impression|conversion|lead|dollar))/, ([, year]) => yearOf(Number(year))],
] // prettier-ignore

const lasting = (many: number, unit: string, today: string): Period => {
  if (unit === 'day') return span(addDays(today, 1 - many), today)
  if (unit === 'week') return span(addDays(today, 1 - many * 7), today)
  if (unit === 'month') return span(addMonths(today, -many), today)
  if (unit === 'quarter')
    return span(quarterAt(today, Math.min(many, 200)).from, addDays(quarterAt(today).from, -1))
  return span(addMonths(today, -12 * Math.min(many, 50)), today)
}
