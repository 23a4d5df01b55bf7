import type { Person } from '../../foundation/policy/actor.ts'
import { isAdministrator } from '../../foundation/policy/roles.ts'
import { isEmployee } from '../../foundation/policy/user-types.ts'

/** Whose activity it is. */
interface Logged {
  readonly userId: number
}

export const changeActivitySentence =
  'Only the person who logged an activity, or an Administrator, may change or delete it.'

/** Employees change and delete what they logged themselves; Super Administrator and Administrator everything. */
export const mayChangeActivity = (
  person: Pick<Person, 'id' | 'userType' | 'roles'>,
  activity: Logged,
): boolean => isEmployee(person) && (activity.userId === person.id || isAdministrator(person))

/** Employees see every activity, everyone else the external ones of their own clients. */
export const seesInternalActivities = (person: Pick<Person, 'userType'>): boolean => isEmployee(person)

export const removeFileSentence = 'Only the person who stored a file, or an Administrator, may remove it.'

/** Whoever stored a file removes it, and so do Super Administrator and Administrator. */
export const mayRemoveFile = (
  person: Pick<Person, 'id' | 'userType' | 'roles'>,
  file: { readonly createdBy: number | null },
): boolean => file.createdBy === person.id || (isEmployee(person) && isAdministrator(person))
