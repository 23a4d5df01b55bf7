import type { Person } from './actor.ts'

/**
 * Kinds of member on a client's team. 45 has no name of its own: it only
 * opens the assistant.
 */
export const clientUserTypes = {
  manager: 1,
  adSupport: 2,
  semManager: 3,
  autoDivisionManager: 12,
  assistant: 45,
} as const

/** 1 and 2 are the manager types. */
export const isManagerClientUserType = (id: number): boolean =>
  id === clientUserTypes.manager || id === clientUserTypes.adSupport

/** 2 marks an ad-support user. */
export const isAdSupportClientUserType = (id: number): boolean => id === clientUserTypes.adSupport

/** 3 is SEM manager. */
export const isSemManagerClientUserType = (id: number): boolean => id === clientUserTypes.semManager

/** 12 is auto division manager. */
export const isAutoDivisionManagerClientUserType = (id: number): boolean =>
  id === clientUserTypes.autoDivisionManager

/** What the portal takes a member of this type for; nothing for types without a rule. */
export const ranksOfClientUserType = (id: number): readonly string[] => [
  ...(isManagerClientUserType(id) ? ['Manager'] : []),
  ...(isAdSupportClientUserType(id) ? ['Ad support'] : []),
  ...(isSemManagerClientUserType(id) ? ['SEM manager'] : []),
  ...(isAutoDivisionManagerClientUserType(id) ? ['Auto division manager'] : []),
]

type TeamMember = Pick<Person, 'clients'>

/** Whether a person is on some client's team as one of these types. */
export const isClientUserOf = (person: TeamMember, ...typeIds: readonly number[]): boolean =>
  person.clients.some(({ clientUserTypeId }) => typeIds.includes(clientUserTypeId))

/** The ids of the clients that a person is authorised for, each once. */
export const authorisedClientIds = (person: TeamMember): readonly number[] => [
  ...new Set(person.clients.map(({ id }) => id)),
]

/** Whether a person is authorised for a client. */
export const isAuthorisedFor = (person: TeamMember, clientId: number): boolean =>
  person.clients.some(({ id }) => id === clientId)

/** Whether somebody is an ad-support user of one client. */
export const isAdSupportOf = (person: TeamMember, clientId: number): boolean =>
  person.clients.some(
    ({ id, clientUserTypeId }) => id === clientId && isAdSupportClientUserType(clientUserTypeId),
  )

/** The On Behalf Of choice shows only to client users of type 2. */
export const choosesOnBehalfOf = (person: TeamMember): boolean =>
  isClientUserOf(person, clientUserTypes.adSupport)
