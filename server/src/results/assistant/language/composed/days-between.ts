import { draftsOf, inertOf, type Candidate } from '../drafts.ts'
import { lowsIn, lowsOf, type Item } from '../items.ts'
import { numberOf } from '../number.ts'
import type { Read } from '../prepare.ts'
import { done } from '../about-one.ts'
import type { Condition, Reading, TopicQuestion } from '../question.ts'
import type { Topic } from '../topic.ts'
import { signAt } from './bounds.ts'
import { ahead, datesOf, endOf, eventIn, lowOf, startOf } from './events.ts'
import { partsIn, withoutHead, withoutTail } from './slices.ts'

/**
 * The days between two events of the same row: `days from sent to signed`,
 * `how long do increases take to decide`, `proofs that took more than 5 days`.
 * Each event is a date column, by what it is called; where the first is left
 * out it is the day on which the row came about, where the last is, the one on
 * which it was finished.
 */

const verb = '(?:(?:get|be|being|getting|have|become|come back) )?'
const each =
  '(?:(?:do|does|did|is|are|was|were|has|have) )?(?:it )?(?:(?:usually|normally|typically|generally|currently) )?'
const lasting =
  '(?:(?:total |average )?(?:number of )?(?:days|time|lag|delay|turnaround time|turnaround|cycle time|how long|how many days))'
const onAverage = '(?: (?<stat>on average|by median))?'
const stat = '(?:(?<stat>average|avg|mean|typical|median) )?'
const tail = '(?: (?:for|of|on|in|with|across|among) (?<after>.+?))?'

/** How something is said to come about. */
const state = '(?:(?:is|was|are|were|being|be|getting|gets?|got|goes|went|has been|have been) )*'

interface Shape {
  readonly pattern: RegExp
  /** What is asked: how many days, for whom it was longer, or for whom the longest. */
  readonly asks: 'days' | 'bound' | 'order'
}

const shape = (asks: Shape['asks'], pattern: string): Shape => ({ asks, pattern: new RegExp(pattern, 'd') })

const shapes: readonly Shape[] = [
  // `days from sent to signed for agreements`, `average time between posted and replied`
  shape(
    'days',
    `^(?:(?<before>.+?) )??(?:the )?${stat}${lasting} (?:is it |are there |does it take |passes? |elapsed? |goes by )?(?:from|between) (?<from>.+?) (?:to|and|until|till) (?:when (?:it|they) (?:is|are|was|were) )?(?<to>\\S+(?: \\S+)?)${tail}(?<rest>(?: (?:by|per|last|this) .+)?)$`,
  ),
  // `average days from invoice sent to paid`, `time between when a page is requested and when it goes live`
  shape(
    'days',
    `^(?:the )?${stat}${lasting} (?:is it |are there |passes? )?(?:from|between) (?:when )?(?:an? |the )?(?<after>.+?) ${state}(?<from>\\S+) (?:to|and|until|till) (?:when )?(?:it |they )?${state}(?<to>\\S+)(?<rest>(?: (?:by|per|last|this) .+)?)$`,
  ),
  // `average time from a support request to it being solved`
  shape(
    'days',
    `^(?:the )?${stat}${lasting} (?:from|between) (?:an? |the )?(?<after>.+?) (?:to|and|until|till) (?:when )?(?:it |they |its |their )${state}(?<to>\\S+)(?<rest>(?: (?:by|per|last|this) .+)?)$`,
  ),
  // `how long does it take to get an agreement signed`, `how many days did it take us to decide increases`
  shape(
    'days',
    `^how (?:long|many days) ${each}(?:take|taken|takes|took|need)(?: us| you| them| you guys)?${onAverage} to ${verb}(?<to>\\S+)(?: to| on)?(?: (?<after>.+?))?$`,
  ),
  shape(
    'days',
    `^how (?:long|many days) ${each}(?:take|takes|took)(?: us| you| them)?${onAverage} to (?:get|have) (?<after>.+?) (?<to>\\S+)$`,
  ),
  // `how long do budget increases take to decide on average`
  shape(
    'days',
    `^how (?:long|many days) (?:do|does|did|is|are|was|were|has|have) (?<before>.+?) (?:usually |normally |typically )?(?:take|taking|taken|need)${onAverage}(?: (?:to|until|till|before) ${verb}(?:they are |it is |are |is )?(?<to>\\S+))?(?<rest>(?: .+)?)$`,
  ),
  // `average time to approve a proof`, `median days to sign agreements by client`
  shape(
    'days',
    `^${stat}(?:days|time|number of days|turnaround|turnaround time) (?:it takes |we take |taken )?(?:to|until|till|before|for) ${verb}(?<to>\\S+?)(?: on| to)?(?: (?<after>.+?))?$`,
  ),
  shape(
    'days',
    `^how (?:long|many days) (?:until|till|before) (?<after>.+?) (?:is|are|gets?|was|were) (?<to>\\S+)$`,
  ),
  // `how quickly do we fix audit findings`, `how fast are proofs approved`
  shape(
    'days',
    `^how (?:fast|quickly|soon) (?:do|does|did) (?:we|you|they|i) (?:usually )?(?<to>\\S+) (?<after>.+)$`,
  ),
  shape(
    'days',
    `^how (?:fast|quickly|soon) (?:are|is|were|was|do|does|did) (?<before>.+?) (?:get |being )?(?<to>\\S+)$`,
  ),
  // `average turnaround of proofs`
  shape('days', `^${stat}(?:turnaround time|turnaround|cycle time) (?:of|for|on) (?<after>.+)$`),
  shape('days', `^(?<before>.+) (?:turnaround time|turnaround|cycle time)$`),
  // `proofs that took more than 5 days to decide`
  shape(
    'bound',
    `^(?<before>.+?) (?:(?:that|which|who) )?(?:took|take|takes|taking|needed|have taken|has taken|has been taking)(?: us| them)? (?<bound>\\u0002|.+? (?:days?|weeks?|months?|hours?))(?: (?:to|until|till|before) ${verb}(?:they were |it was )?(?<to>\\S+))?(?<rest>(?: .+)?)$`,
  ),
  // `agreements signed more than 10 days after they were sent`, `decided within 3 days of being requested`
  shape(
    'bound',
    `^(?<before>.+?) (?:(?:that|which) )?(?:were |was |are |is |been )?(?<to>\\S+) (?<bound>\\u0002|.*?(?:days?|weeks?|months?)) (?:after|of|from|since) (?:(?:they|it|we) )?(?:were |was |are |being |been |having been )?(?<from>\\S+(?: \\S+)?)$`,
  ),
  // `which agreements took the longest to sign`, `slowest proofs to decide`
  shape(
    'order',
    `^(?<before>.+?) (?:(?:that|which) )?(?:took|take|takes|taking) (?:the )?(?<order>longest|shortest|most time|least time|most days|fewest days)(?: (?:to|until) ${verb}(?<to>\\S+))?(?<rest>(?: .+)?)$`,
  ),
  shape(
    'order',
    `^(?:(?:which|what|the|our|my|show|me|list|top \\d+) )*(?<order>fastest|slowest|quickest|longest|shortest) (?<before>.+?) (?:to|until) ${verb}(?<to>\\S+)(?<rest>(?: .+)?)$`,
  ),
]

