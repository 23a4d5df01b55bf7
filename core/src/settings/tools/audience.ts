import { hasRole, type RoleName } from '../../foundation/policy/roles.ts'
import { isEmployee, isPartner } from '../../foundation/policy/user-types.ts'
import type { Person } from '../../foundation/policy/actor.ts'

/** Roles of employees for whom a resource can be. */
const audienceRoles = [
  'Administrator',
  'Developer',
  'Director',
  'Executive',
  'Account Manager',
  'SEM Manager',
] as const satisfies readonly RoleName[]

/** To whom a resource is shown: one choice. A role stands for the employees who have it. */
export const resourceAudiences = ['Everybody', 'Employees', ...audienceRoles, 'Clients', 'Partners'] as const
export type ResourceAudience = (typeof resourceAudiences)[number]

/** The audiences to which a person belongs; administrators belong to every role's. */
export function audiencesOf(person: Person): readonly ResourceAudience[] {
  if (isPartner(person)) return ['Everybody', 'Partners']
  if (!isEmployee(person)) return ['Everybody', 'Clients']
  return [
    'Everybody',
    'Employees',
    // Whoever is of the Executive Team is an executive too.
    ...audienceRoles.filter((role) => hasRole(person, role === 'Executive' ? 'Executive*' : role)),
  ]
}
