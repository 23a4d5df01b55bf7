import { addDays, addMonths, counted, mondayOf, today as agencyToday } from '@portal/core/foundation/format'
import { daysInWords, type Period } from '../language/period.ts'
import type { TopicQuestion } from '../language/question.ts'
import type { Topic } from '../language/topic.ts'
import type { PortalReader } from '../portal-reader.ts'
import {
  countOf,
  idOf,
  isAveraged,
  isOfSum,
  labelsOf,
  sourcesOf,
  totalsOf,
  whenOf,
  type Answered,
} from './answered.ts'
import { isReport } from './declared-rows.ts'
import { chart, mostBars, type Bar } from './chart.ts'
import { groupedBy, narrowed, ordered, sumsOf, textOf } from './compute.ts'
import { plain } from './markdown.ts'
import { boundWords } from './read-as.ts'
import { CannotTell, noGroup, type Row } from './rows.ts'
import { dimensionInWords, groupName, groupTable, numberIn, timeInWords } from './tables.ts'
import { amountOf, lower, moved as movedInWords, written } from './words.ts'
import { rowsOfFile, usualRows } from './limits.ts'
import { nothing } from './nothing.ts'
import { tellBoth } from './tell-both.ts'

const mostRows = 60

/** What they had on average in the time that it is held against. */
function averageBefore(
  rows: readonly Row[],
  before: Answered,
  main: string,
  by: string,
  now: number,
): string {
  const had = rows.filter((row) => textOf(row[by]) !== '')
  if (had.length === 0) return ''
  const whole = had.reduce((sum, row) => sum + (numberIn(row[main]) ?? 0), 0)
  const average = Math.round((whole / had.length) * 100) / 100
  return ` ${daysInWords(before.period ?? { from: '', to: '' })}: ${written(before.topic, main, average)}, over ${had.length.toLocaleString('en-US')}${movedInWords(now, average)}.`
}