const speaksOf =
  /\b(?:how long|days|day|weeks?|months?|hours?|time|lag|delay|turnaround|cycle|took|takes?|taking|fast|quickly|soon|fastest|slowest|quickest)\b|\u0002 (?:after|of|from|since) (?:they|it|being|having)\b/

const courtesy =
  /^(?:(?:and|so|what|whats|is|are|was|were|the|our|show|me|tell|give|calculate|find|list|which|can you|please) )+(?=\S)/

/** A question for days between two events; declined where the row's topic does not keep them both, null for any other question. */
export function daysBetweenIn(read: Read): Reading | null {
  const line = lowsOf(read.items)
  // `agreements not signed within 10 days`: neither those days of the calendar nor what is not signed at all.
  const late =
    /\b(?:not|never) (?:signed|approved|decided|paid|closed|resolved|fixed|completed|answered) \u0002/
  const [time] = read.items.flatMap((item) => (item.is === 'time' ? [item] : []))
  if (time && /^within\b/i.test(time.words) && late.test(line))
    return { is: 'declined', parts: [saidIn([time])], nearest: null, firm: true }
  if (!speaksOf.test(line)) return null
  const items = withoutTail(read.items, /(?: (?:please|pls|thanks))+$/)
  const bare = withoutHead(items, courtesy)
  let refused: Reading | null = null
  for (const { pattern, asks } of shapes) {
    const found = partsIn(asks === 'days' ? bare : items, pattern)
    if (!found) continue
    const said = asked(found, asks)
    if (!said) continue
    for (const candidate of rowsOf(found, read)) {
      const reading = readingOf(candidate, found, said, read)
      if (reading?.is === 'question') return reading
      refused ??= reading
    }
  }
  return refused
}

interface Said {
  readonly tell: 'rows' | 'average' | 'median'
  readonly bound: Pick<Condition, 'is' | 'values'> | null
  readonly order: TopicQuestion['order'] | null
}

type Parts = Readonly<Record<string, readonly Item[]>>

function asked(found: Parts, asks: Shape['asks']): Said | null {
  const statistic = lowsOf(found['stat'] ?? [])
  if (asks === 'days')
    return { tell: /median/.test(statistic) ? 'median' : 'average', bound: null, order: null }
  if (asks === 'order') {
    const least = /^(?:fastest|quickest|shortest|least|fewest)/.test(lowsOf(found['order'] ?? []))
    return { tell: 'rows', bound: null, order: { column: '', descending: !least } }
  }
  const bound = boundIn(found['bound'] ?? [])
  return bound && { tell: 'rows', bound, order: null }
}

