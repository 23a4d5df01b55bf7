import { findGroup, folded, type Group } from './subject.ts'
import type { Asking } from './topic.ts'

/** Clients of a group that one answer looks at. */
const mostOfGroup = 40

/** A group with its active clients. */
export interface NamedGroup {
  readonly group: Group
  readonly clients: readonly { readonly id: number; readonly name: string; readonly slug: string }[]
}

/** The group that a question is about: it says so, or has the group's whole name; null where it is about something else. */
export async function groupNamed({ portal, subject, words }: Asking): Promise<NamedGroup | null> {
  if (subject === '') return null
  const found = await findGroup(portal, subject, words)
  if (found.is !== 'one') return null
  const whole = ` ${folded(words)} `.includes(` ${folded(found.one.name)} `)
  if (!whole && !/\bgroup\b/i.test(words)) return null
  const clients = await portal.read('clients.many', { body: { groupId: found.one.id, activeOnly: true } })
  return clients.length === 0 ? null : { group: found.one, clients: clients.slice(0, mostOfGroup) }
}
