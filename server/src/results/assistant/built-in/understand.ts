import type { Said } from '../../../foundation/outside/chat/port.ts'
import { filler } from './filler.ts'
import { whichOne } from './sentences.ts'
import { addMonths } from '@portal/core/foundation/format'
import { monthOf, periodIn, type Period } from './period.ts'
import { spelled } from './spelling.ts'

/** What a question can be about. */
export const topics = [
  'help',
  'beyond',
  'waiting',
  'quiet',
  'overBudget',
  'rankings',
  'goals',
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
    'beyond',
    /^\s*(?:please\s+)?(?:(?:can|could|would|will)\s+you\s+(?:please\s+)?)?(?:e-?mail|send|create|add|delete|remove|book|schedule|remind|assign|set|update)\s+(?:me|us|a|an|the|my|this|it|him|her|them)\b|\b(?:forecasts?|predict(?:ion)?s?|weather)\b/i,
  ],
  [
    'waiting',
    /\bbudget changes?\b.*\b(?:wait\w*|confirm\w*|pending|mine|for me|my)\b|\bmy budget changes?\b|\bchanges? to confirm\b/i,
  ],
  [
    'quiet',
    /\b(?:no|without|not|haven'?t|hasn'?t|never|nobody)\b.*\b(?:activit(?:y|ies)|interactions?|communications?|contact(?:ed)?|touch(?:ed)?|talk(?:ed)?|spoken?|spoke|call(?:ed)?|met|logged|heard|worked)\b|\b(?:quiet|silent|neglected)\b.*\bclients?\b|\bclients?\b.*\b(?:quiet|silent|neglected)\b/i,
  ],
  [
    'overBudget',
    /\bover (?:(?:the|their|its|his|her) )?budgets?\b|\boverspent\b|\bexceed\w*\b.*\bbudgets?\b|\bbudgets?\b.*\bexceed\w*\b|\bout of budget\b|\bspent more than\b/i,
  ],
  [
    'rankings',
    /\b(?:top|bottom|biggest|largest|smallest|highest|lowest|worst|best|fewest)\b.*\b(?:clients?|dealers?|stores?|accounts|budgets?|spend\w*|people|colleagues)\b|\b(?:which|what|who)\b.*\b(?:most|least|highest|lowest)\b(?! recent)|\b(?:low|high|big)(?:est)?.spend(?:ing|ers?)\b|\brank\w*\b/i,
  ],
  ['goals', /\b(?:primary )?goals?\b/i],
  [
    'figures',
    /\b(?:clicks?|impressions?|conversions?|ctr|cpc|cpm|cpa|kpis?|metrics?|store visits?|click.?through)\b|\bcost per\b|\bperform(?:s|ed|ing|ance)?\b|\bspen[dt]\b.*\b(?:on|in|for)\s+(?:sem|search|social|facebook|meta|display|video|youtube|ctv|connected tv|google ads|ppc)\b|\b(?:sem|search|social|facebook|display|video|ctv|ad|ads|media)\s+spend\b|\bhow (?:is|are|was|were|did|does)\b.*\b(?:do|doing|going)\b|\bcompar(?:e|es|ed|ing|ison)\b|\bversus\b|\bvs\b/i,
  ],
  ['counts', /\bhow many\b|(?<!phone )\bnumber of\b|\bcount\b/i],
  ['changes', /\bchange[sd]?\b|\bwhat(?:'s| is) new\b|\bhappened\b/i],
  [
    'pacing',
    /\b(?:under|over)?pac(?:e|es|ed|ing)\b|\b(?:under|over)-pac(?:e|es|ed|ing)\b|\bon track\b|\b(?:clients?|who).*\bbehind\b|\bwho'?s (?:behind|ahead)\b|\bunder ?spen(?:d|t|ding)\b|\bover ?spen(?:d|t|ding)\b/i,
  ],
  ['tasks', /\btasks?\b|\bto-?dos?\b|\boverdue\b|\b(?:is|are|what|whats|what's)\b.*\bdue\b/i],
  [
    'interactions',
    /\binteractions?\b|\bcommunications?\b|\b(?:last|when|did|have)\b.*\b(?:talk(?:ed)?|speak|spoken?|spoke|call(?:ed)?|contact(?:ed)?|met|heard)\b|\b(?:speak|spoke|spoken|talk(?:ed)?|met|call(?:ed)?|meetings?)\b.*\bwith\b/i,
  ],
  [
    'managed',
    /\bmy clients\b|\bclients? (?:of|for|managed by|does|do|belong(?:ing)? to|assigned to)\b|\bclients? .*\b(?:manages?|works? (?:on|for|with)|responsible for)\b/i,
  ],
  [
    'team',
    /\bteam\b|\bcontacts?\b|\bwho (?:is|are|works?|manages?|runs?|handles?|looks after|takes care)\b|\bmanager\b|\bresponsible\b|\baccount manager\b/i,
  ],
  [
    'calendar',
    /\b(?:calendar|appointments?|events?|my day|my schedule|what do i have (?:on )?(?:today)?|meetings? (?:today|do i have))\b/i,
  ],
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
