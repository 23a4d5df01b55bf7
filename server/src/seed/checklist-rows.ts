import type { SeedClient } from './client-rows.ts'
import { addDays, monthEnd, monthStart, workingInstant } from './days.ts'
import type { SeedRow } from './insert-rows.ts'
import { deliverableTasks } from './kept-lists.ts'
import { randomFrom } from './random.ts'

/** Type of a client's account manager on its team. */
const accountManager = 1

/** What account managers have ticked off for their clients, last month and this one: most of what was due, little of what is not yet. */
export function checklistRows(
  clients: readonly SeedClient[],
  members: readonly SeedRow[],
  today: string,
): readonly SeedRow[] {
  const random = randomFrom(20_261_127)
  const managerOf = new Map(
    members.flatMap((row) =>
      row['client_user_type_id'] === accountManager && row['tenant_id'] === 1
        ? [[Number(row['client_id']), row['user_id']] as const]
        : [],
    ),
  )
  return clients
    .filter(({ tenantId, state, id }) => tenantId === 1 && state === 'client' && managerOf.has(id))
    .flatMap(({ id }) =>
      [-1, 0].flatMap((back) => {
        const month = monthStart(today, back)
        return deliverableTasks.flatMap(({ due_day }, at): readonly SeedRow[] => {
          const last = monthEnd(today, back)
          const dueOn = addDays(month, due_day - 1)
          const due = dueOn < last ? dueOn : last
          const done = random.chance(due < today ? 0.88 : 0.12)
          const early = addDays(due, -random.whole(0, 4))
          if (!done) return []
          const day = early < month && month < today ? month : early < today ? early : addDays(today, -1)
          return [
            {
              tenant_id: 1,
              client_id: id,
              task_id: at + 1,
              month,
              done_by: managerOf.get(id),
              done_at: workingInstant(day, 9, random.whole(0, 59)),
            },
          ]
        })
      }),
    )
}
