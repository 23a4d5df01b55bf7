import { aboutOne } from './about-one.ts'
import type { NameSpan } from './names.ts'
import { emptyQuestion, type Reading } from './question.ts'

const gone =
  '(?:cancel|canceled|cancelled|canceling|cancelling|leave|left|leaving|quit|go away|went away)(?: us| the agency| on us| our agency)?'
const reason = '(?:(?:what (?:was|is) )?(?:the |their )?reasons?(?: why| that| for| of)?)'

/** Why a client that is named left; a name stands as `\u0001`. */
const whyLeft: readonly RegExp[] = [
  new RegExp(`^(?:why|how come|what made|what caused|${reason})(?: did| has| had)? \\u0001(?: to)? ${gone}$`),
  new RegExp(`^${reason} \\u0001 (?:gave|named|had|told us)(?: us)? for ${gone}$`),
  /^(?:why|how come) (?:did|have) we (?:lose|lost) \u0001$/,
]

/** Why one client left: by the services that it gave up, each with its reason. */
export function departureAsked(line: string, spans: readonly NameSpan[]): Reading | null {
  if (spans.length !== 1 || !whyLeft.some((pattern) => pattern.test(line))) return null
  return aboutOne(spans[0], (of) => ({ ...emptyQuestion('cancellations'), ask: 'why', clients: [of] }))
}
