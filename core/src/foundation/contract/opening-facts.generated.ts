// Made from the calls by `npm run check`; a law compares it with them.
import type { CallFacts } from './call-facts.ts'

/** What a browser knows of the calls by which somebody comes in, before the table of all calls is here. */
export const openingFacts = {
  'users.signIn': { method: 'POST', path: '/users/signIn' },
  'users.signInWith2FA': { method: 'POST', path: '/users/signInWith2FA' },
  'users.sendRecovery2FACode': { method: 'POST', path: '/users/sendRecovery2FACode' },
  'users.signInWithPasskey': { method: 'POST', path: '/users/passkey' },
  'tenants.googleCallback': { method: 'GET', path: '/tenants/auth/{id}/google/callback' },
  'users.refresh': { method: 'POST', path: '/users/refresh' },
  'users.signOut': { method: 'POST', path: '/users/signOut' },
  'users.stopActing': { method: 'POST', path: '/users/stopActing' },
  'users.requestPasswordReset': { method: 'POST', path: '/users/reset-password' },
  'users.verifyResetToken': { method: 'POST', path: '/users/verify-reset-token' },
  'users.updatePassword': { method: 'POST', path: '/users/update-password' },
  'guestAccesses.verify': { method: 'POST', path: '/guest-accesses/verify' },
  'guestAccesses.request': { method: 'POST', path: '/guest-accesses/request' },
  'tenants.byHost': { method: 'POST', path: '/tenants/{subdomain}' },
  'tenants.authentication': { method: 'GET', path: '/tenants/auth/{tenantId}' },
  'tenants.googleBegin': { method: 'POST', path: '/tenants/auth/{id}/google/begin' },
} as const satisfies Readonly<Record<string, CallFacts>>
