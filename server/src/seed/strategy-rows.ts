import type { SeedClient } from './client-rows.ts'
import { addDays } from './days.ts'
import type { SeedRow } from './insert-rows.ts'
import type { SeedPerson } from './people-rows.ts'
import { randomFrom } from './random.ts'

interface Plan {
  readonly department: number
  readonly name: string
  readonly tactic: number | null
  readonly goal: string
}

const plan = (department: number, name: string, tactic: number | null, goal: string): Plan => ({
  department,
  name,
  tactic,
  goal,
})

/** What departments plan for a dealer. */
const plans: readonly Plan[] = [
  plan(1, 'Win the map pack in three towns', 6, 'First three places for "dealer near me" in all three.'),
  plan(1, 'Model research pages for the new year', 7, '20% more organic visits to new vehicle pages.'),
  plan(1, 'Service pages that answer questions', 3, '15% more service appointments from organic search.'),
  plan(1, 'Clean up citations after the move', 6, 'The same address in all directories.'),
  plan(1, 'Faster inventory pages', null, 'Largest paint under 2.5 seconds on phones.'),
  plan(2, 'Conquest the dealer across town', 1, '10% more conversions on brand terms of others.'),
  plan(2, 'Move spend to used vehicles over 60 days', 5, 'Ten vehicles fewer on the lot over 60 days.'),
  plan(3, 'Bring back lease returners', 2, '25 appointments from lease pull-ahead ads.'),
  plan(3, 'Trade-in drive in spring', 4, '40 appraisals from social leads.'),
  plan(8, 'Launch the new truck on connected TV', 7, '200 store visits of households reached.'),
]

/** What departments want to reach for the agency's clients; the same for the same day. */
export function strategyRows(
  people: readonly SeedPerson[],
  clients: readonly SeedClient[],
  today: string,
): readonly SeedRow[] {
  const random = randomFrom(20_260_212)
  const workers = (department: number): readonly number[] =>
    people
      .filter(
        ({ more, departments }) =>
          more?.['active'] !== false &&
          !more?.['suspended'] &&
          departments?.some(([id]) => id === department),
      )
      .map(({ id }) => id)
  return clients
    .filter(({ tenantId, state }) => tenantId === 1 && state === 'client')
    .flatMap(({ id }) =>
      random.several(plans, random.whole(1, 4)).map(({ department, name, tactic, goal }): SeedRow => {
        const due = addDays(today, random.whole(-70, 80))
        const status =
          due < today
            ? random.pick(['Completed', 'Completed', 'Completed', 'Completed', 'In Progress', 'Dropped'])
            : random.pick(['Planned', 'In Progress', 'In Progress'])
        return {
          tenant_id: 1,
          client_id: id,
          name,
          department_id: department,
          tactic_id: tactic,
          status,
          owner_id: random.pick(workers(department)),
          due_at: due,
          goal,
          notes: '',
        }
      }),
    )
}

/** What is made in this month is made for a strategy of search engine optimization, where a client has one that was not dropped. */
export const deliverablesOfStrategies = `
  update deliverable d set strategy_id = (
    select s.id from strategy s
    where s.tenant_id = d.tenant_id and s.client_id = d.client_id and s.department_id = 1 and s.status <> 'Dropped'
    order by (s.id + d.id) % 3, s.id limit 1)
  where d.tenant_id = 1 and d.id % 5 > 0`
