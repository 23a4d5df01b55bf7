import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { byId, idText } from '../../foundation/contract/schemas.ts'
import { administrators, inOwnName, ownUserOrRole } from '../../foundation/policy/rules-of-calls.ts'

const theirs = inOwnName(ownUserOrRole())

/** Where a user is signed in, and from where nobody may try to. */
export const sessionCalls = defineCalls({
  'users.sessions': {
    method: 'GET',
    path: '/users/{id}/sessions',
    summary: 'Where a user is signed in, the last used first; whoever acts as the user is named.',
    allow: theirs,
    user: 'id',
    params: byId,
    response: type({
      id: 'string',
      /** `Chrome on Windows`, as the browser says of itself. */
      device: 'string',
      ip: 'string | null',
      /** `Austin, Texas, United States`, where address ranges are configured and know it. */
      place: 'string | null',
      createdAt: 'string',
      lastUsedAt: 'string',
      /** The session that asks. */
      current: 'boolean',
      /** The administrator who acts as the user there. */
      actedBy: 'string | null',
    }).array(),
  },
  'users.endSession': {
    method: 'DELETE',
    path: '/users/{id}/sessions/{sessionId}',
    summary: 'Signs a user out in one place.',
    allow: theirs,
    user: 'id',
    params: type({ '+': 'reject', id: idText, sessionId: 'string <= 100' }),
    response: type({ ended: 'number' }),
  },
  'users.endSessions': {
    method: 'DELETE',
    path: '/users/{id}/sessions',
    summary: 'Signs a user out everywhere, widgets included, but for the session that asks.',
    allow: theirs,
    user: 'id',
    params: byId,
    response: type({ ended: 'number' }),
  },
  'users.blockedIps': {
    method: 'GET',
    path: '/users/blockedIps',
    summary: 'Network addresses from which too many wrong passwords came, while they are blocked.',
    allow: administrators,
    response: type({
      id: 'number',
      ip: 'string',
      failures: 'number',
      blockedAt: 'string',
      blockedUntil: 'string',
    }).array(),
  },
  'users.unblockIp': {
    method: 'DELETE',
    path: '/users/blockedIps/{id}',
    summary: 'Lets a network address try again.',
    allow: inOwnName(administrators),
    params: byId,
    response: type({ id: 'number' }),
  },
})
