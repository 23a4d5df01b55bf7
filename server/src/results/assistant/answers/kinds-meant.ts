import { isTopic, type Condition, type Reading } from '../language/question.ts'
import { stemsOf } from '../language/tokens.ts'
import type { PortalReader } from '../portal-reader.ts'

/** What interactions are called by their kind; a call is any of them, as the answer says. */
const kinds = /\b(?:meetings?|visits?|trainings?|complaints?)\b/gi

/** Words that speak of interactions of every kind. */
const ofEveryKind =
  /\b(?:calls?|interactions?|touch ?points?|conversations?|contact(?:ed)?|log\w*|talk\w*|spoke\w*)\b/i

/**
 * `how many meetings did I have`: interactions of the kinds that are called so, as far as the agency has any; their
 * names stand in the line that says how a question was read.
 *
 * @param text what was said, with what it goes on with
 */
export async function ofKindsMeant(reading: Reading, text: string, portal: PortalReader): Promise<Reading> {
  if (reading.is !== 'question') return reading
  const { question } = reading
  const said = text.match(kinds)
  if (!isTopic(question) || question.topic !== 'interactions' || !said || ofEveryKind.test(text))
    return reading
  if (question.conditions.some(({ column }) => column === 'type') || !portal.may('interactionTypes.list'))
    return reading
  const stems = new Set(said.flatMap((word) => stemsOf(word)))
  const names = (await portal.read('interactionTypes.list')).flatMap(({ name }) => {
    const last = stemsOf(name).at(-1)
    return last !== undefined && stems.has(last) ? [name] : []
  })
  if (names.length === 0) return reading
  const type: Condition = { column: 'type', is: names.length > 1 ? 'in' : '=', values: names }
  return { ...reading, question: { ...question, conditions: [...question.conditions, type] } }
}
