import { addDays } from '@portal/core/foundation/format'
import { done } from './about-one.ts'
import { topicOf } from './declared-topics.ts'
import { lowsOf } from './items.ts'
import type { Read } from './prepare.ts'
import { emptyQuestion, type Reading, type TopicQuestion } from './question.ts'
import { readTopic } from './read-topic.ts'
import { isNumeric } from './topic-reader.ts'

const asksChange =
  /^(?:and |but |so )?(?:when (?:(?:was|were|is|has|did|have) )?(?:it|that|this|they|those|these|the budgets?)(?: been)? (?:last |most recently )?(?:change|changed|updated|edited|touched)(?: last)?|who (?:last )?changed (?:it|that|this|them)(?: last| most recently)?|(?:what|anything) (?:has |have )?(?:changed|change)(?: (?:there|in it|on it|with it))?(?: (?:in|during|over|since))?(?: (?:the )?\u0002)?)$/

/** Lists of what is budgeted, of which it is told when a line of them began or ended. */
const budgeted: ReadonlySet<string> = new Set(['budgets', 'historicalBudgets', 'annualView'])

/** `when did it last change` after the budget of one store: what began and ended of it in a year. */
export function changedOf(read: Read, before: TopicQuestion): Reading | null {
  const line = lowsOf(read.items)
  if (!asksChange.test(line) || !budgeted.has(before.topic)) return null
  const [of, other] = before.clients
  const own = before.mine && read.ofStore === true && of === undefined
  if (other !== undefined || before.groups.length > 0 || (of === undefined && !own))
    return { is: 'declined', parts: ['changed'], nearest: before.topic, firm: true }
  const time = read.items.find(({ is }) => is === 'time')
  const period = time?.is === 'time' ? time.time.period : { from: addDays(read.today, -364), to: read.today }
  return done({ ask: 'changes', of: of ?? null, period, what: 'budget' })
}

const asksAmounts =
  /^(?:and )?(?:(?:with|show|add|include|plus) (?:me )?)?(?:the |their |all )?(?:amounts?|dollars|dollar (?:amounts?|values?)|money|values|sums)(?: (?:of|for) each| too| as well)?$/

/** `with amounts` after rows or how many they are: their money beside what was told. */
export function withAmounts({ items }: Read, before: TopicQuestion): Reading | null {
  if (!asksAmounts.test(lowsOf(items)) || before.ask !== 'rows') return null
  const topic = topicOf(before.topic)?.topic
  const money = topic?.columns.filter(({ kind }) => kind === 'money')
  const column = money?.find(({ id }) => id === topic?.measure) ?? money?.find(({ sums }) => sums)
  if (!column) return null
  return done({ ...before, measures: [...new Set([...before.measures, column.id])], show: null })
}

const asksThen =
  /^(?:and )?(?:what|how much|how many) (?:.+ )?(?:did|was|were|had|do|is) (?:.+ )?(?:then|that (?:month|week|day|quarter))$/

/** `what did we spend then` after the best month: of the same one, which stays where it was. */
export function inThatTime(read: Read, before: TopicQuestion): Reading | null {
  const { by, order, topic, measures } = before
  if (!asksThen.test(lowsOf(read.items)) || order === null || !/^(?:day|week|month|quarter)$/.test(by ?? ''))
    return null
  const prepared = read.topics.find((one) => one.topic.id === topic)
  if (!prepared) return null
  const items = read.items.filter(
    (item) => item.is !== 'word' || !/^(?:then|that|month|week|day|quarter)$/.test(item.word.low),
  )
  const { question, left } = readTopic(prepared, items, read)
  const narrows =
    question.conditions.length + question.clients.length + question.groups.length + question.records.length >
    0
  if (left.length > 0 || narrows || question.measures.length === 0 || question.by !== null)
    return { is: 'declined', parts: ['then'], nearest: topic, firm: true }
  return done({ ...before, measures: [...new Set([...measures, ...question.measures])], show: null })
}

const asksMail =
  /^(?:and |get |give me |what are |show )*(?:their e ?mails?(?: address(?:es)?)?|e ?mails?(?: address(?:es)?)? (?:for|of) (?:them|those|these))$/

/** `email for them` after stores: how to write to those, and no mail that was sent. */
export const mailOfThose = ({ items }: Read): Reading | null =>
  asksMail.test(lowsOf(items)) ? done(emptyQuestion('contacts')) : null

const asksWhyLeft =
  /^(?:and |but |so )?why(?: (?:did|have|are|were) (?:they|those|these)(?: all)? (?:leave|left|cancel|cancell?ed|quit|go|gone)(?: us)?)?$/

