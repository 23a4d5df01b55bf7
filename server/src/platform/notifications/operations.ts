import { sql } from 'kysely'
import { mostShown } from '@portal/core/platform/notifications/constants'
import type { Db } from '../../foundation/database/database.ts'
import { operation } from '../../foundation/http/operation.ts'
import { notFound } from '../../foundation/http/refusal.ts'

const list = operation('notifications.list', async ({ db, tenantId, person }) => {
  const rows = await db
    .selectFrom('notification')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', person.id)
    .select(['id', 'text', 'path', 'created_at', 'read_at'])
    .orderBy('id', 'desc')
    .limit(mostShown)
    .execute()
  return {
    rows: rows.map(({ id, text, path, created_at, read_at }) => ({
      id,
      text,
      path,
      createdAt: created_at,
      read: read_at !== null,
    })),
    unread: await unreadOf(db, tenantId, person.id),
  }
})

/** Its other windows follow. */
const read = operation(
  'notifications.read',
  async ({ db, tenantId, person, body, services, audit, afterCommit }) => {
    if (body.ids && !(await areAllOwn(db, tenantId, person.id, body.ids))) throw notFound('This notification')
    let marked = db
      .updateTable('notification')
      .set({ read_at: sql<string>`now()` })
      .where('tenant_id', '=', tenantId)
      .where('user_id', '=', person.id)
      .where('read_at', 'is', null)
    if (body.ids) marked = marked.where('id', 'in', body.ids.length > 0 ? body.ids : [0])
    const { numUpdatedRows } = await marked.executeTakeFirstOrThrow()
    audit({ subject: 'notification', changes: { read: [null, Number(numUpdatedRows)] } })
    afterCommit(() => services.realtime.notified(tenantId, person.id))
    return { unread: await unreadOf(db, tenantId, person.id) }
  },
)

async function areAllOwn(db: Db, tenantId: number, userId: number, ids: readonly number[]): Promise<boolean> {
  const known = new Set(ids)
  if (known.size === 0) return true
  const own = await db
    .selectFrom('notification')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('id', 'in', [...known])
    .select('id')
    .execute()
  return own.length === known.size
}

async function unreadOf(db: Db, tenantId: number, userId: number): Promise<number> {
  const { unread } = await db
    .selectFrom('notification')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .executeTakeFirstOrThrow()
  return Number(unread)
}

export const notificationOperations = { 'notifications.list': list, 'notifications.read': read }
