import { addDays, workingInstant } from './days.ts'
import type { SeedRow } from './insert-rows.ts'
import type { SeedPerson } from './people-rows.ts'

/** One account that ends in two weeks, and one that ended so. */
export function terminationRows(people: readonly SeedPerson[], today: string): readonly SeedRow[] {
  const ended = addDays(today, -45)
  return people.flatMap(({ id, tenantId, account }): SeedRow[] => {
    const row = { tenant_id: tenantId, user_id: id, created_by: 2 }
    if (account === 'caleb.whitaker')
      return [{ ...row, terminates_on: addDays(today, 12), reason: 'His contract ends', done_at: null }]
    if (account === 'inactive')
      return [
        { ...row, terminates_on: ended, reason: 'Moved to Denver', done_at: workingInstant(ended, 0, 5) },
      ]
    return []
  })
}
