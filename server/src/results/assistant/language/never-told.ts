import type { Reading } from './question.ts'

/** What no answer tells: the question, the part that is named, and whether somebody must be named in it, or must not. */
const never: readonly { readonly asks: RegExp; readonly part: RegExp; readonly named?: boolean }[] = [
  // The manager of each of those that were told: of one client they are told, and in no list of several.
  {
    asks: /^(?:and )?who (?:is|are) (?:the |their )?(?:account )?managers? (?:on|of|for|at) each\b/,
    part: /\beach\b/,
    named: false,
  },
  // How something comes into another program is no list of it.
  {
    asks: /^how (?:do|can|should) (?:i|we) (?:get|bring|put|move|import|export) .+/,
    part: /\binto \S+$/,
  },
  // What is secret is shown in its vault, and by no answer.
  {
    asks: /^(?:please )?(?:what (?:is|are)|give me|tell me|send me|i need) .+/,
    part: /\bpasswords?\b/,
    named: true,
  },
]

/** Declines what no answer tells, whatever else is asked with it. */
export function neverTold(line: string, names: boolean): Reading | null {
  for (const { asks, part, named } of never) {
    const [found] = (named === undefined || named === names) && asks.test(line) ? (part.exec(line) ?? []) : []
    if (found !== undefined) return { is: 'declined', parts: [found], nearest: null, firm: true }
  }
  return null
}
