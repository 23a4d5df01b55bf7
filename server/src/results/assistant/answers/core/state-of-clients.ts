import type { TopicQuestion } from '../../language/question.ts'

/** What tells of clients whatever their state is now. */
const ofAnyState = new Set(['state', 'activatedAt', 'canceledAt', 'withUs'])

/**
 * The state of the clients that a question is about; null where it is about
 * clients in any: told by their state, or by the day on which they came or left.
 * Nobody who counts clients means those that left.
 */
export function stateOfClients({
  conditions,
  by,
  also,
  share,
  measures,
  order,
}: TopicQuestion): string | null {
  const state = conditions.find(({ column, is }) => column === 'state' && is !== '!=')
  if (state) return String(state.values[0])
  const told = [by, also, share, ...conditions.map(({ column }) => column)]
  const left = [order?.column, ...measures].includes('canceledAt')
  return left || told.some((id) => typeof id === 'string' && ofAnyState.has(id)) ? null : 'Client'
}
