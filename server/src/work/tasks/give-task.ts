import { sql } from 'kysely'
import type { Person } from '@portal/core/foundation/policy/actor'
import { earliestDueDate } from '@portal/core/work/tasks/draft'
import type { Db } from '../../foundation/database/database.ts'
import type { Services } from '../../foundation/http/operation.ts'
import { Refusal } from '../../foundation/http/refusal.ts'

/** What somebody is given to do. */
export interface GivenTask {
  readonly title: string
  /** HTML. */
  readonly description: string
  readonly clientId: number | null
  /** The first one that is offered where this is absent or is not any more. */
  readonly typeId?: number | null
  /** At the earliest the day on which a new task may be due, which it is too where this is absent. */
  readonly dueOn?: string | null
}

/** The day that is asked for, or the earliest on which a new task may be due. */
export const dueFrom = (day: string | null): string => {
  const earliest = earliestDueDate()
  return day !== null && day > earliest ? day : earliest
}

/**
 * A task of somebody in their own name, made by the portal itself. Only where tasks lie in our
 * own tables: another tool takes nothing but from whoever is signed in.
 *
 * @returns its id; null where no type is offered, or the tool does not take what it names
 */
export async function giveTask(
  { db, tenantId, services }: { readonly db: Db; readonly tenantId: number; readonly services: Services },
  person: Person,
  { title, description, clientId, typeId = null, dueOn = null }: GivenTask,
): Promise<number | null> {
  const { rows } = await sql<{ id: number; team_id: number }>`
    select t.id, t.team_id from task_type t join task_team team on team.tenant_id = t.tenant_id and team.id = t.team_id
    where t.tenant_id = ${tenantId} and t.deleted_at is null and t.active and team.deleted_at is null and team.active
    order by t.id is not distinct from ${typeId} desc, t.id limit 1`.execute(db)
  const [type] = rows
  if (!type) return null
  try {
    const tool = services.taskTools.of(
      { db, tenantId, person: { ...person, kind: 'user' }, idempotencyKey: null },
      async () => undefined,
    )
    const record = await tool.create({
      title,
      teamId: type.team_id,
      typeId: type.id,
      assignee: person.id,
      dueDate: dueFrom(dueOn),
      description,
      clientId,
    })
    return (await record(db)).id
  } catch (error) {
    if (error instanceof Refusal && error.problem.code === 'invalid') return null
    throw error
  }
}
