import { isPerson, type Person } from './actor.ts'
import { authorisedClientIds } from './client-users.ts'
import { isActing } from './impersonation.ts'
import { hasRole, holdsRole } from './roles.ts'
import { forPeople, type Rule, type Scope } from './rule.ts'
import { seesTaskTool } from './shell.ts'
import { isEmployee, isGuestUser, isPartner, isPdfUser, seesEveryClient } from './user-types.ts'

/**
 * The rules that most calls share. A widget's user is the person behind it:
 * which calls a widget may make at all is decided by its token's scope.
 */

const none: Scope = 'none'

const someone = (person: Person): boolean => !isGuestUser(person)

/** No session needed: sign-in and what stands before it. */
export const anyone: Rule = { sentence: 'Anyone, signed in or not.', scope: () => 'all' }

/** For what belongs to nobody in particular, such as the lists that forms choose from. */
export const signedIn: Rule = forPeople('Everyone who is signed in.', (person) =>
  someone(person) ? 'all' : none,
)

/** For what a widget's token must never do, such as opening another widget. */
export const inPortal: Rule = forPeople('Everyone who is signed in to the portal itself.', (person) =>
  person.kind === 'user' && !person.key && someone(person) ? 'all' : none,
)

/** A rule that holds for people themselves, not for whoever acts as them nor for a program: passwords, second factors, what is confirmed by name. */
export const inOwnName = (rule: Rule): Rule =>
  onlyWhen(rule, 'not while someone acts as them, nor by a key', (person) => !isActing(person) && !person.key)

/** For what only an open widget does, to its own session. */
export const throughWidget: Rule = forPeople('A widget, for its own session.', (person) =>
  person.kind === 'widget' && someone(person) ? { of: 'user', ids: [person.id] } : none,
)

export const employees: Rule = forPeople('Employees.', (person) => (isEmployee(person) ? 'all' : none))

/** Employees with one of the roles, wildcards allowed; Super Administrator and Administrator always. */
export const employeesWithRole = (...patterns: readonly string[]): Rule =>
  forPeople(
    `Employees who are ${['Super Administrator', 'Administrator', ...patterns].join(' or ')}.`,
    (person) => (isEmployee(person) && hasRole(person, ...patterns) ? 'all' : none),
  )

/** Super Administrator and Administrator. */
export const administrators: Rule = forPeople(
  'Employees who are Super Administrator or Administrator.',
  (person) => (isEmployee(person) && hasRole(person) ? 'all' : none),
)

/** Exactly these roles: not even Administrator passes. */
export const employeesWithExactRole = (...patterns: readonly string[]): Rule =>
  forPeople(`Employees who are ${patterns.join(' or ')}, and nobody else.`, (person) =>
    isEmployee(person) && holdsRole(person, ...patterns) ? 'all' : none,
  )

/** Employees: every client's rows. Everyone else: the rows of the clients they are authorised for. */
export const ownClients: Rule = forPeople(
  'Employees for every client, everyone else for the clients they are authorised for.',
  (person) => {
    if (seesEveryClient(person)) return 'all'
    const ids = someone(person) ? authorisedClientIds(person) : []
    return ids.length > 0 ? { of: 'client', ids } : none
  },
)

/** For what only those need who work for a client: its team, and employees with one of the roles for every client. */
export const teamOrRole = (...patterns: readonly string[]): Rule =>
  forPeople(
    `Employees who are ${['Super Administrator', 'Administrator', ...patterns].join(' or ')} for every client, other employees for the clients whose team they are on.`,
    (person) => {
      if (!isEmployee(person)) return none
      if (hasRole(person, ...patterns)) return 'all'
      const ids = authorisedClientIds(person)
      return ids.length > 0 ? { of: 'client', ids } : none
    },
  )

/** Whoever stores files that records take up: no screen of Clients and Regional Managers does (decision 0141). */
export const storesFiles: Rule = forPeople('Employees and Partners.', (person) =>
  isEmployee(person) || isPartner(person) ? 'all' : none,
)

/** Whoever reaches the external task tool. */
export const taskToolUsers: Rule = forPeople('Employees, and Partners with the role Client+.', (person) =>
  seesTaskTool(person) ? 'all' : none,
)

/** Employees: every group's rows. Everyone else with group access: the rows of their groups. */
export const ownGroups: Rule = forPeople(
  'Employees for every group, everyone else with group access for their own groups.',
  (person) => {
    if (isEmployee(person)) return 'all'
    const opens = someone(person) && (person.userType === 'Regional Manager' || person.hasGroupAccess)
    return opens && person.groupIds.length > 0 ? { of: 'group', ids: person.groupIds } : none
  },
)

/** The rows that are a person's own: a profile, drafts, budget changes to confirm, chats. */
export const ownUser: Rule = forPeople('Everyone for what is their own.', (person) =>
  someone(person) ? { of: 'user', ids: [person.id] } : none,
)

/** Employees for every user, everyone else for themselves: people outside do not get to know the staff. */
export const ownUserOrEmployee: Rule = forPeople(
  'Employees for every user, everyone else for what is their own.',
  (person) => (isEmployee(person) ? 'all' : ownUser.scope(person)),
)

/** Employees with one of the roles for every user, everyone else for themselves. */
export const ownUserOrRole = (...patterns: readonly string[]): Rule =>
  forPeople(
    `Employees who are ${['Super Administrator', 'Administrator', ...patterns].join(' or ')} for every user, everyone else for what is their own.`,
    (person) => (isEmployee(person) && hasRole(person, ...patterns) ? 'all' : ownUser.scope(person)),
  )

/**
 * A rule that the account which renders reports passes too. All
 * other rules for people refuse it: it writes nothing and sees nobody's lists.
 */
export const orRenderer = (rule: Rule): Rule => ({
  sentence: `${rule.sentence.replace(/\.$/, '')}; the account that renders reports.`,
  scope: (actor) => (isPerson(actor) && isPdfUser(actor) ? 'all' : rule.scope(actor)),
})

/**
 * A rule that a guest link to a report passes too, for the client of the link
 *, and whatever renders that report. For reading calls only.
 */
export const orGuestOf = (rule: Rule, ...routeNames: readonly string[]): Rule => {
  const rendered = orRenderer(rule)
  return {
    sentence: `${rendered.sentence.replace(/\.$/, '')}; a guest with a link to ${routeNames.join(' or ')} for its client.`,
    scope: (actor) =>
      actor.kind === 'guest' && routeNames.includes(actor.grant.route)
        ? { of: 'client', ids: [actor.grant.clientId] }
        : rendered.scope(actor),
  }
}

/** The holder of a guest link, or the server that renders a report, for what the grant names. */
export const guests: Rule = {
  sentence: 'A guest, for the report and the client of the link.',
  scope: (actor) => (actor.kind === 'guest' ? { of: 'client', ids: [actor.grant.clientId] } : none),
}

/** A rule narrowed by a condition on the person, for a feature that only some may use. */
export const onlyWhen = (rule: Rule, sentence: string, holds: (person: Person) => boolean): Rule =>
  forPeople(`${rule.sentence.replace(/\.$/, '')}, ${sentence}.`, (person) =>
    holds(person) ? rule.scope(person) : none,
  )

/**
 * Whoever puts people on the teams of clients. It opens a client's figures and, to its team, its passwords:
 * so account managers do it only where they are on the team themselves (decision 0140).
 */
export const keepsTeams: Rule = onlyWhen(teamOrRole(), 'these only as Account Managers', (person) =>
  hasRole(person, 'Account Manager'),
)
