import type { TaskItem } from '@portal/core/work/tasks/schemas'
import type { Db } from '../../foundation/database/database.ts'

declare module '../../foundation/services.ts' {
  interface Services {
    readonly taskFollowers: readonly TaskFollower[]
  }
}

/** What else a task stands for is brought in line with it, in the transaction in which somebody, `by`, changes the task. */
export type TaskFollower = (db: Db, tenantId: number, task: TaskItem, by: number) => Promise<void>

/** Tells whatever a task stands for that it changed. */
export async function followTask(
  {
    services,
    db,
    tenantId,
    person,
  }: {
    readonly services: { readonly taskFollowers: readonly TaskFollower[] }
    readonly db: Db
    readonly tenantId: number
    readonly person: { readonly id: number }
  },
  task: TaskItem,
): Promise<void> {
  for (const follow of services.taskFollowers) await follow(db, tenantId, task, person.id)
}
