import { addDays, agencyDay, workingInstant } from './days.ts'
import { slugOf, type SeedClient } from './client-rows.ts'
import type { SeedRow } from './insert-rows.ts'
import type { SeedPerson } from './people-rows.ts'
import { randomFrom } from './random.ts'

/** Days of the calendar: a week behind and two ahead. */
const from = -7
const until = 14

/** Appointments of everybody on the staff, today included whatever day it is. */
export function calendarRows(
  people: readonly SeedPerson[],
  clients: readonly SeedClient[],
  now: Date,
): SeedRow[] {
  const random = randomFrom(20_260_111)
  const today = agencyDay(now)
  const stores = clients.filter(({ state, tenantId }) => state === 'client' && tenantId === 1)
  const staff = people.filter(
    ({ type, more }) => type === 'Employee' && more?.['active'] !== false && !more?.['suspended'],
  )
  const rows: SeedRow[] = []
  for (const { id: user_id } of staff)
    for (let offset = from; offset <= until; offset++) {
      const day = addDays(today, offset)
      const add = (summary: string, link: string, hour: number, minutes: number): void => {
        const starts_at = workingInstant(day, hour, minutes % 60)
        const ends_at = new Date(Date.parse(starts_at) + 30 * 60_000).toISOString()
        rows.push({ tenant_id: 1, user_id, summary, link, starts_at, ends_at, all_day: false })
      }
      add('Team stand-up', '/tasks', 9, 15)
      const store = random.pick(stores)
      add(
        `Review with ${store.name}`,
        `/clients/${slugOf(store.name)}/budgets`,
        random.whole(10, 12),
        random.pick([0, 30]),
      )
      if (random.chance(0.6))
        add('Pacing check', '/budgets/active-budgets', random.whole(13, 14), random.pick([0, 30]))
      if (random.chance(0.4)) add('One on one', '/profile', random.whole(15, 16), random.pick([0, 30]))
      if (offset % 7 === 0)
        rows.push({
          tenant_id: 1,
          user_id,
          summary: 'Month-end planning week',
          link: '/tasks',
          starts_at: workingInstant(day, 0, 0),
          ends_at: workingInstant(addDays(day, 1), 0, 0),
          all_day: true,
        })
    }
  return rows
}
