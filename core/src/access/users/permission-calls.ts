import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { byId, id, line } from '../../foundation/contract/schemas.ts'
import { administrators, employees, inOwnName, ownUser } from '../../foundation/policy/rules-of-calls.ts'
import { userTypeName } from './calls.ts'

const verdicts = type({ '[string]': 'boolean' })

/** What users may do: by whose rights a program runs, what roles open, which types there are. */
export const permissionCalls = defineCalls({
  'users.checkPermissions': {
    method: 'POST',
    path: '/users/checkPermissions',
    summary:
      'Whether the caller, or for administrators another user, may open screens, make calls and has roles (wildcards allowed).',
    allow: ownUser,
    reads: true,
    body: type({
      '+': 'reject',
      'userId?': id,
      'routes?': line.array().atMostLength(500),
      'calls?': line.array().atMostLength(500),
      'roles?': line.array().atMostLength(100),
    }),
    response: type({ routes: verdicts, calls: verdicts, roles: verdicts }),
  },
  'users.generateToken': {
    method: 'POST',
    path: '/users/{id}/generateToken',
    summary:
      'An access token of ten minutes, for a program that an administrator runs as this user. It cannot be renewed.',
    allow: inOwnName(administrators),
    params: byId,
    reads: true,
    body: type({ '+': 'reject' }),
    response: type({ token: 'string', expiresIn: 'number' }),
  },
  'roles.list': {
    method: 'GET',
    path: '/roles',
    summary: 'The roles, with how many active users have each.',
    allow: employees,
    response: type({
      id: 'number',
      name: 'string',
      members: 'number',
      can: { grant: 'boolean' },
    }).array(),
  },
  'roles.get': {
    method: 'GET',
    path: '/roles/{id}',
    summary: 'What a role opens beyond what its people reach without it: screens and calls.',
    allow: administrators,
    params: byId,
    response: type({
      id: 'number',
      name: 'string',
      userType: userTypeName,
      routes: type({ name: 'string', path: 'string', title: 'string', area: 'string' }).array(),
      calls: type({
        name: 'string',
        method: 'string',
        path: 'string',
        summary: 'string',
        rule: 'string',
      }).array(),
    }),
  },
  'userTypes.list': {
    method: 'GET',
    path: '/user-types',
    summary: 'The types that users are of.',
    allow: employees,
    response: type({ id: 'number', name: userTypeName }).array(),
  },
})
