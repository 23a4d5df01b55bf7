import { addDays, addMonths } from '@portal/core/foundation/format'
import { casual } from 'chrono-node/en'
import { stemOf, type Word } from './tokens.ts'
import { type Read, atoms, wholes } from './named-times.ts'
import { dayBack, monthOf, quarterAt, span, yearBefore, type Timed } from './period.ts'

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

const compiled = new WeakMap<RegExp, RegExp>()

/** A pattern that begins and ends where words do. */
function wholeWords(pattern: RegExp): RegExp {
  const had = compiled.get(pattern)
  if (had) return had
  const whole = new RegExp(`(?<![^ ])(?:${pattern.source})(?= |$)`)
  compiled.set(pattern, whole)
  return whole
}

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
  // `budgets that end before Christmas` are of the next one.
  const yetToCome =
    ahead ||
    words.some(({ low }) =>
      /^(?:ends?|ending|expires?|expiring|renews?|renewals?|renewing|due|will)$/.test(low),
    )
  const busy = (at: number): boolean => taken(at) || used.has(at)
  const found: Timed[] = []
  for (const one of agedIn(words, today, taken)) {
    found.push(one)
    for (let at = one.at; at < one.end; at++) used.add(at)
  }
  const take = (patterns: readonly (readonly [RegExp, Read])[], toCome = yetToCome): void => {
    for (const [pattern, read] of patterns) {
      for (;;) {
        const line = lineOf(words, busy)
        const hit = wholeWords(pattern).exec(line.text)
        if (!hit) break
        const period = read([...hit], today, toCome)
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
  const named = found.length
  // `budgets starting in January` are of the next one; of what starts in January the nearer one is meant.
  // So it is of what will be.
  const comes = words.some(({ low }) =>
    /^(?:starting|beginning|ending|expiring|renewals?|renewing|will)$/.test(low),
  )
  take(wholes, yetToCome || comes)
  const ends = words.some(({ low }) => /^(?:start|begin|end|expire|renew|launch)(?:s|es)?$/.test(low))
  // `the budget for January`, asked in November: it is planned ahead.
  const text = words.map(({ low }) => low).join(' ')
  const plans = /\bbudgets?\b.* for\b/.test(text) && !/\b(?:was|were|did|had|spent|last)\b/.test(text)
  if (comes || ends || plans)
    for (let at = named; at < found.length; at++) {
      const one = found[at]
      const past =
        one && one.period.to < `${today.slice(0, 7)}-01` && one.period.to.slice(0, 4) === today.slice(0, 4)
      if (one && past && /^[a-z]+$/.test(words[one.end - 1]?.low ?? ''))
        if (comes || addMonths(one.period.from, 6) < today)
          found[at] = { ...one, period: monthOf(addMonths(one.period.from, 12)) }
    }
  // `due in December`, asked in January: the one that has just ended is nearer.
  if (words.some(({ low }) => low === 'due'))
    for (const [at, one] of found.entries())
      if (
        at >= named &&
        one.period.from > addMonths(today, 9) &&
        /^[a-z]+$/.test(words[one.end - 1]?.low ?? '')
      )
        found[at] = { ...one, period: monthOf(addMonths(one.period.from, -12)) }
  // `commission due for Q3` is of the one that is over: it says for when, not by when.
  if (/\bdue (?:for|from)\b/.test(text))
    for (const [at, one] of found.entries())
      if (one.period.from > addMonths(today, 3) && one.period.to === quarterAt(one.period.from).to)
        found[at] = { ...one, period: yearBefore(one.period) }
  return joined(
    words,
    found.toSorted((one, other) => one.at - other.at),
    today,
  )
}

const agedPatterns = [
  // `over 60 days` after what is unpaid.
  /^(?:only |just |and )?(?:over|more than) (\d{1,3}|a|one|two|three|four|six) (day|week|month)s?$/,
  /(?:older|longer) than (\d{1,3}|a|one|two|three|four|six) (day|week|month)s?/,
  /(?:over|more than) (\d{1,3}|a|one|two|three|four|six) (day|week|month)s? (?:old|late|overdue|past due|outstanding)/,
  // `unpaid balance per client over 60 days`
  /(?<=\b(?:past due|outstanding|unpaid|owed|open balance|overdue balance) (?:\w+ ){0,4})(?:over|more than) (\d{1,3}|a|one|two|three|four|six) (day|week|month)s?/,
  /(?<=\b(?:overdue|late|past due|outstanding|unpaid|open|only|watchlist|waiting|pending|sitting|there|unanswered|undecided|hanging|stuck|with the (?:client|dealer|store)) (?:by |for |(?:on|with|for) (?:the |a |us |me )?(?:client |dealer |store )?|invoices? |tasks? |tickets? |requests? )?)(?:over|more than) (\d{1,3}|a|one|two|three|four|six) (day|week|month)s?/,
]

/** `in proposal for over a month` */
const standingPattern =
  /(?<=\bin (?:the )?(?:\w+ ){1,2}for )(?:over|more than|at least|longer than) (\d{1,3}|a|one|two|three|four|six) (day|week|month)s?/

/** `older than 60 days`: what was before a day that many days back. */
function agedIn(words: readonly Word[], today: string, taken: (at: number) => boolean): readonly Timed[] {
  const text = words.map(({ low }, at) => (taken(at) ? '\u0001' : low)).join(' ')
  for (const pattern of [...agedPatterns, standingPattern]) {
    const hit = pattern.exec(text)
    if (!hit) continue
    const at = text.slice(0, hit.index).split(' ').length - 1
    const many = Number(hit[1]) || { two: 2, three: 3, four: 4, six: 6 }[hit[1] ?? ''] || 1
    const day = dayBack(today, many, hit[2] ?? '')
    return [
      {
        at,
        end: at + hit[0].split(' ').length,
        period: span(day, day),
        side: 'before',
        ...(pattern === standingPattern ? { standing: true } : {}),
      },
    ]
  }
  return []
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
    .parse(text, new Date(`${today}T12:00:00`), { forwardDate: ahead })
    .flatMap(({ index, text: said, start, end }) => {
      if (!start.isCertain('day') && !start.isCertain('weekday')) return []
      const from = dayOf(start.date())
      const to = end && (end.isCertain('day') || end.isCertain('weekday')) ? dayOf(end.date()) : from
      const at = wordAt(index)
      // `since the 10th of November`
      const the = words[at - 1]?.low === 'the' && /^\d/.test(words[at]?.low ?? '') ? 1 : 0
      return [{ at: at - the, end: wordAt(index + said.length - 1) + 1, period: span(from, to) }]
    })
}

const dayOf = (date: Date): string =>
  `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}-${String(date.getDate()).padStart(2, '0')}`

/** Times that belong together: from one to another, since one, until one. */
function joined(words: readonly Word[], times: readonly Timed[], today: string): readonly Timed[] {
  const low = (at: number): string => words[at]?.low ?? ''
  // September to October are two times where they are compared.
  const comparing = words.some((word) => /^(?:compare|comparing|comparison|difference)$/.test(word.low))
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
    const opens = before === 'from' || (before === 'between' && !comparing)
    const ranges =
      /^(?:to|until|till|through|thru|-|–)$/.test(between) ||
      (before === 'between' && between === 'and' && !comparing)
    if (next && ranges && !(comparing && between === 'to') && one.period.from <= next.period.to) {
      made.push({
        at: one.at - (opens ? 1 : 0),
        end: next.end,
        period: span(one.period.from, next.period.to),
      })
      place += 1
    } else if (before === 'since' || (before === 'from' && /^on(?:ward)?$/.test(low(one.end)))) {
      // `since January 1st` is no day to come, and `from January 1st on` may be one.
      const past = before === 'since' && one.period.from > today ? lastOf(one, words, today) : null
      const to = past === null && one.period.from > today ? one.period.to : today
      made.push({
        at: one.at - 1,
        end: one.end + (before === 'from' ? 1 : 0),
        period: span(past ?? one.period.from, to),
      })
    } else if (/^(?:until|till|through|thru)$/.test(before)) {
      made.push({
        at: one.at - 1,
        end: one.end,
        // What is to come until then begins today.
        period: span(
          [`${one.period.to.slice(0, 7)}-01`, one.period.to > today ? today : one.period.to].toSorted()[0] ??
            '',
          one.period.to,
        ),
      })
    } else if (before === 'than' && /^(?:older|earlier|newer|later)$/.test(low(one.at - 2))) {
      const side = /^(?:older|earlier)$/.test(low(one.at - 2)) ? 'before' : 'after'
      made.push({ at: one.at - 2, end: one.end, period: one.period, side })
    } else if (before === 'before' || before === 'after') {
      made.push({ at: one.at - 1, end: one.end, period: one.period, side: before })
    } else made.push(one)
  }
  return made.map((one) => soFar(one, words, today))
}

/** The last time that a day or a month that is yet to come was there: a week ago, or a year. */
const lastOf = ({ at, period: { from } }: Timed, words: readonly Word[], today: string): string =>
  from < addDays(today, 7) && /^(?:mon|tue|wed|thu|fri|sat|sun)/.test(words[at]?.low ?? '')
    ? addDays(from, -7)
    : addMonths(from, -12)

/** `2026 so far`: no further than today. */
function soFar(one: Timed, words: readonly Word[], today: string): Timed {
  const said = words[one.end]?.low === 'so' && words[one.end + 1]?.low === 'far'
  const runs = one.side === undefined && one.period.from <= today && one.period.to > today
  return said ? { ...one, end: one.end + 2, ...(runs ? { period: span(one.period.from, today) } : {}) } : one
}
