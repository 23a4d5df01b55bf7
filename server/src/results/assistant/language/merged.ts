import { asBegunAnew, leansOnBefore } from './begun-anew.ts'
import { topicOf } from './declared-topics.ts'
import type { TopicQuestion } from './question.ts'
import type { Draft } from './read-topic.ts'

/** `by channel`, `which did best` and `as a chart` after why ask for the figures themselves. */
const showsRows = (before: TopicQuestion, { show }: TopicQuestion, says: Draft['says']): boolean =>
  before.ask === 'why' && (says.has('by') || says.has('order') || show !== null)

/** What says the same in two ways, where advertising runs or how a budget goes: one stands in the place of the other. */
const placeOf: Readonly<Record<string, readonly string[]>> = {
  over: ['over', 'state'],
  state: ['over', 'state'],
  channel: ['channel', 'platform'],
  platform: ['channel', 'platform'],
}

const againstAnother =
  /^(?:(?:and )?how (?:does|do|did) (?:that|it|this|she|he|they) (?:compare|stack up)|(?:compare|compared)\b|vs\b|versus\b|against\b)/

/**
 * What a question that goes on says anew, put over the question before.
 *
 * @param line the words of the question that goes on, as they were said
 */
export function merged(asked: TopicQuestion, draft: Draft, line: string): TopicQuestion {
  const { question, says } = draft
  const before = asBegunAnew(asked, draft, line)
  const subject =
    says.has('subject') &&
    (question.clients.length > 0 || question.groups.length > 0 || question.mine || question.ownClients)
  // `assigned to me` after those of one client: some of them, where rows have somebody of their own.
  const person = topicOf(before.topic)?.topic.person
  const toMe =
    subject &&
    question.mine &&
    !question.ownClients &&
    question.clients.length + question.groups.length === 0 &&
    person !== undefined &&
    before.topic !== 'clients' &&
    // `what about mine`: in their place.
    !/^(?:what|how) about\b/.test(line)
  // `compared to Jonah Ellery` after the revenue of another manager: of both.
  const heldAgainst =
    againstAnother.test(line) &&
    before.people.length > 0 &&
    question.people.every(({ as }) => as === 'manager' && before.people.every((one) => one.as === as))
  const comparing = says.has('compare') && question.clients.length > 0 && before.clients.length > 0
  // `split by service` after a share of one of them is over all of them.
  const whole = before.share !== null && says.has('by') && before.share === question.by ? before.share : null
  const replaced = new Set([
    ...question.conditions.flatMap(({ column }) => placeOf[column] ?? [column]),
    ...(whole === null ? [] : [whole]),
    ...sameDays(before, question),
    // `and SEO` after search: a service stands in the place of a channel, and the other way round.
    ...(question.records.length > 0 && before.topic === 'budgets' ? ['channel'] : []),
  ])
  // `just the overdue ones` of what is due this week: both.
  const late = question.conditions.find(({ is, values }) => is === '=' && values[0] === 'overdue')?.column
  if (late !== undefined && before.conditions.some(({ column, is }) => column === late && is === 'between'))
    if (/^(?:just|only|which)\b/.test(line)) replaced.delete(late)
  // `with at least 5 conversions` after what each of them costs: fewer rows, told as before.
  const bounds = new Set(
    question.conditions.flatMap(({ column, is }) => (/^[<>]=?$/.test(is) ? [column] : [])),
  )
  const narrows =
    before.measures.length > 0 &&
    question.measures.length > 0 &&
    !says.has('order') &&
    question.measures.every((id) => bounds.has(id))
  const measures =
    narrows || (says.has('measure') && isOneOfMany(before, line))
      ? [...new Set([...before.measures, ...question.measures])]
      : otherDate(before, question) !== before.conditions
        ? before.measures
        : says.has('measure')
          ? question.measures
          : says.has('count') ||
              ((says.has('by') || says.has('order')) &&
                before.measures.length === 0 &&
                question.measures.length > 0)
            ? question.measures
            : before.measures
  // `how much is owed on those`: the sum of all of them, and not the one that came first.
  const sums =
    /^(?:and )?how much is\b/.test(line) &&
    before.by === null &&
    before.limit === null &&
    question.order === null
  const ordered = says.has('order') ? (question.order ?? before.order) : sums ? null : before.order
  const order =
    ordered &&
    measures.length > 0 &&
    says.has('measure') &&
    !says.has('order') &&
    !narrows &&
    !keepsOrder(before, line)
      ? { ...ordered, column: measures[0] ?? ordered.column }
      : ordered
  const period = says.has('period')
    ? question.period
    : says.has('lean') && before.period
      ? (question.against ?? before.period)
      : before.period
  const why = question.ask === 'why'
  const named = namedFirst(question, before, line)
  // By month all of them are wanted, not the one that stood out.
  const retold = says.has('by') && question.by !== before.by
  const inTime = retold && ['day', 'week', 'month', 'quarter'].includes(question.by ?? '')
  return {
    ...before,
    ask: question.ask !== 'rows' ? question.ask : showsRows(before, question, says) ? 'rows' : before.ask,
    measures,
    clients:
      subject && !toMe
        ? comparing
          ? [...before.clients, ...question.clients]
          : question.clients
        : before.clients,
    groups: subject && !toMe ? question.groups : before.groups,
    people: toMe
      ? before.people.filter(({ as }) => as !== person)
      : question.people.length > 0
        ? [...(heldAgainst ? before.people : []), ...question.people]
        : before.people,
    // `just the Hartwell ones` after one's own: some of those.
    mine: subject
      ? question.mine ||
        (before.mine && question.clients.length > 0 && before.topic === 'tasks') ||
        (before.mine && question.groups.length > 0 && /^(?:and )?(?:just|only)\b/.test(line))
      : before.mine,
    ownClients: subject && !toMe ? question.ownClients : before.ownClients,
    except: [...before.except, ...question.except],
    records:
      question.records.length > 0
        ? question.records
        : whole === 'service' || (before.topic === 'budgets' && replaced.has('channel'))
          ? []
          : before.records,
    us: question.us.length > 0 ? question.us : before.us,
    period,
    // Another time is held against nothing that the one before was.
    against: says.has('against') ? question.against : says.has('period') ? null : before.against,
    by: why
      ? null
      : says.has('by') ||
          (question.moved !== null && (before.by === null || (question.by !== null && !leansOnBefore(line))))
        ? question.by
        : heldAgainst && question.people.length > 0
          ? 'manager'
          : comparing
            ? 'client'
            : named !== null
              ? named
              : (before.by ?? (says.has('order') ? (question.by ?? ranked(before, question, line)) : null)),
    also: why ? null : says.has('by') ? question.also : before.also,
    conditions: [
      ...otherDate(before, question).filter(({ column }) => !replaced.has(column)),
      ...question.conditions,
    ],
    order:
      inTime && !says.has('order')
        ? null
        : order && says.has('order') && question.order === null && before.order
          ? { ...before.order, descending: before.order.descending }
          : order,
    limit:
      why || retold
        ? says.has('limit')
          ? question.limit
          : null
        : says.has('limit')
          ? question.limit
          : before.limit,
    // Why is asked of all of it, and what moved anew is not what moved before.
    moved: why ? null : (question.moved ?? (says.has('against') ? null : before.moved)),
    movedBy: why || question.moved !== null ? question.movedBy : says.has('against') ? null : before.movedBy,
    either: question.either || (before.either && question.conditions.length === 0),
    // The worst of them is one, and no average.
    average: question.average || (before.average && !says.has('order')),
    peers: question.peers || before.peers,
    held: before.held && (says.has('by') || why) ? null : (question.held ?? before.held),
    share: says.has('share') ? question.share : says.has('by') || why ? null : before.share,
    // A file is of what it was asked for, and of nothing that is asked after it.
    show: why ? null : (question.show ?? (before.show === 'file' ? null : before.show)),
  }
}

