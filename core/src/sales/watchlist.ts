import { defineFields } from '../foundation/contract/field.ts'
import { resource } from '../foundation/contract/resource.ts'
import { administrators, employees } from '../foundation/policy/rules-of-calls.ts'
import { lookupFields } from '../platform/records/lookup-fields.ts'

/** Stores that may leave, and what is done to keep them. */

const notes = { label: 'Notes', kind: 'longText', initial: '' } as const
const entryId = {
  label: 'Watchlist Entry',
  kind: 'record',
  of: 'priorityWatchlist',
  required: true,
  part: true,
} as const
const ownerId = { label: 'Owner', kind: 'record', of: 'users' } as const

const watchlist = {
  route: 'priority-watchlist.index',
  sentence: 'Stores that may leave: why, what is at risk, and what is done about it.',
} as const

/** How urgent an entry is. */
export const watchlistScales = resource({
  area: 'watchlistScales',
  path: '/priority-watchlist/scales',
  fields: defineFields({
    ...lookupFields,
    meaning: { label: 'Meaning', kind: 'longText', initial: '', hint: 'When an entry is on this level.' },
  }),
  ofClient: false,
  read: employees,
  write: administrators,
  screens: [
    {
      route: 'priority-watchlist.settings',
      sentence: 'The levels that an entry of the watchlist can have.',
      icon: 'flag',
      empty: 'Add the first one: every entry of the watchlist is on a level.',
      leadsTo: 'priority-watchlist.index',
    },
  ],
})

/** How a store came off the list; a watched one is on it. */
const watchlistStates = ['Watching', 'Saved', 'Lost'] as const

export const priorityWatchlist = resource({
  area: 'priorityWatchlist',
  one: 'watchlist entry',
  many: 'watchlist entries',
  alsoCalled: ['watchlist', 'priority watchlist'],
  fields: defineFields({
    name: { label: 'Why', kind: 'text', required: true },
    scaleId: { label: 'Scale', kind: 'record', of: 'watchlistScales', required: true },
    state: {
      label: 'State',
      kind: 'choice',
      choices: watchlistStates,
      tones: { Watching: 'warning', Saved: 'success', Lost: 'danger' },
      initial: 'Watching',
    },
    watchedSince: { label: 'Since', kind: 'date', required: true, startsToday: true, past: true },
    atRisk: { label: 'At Risk a Month', kind: 'money' },
    ownerId,
    outcome: { label: 'Outcome', kind: 'longText', initial: '', hint: 'How it ended, once it has.' },
    notes,
  }),
  ofClient: true,
  read: employees,
  write: employees,
  screens: [
    {
      ...watchlist,
      tab: 'Watchlist',
      place: 0,
      icon: 'shield',
      empty: 'Add the first one: the client, why it may leave, and who looks after it.',
      columns: ['name', 'scaleId', 'state', 'watchedSince', 'atRisk', 'ownerId', 'outcome', 'notes'],
    },
  ],
})

/** A store that its health proposes for the watchlist, and why; a person takes it or says why not. */
export const watchlistProposals = resource({
  area: 'watchlistProposals',
  path: '/priority-watchlist/proposals',
  fields: defineFields({
    name: { label: 'Why', kind: 'text', initial: '', computed: true },
    score: { label: 'Health', kind: 'integer', computed: true },
    state: {
      label: 'State',
      kind: 'choice',
      choices: ['Proposed', 'Taken', 'Declined', 'Recovered'],
      tones: { Proposed: 'warning', Taken: 'information', Declined: 'neutral', Recovered: 'success' },
      initial: 'Proposed',
      computed: true,
    },
    proposedAt: { label: 'Since', kind: 'date', computed: true },
    atRisk: { label: 'Runs a Month', kind: 'money', computed: true },
    reason: {
      label: 'Why Not',
      kind: 'longText',
      initial: '',
      hint: 'With a reason it is declined, and proposed again only after a month.',
    },
  }),
  ofClient: true,
  read: employees,
  write: employees,
  screens: [
    {
      ...watchlist,
      tab: 'Proposed',
      place: 4,
      icon: 'chart',
      empty: 'No health of a client is low or falls: nothing is proposed.',
      columns: ['name', 'score', 'state', 'proposedAt', 'atRisk', 'reason'],
    },
  ],
})

/** A step of what is done to keep a store. */
export const watchlistSteps = resource({
  area: 'watchlistSteps',
  path: '/priority-watchlist/action-plan',
  fields: defineFields({
    name: { label: 'Step', kind: 'text', required: true },
    entryId,
    ownerId,
    dueAt: { label: 'Due', kind: 'date' },
    done: { label: 'Done', kind: 'flag', initial: false },
    notes,
  }),
  ofClient: false,
  sort: ['done', 'dueAt'],
  read: employees,
  write: employees,
  screens: [
    {
      ...watchlist,
      tab: 'Action Plan',
      place: 1,
      icon: 'clipboard',
      empty: 'Add the first one: what somebody does until when, so that a store stays.',
    },
  ],
})

export const watchlistMeetings = resource({
  area: 'watchlistMeetings',
  path: '/priority-watchlist/meeting',
  fields: defineFields({
    name: { label: 'Subject', kind: 'text', required: true },
    entryId,
    heldAt: { label: 'Day', kind: 'date', required: true },
    attendees: { label: 'Who Was There', kind: 'text', initial: '' },
    outcome: { label: 'Outcome', kind: 'longText', initial: '' },
    nextAt: { label: 'Next Meeting', kind: 'date' },
  }),
  ofClient: false,
  sort: ['-heldAt'],
  read: employees,
  write: employees,
  screens: [
    {
      ...watchlist,
      tab: 'Meetings',
      place: 2,
      icon: 'calendar',
      empty: 'Add the first one: who met, what came of it, and when the next one is.',
      columns: ['name', 'entryId', 'heldAt', 'attendees', 'nextAt', 'outcome'],
    },
  ],
})

/** A service that a store is unhappy with. */
export const watchlistServices = resource({
  area: 'watchlistServices',
  path: '/priority-watchlist/services',
  fields: defineFields({
    name: { label: 'What Is Wrong', kind: 'text', required: true },
    entryId,
    serviceId: { label: 'Service', kind: 'record', of: 'services', required: true },
    notes,
  }),
  ofClient: false,
  read: employees,
  write: employees,
  screens: [
    {
      ...watchlist,
      tab: 'Services',
      place: 3,
      icon: 'package',
      empty: 'Add the first one: which service it is, and what is wrong.',
    },
  ],
})
