import { addMonths, monthRange } from '@portal/core/foundation/format'
import type { Period } from './period.ts'
import { asksWhich, isOfClients } from './about-columns.ts'
import { clientMention, concludeBy } from './conclude-by.ts'
import { concludeCompared, concludePlatforms, concludeWatched } from './conclude-compared.ts'
import { concludeAway } from './conclude-away.ts'
import { concludeFailing } from './conclude-failing.ts'
import { standsDateless } from './dateless.ts'
import { concludeLost, heldThen, isCountedThen } from './counted-then.ts'
import { againstOf, usualPeriod } from './rules/comparisons.ts'
import { concludeForetold } from './rules/foretold.ts'
import { concludePast } from './rules/past.ts'
import { concludeShortOf } from './rules/short-of.ts'
import { concludeShare } from './rules/share.ts'
import { concludeEarly } from './rules/times.ts'
import { concludeTrend } from './rules/trend.ts'
import { concludeWeighed } from './rules/weighed.ts'
import type { TopicReader } from './topic-reader.ts'

/** Topics that have a measure of their own for each way to ask: rows of them are never counted unasked. */
const neverCounted = new Set(['figures', 'pacing'])

const isMonthly = ({ from, to }: Period, today: string): boolean =>
  from.endsWith('-01') && (to === today || from.slice(0, 7) === to.slice(0, 7) || monthRange(to).end === to)

/** Whose rows are asked for: one's own, those of one's clients, or of somebody who is named. */
function concludeWhose(reader: TopicReader): void {
  const { topic, mentions, people, conditions } = reader
  const hasPerson = topic.person !== undefined
  const ofManager = mentions.some(({ column }) => column.id === 'manager')
  if (mentions.some(({ my }) => my) && !hasPerson) reader.mine = true
  // Of what nobody has there is nothing of one's own.
  if (reader.mine && !hasPerson && topic.client === undefined && !topic.narrows.includes('client'))
    reader.left.push(
      Math.max(
        0,
        reader.lows.findIndex((low) => low === 'my' || low === 'our'),
      ),
    )
  const ofOwnClients = mentions.some(({ my, column }) => my && column.kind === 'client')
  if (reader.mine && ofOwnClients && hasPerson && !isOfClients(reader)) reader.mine = false
  // `my cost per lead at Eastgate Honda`: what is one's own is that store's, whoever's client it is.
  const named = reader.clients.length > 0 && reader.except.length === 0
  if (reader.mine && named && !hasPerson && !mentions.some(({ my }) => my) && !reader.comparing)
    reader.mine = false
  const role = isOfClients(reader) ? (ofManager ? 'manager' : 'member') : (topic.person ?? 'manager')
  const doer = topic.columns.find((one) => one.doer && one.did?.some((verb) => reader.lows.includes(verb)))
  for (const person of people) person.as = doer?.id ?? role
  if (!reader.self) return
  if (isOfClients(reader)) {
    if (ofManager) people.push({ as: 'manager', who: 'me' })
    else if (conditions.length === 0) reader.mine = true
    // `clients I added`: who did it nobody knows.
    else if (!reader.mine && people.length === 0) reader.left.push(Math.max(0, reader.lows.indexOf('i')))
  } else if (!hasPerson || people.length === 0) reader.mine = true
}