export function* tellGroups(
  question: TopicQuestion,
  now: Answered,
  before: Answered | null,
  measures: readonly string[],
  portal: PortalReader,
): Generator<string> {
  const { topic } = now
  if (question.also !== null)
    return yield* tellBoth({ ...question, also: question.also }, now, before, measures, portal)
  const by = question.by ?? ''
  const called = labelsOf(now)
  const label = (id: string): string => (isAveraged(topic, id) ? `Average ${lower(called(id))}` : called(id))
  const inTime = /^(?:day|week|month|quarter)$/.test(by)
  const main = question.order?.column ?? measures[0] ?? 'count'
  // Clients that are in no group make none.
  const grouped = groupedBy(topic, now.rows, by).filter(
    (row) =>
      (topic.id !== 'clients' || question.conditions.length === 0 || textOf(row[by]) !== '') &&
      // Of groups those are ranked that there are.
      (by !== 'group' || question.order === null || textOf(row[by]) !== noGroup) &&
      // Nor is what has none of them the first of so many.
      (inTime || question.order === null || question.limit === null || textOf(row[by]) !== ''),
  )
  const kept = narrowed(
    topic,
    grouped,
    question.conditions.filter(
      ({ column }) =>
        (isOfSum(topic, question, column) || isAveraged(topic, column)) && !now.done?.has(column),
    ),
    agencyToday(),
    question.either,
  )
  const beforeThen = before ? groupedBy(topic, before.rows, by) : null
  const those =
    question.clients.length > 1 && by === topic.client
      ? withAsked(kept, question, topic, by)
      : withAskedChoices(kept, question, topic, by)
  const asked = withGone(those, beforeThen, question, main, topic)
  const order =
    question.order ?? (inTime ? { column: by, descending: false } : { column: main, descending: true })
  const beforeRows = before && beforeThen && inTime ? inStep(beforeThen, by, before, now) : beforeThen
  const change = (row: Row): number => {
    const was = numberIn(beforeRows?.find((one) => textOf(one[by]) === textOf(row[by]))?.[main])
    const is = numberIn(row[main])
    const rate = topic.columns.some(({ id, rate: of }) => id === main && of !== undefined)
    const figures = question.moved !== null && !beforeRows?.some((one) => textOf(one[by]) === textOf(row[by]))
    // Of what was not there there is no rate, and nothing else of it; a report that had no row then knows of no growth.
    return (rate || (figures && isReport(topic.id))) && (was === null || is === null)
      ? 0
      : (is ?? 0) - (was ?? 0)
  }
  const { moved, movedBy } = question
  /** How far it went: in percent of what it was where that is asked for; of nothing there is none. */
  const far = (row: Row): number => {
    const was = numberIn(beforeRows?.find((one) => textOf(one[by]) === textOf(row[by]))?.[main])
    return movedBy?.percent ? (was ? (change(row) / Math.abs(was)) * 100 : 0) : change(row)
  }
  const farEnough = (row: Row): boolean =>
    movedBy === null ||
    (far(row) !== 0 &&
      {
        '>': Math.abs(far(row)) > movedBy.value,
        '<': Math.abs(far(row)) < movedBy.value,
        '>=': Math.abs(far(row)) >= movedBy.value,
        '<=': Math.abs(far(row)) <= movedBy.value,
      }[movedBy.is])
  const sorted =
    moved === null
      ? ordered(asked, order)
      : asked
          .filter((row) => (moved === 'up' ? change(row) > 0 : change(row) < 0) && farEnough(row))
          .toSorted((one, other) => Math.abs(far(other)) - Math.abs(far(one)))
  // Of figures that none of them has there is no first one.
  if (question.order !== null && sorted.length > 1 && sorted.every((row) => numberIn(row[main]) === null))
    throw new CannotTell(`${label(main)} is kept of none of them: ask for how many there are.`)
  // Of rows of which none moved that way there are some.
  if (sorted.length === 0 && moved !== null && asked.length > 0)
    return yield `**None of ${asked.length.toLocaleString('en-US')}** has ${moved === 'up' ? 'more' : 'less'} ${lower(label(main))} than before${whenOf(now)}.${sourcesOf(now, portal)}`
  if (sorted.length === 0) return yield `${nothing(now)}${sourcesOf(now, portal)}`
  const [first] = sorted
  // Of more days than fit the latest are shown.
  const late = inTime && question.order === null && question.limit === null
  const shown = sorted.slice(
    late ? Math.max(0, sorted.length - mostRows) : 0,
    late
      ? undefined
      : (question.limit ??
          (question.show === 'file'
            ? rowsOfFile
            : inTime
              ? mostRows
              : question.conditions.length > 0
                ? 25
                : usualRows)),
  )
  const sums = totalsOf(now)
  const name = (row: Row | undefined): string =>
    timeInWords(textOf(row?.[by]), by) || groupName(topic, by, null)
  const bounded = question.conditions.some(
    ({ column }) => isOfSum(topic, question, column) || topic.byClient?.includes(column) === true,
  )
  if (question.average) {
    const rate = isAveraged(topic, main) || topic.columns.find(({ id }) => id === main)?.rate
    // What nobody has is no part of what each of them has on average.
    const those = grouped.filter((row) => inTime || textOf(row[by]) !== '')
    const whole = those.reduce((sum, row) => sum + (numberIn(row[main]) ?? 0), 0)
    const average = rate ? (sums[main] ?? 0) : those.length === 0 ? 0 : whole / those.length
    yield `**${written(topic, main, Math.round(average * 100) / 100)} ${lower(called(main))}** on average${whenOf(now)}, over ${those.length.toLocaleString('en-US')}.`
    if (before && beforeThen && !rate && !inTime) yield averageBefore(beforeThen, before, main, by, average)
  } else if (question.order !== null || question.limit === 1)
    yield `**${plain(name(first))}**: ${main === 'count' ? countOf(numberIn(first?.[main]) ?? 0, topic) : amountOf(topic, main, numberIn(first?.[main]), label(main))}${whenOf(now)}${sorted.length > 1 ? `, the ${order.descending ? 'most' : 'least'} of ${sorted.length.toLocaleString('en-US')}` : ''}.`
  else if (moved !== null)
    yield `**${sorted.length.toLocaleString('en-US')} of ${asked.length.toLocaleString('en-US')}** with ${moved === 'up' ? 'more' : main === 'count' || topic.columns.some(({ id, kind }) => id === main && kind === 'count') ? 'fewer' : 'less'} ${lower(label(main))} than before${movedBy === null ? '' : ` by ${boundWords(movedBy)}`}${whenOf(now)}, the largest change first.`
  else if (bounded)
    // Of what the call has left out already nobody knows how many there were.
    yield `${
      grouped.length > sorted.length || by !== topic.client
        ? `**${sorted.length.toLocaleString('en-US')} of ${Math.max(grouped.length, sorted.length).toLocaleString('en-US')}**`
        : `**${counted(sorted.length, 'client')}**`
    }${whenOf(now)}${inAll(question, topic, main, sorted, label)}.`
  else
    yield `**${main === 'count' ? countOf(sums['count'] ?? now.rows.length, topic) : amountOf(topic, main, sums[main], label(main))}**${whenOf(now)}, by ${dimensionInWords(topic, by)}${shown.length < sorted.length ? `; the ${late ? 'latest' : 'first'} ${shown.length} of ${sorted.length}` : ''}.`
  if (question.show === 'chart') {
    const figures = shown.flatMap((row): readonly Bar[] => {
      const value = numberIn(row[main])
      return value === null ? [] : [[name(row), value, written(topic, main, value)]]
    })
    yield chart(`${label(main)} by ${dimensionInWords(topic, by)}`, figures.slice(0, mostBars), inTime)
  }
  yield* groupTable(topic, by, shown, measures, label, beforeRows)
  // Of more than are shown the answer says so: where they are bounded or in an order its sentence does not.
  const unsaid = bounded || moved !== null || question.order !== null || question.average
  if (unsaid && shown.length < sorted.length && question.limit === null)
    yield `\nThe first ${shown.length} of ${sorted.length.toLocaleString('en-US')}.`
  yield sourcesOf(now, portal)
}

