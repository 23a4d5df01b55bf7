import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { byId, day, id, line } from '../../foundation/contract/schemas.ts'
import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { clientDataKinds } from './types.ts'

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
