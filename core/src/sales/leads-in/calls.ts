import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { byId, name, page, paging } from '../../foundation/contract/schemas.ts'
import { anyone, employees } from '../../foundation/policy/rules-of-calls.ts'

const arrived = {
  /** What its source calls it. */
  id: 'string | null',
  source: 'string',
  receivedAt: 'string',
  name: 'string',
  email: 'string',
  phone: 'string',
  vehicle: 'string',
  /** `kept apart` is blacklisted; `repeated` was there already, and counts no second time. */
  result: "'accepted' | 'kept apart' | 'repeated'",
  /** Sentences about what was not as it should be, and how it was read. */
  guessed: 'string[]',
} as const

/** Requests a minute from one address: a vendor of many stores sends two hundred leads a second and more after an outage. */
const perMinute = 15_000
/** 256 KB: hundreds of leads. */
const mostBytes = 256 * 1024

export const leadCalls = defineCalls({
  'arrivedLeads.receive': {
    method: 'POST',
    path: '/webhook/leads/{key}',
    atRoot: true,
    summary:
      'Takes leads of one dealership: ADF 1.0 as XML, or one lead as JSON or as a form post. 256 KB at most; no document type, no entities. The answer says what was understood.',
    allow: anyone,
    // Each request still has its entry in the audit log: the operation writes those of a batch together.
    gathered: true,
    perMinute,
    mostBytes,
    params: type({ '+': 'reject', key: '/^[A-Za-z0-9_-]{20,64}$/' }),
    body: type({ '[string]': 'unknown' }),
    response: type({
      accepted: 'number',
      keptApart: 'number',
      repeated: 'number',
      leads: type(arrived).array(),
    }),
  },
  'arrivedLeads.ofClient': {
    method: 'GET',
    path: '/clients/{id}/arrived-leads',
    summary: 'The leads that arrived for a client, newest first, paged; blacklisted ones say so.',
    allow: employees,
    client: 'id',
    params: byId,
    query: type({ '+': 'reject', ...paging }),
    response: page(
      type({
        id: 'number',
        receivedAt: 'string',
        state: "'Counted' | 'Blacklisted'",
        source: 'string',
        name: 'string',
        email: 'string',
        phone: 'string',
        vehicle: 'string',
        comments: 'string',
        guessed: 'string',
      }),
    ),
  },
  'leadKeys.ofClient': {
    method: 'GET',
    path: '/clients/{id}/lead-keys',
    summary: "The addresses at which a client's leads arrive, without their keys.",
    allow: employees,
    client: 'id',
    params: byId,
    response: type({
      id: 'number',
      name: 'string',
      createdAt: 'string',
      lastUsedAt: 'string | null',
    }).array(),
  },
  'leadKeys.create': {
    method: 'POST',
    path: '/clients/{id}/lead-keys',
    summary: 'Adds an address at which leads of a client arrive. It is answered this once.',
    allow: employees,
    confidential: true,
    client: 'id',
    params: byId,
    body: type({ '+': 'reject', name }),
    response: type({ id: 'number', name: 'string', address: 'string' }),
  },
  'leadKeys.revoke': {
    method: 'DELETE',
    path: '/lead-keys/{id}',
    summary: 'Closes an address: leads that are sent there are refused.',
    allow: employees,
    params: byId,
    response: type({ id: 'number' }),
  },
})
