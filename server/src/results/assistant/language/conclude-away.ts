import type { Condition } from './question.ts'
import type { TopicReader } from './topic-reader.ts'

/** Whether those are asked for who were not here since a day. */
export const isAway = (conditions: readonly Condition[]): boolean =>
  conditions.some(({ column, is }) => column === 'lastHere' && is === '<')

/**
 * `not logged in this month`, `no sign-ins since October`: who was last here before that, or never. Days of a last
 * visit beside nobody who was ever here would be nobody's.
 */
export function concludeAway({ topic, values, conditions, measures }: TopicReader): void {
  if (topic.id !== 'clientLogin') return
  const within = conditions.findIndex(({ column, is }) => column === 'lastHere' && is === 'between')
  const none = conditions.findIndex(
    ({ column, is, values: [count] }) => column === 'signIns' && is === '=' && count === 0,
  )
  const isNever = values.get('state')?.join() === 'never'
  const [from] = conditions[within]?.values ?? []
  if (from === undefined || !(isNever || none >= 0)) return
  if (isNever) values.delete('state')
  conditions[within] = { column: 'lastHere', is: '<', values: [from] }
  if (none < 0) return
  conditions.splice(none, 1)
  const told = measures.indexOf('signIns')
  if (told >= 0) measures.splice(told, 1)
}
