import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { byId, day, id, line } from '../../foundation/contract/schemas.ts'
import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { clientDataKinds } from './kinds.ts'

const clientDataValue = type({
  id: 'number',
  name: 'string',
  kind: type.enumerated(...clientDataKinds),
  choices: 'string',
  required: 'boolean',
  hint: 'string',
  /** A text, a number, a day, a user's id, yes or no; null where nothing is known. */
  value: 'string | number | boolean | null',
  /** What a user's id is called. */
  words: 'string | null',
  /** What the client's value falls back to where it has none of its own. */
  fallback: 'string | null',
})

export const clientDataCalls = defineCalls({
  'clientData.ofClient': {
    method: 'GET',
    path: '/clients/{id}/client-data',
    summary: 'What the agency writes down of a client beside its usual facts, in the order of the types.',
    allow: employees,
    client: 'id',
    params: byId,
    response: clientDataValue.array(),
  },
  'clientData.settings': {
    method: 'GET',
    path: '/clients/{id}/settings',
    summary: 'The settings of a client: its facts, and what the agency writes down of it beside them.',
    allow: employees,
    client: 'id',
    params: byId,
    response: type({
      id: 'number',
      name: 'string',
      slug: 'string',
      identifier: 'string | null',
      industryId: 'number | null',
      groupId: 'number | null',
      activatedAt: 'string | null',
      canceledAt: 'string | null',
      city: 'string | null',
      state: 'string | null',
      phone: 'string | null',
      website: 'string | null',
      version: 'number',
      data: clientDataValue.array(),
    }),
  },
  'clientData.setDefaultValue': {
    method: 'POST',
    path: '/clients/{id}/setDefaultValue',
    summary:
      'Sets what a fact of a client falls back to where it has no value of its own; null takes it away.',
    allow: employees,
    client: 'id',
    params: byId,
    body: type({ '+': 'reject', id, value: line.or(day).or('number').or('boolean').or('null') }),
    response: clientDataValue.array(),
  },
  'clientData.save': {
    method: 'PUT',
    path: '/clients/{id}/client-data',
    summary: 'Changes what is written down of a client, by the id of the type. What is not named stays.',
    allow: employees,
    client: 'id',
    params: byId,
    body: type({
      '+': 'reject',
      values: type({ '+': 'reject', id, value: line.or(day).or('number').or('boolean').or('null') })
        .array()
        .atMostLength(200),
    }),
    response: clientDataValue.array(),
  },
})
