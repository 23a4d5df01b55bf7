import { defineCalls } from '../../foundation/contract/call.ts'
import { byId } from '../../foundation/contract/schemas.ts'
import { type } from '../../foundation/contract/type.ts'
import { anyone, employees } from '../../foundation/policy/rules-of-calls.ts'
import { feedFile } from './limits.ts'

/** What reading a feed came to. */
const outcome = type({
  /** Whether the copy is the one that was read now; otherwise the last good one stays. */
  taken: 'boolean',
  /** Whether it was only turned away because far fewer vehicles came than before: it can be taken nevertheless. */
  shrunk: 'boolean',
  message: 'string',
  vehicles: 'number',
  added: 'number',
  gone: 'number',
  repriced: 'number',
})

export const feedCalls = defineCalls({
  'vehicleFeeds.read': {
    method: 'POST',
    path: '/vehicle-feeds/{id}/read',
    summary:
      'Reads a feed now. A broken one, and one that shrank by half, changes nothing: the last good copy stays.',
    allow: employees,
    params: byId,
    perMinute: 20,
    body: type({
      '+': 'reject',
      /** Takes a copy that shrank. */
      'evenSmaller?': 'boolean',
    }),
    response: outcome,
  },
  'vehicleFeeds.putIn': {
    method: 'POST',
    path: '/vehicle-feeds/{id}/file',
    summary:
      'Takes a file of vehicles in place of reading the address: CSV, TSV or XML, also packed with gzip or ZIP.',
    allow: employees,
    params: byId,
    body: type({ '+': 'reject', 'evenSmaller?': "'true' | 'false'" }),
    files: feedFile,
    response: outcome,
  },
  'vehicleFeeds.open': {
    method: 'POST',
    path: '/vehicle-feeds/{id}/addresses',
    summary:
      'Gives the addresses at which Google, Meta and Microsoft fetch the vehicles. They are answered this once; those that were given before end.',
    allow: employees,
    confidential: true,
    params: byId,
    body: type({ '+': 'reject' }),
    response: type({ google: 'string', meta: 'string', microsoft: 'string' }),
  },
  'vehicleFeeds.close': {
    method: 'DELETE',
    path: '/vehicle-feeds/{id}/addresses',
    summary: 'Ends the addresses of a feed: nobody fetches its vehicles any more.',
    allow: employees,
    params: byId,
    response: type({ id: 'number' }),
  },
  'vehicleFeeds.fetch': {
    method: 'GET',
    path: '/inventory/{key}/{platform}',
    atRoot: true,
    summary:
      'The vehicles of a dealership as a platform reads them, at an address with a key: only those that it takes.',
    allow: anyone,
    perMinute: 60,
    params: type({
      '+': 'reject',
      key: '/^[A-Za-z0-9_-]{20,64}$/',
      platform: "'google' | 'meta' | 'microsoft'",
    }),
    answers: 'file',
  },
})
