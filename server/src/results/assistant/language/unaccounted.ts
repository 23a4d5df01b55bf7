import { isAway } from './conclude-away.ts'
import * as english from './english.ts'
import { numberOf } from './number.ts'
import type { Condition, TopicQuestion } from './question.ts'
import { isNumeric, type TopicReader } from './topic-reader.ts'
import type { AskedColumn } from './topic.ts'
import { callsThatCame, dearInMoney, madeBySomebody } from './unaccounted-books.ts'
import {
  byMe,
  clientsAsked,
  heldAlready,
  kinds,
  mentioned,
  namedElsewhere,
  owned,
  presently,
  saidDone,
  together,
  units,
  whoAsked,
} from './unaccounted-kinds.ts'
import {
  alsoAsked,
  calledBeside,
  didIt,
  doneToRows,
  everAsked,
  headCounted,
  lateAnyway,
  leansOnNothing,
  mayBe,
  movedOften,
  muchOfWhat,
  onItsDay,
  ownKind,
  stretchesOfTime,
  whenOfAmount,
  whoDid,
  oneOfThose,
  onesOfNothing,
  whoDidIt,
  whoOfThose,
} from './unaccounted-heads.ts'
import { names, rankedByNothing } from './unaccounted-names.ts'
import { isOrderWord, spansOf, type Check } from './unaccounted-spans.ts'

/** `top 5`, `sorted`: there is an order, and `lowest` does not begin at the top. */
const orders: Check = (reader, { order, limit, moved, ask, measures, conditions }, spans) =>
  spans.flatMap(({ at, hit }) => {
    const sorts = /^(?:rank|ranked|ranking|sort|sorted|ordered|descending|ascending)$/.test(reader.low(at))
    const ranks = isOrderWord(reader, at)
    // `highest to lowest`
    if (ranks && reader.low(at - 1) === 'to' && isOrderWord(reader, at - 2)) return []
    // `high priority` is a choice, and `why is it so high` no order.
    // `largest clients` names a measure, and orders by it.
    const largest = /^(?:biggest|largest|smallest)$/.test(reader.low(at)) && hit !== null && hit.length > 1
    if (largest && order === null && limit === null && moved === null) return [at]
    if ((hit && !ranks) || (hit && hit.length > 1) || (!sorts && !ranks)) return []
    // `low audit checks` are those of low severity.
    const isChoice = hit?.meanings.some(
      (meaning) =>
        meaning.is === 'value' &&
        conditions.some(
          ({ column, values }) => column === meaning.column.id && values.includes(meaning.value.value),
        ),
    )
    if (isChoice) return []
    // Of what is explained nothing is in an order.
    if (ask === 'why') return sorts ? [at] : []
    if (order === null && moved === null) return limit === null || sorts ? [at] : []
    const low = reader.column(measures[0] ?? '')?.low === true
    const least = english.least.has(reader.stem(at)) && !english.judging.has(reader.stem(at))
    const most = english.most.has(reader.stem(at)) && !english.judging.has(reader.stem(at))
    // `lowest first top 10`
    if (
      reader.low(at) === 'top' &&
      limit !== null &&
      spans.some((one) => one.at < at && isOrderWord(reader, one.at))
    )
      return []
    const turned = order !== null && ((least && order.descending) || (most && !order.descending && !low))
    return turned && moved === null ? [at] : []
  })

/** `biggest clients by margin`: what stands behind `by` after a word that orders is what orders. */
const ordersBy: Check = (reader, { order, by, also, share }, spans) =>
  spans.flatMap(({ at }) => {
    if (reader.low(at) !== 'by' && reader.low(at) !== 'per') return []
    const place = reader.low(at + 1) === 'the' ? at + 2 : at + 1
    const hit = reader.hitAt(place)
    if (!hit) return []
    const told = hit.meanings.flatMap((meaning) => (meaning.is === 'column' ? [meaning.column.id] : []))
    if (told.some((id) => id === by || id === also || id === share)) return []
    const figures = hit.meanings.flatMap((meaning) =>
      meaning.is === 'column' && isNumeric(meaning.column) ? [meaning.column.id] : [],
    )
    if (figures.length > 0 && order !== null) return figures.includes(order.column) ? [] : [place]
    // Rows are counted by their plural: `rank my dealers by leads`.
    const last = reader.items[place + hit.length - 1]
    const plural = last?.is === 'word' && /(?<!s)s$/i.test(last.word.raw)
    const ofTopic = hit.meanings.some(({ is }) => is === 'topic')
    return ofTopic && order?.column === 'count' && !plural && figures.length === 0 ? [place] : []
  })

