import type { ClientView, Person } from './actor.ts'
import type { ListedUsers } from './features.ts'
import { isAdministrator, rankOf } from './roles.ts'
import { isEmployee, isGuestUser, isPdfUser } from './user-types.ts'

type WithRoles = Pick<Person, 'roles'>

/** Whether somebody's roles let them act as somebody with other roles: never upwards. */
export const outranks = (administrator: WithRoles, other: WithRoles): boolean =>
  isAdministrator(administrator) && rankOf(other) <= rankOf(administrator)

/**
 * Super Administrator and Administrator may act as another user of their
 * tenant, never as one with a higher role, never as themselves, never as a
 * guest or the PDF user, and not while they act as somebody already.
 */
export const mayImpersonate = (
  administrator: Pick<Person, 'id' | 'tenantId' | 'userType' | 'roles' | 'impersonatedBy' | 'clientView'>,
  other: Pick<Person, 'id' | 'tenantId' | 'userType' | 'roles' | 'pdfUser'>,
): boolean =>
  startsImpersonation(administrator) &&
  administrator.id !== other.id &&
  administrator.tenantId === other.tenantId &&
  !isPdfUser(other) &&
  !isGuestUser(other) &&
  outranks(administrator, other)

/** Whether there is anybody at all whom somebody may act as. */
export const startsImpersonation = (
  person: Pick<Person, 'userType' | 'roles' | 'impersonatedBy' | 'clientView'>,
): boolean => isEmployee(person) && isAdministrator(person) && !isActing(person)

const isImpersonated = (person: Pick<Person, 'impersonatedBy'>): boolean => person.impersonatedBy !== null

/** Whether someone else sits behind this session: an administrator, or an employee who looks. */
export const isActing = (person: Pick<Person, 'impersonatedBy' | 'clientView'>): boolean =>
  isImpersonated(person) || person.clientView !== undefined

/** Every employee may see the portal as a client would: they see every client's data anyway. Not through another's eyes already. */
export const mayViewAsClient = (
  person: Pick<Person, 'userType' | 'impersonatedBy' | 'clientView'>,
): boolean => isEmployee(person) && !isActing(person)

/**
 * The person whom an employee is while seeing as a client: a user of that
 * client and of nothing else, without a role on its team and without an
 * account, so that nothing personal of the employee's is in sight.
 */
export const personOfClientView = (tenantId: number, clientView: ClientView): Person => ({
  id: 0,
  tenantId,
  userType: 'Client',
  roles: ['Client'],
  departments: [],
  clients: [{ id: clientView.clientId, clientUserTypeId: 0 }],
  groupIds: [],
  hasGroupAccess: false,
  pdfUser: false,
  impersonatedBy: null,
  clientView,
})

/** Acting as a user of the configured list sends an alert by e-mail; the banner shows for everybody. */
export const alertsOnImpersonation = (impersonated: Pick<Person, 'id'>, listed: ListedUsers): boolean =>
  listed.includes(impersonated.id)
