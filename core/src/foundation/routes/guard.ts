import { landingRoute } from './landing.ts'
import type { Guest, Person, User, Visitor } from '../policy/actor.ts'
import { mayPlanKeywords } from '../policy/features.ts'
import { passesRoles } from '../policy/roles.ts'
import { seesTaskTool } from '../policy/shell.ts'
import {
  isEmployee,
  isGuestUser,
  isPartner,
  isPdfUser,
  isRegionalManager,
  isRestricted,
} from '../policy/user-types.ts'
import { routeOf, type RouteName } from './catalogue.ts'
import { fillPath, pathOf } from './path.ts'
import type { Route } from './route.ts'

/** What a browser knows of its session; the server decides every right again. */
export interface SessionFacts {
  readonly actor: Visitor | User | Guest
  /** The clients that a person who is no Employee may see; a guest's one client. */
  readonly authorisedClients: readonly { readonly id: number; readonly slug: string }[]
  /** What the server decided for this person (policy/features.ts). */
  readonly features: { readonly geoiq: boolean }
}

/** The address as the browser has it. */
export interface Address {
  readonly pathname: string
  /** With its question mark, or empty. */
  readonly search: string
}

export type Verdict = { readonly open: true } | { readonly open: false; readonly redirect: string }

type Params = Readonly<Record<string, string>>

const open: Verdict = { open: true }
const to = (redirect: string): Verdict => ({ open: false, redirect })
const loginPath = pathOf('login')

/** Where an unauthorised person is sent, silently. */
const home = to(pathOf('dashboard.monthly-report'))

/** Login with the way back: the current path and query. */
export const loginWithRedirect = ({ pathname, search }: Address): string =>
  pathOf('login', {}, { redirect: pathname + search })

/** Flagged routes are the only ones that others than Employees visit. */
const opensToType = (route: Route, person: Person): boolean => {
  if (isEmployee(person)) return true
  if (route.clientAccessible) return isRestricted(person) || isPdfUser(person)
  return route.partnerAccessible && isPartner(person)
}

/** Every page under a client's slug asks for authorisation for that client. */
const opensClient = (route: Route, params: Params, { actor, authorisedClients }: SessionFacts): boolean => {
  if (!route.path.startsWith('/clients/{slug}')) return true
  if (actor.kind === 'user' && isEmployee(actor)) return true
  const client = authorisedClients.find(({ slug }) => slug === params['slug'])
  return client !== undefined && (actor.kind !== 'guest' || client.id === actor.grant.clientId)
}

type Condition = (person: Person, facts: SessionFacts) => boolean

/** Screens that depend on more than type and role. */
const conditions: { readonly [Name in RouteName]?: Condition } = {
  'tools.keyword_planner': (person) => mayPlanKeywords(person),
  'reporting.geoiq': (_person, { features }) => features.geoiq,
  'reporting.group_report': (person) =>
    isEmployee(person) || isRegionalManager(person) || person.hasGroupAccess,
  taskiq: (person) => seesTaskTool(person),
  'taskiq.login': (person) => seesTaskTool(person),
  tasks: (person) => seesTaskTool(person),
}

const opensToPerson = (
  route: Route<RouteName>,
  params: Params,
  person: Person,
  facts: SessionFacts,
): boolean =>
  opensToType(route, person) &&
  passesRoles(person, route) &&
  opensClient(route, params, facts) &&
  (conditions[route.name]?.(person, facts) ?? true)

const tokenIn = (search: string): string | null => new URLSearchParams(search).get('token') || null

/** What stands beside a guest's token, the days of a report for example. */
function withoutToken(search: string): string {
  const query = new URLSearchParams(search)
  query.delete('token')
  return query.size === 0 ? '' : `?${query.toString()}`
}

const guardPublic = (route: Route<RouteName>, { actor }: SessionFacts, { search }: Address): Verdict => {
  if (route.name === 'login' && actor.kind === 'user' && !isGuestUser(actor)) return home
  if (route.name === 'guest' && tokenIn(search) === null) return to(loginPath)
  return open
}

const guardForStrangers = (
  route: Route<RouteName>,
  params: Params,
  facts: SessionFacts,
  address: Address,
): Verdict => {
  const token = route.guestAccessible ? tokenIn(address.search) : null
  if (token !== null)
    return to(pathOf('guest', {}, { token, redirect: address.pathname + withoutToken(address.search) }))
  // There is no way back to signing out, only the one that its own address names.
  if (facts.actor.kind === 'visitor')
    return to(route.name === 'logout' ? loginPath + address.search : loginWithRedirect(address))
  const granted = facts.actor.kind === 'guest' && facts.actor.grant.route === route.name
  return granted && opensClient(route, params, facts) ? open : to(loginPath)
}

const guardRedirect = (
  route: Route<RouteName>,
  params: Params,
  person: Person,
  { search }: Address,
): Verdict => {
  if (route.redirectsTo === null) return open
  if (route.redirectsTo === 'landing') return to(pathOfRoute(landingRoute(person)))
  return to(fillPath(route.redirectsTo, params) + search)
}

/** The address of a screen whose path takes no parameters. */
const pathOfRoute = (name: RouteName): string => fillPath(routeOf(name).path, {})

/**
 * Whether an address opens for this session, or where it leads instead
 *:
 *
 * - a visitor goes to login with the way back, or to the guest sign-in when a
 *   guest screen carries a token;
 * - a guest opens the one report of the grant, anything else is login;
 * - a signed-in person on login, and anyone on a screen that is not theirs,
 *   goes to the monthly dashboard without a word.
 */
export const guard = (
  route: Route<RouteName>,
  params: Params,
  facts: SessionFacts,
  address: Address,
): Verdict => {
  if (route.access === 'public') return guardPublic(route, facts, address)
  const { actor } = facts
  if (actor.kind !== 'user' || isGuestUser(actor)) return guardForStrangers(route, params, facts, address)
  if (!opensToPerson(route, params, actor, facts)) return home
  return guardRedirect(route, params, actor, address)
}

/** Whether a person may open a screen: for the sidebar, the search and links. */
export const mayOpen = (name: RouteName, facts: SessionFacts, params: Params = {}): boolean => {
  const route = routeOf(name)
  if (route.access === 'public') return true
  const { actor } = facts
  return actor.kind === 'user' && !isGuestUser(actor) && opensToPerson(route, params, actor, facts)
}
