import { sql } from 'kysely'
import { today } from '@portal/core/foundation/format'
import { accountState, maySignIn } from '@portal/core/foundation/policy/account-state'
import { isActing } from '@portal/core/foundation/policy/impersonation'
import { mayManage } from '@portal/core/foundation/policy/managing-users'
import { isAdministrator, isSuperAdministrator } from '@portal/core/foundation/policy/roles'
import { mustChangePassword } from '@portal/core/foundation/policy/shell'
import { readsGroups, userTypeId, userTypeOf } from '@portal/core/foundation/policy/user-types'
import type { Answer } from '@portal/core/calls'
import { changesOf } from '../../platform/audit/changes.ts'
import { changePassword, checkPasswordChange } from '../passwords/change-password.ts'
import { endWaitingLinks, sendPasswordLink } from '../passwords/password-links.ts'
import { portalAddress } from '../../platform/mail/portal-address.ts'
import { codeOf } from '../../foundation/http/failures.ts'
import { operation, outsideFirst, type Operation } from '../../foundation/http/operation.ts'
import { conflict, forbidden, invalid, notFound, stale } from '../../foundation/http/refusal.ts'
import { checkUser, nobodyYet, type UserChanges } from './check-user.ts'
import { openUser } from './read-users.ts'
import { presentOpenUser } from './present-user.ts'
import { userRows, type UserRow } from './user-rows.ts'
import {
  endSessions,
  keepOneSuperAdministrator,
  writeDepartments,
  writeGroups,
  writeRoles,
} from './write-parts.ts'

const emailTaken = (email: string) =>
  conflict(`"${email}" already exists.`, { email: `"${email}" already exists.` })

/** The columns of the account itself for what was given. */
const columnsOf = (given: UserChanges) => ({
  ...(given.firstName === undefined ? {} : { first_name: given.firstName }),
  ...(given.lastName === undefined ? {} : { last_name: given.lastName }),
  ...(given.email === undefined ? {} : { email: given.email.trim() }),
  ...(given.userTypeId === undefined ? {} : { user_type: userTypeOf(given.userTypeId) ?? 'Employee' }),
  ...(given.userLevelId === undefined ? {} : { user_level_id: given.userLevelId }),
  ...(given.active === undefined ? {} : { active: given.active }),
  ...(given.isSuspended === undefined ? {} : { suspended: given.isSuspended }),
  ...(given.startDate === undefined ? {} : { start_date: given.startDate }),
})

const createUser = operation('users.create', async (incoming) => {
  const { db, tenantId, person, body, audit, services, origin } = incoming
  const type = await checkUser(db, tenantId, person, body, nobodyYet)
  const later = accountState(
    { active: false, isSuspended: false, startDate: body.startDate ?? null },
    today(),
  )
  const made = await db
    .insertInto('user_account')
    .values({
      tenant_id: tenantId,
      first_name: body.firstName,
      last_name: body.lastName,
      email: body.email.trim(),
      ...columnsOf(body),
      user_type: type,
      // Someone who starts later comes in on that day, unless it was said otherwise.
      active: body.active ?? later !== 'scheduled',
    })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw emailTaken(body.email.trim())
  await writeRoles(db, tenantId, made.id, body.roles ?? [])
  await writeDepartments(db, tenantId, made.id, body.departments ?? [])
  await writeGroups(db, tenantId, made.id, body.groupIds ?? [])
  const after = await openUser(db, tenantId, made.id, person)
  audit({ subject: 'user', subjectId: made.id, changes: changesOf(null, facts(after)) })
  // Who starts later is invited on that day.
  if (after.active && !after.isSuspended) {
    const portal = await portalAddress(services, tenantId, origin, db)
    await sendPasswordLink({ services, tenantId, db }, { userId: made.id, purpose: 'invitation', portal })
  }
  return after
})

/** What people may change of their own account; the rest is for administrators. */
const ownFields: readonly string[] = ['firstName', 'lastName']

/** A password is measured and hashed before the transaction opens; everything else is written in it. */
const updateUser = outsideFirst('users.update', async (incoming) => {
  const { password, currentPassword, ...others } = incoming.body
  // Whoever must change the password changes nothing else first.
  if (password === undefined && currentPassword === undefined && !mustChangePassword(incoming.person))
    return saveUser
  if (Object.keys(others).length > 0)
    throw invalid({ password: 'A password is changed by itself. Save the other changes first.' })
  const hash = await checkPasswordChange(incoming, password ?? '', currentPassword)
  return async (writing) => {
    await changePassword(writing, hash)
    return openUser(writing.db, writing.tenantId, writing.params.id, writing.person)
  }
})

