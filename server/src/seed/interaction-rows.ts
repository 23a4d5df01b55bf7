import type pg from 'pg'
import { groups, knownClients, type SeedClient } from './client-rows.ts'
import { addDays, monthStart, weekday, workingInstant } from './days.ts'
import { insertRows, type SeedRow } from './insert-rows.ts'
import { customFields, interactionTypes, type SeedField } from './interaction-lists.ts'
import { agendaText, contactName, goalText, interactionText, noteText } from './interaction-texts.ts'
import { makeSomeOdd } from './odd-interactions.ts'
import { randomFrom, type Random } from './random.ts'

/** A member of a client's team, as far as interactions name one. */
interface Member {
  readonly client_id?: unknown
  readonly user_id?: unknown
  readonly client_user_type_id?: unknown
}

/** The demo account of an ad-support user. */
const adSupportId = 15

const weighted = interactionTypes.flatMap(({ id, weight }) => Array.from({ length: weight }, () => id))

/**
 * Interactions of the last 120 days with every client that is served, most of
 * them in the last weeks, and primary goals of this month and the last two.
 */
export function interactionRows(clients: readonly SeedClient[], team: readonly SeedRow[], today: string) {
  const random = randomFrom(20_261_121)
  const interactions: SeedRow[] = []
  const stores: SeedRow[] = []
  const values: SeedRow[] = []
  const goals: SeedRow[] = []
  const add = (
    client: SeedClient,
    daysAgo: number,
    typeId: number,
    author: number,
    more: SeedRow = {},
  ): void => {
    let day = addDays(today, -daysAgo)
    while (daysAgo > 0 && weekday(day) % 6 === 0) day = addDays(day, -1)
    const id = interactions.length + 1
    interactions.push({
      tenant_id: client.tenantId,
      id,
      client_id: client.id,
      interaction_type_id: typeId,
      user_id: author,
      on_behalf_of: null,
      body: interactionText(random, typeId),
      published_at: day,
      // What was said among colleagues is nobody else's; a few other notes are kept inside too.
      is_public: typeId !== 12 && !random.chance(0.12),
      created_at: workingInstant(day, random.whole(8, 10), random.whole(0, 59)),
      updated_at: workingInstant(day, 11, random.whole(0, 59)),
      ...more,
    })
    const type = interactionTypes.find((one) => one.id === typeId)
    for (const field of customFields.filter((one) => type?.fields.includes(one.id))) {
      const data = dataOf(random, field, day, membersOf(team, client.id))
      if (data !== null)
        values.push({
          tenant_id: client.tenantId,
          interaction_id: id,
          custom_field_id: field.id,
          client_id: client.id,
          data,
        })
    }
    const group = groups.find((of) => of.id === client.groupId)
    if (group && random.chance(0.3))
      for (const store of random.several(
        group.stores.filter((of) => of !== client.id),
        2,
      ))
        stores.push({ tenant_id: client.tenantId, interaction_id: id, client_id: store })
  }
  for (const client of clients.filter(({ tenantId, state }) => tenantId === 1 && state === 'client')) {
    const managers = membersOf(team, client.id)
      .filter(({ type }) => type === 1)
      .map(({ user }) => user)
    const staff = managers.filter((user) => user !== 14)
    const count = random.whole(2, 6)
    for (let nth = 0; nth < count; nth += 1)
      add(client, Math.floor(random.next() ** 2 * 120), random.pick(weighted), random.pick(staff))
    if (random.chance(0.35))
      for (const monthsAgo of [0, 1, 2])
        if (monthsAgo === 0 || random.chance(0.5))
          goals.push({
            tenant_id: 1,
            client_id: client.id,
            month: monthStart(today, -monthsAgo),
            ...goalOf(random, client.id),
            user_id: random.pick(staff),
            created_at: workingInstant(monthStart(today, -monthsAgo), 9, random.whole(0, 59)),
          })
  }
  for (const id of knownClients.ofAdSupport) {
    const client = clients.find((one) => one.id === id)
    const [manager] = membersOf(team, id).filter(({ type }) => type === 1)
    if (client)
      for (const daysAgo of [2, 9, 23])
        add(client, daysAgo, 1, adSupportId, { on_behalf_of: manager?.user ?? null, is_public: true })
  }
  const partner = clients.find(({ tenantId }) => tenantId === 2)
  if (partner) add(partner, 3, 1, 18)
  makeSomeOdd({ interactions, values }, clients, today)
  return { interactions, stores, values, goals }
}

/** Goals that a figure tells: what that is, and about what it has to come to for a store of usual size. */
const figuresOfGoals: Readonly<Record<string, readonly [measure: string, target: number]>> = {
  'Raise qualified leads by 10% on the same budget.': ['Leads', 140],
  'Sell down aged used inventory over 60 days.': ['Sales', 45],
  'Fill the service drive on weekdays.': ['Appointments', 60],
  'Grow appointments from chat by a fifth.': ['Appointments', 70],
  'Win back conquest customers from the neighboring store.': ['Conversions', 150],
}

/** A goal, with the figure that it is held against where there is one. */
function goalOf(random: Random, clientId: number): SeedRow {
  const goal = goalText(random)
  const [measure = null, target = null] = figuresOfGoals[goal] ?? []
  return { goal, measure, target: target === null ? null : target + (clientId % 5) * 10 }
}

/** What somebody would have filled in; null where it was left empty. */
function dataOf(
  random: Random,
  field: SeedField,
  day: string,
  members: readonly { readonly user: number; readonly type: number }[],
): string | null {
  if (!field.required && field.type !== 'boolean' && random.chance(0.3)) return null
  switch (field.type) {
    case 'duration':
      return `0${random.whole(0, 2)}:${random.pick(['05', '15', '20', '30', '45'])}`
    case 'text':
      return contactName(random)
    case 'paragraph':
      return field.defaultValue === undefined ? noteText(random) : agendaText
    case 'boolean':
      return String(random.chance(0.4))
    case 'options':
      return random.pick((field.defaultValue ?? '').split('\n'))
    case 'date':
      return addDays(day, random.whole(20, 35))
    case 'related users type': {
      const types = (field.defaultValue ?? '').split('\n').filter(Boolean).map(Number)
      const offered = members.filter(({ type }) => types.length === 0 || types.includes(type))
      return offered.length === 0 ? null : JSON.stringify(random.several(offered, 2).map(({ user }) => user))
    }
    case 'attachment':
      return null
  }
}

function membersOf(
  team: readonly Member[],
  clientId: number,
): readonly { readonly user: number; readonly type: number }[] {
  return team.flatMap(({ client_id: client, user_id: user, client_user_type_id: type }) =>
    client === clientId && typeof user === 'number' && typeof type === 'number' ? [{ user, type }] : [],
  )
}

/** Interactions with their stores, values and goals. */
export async function insertInteractions(
  client: pg.ClientBase,
  rows: ReturnType<typeof interactionRows>,
): Promise<void> {
  await insertRows(client, 'interaction', rows.interactions)
  await insertRows(client, 'interaction_store', rows.stores)
  await insertRows(client, 'interaction_value', rows.values)
  await insertRows(client, 'primary_goal', rows.goals)
}