/** `why did they leave` after clients that canceled in some days: the reasons that were given in those. */
export function whyLeft({ items, told }: Read, before: TopicQuestion): Reading | null {
  if (!asksWhyLeft.test(lowsOf(items)) || before.topic !== 'clients' || before.ask !== 'rows') return null
  const [dated, more] = before.conditions
  const [from, to] = dated?.values ?? []
  const canceled = dated?.column === 'canceledAt' && dated.is === 'between' && more === undefined
  if (!canceled || typeof from !== 'string' || typeof to !== 'string') return null
  // Services end at clients that stay as well: those that left are the ones that were told.
  return Array.isArray(told)
    ? done({
        ...emptyQuestion('cancellations'),
        measures: ['reason'],
        period: { from, to },
        clients: told,
      })
    : null
}

const asksPerDollar = /^(?:and )?(?:that |it )?per (?:dollar|buck)(?: (?:spent|of spend))?$/

/** `per dollar` after leads by brand: as many as each dollar that was spent brought. */
export function perDollar({ items }: Read, before: TopicQuestion): Reading | null {
  const [value, other] = before.measures
  const topic = topicOf('figures')?.topic
  const column = topic?.columns.find(({ id }) => id === value)
  if (!asksPerDollar.test(lowsOf(items)) || before.topic !== 'figures' || before.ask !== 'rows') return null
  if (value === undefined || other !== undefined || column?.kind !== 'count' || !column.sums) return null
  const { also, against, moved, share, conditions, average } = before
  const bound = conditions.some((one) => topic?.columns.some(({ id, sums }) => id === one.column && sums))
  if (also !== null || against !== null || moved !== null || share !== null || average || bound) return null
  if (before.by === 'day' || before.by === 'week') return null
  const of = { ...before, by: null, order: null, limit: null, show: null }
  return done({
    ask: 'composed',
    per: before.by,
    whose: null,
    figures: [
      { of, value },
      { of: { ...of, measures: ['spend'] }, value: 'spend' },
    ],
    made: 'ratio',
    bounds: [],
    tell: 'each',
    order: null,
    limit: null,
  })
}

const asksBeside = /^(?:and |with |plus |add |show )+(?:me )?(?:the |their )?(?=\S)/

/**
 * `and their revenue` after how many clients each manager has: told by the same, of the same clients; declined where
 * these were narrowed by what the other list does not have.
 */
export function figureOfEach(read: Read, before: TopicQuestion): Reading | null {
  const head = asksBeside.exec(lowsOf(read.items))?.[0]
  const { by, conditions, without, also, limit } = before
  if (head === undefined || before.topic !== 'clients' || by === null || !before.measures.includes('count'))
    return null
  const items = read.items.slice(head.trim().split(' ').length)
  const own = read.topics.find(({ topic }) => topic.id === 'clients')
  if (own && readTopic(own, items, read, before).left.length === 0) return null
  for (const id of ['budgets', 'figures']) {
    const prepared = read.topics.find(({ topic }) => topic.id === id)
    if (!prepared || !prepared.topic.columns.some((column) => column.id === by)) continue
    const { question, left } = readTopic(prepared, items, read)
    const [measure, other] = question.measures
    const column = prepared.topic.columns.find((one) => one.id === measure)
    if (left.length > 0 || measure === undefined || other !== undefined || !column || !isNumeric(column))
      continue
    const more = question.conditions.length + question.clients.length + question.records.length
    if (more > 0 || question.by !== null || question.order !== null) continue
    if (conditions.length + before.with.length + without.length > 0 || also !== null || limit !== null)
      return {
        is: 'declined',
        parts: items.map((item) => (item.is === 'word' ? item.word.raw : '')),
        nearest: id,
      }
    const { clients, groups, people, mine, us, except } = before
    return done({
      ...emptyQuestion(id),
      measures: [measure],
      period: question.period,
      by, clients, groups, people, mine, us, except,
    }) // prettier-ignore
  }
  return null
}

const asksDifference = /^(?:and )?(?:(?:show )?(?:me )?(?:the )?)(?:difference|delta|gap|change)s?$/

/** `difference` after figures that were held against nothing: between what, nobody has said. */
export const ofNothing = ({ items }: Read, before: TopicQuestion): Reading | null =>
  before.against === null && before.moved === null && asksDifference.test(lowsOf(items))
    ? { is: 'declined', parts: [lowsOf(items)], nearest: before.topic, firm: true }
    : null
