import type { Person } from './actor.ts'
import type { ListedUsers } from './features.ts'
import { isAdministrator, isSuperAdministrator } from './roles.ts'

type WithRoles = Pick<Person, 'roles'>

const rank = (person: WithRoles): number =>
  isSuperAdministrator(person) ? 2 : isAdministrator(person) ? 1 : 0

/**
 * Super Administrator and Administrator may act as another user of their
 * tenant, never as one with a higher role, never as themselves, and not while
 * they act as somebody already (decision Q83).
 */
export const mayImpersonate = (
  administrator: Pick<Person, 'id' | 'tenantId' | 'roles' | 'impersonatedBy'>,
  other: Pick<Person, 'id' | 'tenantId' | 'roles'>,
): boolean =>
  isAdministrator(administrator) &&
  administrator.impersonatedBy === null &&
  administrator.id !== other.id &&
  administrator.tenantId === other.tenantId &&
  rank(other) <= rank(administrator)

export const isImpersonated = (person: Pick<Person, 'impersonatedBy'>): boolean =>
  person.impersonatedBy !== null

/** Acting as a user of the configured list sends an alert by e-mail; the banner shows for everybody (decision Q19). */
export const alertsOnImpersonation = (impersonated: Pick<Person, 'id'>, listed: ListedUsers): boolean =>
  listed.includes(impersonated.id)