/** What is asked for where no measure is named: how much, how many, or what one of them amounts to. */
function concludeMeasures(reader: TopicReader): void {
  const { topic, measures, noun, left, items } = reader
  // `fees vs budget`: what is measured stands beside what it is called by.
  if (
    noun &&
    reader.versusAt !== null &&
    noun.at > reader.versusAt &&
    measures.length === 1 &&
    topic.measure !== undefined &&
    !measures.includes(topic.measure)
  )
    measures.push(topic.measure)
  // `which ad`: its rows are not told one by one.
  const which = noun !== null && asksWhich(reader, noun.at) && neverCounted.has(topic.id)
  if (which && reader.superlative !== null && topic.id === 'figures') left.push(noun.at)
  if (
    reader.whole &&
    measures.length === 0 &&
    (noun || reader.before !== null) &&
    topic.measure !== undefined
  ) {
    measures.push(openAmount(reader) ?? topic.measure)
    if (reader.before !== null) reader.says.add('measure')
  }
  // How much has an answer where something is measured.
  if (reader.howMuch && measures.length === 0 && topic.measure === undefined && !neverCounted.has(topic.id))
    left.push(0)
  if (reader.counts && measures.length === 0) measures.push(topic.counted ?? 'count')
  // How many are counted, money is not.
  else if (
    reader.counts &&
    measures.some((id) => id !== 'count' && !['count', 'number'].includes(reader.column(id)?.kind ?? 'text'))
  )
    left.push(0)
  const one = noun !== null && !noun.plural && reader.ask === 'rows'
  if (topic.amountOfOne && topic.measure !== undefined && measures.length === 0 && (one || reader.comparing))
    measures.push(topic.measure)
  if (reader.comparing && isOfClients(reader)) left.push(0)
  // Budgets are paid for on no day.
  if (reader.ask === 'when' && topic.id === 'budgets' && !reader.dateColumn && measures.length > 0)
    left.push(0)
  // What is kept by the month cannot tell a week.
  if (
    topic.period === 'month' &&
    (topic.rank < 6 || topic.wholeMonths === true) &&
    reader.period !== null &&
    !isMonthly(reader.period, reader.today)
  )
    left.push(
      Math.max(
        0,
        items.findIndex(({ is }) => is === 'time'),
      ),
    )
  // Nor the same days of another month.
  const same = reader.lows.findIndex(
    (low, at) => low === 'same' && /^(?:time|days?)$/.test(reader.low(at + 1)) && reader.against !== null,
  )
  if (topic.period === 'month' && topic.rank < 6 && same >= 0) left.push(same)
  // Rows that have no figure to explain and no reason of their own.
  const reasons = topic.columns.some(({ id, label }) => /reason|cause/i.test(`${id} ${label}`))
  // A reason that is not shown with every row is told where it is asked for.
  const reason = topic.columns.find(
    ({ id, aside, ofClient }) => id === 'reason' && aside === true && !ofClient,
  )
  if (reader.ask === 'why' && reason && measures.length === 0) measures.push(reason.id)
  if (reader.ask === 'why' && topic.period === null && !reasons) left.push(0)
  // Why, and which one the most, are two questions.
  if (reader.ask === 'why' && reader.superlative) left.push(reader.superlative.at)
  const { superlative } = reader
  // `most expensive clicks` are those that cost the most each.
  if (superlative?.dear && !superlative.cheap) {
    const each = topic.columns.find((column) => column.low && column.rate?.per === measures[0])
    const first = reader.column(measures[0] ?? '')
    if (each) {
      measures.splice(0, measures.length, each.id)
      // `most expensive per click` orders by that too.
      if (reader.orderedBy !== null) reader.orderedBy = each.id
    } else if (first && first.kind !== 'money') left.push(superlative.at)
  }
  if (!reader.superlative?.cheap) return
  const rate = topic.columns.find((column) => column.low && column.rate?.per === measures[0])
  if (rate) measures.splice(0, measures.length, rate.id)
  else left.push(reader.superlative.at)
}

/** How much of what is overdue or unpaid: what is still open of it. */
const openAmount = ({ topic, values, howMuch, before }: TopicReader): string | undefined => {
  const said = [...values.values()].flat()
  // `total?` after those that are unpaid.
  const had = before?.topic === topic.id ? before.conditions.flatMap((one) => one.values) : []
  const open = (howMuch ? said : []).concat(had.map(String))
  return topic.id === 'invoices' && (open.includes('overdue') || open.includes('open')) ? 'due' : undefined
}

/** The word for the rows as it was said, and what stands beside it. */
const lowsOf = (noun: TopicReader['noun'], { lows }: TopicReader): string =>
  noun === null ? '' : lows.slice(noun.at, noun.at + 3).join(' ')

/** What is shown of rows that are told by something. */
function concludeShown(reader: TopicReader): void {
  const { topic, measures, mentions, superlative, says, conditions, values } = reader
  const { by } = reader
  const amounts = topic.amountOfOne && topic.measure !== undefined
  if (by !== null && measures.length === 0 && !neverCounted.has(topic.id) && !amounts) {
    const client = clientMention(reader)
    const named = client !== undefined && client.column.words.length > 0
    const { noun } = reader
    // `partner commission by partner`: one thing is an amount, several are counted.
    const amount = noun !== null && !noun.plural && !superlative && !reader.counts
    const called = topic.columns.find(
      ({ kind, sums, label }) =>
        kind === 'money' && sums === true && lowsOf(noun, reader).includes(label.toLowerCase()),
    )
    // `oem spend by store`: called by an amount, it is told by that.
    const money = /\b(?:spend|money|commission|rollover|carryover)\b/.test(lowsOf(noun, reader))
    const byAmount = topic.byAmount === true && !superlative && !reader.counts
    const asked = byAmount
      ? topic.measure
      : (called?.id ?? (money || reader.lows.includes('amount') ? topic.measure : undefined))
    if ((amount || byAmount) && asked !== undefined && says.has('by')) measures.push(asked)
    else if (superlative || (says.has('by') && (by !== topic.client || !named))) measures.push('count')
  }
  if (by !== null && measures.length === 0 && topic.amountOfOne && topic.measure !== undefined)
    measures.push(topic.measure)
  // Words for columns that are neither grouped nor held against anything are what is shown.
  for (const { column, at, my } of mentions) {
    const fact = reader.column(column.id)
    // One has a region and a group; what a store sells or is in is no other word for one's own.
    const owns = my && (fact?.ofClient !== true || /^(?:manager|group|region)$/.test(column.id))
    const held = conditions.some((one) => one.column === column.id) || values.has(column.id) || owns
    const ofManager = column.id === 'manager' && (!isOfClients(reader) || reader.people.length > 0)
    // A manager that nothing is told of or narrowed to is another question.
    // What is known of clients is told by it or narrows them; it is no figure of its own.
    if ((fact?.ofClient || fact?.ofPerson) && !held && column.id !== by && column.kind !== 'client')
      reader.left.push(at)
    if (ofManager && (my || !held) && column.id !== by && reader.people.length === 0 && !reader.self)
      reader.left.push(at)
    const tells =
      reader.column(column.id)?.ofClient === true ||
      column.id === by ||
      column.kind === 'client' ||
      column.kind === 'person' ||
      ofManager
    if (!held && !tells && neverCounted.has(topic.id)) reader.left.push(at)
    else if (!held && !tells && !measures.includes(column.id) && !says.has('by')) measures.push(column.id)
    // `fees by service, group`: what is neither told by nor shown is named.
    else if (!held && !tells && says.has('by') && !measures.includes(column.id)) reader.left.push(at)
  }
}

