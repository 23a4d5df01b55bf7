import { sql } from 'kysely'
import type { UserType } from '@portal/core/foundation/policy/actor'
import { operation, type Incoming } from '../../foundation/http/operation.ts'
import { unauthenticated } from '../../foundation/http/authenticate.ts'
import { notFound, Refusal } from '../../foundation/http/refusal.ts'
import { actingOperations } from '../acting/acting.ts'
import { typeNamed } from '../users/read-users.ts'
import { clientsOf, presentCurrentUser, presentTenant } from './present-user.ts'
import {
  actingCookie,
  clearCookie,
  continueSession,
  endSessionOf,
  refreshCookie,
} from '../sessions/sessions.ts'
import { passkeyOperations } from '../passkeys/passkeys.ts'
import { requestPasswordReset, updatePassword, verifyResetToken } from '../passwords/reset-password.ts'
import { sendRecovery2FACode, signInWith2FA } from '../second-factor/second-step.ts'
import { sessionOperations } from '../sessions/session-list.ts'
import { signIn } from './sign-in.ts'
import { terminationOperations } from '../terminations/terminations.ts'
import { twoFactorOperations } from '../second-factor/two-factor.ts'

/** The tenant of a host: by the name in the body, else by the slug in the path, else by the connection's host. */
const tenantByHost = operation('tenants.byHost', async ({ params, body, services, origin }) => {
  const tenant =
    (await services.tenants.byHost(body.hostname ?? origin.host)) ??
    (await services.tenants.byHost(params.subdomain))
  if (!tenant) throw notFound('A portal for this address')
  return presentTenant(services, tenant)
})

const authentication = operation('tenants.authentication', async ({ params, services }) => {
  if (!(await services.tenants.byId(params.tenantId))) throw notFound('This tenant')
  return { password: true, google: services.google !== null }
})

/** Whoever acts as somebody goes on so; once that has ended one is oneself again. */
const refresh = operation('users.refresh', async (incoming) => {
  const { cookies } = incoming.origin
  const acting = cookies[actingCookie.name]
  if (acting) {
    try {
      return await continueSession(incoming, acting, actingCookie)
    } catch (error) {
      if (!(error instanceof Refusal && error.status === 401)) throw error
    }
  }
  const token = cookies[refreshCookie.name]
  if (!token) throw unauthenticated()
  return continueSession(incoming, token)
})

const signOut = operation('users.signOut', async (incoming) => {
  for (const cookie of [actingCookie, refreshCookie]) {
    const token = incoming.origin.cookies[cookie.name]
    if (token) await endSessionOf(incoming.services, token)
    clearCookie(incoming, cookie)
  }
  return { signedOut: true as const }
})

const current = operation('users.current', async ({ person, services }) =>
  presentCurrentUser(services, person),
)

/** Which people are asked for: who works here, unless it is said otherwise. */
const typesAsked = ({
  userTypeId,
  everybody,
  regional,
}: Incoming<'users.active'>['query']): readonly UserType[] => {
  if (everybody) return ['Employee', 'Client', 'Partner', 'Regional Manager']
  if (regional) return ['Employee', 'Regional Manager']
  return [userTypeId === undefined ? 'Employee' : typeNamed(userTypeId)]
}

const activeUsers = operation('users.active', async ({ db, tenantId, query }) => {
  let rows = db
    .selectFrom('user_account')
    .where('tenant_id', '=', tenantId)
    .where('active', '=', true)
    .where('suspended', '=', false)
    .where('user_type', 'in', typesAsked(query))
  const search = query.search?.trim().toLowerCase()
  if (search)
    rows = rows.where(
      sql<boolean>`position(${search} in lower(first_name || ' ' || last_name${query.everybody ? sql` || ' ' || email` : sql``})) > 0`,
    )
  const found = await rows
    .select(['id', 'first_name', 'last_name', 'email'])
    .orderBy(sql`lower(first_name || ' ' || last_name)`)
    .orderBy('id')
    .limit(query.limit ?? 1000)
    .execute()
  return found.map((row) => ({
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    fullName: `${row.first_name} ${row.last_name}`,
    email: row.email,
  }))
})

const myClients = operation('users.clients', async ({ db, tenantId, params }) =>
  clientsOf(db, { id: params.id, tenantId }),
)

export const accessOperations = {
  'tenants.byHost': tenantByHost,
  'tenants.authentication': authentication,
  'users.signIn': signIn,
  'users.refresh': refresh,
  'users.signOut': signOut,
  ...actingOperations,
  'users.current': current,
  'users.active': activeUsers,
  'users.clients': myClients,
  'users.requestPasswordReset': requestPasswordReset,
  'users.verifyResetToken': verifyResetToken,
  'users.updatePassword': updatePassword,
  'users.signInWith2FA': signInWith2FA,
  'users.sendRecovery2FACode': sendRecovery2FACode,
  ...twoFactorOperations,
  ...passkeyOperations,
  ...sessionOperations,
  ...terminationOperations,
}
