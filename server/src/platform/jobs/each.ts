import { wholeTenant } from '../../foundation/database/context.ts'
import type { Database } from '../../foundation/database/database.ts'
import { isDatabaseGone } from '../../foundation/http/failures.ts'

/**
 * Does the same for one after the other, also behind one that failed: what is wrong with one tenant, client or row keeps
 * no other from its turn.
 *
 * @throws what failed, once all had their turn; at once where the database is away
 */
export async function each<T>(all: Iterable<T>, work: (one: T) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = []
  for (const one of all) {
    try {
      await work(one)
    } catch (error) {
      if (isDatabaseGone(error)) throw error
      failures.push(error)
    }
  }
  if (failures.length === 1) throw failures[0]
  if (failures.length > 1) throw new AggregateError(failures, `${failures.length} of them failed.`)
}

/**
 * Does the same for each tenant by its id, as `each` does.
 *
 * @throws what failed, once all had their turn
 */
export async function eachTenant(
  database: Database,
  work: (tenantId: number, tenants: number) => Promise<unknown>,
): Promise<void> {
  const tenants = await database
    .reading(wholeTenant(0))
    .selectFrom('tenant')
    .select('id')
    .orderBy('id')
    .execute()
  await each(tenants, ({ id }) => work(id, tenants.length))
}
