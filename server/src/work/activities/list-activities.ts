import { sql } from 'kysely'
import { seesInternalActivities } from '@portal/core/work/activities/policy'
import type { Answer } from '@portal/core/calls'
import { isPerson, type Actor } from '@portal/core/foundation/policy/actor'
import { operation, type Incoming } from '../../foundation/http/operation.ts'
import { invalid, notFound } from '../../foundation/http/refusal.ts'
import { presentActivity } from './present-activity.ts'
import { activityRows, inPeriod } from './query.ts'

/** Most activities in an answer that is not paged. */
const most = 1000

/** Everyone but Employees sees external activities only. */
export const visibleTo = (reader: Actor) =>
  isPerson(reader) && seesInternalActivities(reader) ? sql<boolean>`true` : sql<boolean>`activity.is_external`

const newestFirst = sql`activity.logged_at desc, activity.id desc`

export const getActivity = operation('activities.get', async ({ db, tenantId, params, actor, services }) => {
  const row = await activityRows(db, tenantId)
    .where('activity.id', '=', params.id)
    .where(visibleTo(actor))
    .executeTakeFirst()
  if (!row) throw notFound('This activity')
  return presentActivity(row, tenantId, actor, services.addresses)
})

export const activitiesOfClient = operation(
  'activities.ofClient',
  async ({ db, tenantId, params, query, actor, services }) => {
    const rows = await ofClient(db, tenantId, params.id, query, actor)
      .orderBy(newestFirst)
      .limit(most)
      .execute()
    return rows.map((row) => presentActivity(row, tenantId, actor, services.addresses))
  },
)

const ofClient = (
  db: Parameters<typeof activityRows>[0],
  tenantId: number,
  clientId: number,
  query: { readonly activityTypeId?: number; readonly startDate?: string; readonly endDate?: string },
  reader: Actor,
) => {
  const rows = activityRows(db, tenantId)
    .where('activity.client_id', '=', clientId)
    .where(visibleTo(reader))
    .where(inPeriod(query))
  return query.activityTypeId === undefined ? rows : rows.where('activity.type_id', '=', query.activityTypeId)
}

const sortable = {
  loggedAt: sql`activity.logged_at`,
  type: sql`lower(activity_type.name)`,
  category: sql`lower(activity_category.name)`,
  user: sql`lower(user_account.first_name || ' ' || user_account.last_name)`,
} as const

const isSortable = (name: string): name is keyof typeof sortable => Object.hasOwn(sortable, name)

/** What a person typed is looked for in what an activity shows, not in its markup. */
const matches = (typed: string) => sql<boolean>`position(${typed} in lower(
  regexp_replace(activity.body, '<[^>]*>', ' ', 'g') || ' ' || activity_type.name || ' ' || activity_category.name || ' '
  || user_account.first_name || ' ' || user_account.last_name)) > 0`

export const activitiesOfClientPaged = operation(
  'activities.ofClientPaged',
  async ({ db, tenantId, params, query, actor, services }) => {
    const page = query.page ?? 1
    const pageSize = query.pageSize ?? 25
    const descending = query.sort?.startsWith('-') ?? true
    const column = query.sort?.replace(/^-/, '') ?? 'loggedAt'
    if (!isSortable(column))
      throw invalid({ sort: `Field must be one of ${Object.keys(sortable).join(', ')}` })
    const typed = query.search?.trim().toLowerCase() ?? ''
    const seen = ofClient(db, tenantId, params.id, query, actor)
    const found = query.externalOnly === true ? seen.where('activity.is_external', '=', true) : seen
    const filtered = typed === '' ? found : found.where(matches(typed))
    const [rows, count] = await Promise.all([
      filtered
        .orderBy(sortable[column], descending ? 'desc' : 'asc')
        .orderBy('activity.id', descending ? 'desc' : 'asc')
        .limit(pageSize)
        .offset((page - 1) * pageSize)
        .execute(),
      filtered
        .clearSelect()
        .select(sql<number>`count(*)::integer`.as('total'))
        .executeTakeFirstOrThrow(),
    ])
    return {
      rows: rows.map((row) => presentActivity(row, tenantId, actor, services.addresses)),
      total: count.total,
      page,
      pageSize,
    }
  },
)

/** What somebody logged in a period, as far as the reader may see it. */
async function byUser(
  {
    db,
    tenantId,
    query,
    actor,
    services,
  }: Pick<Incoming<'users.activities'>, 'db' | 'tenantId' | 'query' | 'actor' | 'services'>,
  userId: number,
): Promise<Answer<'users.activities'>> {
  const rows = await activityRows(db, tenantId)
    .where('activity.user_id', '=', userId)
    .where(visibleTo(actor))
    .where(inPeriod(query))
    .orderBy(newestFirst)
    .limit(most)
    .execute()
  return rows.map((row) => presentActivity(row, tenantId, actor, services.addresses))
}

export const activitiesOfUser = operation('activities.ofUser', async (incoming) =>
  byUser(incoming, incoming.params.userId),
)

/** The same under the address of the user calls. */
export const activitiesOfNamedUser = operation('users.activities', async (incoming) =>
  byUser(incoming, incoming.params.id),
)
