import type { Call } from '@portal/core/foundation/contract/call'
import { isPerson, type Actor } from '@portal/core/foundation/policy/actor'
import type { Scope } from '@portal/core/foundation/policy/rule'
import { anyone } from '@portal/core/foundation/policy/rules-of-calls'
import { wholeTenant, type DatabaseContext } from '../database/context.ts'
import type { Database } from '../database/database.ts'
import type { Writer } from '../database/own-writes.ts'
import { networkOf } from './network-of.ts'

/**
 * The tenant and clients that the caller's connection may see: where a rule answers groups, the stores of these
 * and no others; the whole tenant for what is open to anyone, who would see it without signing in as well.
 */
export async function contextOf(
  database: Database,
  {
    actor,
    scope,
    call,
  }: { readonly actor: Actor; readonly scope: Exclude<Scope, 'none'>; readonly call?: Call },
): Promise<DatabaseContext> {
  const tenantId = tenantOf(actor)
  if (call?.allow === anyone) return { tenantId, clientIds: null }
  if (isPerson(actor)) {
    if (actor.userType === 'Employee' || actor.userType === 'PDF') return { tenantId, clientIds: null }
    if (scope !== 'all' && scope.of === 'group')
      return { tenantId, clientIds: await storesOf(database, tenantId, scope.ids) }
    return {
      tenantId,
      clientIds: [...new Set(actor.clients.map((client) => client.id))].toSorted((a, b) => a - b),
    }
  }
  if (actor.kind === 'guest') return { tenantId, clientIds: [actor.grant.clientId] }
  return { tenantId, clientIds: scope === 'all' ? null : [] }
}

async function storesOf(
  database: Database,
  tenantId: number,
  groupIds: readonly number[],
): Promise<readonly number[]> {
  const stores = await database
    .reading(wholeTenant(tenantId))
    .selectFrom('client')
    .where('tenant_id', '=', tenantId)
    .where('group_id', 'in', groupIds)
    .select('id')
    .orderBy('id')
    .execute()
  return stores.map(({ id }) => id)
}

/** Who it is that reads and writes, whoever that person acts as; null for everybody without an account. */
export const writerOf = (actor: Actor): Writer | null =>
  isPerson(actor) ? { tenantId: actor.tenantId, userId: actor.impersonatedBy ?? actor.id } : null

/** The tenant of whoever asks; 0, of which nobody sees a row, where there is none. */
export const tenantOf = (actor: Actor): number => actor.tenantId ?? 0

/** Whose requests are counted, and whose keys of attempts are told apart. */
export const actorKey = (actor: Actor, ip: string): string =>
  isPerson(actor)
    ? `${actor.key ? `key ${actor.key.id}` : actor.kind}:${actor.tenantId}:${actor.clientView?.employeeId ?? actor.id}`
    : `ip:${networkOf(ip)}`
