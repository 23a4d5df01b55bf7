import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { id } from '../../foundation/contract/schemas.ts'
import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { personInList } from '../sign-in/calls.ts'
import { email } from './calls.ts'

const ids = id.array().atMostLength(1000)

/** Users by what other programs know them by. */
export const findUserCalls = defineCalls({
  'users.byEmail': {
    method: 'GET',
    path: '/users/getUserByEmail',
    summary: 'The user with an e-mail address.',
    allow: employees,
    query: type({ '+': 'reject', email }),
    response: personInList,
  },
  'users.byIds': {
    method: 'POST',
    path: '/users/getByIds',
    summary: 'Users by their ids, by name; ids that nobody has are left out.',
    allow: employees,
    reads: true,
    body: type({ '+': 'reject', ids }),
    response: personInList.array(),
  },
  'users.many': {
    method: 'POST',
    path: '/users/getManyUsers',
    summary: 'Users by any of their ids, type, department or role, by name, 1,000 at most.',
    allow: employees,
    reads: true,
    body: type({
      '+': 'reject',
      'ids?': ids,
      'userTypeId?': id,
      'departmentId?': id,
      'role?': 'string <= 100',
      'active?': 'boolean',
    }),
    response: personInList.array(),
  },
  'users.manyByEmail': {
    method: 'POST',
    path: '/users/getUsersByEmail',
    summary: 'Users by their e-mail addresses, by name; addresses that nobody has are left out.',
    allow: employees,
    reads: true,
    body: type({ '+': 'reject', emails: email.array().atMostLength(1000) }),
    response: personInList.array(),
  },
  'users.nameByEmail': {
    method: 'POST',
    path: '/users/getUsernameByEmail',
    summary: 'The name of the user with an e-mail address.',
    allow: employees,
    reads: true,
    body: type({ '+': 'reject', email }),
    response: type({ id: 'number', fullName: 'string' }),
  },
})
