import { sql } from 'kysely'
import { pathOf } from '@portal/core/foundation/routes'
import type { Incoming } from '../../foundation/http/operation.ts'
import { notify } from '../../platform/notifications/notify.ts'
import { usesTaskTool } from './built-in/check-task.ts'

type Telling = Pick<Incoming<'tasks.create'>, 'db' | 'tenantId' | 'services' | 'person'>

/** A task as its news name it. */
interface Told {
  readonly id: number
  readonly title: string
}

/**
 * Tells people about a task, in the caller's own transaction; nobody of what
 * they did themselves. Ids may come from another system: they can name anybody.
 */
export async function tellOfTask(
  { db, tenantId, services, person }: Telling,
  task: Told,
  userIds: readonly number[],
  what: 'given' | 'mentioned',
): Promise<void> {
  const others = [...new Set(userIds)].filter((id) => id !== person.id)
  if (others.length === 0) return
  const known = await db
    .selectFrom('user_account as u')
    .where('u.tenant_id', '=', tenantId)
    .where(sql<boolean>`u.id = any (${others}::integer[])`)
    .where(usesTaskTool)
    .select('u.id')
    .execute()
  await notify(
    { db, tenantId, services },
    known.map(({ id }) => id),
    {
      text:
        what === 'given' ? `You have a task: ${task.title}` : `You are mentioned in a task: ${task.title}`,
      path: pathOf('taskiq', {}, { task_id: String(task.id) }),
    },
  )
}
