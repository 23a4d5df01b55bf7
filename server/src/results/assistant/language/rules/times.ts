import { addDays } from '@portal/core/foundation/format'
import { deedDay } from '../deed-day.ts'
import * as english from '../english.ts'
import type { Period, Timed } from '../period.ts'
import type { Rule, TopicReader } from '../topic-reader.ts'
import { sinceThen } from './comparisons.ts'

/** A time held against a date; two that follow each other are one: `today or tomorrow`. */
function dateRange(reader: TopicReader, column: string, { period, side }: Timed): void {
  const { conditions, left, place: at } = reader
  const joins = /^(?:or|and|&|to|plus)$/.test(reader.low(at - 1))
  const place = conditions.findIndex((one) => one.column === column && one.is === 'between')
  const [from, to] = (conditions[place]?.values ?? []).map(String)
  if (from !== undefined && to !== undefined && side === undefined) {
    const [first, last] = [period.from < from ? period.from : from, period.to > to ? period.to : to]
    const touches = period.from <= addDays(to, 1) && period.to >= addDays(from, -1)
    if (touches && joins) conditions[place] = { column, is: 'between', values: [first, last] }
    else left.push(at)
    return
  }
  conditions.push(
    side
      ? { column, is: side === 'before' ? '<' : '>', values: [side === 'before' ? period.from : period.to] }
      : { column, is: 'between', values: [period.from, period.to] },
  )
}

/** The days that are asked for, or, of two that are compared, what they are held against. */
function takePeriod(reader: TopicReader, at: number, asked: Period): void {
  const { period, says, left } = reader
  if (period === null) reader.period = asked
  else if (reader.comparing && reader.against === null) {
    const [earlier, later] = period.from <= asked.from ? [period, asked] : [asked, period]
    reader.period = later
    reader.against = earlier
    says.add('against')
  } else left.push(at)
  says.add('period')
}

/** How many words that say something stand between two places. */
const said = (reader: TopicReader, from: number, to: number): number =>
  reader.stems.slice(from + 1, to).filter((stem) => stem === null || !english.filler.has(stem)).length

/** A time: of the date column right before it, of the whole question, or of the topic's own date. */
export const readTime: Rule = (reader, at) => {
  const { topic, items, says, left, dateColumn } = reader
  const item = items[at]
  if (item?.is !== 'time') return 0
  const { time } = item
  // Of what is late for so long nobody has said that it is a task.
  if (
    topic.id === 'tasks' &&
    time.side === 'before' &&
    !reader.noun &&
    /^(?:over|more|older)/.test(item.words)
  )
    left.push(at)
  // How old something is says nothing of when it ends or is due; of an invoice it does.
  const aged = time.side !== undefined && /^(?:older|newer)\b|\bold$/i.test(item.words)
  if (
    aged &&
    topic.id !== 'invoices' &&
    /^(?:ends?|due|expire|launch)/.test(dateColumn?.column.id ?? topic.date ?? '')
  )
    left.push(at)
  // On which day an invoice was sent is not kept.
  if (topic.id === 'invoices' && time.side !== undefined && !aged && !dateColumn)
    if (/^(?:sent|issued|out|mailed)$/.test(reader.low(at - 1))) left.push(at)
  // `grew the most since September`, `lost clicks since last month`: held against that month.
  if (reader.went && reader.moved !== null && reader.against === 'before' && /^since\b/i.test(item.words)) {
    if (!sinceThen(reader, time.period.from)) left.push(at)
    return 1
  }
  if (time.standing) {
    const since = topic.columns.find(({ id, kind }) => kind === 'date' && id.endsWith('Since'))
    if (since) dateRange(reader, since.id, time)
    else left.push(at)
    reader.dated = since !== undefined
    return 1
  }
  const dayOfDeed = deedDay(reader)
  if (dateColumn && said(reader, dateColumn.at, at) <= 4) {
    dateRange(reader, dateColumn.column.id, time)
    reader.dated = true
  } else if (dayOfDeed !== undefined) {
    dateRange(reader, dayOfDeed, time)
    reader.dated = true
    says.add('period')
  } else if (topic.period !== null && time.side === undefined) takePeriod(reader, at, time.period)
  else if (topic.date !== undefined) {
    dateRange(reader, topic.date, time)
    says.add('period')
  } else {
    left.push(at)
    reader.early = { at, time }
  }
  return 1
}

/** `won deals since Labor Day`: the day on which a choice came about that the question names. */
function settledOn({ topic, values }: TopicReader): string | undefined {
  const named = topic.columns.flatMap(({ id, values: choices = [] }) =>
    choices.flatMap(({ value, words }) => (values.get(id)?.includes(value) ? words : [])),
  )
  return topic.columns.find(
    ({ kind, besideTime }) => kind === 'date' && besideTime?.some((word) => named.includes(word)),
  )?.id
}

/** `recently added clients`: a time that stands before the date that it is of. */
export function concludeEarly(reader: TopicReader): void {
  const { early, dateColumn, left } = reader
  const settled = early && !dateColumn ? settledOn(reader) : undefined
  if (early && settled !== undefined) {
    left.splice(left.indexOf(early.at), 1)
    dateRange(reader, settled, early.time)
    reader.dated = true
    return
  }
  if (!early || !dateColumn || reader.dated || dateColumn.at - early.at > 2) return
  left.splice(left.indexOf(early.at), 1)
  dateRange(reader, dateColumn.column.id, early.time)
  reader.dated = true
}