const days: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 }

/** `more than 5 days`, `longer than 2 weeks`, `within a week`: in days. */
function boundIn(items: readonly Item[]): Pick<Condition, 'is' | 'values'> | null {
  const time = items.find(({ is }) => is === 'time')
  const words =
    time?.is === 'time'
      ? [...items.slice(0, items.indexOf(time)).flatMap(lowOf), ...time.words.toLowerCase().split(' ')]
      : [...lowsIn(items)]
  const within = words[0] === 'within' || (words[0] === 'in' && /^(?:under|less)$/.test(words[1] ?? ''))
  const longer = /^(?:longer|more|greater|over|above|past|beyond)$/.test(words[0] ?? '')
  const shorter = /^(?:shorter|less|fewer|under|below)$/.test(words[0] ?? '')
  const sign = signAt(words, 0)
  const is = within ? ('<=' as const) : (sign?.is ?? (longer ? '>' : shorter ? '<' : '='))
  const from = within ? 1 : (sign?.took ?? (longer || shorter ? (words[1] === 'than' ? 2 : 1) : 0))
  const [many = '', unit = ''] = words.slice(from)
  const value = /^(?:a|an|one)$/.test(many) ? 1 : numberOf(many)
  const each = days[unit.replace(/s$/, '')]
  if (value === null || each === undefined || words.length > from + 2 || is === 'between') return null
  return { is, values: [value * each] }
}

/** The topics of whose rows the days are asked: what is left of the question speaks of them. */
function rowsOf(found: Parts, read: Read): readonly Candidate[] {
  const rest = [...(found['before'] ?? []), ...(found['after'] ?? []), ...(found['rest'] ?? [])]
  const bare = withoutTail(
    withoutHead(
      rest,
      /^(?:(?:a|an|the|our|my|all|each|in|on|of|for|to|us|i|we|did|do|does) )*(?:(?:a|an|the) )?/,
    ),
    /(?: (?:on average|usually|typically|in general|get|to get))+$/,
  )
  if (bare.length === 0) return []
  return draftsOf(bare, read)
    .filter(({ draft }) => draft.left.length === 0 && draft.unsure === null && draft.question.ask === 'rows')
    .slice(0, 3)
    .filter((one) => inertOf(one, read).length === 0)
}

function readingOf(candidate: Candidate, found: Parts, said: Said, read: Read): Reading | null {
  const { topic } = candidate.prepared
  const { question } = candidate.draft
  const figures = question.measures.some((id) => id !== 'count')
  if (
    figures ||
    question.order !== null ||
    question.limit !== null ||
    question.against !== null ||
    question.with.length + question.without.length > 0
  )
    return null
  const [from, to] = [eventIn(topic, found['from']), eventIn(topic, found['to'])]
  const start = found['from'] ? from : startOf(topic)
  const end = found['to'] ? to : endOf(topic)
  // `days until renewal` are those from today on.
  if (!found['from'] && end && ahead.test(end.id)) return null
  const id = start && end && start.id !== end.id ? daysId(topic, start.id, end.id) : null
  if (id === null) {
    const unknown = found['from'] && !from ? found['from'] : found['to'] && !to ? found['to'] : undefined
    const kept = datesOf(topic).map(({ label }) => label)
    return {
      is: 'declined',
      parts: [saidIn(unknown ?? found['bound'] ?? found['order'] ?? read.items)],
      nearest: topic.id,
      firm: true,
      because: `Of ${(topic.rows ?? topic.title).toLowerCase()} the portal does not keep both of those days: it keeps ${kept.length === 0 ? 'none' : `“${kept.join('”, “')}”`}.`,
    }
  }
  const base: TopicQuestion = { ...question, measures: [id] }
  if (said.tell === 'median' && question.by === null)
    return done({
      ask: 'composed', per: null, whose: null, figures: [{ of: base, value: id }], made: null, bounds: [], tell: 'median', order: null, limit: null,
    }) // prettier-ignore
  if (said.tell === 'median') return null
  if (said.tell === 'average') return done({ ...base, average: true })
  return done({
    ...base,
    ...(said.bound ? { conditions: [...question.conditions, { column: id, ...said.bound }] } : {}),
    ...(said.order ? { order: { column: id, descending: said.order.descending } } : {}),
  })
}

const saidIn = (items: readonly Item[]): string =>
  items
    .map((item) => (item.is === 'word' ? item.word.raw : item.is === 'time' ? item.words : item.span.words))
    .join(' ')

/** The column of the days between two dates of a topic, of rows that have both; null where it has none. */
const daysId = ({ columns }: Topic, from: string, to: string): string | null =>
  columns.find(({ span }) => span?.from === from && span.to === to && !span.runs)?.id ?? null
