import { client } from '../../clients/profile/calls.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { byId, line, nothing } from '../../foundation/contract/schemas.ts'
import { type } from '../../foundation/contract/type.ts'
import { employees } from '../../foundation/policy/rules-of-calls.ts'

const part = type({
  kind: 'string',
  /** What it may cost of a hundred, and what it costs now; null where nothing is known of it. */
  most: 'number',
  lost: 'number | null',
  sentence: 'string',
})

export const healthAnswer = type({
  /** null until it was computed for the first time, or where nothing is known. */
  health: type({
    score: 'number',
    band: "'Good' | 'Watch' | 'At Risk'",
    /** Points against four weeks ago; null without an older one. */
    change: 'number | null',
    computedAt: 'string',
    parts: part.array(),
  }).or('null'),
  /** Score by week, named by its Monday, the oldest first. */
  weeks: type({ week: 'string', score: 'number' }).array(),
  /** What waits at this moment. */
  waits: {
    changes: 'number',
    lateTasks: 'number',
    lateDeliverables: 'number',
    findings: 'number',
    onboarding: 'number',
    /** The watchlist entry that is open, null where it is not watched. */
    watchedAs: 'number | null',
  },
})

/** How many entries stand behind each tab of a client's profile that lists some, a hundred at most. */
const profileCounts = type({
  contacts: 'number',
  users: 'number',
  team: 'number',
  communications: 'number',
  activity: 'number',
  strategies: 'number',
  seo: 'number',
  assessments: 'number',
  'mystery-shop-requests': 'number',
  budgets: 'number',
  accounting: 'number',
  integrations: 'number',
  competitors: 'number',
  'core-vehicles': 'number',
  'negative-keywords': 'number',
  'sales-incentives': 'number',
  feeds: 'number',
  'first-party-data-upload': 'number',
  sales: 'number',
  credentials: 'number',
  'guest-access': 'number',
})

export const healthCalls = defineCalls({
  'clients.header': {
    method: 'GET',
    path: '/client-headers/{id}',
    summary:
      'What stands above every tab of a client’s profile: the client by id or slug, how it stands, what waits, and how many entries each tab has.',
    allow: employees,
    params: type({ '+': 'reject', id: line }),
    response: type({ client, standing: healthAnswer, counts: profileCounts }),
  },
  'clientHealth.get': {
    method: 'GET',
    path: '/clients/{id}/health',
    summary: 'How a client stands: its health with the sentences that explain it, by week, and what waits.',
    allow: employees,
    client: 'id',
    params: byId,
    response: healthAnswer,
  },
  'clientHealth.compute': {
    method: 'POST',
    path: '/clients/{id}/health',
    summary: 'Works out the health of a client from what is known now.',
    allow: employees,
    client: 'id',
    params: byId,
    body: nothing,
    response: healthAnswer,
  },
})
