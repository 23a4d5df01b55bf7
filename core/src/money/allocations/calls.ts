import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { day, id, line } from '../../foundation/contract/schemas.ts'
import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { allocationKinds } from './kinds.ts'
import { allocationModes } from './split.ts'

const kind = type.enumerated(...allocationKinds.map((each) => each.kind))
const mode = type.enumerated(...allocationModes)
const client = type({ id: 'number', name: 'string', slug: 'string' })

const allocation = type({
  id: 'number',
  client,
  /** The media budget of the month, in dollars. */
  budget: 'number',
  mode,
  /** The month in which it was set, which is carried on until it is set anew; null where it never was. */
  setIn: 'string | null',
  parts: type({ part: 'string', percent: 'number', amount: 'number', spend: 'number' }).array(),
  /** What campaigns spent whose name tells no part. */
  otherSpend: 'number',
  /** Of the month itself; 0 where it carries on another one. */
  version: 'number',
})

export const allocationCalls = defineCalls({
  'allocations.overview': {
    method: 'GET',
    path: '/allocations',
    summary: 'The media budgets of a month by what they can be split into, and what of them is split.',
    allow: employees,
    query: type({ '+': 'reject', month: day }),
    response: type({
      id: 'number',
      client,
      kinds: type({ kind, budget: 'number', setIn: 'string | null' }).array(),
    }).array(),
  },
  'allocations.list': {
    method: 'GET',
    path: '/allocations/{kind}',
    summary: 'How the media budgets of a month are split, with what each part has spent.',
    allow: employees,
    params: type({ '+': 'reject', kind }),
    query: type({ '+': 'reject', month: day }),
    response: allocation.array(),
  },
  'allocations.set': {
    method: 'PUT',
    path: '/allocations/{kind}',
    summary: 'Splits the budgets of clients from a month on, all or none; dollars for one client only.',
    allow: employees,
    params: type({ '+': 'reject', kind }),
    body: type({
      '+': 'reject',
      month: day,
      clientIds: id.array().atLeastLength(1).atMostLength(500),
      mode,
      parts: type({ '+': 'reject', part: line, value: '0 <= number <= 999999999' })
        .array()
        .atLeastLength(1)
        .atMostLength(20),
      /** The version that was seen, for one client. */
      'version?': 'number.integer >= 0',
    }),
    response: type({ clients: 'number' }),
  },
})
