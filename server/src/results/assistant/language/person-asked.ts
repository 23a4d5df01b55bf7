import { done } from './about-one.ts'
import { namesOf, type Read } from './prepare.ts'
import { emptyQuestion, type Named, type Reading } from './question.ts'

const asks = (words: string): RegExp =>
  new RegExp(
    `^(?:what(?: is| are)? |whats |show |give me |tell me |i need |get me )?(?:the |a )?(?:${words})(?: (?:of|for) | (?:does|do|is|has) )\\u0001(?: (?:have|has|in|work in|working in|on|hold|got))?$|^(?:what is |whats |give me |show |i need |get me )?\\u0001 (?:${words})$`,
  )

/** What is kept of people who work here, and what asks for it once the name stands as a mark. */
const kept: readonly (readonly [column: string, RegExp])[] = [
  ['email', asks('e ?mail|email address|e mail|e mail address|mail address')],
  ['role', asks('role|roles|rights|permissions|job title|job|title|position')],
  ['department', asks('department|departments|team|teams')],
  ['lastSeenAt', asks('last login|last sign in|last visit to the portal|last seen|last active|last online')],
  ['state', asks('account state|account status|user state|user status')],
]

const reach =
  /^how (?:do|can|could|should) (?:i|we) (?:reach|contact|email|get (?:a )?hold of|get in touch with|write to) \u0001$/
const lastHere =
  /^when (?:was|did|has) \u0001 (?:last )?(?:here|active|around|logged in|log in|signed in|sign in|seen|in the portal|on the portal|online|use the portal)(?: last)?$/
const works =
  /^(?:(?:is|was) \u0001 (?:still )?(?:active|inactive|employed|working|suspended|deactivated)(?: (?:here|with us|for us|at the agency))?|(?:is|does) \u0001 still (?:work |working )?(?:here|with us|for us|at the agency|around|employed))(?: (?:or not|anymore|any more|now))?$/
const phone = asks('phone|phone number|number|cell|cell phone|mobile|extension|direct line|desk phone')

/** Whoever of the agency a question names alone; null where it may be a store or several. */
function personIn(read: Read): Named | null {
  const [span, other] = namesOf(read.items)
  const [one, another] = span?.candidates ?? []
  return other === undefined && another === undefined && one?.kind === 'person' ? one : null
}

/** `Evan's email`, `what role does Maya have`: what the list of users says of one of them. */
export function personAsked(read: Read, line: string): Reading | null {
  const who = personIn(read)
  if (who === null) return null
  if (phone.test(line))
    return {
      is: 'declined',
      parts: ['phone'],
      nearest: null,
      firm: true,
      because: 'The portal keeps no phone numbers of the people of the agency: ask for the email.',
    }
  const column = reach.test(line)
    ? 'email'
    : lastHere.test(line)
      ? 'lastSeenAt'
      : works.test(line)
        ? 'state'
        : kept.find(([, pattern]) => pattern.test(line))?.[0]
  return column === undefined
    ? null
    : done({ ...emptyQuestion('people'), measures: [column], people: [{ as: 'person', who }] })
}
