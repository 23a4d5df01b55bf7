import { categories } from './agency-lists.ts'
import { activityText } from './activity-texts.ts'
import { groups, type SeedClient } from './client-rows.ts'
import { addDays, agencyDay, weekday, workingInstant } from './days.ts'
import type { SeedRow } from './insert-rows.ts'
import type { SeedPerson } from './people-rows.ts'
import type { Random } from './random.ts'
import { ownClientsOfAccountManager } from './team-rows.ts'

/** Activity types by the department whose people log them. */
const typesOfDepartment: Readonly<Record<number, readonly number[]>> = {
  1: [6, 9],
  2: [3],
  3: [4],
  4: [1, 2, 8],
  8: [5, 7],
}

/** How much is logged: days back, activities of an active client, and where the numbering begins. */
export interface ActivityPlan {
  readonly days: number
  readonly least: number
  readonly most: number
  readonly firstId: number
}
export const demoActivities: ActivityPlan = { days: 180, least: 9, most: 18, firstId: 1 }

/** Activities of the last days, many in the very last ones, none in the future. */
export function activityRows(
  random: Random,
  people: readonly SeedPerson[],
  clients: readonly SeedClient[],
  now: Date,
  plan: ActivityPlan,
) {
  const today = agencyDay(now)
  const authors = people.filter(
    ({ type, departments, account }) =>
      type === 'Employee' &&
      departments !== undefined &&
      !['inactive', 'scheduled', 'suspended'].includes(account),
  )
  const rows: SeedRow[] = []
  const stores: SeedRow[] = []
  const add = (
    client: SeedClient,
    daysAgo: number,
    type: number,
    author: number,
    shown: boolean | null = null,
  ): void => {
    const day = addDays(today, -daysAgo)
    if (weekday(day) % 6 === 0 && daysAgo > 0) return
    const at = workingInstant(day, random.whole(8, 16), random.whole(0, 59))
    const category = random.pick(categories.filter((of) => of.type === type))
    const id = plan.firstId + rows.length
    const earlier = new Date(now.getTime() - random.whole(4, 240) * 60_000).toISOString()
    rows.push({
      tenant_id: client.tenantId,
      id,
      client_id: client.id,
      type_id: type,
      category_id: category.id,
      user_id: author,
      body: activityText(random, type, category.name),
      logged_at: at > now.toISOString() ? earlier : at,
      is_external: shown ?? random.chance(0.15),
    })
    const group = groups.find((of) => of.id === client.groupId)
    if (group && random.chance(0.25)) {
      for (const store of random.several(
        group.stores.filter((of) => of !== client.id),
        2,
      ))
        stores.push({ tenant_id: client.tenantId, activity_id: id, client_id: store })
    }
  }
  const own = clients.filter(({ id }) => ownClientsOfAccountManager.includes(id))
  for (let count = 0; own.length > 0 && count < 60; count += 1)
    add(random.pick(own), Math.floor(count / 3), random.pick([1, 2, 8]), 6)
  const inTheAgency = clients.filter(
    ({ tenantId, state, canceledAt }) =>
      tenantId === 1 && (state !== 'inactive' || (canceledAt ?? '') > addDays(today, -120)),
  )
  for (const client of inTheAgency) {
    const count = client.state === 'prospect' ? random.whole(1, 3) : random.whole(plan.least, plan.most)
    for (let nth = 0; nth < count; nth += 1) {
      const author = random.pick(authors)
      const types = typesOfDepartment[author.departments?.[0]?.[0] ?? 4] ?? [1]
      const gone = client.canceledAt !== null && client.canceledAt < today
      add(
        client,
        gone ? random.whole(120, 360) : Math.floor(random.next() ** 2 * plan.days),
        client.state === 'prospect' ? 1 : random.pick(types),
        author.id,
      )
    }
  }
  for (const client of clients.filter(({ tenantId }) => tenantId === 2))
    add(client, random.whole(0, 20), 1, 18)
  // What stores of groups and those of the account manager are shown: of these days one at least is no weekend's.
  const search = authors.find(({ departments }) => departments?.[0]?.[0] === 2)
  for (const client of clients.filter(
    ({ id, groupId }) => groupId !== null || own.some((one) => one.id === id),
  ))
    for (const daysAgo of [3, 4, 8]) add(client, daysAgo, 3, search?.id ?? 8, true)
  return { activities: rows, stores }
}
