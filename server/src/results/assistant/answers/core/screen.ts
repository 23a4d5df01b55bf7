import { queryOf } from '@portal/core/foundation/routes'
import type { Period } from '../../language/period.ts'
import type { Source, Wanted } from '../rows.ts'

/** A screen with the filters that an answer has. */
export const screen = (
  words: string,
  path: string,
  filters: Readonly<Record<string, string | null | undefined>>,
): Source => ({ words, path: `${path}${queryOf(filters)}` })

/** The month that days lie in; null where they lie in several. */
export const onlyMonth = ({ from, to }: Period): string | null =>
  from.slice(0, 7) === to.slice(0, 7) ? from.slice(0, 7) : null

/**
 * The clients of an answer as dashboards have them in their address (`clients`): one's own, a group, or one of them.
 * Null for all, and for others, which an address has no words for.
 */
export function clientsInAddress({ question, whom, portal }: Wanted): string | null {
  if (whom.ids === null) return null
  if (whom.ids.length === 1) return String(whom.ids[0])
  const { clients, groups, people, us, except } = question
  if ([clients, people, us, except].some((named) => named.length > 0)) return null
  const own = question.mine || question.ownClients
  const [group, ...others] = groups
  if (group) return others.length === 0 && !own ? `group-${group.id}` : null
  return own && portal.isEmployee ? 'mine' : null
}