/** `by channel`, `per month`: told by it, whatever else is asked. */
const dimensions: Check = (reader, { by, also, order, share, conditions, average }, spans) =>
  reader.items.flatMap((item, at) => {
    if (item.is !== 'word' || !/^(?:by|per)$/.test(item.word.low)) return []
    // `intent by hour` is a name.
    const named = spans.some(
      (span) =>
        span.at < at &&
        at < span.end &&
        span.hit?.meanings.some((meaning) => meaning.is === 'topic' && meaning.own) === true,
    )
    if (named || reader.hitAt(at - 1)?.length === 2) return []
    const place = reader.low(at + 1) === 'the' ? at + 2 : at + 1
    const hit = reader.hitAt(place)
    const unit = english.dayWords[reader.stem(place)]
    if (unit && !hit && reader.topic.by?.includes(unit))
      return by === unit || also === unit || conditions.length > 0 || average ? [] : [place]
    const column = hit?.meanings.flatMap((meaning) =>
      meaning.is === 'column' && !isNumeric(meaning.column) && meaning.column.kind !== 'date'
        ? [meaning.column.id]
        : [],
    )
    if (!column || column.length === 0) return []
    return column.some((id) => id === by || id === also || id === share || id === order?.column)
      ? []
      : [place]
  })

const numbersIn = (conditions: readonly Condition[]): readonly number[] =>
  conditions.flatMap(({ values, times }) => [
    ...values.map((value) => Number(value)),
    ...(times === undefined ? [] : [Math.round(times * 100)]),
  ])

/** Every number is a limit, or is held against something. */
const figures: Check = (reader, { limit, conditions, against, movedBy }, spans) =>
  spans.flatMap(({ at, hit }) => {
    const item = reader.items[at]
    if (item?.is !== 'word' || hit) return []
    const number = numberOf(item.word.low)
    // `one` and `first` are said of other things as well.
    if (number === null || !/\d/.test(item.word.low)) return []
    // `the 7 days before`
    if (against !== null && /^(?:days?|before|weeks?|months?)$/.test(reader.low(at + 1))) return []
    if (movedBy?.value === number) return []
    return (limit === number && !item.word.low.endsWith('%')) ||
      numbersIn(conditions).some((held) => (number < 0 ? held : Math.abs(held)) === number)
      ? []
      : [at]
  })

/** Every time is the one that is asked for, what it is held against, or that of a date. */
const times: Check = (reader, { period, against, conditions }) => {
  const places = reader.items.flatMap((item, at) => (item.is === 'time' ? [at] : []))
  const days = conditions.filter(({ values }) =>
    values.some((value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)),
  ).length
  const held = (period === null ? 0 : 1) + (against === null ? 0 : 1) + days
  // Days of a date that follow each other are one stretch of it.
  if (places.length <= held || (days > 0 && held > 0)) return []
  return held === 0 ? places : places.slice(held)
}

const holdsColumn = (
  { id, rate }: AskedColumn,
  { measures, conditions, order, by, also, share, held }: TopicQuestion,
  reader: TopicReader,
): boolean =>
  measures.includes(id) ||
  conditions.some(({ column, than }) => column === id || than === id) ||
  order?.column === id ||
  by === id ||
  also === id ||
  share === id ||
  held?.column === id ||
  // An amount that is asked for as a rate, and a figure that foretells another.
  measures.some((one) => reader.column(one)?.rate?.of === id || reader.column(one)?.rate?.per === id) ||
  conditions.some(({ column }) => reader.column(column)?.rate?.of === id) ||
  (reader.topic.foretold?.of === id && measures.includes(reader.topic.foretold.by)) ||
  (rate !== undefined && measures.includes(rate.of))

/** Every figure that is named is shown, ordered by, or held against something. */
const measured: Check = (reader, question, spans) =>
  spans.flatMap(({ at, hit }) => {
    if (!hit || hit.meanings.some(({ is }) => is !== 'column')) return []
    const columns = hit.meanings.flatMap((meaning) => (meaning.is === 'column' ? [meaning.column] : []))
    if (!columns.every(isNumeric) || reader.usedUp.has(reader.low(at))) return []
    // `biggest client` says by what only where nothing else does.
    if (/^(?:biggest|largest|smallest)$/.test(reader.low(at)) && question.order !== null) return []
    return columns.some((one) => holdsColumn(one, question, reader)) ? [] : [at]
  })

/** `Instagram vs Facebook`: two words for one choice are not held against each other. */
const apart: Check = (reader, { conditions, records, held }, spans) => {
  if (!reader.comparing) return []
  // `SEO vs search`: a service and a channel that both narrow are of nothing.
  const channel = conditions.some(({ column }) => column === 'channel')
  if (reader.versusAt !== null && records.length === 1 && channel && held === null) return [reader.versusAt]
  const had = new Map<string, string>()
  return spans.flatMap(({ at, end, hit }) => {
    const value = hit?.meanings.find((meaning) => meaning.is === 'value')
    if (value?.is !== 'value') return []
    const words = reader.lows.slice(at, end).join(' ')
    const before = had.get(value.value.value)
    had.set(value.value.value, words)
    const several = conditions.some(({ column, values }) => column === value.column.id && values.length > 1)
    return several && before !== undefined && before !== words ? [at] : []
  })
}