/** `the last 6 months`, `since January` of what is told by the month: whole months, the one that runs among them. */
function inMonths(period: Period, today: string | null): Period {
  const { from, to } = period
  if (from.endsWith('-01') && to === today) return { from, to: monthRange(to).end }
  const months =
    (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
    Number(to.slice(5, 7)) -
    Number(from.slice(5, 7))
  return months > 1 && from.slice(8) === to.slice(8)
    ? { from: addMonths(`${to.slice(0, 7)}-01`, 1 - months), to: monthRange(to).end }
    : period
}

/** What becomes of the times and dates of a question. */
function concludeDates(reader: TopicReader): void {
  // Sums of a month have no day on which they were.
  if (
    reader.ask === 'when' &&
    reader.topic.period === 'month' &&
    !reader.topic.columns.some(({ kind }) => kind === 'date')
  )
    reader.left.push(0)
  const { topic, period, dateColumn, measures, left, ask, dated, items, says } = reader
  // A choice that came about on a day of its own is not narrowed by another one.
  if (says.has('period') && standsDateless(reader)) left.push(items.findIndex(({ is }) => is === 'time'))
  if (topic.period === null && topic.date === undefined && period !== null) left.push(0)
  // Nothing that is asked to be compared with is dropped.
  if (reader.against !== null && (!heldThen(reader) || !isCountedThen(reader) || againstOf(reader) === null))
    left.push(reader.againstAt)
  // Of months that are held against each other the later one is said too.
  if (reader.went && topic.period === 'month' && reader.period === null && topic.rank < 6)
    reader.period = usualPeriod(reader)
  if (!dateColumn) return
  if (dateColumn.column.needsTime && !dated) left.push(dateColumn.at)
  const { id } = dateColumn.column
  if (ask === 'when') {
    if (!measures.includes(id)) measures.push(id)
  } else if (!dated && left.length === 0 && id !== topic.date) {
    // `which manager lost the most clients`: those that left are not counted by a day without a time.
    // So `how many clients did we gain` without one.
    if (measures.includes('count') && (reader.superlative || (reader.counts && reader.before === null)))
      left.push(dateColumn.at)
    measures.push(id)
  }
}

/** What a question means where all of its words are read: what it leaves unsaid follows from the rest. */
export function conclude(reader: TopicReader): void {
  reader.period = concludePast(reader)
  concludeShortOf(reader)
  if (reader.topic.period === 'month' && reader.period !== null)
    reader.period = inMonths(reader.period, reader.topic.rank < 6 ? reader.today : null)
  concludeEarly(reader)
  concludeForetold(reader)
  concludeWhose(reader)
  concludeCompared(reader)
  concludePlatforms(reader)
  concludeWeighed(reader)
  if (reader.comparing) reader.says.add('compare')
  concludeTrend(reader)
  concludeMeasures(reader)
  concludeFailing(reader)
  concludeAway(reader)
  concludeBy(reader)
  // Clients are told by the month only in which they came or left.
  if (
    isOfClients(reader) &&
    reader.by === 'month' &&
    !reader.conditions.some(({ column }) => column === 'activatedAt' || column === 'canceledAt')
  )
    reader.left.push(Math.max(0, reader.lows.indexOf('month')))
  // `which pages lost the most clicks`: of each page, and not of each client.
  const { topic, noun, moved, by } = reader
  if (
    moved !== null &&
    noun &&
    // `lost the most leads`: those are counted, client by client; `which pages lost most` asks for pages.
    !(reader.measures.includes('count') && !/^(?:which|what)$/.test(reader.low(noun.at - 1))) &&
    topic.rank < 6 &&
    by !== null &&
    by === topic.client &&
    !clientMention(reader)
  )
    reader.left.push(noun.at)
  concludeWatched(reader)
  concludeShare(reader)
  concludeShown(reader)
  concludeDates(reader)
  concludeLost(reader)
}
