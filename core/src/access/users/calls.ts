import { type } from '../../foundation/contract/type.ts'
import { avatarLimits } from './constants.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { putFile } from '../../foundation/contract/put-file.ts'
import { byId, day, id, idText, name, page, paging } from '../../foundation/contract/schemas.ts'
import {
  administrators,
  anyone,
  employees,
  inOwnName,
  ownUserOrEmployee,
  ownUserOrRole,
} from '../../foundation/policy/rules-of-calls.ts'

export const userTypeName = "'Employee' | 'Client' | 'Partner' | 'Regional Manager' | 'Guest' | 'PDF'"
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
    /** Takes a lost authenticator app off the account. */
    resetTwoFactor: 'boolean',
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

export const email = type('string <= 255')

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
})
