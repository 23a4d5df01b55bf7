import { addDays, addMonths, daysBetween, mondayOf, monthRange } from '@portal/core/foundation/format'
import { deedDay } from './deed-day.ts'
import { monthOf, type Period } from './period.ts'
import type { TopicReader } from './topic-reader.ts'
import type { Topic } from './topic.ts'

/** Days on which something is yet to be done, or comes to its end: rows do not come about on them. */
const toCome = /due|deadline|expire|ends|until|nextStep|snooze|followUp|rotate/i

/** Whether rows have come about on a day each, so that as many of two times can be held against each other. */
const comesAbout = ({ period, date, id }: Topic): boolean =>
  period === null && date !== undefined && !toCome.test(date) && id !== 'clients'

/** Whether two times of a topic can be held against each other: it is told of days, or its rows have one each. */
export const isHeldThen = (topic: Topic): boolean => topic.period !== null || comesAbout(topic)

/** The same where somebody did something to rows, whose day is known: `who closed more tasks than last month`. */
export const heldThen = (reader: TopicReader): boolean =>
  isHeldThen(reader.topic) || deedDay(reader) !== undefined

/** Topics that are asked for by their figures: rows of them are nobody's number. */
const neverCounted = new Set(['figures', 'pacing', 'budgets', 'clients'])

const isDate = ({ topic }: TopicReader, id: string): boolean =>
  topic.columns.some((one) => one.id === id && one.kind === 'date')

/** The days in which rows with a day of their own are asked for; null where they are told of a period. */
export function daysHeld(reader: TopicReader): Period | null {
  if (reader.topic.period !== null) return null
  const held = reader.conditions.find(({ column, is }) => is === 'between' && isDate(reader, column))
  const [from, to] = held?.values ?? []
  return typeof from === 'string' && typeof to === 'string' ? { from, to } : null
}

/** The stretch that runs and is as long as the one that it is held against: this year where that was a year. */
function runningLike(against: Period, today: string): Period {
  const days = daysBetween(against.from, against.to) + 1
  const month = monthRange(today)
  if (days <= 7) return { from: mondayOf(today), to: addDays(mondayOf(today), 6) }
  if (days > 300) return { from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` }
  if (days <= 31) return { from: month.start, to: month.end }
  const first = `${today.slice(0, 5)}${String(Math.floor((Number(today.slice(5, 7)) - 1) / 3) * 3 + 1).padStart(2, '0')}-01`
  return { from: first, to: monthRange(addMonths(first, 2)).end }
}

/** Whether the rows themselves are spoken of as several: `activities`. */
const speaksOfRows = (reader: TopicReader): boolean =>
  reader.items.some(
    (item, at) =>
      item.is === 'word' &&
      /(?<!s)s$/i.test(item.word.raw) &&
      reader.hitAt(at)?.meanings.some(({ is }) => is === 'topic') === true,
  )

/**
 * `fewer activities than last month`, `which store lost the most leads`: rows
 * are counted in both times. Without a time it is the month that runs, which
 * is held against as much of the other one.
 */
export function concludeCountedThen(reader: TopicReader): void {
  const { topic, measures, noun, against, before, conditions, weighed, moved } = reader
  if (against === null || neverCounted.has(topic.id) || !heldThen(reader)) return
  // `assessments that got worse`: how good rows are is no number of them.
  const judged = reader.lows.findIndex((low) => /^(?:better|worse|worsened)$/.test(low))
  if (judged >= 0 && measures.length === 0) {
    reader.left.push(judged)
    return
  }
  const asked = moved !== null || weighed?.settled === true || topic.period === null
  const rows = noun !== null && speaksOfRows(reader)
  // `who closed more tasks than last month`: as many as each of those who did it.
  const doer = measures.length === 1 ? reader.column(measures[0] ?? '') : undefined
  if (doer?.doer && rows && reader.who) {
    measures.splice(0, 1, 'count')
    reader.by = doer.id
  }
  if (measures.length === 0 && rows && asked) measures.push(topic.counted ?? 'count')
  const counts = measures.includes('count') || measures.includes(topic.counted ?? 'count')
  if (!counts || before !== null) return
  const runs = runningLike(typeof against === 'object' ? against : monthOf(reader.today), reader.today)
  if (topic.period === 'range') reader.period ??= runs
  const day = deedDay(reader) ?? topic.date
  if (topic.period === null && day !== undefined && daysHeld(reader) === null)
    conditions.push({ column: day, is: 'between', values: [runs.from, runs.to] })
}

/** Whether rows that have a day each are held against another time by as many as they are: nothing else of them is. */
export const isCountedThen = (reader: TopicReader): boolean =>
  reader.topic.period !== null ||
  (daysHeld(reader) !== null &&
    reader.measures.some((id) => id === 'count' || reader.column(id)?.sums === true))

/** `how many clients did we lose this year`: who leaves later has not been lost yet. */
export function concludeLost({ topic, conditions, lows, today }: TopicReader): void {
  if (
    topic.id !== 'clients' ||
    !lows.some((low) => /^(?:did|have|has|lost|left|churned|canceled|cancelled|terminated)$/.test(low))
  )
    return
  const at = conditions.findIndex(({ column, is }) => column === 'canceledAt' && is === 'between')
  const [from, to] = (conditions[at]?.values ?? []).map(String)
  if (from !== undefined && to !== undefined && from <= today && to > today)
    conditions[at] = { column: 'canceledAt', is: 'between', values: [from, today] }
}
