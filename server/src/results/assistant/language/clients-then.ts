import { addDays, addMonths, monthRange } from '@portal/core/foundation/format'
import { done } from './about-one.ts'
import { lowsOf } from './items.ts'
import type { Read } from './prepare.ts'
import { emptyQuestion, type Reading, type TopicQuestion } from './question.ts'

const clients = '(?:clients|stores|dealers|dealerships|accounts|customers|rooftops)'
const time = '(?:(?<ago>(?:a|one|\\d+) (?:year|month)s? ago)|(?<named>\\u0002))'
const asks = new RegExp(
  `^(?:and )?(?:(?:how many|number of|the number of|count of|what was (?:our|the) number of)(?: (?:active|total|current|paying|our|of our))* ${clients}|(?:what was (?:our|the) )?(?:active )?client count)(?<had> (?:(?:did|do) we have|had we|we had|were there|were active|were with us|did we work with|were we working with))?(?: active| with us)*(?: (?:on|in|at|back in|by|back|a))*?(?<end> (?:at the end of|by the end of|end of|as of))? ${time}(?: (?<now>(?:vs|versus|compared to|compared with|against|and) (?:now|today|\\u0002)))?$`,
)

/** Clients as they were on a day. */
const on = (day: string, mine: boolean): TopicQuestion => ({
  ...emptyQuestion('clients'),
  measures: ['count'],
  mine,
  conditions: [{ column: 'withUs', is: 'between', values: [day, day] }],
})

function dayAgo(words: string, today: string): string {
  const [many = 'a', unit = ''] = words.split(' ')
  const months = (/^\d+$/.test(many) ? Number(many) : 1) * (unit.startsWith('year') ? 12 : 1)
  const month = addMonths(`${today.slice(0, 7)}-01`, -months)
  const day = addDays(month, Number(today.slice(8)) - 1)
  return day <= monthRange(month).end ? day : monthRange(month).end
}

/**
 * How many clients there were on a day, or at the end of a month or year: told
 * from the days on which they came and left. Null for any other question.
 */
export function clientsThen(read: Read): Reading | null {
  const found = asks.exec(lowsOf(read.items))
  if (!found) return null
  const { now, had, end: atEnd } = found.groups ?? {}
  const said = read.items.find((item) => item.is === 'time')
  const ago =
    found.groups?.['ago'] ??
    (said?.is === 'time' && /^(?:a|one|\d+)? ?(?:year|month)s? ago$/i.test(said.words)
      ? said.words.toLowerCase().replace(/^(?=year|month)/, 'a ')
      : undefined)
  // `number of clients last week` may as well be those that came then.
  if (ago === undefined && had === undefined && atEnd === undefined) return null
  const times = read.items.flatMap((item) => (item.is === 'time' ? [item.time.period] : []))
  const [first, second] = times
  const end = ago === undefined ? first?.to : dayAgo(ago, read.today)
  if (end === undefined) return null
  const day = end > read.today ? read.today : end
  // What is ahead nobody knows, and what runs is told as it stands.
  if (ago === undefined && (first?.from ?? '') > read.today) return null
  const then = on(day, false)
  if (now === undefined) return done(then)
  const other = found.groups?.['ago'] === undefined ? second : first
  return done({
    ask: 'several',
    questions: [then, on(other && other.to < read.today ? other.to : read.today, false)],
  })
}