/** What several of them come to together, of a figure that was asked for. */
function inAll(
  { measures, average }: TopicQuestion,
  topic: Topic,
  main: string,
  rows: readonly Row[],
  label: (id: string) => string,
): string {
  const adds = topic.columns.some(({ id, sums, kind }) => id === main && sums === true && kind === 'money')
  return rows.length > 1 && adds && !average && measures.includes(main)
    ? `; ${amountOf(topic, main, sumsOf(topic, rows)[main], label(main))} in all`
    : ''
}

/** Days and months of another time by those that they are held against: the first by the first. */
function inStep(rows: readonly Row[], by: string, before: Answered, now: Answered): readonly Row[] {
  if (!before.period || !now.period) return rows
  const steps = (day: string): number =>
    by === 'month' || by === 'quarter'
      ? Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
      : Date.parse(day) / 86_400_000
  const first = ({ from }: Period): string => (by === 'week' ? mondayOf(from) : from)
  const offset = steps(first(now.period)) - steps(first(before.period))
  return rows.map((row) => {
    const day = textOf(row[by])
    return {
      ...row,
      [by]: by === 'month' || by === 'quarter' ? addMonths(day, offset) : addDays(day, offset),
    }
  })
}

/** Those who are compared stand there also without figures. */
const withAsked = (
  rows: readonly Row[],
  { clients }: TopicQuestion,
  topic: Topic,
  by: string,
): readonly Row[] => [
  ...rows,
  ...clients
    .filter(({ id }) => !rows.some((row) => idOf(row[by]) === id))
    .map((client): Row => ({
      ...sumsOf(topic, []),
      [by]: { id: client.id, name: client.name, ...(client.slug ? { slug: client.slug } : {}) },
    })),
]

/** Whoever had rows then and has none now has lost all of them. */
const withGone = (
  rows: readonly Row[],
  before: readonly Row[] | null,
  { by, moved }: TopicQuestion,
  main: string,
  topic: Topic,
): readonly Row[] =>
  before === null || by === null || (main !== 'count' && main !== topic.counted) || moved === 'up'
    ? rows
    : [
        ...rows,
        ...before
          .filter(
            (then) => textOf(then[by]) !== '' && !rows.some((row) => textOf(row[by]) === textOf(then[by])),
          )
          .map((then): Row => ({ ...sumsOf(topic, []), [by]: then[by] })),
      ]

/** Choices that are named stand there without figures too: nothing was spent on them. */
function withAskedChoices(
  rows: readonly Row[],
  { conditions }: TopicQuestion,
  topic: Topic,
  by: string,
): readonly Row[] {
  const asked = conditions.find(({ column, is }) => column === by && is === 'in')
  const values = topic.columns.flatMap(({ id, values: of }) => (id === by ? (of ?? []) : []))
  const labels = (asked?.values ?? []).flatMap(
    (value) => values.find((one) => one.value === value)?.label ?? [],
  )
  return [
    ...rows,
    ...labels
      .filter(
        (label) =>
          !rows.some(
            (row) =>
              textOf(row[by]) === label ||
              values.some(({ value, label: own }) => own === label && textOf(row[by]) === value),
          ),
      )
      .map((label): Row => ({ ...sumsOf(topic, []), [by]: label })),
  ]
}
