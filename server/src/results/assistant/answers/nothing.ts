import type { Condition, TopicQuestion } from '../language/question.ts'
import type { Topic } from '../language/topic.ts'
import type { PortalReader } from '../portal-reader.ts'
import { Refusal } from '../../../foundation/http/refusal.ts'
import { rowsFor, whenOf, type Answered } from './answered.ts'
import { plain } from './markdown.ts'
import { CannotTell } from './rows.ts'
import { lower } from './words.ts'

/** That there is nothing of what was asked. */
export const nothing = (now: Answered): string =>
  `There are no ${lowerTitle(now.topic)}${now.topic.period === 'range' || now.period ? whenOf(now) : ''} for what you asked.${now.empty ?? ''}`

const lowerTitle = ({ title, rows }: Topic): string => (rows ?? title).toLowerCase()

const holdsFigure = ({ columns }: Topic, { column, is }: Condition): boolean =>
  /^(?:=|[<>]=?|between)$/.test(is) &&
  columns.some(
    ({ id, kind }) => id === column && ['money', 'count', 'number', 'percent', 'duration'].includes(kind),
  )

/**
 * Why there is nothing, where that is not what was asked: the client has no such rows at all, or they have no such
 * figure. Empty where there are others, which are only not what was asked.
 */
export async function whyNothing(
  question: TopicQuestion,
  now: Answered,
  portal: PortalReader,
): Promise<string> {
  const [client, other] = question.clients
  const held = question.conditions.filter((one) => holdsFigure(now.topic, one))
  const narrowed = question.conditions.length + question.records.length > 0
  const ofSomebody = (question.mine && now.topic.person !== undefined) || question.people.length > 0
  if (ofSomebody && client) return ofOthers(question, now, portal)
  if (!narrowed && client && !other)
    return ` **${plain(client.name)}** has none there${now.period ? ' of that time' : ''}.`
  if (!narrowed || (held.length === 0 && !client)) return ''
  const rest = { ...question, order: null, limit: null, show: null }
  try {
    if (held.length > 0) {
      const unheld = question.conditions.filter((one) => !held.includes(one))
      const { rows } = await rowsFor({ ...rest, by: null, conditions: unheld }, portal)
      const [first] = held
      const column = now.topic.columns.find(({ id }) => id === first?.column)
      const without = rows.filter((row) => column && (row[column.id] ?? null) === null).length
      if (column && without > 0)
        return ` Of ${rows.length.toLocaleString('en-US')} there, ${without === rows.length ? 'all' : without.toLocaleString('en-US')} have no ${lower(column.label)} at all: that was not measured, and is no zero.`
    }
    if (!client) return ''
    const { rows } = await rowsFor({ ...rest, by: null, conditions: [], records: [] }, portal)
    return rows.length > 0
      ? ''
      : ` ${other ? `None of the ${question.clients.length} has any` : `**${plain(client.name)}** has none`}${now.period ? ' of that time' : ''} there at all, of whatever kind.`
  } catch (error) {
    // That there is nothing is told already.
    if (error instanceof CannotTell || (error instanceof Refusal && error.status < 500)) return ''
    throw error
  }
}

/** How many rows a client has that are somebody else's; empty where it has none either. */
async function ofOthers(question: TopicQuestion, now: Answered, portal: PortalReader): Promise<string> {
  const anybodys = { ...question, mine: false, people: [], by: null, order: null, limit: null, show: null }
  try {
    const { rows } = await rowsFor(anybodys, portal)
    const [client, other] = question.clients
    if (rows.length === 0 || !client || other) return ''
    const [many, is] = rows.length === 1 ? ['one', 'is'] : [rows.length.toLocaleString('en-US'), 'are']
    const whose = question.mine ? `that ${is} not yours` : 'of others'
    return ` **${plain(client.name)}** has ${many} ${whose}${now.period ? ' of that time' : ''}.`
  } catch (error) {
    // That there is nothing is told already.
    if (error instanceof CannotTell || (error instanceof Refusal && error.status < 500)) return ''
    throw error
  }
}
