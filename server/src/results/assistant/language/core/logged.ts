import type { AskedColumn, Topic } from '../topic.ts'
import { clientColumn, everyNarrowing, words } from './shared.ts'

const author: AskedColumn = {
  id: 'author',
  label: 'By',
  kind: 'person',
  words: words('person|people|user|employee|colleague|author'),
}

/** What somebody did for a client on a day. */
const logged = {
  narrows: everyNarrowing,
  period: 'range',
  date: 'date',
  newest: 'date',
  person: 'author',
  client: 'client',
  by: ['day', 'week', 'month'],
  past: true,
  rank: 9,
} as const

const loggedColumns = (text: string, ...of: readonly AskedColumn[]): readonly AskedColumn[] => [
  clientColumn,
  author,
  ...of,
  { id: 'date', label: 'Date', kind: 'date', words: [] },
  { id: 'text', label: text, kind: 'text', words: [] },
]

export const activities: Topic = {
  ...logged,
  id: 'activities',
  title: 'Activities',
  words: words(
    'activity|logged|log entries|log|worked on|working on|work on|work done|work|works|worked|working|thing you did|thing we did|thing they did|thing that was done',
  ),
  sentences: [
    /^what (?:did|has|have)\b.*?\b(do|done|did)\b/,
    /^what (?:did|has|have) (?:your|the|our|my) (team|people|agency|guys)\b/,
    /\b(?:has been|was|got|is) (done)\b/,
    /^what (?:is|are|were|was) (?:you|your (?:team|people|agency)|the team|they|we|\u0001)(?: (?:guys|all|folks|people))? (doing|working on|up to)\b/,
    /^what (?:is|are|were|have) you (guys|all|folks)\b/,
  ],
  columns: loggedColumns(
    'Activity',
    {
      id: 'type',
      label: 'Type',
      kind: 'record',
      of: 'activityTypes',
      words: words('type|activity type|kind'),
    },
    { id: 'category', label: 'Category', kind: 'text', of: 'categories', words: words('category') },
  ),
  calls: ['activities.ofClient'],
}

export const interactions: Topic = {
  ...logged,
  id: 'interactions',
  title: 'Interactions',
  words: words(
    'interaction|communication|talk|talked|talk to|talked to|spoke|spoken|speak|call|called|calls|contacted|met|heard from|meeting with|touched|touched base|in touch|contact with|conversation',
  ),
  sentences: [
    /\b(log|logged)\b.*\b(?:calls?|meetings?|visits?)\b/,
    /\b(?:calls?|meetings?|visits?) (?:\w+ )?(?:\u0001 )?(?:have |has |did |do )?(?:i |we |you |they )?(log|logged)\b/,
    /\binteractions?\b.*\b(log|logged)\b/,
    /\b(log|logged)\b.*\binteractions?\b/,
  ],
  columns: loggedColumns('Interaction', {
    id: 'type',
    label: 'Type',
    kind: 'text',
    of: 'interactionTypes',
    words: words('type|interaction type|kind'),
  }),
  calls: ['interactions.ofClient'],
}
