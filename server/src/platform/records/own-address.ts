import { addressesIn, notOwnEmail } from '@portal/core/foundation/rules'
import type { Fields } from '@portal/core/foundation/contract/field'
import type { Actor } from '@portal/core/foundation/policy/actor'
import type { Db } from '../../foundation/database/database.ts'
import { invalid } from '../../foundation/http/refusal.ts'

/**
 * Keeps people from putting their own address where those of others belong.
 *
 * @throws {Refusal} 422 at the field
 */
export async function refuseOwnAddress(
  db: Db,
  actor: Actor,
  fields: Fields,
  given: Readonly<Record<string, unknown>>,
): Promise<void> {
  const typed = Object.entries(fields).flatMap(([name, { ofOthers }]) => {
    const value = given[name]
    return ofOthers && typeof value === 'string' && value !== ''
      ? [{ name, addresses: addressesIn(value) }]
      : []
  })
  if (typed.length === 0 || actor.kind !== 'user') return
  const own = await db
    .selectFrom('user_account')
    .where('id', '=', actor.id)
    .select('email')
    .executeTakeFirst()
  const isOwn = own && notOwnEmail(own.email)
  const errors = typed.flatMap(({ name, addresses }) => {
    const sentence = isOwn?.(addresses) ?? null
    return sentence === null ? [] : [[name, sentence] as const]
  })
  if (errors.length > 0) throw invalid(Object.fromEntries(errors))
}
