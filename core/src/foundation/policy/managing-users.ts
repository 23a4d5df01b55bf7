import type { Person, UserType } from './actor.ts'
import { isAdministrator, rankOf, roles, type RoleName } from './roles.ts'
import { isEmployee } from './user-types.ts'

/**
 * Who may change whom. Administrators keep the accounts; nobody
 * reaches higher than he or she stands, and nobody gives what is above.
 */

type Keeper = Pick<Person, 'id' | 'tenantId' | 'userType' | 'roles'>
type Kept = Pick<Person, 'id' | 'tenantId' | 'roles'>

/** Keeps the accounts of the tenant: Employees who are Super Administrator or Administrator. */
export const keepsUsers = (person: Pick<Person, 'userType' | 'roles'>): boolean =>
  isEmployee(person) && isAdministrator(person)

/** Whether an account is this person's to change, beyond one's own name and picture. */
export const mayManage = (keeper: Keeper, other: Kept): boolean =>
  keepsUsers(keeper) && keeper.tenantId === other.tenantId && rankOf(other) <= rankOf(keeper)

/** Whether somebody's own name and picture are this person's to change. */
export const mayChangeProfile = (person: Keeper, other: Kept): boolean =>
  (person.id === other.id && person.tenantId === other.tenantId) || mayManage(person, other)

/** Whether a person may give a role, or take it away. */
export const mayGrant = (keeper: Pick<Person, 'userType' | 'roles'>, role: string): boolean =>
  keepsUsers(keeper) && rankOf({ roles: [role] }) <= rankOf(keeper)

/** The roles that people of a type can hold: an outsider's role says nothing of an Employee, nor the other way round. */
const rolesOfType: Readonly<Record<UserType, readonly RoleName[]>> = {
  Employee: roles.filter((role) => !['Client', 'Client+', 'Partner'].includes(role)),
  Client: ['Client'],
  Partner: ['Partner', 'Client+'],
  'Regional Manager': ['Regional Manager'],
  Guest: [],
  PDF: [],
}

/** The roles that people of a type may hold. */
export const rolesOf = (type: UserType): readonly RoleName[] => rolesOfType[type]

/** The type of the people for whom a role is made. */
export const typeOfRole = (role: RoleName): UserType =>
  role === 'Regional Manager'
    ? 'Regional Manager'
    : role === 'Client'
      ? 'Client'
      : role === 'Partner' || role === 'Client+'
        ? 'Partner'
        : 'Employee'

/** The types that an account can be given by hand: guests come by links, and the renderer of reports is the server's own. */
export const assignableTypes: readonly UserType[] = ['Employee', 'Client', 'Partner', 'Regional Manager']
