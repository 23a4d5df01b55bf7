import { done } from './about-one.ts'
import { isTopic, type InThread } from './question.ts'

const asksPart =
  /^(?:and )?(?:what(?:['’]s| is)?|which|how (?:big|large) (?:a|is)) (?:the |our )?(?:share|percent|percentage|proportion|fraction|part|portion)(?: is)? of ((?:(?:my|our|the|all) )*(?:active )?(?:clients|stores|dealers|dealerships|accounts|customers|rooftops)) (?:that |who )?(?=(?:have|has|had|use|uses|used|run|runs|buy|buys|with|without|spend|spends|spent|advertise|are (?:on|without|with|not on)|do not|does not|don['’]?t|got|get|haven['’]?t|hasn['’]?t|are missing|lack)\b)/i

/** `what percent of our clients have SEO`, as the clients that have it; null for any other question. */
export const asClientsThat = (text: string): string | null => {
  const [all, whose] = asksPart.exec(text) ?? []
  return all === undefined || whose === undefined
    ? null
    : `${whose} ${text.slice(all.length).replace(/^are (?=on|without|with|not on)/i, '')}`
}

/**
 * The share of clients that have something, or have not: read as those clients,
 * of whom the answer says how many of all they are. Any other reading of it
 * would be a share of something else.
 */
export function partOfClients(text: string, read: (text: string) => InThread): InThread | null {
  const asked = asClientsThat(text)
  if (asked === null) return null
  const found = read(asked)
  const { reading } = found
  if (reading.is === 'choose') return found
  if (
    reading.is === 'question' &&
    isTopic(reading.question) &&
    reading.question.topic === 'clients' &&
    reading.question.with.length + reading.question.without.length > 0
  )
    return { ...found, reading: done({ ...reading.question, measures: ['count'] }) }
  const part = reading.is === 'declined' && reading.parts.length > 0 ? reading.parts : [asked]
  return { reading: { is: 'declined', parts: part, nearest: null, firm: true }, thread: found.thread }
}
