import { aboutOne, done } from './about-one.ts'
import type { NameSpan } from './names.ts'
import type { Question, Reading } from './question.ts'

/** What people call the parts of a team, by what the titles of those parts hold. */
const parts: readonly (readonly [string, string])[] = [
  ['SEO', 'seo|organic|organic search|content'],
  ['SEM', 'sem|search|paid search|ppc|google ads|google|adwords'],
  ['Social', 'social|social media|facebook|meta'],
  ['Programmatic', 'programmatic|display|video|connected tv|ctv|youtube'],
  ['Ad Support', 'ad support'],
]

const partNames = parts.map(([, words]) => words).join('|')
/** The part of a team that people call so. */
export const partOf = (said: string): string | undefined =>
  parts.find(([, words]) => words.split('|').includes(said))?.[0]

const ours = '(?:my|our|the) (?:(?:two |both )?(?:store|account|dealership|team|business)s?)|us|me'

/** `who does SEO for …`, `who is the SEM person at …`: somebody of the team, by the part. */
const byPart = new RegExp(
  `^(?:so )?who (?:is |are |else )?(?:(?:doing|does|do|did|handles|handle|handling|runs|run|running|manages|manage|managing|works on|work on|working on|in charge of|responsible for|looks after|look after|covers|covering|takes care of|on) )?(?:the |our |my |your )?(${partNames})(?: (?:work|side|stuff|person|people|specialist|expert|manager|rep|lead|team|part|guy|contact))*(?: (?:for|at|on|of|with))? (?:\\u0001|${ours})$`,
)

const titles = '(?:person|guy|specialist|expert|manager|rep|lead|contact)'
/** `who is our SEO person`, `what is our SEO person's name`, `who does our search`: whoever has that part for them. */
const byOwnPart = new RegExp(
  `^(?:so )?(?:who (?:is |are )?(?:my|our) (${partNames}) ${titles}|(?:what is|whats) (?:the name of )?(?:my|our) (${partNames}) ${titles}(?: name)?|who (?:does|runs|handles|manages) (?:my|our) (${partNames})(?: ads| campaigns| stuff)?)$`,
)

/** `is Claire Donovan still on our account`. */
const stillThere = new RegExp(
  `^(?:is|does|do|has|are) (\\u0001|(?!any|some|every|there|it|that|this|my|our|the\\b)[a-z'’-]+(?: [a-z'’-]+){0,2}?)(?: (still))? (?:on|with|work on|works on|working on|work for|works for|working for|work with|works with|working with|assigned to|handle|handling|handles|manage|managing|part of|in charge of|responsible for|look after|looking after|our|my)(?: (?:the team (?:of|for)|team))? (\\u0001|${ours}|rep|account manager|manager|contact)(?: (?:team|account|store))?(?: (anymore|any more|now))?$`,
)

const inTrouble =
  /^who (?:do|should|can|could|would) (?:i|we) (?:call|contact|email|e mail|reach|reach out to|talk to|speak to|turn to|go to|write to|ask)(?: (?:at|from|in) (?:the |your )?(?:agency|company|team|side|office))? (?:if|when|in case) (?:something|anything|there|a problem|things|we|i)\b.*$/

/** Whom of a team somebody asks for: by the part, by name, or whoever helps where something is wrong. */
export function teamAsked(line: string, spans: readonly NameSpan[], text: string): Reading | null {
  const said = line.replace(/^(?:please |hey |ok |so )+/, '')
  const of = (
    make: (one: Extract<Question, { ask: 'team' }>['of']) => Question,
    at: number,
  ): Reading | null => (spans.length > at ? aboutOne(spans[at], make) : done(make('mine')))
  const named = byPart.exec(said)?.[1] ?? byOwnPart.exec(said)?.slice(1).find(Boolean)
  const part = named === undefined ? undefined : partOf(named)
  if (part !== undefined && spans.length <= 1)
    return of((one) => ({ ask: 'team', of: one, managers: false, part }), 0)
  if (inTrouble.test(said) && spans.length <= 1)
    return of((one) => ({ ask: 'team', of: one, managers: true }), 0)
  const still = stillThere.exec(said)
  // Without `still` only what is said of a team or an account asks for somebody of it.
  if (!still || !(still[2] || still[4] || /\b(?:account|team|rep|manager|contact)\b/.test(still[3] ?? '')))
    return null
  const person = still[1] === '\u0001' ? spans[0]?.words : wordsAsTyped(text, still[1] ?? '')
  const places = still[1] === '\u0001' ? 1 : 0
  if (person === undefined || (still[3] === '\u0001') !== spans.length > places) return null
  if (places === 1 && !spans[0]?.candidates.some(({ kind }) => kind === 'person')) return null
  return of((one) => ({ ask: 'team', of: one, managers: false, asked: person }), places)
}

/** Words of a question as they were typed. */
function wordsAsTyped(text: string, low: string): string {
  const at = text.toLowerCase().indexOf(low)
  return at < 0 ? low : text.slice(at, at + low.length)
}
