import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { byId, day, flagText, idText, line, name, page, paging } from '../../foundation/contract/schemas.ts'
import { anyone, employees, inOwnName, ownClients } from '../../foundation/policy/rules-of-calls.ts'
import { storedFile } from '../../platform/assets/schemas.ts'
import { proofFileLimits, proofStates, wholeSide } from './proofs.ts'

const state = type.enumerated(...proofStates)
const side = type(`0 <= number.integer <= ${wholeSide}`)
const words = type('string <= 2000').narrow(
  (text, ctx) => text.trim() !== '' || ctx.mustBe('something that you want changed or know'),
)

const inList = {
  id: 'number',
  publicId: 'string',
  clientId: 'number',
  Client: type({ id: 'number', name: 'string', slug: 'string' }),
  name: 'string',
  description: 'string',
  dueAt: 'string | null',
  shared: 'boolean',
  /** The last day on which its address opens it; null while it was never shared. */
  sharedUntil: 'string | null',
  /** Addresses of people without an account who are reminded of it, separated by commas. */
  guests: 'string',
  state,
  decidedBy: 'string',
  decidedAt: 'string | null',
  decision: 'string',
  versionNumber: 'number',
  openPins: 'number',
  createdBy: 'string | null',
  createdAt: 'string',
  updatedAt: 'string',
  version: 'number',
  can: type({ update: 'boolean' }),
} as const

const pin = type({
  id: 'number',
  versionNumber: 'number',
  /** Of a paper of several; 1 of everything else. */
  page: 'number',
  x: 'number',
  y: 'number',
  /** Milliseconds from the beginning of a film; null for what does not move. */
  moment: 'number | null',
  body: 'string',
  author: 'string',
  byGuest: 'boolean',
  resolved: 'boolean',
  at: 'string',
})

const shownVersion = type({
  number: 'number',
  note: 'string',
  at: 'string',
  file: storedFile,
  /** What was decided about this version last, by whom, and when. */
  decision: type({ state, by: 'string', at: 'string', words: 'string' }).or('null'),
})

const whole = type({ ...inList, versions: shownVersion.array(), pins: pin.array() })

const forGuest = type({
  name: 'string',
  description: 'string',
  dueAt: 'string | null',
  state,
  decidedBy: 'string',
  decidedAt: 'string | null',
  decision: 'string',
  versionNumber: 'number',
  versions: shownVersion.array(),
  pins: pin.array(),
})

const newPin = {
  versionNumber: 'number.integer >= 1',
  'page?': '1 <= number.integer <= 10000',
  x: side,
  y: side,
  'moment?': '0 <= number.integer <= 86400000',
  body: words,
} as const
const byAddress = type({ '+': 'reject', publicId: 'string.uuid' })
/** The version that was looked at: nobody approves another one. */
const decision = {
  versionNumber: 'number.integer >= 1',
  state: "'Approved' | 'Changes Asked'",
  'words?': 'string <= 2000',
} as const

/** What stands under a name is said by the one who has it, never by whoever acts as them. */
const decidesInPerson = inOwnName(ownClients)

export const proofCalls = defineCalls({
  'proofs.list': {
    method: 'GET',
    path: '/proofs',
    summary: 'Proofs of the clients that one sees, the ones due first, paged.',
    allow: ownClients,
    query: type({ '+': 'reject', ...paging, 'state?': state, 'clientId?': idText }),
    response: page(type(inList)),
  },
  'proofs.get': {
    method: 'GET',
    path: '/proofs/{id}',
    summary: 'A proof with its versions and what was said at which place.',
    allow: ownClients,
    params: byId,
    response: whole,
  },
  'proofs.create': {
    method: 'POST',
    path: '/proofs',
    summary: 'Adds a proof with its first version as `file`.',
    allow: employees,
    body: type({
      '+': 'reject',
      name,
      clientId: idText,
      'description?': 'string <= 2000',
      'dueAt?': day,
    }),
    files: proofFileLimits,
    response: whole,
  },
  'proofs.update': {
    method: 'POST',
    path: '/proofs/{id}',
    summary:
      'Changes a proof; with a `file` it is another version, which waits to be approved anew. An empty `dueAt` is none. Shared without `sharedUntil`, its address works for 90 days.',
    allow: employees,
    params: byId,
    body: type({
      '+': 'reject',
      'name?': name,
      'description?': 'string <= 2000',
      'dueAt?': day.or("''"),
      'shared?': flagText,
      'sharedUntil?': day,
      'guests?': 'string <= 1000',
      'note?': line,
    }),
    files: proofFileLimits,
    response: whole,
  },
  'proofs.remove': {
    method: 'DELETE',
    path: '/proofs/{id}',
    summary: 'Removes a proof; its address opens nothing any more.',
    allow: employees,
    params: byId,
    response: type({ id: 'number' }),
  },
  'proofs.pin': {
    method: 'POST',
    path: '/proofs/{id}/pins',
    summary: 'Says something at a place of a version.',
    allow: decidesInPerson,
    params: byId,
    body: type({ '+': 'reject', ...newPin }),
    response: whole,
  },
  'proofs.resolve': {
    method: 'POST',
    path: '/proof-pins/{id}/resolve',
    summary: 'Marks what was said as done, or as open again.',
    allow: employees,
    params: byId,
    body: type({ '+': 'reject', resolved: 'boolean' }),
    response: type({ id: 'number' }),
  },
  'proofs.decide': {
    method: 'POST',
    path: '/proofs/{id}/decision',
    summary: 'Approves the newest version, or asks for changes.',
    allow: decidesInPerson,
    params: byId,
    body: type({ '+': 'reject', ...decision }),
    response: whole,
  },
  'proofs.open': {
    method: 'GET',
    path: '/public-proofs/{publicId}',
    summary: 'A proof for whoever has its address.',
    allow: anyone,
    perMinute: 60,
    params: byAddress,
    response: forGuest,
  },
  'proofs.guestPin': {
    method: 'POST',
    path: '/public-proofs/{publicId}/pins',
    summary: 'A guest says something at a place of a version, under a name.',
    allow: anyone,
    perMinute: 20,
    params: byAddress,
    body: type({ '+': 'reject', ...newPin, author: name }),
    response: forGuest,
  },
  'proofs.guestDecide': {
    method: 'POST',
    path: '/public-proofs/{publicId}/decision',
    summary: 'A guest approves the newest version or asks for changes, under a name.',
    allow: anyone,
    perMinute: 10,
    params: byAddress,
    body: type({ '+': 'reject', ...decision, author: name }),
    response: forGuest,
  },
})
