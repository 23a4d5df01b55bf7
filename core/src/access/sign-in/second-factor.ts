import type { Person } from '../../foundation/policy/actor.ts'
import { hasRole, rankOf } from '../../foundation/policy/roles.ts'
import { isEmployee } from '../../foundation/policy/user-types.ts'

type Keeper = Pick<Person, 'id' | 'tenantId' | 'userType' | 'roles'>

/**
 * Whose second factor a person keeps: those who open its settings keep that of
 * everyone who stands no higher (two-factor settings).
 */
export const keepsSecondFactor = (keeper: Keeper, other: Pick<Person, 'tenantId' | 'roles'>): boolean =>
  isEmployee(keeper) &&
  hasRole(keeper, 'Developer') &&
  keeper.tenantId === other.tenantId &&
  rankOf(other) <= rankOf(keeper)
