import type { Answer } from '@portal/core/calls'
import { today } from '@portal/core/foundation/format'
import { accountState, managesScheduledActivation } from '@portal/core/foundation/policy/account-state'
import type { Person } from '@portal/core/foundation/policy/actor'
import { isActing, mayImpersonate } from '@portal/core/foundation/policy/impersonation'
import { keepsUsers, mayChangeProfile, mayManage } from '@portal/core/foundation/policy/managing-users'
import { keepsTeams } from '@portal/core/foundation/policy/rules-of-calls'
import { isEmployee, userTypeId } from '@portal/core/foundation/policy/user-types'
import type { UserRow } from './user-rows.ts'

type Listed = Answer<'users.list'>['rows'][number]

/**
 * A user as a reader may know it. The start date is left out for whoever does
 * not manage scheduled activation, the last sign of life for
 * whoever does not keep the accounts.
 */
export function presentUser(row: UserRow, reader: Person): Listed {
  const account = { active: row.active, isSuspended: row.suspended, startDate: row.start_date }
  const state = accountState(account, today())
  const other = {
    id: row.id,
    tenantId: row.tenant_id,
    userType: row.user_type,
    roles: row.roles,
    pdfUser: row.pdf_user,
  }
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    fullName: `${row.first_name} ${row.last_name}`,
    email: row.email,
    avatar: row.avatar,
    active: row.active,
    isSuspended: row.suspended,
    state,
    ...(isEmployee(reader) && managesScheduledActivation(reader) ? { startDate: row.start_date } : {}),
    roles: [...row.roles],
    UserType: { id: userTypeId(row.user_type), name: row.user_type },
    departments: row.departments.map(({ id, name, departmentUserTypeId }) => ({
      id,
      name,
      DepartmentUser: { departmentUserTypeId },
    })),
    userLevelId: row.user_level_id,
    UserLevel:
      row.user_level_id === null || row.level_name === null
        ? null
        : { id: row.user_level_id, name: row.level_name },
    ...(keepsUsers(reader) ? { lastSeenAt: row.last_seen_at } : {}),
    pdfUser: row.pdf_user || row.user_type === 'PDF',
    mustChangePassword: row.must_change_password,
    version: row.version,
    can: {
      update: mayManage(reader, other),
      changeProfile: mayChangeProfile(reader, other),
      resetTwoFactor: row.set_up && row.id !== reader.id && mayManage(reader, other),
      assignClients: keepsTeams.scope({ kind: 'user', ...reader }) !== 'none',
      impersonate: state === 'active' && mayImpersonate(reader, other),
      generateToken:
        state === 'active' &&
        (mayImpersonate(reader, other) || (keepsUsers(reader) && ownToken(reader, other))),
    },
  }
}

/** One's own token, from a session that is really one's own. */
const ownToken = (reader: Person, other: { readonly id: number; readonly tenantId: number }): boolean =>
  reader.id === other.id && reader.tenantId === other.tenantId && !isActing(reader)

/** A user that was opened: with the key of the task tool where it is the reader's own. */
export function presentOpenUser(row: UserRow, reader: Person): Answer<'users.get'> {
  const listed = presentUser(row, reader)
  const own = row.id === reader.id && row.tenant_id === reader.tenantId
  const impersonatedBy = own ? reader.impersonatedBy : null
  return {
    ...listed,
    kobiKey: own && impersonatedBy === null ? row.kobi_key : null,
    impersonatedBy,
    impersonatedUserName: impersonatedBy === null ? null : listed.fullName,
    createdAt: row.created_at,
    groups: [...row.groups],
  }
}
