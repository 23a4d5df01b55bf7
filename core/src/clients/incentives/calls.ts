import { defineCalls } from '../../foundation/contract/call.ts'
import { byId, day, id, idText, line, money, name, percent, text } from '../../foundation/contract/schemas.ts'
import { type } from '../../foundation/contract/type.ts'
import { employees, ownClients } from '../../foundation/policy/rules-of-calls.ts'
import { storedFile } from '../../platform/assets/schemas.ts'
import { incentivePicture } from './fields.ts'

const incentive = type({
  id: 'number',
  version: 'number',
  clientId: 'number',
  Client: { id: 'number', name: 'string', slug: 'string' },
  name: 'string',
  model: 'string',
  kind: "'APR' | 'Lease' | 'Cash' | 'Other'",
  /** 0 to 100. */
  apr: 'number | null',
  /** Dollars. */
  amount: 'number | null',
  termMonths: 'number | null',
  region: 'string',
  startsAt: 'string',
  endsAt: 'string',
  disclaimer: 'string',
  state: "'Running' | 'Coming' | 'Expired'",
  picture: storedFile.or('null'),
})

/** A form carries text: numbers are read from it. */
const numberText = type('string.numeric.parse')
const offer = {
  name,
  'model?': line,
  'kind?': type("'APR' | 'Lease' | 'Cash' | 'Other'"),
  'apr?': numberText.to(percent()),
  'amount?': numberText.to(money),
  'termMonths?': numberText.to('1 <= number.integer <= 600'),
  'region?': line,
  startsAt: day,
  endsAt: day,
  'disclaimer?': text,
} as const

export const incentiveCalls = defineCalls({
  'salesIncentives.list': {
    method: 'GET',
    path: '/sales-incentives',
    summary:
      'Offers of the clients one may see, those that run longest last; of one client where it is asked for.',
    allow: ownClients,
    query: type({ '+': 'reject', 'clientId?': idText }),
    response: incentive.array(),
  },
  'salesIncentives.get': {
    method: 'GET',
    path: '/sales-incentives/{id}',
    summary: 'One offer.',
    allow: ownClients,
    params: byId,
    response: incentive,
  },
  'salesIncentives.create': {
    method: 'POST',
    path: '/sales-incentives',
    summary: 'Adds an offer to a client, with its picture.',
    allow: employees,
    body: type({ '+': 'reject', clientId: idText, ...offer }),
    files: incentivePicture,
    response: incentive,
  },
  'salesIncentives.update': {
    method: 'POST',
    path: '/sales-incentives/{id}',
    summary:
      'Writes an offer anew: what is left out is empty. A new picture takes the place of the one that is there.',
    allow: employees,
    params: byId,
    body: type({ '+': 'reject', ...offer, 'withoutPicture?': "'true' | 'false'" }),
    files: incentivePicture,
    response: incentive,
  },
  'salesIncentives.remove': {
    method: 'DELETE',
    path: '/sales-incentives/{id}',
    summary: 'Deletes an offer.',
    allow: employees,
    params: byId,
    response: type({ id: 'number' }),
  },
  'salesIncentives.duplicate': {
    method: 'POST',
    path: '/sales-incentives/{id}/duplicate',
    summary: 'Copies an offer without its picture: for the next month, or for other clients.',
    allow: employees,
    params: byId,
    body: type({ '+': 'reject', 'clientIds?': id.array().atLeastLength(1).atMostLength(200) }),
    response: incentive.array(),
  },
})