const saveUser: Operation<'users.update'> = async (incoming) => {
  const { db, tenantId, person, params, body, ifMatch, audit, services, afterCommit } = incoming
  const locked = await db
    .selectFrom('user_account')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', params.id)
    .select('version')
    .forUpdate()
    .executeTakeFirst()
  if (!locked) throw notFound('This user')
  const row = await userRows(db, tenantId).where('u.id', '=', params.id).executeTakeFirstOrThrow()
  const own = row.id === person.id
  const keeps = mayManage(person, { id: row.id, tenantId, roles: row.roles })
  if (!keeps && !own) throw forbidden('You cannot change the account of someone who stands above you.')
  if (ifMatch !== null && ifMatch !== row.version) throw stale()
  const given = Object.keys(body)
  // Where the mail goes that opens the account is its owner's affair, and the administrators' under their own names.
  if (own && isActing(person) && given.includes('email'))
    throw forbidden('You cannot change the e-mail address of somebody you act as.')
  if (given.length === 0) throw invalid({ '': 'There is nothing to change.' })
  if (!keeps && given.some((field) => !ownFields.includes(field)))
    throw forbidden('You can change your own name. Ask an administrator for anything else.')
  const account = accountAfter(row, body)
  if (own && !maySignIn(account))
    throw conflict('You cannot suspend or deactivate yourself. Ask another administrator.')

  const type = keeps ? await checkUser(db, tenantId, person, body, row) : row.user_type
  if (isSuperAdministrator(row) && row.user_type === 'Employee' && stepsDown(row, body, account))
    await keepOneSuperAdministrator(db, tenantId, row.id)
  if (own && body.roles && isAdministrator(row) && !isAdministrator({ roles: body.roles }))
    throw conflict('You cannot take the administrator role from yourself. Ask another administrator.')
  try {
    await db
      .updateTable('user_account')
      .set({
        ...columnsOf(body),
        version: sql<number>`version + 1`,
        updated_at: sql<string>`now()`,
      })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', row.id)
      .execute()
  } catch (error) {
    if (codeOf(error) === '23505') throw emailTaken(body.email?.trim() ?? '')
    throw error
  }
  // A link that lies in a mailbox that is no longer the person's must not open the account.
  if (body.email !== undefined && body.email.trim().toLowerCase() !== row.email.toLowerCase())
    await endWaitingLinks(db, { tenantId, userId: row.id })
  if (body.roles) await writeRoles(db, tenantId, row.id, body.roles)
  if (body.departments) await writeDepartments(db, tenantId, row.id, body.departments)
  // Whoever becomes somebody who has no group report keeps no groups for later.
  const groupIds = readsGroups(type) ? body.groupIds : []
  if (groupIds) await writeGroups(db, tenantId, row.id, groupIds)
  if (!maySignIn(account)) await endSessions(db, tenantId, row.id)
  afterCommit(() => services.actors.forget(tenantId, row.id))
  const after = await openUser(db, tenantId, row.id, person)
  audit({
    subject: 'user',
    subjectId: row.id,
    changes: changesOf(facts(presentOpenUser(row, person)), facts(after)),
  })
  return after
}

const accountAfter = (row: UserRow, body: UserChanges) => ({
  active: body.active ?? row.active,
  isSuspended: body.isSuspended ?? row.suspended,
  startDate: body.startDate === undefined ? row.start_date : body.startDate,
})

/** Whether a Super Administrator would no longer be one who can sign in. */
const stepsDown = (row: UserRow, body: UserChanges, account: ReturnType<typeof accountAfter>): boolean =>
  row.active &&
  !row.suspended &&
  ((body.roles !== undefined && !body.roles.includes('Super Administrator')) ||
    !maySignIn(account) ||
    (body.userTypeId !== undefined && body.userTypeId !== userTypeId('Employee')))

/** What an account is, for the audit log: nothing that opens anything. */
const facts = (user: Answer<'users.get'>): Readonly<Record<string, unknown>> => ({
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  userType: user.UserType.name,
  roles: user.roles,
  departments: user.departments.map(({ id, DepartmentUser }) => [id, DepartmentUser.departmentUserTypeId]),
  groups: user.groups.map(({ id }) => id),
  userLevelId: user.userLevelId,
  active: user.active,
  isSuspended: user.isSuspended,
  startDate: user.startDate ?? null,
})

export const saveOperations = { 'users.create': createUser, 'users.update': updateUser }
