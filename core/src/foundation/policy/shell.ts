import { isPerson, type Actor, type Person } from './actor.ts'
import { choosesOnBehalfOf } from './client-users.ts'
import { mayChat, type ChatSettings } from './features.ts'
import { isActing } from './impersonation.ts'
import { holdsRole } from './roles.ts'
import { isEmployee, isGuestUser, isPartner, isPdfUser } from './user-types.ts'

/** The colour of a tenant or partner that has none of its own. */
export const defaultPrimaryColor = '#2854DF'

/** A shared route has `shared.` in its name. */
export const isSharedRoute = (routeName: string): boolean => routeName.includes('shared.')

const isAtHome = (actor: Actor): actor is Extract<Actor, Person> => isPerson(actor) && !isGuestUser(actor)

/** Header, sidebar and notifications bar: signed in, not a guest, not on a shared route. */
export const showsChrome = (actor: Actor, routeName: string): boolean =>
  isAtHome(actor) && !isSharedRoute(routeName)

/** The chat button: where there is chrome, for those who may chat. */
export const showsChat = (actor: Actor, routeName: string, chat: ChatSettings): boolean =>
  isAtHome(actor) && !isSharedRoute(routeName) && mayChat(actor, chat)

/** The realtime presence connection: every signed-in user but guests and the PDF user. */
export const opensPresence = (actor: Actor): boolean => isAtHome(actor) && !isPdfUser(actor)

/** Global search, app switcher, support requests and the notification bell: Employees only. */
export const seesStaffHeader = (person: Person): boolean => isEmployee(person)

/** The Your Day panel: Employees who are not the PDF user. */
export const seesYourDay = (person: Person): boolean => isEmployee(person) && !isPdfUser(person)

/** The action menu: Employees and Partners, not the PDF user. */
export const seesActionMenu = (person: Person): boolean =>
  (isEmployee(person) || isPartner(person)) && !isPdfUser(person)

/** The Create entries of the action menu: Employees only. */
export const seesCreateMenu = (person: Person): boolean => isEmployee(person) && seesActionMenu(person)

/** The interaction logger: who has the Create entries, and ad-support users for the clients that they support. */
export const seesInteractionLogger = (person: Person): boolean =>
  seesCreateMenu(person) || (choosesOnBehalfOf(person) && !isPdfUser(person))

/** The external task tool: Employees, and Partners with the role 'Client+'. */
export const seesTaskTool = (person: Pick<Person, 'userType' | 'roles'>): boolean =>
  isEmployee(person) || (isPartner(person) && holdsRole(person, 'Client+'))

/** The forced password change: when it must be changed, and nobody acts as this user. */
export const mustChangePassword = (
  person: Pick<Person, 'mustChangePassword' | 'impersonatedBy' | 'clientView'>,
): boolean => person.mustChangePassword === true && !isActing(person)

/** The budget changes to confirm: not for guests, not while impersonated, not before a forced password change. */
export const mayConfirmBudgetChanges = (
  person: Pick<Person, 'userType' | 'impersonatedBy' | 'clientView'> & {
    readonly mustChangePassword: boolean
  },
): boolean => !isGuestUser(person) && !isActing(person) && !person.mustChangePassword

/** A logo and a colour. */
export interface Branding {
  readonly logo: string | null
  readonly primaryColor: string | null
}

/** The partner's own logo and colour where there is one, else the tenant's, else the default colour. */
export const brandingOf = (
  tenant: Branding | null,
  partner: Branding | null,
): { readonly logo: string | null; readonly primaryColor: string } => ({
  logo: partner?.logo ?? tenant?.logo ?? null,
  primaryColor: partner?.primaryColor ?? tenant?.primaryColor ?? defaultPrimaryColor,
})
