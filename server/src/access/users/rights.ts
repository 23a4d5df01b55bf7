import { sql } from 'kysely'
import { userTypes } from '@portal/core/foundation/policy/actor'
import { keepsUsers, mayGrant, typeOfRole } from '@portal/core/foundation/policy/managing-users'
import { hasRole, roleId, roles } from '@portal/core/foundation/policy/roles'
import { userTypeId } from '@portal/core/foundation/policy/user-types'
import { operation } from '../../foundation/http/operation.ts'
import { forbidden, notFound } from '../../foundation/http/refusal.ts'
import { personOf } from './person-of.ts'
import { opensCall, opensRoute, whatRoleOpens } from './what-opens.ts'

const listRoles = operation('roles.list', async ({ db, tenantId, person }) => {
  const rows = await db
    .selectFrom('user_role as r')
    .innerJoin('user_account as u', (join) =>
      join.onRef('u.tenant_id', '=', 'r.tenant_id').onRef('u.id', '=', 'r.user_id'),
    )
    .where('r.tenant_id', '=', tenantId)
    .where('u.active', '=', true)
    .where('u.suspended', '=', false)
    .groupBy('r.role')
    .select(['r.role', sql<number>`count(*)::integer`.as('members')])
    .execute()
  const members = new Map(rows.map((row) => [row.role, row.members]))
  return roles.map((name) => ({
    id: roleId(name),
    name,
    members: members.get(name) ?? 0,
    can: { grant: mayGrant(person, name) },
  }))
})

const getRole = operation('roles.get', async ({ params }) => {
  const name = roles[params.id - 1]
  if (!name) throw notFound('This role')
  return { id: params.id, name, userType: typeOfRole(name), ...whatRoleOpens(name) }
})

const listUserTypes = operation('userTypes.list', async () =>
  userTypes.map((name) => ({ id: userTypeId(name), name })),
)

/** Names that nothing has are answered with no, as if they were closed. */
const verdicts = (names: readonly string[], of: (name: string) => boolean | null): Record<string, boolean> =>
  Object.fromEntries(names.map((name) => [name, of(name) ?? false]))

const checkPermissions = operation('users.checkPermissions', async ({ db, person, tenantId, body }) => {
  const own = body.userId === undefined || body.userId === person.id
  if (!own && !keepsUsers(person)) throw forbidden('You can only ask about yourself.')
  const asked = own ? person : await personOf(db, tenantId, body.userId ?? 0)
  if (!asked) throw notFound('This user')
  return {
    routes: verdicts(body.routes ?? [], (name) => opensRoute(asked, name)),
    calls: verdicts(body.calls ?? [], (name) => opensCall(asked, name)),
    roles: verdicts(body.roles ?? [], (pattern) => hasRole(asked, pattern)),
  }
})

export const rightsOperations = {
  'roles.list': listRoles,
  'roles.get': getRole,
  'userTypes.list': listUserTypes,
  'users.checkPermissions': checkPermissions,
}
