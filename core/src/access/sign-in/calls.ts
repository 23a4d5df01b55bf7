import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { byId, id, idText, line, nothing } from '../../foundation/contract/schemas.ts'
import {
  administrators,
  anyone,
  employees,
  inOwnName,
  ownUserOrEmployee,
  orRenderer,
  signedIn,
} from '../../foundation/policy/rules-of-calls.ts'

/** A tenant as every screen may know it before sign-in. */
export const tenant = type({
  id: 'number',
  name: 'string',
  slug: 'string',
  logo: 'string | null',
  primaryColor: 'string',
  partnerTenant: 'boolean',
  TenantCarouselItems: type({ id: 'number', name: 'string', image: 'string' }).array(),
})

/** The signed-in user with all that the session keeps. */
const currentUser = type({
  id: 'number',
  tenantId: 'number',
  firstName: 'string',
  lastName: 'string',
  fullName: 'string',
  email: 'string',
  avatar: 'string | null',
  active: 'boolean',
  isSuspended: 'boolean',
  startDate: 'string | null',
  pdfUser: 'boolean',
  mustChangePassword: 'boolean',
  UserType: { name: "'Employee' | 'Client' | 'Partner' | 'Regional Manager' | 'Guest' | 'PDF'" },
  roles: 'string[]',
  departments: type({
    id: 'number',
    name: 'string',
    DepartmentUser: { departmentUserTypeId: 'number | null' },
  }).array(),
  partner: type({ logo: 'string | null', primaryColor: 'string' }).or('null'),
  impersonatedBy: 'number | null',
  impersonatedUserName: 'string | null',
  /** The client whose view of the portal this is, while an employee looks as it. */
  clientView: type({ id: 'number', name: 'string', slug: 'string' }).or('null'),
  kobiKey: 'string | null',
  clients: type({ id: 'number', slug: 'string', name: 'string', clientUserTypeId: 'number' }).array(),
  hasGroupAccess: 'boolean',
  groupIds: 'number[]',
  features: { chat: 'boolean', assistant: 'boolean', geoiq: 'boolean' },
})

/** What a sign-in answers. The refresh token travels in an httpOnly cookie beside it. */
export const signedInAnswer = type({
  accessToken: 'string',
  /** Seconds until the access token expires. */
  expiresIn: 'number',
  user: currentUser,
  tenant,
})

/** What an authenticator app needs: the secret to type, and its address as a picture to scan. */
export const authenticatorSetup = type({
  secret: 'string',
  /** `otpauth://totp/…`, which opens the app on a phone. */
  address: 'string',
  /** The address as a QR code: an SVG in a data address. */
  picture: 'string',
})

/** What a sign-in answers whose password was right, while a second factor is still to come. */
export const secondFactorAsked = type({
  secondFactor: "'code' | 'setup'",
  /** Proves the first step to the second; good for ten minutes. */
  authAccessToken: 'string',
  expiresIn: 'number',
  /** Where the app is yet to be set up. */
  setup: authenticatorSetup.or('null'),
})

/** A person in a list of people: for mentions, assignees and stakeholders. */
export const personInList = type({
  id: 'number',
  firstName: 'string',
  lastName: 'string',
  fullName: 'string',
  email: 'string',
})

