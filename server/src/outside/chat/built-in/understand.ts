import type { Said } from '../port.ts'
import { whichOne } from './sentences.ts'
import { periodIn, type Period } from './period.ts'

/** What a question can be about. */
export const topics = [
  'help',
  'counts',
  'changes',
  'pacing',
  'tasks',
  'interactions',
  'managed',
  'team',
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
  ['counts', /\bhow many\b|\bnumber of\b|\bcount\b/i],
  ['changes', /\bchange[sd]?\b|\bwhat(?:'s| is) new\b|\bhappened\b/i],
  ['pacing', /\bpac(?:e|es|ing)\b|\bon track\b|\bunder ?spen(?:d|t|ding)\b|\bover ?spen(?:d|t|ding)\b/i],
  ['tasks', /\btasks?\b|\bto-?dos?\b|\boverdue\b/i],
  [
    'interactions',
    /\binteractions?\b|\bcommunications?\b|\b(?:spoke|spoken|talk(?:ed)?|met|call(?:ed)?|meetings?)\b.*\bwith\b/i,
  ],
  [
    'managed',
    /\bmy clients\b|\bclients? (?:of|for|managed by|does|do|belong(?:ing)? to|assigned to)\b|\bclients? .*\b(?:manages?|works? (?:on|for|with)|responsible for)\b/i,
  ],
  [
    'team',
    /\bteam\b|\bcontacts?\b|\bwho (?:is|are|works?|manages?|runs?|handles?|looks after|takes care)\b|\bmanager\b|\bresponsible\b|\baccount manager\b/i,
  ],
  ['support', /\bsupport\b|\btickets?\b|\bissues?\b|\bbugs?\b|\bfeature requests?\b/i],
  ['activities', /\bactivit(?:y|ies)\b|\blogged\b|\bworked on\b|\bwork(?:ed)? (?:was )?done\b|\bhistory\b/i],
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
  history happened happen support request requests ticket tickets issue issues bug bugs feature open opened closed change changed changes client clients dealer dealers dealership dealerships
  store stores group groups info information facts fact details detail about address phone number website code industry located
  count active inactive prospects prospect belong belongs belonging assigned employees employee users user people staff help under underspending overspending underspend overspend filed reported mine pending waiting task tasks todo todos due overdue late interaction interactions communication communications spoke spoken talk talked met meeting meetings called last also same again then what's latest`
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

const topicIn = (text: string): Topic | null => signs.find(([, sign]) => sign.test(text))?.[0] ?? null

function alone(text: string, today: string): Understood {
  const { period, rest } = periodIn(text, today)
  const topic = topicIn(rest) ?? topicIn(text)
  return {
    topic,
    period,
    subject: subjectIn(rest),
    words: text,
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
  const subject =
    now.subject !== '' || !(pronoun || (now.topic === null && now.period !== null))
      ? now.subject
      : (named?.subject ?? '')
  return {
    ...now,
    topic:
      now.topic !== null && !(answersUs && now.topic === 'facts')
        ? now.topic
        : goesOn && (answersUs || now.period !== null || /^\s*(?:and|what about|how about)\b/i.test(text))
          ? (asked?.topic ?? null)
          : null,
    period: now.period ?? (answersUs ? (asked?.period ?? null) : null),
    subject,
  }
}
