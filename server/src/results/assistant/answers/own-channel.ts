import { channelDepartments } from '@portal/core/money/services/channel-departments'
import type { Question } from '../language/question.ts'
import type { PortalReader } from '../portal-reader.ts'

/** Columns by which it is said on what the advertising is. */
const tellsChannel = new Set(['channel', 'platform', 'department', 'campaign'])

/**
 * Whoever works on one channel alone, and asks for figures of their own
 * without naming any, means that one; the reading says so, and what is told by
 * channel is told of all.
 */
export async function ofOwnChannel<Q extends Question>(question: Q, portal: PortalReader): Promise<Q> {
  if (question.ask !== 'rows' && question.ask !== 'why') return question
  const { topic, mine, ownClients, conditions, records, by, also, share, held } = question
  const named = [by, also, share, held?.column, ...conditions.map(({ column }) => column)].some(
    (id) => typeof id === 'string' && tellsChannel.has(id),
  )
  if (topic !== 'figures' || !(mine || ownClients) || named || records.length > 0) return question
  if (!portal.isEmployee || !portal.may('team.members')) return question
  const { members } = await portal.read('team.members')
  const own = members.find(({ userId }) => userId === portal.userId)?.departments ?? []
  const [only, other] = own
  const channels =
    only && other === undefined ? channelDepartments.find(({ id }) => id === only.id)?.channels : undefined
  if (!channels) return question
  return {
    ...question,
    conditions: [
      ...conditions,
      { column: 'channel', is: channels.length > 1 ? 'in' : '=', values: [...channels] },
    ],
  }
}