export const accessCalls = defineCalls({
  'tenants.byHost': {
    method: 'POST',
    path: '/tenants/{subdomain}',
    summary: 'The tenant that a host name belongs to.',
    allow: anyone,
    reads: true,
    params: type({ '+': 'reject', subdomain: line }),
    body: type({ '+': 'reject', 'hostname?': line }),
    response: tenant,
  },
  'tenants.authentication': {
    method: 'GET',
    path: '/tenants/auth/{tenantId}',
    summary: 'The ways to sign in to a tenant.',
    allow: anyone,
    params: type({ '+': 'reject', tenantId: idText }),
    response: type({ password: 'boolean', google: 'boolean' }),
  },
  'users.signIn': {
    method: 'POST',
    path: '/users/signIn',
    summary:
      'Signs in with e-mail and password; sets the refresh cookie, or asks for the second factor first.',
    allow: anyone,
    reads: true,
    // A whole office comes to work behind one address; guesses are limited by what was wrong.
    perMinute: 600,
    body: type({ '+': 'reject', email: 'string <= 255', password: 'string <= 200' }),
    response: signedInAnswer.or(secondFactorAsked),
  },
  'users.refresh': {
    method: 'POST',
    path: '/users/refresh',
    summary: 'A new access token from the refresh cookie, which is replaced.',
    allow: anyone,
    reads: true,
    body: nothing,
    response: signedInAnswer,
  },
  'users.signOut': {
    method: 'POST',
    path: '/users/signOut',
    summary: 'Ends this session.',
    allow: anyone,
    reads: true,
    body: nothing,
    response: type({ signedOut: 'true' }),
  },
  'users.signInWithUserImpersonation': {
    method: 'POST',
    path: '/users/signInWithUserImpersonation',
    summary: 'Acts as another user; the own session waits until it is taken up again.',
    allow: inOwnName(administrators),
    reads: true,
    perMinute: 30,
    body: type({ '+': 'reject', userId: id, currentUserId: id }),
    response: signedInAnswer.and({ alerted: 'boolean' }),
  },
  'users.toImpersonate': {
    method: 'GET',
    path: '/users/to-impersonate',
    summary: 'Users whom one may act as, by name, at most 50.',
    allow: inOwnName(administrators),
    query: type({ '+': 'reject', 'search?': 'string <= 100' }),
    response: type({
      id: 'number',
      fullName: 'string',
      email: 'string',
      userType: 'string',
      roles: 'string[]',
    }).array(),
  },
  'users.signInAsClient': {
    method: 'POST',
    path: '/users/signInAsClient',
    summary: 'Sees the portal as a user of a client would; nothing can be changed meanwhile.',
    allow: inOwnName(employees),
    reads: true,
    perMinute: 60,
    body: type({ '+': 'reject', clientId: id }),
    response: signedInAnswer,
  },
  'users.stopActing': {
    method: 'POST',
    path: '/users/stopActing',
    summary: 'Ends acting as somebody else and takes up the own session again.',
    allow: anyone,
    reads: true,
    body: nothing,
    response: signedInAnswer,
  },
  'users.current': {
    method: 'GET',
    path: '/users/me',
    summary: 'The signed-in user.',
    allow: orRenderer(signedIn),
    beforeNewPassword: true,
    response: currentUser,
  },
  'users.active': {
    method: 'GET',
    path: '/users/active',
    summary:
      'Active users of the tenant, by name: employees, those of another type, or with `everybody` clients, partners and regional managers too, looked for by e-mail as well.',
    allow: employees,
    query: type({
      '+': 'reject',
      'userTypeId?': idText,
      'everybody?': "'true'",
      /** Regional Managers beside the employees. */
      'regional?': "'true'",
      'search?': 'string <= 100',
      'limit?': type('string.integer.parse').to('1 <= number.integer <= 1000'),
    }),
    response: personInList.array(),
  },
  'users.clients': {
    method: 'GET',
    path: '/user/{id}/my-clients/',
    summary: 'Clients whose team lists the user.',
    allow: ownUserOrEmployee,
    user: 'id',
    params: byId,
    response: type({ id: 'number', name: 'string', slug: 'string', clientUserTypeId: 'number' }).array(),
  },
  'usage.track': {
    method: 'POST',
    path: '/usage-tracking',
    summary: 'Records what a user did; with the id of an earlier record, completes that record.',
    allow: signedIn,
    body: type({
      '+': 'reject',
      'id?': id,
      'clientId?': id.or('null'),
      'userId?': id,
      'action?': '1 <= string <= 100',
      'log?': 'object',
    }),
    response: type({ id: 'number' }),
  },
})
