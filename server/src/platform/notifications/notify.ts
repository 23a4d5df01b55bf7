import { afterCommitOf } from '../../foundation/database/after-commit.ts'
import type { Db } from '../../foundation/database/database.ts'
import type { Services } from '../../foundation/http/operation.ts'

/** What a notification says, and where it leads. */
export interface News {
  readonly text: string
  /** The screen where it is, from the portal's root; null where there is none. */
  readonly path: string | null
}

/** Tells people something, in the caller's own transaction: their bells ring once it is committed. */
export async function notify(
  { db, tenantId, services }: { readonly db: Db; readonly tenantId: number; readonly services: Services },
  userIds: readonly number[],
  { text, path }: News,
): Promise<void> {
  const people = [...new Set(userIds)]
  if (people.length === 0) return
  await db
    .insertInto('notification')
    .values(people.map((userId) => ({ tenant_id: tenantId, user_id: userId, text, path })))
    .execute()
  afterCommitOf(db, () => people.forEach((userId) => services.realtime.notified(tenantId, userId)))
}
