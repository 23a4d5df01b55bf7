import { sql } from 'kysely'
import type { Person } from '@portal/core/foundation/policy/actor'
import { required } from '@portal/core/foundation/rules'
import {
  changesView,
  changingSentence,
  publishesViews,
  publishingSentence,
  seesView,
  sharesWithDepartment,
  sharingSentence,
  type Audience,
} from '@portal/core/platform/views/policy'
import { viewQuery } from '@portal/core/platform/views/query'
import type { Db } from '../../foundation/database/database.ts'
import { codeOf } from '../../foundation/http/failures.ts'
import { leaveView } from '../schedules/schedule-views.ts'
import { operation } from '../../foundation/http/operation.ts'
import { conflict, forbidden, invalid, notFound, stale } from '../../foundation/http/refusal.ts'
import { factsOf, viewsOf, type SavedView } from './read-views.ts'

/** @throws {Refusal} 422 for a name that is blank */
function checkName(name: string): void {
  const missing = required(name)
  if (missing !== null) throw invalid({ name: missing })
}

/**
 * For whom a view is to be, and of which department.
 * @throws {Refusal} 422 when the person may not share it so
 */
function sharing(
  person: Person,
  audience: Audience,
  departmentId: number | null,
): { readonly audience: Audience; readonly department_id: number | null } {
  if (audience === 'everyone' && !publishesViews(person)) throw invalid({ audience: publishingSentence })
  if (audience !== 'team') return { audience, department_id: null }
  if (departmentId === null || !sharesWithDepartment(person, departmentId))
    throw invalid({ departmentId: sharingSentence })
  return { audience, department_id: departmentId }
}

const takenOr = (error: unknown, name: string): unknown =>
  codeOf(error) === '23505'
    ? conflict(`You already have a view named "${name}" here. Choose another name.`, {
        name: `"${name}" already exists.`,
      })
    : error

async function viewOf(db: Db, tenantId: number, person: Person, id: number): Promise<SavedView> {
  const [view] = await viewsOf(db, tenantId, person, id)
  if (!view) throw notFound('This view')
  return view
}

export const createView = operation('savedViews.create', async ({ body, db, tenantId, person, audit }) => {
  checkName(body.name)
  try {
    const { id } = await db
      .insertInto('saved_view')
      .values({
        tenant_id: tenantId,
        list: body.list,
        name: body.name,
        query: viewQuery(body.query),
        owner_id: person.id,
        ...sharing(person, body.audience ?? 'mine', body.departmentId ?? null),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    audit({ subject: 'saved view', subjectId: id, changes: { name: [null, body.name], list: body.list } })
    return await viewOf(db, tenantId, person, id)
  } catch (error) {
    throw takenOr(error, body.name)
  }
})

/**
 * A view held until the transaction ends, to be changed by its caller.
 * @throws {Refusal} 404 for one that the caller does not see, 403 for one of somebody else, 412 for an older version
 */
async function lock(db: Db, tenantId: number, person: Person, id: number, ifMatch: number | null) {
  const row = await db
    .selectFrom('saved_view')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
  if (!row || !seesView(person, factsOf(row))) throw notFound('This view')
  if (!changesView(person, factsOf(row))) throw forbidden(changingSentence)
  if (ifMatch !== null && ifMatch !== row.version) throw stale()
  return row
}

export const updateView = operation(
  'savedViews.update',
  async ({ params, body, ifMatch, db, tenantId, person, audit }) => {
    const before = await lock(db, tenantId, person, params.id, ifMatch)
    if (body.name !== undefined) checkName(body.name)
    const shared =
      body.audience === undefined && body.departmentId === undefined
        ? {}
        : sharing(
            person,
            body.audience ?? before.audience,
            body.departmentId === undefined ? before.department_id : body.departmentId,
          )
    const set = {
      ...(body.name === undefined ? {} : { name: body.name }),
      ...(body.query === undefined ? {} : { query: viewQuery(body.query) }),
      ...shared,
    }
    if (Object.keys(set).length === 0) throw invalid({ '': 'There is nothing to change.' })
    try {
      await db
        .updateTable('saved_view')
        .set({ ...set, version: sql<number>`version + 1`, updated_at: sql<string>`now()` })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', params.id)
        .execute()
    } catch (error) {
      throw takenOr(error, body.name ?? before.name)
    }
    const changes = Object.entries(set).map(([field, value]) => {
      const old = Object.entries(before).find(([name]) => name === field)?.[1]
      return [field, [old, value]]
    })
    audit({ subject: 'saved view', subjectId: params.id, changes: Object.fromEntries(changes) })
    return viewOf(db, tenantId, person, params.id)
  },
)

/** Gone for everyone it was shared with; whose list opened with it has the usual one again. */
export const removeView = operation(
  'savedViews.remove',
  async ({ params, ifMatch, db, tenantId, person, services, audit }) => {
    const before = await lock(db, tenantId, person, params.id, ifMatch)
    await leaveView(db, tenantId, { ...before, id: params.id }, services)
    await db.deleteFrom('saved_view').where('tenant_id', '=', tenantId).where('id', '=', params.id).execute()
    // A view can be made again from the log: it is a name and an address.
    audit({
      subject: 'saved view',
      subjectId: params.id,
      changes: { name: [before.name, null], query: [before.query, null], list: before.list },
    })
    return { id: params.id }
  },
)

export const setDefaultView = operation(
  'savedViews.setDefault',
  async ({ body, db, tenantId, person, audit }) => {
    const { list, viewId } = body
    if (viewId === null) {
      await db
        .deleteFrom('default_view')
        .where('tenant_id', '=', tenantId)
        .where('user_id', '=', person.id)
        .where('list', '=', list)
        .execute()
    } else {
      const view = await viewOf(db, tenantId, person, viewId)
      if (view.list !== list) throw invalid({ viewId: `"${view.name}" is a view of another list.` })
      await db
        .insertInto('default_view')
        .values({ tenant_id: tenantId, user_id: person.id, list, view_id: viewId })
        .onConflict((conflicting) =>
          conflicting.columns(['tenant_id', 'user_id', 'list']).doUpdateSet({ view_id: viewId }),
        )
        .execute()
    }
    audit({ subject: 'default view', subjectId: viewId ?? 0, changes: { list, viewId } })
    return { list, viewId }
  },
)
