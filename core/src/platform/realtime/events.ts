/**
 * What the portal and the server say to each other over the realtime
 * connection. Nothing that is said here is a record: a message
 * says that there is something new, and the browser asks for it by a call, so
 * that rights are checked in the one place where they are.
 */

/** What can be looked at together: whatever has a page of its own, or is changed in a dialog. */
const subjectKinds = [
  'client',
  'budget',
  'user',
  'support-request',
  'task',
  'interaction',
  'activity',
] as const

/** A record that somebody has open. */
export interface Subject {
  readonly kind: (typeof subjectKinds)[number]
  readonly id: string
}

/** Somebody who has a record open. */
export interface Viewer {
  readonly userId: number
  readonly fullName: string
}

/** Events that a browser emits. Each is answered, so that a caller knows it was understood. */
export interface FromBrowser {
  /** Right after connecting: who is here, by which connection. */
  online(who: { readonly userId: number; readonly socketId: string }): void
  /** Opens a record; answers who else has it open. */
  look(subject: Subject, answer: (viewers: readonly Viewer[]) => void): void
  /** Closes a record. */
  leave(subject: Subject): void
  /** Goes on with a newer access token, before the old one ends. */
  renew(token: string): void
}

/** Events that the server emits. */
export interface FromServer {
  /** Who has a record open by now, after somebody came or went. */
  viewers(of: { readonly subject: Subject; readonly viewers: readonly Viewer[] }): void
  /** A record that this connection has open was written. */
  written(subject: Subject): void
  /** There are new notifications. */
  notified(): void
}

/** Records that one connection may have open at a time. */
export const mostSubjects = 20

/** People named to whoever has a record open: of more, nobody reads the names. */
export const mostViewers = 50

/** A subject as one string, for comparing; null for what is none. */
export const subjectKey = (value: unknown): string | null => (isSubject(value) ? keyOf(value) : null)

/** What is a record as one string. */
export const keyOf = ({ kind, id }: Subject): string => `${kind}:${id}`

/** Whether it is a record that can be open, whoever says so. */
export function isSubject(value: unknown): value is Subject {
  if (typeof value !== 'object' || value === null || !('kind' in value) || !('id' in value)) return false
  const { kind, id } = value
  return typeof id === 'string' && /^[\w-]{1,40}$/.test(id) && subjectKinds.some((known) => known === kind)
}

/** Each person once, by name, without oneself. */
export const otherViewers = (viewers: readonly Viewer[], ownId: number): readonly Viewer[] =>
  [...new Map(viewers.map((viewer) => [viewer.userId, viewer])).values()]
    .filter(({ userId }) => userId !== ownId)
    .toSorted((a, b) => a.fullName.localeCompare(b.fullName))

/** 'Ann Lee is also viewing', 'Ann Lee and Bo Ray are …', 'Ann Lee and 3 others are …'. */
export function alsoViewing(others: readonly Viewer[]): string | null {
  const [first, second, ...rest] = others
  if (!first) return null
  if (!second) return `${first.fullName} is also viewing`
  return rest.length === 0
    ? `${first.fullName} and ${second.fullName} are also viewing`
    : `${first.fullName} and ${rest.length + 1} others are also viewing`
}
