import { sql } from 'kysely'
import type { Answer } from '@portal/core/calls'
import type { Person } from '@portal/core/foundation/policy/actor'
import { isEmployee } from '@portal/core/foundation/policy/user-types'
import { changesView, publishesViews, type ViewFacts } from '@portal/core/platform/views/policy'
import type { Db } from '../../foundation/database/database.ts'
import { operation } from '../../foundation/http/operation.ts'

export type SavedView = Answer<'savedViews.create'>

interface ViewRow {
  readonly id: number
  readonly list: string
  readonly name: string
  readonly query: string
  readonly audience: SavedView['audience']
  readonly department_id: number | null
  readonly department: string | null
  readonly owner_id: number
  readonly owner: string
  readonly version: number
  readonly is_default: boolean
}

/** The rules' facts of a row. */
export const factsOf = (row: Pick<ViewRow, 'owner_id' | 'audience' | 'department_id'>): ViewFacts => ({
  ownerId: row.owner_id,
  audience: row.audience,
  departmentId: row.department_id,
})

const present = (row: ViewRow, person: Person): SavedView => {
  const may = changesView(person, factsOf(row))
  return {
    id: row.id,
    list: row.list,
    name: row.name,
    query: row.query,
    audience: row.audience,
    Department: row.department_id === null ? null : { id: row.department_id, name: row.department ?? '' },
    owner: { id: row.owner_id, fullName: row.owner },
    isDefault: row.is_default,
    version: row.version,
    can: { update: may, remove: may },
  }
}

/** The views that a person sees (`seesView`, as a condition), by list and name; one of them by its id. */
export async function viewsOf(
  db: Db,
  tenantId: number,
  person: Person,
  id?: number,
): Promise<readonly SavedView[]> {
  const departments = person.departments.map((department) => department.id)
  const shared = isEmployee(person)
    ? sql`or v.audience = 'everyone' or (v.audience = 'team' and v.department_id = any (${departments}::integer[]))`
    : sql``
  const { rows } = await sql<ViewRow>`
    select v.id, v.list, v.name, v.query, v.audience, v.department_id, d.name as department, v.owner_id,
      u.first_name || ' ' || u.last_name as owner, v.version, f.view_id is not null as is_default
    from saved_view v
      join user_account u on u.tenant_id = v.tenant_id and u.id = v.owner_id
      left join department d on d.tenant_id = v.tenant_id and d.id = v.department_id
      left join default_view f on f.tenant_id = v.tenant_id and f.view_id = v.id and f.user_id = ${person.id}
    where v.tenant_id = ${tenantId} and (v.owner_id = ${person.id} ${shared})
      ${id === undefined ? sql`` : sql`and v.id = ${id}`}
    order by v.list, lower(v.name), v.id`.execute(db)
  return rows.map((row) => present(row, person))
}

export const listViews = operation('savedViews.list', async ({ db, tenantId, person }) => {
  const [rows, teams] = await Promise.all([
    viewsOf(db, tenantId, person),
    isEmployee(person) ? departmentsOf(db, tenantId, person) : [],
  ])
  return { rows: [...rows], may: { publish: publishesViews(person), teams } }
})

const departmentsOf = (db: Db, tenantId: number, person: Person) =>
  db
    .selectFrom('department')
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`id = any (${person.departments.map(({ id }) => id)}::integer[])`)
    .select(['id', 'name'])
    .orderBy('name')
    .execute()
