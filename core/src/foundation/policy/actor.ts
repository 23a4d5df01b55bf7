/**
 * Who makes a call. The server builds one per request from the access token
 * and the rows behind it; a browser holds the same facts in its session, but
 * only to choose what to show: every right is decided on the server.
 */

/** The names of user types (`UserType.name`). */
export const userTypes = ['Employee', 'Client', 'Partner', 'Regional Manager', 'Guest', 'PDF'] as const
export type UserType = (typeof userTypes)[number]

/** A department that a user belongs to, with the kind of member he or she is there. */
export interface Membership {
  readonly id: number
  readonly departmentUserTypeId: number | null
}

/** The facts about a signed-in person on which every rule decides. */
export interface Person {
  readonly id: number
  readonly tenantId: number
  readonly userType: UserType
  readonly roles: readonly string[]
  readonly departments: readonly Membership[]
  /** Clients whose team lists this user, with the user's client user type there. */
  readonly clients: readonly { readonly id: number; readonly clientUserTypeId: number }[]
  /** Groups whose report this user may open (session state). */
  readonly groupIds: readonly number[]
  readonly hasGroupAccess: boolean
  readonly pdfUser: boolean
  /** Set while the password has to be changed before anything else. */
  readonly mustChangePassword?: boolean
  /** The administrator who acts as this user, or null. */
  readonly impersonatedBy: number | null
  /** Set while an employee sees the portal as a user of one client would. Such a person has no account and changes nothing. */
  readonly clientView?: ClientView
  /** Set where a program calls in this person's name, by a key of the API. */
  readonly key?: KeyInUse
}

/** The key by which a program calls: it opens the calls that it was made for, and none that are for people themselves. */
export interface KeyInUse {
  readonly id: number
  readonly name: string
  /** How people recognize it: the beginning of the key. */
  readonly prefix: string
  /** What a key to one report opens, and nothing else. */
  readonly report?: KeyToReport
}

/** A report with the client and the filters that a key was made with. */
export interface KeyToReport {
  readonly name: string
  readonly clientId: number | null
  /** As the report's address has them. */
  readonly query: Readonly<Record<string, string>>
}

/** Whose eyes an employee borrows, and whose they are. */
export interface ClientView {
  readonly clientId: number
  readonly employeeId: number
}

/** Nobody signed in; the tenant is the one that the host name belongs to. */
export interface Visitor {
  readonly kind: 'visitor'
  readonly tenantId: number | null
}

/** A person with a portal session. */
export interface User extends Person {
  readonly kind: 'user'
  /** The session behind the call; a browser does not know it. */
  readonly sessionId?: string
}

/** A person through a widget on a page of another origin: the widget's calls only. */
export interface WidgetUser extends Person {
  readonly kind: 'widget'
  readonly sessionId: string
  /** A name of `core/src/access/embed/widgets.ts`, or `page` for the session of all of them. */
  readonly widget: string
  readonly origin: string
  /** Of the page's own token, which is replaced at every use. */
  readonly generation?: number
}

/** The holder of a guest link: what the grant names, nothing else. */
export interface Guest {
  readonly kind: 'guest'
  readonly tenantId: number
  readonly grant: { readonly route: string; readonly clientId: number }
  /** The link behind it, and since when it is open (seconds since 1970). Absent in a browser, and where the server renders a report. */
  readonly link?: { readonly id: number; readonly since: number }
}

export type Actor = Visitor | User | WidgetUser | Guest

/** True for someone with a personal identity, in the portal or through a widget. */
export const isPerson = (actor: Actor): actor is User | WidgetUser =>
  actor.kind === 'user' || actor.kind === 'widget'
