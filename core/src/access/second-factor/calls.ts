import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { byId, flagText, id, nothing, page, paging } from '../../foundation/contract/schemas.ts'
import {
  administrators,
  anyone,
  employeesWithRole,
  inOwnName,
  inPortal,
  ownUserOrRole,
} from '../../foundation/policy/rules-of-calls.ts'
import { authenticatorSetup, signedInAnswer } from '../sign-in/calls.ts'

const code = 'string <= 20'
/** The short-lived token of the first step. */
const authAccessToken = 'string <= 2000'
const secret = 'string <= 64'

const keepers = inOwnName(employeesWithRole('Developer'))
const oneself = inOwnName(inPortal)

/** A person with the state of his or her second factor. */
const personWithSecondFactor = type({
  id: 'number',
  fullName: 'string',
  email: 'string',
  userType: 'string',
  /** `waiting`: asked for, and set up at the next sign-in. */
  state: "'off' | 'waiting' | 'on'",
  forced: 'boolean',
  can: { enable: 'boolean', disable: 'boolean' },
})

/** The second factor: a code of an authenticator app (RFC 6238). */
export const secondFactorCalls = defineCalls({
  'users.signInWith2FA': {
    method: 'POST',
    path: '/users/signInWith2FA',
    summary:
      'The second step of a sign-in: a code of the authenticator app, or the one that was mailed. With `secret`, the app is set up on the way.',
    allow: anyone,
    reads: true,
    perMinute: 600,
    body: type({
      '+': 'reject',
      authAccessToken,
      token: code,
      'secret?': type(secret).or('null'),
      'email?': 'string <= 255',
      'password?': 'string <= 200',
    }),
    response: signedInAnswer,
  },
  'users.sendRecovery2FACode': {
    method: 'POST',
    path: '/users/sendRecovery2FACode',
    summary: 'Mails a code that stands in for the authenticator app, for this one sign-in.',
    allow: anyone,
    reads: true,
    perMinute: 10,
    body: type({ '+': 'reject', authAccessToken }),
    response: type({ sent: 'boolean', to: 'string' }),
  },
  'users.ownTwoFactor': {
    method: 'GET',
    path: '/users/me/two-factor',
    summary: 'Whether one signs in with a second factor, and whether one may turn it off.',
    allow: oneself,
    response: type({
      state: "'off' | 'waiting' | 'on'",
      forced: 'boolean',
      /** Codes of the recovery sheet that were not used yet. */
      recoveryCodesLeft: 'number',
    }),
  },
  'users.createRecoveryCodes': {
    method: 'POST',
    path: '/users/me/recovery-codes',
    summary:
      'Ten codes to keep on paper, each of which stands in for the authenticator app once; those of before open nothing more. Asks for the password.',
    allow: oneself,
    reads: true,
    body: type({ '+': 'reject', password: 'string <= 200' }),
    response: type({ codes: 'string[]' }),
  },
  'users.begin2FA': {
    method: 'POST',
    path: '/users/begin2FA',
    summary: 'A new secret for an authenticator app, which `set2FA` stores; asks for the password.',
    allow: oneself,
    reads: true,
    body: type({ '+': 'reject', password: 'string <= 200' }),
    response: type({ authAccessToken: 'string', setup: authenticatorSetup }),
  },
  'users.set2FA': {
    method: 'POST',
    path: '/users/set2FA',
    summary: "Stores the set-up of one's authenticator app, proven by a code of it; other sessions end.",
    allow: oneself,
    body: type({ '+': 'reject', authAccessToken, secret, token: code }),
    response: type({ state: "'on'" }),
  },
  'users.enable2FA': {
    method: 'POST',
    path: '/users/{id}/enable2FA',
    summary: 'Has a user sign in with a second factor from the next time on.',
    allow: keepers,
    params: byId,
    body: nothing,
    response: personWithSecondFactor,
  },
  'users.disable2FA': {
    method: 'POST',
    path: '/users/{id}/disable2FA',
    summary:
      'Turns the second factor off: for oneself with the password and unless it is demanded, for others by those who keep it.',
    allow: inOwnName(ownUserOrRole('Developer')),
    user: 'id',
    params: byId,
    body: type({ '+': 'reject', 'password?': 'string <= 200' }),
    response: personWithSecondFactor,
  },
  'users.reset2FA': {
    method: 'POST',
    path: '/users/{id}/reset2FA',
    summary:
      'Takes a lost authenticator app and its recovery codes off an account: its sessions end, and a new app is set up at the next sign-in.',
    allow: inOwnName(administrators),
    params: byId,
    body: nothing,
    response: type({ reset: 'true' }),
  },
  'users.add2FAToUsers': {
    method: 'POST',
    path: '/users/add2FAToUsers',
    summary: 'Has several users sign in with a second factor from the next time on; all or none.',
    allow: keepers,
    body: type({ '+': 'reject', userIds: id.array().atLeastLength(1).atMostLength(1000) }),
    response: type({ ids: 'number[]' }),
  },
  'users.twoFactorStates': {
    method: 'GET',
    path: '/users/two-factor',
    summary: 'Users with the state of their second factor, by name, paged.',
    allow: keepers,
    query: type({
      '+': 'reject',
      ...paging,
      'state?': "'off' | 'waiting' | 'on'",
      'userType?': "'Employee' | 'Client' | 'Partner' | 'Regional Manager'",
      'active?': flagText,
    }),
    response: page(personWithSecondFactor),
  },
})
