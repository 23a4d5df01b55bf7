import { calls, type CallName } from '@portal/core/calls'
import type { Call } from '@portal/core/foundation/contract/call'
import type { Person, User } from '@portal/core/foundation/policy/actor'
import { typeOfRole } from '@portal/core/foundation/policy/managing-users'
import { scopeOf } from '@portal/core/foundation/policy/scope-of-call'
import type { RoleName } from '@portal/core/foundation/policy/roles'
import { mayOpen, routes, type RouteName } from '@portal/core/foundation/routes'

/**
 * What people can open, asked of the very functions that decide it: nothing
 * about rights is written down a second time.
 */

/** A client whose pages stand for those of every client that a person is authorised for. */
const someClient = { id: 1, slug: 'client' }

const facts = (actor: User) => ({
  actor,
  authorisedClients: actor.clients.length > 0 ? [someClient] : [],
  features: { geoiq: false },
})

/** Whether a screen opens for somebody; null for a name that no screen has. */
export function opensRoute(person: Person, name: string): boolean | null {
  const route = routes.find((one) => one.name === name || one.path === name)
  return route
    ? mayOpen(route.name as RouteName, facts({ ...person, kind: 'user' }), { slug: someClient.slug })
    : null
}

/** Whether a call is open to somebody, for some rows at least; null for a name that no call has. */
export function opensCall(person: Person, name: string): boolean | null {
  const call: Call | undefined = Object.entries(calls).find(([one]) => one === name)?.[1]
  return call ? scopeOf(call, { ...person, kind: 'user' }) !== 'none' : null
}

const someone = (role: RoleName, roles: readonly string[]): User => ({
  kind: 'user',
  id: 0,
  tenantId: 0,
  userType: typeOfRole(role),
  roles,
  departments: [],
  clients: [{ id: someClient.id, clientUserTypeId: 0 }],
  groupIds: [],
  hasGroupAccess: false,
  pdfUser: false,
  impersonatedBy: null,
})

/** The screens and calls that a role opens to people of its type beyond what they reach without it. */
export function whatRoleOpens(role: RoleName): {
  routes: { name: string; path: string; title: string; area: string }[]
  calls: { name: string; method: string; path: string; summary: string; rule: string }[]
} {
  const [without, having] = [someone(role, []), someone(role, [role])]
  const reach = (name: CallName, person: User): string => JSON.stringify(calls[name].allow.scope(person))
  return {
    routes: routes
      .filter(
        ({ name, access }) => access === 'auth' && opensRoute(having, name) && !opensRoute(without, name),
      )
      .map(({ name, path, title, area }) => ({ name, path, title, area })),
    calls: (Object.keys(calls) as CallName[])
      .filter((name) => opensCall(having, name) && reach(name, having) !== reach(name, without))
      .map((name) => {
        const { method, path, summary, allow } = calls[name]
        return { name, method, path, summary, rule: allow.sentence }
      }),
  }
}
