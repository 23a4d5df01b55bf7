import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { id } from '../../foundation/contract/schemas.ts'
import { inOwnName, inPortal } from '../../foundation/policy/rules-of-calls.ts'
import { mostShown } from './constants.ts'

export const notificationCalls = defineCalls({
  'notifications.list': {
    method: 'GET',
    path: '/notifications',
    summary: `The caller's ${mostShown} latest notifications, and how many are unread.`,
    allow: inPortal,
    response: type({
      rows: type({
        id: 'number',
        text: 'string',
        /** The screen where it is, or null. */
        path: 'string | null',
        createdAt: 'string',
        read: 'boolean',
      }).array(),
      unread: 'number',
    }),
  },
  'notifications.read': {
    method: 'POST',
    path: '/notifications/read',
    summary: "Marks the caller's notifications as read: those named, or all.",
    allow: inOwnName(inPortal),
    body: type({ '+': 'reject', 'ids?': id.array().atMostLength(mostShown) }),
    response: type({ unread: 'number' }),
  },
})
