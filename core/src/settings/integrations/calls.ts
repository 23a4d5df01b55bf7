import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { nothing } from '../../foundation/contract/schemas.ts'
import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { integrationStates } from './states.ts'

const integration = type({
  /** Stable: `jira`, `smtp`. */
  key: 'string',
  name: 'string',
  /** What the portal does with it. */
  purpose: 'string',
  state: type.enumerated(...integrationStates),
  /** What happens meanwhile, or what went wrong, in a sentence. */
  words: 'string',
  /** Whether it can be tried from here. */
  triable: 'boolean',
  /** When it was last called, for the portal's own work or from here. */
  triedAt: 'string | null',
  /** Milliseconds of the last answer. */
  took: 'number | null',
})

export const integrationCalls = defineCalls({
  'integrations.list': {
    method: 'GET',
    path: '/integrations',
    summary: 'Every outside system of this installation with its state, as its last call went.',
    allow: employees,
    response: integration.array(),
  },
  'integrations.try': {
    method: 'POST',
    path: '/integrations/{key}/try',
    summary: 'Asks one outside system now and answers its state.',
    allow: employees,
    reads: true,
    perMinute: 20,
    params: type({ '+': 'reject', key: '/^[a-z-]{2,40}$/' }),
    body: nothing,
    response: integration,
  },
  'integrations.figures': {
    method: 'GET',
    path: '/integrations/figures',
    summary:
      'Until when daily figures of each channel and each spend data source are here, and of how many clients.',
    allow: employees,
    response: type({
      id: 'string',
      /** A channel, or a spend data source of the settings. */
      platform: 'string',
      /** How the figures of a source come; empty for a channel. */
      comes: "'' | 'By itself' | 'By file'",
      clients: 'number',
      lastDay: 'string | null',
      daysBehind: 'number | null',
    }).array(),
  },
})
