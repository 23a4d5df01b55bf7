import type { Person } from './actor.ts'

/** Every role. The id of one is its place here: a further one stands last. */
export const roles = [
  'Super Administrator',
  'Administrator',
  'Developer',
  'Director',
  'Executive',
  'Executive Team',
  'Account Manager',
  'SEM Manager',
  'Regional Manager',
  'Client',
  'Partner',
  'Client+',
] as const
export type RoleName = (typeof roles)[number]

/** The id of a role: its place in the list. 0 for a name that is no role. */
export const roleId = (name: string): number => roles.findIndex((role) => role === name) + 1

/** Who passes every role gate (Role checks). */
export const administratorRoles = ['Super Administrator', 'Administrator'] as const

type WithRoles = Pick<Person, 'roles'>

/** Whether a role fits a pattern, in which `*` stands for any text: `Executive*`, `*Manager`. */
export const roleFits = (role: string, pattern: string): boolean => {
  const [start = '', ...rest] = pattern.split('*')
  if (rest.length === 0) return role === pattern
  const end = rest.pop() ?? ''
  if (role.length < start.length + end.length || !role.startsWith(start) || !role.endsWith(end)) return false
  let from = start.length
  const until = role.length - end.length
  for (const part of rest) {
    const at = role.indexOf(part, from)
    if (at < 0 || at + part.length > until) return false
    from = at + part.length
  }
  return true
}

/** Whether one of the person's roles fits one of the patterns; administrators are nobody special here. */
export const holdsRole = (person: WithRoles, ...patterns: readonly string[]): boolean =>
  person.roles.some((role) => patterns.some((pattern) => roleFits(role, pattern)))

/** Super Administrator, who may do everything. */
export const isSuperAdministrator = (person: WithRoles): boolean => holdsRole(person, 'Super Administrator')

/** Super Administrator or Administrator. */
export const isAdministrator = (person: WithRoles): boolean => holdsRole(person, ...administratorRoles)

/** How high a person stands: what acts on another person, or gives a role, never reaches higher. */
export const rankOf = (person: WithRoles): 0 | 1 | 2 =>
  isSuperAdministrator(person) ? 2 : isAdministrator(person) ? 1 : 0

/** Super Administrator and Administrator pass; others need one of the roles, wildcards allowed. */
export const hasRole = (person: WithRoles, ...patterns: readonly string[]): boolean =>
  isAdministrator(person) || holdsRole(person, ...patterns)

/** The roles that a screen or a menu item asks for. */
export interface RoleGate {
  readonly requiredRoles: readonly string[]
  /** The listed roles and no others: not even Administrator passes (push reporting). */
  readonly exactRoles: boolean
}

/** Whether a person passes a role gate; a gate without roles is open. */
export const passesRoles = (person: WithRoles, gate: RoleGate): boolean => {
  if (gate.requiredRoles.length === 0) return true
  return gate.exactRoles ? holdsRole(person, ...gate.requiredRoles) : hasRole(person, ...gate.requiredRoles)
}
