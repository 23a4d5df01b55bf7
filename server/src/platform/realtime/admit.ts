import { decodeJwt } from 'jose'
import type { Server } from 'socket.io'
import type { FromBrowser, FromServer } from '@portal/core/platform/realtime/events'
import type { User } from '@portal/core/foundation/policy/actor'
import { isActing } from '@portal/core/foundation/policy/impersonation'
import { opensPresence } from '@portal/core/foundation/policy/shell'
import { isEmployee } from '@portal/core/foundation/policy/user-types'
import { wholeTenant } from '../../foundation/database/context.ts'
import { fullNameOf } from '../../foundation/database/full-name.ts'
import type { Services } from '../../foundation/http/operation.ts'

/** What is known of a connection. */
export interface Connected {
  readonly tenantId: number
  readonly userId: number
  readonly fullName: string
  /** Staff see each other at work; nobody is shown while somebody acts as them. */
  readonly seen: boolean
  readonly token: string
  /** When its token ends, in milliseconds since 1970. */
  readonly expiresAt: number
}

/** Of what another process knows something that is so no longer. */
export type Changed =
  | { readonly kind: 'user'; readonly tenantId: number; readonly userId: number }
  | { readonly kind: 'tenant' | 'looks'; readonly tenantId: number }

/** What processes tell each other. */
export interface BetweenProcesses {
  changed(news: Changed): void
}

export type RealtimeServer = Server<FromBrowser, FromServer, BetweenProcesses, Connected>

/** The person of an access token, or null when it is none of the portal's or its session has ended. */
export async function claimsOf(token: unknown, services: Services): Promise<User | null> {
  if (typeof token !== 'string' || token.length > 4096) return null
  const claims = await services.tokens.check(token)
  if (typeof claims === 'string' || claims.kind !== 'portal') return null
  const person = await services.actors.of(claims)
  return person && { kind: 'user', ...person, sessionId: claims.sessionId }
}

/** Whether somebody is told who of the staff is at work on what, and shown to them. */
export const isSeen = (user: User): boolean => isEmployee(user) && !isActing(user)

/**
 * Who opens a connection. Everybody signed in may, but guests and the account
 * that renders reports.
 * @throws when it is nobody who may
 */
export async function admit(auth: unknown, services: Services): Promise<Connected> {
  const token = typeof auth === 'object' && auth !== null && 'token' in auth ? auth.token : null
  const user = await claimsOf(token, services)
  if (!user || typeof token !== 'string' || !opensPresence(user)) throw new Error('Unauthenticated')
  const fullName = await fullNameOf(
    services.database.reading(wholeTenant(user.tenantId)),
    user.tenantId,
    user.id,
  )
  return {
    tenantId: user.tenantId,
    userId: user.id,
    fullName,
    seen: isSeen(user),
    token,
    // Checked above, so it says when it ends.
    expiresAt: (decodeJwt(token).exp ?? 0) * 1000,
  }
}
