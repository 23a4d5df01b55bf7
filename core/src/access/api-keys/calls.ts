import { defineCalls } from '../../foundation/contract/call.ts'
import { byId, day, id, idText, flagText, name, nothing } from '../../foundation/contract/schemas.ts'
import { type } from '../../foundation/contract/type.ts'
import { anyone, inOwnName, inPortal } from '../../foundation/policy/rules-of-calls.ts'
import { keyKinds, mostPerMinute } from './keys.ts'

/** A person in the portal itself: no key makes or ends keys. */
const oneself = inOwnName(inPortal)

const key = type({
  id: 'number',
  name: 'string',
  kind: type.enumerated(...keyKinds),
  /** The beginning of the key, by which people recognize it. */
  prefix: 'string',
  /** In whose name it calls. */
  user: type({ id: 'number', fullName: 'string' }),
  /** Names of the calls that it opens. */
  calls: 'string[]',
  /** Title of the one report that it opens, with its filters as an address has them. */
  report: 'string | null',
  perMinute: 'number',
  createdAt: 'string',
  createdBy: 'string',
  /** The last day on which it opens anything. */
  expiresAt: 'string | null',
  lastUsedAt: 'string | null',
  revokedAt: 'string | null',
  /** Whether it opens something now. */
  works: 'boolean',
})

/** The key itself, shown once. */
const made = type({ key: 'string', made: key })

/** When it ends, and how it is called. */
const facts = { name, 'expiresAt?': day.or('null') } as const

export const apiKeyCalls = defineCalls({
  'apiKeys.list': {
    method: 'GET',
    path: '/api-keys',
    summary: "One's own keys; `all` gives administrators those of everybody. Never the keys themselves.",
    allow: oneself,
    query: type({ '+': 'reject', 'all?': flagText }),
    response: key.array(),
  },
  'apiKeys.scopes': {
    method: 'GET',
    path: '/api-keys/scopes',
    summary: 'The calls that a key of the caller could open, or for administrators one of another user.',
    allow: oneself,
    query: type({ '+': 'reject', 'userId?': idText }),
    response: type({
      name: 'string',
      method: 'string',
      path: 'string',
      summary: 'string',
      /** Whether it changes something. */
      writes: 'boolean',
    }).array(),
  },
  'apiKeys.create': {
    method: 'POST',
    path: '/api-keys',
    summary:
      'Makes a key for a program: it calls in the name of its person, with the rights that one has at that moment. The key itself is answered here and never again.',
    allow: oneself,
    confidential: true,
    perMinute: 20,
    body: type({
      '+': 'reject',
      ...facts,
      /** Names of calls; `budgets.*` all of an area, `budgets:read` those of an area that change nothing. */
      scopes: type('string <= 80').array().atLeastLength(1).atMostLength(1500),
      'perMinute?': type(`1 <= number.integer <= ${mostPerMinute}`),
      /** Administrators: the user in whose name a program of the agency calls. */
      'userId?': id,
    }),
    response: made,
  },
  'apiKeys.createForReport': {
    method: 'POST',
    path: '/api-keys/reports',
    summary:
      'Makes a key that opens one report with these filters and nothing else, for an address in another tool: `GET /api/report-data?key=…`.',
    allow: oneself,
    confidential: true,
    perMinute: 20,
    body: type({
      '+': 'reject',
      ...facts,
      report: 'string <= 100',
      'clientId?': id.or('null'),
      /** Filters as the report's address has them. */
      query: type({ '[string]': 'string <= 200' }),
    }),
    response: made,
  },
  'apiKeys.revoke': {
    method: 'POST',
    path: '/api-keys/{id}/revoke',
    summary: 'Ends a key at once: one of one’s own, or for administrators anybody’s.',
    allow: oneself,
    params: byId,
    body: nothing,
    response: key,
  },
  'reportData.read': {
    method: 'GET',
    path: '/report-data',
    summary:
      'A report as CSV, or as JSON, for spreadsheets and BI: the key, in the header or in the address, says which report with which filters, and in whose rights.',
    // The key is the proof; it opens this one report only.
    allow: anyone,
    perMinute: 300,
    query: type({ '+': 'reject', 'key?': 'string <= 200', 'format?': "'csv' | 'json'" }),
    answers: 'file',
  },
})