/** Whether a number stands behind words that hold something against one. */
const isLimit = (reader: TopicReader, at: number): boolean =>
  [english.more, english.less, english.atLeast, english.atMost].some((phrases) => {
    const length = reader.phraseAt(phrases, at)
    return length > 0 && numberOf(reader.low(at + length)) !== null
  })

/** Every choice that is named narrows the rows, or leaves some out. */
const chosen: Check = (reader, { conditions, held, records, share, measures, by }, spans) =>
  spans.flatMap(({ at, hit }) => {
    const values = hit?.meanings.flatMap((meaning) => (meaning.is === 'value' ? [meaning] : [])) ?? []
    // `who sent the invoices`: whoever did it is told, and no choice.
    const doer = [...measures, by ?? ''].some((id) => reader.column(id)?.did?.includes(reader.low(at)))
    if (doer) return []
    // `stores over 20`: held against a number it is no choice.
    if (isLimit(reader, at)) return []
    // `over the media budget`
    const compares = [english.more, english.less].some((phrases) => reader.phraseAt(phrases, at) > 0)
    if (compares && conditions.some(({ than }) => than !== undefined)) return []
    // `number of`
    if (reader.low(at) === 'number' && reader.low(at + 1) === 'of') return []
    if (values.length === 0 || hit?.meanings.some(({ is }) => is === 'column')) return []
    const [first] = values
    const is = (column: string, value: string): boolean =>
      conditions.some(
        (one) =>
          (one.column === column &&
            (one.values.includes(value) || one.is === value || /^(?:none|some|!=)$/.test(one.is))) ||
          // `over budget` of what is foretold.
          (one.than !== undefined && column === 'over'),
      ) ||
      (held?.column === column && held.values.includes(value)) ||
      share === column
    const found =
      values.some(
        ({ column, value }) =>
          is(column.id, value.value) ||
          value.stands?.values.every((one) => is(value.stands?.column ?? '', one)),
      ) ||
      // A service that is called as a channel.
      (first?.column.id === 'channel' && records.length > 0) ||
      // Two services that are held against each other, one by a part of its name.
      (first?.column.id === 'service' && records.length > 1 && reader.comparing) ||
      conditions.some(({ column }) => column === 'service' || column === 'type') ||
      (values.some(({ value }) => value.value === 'never') && isAway(conditions))
    return found ? [] : [at]
  })

const negation =
  /^(?:not|no|without|except|excluding|excluded|neither|nor|never|none|nobody|nothing|minus|unless|lacking|missing)$/

/** Whatever is ruled out leaves its trace. */
const negated: Check = (reader, { conditions, except, without }, spans) => {
  const said = spans.flatMap(({ at, hit }) => {
    if (hit) return []
    if (!negation.test(reader.low(at)) || reader.usedUp.has(reader.low(at))) return []
    // `more than`, `no less than`, `at most` are thresholds.
    if (reader.low(at) === 'no' && /^(?:less|more)$/.test(reader.low(at + 1))) return []
    return [at]
  })
  const traces =
    except.length +
    without.length +
    conditions.filter(({ is, values }) => is === '!=' || is === 'none' || (is === '=' && values[0] === 0))
      .length +
    Number(isAway(conditions))
  return said.length > 0 && traces === 0 ? said : []
}

const checks: readonly Check[] = [
  orders, ordersBy, dimensions, figures, times, names, measured, apart, chosen, negated, kinds, owned, presently, byMe, clientsAsked, together, units, mentioned, namedElsewhere, whoAsked, saidDone, headCounted, whoDid, whoDidIt, oneOfThose, onesOfNothing, everAsked, mayBe, onItsDay, stretchesOfTime, movedOften, ownKind, doneToRows, whoOfThose, lateAnyway, leansOnNothing, didIt, muchOfWhat, whenOfAmount, calledBeside, alsoAsked, heldAlready, rankedByNothing, dearInMoney, callsThatCame, madeBySomebody,
] // prettier-ignore

/**
 * Words that have a role in a question and that its reading shows nothing of,
 * by their places: whatever the rules made of them, it was lost. They are
 * named rather than left out in silence.
 */
export function unaccounted(reader: TopicReader, question: TopicQuestion): readonly number[] {
  const spans = spansOf(reader)
  return [...new Set(checks.flatMap((check) => check(reader, question, spans)))].filter(
    (at) => !reader.left.includes(at),
  )
}
