import { type } from '../../foundation/contract/type.ts'
import { avatarLimits } from './constants.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { putFile } from '../../foundation/contract/put-file.ts'
import { byId, day, id, idText, line, name, page, paging } from '../../foundation/contract/schemas.ts'
import { personInList } from '../sign-in/calls.ts'
import {
  administrators,
  anyone,
  employees,
  inOwnName,
  keepsTeams,
  ownUser,
  ownUserOrEmployee,
  ownUserOrRole,
} from '../../foundation/policy/rules-of-calls.ts'

const userTypeName = "'Employee' | 'Client' | 'Partner' | 'Regional Manager' | 'Guest' | 'PDF'"
const accountStateName = type("'active' | 'scheduled' | 'suspended' | 'inactive'")
const named = type({ id: 'number', name: 'string' }).or('null')

/** A user as lists and the user's own screens show it. */
export const user = type({
  id: 'number',
  firstName: 'string',
  lastName: 'string',
  fullName: 'string',
  email: 'string',
  /** The name of the picture's file, served below `/uploads/users/avatar/{userId}`. */
  avatar: 'string | null',
  active: 'boolean',
  isSuspended: 'boolean',
  state: accountStateName,
  /** Left out for whoever does not manage scheduled activation. */
  'startDate?': 'string | null',
  roles: 'string[]',
  UserType: { id: 'number', name: userTypeName },
  departments: type({
    id: 'number',
    name: 'string',
    DepartmentUser: { departmentUserTypeId: 'number | null' },
  }).array(),
  userLevelId: 'number | null',
  UserLevel: named,
  /** When the last of their sessions was used, UTC; left out for whoever does not keep the accounts. */
  'lastSeenAt?': 'string | null',
  pdfUser: 'boolean',
  mustChangePassword: 'boolean',
  version: 'number',
  can: {
    update: 'boolean',
    changeProfile: 'boolean',
    assignClients: 'boolean',
    impersonate: 'boolean',
    generateToken: 'boolean',
  },
})

/** One user, with what the session keeps of the caller's own (User). */
export const openUser = user.and({
  /** The key of the task tool: told to its owner only, null to everyone else. */
  kobiKey: 'string | null',
  impersonatedBy: 'number | null',
  impersonatedUserName: 'string | null',
  createdAt: 'string',
  /** Client groups whose report the user reads; Regional Managers and Clients have them. */
  groups: type({ id: 'number', name: 'string' }).array(),
})

const membership = type({ '+': 'reject', departmentId: id, 'departmentUserTypeId?': id.or('null') })

/** What administrators set on an account. */
const accountFields = {
  'userTypeId?': id,
  'roles?': type('string <= 100').array().atMostLength(50),
  'departments?': membership.array().atMostLength(50),
  'groupIds?': id.array().atMostLength(500),
  'userLevelId?': id.or('null'),
  'active?': 'boolean',
  'isSuspended?': 'boolean',
  'startDate?': day.or('null'),
} as const

const email = type('string <= 255')
const ids = id.array().atMostLength(1000)
const teamMember = type({ '+': 'reject', clientUserTypeId: id, userId: id })
const team = type({
  '+': 'reject',
  clientId: id,
  teamMembers: teamMember.array().atLeastLength(1).atMostLength(200),
})
const clientMembership = type({ id: 'number', name: 'string', slug: 'string', clientUserTypeId: 'number' })

const verdicts = type({ '[string]': 'boolean' })

export const userCalls = defineCalls({
  'users.list': {
    method: 'GET',
    path: '/users',
    summary:
      'Users of the tenant, filtered and paged; `fields` leaves only the named ones, separated by commas.',
    allow: employees,
    query: type({
      '+': 'reject',
      ...paging,
      'userTypeId?': idText,
      'state?': accountStateName,
      'active?': "'true' | 'false'",
      'role?': 'string <= 100',
      'departmentId?': idText,
      'userLevelId?': idText,
      'fields?': 'string <= 500',
    }),
    response: page(user),
  },
  'users.get': {
    method: 'GET',
    path: '/users/{id}',
    summary: 'One user.',
    allow: ownUserOrEmployee,
    user: 'id',
    params: byId,
    response: openUser,
  },
  'users.create': {
    method: 'POST',
    path: '/users',
    summary: 'Adds a user and sends an invitation to set a password.',
    allow: administrators,
    body: type({ '+': 'reject', firstName: name, lastName: name, email, ...accountFields }),
    response: openUser,
  },
  'users.update': {
    method: 'PUT',
    path: '/users/{id}',
    summary:
      'Changes a user: administrators everything of those who stand no higher, everyone their own name; a password only its owner, by itself.',
    allow: ownUserOrRole(),
    beforeNewPassword: true,
    user: 'id',
    params: byId,
    body: type({
      '+': 'reject',
      'firstName?': name,
      'lastName?': name,
      'email?': email,
      ...accountFields,
      'password?': 'string <= 200',
      /** The present password; not needed while it must be changed. */
      'currentPassword?': 'string <= 200',
    }),
    response: openUser,
  },
  'users.sendPasswordLink': {
    method: 'POST',
    path: '/users/{id}/send-password-link',
    summary: 'Mails a user a link to set a password; earlier links open nothing any more.',
    allow: inOwnName(administrators),
    params: byId,
    body: type({ '+': 'reject' }),
    response: type({ sent: 'true' }),
  },
  'users.setAvatar': putFile({
    path: '/users/{id}/avatar',
    summary: "A user's picture: PNG, JPEG or WebP.",
    allow: ownUserOrRole(),
    user: 'id',
    files: avatarLimits,
    response: type({ avatar: 'string | null' }),
  }),
  'users.removeAvatar': {
    method: 'DELETE',
    path: '/users/{id}/avatar',
    summary: "Removes a user's picture.",
    allow: ownUserOrRole(),
    user: 'id',
    params: byId,
    response: type({ avatar: 'null' }),
  },
  'users.avatar': {
    method: 'GET',
    path: '/uploads/users/avatar/{userId}/{avatar}',
    summary: "The bytes of a user's picture; its name cannot be guessed and changes with the picture.",
    allow: anyone,
    params: type({
      '+': 'reject',
      userId: idText,
      avatar: /^[1-9]\d{0,8}-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(?:png|jpg|webp)$/,
    }),
    answers: 'file',
  },
  'users.additionalSupportClients': {
    method: 'GET',
    path: '/user/{id}/additional-support-clients',
    summary: 'Clients whose team lists the user as ad support, beside those that are his or her own.',
    allow: ownUserOrEmployee,
    user: 'id',
    params: byId,
    response: clientMembership.array(),
  },
  'users.setClients': {
    method: 'PUT',
    path: '/users/{id}/clients',
    summary: 'The clients on whose teams a user is, all of them; those left out are left.',
    allow: keepsTeams,
    params: byId,
    body: type({
      '+': 'reject',
      clients: type({ '+': 'reject', clientId: id, clientUserTypeId: id }).array().atMostLength(2000),
    }),
    response: clientMembership.array(),
  },
  'clients.assignTeamMembers': {
    method: 'POST',
    path: '/clients/assignTeamMembers',
    summary: "Puts users on a client's team; those who are there already stay.",
    allow: keepsTeams,
    body: team,
    response: type({ clientId: 'number', teamMembers: teamMember.array() }),
  },
  'clients.removeTeamMembers': {
    method: 'POST',
    path: '/clients/removeTeamMembers',
    summary: "Takes users off a client's team; those who are not there are left out.",
    allow: keepsTeams,
    body: team,
    response: type({ clientId: 'number', teamMembers: teamMember.array() }),
  },
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