const means = /\b(?:it|its|that|they|their|them|he|she)\b/

/** `what does it spend` after who converts least: of that one, which stands by what it was found by. */
const isOneOfMany = ({ by, limit, order, measures }: TopicQuestion, line: string): boolean =>
  by !== null && limit === 1 && order !== null && measures.includes(order.column) && means.test(line)

/** `how much was it` after the latest payment: the latest one still. */
const keepsOrder = (before: TopicQuestion, line: string): boolean => {
  const column = before.order?.column
  const dated = topicOf(before.topic)?.topic.columns.some(({ id, kind }) => id === column && kind === 'date')
  return isOneOfMany(before, line) || (dated === true && before.limit !== null)
}

/** `top 5 by leads`, `sort by cost per lead` after the results of several: which of them. */
const ranked = (
  { topic, clients }: TopicQuestion,
  { limit, measures }: TopicQuestion,
  line: string,
): string | null =>
  topic === 'figures' &&
  clients.length !== 1 &&
  (limit !== null || /\b(?:sort|sorted|rank|ranked|order|ordered)\b/.test(line)) &&
  measures.length > 0
    ? 'client'
    : null

/** `which manager has the best margin` after margins by service: told by what is asked for by its name. */
function namedFirst({ by }: TopicQuestion, before: TopicQuestion, line: string): string | null {
  const column = topicOf(before.topic)?.topic.columns.find(({ id }) => id === by)
  const asked = /(?:^|\b)(?:which|what) (?:of (?:my|our) )?(.+)$/.exec(line)?.[1]
  return by !== null && by !== before.by && asked !== undefined && column
    ? column.words.some((word) => asked.startsWith(word.toLowerCase()))
      ? by
      : null
    : null
}

/** `and how many did we lose this year` after those who were won in it: the one date in the place of the other. */
function sameDays(before: TopicQuestion, { conditions }: TopicQuestion): readonly string[] {
  // Of a year that runs those who left are counted until today.
  const days = new Set(conditions.flatMap(({ is, values }) => (is === 'between' ? [values[0]] : [])))
  return before.conditions.flatMap(({ column, is, values }) =>
    is === 'between' && days.has(values[0]) ? [column] : [],
  )
}

/** `how many did we gain` after those who were lost in Q3: another date in the same days. */
function otherDate(
  before: TopicQuestion,
  { measures, conditions }: TopicQuestion,
): TopicQuestion['conditions'] {
  const columns = topicOf(before.topic)?.topic.columns ?? []
  const isDate = (id: string): boolean => columns.some((one) => one.id === id && one.kind === 'date')
  const date = measures.find(isDate)
  const had = before.conditions.find(({ column }) => isDate(column))
  if (date === undefined || !had || had.column === date || conditions.length > 0) return before.conditions
  return before.conditions.map((one) => (one === had ? { ...one, column: date } : one))
}
