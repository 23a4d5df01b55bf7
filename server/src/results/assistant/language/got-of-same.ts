import { carriedFrom, carriedTo, namesNobody } from './carried.ts'
import { done } from './about-one.ts'
import { lowsOf } from './items.ts'
import { inDaysOf } from './of-told.ts'
import { ofAdvertising } from './of-the-same.ts'
import type { Read } from './prepare.ts'
import { isTopic, type Question, type Reading } from './question.ts'

const asksWhatCame =
  /^(?:(?:and|so|ok|but) )*(?:how many|how much) \S+(?: \S+)?(?: (?:did|do|does|have|has) (?:i|we|they|it|you|he|she) (?:get|got|have|had|see|make|bring in|generate|sell|sold))?$/

/** Words with which a question begins anew. */
const ofAll = /\b(?:total|overall|all|every|everybody|everyone|now|today|currently|new|open)\b/

/**
 * `how many leads did I get` after what was spent in some days, or on somebody: of the same days and of the same ones, since
 * whoever asks first what was spent asks then what came of it. Null where it names whom or when by itself.
 */
export function gotOfSame(question: Question, { items }: Read, before: Question | null): Reading | null {
  if (!isTopic(before) || !isTopic(question) || question.topic === before.topic) return null
  const line = lowsOf(items)
  if (!ofAdvertising.has(before.topic) || !asksWhatCame.test(line) || ofAll.test(line)) return null
  if (before.by !== null || before.conditions.length + before.records.length > 0) return null
  if (!came.has(question.topic) || question.ask !== 'rows' || question.by !== null) return null
  if (!namesNobody({ ...question, mine: false })) return null
  const dated = inDaysOf(question, before)
  const carried = carriedFrom(before)
  if (!carried) return dated === question ? null : done(dated)
  return done({ ...dated, ...carriedTo(question, carried) })
}

const costs =
  /^(?:and )?(?:(?:what is|whats|show|with) )?(?:the )?(?:cost per (?:lead|conversion|click)|cpl|cpc|spend|clicks|conversions|conversion rate|ctr|impressions)$/

/** `cost per lead` after the leads of one's stores this quarter: of the same ones in the same days. */
export function costOfSame(question: Question, { items }: Read, before: Question | null): Reading | null {
  if (!isTopic(before) || !isTopic(question) || question.topic !== 'figures') return null
  if (before.topic !== 'leads' || before.ask !== 'rows' || !costs.test(lowsOf(items))) return null
  const days = inDaysOf(question, before)
  const others = before.conditions.filter(({ is }) => is !== 'between')
  if (others.length + before.records.length > 0 || before.against !== null || !namesNobody(question))
    return null
  const by = /^(?:client|group|manager|brand|us)$/.test(before.by ?? '') ? before.by : null
  if (before.by !== by) return null
  const carried = carriedFrom(before)
  return done({ ...days, by, ...(carried ? carriedTo(question, carried) : {}) })
}

const asksOfIt =
  /^(?:(?:and|so|ok|but) )*(?:(?:how many|any|what|number of) )?(leads|conversions|clicks|impressions|calls|sales|sessions|visits|form fills)(?: (?:did|do|does|have|has) (?:i|we|they|it|you) (?:get|got|have|see|make))? (?:from|of|off|out of|through|via) (it|that|this|those|them)$/

/** What results tell of what came in of the ads that they are of. */
const ofFigures: Readonly<Record<string, string>> = { leads: 'conversions', conversions: 'conversions', clicks: 'clicks', impressions: 'impressions' } // prettier-ignore

/** `leads from it?` after what was spent on social: of just that, and of nothing else. */
export function cameOfIt({ items }: Read, before: Question | null): Reading | null {
  const [, said, it] = asksOfIt.exec(lowsOf(items)) ?? []
  if (said === undefined || it === undefined || !isTopic(before) || !ofAdvertising.has(before.topic))
    return null
  const measure = ofFigures[said]
  if (before.topic !== 'figures' || measure === undefined || before.ask !== 'rows')
    return { is: 'declined', parts: [`from ${it}`], nearest: before.topic, firm: true }
  return done({ ...before, measures: [measure], order: null, limit: null, show: null })
}

/** What comes of advertising. */
const came: ReadonlySet<string> = new Set([
  'leads',
  'sales',
  'figures',
  'appointments',
  'callsByTracker',
  'websitePerformance',
  'seoPerformance',
])

/** `which pages`, `invoices?` after the sessions of one store: a few words that name another list ask of the same one. */
export const saysFewOfOne = (question: Question, before: Question | null, { words, items }: Read): boolean =>
  isTopic(question) &&
  isTopic(before) &&
  question.topic !== before.topic &&
  question.topic !== 'clients' &&
  before.clients.length === 1 &&
  (items.length <= 2 || (words.length <= 3 && /^(?:which|what|any|how many)\b/.test(lowsOf(items)))) &&
  !/\b(?:all|every|everybody|everyone|total)\b/.test(lowsOf(items))
