import type { Person } from './actor.ts'
import { departments, inDepartment } from './departments.ts'
import { isEmployee } from './user-types.ts'

/** Margin columns are shown only to users in the accounting or executive department. */
export const seesMargin = (person: Pick<Person, 'departments'>): boolean =>
  inDepartment(person, departments.accounting, departments.executive)

/** Whether the Actual Spend column starts visible: for Employees yes, for all other types no. */
export const showsActualSpend = (person: Pick<Person, 'userType'>): boolean => isEmployee(person)
