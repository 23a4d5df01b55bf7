import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { byId, nothing, page, paging } from '../../foundation/contract/schemas.ts'
import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { redirectStates } from './redirects.ts'

const state = type.enumerated(...redirectStates)

const overview = type({
  id: 'number',
  name: 'string',
  Client: type({ id: 'number', name: 'string', slug: 'string' }),
  oldSite: 'string',
  newSite: 'string',
  total: 'number',
  /** Rises when the redirects are replaced by others. */
  version: 'number',
  checked: 'number',
  /** Whether they are being checked now. */
  running: 'boolean',
  states: type({ state, count: 'number' }).array(),
  /** Pages of the client's site with visits in 90 days that have a redirect, and those without, most visited first; null while it is being checked. */
  coverage: type({
    pages: 'number',
    covered: 'number',
    missing: type({ path: 'string', visits: 'number' }).array(),
  }).or('null'),
})

export const migrationCalls = defineCalls({
  'redirects.overview': {
    method: 'GET',
    path: '/website-migrations/{id}/redirects/overview',
    summary:
      'How many redirects a migration has, how many are checked, what was found, and which pages with visits have none.',
    allow: employees,
    params: byId,
    response: overview,
  },
  'redirects.all': {
    method: 'GET',
    path: '/redirects',
    summary: 'How the redirects of each migration stand: how many there are, are right, and are wrong.',
    allow: employees,
    response: type({ id: 'number', total: 'number', right: 'number', wrong: 'number' }).array(),
  },
  'redirects.list': {
    method: 'GET',
    path: '/website-migrations/{id}/redirects',
    summary: 'Redirects of a migration with what was found, what is wrong first, paged.',
    allow: employees,
    params: byId,
    query: type({ '+': 'reject', ...paging, 'state?': state }),
    response: page(
      type({
        id: 'number',
        from: 'string',
        to: 'string',
        state,
        words: 'string',
        checkedAt: 'string | null',
      }),
    ),
  },
  'redirects.days': {
    method: 'GET',
    path: '/website-migrations/{id}/redirects/days',
    summary:
      'What the redirects of a launched migration and the pages with visits were found to be, by day, the latest first.',
    allow: employees,
    params: byId,
    response: type({
      launchesAt: 'string | null',
      /** Whether it is checked every night at present. */
      watched: 'boolean',
      days: type({
        day: 'string',
        /** Days since the launch; null where its day is not known any more. */
        since: 'number | null',
        states: type({ state, count: 'number' }).array(),
        /** Pages with visits in the 90 days before, those that lead somewhere, and those that do not; the rest was not asked. */
        pages: 'number',
        arriving: 'number',
        lost: 'number',
      }).array(),
      /** The lost pages of the latest day with the most visits. */
      lostPages: type({ path: 'string', visits: 'number', words: 'string' }).array(),
    }),
  },
  'redirects.replace': {
    method: 'PUT',
    path: '/website-migrations/{id}/redirects',
    summary:
      'Puts other redirects in the place of all: an old and a new address on each line, 50,000 at most. With If-Match, the version of the overview, it answers 412 when somebody else has replaced them since.',
    allow: employees,
    mostBytes: 12 * 1024 * 1024,
    params: byId,
    body: type({ '+': 'reject', text: 'string <= 12000000' }),
    response: type({ total: 'number', version: 'number', problems: 'string[]' }),
  },
  'redirects.check': {
    method: 'POST',
    path: '/website-migrations/{id}/redirects/check',
    summary: 'Asks every old address, at most 20 at a time, where it leads.',
    allow: employees,
    params: byId,
    body: nothing,
    response: type({ total: 'number' }),
  },
})
