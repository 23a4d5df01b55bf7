import type { TopicQuestion } from './question.ts'
import { isFigure, isOfClients } from './about-columns.ts'
import type { Mention, TopicReader } from './topic-reader.ts'

/** Nothing goes on, or a question that asked for no figure: what is best of it is told as it is alone. */
const namesNoFigure = (before: TopicQuestion | null): boolean =>
  before === null || (before.measures.length === 0 && before.order === null)

/**
 * By what rows that were told before are ranked. How many they are ranks none of them: `the three biggest` after a
 * number of invoices are those of the highest amount, and of what has no figure there are none.
 */
function orderedBefore({ before, topic, by }: TopicReader): string | null {
  const first = before?.order?.column ?? before?.measures[0] ?? null
  return first === 'count' &&
    by === null &&
    before?.by === null &&
    !topic.columns.some(({ id }) => id === first)
    ? (topic.measure ?? topic.leading ?? null)
    : first
}

/** `which one had the most` after what several clients had together: one of those. */
function ofWhichClient(reader: TopicReader): void {
  const { before, topic, superlative } = reader
  const asks =
    /^(?:and )?which (?:one|ones|store|client|dealer) (?:had|has|got|gets|did|have|with)\b/.test(
      reader.lows.join(' '),
    ) && superlative?.counts === true
  const several =
    before !== null && before.by === null && before.clients.length !== 1 && before.limit === null
  if (asks && several && reader.by === null && topic.client !== undefined && topic.id !== 'clients') {
    reader.by = topic.client
    if (/^(?:and )?which (?:one|store|client|dealer) /.test(reader.lows.join(' '))) reader.limit ??= 1
  }
}

/** By what a superlative orders. */
function concludeOrderColumn(reader: TopicReader, at: number, counts: boolean): void {
  const { topic, measures, mentions, noun, before, left, who } = reader
  const first = reader.orderedBy ?? measures[0]
  if (first !== undefined && isFigure(reader, first)) reader.orderBy = first
  else if (counts && first === undefined && noun && (reader.by !== null || who || mentions.length > 0)) {
    reader.orderBy = 'count'
    measures.push('count')
  } else if (topic.measure !== undefined && topic.judged && reader.superlative?.judges === true && noun) {
    // `the worst report card`: the best and the worst are told by what judges them.
    reader.orderBy = topic.judged.by
    measures.push(topic.judged.by)
  } else if (topic.measure !== undefined && (noun || mentions.some(({ column }) => column.evokes))) {
    reader.orderBy = topic.measure
    measures.push(topic.measure)
  } else if (topic.leading !== undefined && (noun || mentions.length > 0)) {
    reader.orderBy = topic.leading
    measures.push(topic.leading)
  } else if (topic.judged && namesNoFigure(before) && (reader.by !== null || mentions.length > 0)) {
    // `biggest` is of size; the best and the worst are told by what advertising is for.
    const judges = reader.superlative?.judges === true
    const by = judges ? topic.judged.by : topic.judged.size
    reader.orderBy = by
    measures.push(
      by,
      ...(judges
        ? topic.judged.beside
        : reader.comparing
          ? [topic.judged.by, ...topic.judged.beside.filter((id) => id !== by)]
          : []),
    )
  } else if (before && orderedBefore(reader) !== null) reader.orderBy = orderedBefore(reader)
  // `top 5` after events: by what its rows are ranked by.
  else if (before && (topic.measure ?? topic.leading) !== undefined) {
    reader.orderBy = topic.measure ?? topic.leading ?? null
    measures.push(topic.measure ?? topic.leading ?? '')
  } else left.push(at)
}

/** `worst cost per lead`: of what is better where it is less, the worst is the highest. */
function judgeCosts(reader: TopicReader): void {
  const { superlative, measures, before } = reader
  // `worst 10` after what clicks cost: of what was asked.
  const figure = measures[0] ?? before?.order?.column ?? before?.measures[0] ?? ''
  if (superlative?.judges && reader.column(figure)?.low)
    reader.superlative = { ...superlative, descending: !superlative.descending }
}

/** What a superlative orders, by what, and how many of them are wanted. */
export function concludeOrder(reader: TopicReader, asked: Mention | undefined): void {
  const { superlative, topic, noun, measures, clients, says, who } = reader
  if (!superlative) return
  judgeCosts(reader)
  ofWhichClient(reader)
  concludeOrderColumn(reader, superlative.at, superlative.counts)
  const alone = reader.before === null
  if (alone && reader.by === null && (who || reader.orderBy === 'count'))
    reader.by = topic.person ?? topic.client ?? null
  const ofAnyClient =
    alone &&
    reader.by === null &&
    reader.orderBy !== null &&
    noun === null &&
    !says.has('by') &&
    topic.client !== undefined &&
    clients.length === 0 &&
    !isOfClients(reader) &&
    measures.length === 1 &&
    reader.low(superlative.at) !== 'by'
  if (ofAnyClient) {
    reader.by = topic.client ?? null
    // `biggest spenders` are several.
    const several =
      reader.low(superlative.at + 1) === 'first' ||
      [1, 2, 3].some((far) =>
        /^(?:spenders|performers|movers|winners|losers|advertisers|payers|earners)$/.test(
          reader.low(superlative.at + far),
        ),
      )
    if (!superlative.cheap && !several) reader.limit ??= 1
  } else if (
    reader.limit === null &&
    reader.orderBy !== null &&
    !who &&
    // `oldest first` and `sorted by` put all of them in an order.
    !/^(?:by|per)$/.test(reader.low(superlative.at)) &&
    reader.low(superlative.at + 1) !== 'first'
  ) {
    const one = asked
      ? asked.my
        ? // `which of my stores have the most` are several, `has` is one.
          /^(?:which|of)$/.test(reader.low(asked.at - 2)) &&
          !/^(?:are|have|were|do)$/.test(reader.low(asked.at + 1))
        : !asked.plural
      : noun !== null && !noun.plural && reader.by === null
    if (one) reader.limit = 1
  }
}
