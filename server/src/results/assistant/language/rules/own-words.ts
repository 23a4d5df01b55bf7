import * as english from '../english.ts'
import { ownDepartment } from '../own-team.ts'
import { recordAt } from '../records.ts'
import { columnIn, isNumeric, type Rule, type TopicReader } from '../topic-reader.ts'
import type { AskedColumn, Hit } from '../topic.ts'
import { takeRecord } from './names.ts'

const isPlural = (raw: string): boolean => /(?<!s)s$/i.test(raw)

/** Whether a column is what the question asks for: `which client`, `of which channel`. */
const isAsked = (reader: TopicReader, at: number): boolean =>
  /^(?:which|what|top)$/.test(reader.low(at - 1)) ||
  (reader.low(at - 2) === 'of' && /^(?:which|what|who)$/.test(reader.low(at - 3))) ||
  (reader.low(at - 1) === 'of' && /^(?:which|what)$/.test(reader.low(at - 2)))

function takeColumn(
  reader: TopicReader,
  column: AskedColumn,
  at: number,
  { length, plural }: { readonly length: number; readonly plural: boolean },
): void {
  const { mentions, says } = reader
  if (column.kind === 'date') {
    reader.dateColumn = { column, at: at + length - 1 }
    if (column.evokes) reader.evoked += 2
    if (reader.ask === 'when' || reader.low(at - 1) === 'when') reader.measure(column, at)
  } else if (isNumeric(column)) {
    reader.measure(column, at)
    reader.lastMeasureAt = at + length - 1
  } else {
    const my = reader.low(at - 1) === 'my'
    mentions.push({ column, at, plural, my, asked: isAsked(reader, at) })
    if (column.evokes) reader.evoked += 2
    if (my) says.add('subject')
  }
}

const signs = [english.more, english.less, english.atLeast, english.atMost]

/** Whether a number is what comes next, for something to be held against. */
function isHeld(reader: TopicReader, at: number): boolean {
  const place = reader.next(at)
  return [at, place].some(
    (one) => reader.low(one) === 'between' || signs.some((phrases) => reader.phraseAt(phrases, one) > 0),
  )
}

/** `stores that pass`: where several columns have a choice of that name, how a row stands is meant. */
const ofStateFirst = (meanings: Hit['meanings']): Hit['meanings'] =>
  meanings.toSorted(
    (one, other) =>
      Number(other.is === 'value' && other.column.id === 'state') -
      Number(one.is === 'value' && one.column.id === 'state'),
  )

function takeHit(reader: TopicReader, { meanings, length }: Hit, at: number): void {
  const last = reader.items[at + length - 1]
  const plural = last?.is === 'word' && isPlural(last.word.raw)
  // `how much of my budget is spent`
  // Of `my team` it says whose rows are meant, and that they are one's own only where nothing else does.
  const ofTeam = meanings.some((one) => one.is === 'value' && one.value.value === ownDepartment)
  if (!ofTeam && reader.lows.slice(at, at + length).some((low) => low === 'my')) {
    reader.mine = true
    reader.says.add('subject')
  }
  // `fixed in October`, `when do they run out`: beside a time, and where a day is asked for, it is the day, and not the choice.
  const dated =
    columnIn({ meanings, length }, ({ kind }) => kind === 'date') !== undefined &&
    (reader.items[reader.next(at + length)]?.is === 'time' || reader.ask === 'when')
  const ofTopic = meanings.some(({ is }) => is === 'topic')
  const figure = columnIn({ meanings, length }, isNumeric)
  // `the most sessions`, `failing over 20`: a figure that is also a choice is meant where it is held against something.
  const held = figure !== undefined && (reader.superlative !== null || isHeld(reader, at + length))
  // `audits that are failing`: a state, and no number.
  const isSaidToBe = /^(?:are|is|were|was|be)$/.test(reader.low(at - 1))
  // `approved in October`: of a day on which one thing or the other was decided the choice is meant too.
  const decided = columnIn({ meanings, length }, ({ needsTime }) => needsTime === true) !== undefined
  const value =
    (dated && !decided) || held
      ? undefined
      : ofStateFirst(meanings).find(
          (meaning) =>
            meaning.is === 'value' && (figure === undefined || meaning.column.aside !== true || isSaidToBe),
        )
  const hitOf = { meanings, length }
  // `made in October`: of somebody and of a day that are called so, beside a time the day is meant, and elsewhere it is not.
  const column =
    figure ??
    (dated ? columnIn(hitOf, ({ needsTime }) => needsTime === true) : undefined) ??
    columnIn(hitOf, ({ needsTime }) => needsTime !== true) ??
    columnIn(hitOf, () => true)
  if (value?.is === 'value') reader.value(value.column, value.value.value)
  // `the most scripts` are counted, although a text of theirs is called so too.
  const named =
    column === undefined || (column.kind === 'text' && /^(?:most|fewest|least)$/.test(reader.low(at - 1)))
  const isNoun =
    ofTopic && (value || named || !reader.superlative || reader.noun) && !(figure && reader.noun && !value)
  if (ofTopic) {
    reader.evoked += 2 + length
    const own = meanings.some((meaning) => meaning.is === 'topic' && meaning.own)
    reader.called = Math.max(reader.called, length + (own ? 0.5 : 0))
  }
  if (isNoun) {
    reader.noun ??= { at, plural }
    if (!value && reader.topic.id === 'clients' && reader.low(at - 1) === 'my') reader.mine = true
  } else if ((!value || (dated && decided)) && column) {
    takeColumn(reader, column, at, { length, plural })
    // `next steps this week`: of a day and a text that are called so, either says what is spoken of.
    const evokes = columnIn(hitOf, (one) => one.evokes === true)
    if (evokes && column.needsTime && column.evokes === undefined) reader.evoked += 2
  }
}

/** A word of the topic's own: what it is called, a column, or a choice of one. */
export const readOwnWord: Rule = (reader, at) => {
  const hit = reader.hitAt(at)
  if (!hit) return 0
  // `number of fields`, of which some hold a number.
  if (hit.length === 1 && reader.low(at) === 'number' && reader.low(at + 1) === 'of') return 0
  const record = recordAt(reader, at)
  // A service that is called as a channel is meant where the topic is of services.
  const ofChoice = hit.meanings.some((meaning) => meaning.is === 'value' && meaning.column.id === 'channel')
  if (record && (record.length > hit.length || (record.length === hit.length && ofChoice))) {
    takeRecord(reader, record)
    return record.length
  }
  // `new clients` are not new budgets.
  const new_ = columnIn(hit, ({ needsTime }) => needsTime === true)
  const next = reader.hitAt(at + hit.length)
  if (new_ && reader.topic.id !== 'clients' && next && columnIn(next, ({ kind }) => kind === 'client'))
    return 0
  takeHit(reader, hit, at)
  reader.understood += hit.length
  return hit.length
}
