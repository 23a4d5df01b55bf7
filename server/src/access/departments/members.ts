import { mayManage } from '@portal/core/foundation/policy/managing-users'
import type { Person } from '@portal/core/foundation/policy/actor'
import type { Db } from '../../foundation/database/database.ts'
import { operation } from '../../foundation/http/operation.ts'
import { forbidden, invalid, notFound } from '../../foundation/http/refusal.ts'
import { personOf } from '../users/person-of.ts'
import { lockDepartment } from './departments.ts'

/**
 * The person whose membership is about to change.
 * @throws {Refusal} 422 where there is none, 403 for someone who stands higher than the caller
 */
async function memberToBe(db: Db, tenantId: number, keeper: Person, userId: number): Promise<Person> {
  const user = await personOf(db, tenantId, userId)
  if (!user) throw invalid({ userId: 'This person does not exist.' })
  if (!mayManage(keeper, user))
    throw forbidden('You cannot change the account of someone who stands above you.')
  return user
}

const assign = operation('departments.assignUser', async (incoming) => {
  const { db, tenantId, person, body, audit, services, afterCommit } = incoming
  await lockDepartment(db, tenantId, body.departmentId)
  const user = await memberToBe(db, tenantId, person, body.userId)
  if (user.userType !== 'Employee') throw invalid({ userId: 'Only Employees are members of departments.' })
  const typeId = body.departmentUserTypeId ?? null
  const type =
    typeId === null ||
    (await db
      .selectFrom('department_user_type')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', typeId)
      .where('deleted_at', 'is', null)
      .where('active', '=', true)
      .select('id')
      .executeTakeFirst())
  if (!type)
    throw invalid({
      departmentUserTypeId: 'Department User Type: this one does not exist or is no longer offered.',
    })
  const before = user.departments.find(({ id }) => id === body.departmentId)
  await db
    .insertInto('department_user')
    .values({
      tenant_id: tenantId,
      department_id: body.departmentId,
      user_id: body.userId,
      department_user_type_id: typeId,
    })
    .onConflict((on) =>
      on.columns(['tenant_id', 'department_id', 'user_id']).doUpdateSet({ department_user_type_id: typeId }),
    )
    .execute()
  audit({
    subject: 'department',
    subjectId: body.departmentId,
    changes: { member: [before ? [body.userId, before.departmentUserTypeId] : null, [body.userId, typeId]] },
  })
  afterCommit(() => services.actors.forget(tenantId, body.userId))
  return { departmentId: body.departmentId, userId: body.userId, departmentUserTypeId: typeId }
})

const remove = operation('departments.removeUser', async (incoming) => {
  const { db, tenantId, person, body, audit, services, afterCommit } = incoming
  await lockDepartment(db, tenantId, body.departmentId)
  await memberToBe(db, tenantId, person, body.userId)
  const gone = await db
    .deleteFrom('department_user')
    .where('tenant_id', '=', tenantId)
    .where('department_id', '=', body.departmentId)
    .where('user_id', '=', body.userId)
    .returning('department_user_type_id')
    .executeTakeFirst()
  if (!gone) throw notFound('This member of the department')
  audit({
    subject: 'department',
    subjectId: body.departmentId,
    changes: { member: [[body.userId, gone.department_user_type_id], null] },
  })
  afterCommit(() => services.actors.forget(tenantId, body.userId))
  return { departmentId: body.departmentId, userId: body.userId }
})

export const memberOperations = {
  'departments.assignUser': assign,
  'departments.removeUser': remove,
}
