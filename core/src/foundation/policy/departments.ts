import type { Person } from './actor.ts'

/** Department ids (Department and client-user-type constants). */
export const departments = {
  seo: 1,
  sem: 2,
  social: 3,
  accountManagement: 4,
  programmatic: 8,
  accounting: 10,
  executive: 11,
} as const

/** Fulfillment is SEM, social and programmatic together. */
export const fulfillmentDepartments = [departments.sem, departments.social, departments.programmatic] as const

/** Department user types that mean department manager. */
export const managerDepartmentUserTypes: readonly number[] = [1, 6, 7]

type Member = Pick<Person, 'departments'>

/** Whether a person belongs to one of the departments. */
export const inDepartment = (person: Member, ...ids: readonly number[]): boolean =>
  person.departments.some(({ id }) => ids.includes(id))

/** Department manager means department user type 1, 6 or 7. */
export const isDepartmentManagerType = (departmentUserTypeId: number | null): boolean =>
  departmentUserTypeId !== null && managerDepartmentUserTypes.includes(departmentUserTypeId)

/** Whether a person manages a department. */
export const managesDepartment = (person: Member, departmentId: number): boolean =>
  person.departments.some(
    ({ id, departmentUserTypeId }) => id === departmentId && isDepartmentManagerType(departmentUserTypeId),
  )
