import type { Person } from './actor.ts'
import { clientUserTypes, isAuthorisedFor, isClientUserOf } from './client-users.ts'
import { holdsRole } from './roles.ts'
import { isClient, isEmployee } from './user-types.ts'

/** The client that unlocks Keyword Planner. */
const keywordPlannerClient = 1044

/** The service that gates GeoIQ Export for client users. */
export const geoiqService = 42

/** The action under which use of the AI generator is recorded. */
export const assistantUsageAction = 'madi-ai-report-generation'

/** Ids of users that the configuration lists; empty by default. */
export type ListedUsers = readonly number[]

/**
 * The AI assistant feature, which is the generator and the AI parts of the
 * logger: listed users, Developers, Account Managers,
 * client users of types 1 or 45.
 */
export const mayUseAssistantFeature = (person: Person, listed: ListedUsers): boolean =>
  listed.includes(person.id) ||
  holdsRole(person, 'Developer', 'Account Manager') ||
  isClientUserOf(person, clientUserTypes.manager, clientUserTypes.assistant)

/** How the chat is configured. */
export interface ChatSettings {
  readonly enabled: boolean
  readonly listedUsers: ListedUsers
}

/** The chat: listed users and six roles, and only where it is enabled. */
export const mayChat = (person: Person, chat: ChatSettings): boolean =>
  chat.enabled &&
  (chat.listedUsers.includes(person.id) ||
    holdsRole(
      person,
      'Developer',
      'Director',
      'Executive',
      'Executive Team',
      'Administrator',
      'Super Administrator',
    ))

/** Keyword Planner: Employees, and everyone else only when authorised for client 1044. */
export const mayPlanKeywords = (person: Pick<Person, 'userType' | 'clients'>): boolean =>
  isEmployee(person) || isAuthorisedFor(person, keywordPlannerClient)

/** The Keyword Planner menu item: client users authorised for client 1044. */
export const seesKeywordPlannerItem = (person: Pick<Person, 'userType' | 'clients'>): boolean =>
  isClient(person) && isAuthorisedFor(person, keywordPlannerClient)

/** What GeoIQ depends on beside the person. */
export interface GeoiqFacts {
  /** A setting of the tenant, off by default. */
  readonly enabled: boolean
  /** Clients that have budgets for service 42, at least the authorised ones among them. */
  readonly clientIds: readonly number[]
}

/** GeoIQ Export: with the flag on, non-client users, and client users with an authorised client that has budgets for service 42. */
export const mayExportGeoiq = (person: Pick<Person, 'userType' | 'clients'>, geoiq: GeoiqFacts): boolean =>
  geoiq.enabled && (!isClient(person) || person.clients.some(({ id }) => geoiq.clientIds.includes(id)))
