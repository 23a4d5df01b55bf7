import { defineCalls } from '../../foundation/contract/call.ts'
import { byId, name, nothing, page, paging } from '../../foundation/contract/schemas.ts'
import { type } from '../../foundation/contract/type.ts'
import { administrators, inOwnName } from '../../foundation/policy/rules-of-calls.ts'
import { deliveryStates, webhookEventNames } from './events.ts'

const keepers = inOwnName(administrators)

const endpoint = type({
  id: 'number',
  name: 'string',
  url: 'string',
  events: 'string[]',
  withAmounts: 'boolean',
  active: 'boolean',
  /** Why the portal disabled it, in a sentence; null where nobody did. */
  problem: 'string | null',
  /** Since when every delivery fails; null where the last one arrived. */
  failingSince: 'string | null',
  lastDeliveredAt: 'string | null',
  /** Who is told when it is disabled. */
  owner: type({ id: 'number', fullName: 'string' }),
  createdAt: 'string',
  version: 'number',
})

const delivery = {
  id: 'number',
  /** `webhook-id`: the same at every attempt. */
  messageId: 'string',
  event: 'string',
  at: 'string',
  state: type.enumerated(...deliveryStates),
  attempts: 'number',
  /** Of the last attempt; null where there was none. */
  status: 'number | null',
  /** When it is tried again. */
  nextAt: 'string | null',
} as const

const facts = {
  name,
  url: '1 <= string <= 2000',
  events: type
    .enumerated(...webhookEventNames)
    .array()
    .atLeastLength(1)
    .atMostLength(webhookEventNames.length),
  withAmounts: 'boolean',
} as const

/** The secret itself, shown once. */
const withSecret = type({ secret: 'string', endpoint })

export const webhookCalls = defineCalls({
  'webhooks.list': {
    method: 'GET',
    path: '/webhooks',
    summary: 'Addresses that are told when something happens, by name.',
    allow: administrators,
    response: endpoint.array(),
  },
  'webhooks.create': {
    method: 'POST',
    path: '/webhooks',
    summary: 'Adds an address. Its secret (whsec_…) is answered here and never again.',
    allow: keepers,
    confidential: true,
    body: type({ '+': 'reject', ...facts }),
    response: withSecret,
  },
  'webhooks.update': {
    method: 'PUT',
    path: '/webhooks/{id}',
    summary:
      'Changes an address. One that was disabled and is made active again is sent what failed since it began to fail.',
    allow: keepers,
    params: byId,
    body: type({ '+': 'reject', ...facts, active: 'boolean' }).partial(),
    response: endpoint,
  },
  'webhooks.remove': {
    method: 'DELETE',
    path: '/webhooks/{id}',
    summary: 'Removes an address with its deliveries.',
    allow: keepers,
    params: byId,
    response: type({ id: 'number' }),
  },
  'webhooks.newSecret': {
    method: 'POST',
    path: '/webhooks/{id}/secret',
    summary: 'Another secret; the one before signs beside it for a day.',
    allow: keepers,
    confidential: true,
    params: byId,
    body: nothing,
    response: withSecret,
  },
  'webhooks.test': {
    method: 'POST',
    path: '/webhooks/{id}/test',
    summary: 'Sends the event portal.test to an address.',
    allow: keepers,
    perMinute: 20,
    params: byId,
    body: nothing,
    response: type({ id: 'number' }),
  },
  'webhooks.deliveries': {
    method: 'GET',
    path: '/webhooks/{id}/deliveries',
    summary: 'What was sent to an address in the last 30 days, newest first, paged.',
    allow: administrators,
    params: byId,
    query: type({ '+': 'reject', ...paging, 'state?': type.enumerated(...deliveryStates) }),
    response: page(type(delivery)),
  },
  'webhooks.delivery': {
    method: 'GET',
    path: '/webhook-deliveries/{id}',
    summary: 'One delivery with what was sent and what was answered at each attempt.',
    allow: administrators,
    params: byId,
    response: type({
      ...delivery,
      payload: 'string',
      tries: type({
        at: 'string',
        status: 'number | null',
        /** Milliseconds. */
        took: 'number',
        /** Why it failed, in a sentence; null where it arrived. */
        problem: 'string | null',
        /** The beginning of the answer. */
        answer: 'string',
      }).array(),
    }),
  },
  'webhooks.replay': {
    method: 'POST',
    path: '/webhook-deliveries/{id}/replay',
    summary: 'Sends a delivery again, under the same id.',
    allow: keepers,
    params: byId,
    body: nothing,
    response: type({ id: 'number' }),
  },
})
