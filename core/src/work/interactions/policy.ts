import type { Person } from '../../foundation/policy/actor.ts'
import { isAdSupportOf } from '../../foundation/policy/client-users.ts'
import { isAdministrator } from '../../foundation/policy/roles.ts'
import { forPeople, type Rule } from '../../foundation/policy/rule.ts'
import { isEmployee } from '../../foundation/policy/user-types.ts'

/** Employees log interactions with every client, ad-support users with the clients they support (decision 0100). */
export const interactionLoggers: Rule = forPeople(
  'Employees for every client, everyone else for the clients that they support as client user type 2.',
  (person) => {
    if (isEmployee(person)) return 'all'
    const ids = [...new Set(person.clients.map(({ id }) => id))].filter((id) => isAdSupportOf(person, id))
    return ids.length > 0 ? { of: 'client', ids } : 'none'
  },
)

/** Employees see every interaction, everyone else the public ones of their own clients. */
export const seesPrivateInteractions = (person: Pick<Person, 'userType'>): boolean => isEmployee(person)

export const changeInteractionSentence =
  'Only the person who logged an interaction, or an Administrator, may change or delete it.'

/** Who logged an interaction changes and deletes it; Super Administrator and Administrator everything. */
export const mayChangeInteraction = (
  person: Pick<Person, 'id' | 'userType' | 'roles' | 'clients'>,
  interaction: { readonly userId: number; readonly clientId: number },
): boolean =>
  isEmployee(person)
    ? interaction.userId === person.id || isAdministrator(person)
    : interaction.userId === person.id && isAdSupportOf(person, interaction.clientId)
