import { sql, type RawBuilder } from 'kysely'
import { operation } from '../../foundation/http/operation.ts'
import { allInteractions, inPeriod } from './query.ts'

/** Minutes of all durations of an interaction; `24:00` counts whole. */
export const minutes = sql<number>`(select coalesce(sum(split_part(v.data, ':', 1)::integer * 60 + split_part(v.data, ':', 2)::integer), 0)::integer
  from interaction_value v join interaction_custom_field f on f.tenant_id = v.tenant_id and f.id = v.custom_field_id
  where v.tenant_id = interaction.tenant_id and v.interaction_id = interaction.id
    and f.type = 'duration' and v.data ~ '^\\d\\d:\\d\\d$')`

interface Tally {
  readonly id: number
  readonly name: string
  readonly slug: string
  readonly type_id: number
  readonly type_name: string
  readonly interactions: number
  readonly minutes: number
  readonly last: string
  /** Of the whole period, not of one type. */
  readonly clients: readonly number[]
}

interface Counted {
  readonly who: Pick<Tally, 'id' | 'name' | 'slug'>
  interactions: number
  minutes: number
  lastPublishedAt: string
  readonly clients: Set<number>
  readonly types: { id: number; name: string; interactions: number }[]
}

/** Adds up the rows of one client or user, which come one for each type. */
function counted(tallies: readonly Tally[]): readonly Counted[] {
  const byId = new Map<number, Counted>()
  for (const tally of tallies) {
    const sum: Counted = byId.get(tally.id) ?? {
      who: tally,
      interactions: 0,
      minutes: 0,
      lastPublishedAt: tally.last,
      clients: new Set(),
      types: [],
    }
    byId.set(tally.id, sum)
    sum.interactions += tally.interactions
    sum.minutes += tally.minutes
    if (tally.last > sum.lastPublishedAt) sum.lastPublishedAt = tally.last
    for (const client of tally.clients) sum.clients.add(client)
    sum.types.push({ id: tally.type_id, name: tally.type_name, interactions: tally.interactions })
  }
  return [...byId.values()].toSorted(
    (a, b) => b.interactions - a.interactions || a.who.name.localeCompare(b.who.name, 'en-US'),
  )
}

type Rows = ReturnType<typeof allInteractions>

const tallied = (
  rows: Rows,
  who: {
    readonly id: RawBuilder<number>
    readonly name: RawBuilder<string>
    readonly slug: RawBuilder<string>
  },
): Promise<readonly Tally[]> =>
  rows
    .select([
      who.id.as('id'),
      who.name.as('name'),
      who.slug.as('slug'),
      'interaction.interaction_type_id as type_id',
      'interaction_type.name as type_name',
      sql<number>`count(*)::integer`.as('interactions'),
      sql<number>`sum(${minutes})::integer`.as('minutes'),
      sql<string>`max(interaction.published_at)`.as('last'),
      sql<readonly number[]>`json_agg(distinct interaction.client_id)`.as('clients'),
    ])
    .groupBy([who.id, who.name, who.slug, 'interaction.interaction_type_id', 'interaction_type.name'])
    .orderBy('type_name')
    .execute()

/** How often each client was spoken with; only Employees ask, so private interactions count. */
export const activityReport = operation('interactions.activityReport', async ({ db, tenantId, query }) => {
  let rows = allInteractions(db, tenantId).where(inPeriod(query))
  if (query.interactionTypeId !== undefined)
    rows = rows.where('interaction.interaction_type_id', '=', query.interactionTypeId)
  if (query.userId !== undefined) rows = rows.where('interaction.user_id', '=', query.userId)
  const found = await tallied(rows, {
    id: sql<number>`client.id`,
    name: sql<string>`client.name`,
    slug: sql<string>`client.slug`,
  })
  return counted(found).map(({ who, interactions, minutes: spent, lastPublishedAt, types }) => ({
    client: { id: who.id, name: who.name, slug: who.slug },
    interactions,
    minutes: spent,
    lastPublishedAt,
    types,
  }))
})

/** How often each user spoke with clients, and with how many. */
export const userPerformanceReport = operation(
  'interactions.userPerformanceReport',
  async ({ db, tenantId, query }) => {
    let rows = allInteractions(db, tenantId).where(inPeriod(query))
    if (query.interactionTypeId !== undefined)
      rows = rows.where('interaction.interaction_type_id', '=', query.interactionTypeId)
    const found = await tallied(rows, {
      id: sql<number>`user_account.id`,
      name: sql<string>`user_account.first_name || ' ' || user_account.last_name`,
      slug: sql<string>`user_account.id::text`,
    })
    return counted(found).map(({ who, interactions, minutes: spent, lastPublishedAt, clients, types }) => ({
      user: { id: who.id, fullName: who.name },
      clients: clients.size,
      interactions,
      minutes: spent,
      lastPublishedAt,
      types,
    }))
  },
)
