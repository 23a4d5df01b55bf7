import { fold } from '@portal/core/clients/profile/search-index'
import type { BoundAction } from './bound-action.ts'

/** An action with its words folded once. */
export interface FindableAction {
  readonly action: BoundAction
  readonly folded: string
  readonly title: string
}

/** Actions made ready to be searched, once for many keys. */
export const findable = (actions: readonly BoundAction[]): readonly FindableAction[] =>
  actions.map((action) => ({
    action,
    title: ` ${fold(action.title)}`,
    folded: ` ${fold(action.title)} ${fold(action.also)} ${fold(action.subtitle)}`,
  }))

/** The actions that have every word of a query at the start of one of theirs; those whose title starts so come first. */
export function findActions(actions: readonly FindableAction[], typed: string): readonly BoundAction[] {
  const query = fold(typed)
  if (query === '') return []
  const words = query.split(' ')
  const fitOf = ({ title }: FindableAction): number =>
    title.startsWith(` ${query}`) ? 0 : title.includes(` ${query}`) ? 1 : 2
  return actions
    .filter(({ folded }) => words.every((word) => folded.includes(` ${word}`)))
    .toSorted((one, other) => fitOf(one) - fitOf(other))
    .map(({ action }) => action)
}
