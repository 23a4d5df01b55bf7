import type { Guest, Person, User, UserType, Visitor } from '../src/foundation/policy/actor.ts'

/** A signed-in person for a test: an Employee without roles, departments or clients unless told otherwise. */
export const personWith = (facts: Partial<Person> = {}): User => ({
  kind: 'user',
  id: 7,
  tenantId: 1,
  userType: 'Employee',
  roles: [],
  departments: [],
  clients: [],
  groupIds: [],
  hasGroupAccess: false,
  pdfUser: false,
  impersonatedBy: null,
  ...facts,
})

export const ofType = (userType: UserType, facts: Partial<Person> = {}): User =>
  personWith({ userType, ...facts })

export const withRoles = (...roles: readonly string[]): User => personWith({ roles })

export const inDepartments = (...ids: readonly number[]): User =>
  personWith({ departments: ids.map((id) => ({ id, departmentUserTypeId: null })) })

/** On the teams of these clients, as client user type 3 unless told otherwise. */
export const authorisedFor = (userType: UserType, clientIds: readonly number[], clientUserTypeId = 3): User =>
  personWith({ userType, clients: clientIds.map((id) => ({ id, clientUserTypeId })) })

export const visitor: Visitor = { kind: 'visitor', tenantId: 1 }

export const guestOf = (route: string, clientId: number): Guest => ({
  kind: 'guest',
  tenantId: 1,
  grant: { route, clientId },
})
