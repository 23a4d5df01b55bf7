import { userTypes, type Person, type UserType } from './actor.ts'

/** The id of a user type: its place in the list, Employee first. */
export const userTypeId = (type: UserType): number => userTypes.indexOf(type) + 1

/** The user type of an id; undefined where there is none. */
export const userTypeOf = (id: number): UserType | undefined => userTypes[id - 1]

type Typed = Pick<Person, 'userType'>

const is =
  (...types: readonly UserType[]) =>
  (person: Typed): boolean =>
    types.includes(person.userType)

export const isEmployee = is('Employee')
export const isClient = is('Client')
export const isPartner = is('Partner')
export const isRegionalManager = is('Regional Manager')
export const isGuestUser = is('Guest')

/** Client, Partner and Regional Manager: flagged routes only, authorised clients only. */
export const isRestricted = is('Client', 'Partner', 'Regional Manager')

/** The user that renders PDF reports: by its user type or by the flag of its record. */
export const isPdfUser = (person: Pick<Person, 'userType' | 'pdfUser'>): boolean =>
  person.pdfUser || person.userType === 'PDF'

/** Employees load the full client list; other users see only their authorised clients. */
export const seesEveryClient = isEmployee

/** Regional Managers and Clients are given client groups, whose report they then read. */
export const readsGroups = (type: UserType): boolean => type === 'Regional Manager' || type === 'Client'
