import { type } from '../../../foundation/contract/type.ts'
import { defineCalls } from '../../../foundation/contract/call.ts'
import { byId, id, idText, text } from '../../../foundation/contract/schemas.ts'
import { employees } from '../../../foundation/policy/rules-of-calls.ts'
import { findingAbouts } from './findings.ts'

/** What can become of an interaction that looks wrong. */
const correctionKinds = ['Corrected', 'Moved', 'Left as it is'] as const

const named = type({ id: 'number', name: 'string' })

const finding = type({
  key: 'string',
  about: type.enumerated(...findingAbouts),
  sentence: 'string',
  /** The client that it may belong to. */
  'client?': named,
})

const dataFix = type({
  findings: finding.array(),
  /** What was done about it, the latest first. */
  corrections: type({
    id: 'number',
    kind: type.enumerated(...correctionKinds),
    reason: 'string',
    user: type({ id: 'number', fullName: 'string' }),
    at: 'string',
    from: named.or('null'),
    to: named.or('null'),
  }).array(),
  /** What moving it to the client that was asked about would do; null where none was. */
  move: type({
    client: { id: 'number', name: 'string', slug: 'string' },
    /** Why it cannot be moved there. */
    problem: 'string | null',
    /** What comes along, what is left behind, and who sees it afterwards, as sentences. */
    does: 'string[]',
    /** What will look wrong with it there. */
    findings: finding.array(),
  }).or('null'),
})

export const dataFixCalls = defineCalls({
  'interactions.dataFix': {
    method: 'GET',
    path: '/interactions/{id}/data-fix',
    summary:
      'What looks wrong with an interaction, what was done about it, and what moving it to `clientId` would do.',
    allow: employees,
    params: byId,
    query: type({ '+': 'reject', 'clientId?': idText }),
    response: dataFix,
  },
  'interactions.move': {
    method: 'POST',
    path: '/interactions/{id}/move',
    summary:
      'Moves an interaction to the client that it belongs to, with its files and values, and says why.',
    allow: employees,
    params: byId,
    body: type({ '+': 'reject', clientId: id, reason: text }),
    response: dataFix,
  },
  'interactions.leave': {
    method: 'POST',
    path: '/interactions/{id}/leave',
    summary: 'Says why an interaction is right as it is: what looks wrong with it now is found no more.',
    allow: employees,
    params: byId,
    body: type({ '+': 'reject', reason: text }),
    response: dataFix,
  },
})
