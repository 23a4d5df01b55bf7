import type { Said } from '../port.ts'
import { whichOne } from './sentences.ts'
import { addMonths } from '@portal/core/format'
import { monthOf, periodIn, type Period } from './period.ts'
import { spelled } from './spelling.ts'

/** What a question can be about. */
export const topics = [
  'help',
  'figures',
  'counts',
  'changes',
  'pacing',
  'tasks',
  'interactions',
  'managed',
  'team',
  'calendar',
  'support',
  'activities',
  'budgets',
  'facts',
] as const
export type Topic = (typeof topics)[number]

/** A question as far as it is understood. */
export interface Understood {
  readonly topic: Topic | null
  readonly period: Period | null
  /** The words that may name a client, a group or a person. */
  readonly subject: string
  /** The whole question, with what it takes over from earlier ones. */
  readonly words: string
  /** It speaks of the one who asks. */
  readonly own: boolean
}

/** The first that fits decides: the more special ones stand first. */
const signs: readonly (readonly [Topic, RegExp])[] = [
  [
    'help',
    /^\s*(?:help|hi|hello|hey|thanks?(?: you)?|what can you (?:do|answer)\b.*|how do(?:es)? (?:you|this) work)\s*[!?.]*\s*$/i,
  ],
  [
    'figures',
    /\b(?:clicks?|impressions?|conversions?|ctr|cpc|cpm|cpa|kpis?|metrics?|store visits?|click.?through)\b|\bcost per\b|\bperform(?:s|ed|ing|ance)?\b|\bspen[dt]\b.*\b(?:on|in|for)\s+(?:sem|search|social|facebook|meta|display|video|youtube|ctv|connected tv|google ads|ppc)\b|\b(?:sem|search|social|facebook|display|video|ctv|ad|ads|media)\s+spend\b|\bhow (?:is|are|was|were|did|does)\b.*\b(?:do|doing|going)\b/i,
  ],
  ['counts', /\bhow many\b|(?<!phone )\bnumber of\b|\bcount\b/i],
  ['changes', /\bchange[sd]?\b|\bwhat(?:'s| is) new\b|\bhappened\b/i],
  [
    'pacing',
    /\b(?:under|over)?pac(?:e|es|ed|ing)\b|\b(?:under|over)-pac(?:e|es|ed|ing)\b|\bon track\b|\bclients? .*\bbehind\b|\bunder ?spen(?:d|t|ding)\b|\bover ?spen(?:d|t|ding)\b/i,
  ],
  ['tasks', /\btasks?\b|\bto-?dos?\b|\boverdue\b|\b(?:is|are|what|whats|what's)\b.*\bdue\b/i],
  [
    'interactions',
    /\binteractions?\b|\bcommunications?\b|\b(?:speak|spoke|spoken|talk(?:ed)?|met|call(?:ed)?|meetings?)\b.*\bwith\b/i,
  ],
  [
    'managed',
    /\bmy clients\b|\bclients? (?:of|for|managed by|does|do|belong(?:ing)? to|assigned to)\b|\bclients? .*\b(?:manages?|works? (?:on|for|with)|responsible for)\b/i,
  ],
  [
    'team',
    /\bteam\b|\bcontacts?\b|\bwho (?:is|are|works?|manages?|runs?|handles?|looks after|takes care)\b|\bmanager\b|\bresponsible\b|\baccount manager\b/i,
  ],
  ['calendar', /\b(?:calendar|appointments?|events?|my day|meetings? (?:today|do i have))\b/i],
  ['support', /\bsupport\b|\btickets?\b|\bissues?\b|\bbugs?\b|\bfeature requests?\b/i],
  [
    'activities',
    /\bactivit(?:y|ies)\b|\blog(?:ged)?\b|\bworked on\b|\bwork(?:ed)? (?:was )?done\b|\bhistory\b/i,
  ],
  [
    'budgets',
    /\bbudget(?:s|ed)?\b|\bspen(?:d|ds|t|ding)\b|\binvoice[ds]?\b|\bhow much\b|\bfees?\b|\binvest(?:ed|ment)?\b/i,
  ],
  [
    'facts',
    /\b(?:about|facts?|details?|info(?:rmation)?|address|phone|website|code|dealer code|industry|where is|when did)\b/i,
  ],
]

/** Words that never name anybody. */
const filler = new Set(
  `a an and any are as at be been by can could current currently did do does doing for from get give has have hello hey hi how i in is it its latest last
  let list look many me most much my need new now of on one or our over please recent recently right see show since so some tell than thanks that the their them there these they this
  to today total up us was we were what what's when where which who who's whose will with would you your all amount amounts budget budgets budgeted spend
  spends spending spent invoice invoiced invoices fee fees investment invested month months monthly year week weeks day days pace pacing paces track team teams contact contacts works work
  working worked manager managers manage manages managed managing account accounts responsible runs handles looks after takes care activity activities logged log
  history happened happen support no speak request requests ticket tickets issue issues bug bugs feature open opened closed change changed changes client clients dealer dealers dealership dealerships
  store stores group groups info information facts fact details detail about address phone number website code industry located
  count active inactive prospects prospect belong belongs belonging assigned employees employee users user people staff help under underspending overspending underspend overspend filed reported mine pending waiting task tasks todo todos due overdue late interaction interactions communication communications spoke spoken talk talked met meeting meetings called
  click clicks impression impressions conversion conversions ctr cpc cpm cpa kpi kpis metric metrics cost costs per each perform performs performed performing performance
  ad ads media sem ppc search social display video youtube ctv connected tv facebook meta google channel channels going well underpacing overpacing underpaced overpaced behind ahead paced spends
  compared compare versus vs previous before whats calendar appointment appointments event events far result results figure figures last also same again then what's latest`
    .split(/\s+/)
    .filter(Boolean),
)

/** What stays of a question when everything that is not a name is taken out. */
function subjectIn(text: string): string {
  const quoted = /["“”']([^"“”']{2,80})["“”'](?=\s|[?.!,]|$)/.exec(text)?.[1]
  if (quoted !== undefined) return quoted.trim()
  const words = text
    .replaceAll(/['’]s\b/g, '')
    .replaceAll(/[?!,;:"“”()]+/g, ' ')
    .replaceAll(/\.(?=\s|$)/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
  const kept = words.map((word) => (filler.has(word.toLowerCase()) ? null : word))
  const first = kept.findIndex((word) => word !== null)
  const last = kept.findLastIndex((word) => word !== null)
  // A filler between two names belongs to them: House of Cars.
  return first === -1 ? '' : words.slice(first, last + 1).join(' ')
}

/** How a question begins that goes on with the one before. */
const onward = /^\s*(?:and(?: what about| how about)?|what about|how about|same for)\b/i

const topicIn = (text: string): Topic | null => signs.find(([, sign]) => sign.test(text))?.[0] ?? null

function alone(asked: string, today: string): Understood {
  const text = spelled(asked.replace(onward, ' '))
  const { period, rest } = periodIn(text, today)
  const topic = topicIn(rest) ?? topicIn(text)
  return {
    topic,
    period,
    subject: subjectIn(rest),
    words: asked,
    own: /\b(?:my|mine|i|me)\b/i.test(text.replace(/\b(?:tell|show|give|let|get) me\b/gi, '')),
  }
}

/**
 * What is asked. A question that only names a time, or only answers which one
 * was meant, goes on with what was asked before.
 */
export function understand(text: string, history: readonly Said[], today: string): Understood {
  const now = alone(text, today)
  if (now.topic === 'help') return now
  const before = history
    .filter(({ by }) => by === 'person')
    .slice(-6)
    .reverse()
    .map(({ text: earlier }) => alone(earlier, today))
  const asked = before.find(({ topic }) => topic !== null && topic !== 'help')
  const answersUs = history.at(-1)?.by === 'assistant' && history.at(-1)?.text.includes(whichOne) === true
  const goesOn = answersUs || now.topic === null
  const pronoun = /\b(?:it|its|they|their|them|this client|that client|same)\b/i.test(text)
  const named = before.find(({ subject }) => subject !== '')
  const follows = onward.test(text)
  const subject =
    now.subject !== '' || !(pronoun || (now.topic === null && (now.period !== null || follows)))
      ? now.subject
      : (named?.subject ?? '')
  return {
    ...now,
    topic:
      now.topic !== null && !(answersUs && now.topic === 'facts')
        ? now.topic
        : goesOn && (answersUs || now.period !== null || follows)
          ? (asked?.topic ?? null)
          : null,
    period: /\bmonth before\b/i.test(text)
      ? monthOf(addMonths(asked?.period?.from ?? today, -1))
      : (now.period ?? (answersUs || follows ? (asked?.period ?? null) : null)),
    subject,
  }
}
