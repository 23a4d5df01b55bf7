import type { Call } from '../../foundation/contract/call.ts'
import type { KeyInUse, User } from '../../foundation/policy/actor.ts'
import { scopeOf } from '../../foundation/policy/scope-of-call.ts'
import { anyone } from '../../foundation/policy/rules-of-calls.ts'

/** What every key begins with, so that people and scanners for leaked secrets know one. */
export const keyBeginning = 'apk_'

/** Keys of one person that are not revoked. */
export const mostKeys = 50

/** Requests a minute that a key may make unless it says otherwise, and the most it may say. */
export const usualPerMinute = 120
export const mostPerMinute = 1200

/** What a key is for: a person's own programs, a program of the agency, one report in another tool. */
export const keyKinds = ['Own', 'Service', 'Report'] as const

/**
 * Areas and calls that no key opens, although a rule might: they decide who signs in, hold passwords or keys, or give
 * an account another address, by which its password is set anew. What is for people themselves (`inOwnName`,
 * `inPortal`) is closed by its rule.
 */
const closed: readonly string[] = [
  'apiKeys',
  'reportData',
  'webhooks',
  'embed',
  'credentials',
  'leadKeys',
  'guestAccesses',
  'terms',
  'adminHelpers',
  'users.create',
  'users.update',
  'users.setClients',
  'users.sessions',
  'users.endSession',
  'users.endSessions',
  'users.blockedIps',
  'users.unblockIp',
  'users.checkPermissions',
  'tenants.setSetting',
  'roles.get',
  'audit',
]

/** The area of a call: `budgets` of `budgets.create`. */
export const areaOf = (call: string): string => call.split('.')[0] ?? call

/** Whether no key opens a call, whoever's it is. */
const closedToKeys = (name: string, { allow }: Pick<Call, 'allow'>): boolean =>
  allow === anyone || closed.includes(name) || closed.includes(areaOf(name))

/** Any key: which one it is decides no rule. */
const someKey: KeyInUse = { id: 0, name: '', prefix: '' }

/** Whether a key of this person could open a call. */
export const keyCouldOpen = (name: string, call: Call, person: User): boolean =>
  !closedToKeys(name, call) && scopeOf(call, { ...person, key: someKey }) !== 'none'
