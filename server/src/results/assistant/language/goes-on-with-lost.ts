import { leaningWords } from './leaning-words.ts'
import { namesOf, type Read } from './prepare.ts'
import { isTopic, type InThread, type Thread } from './question.ts'

/** `also clicks` after a question that was not understood: of what, nobody knows; and whom `they` means is lost with a name. */
export function goesOnWithLost(
  text: string,
  { items }: Read,
  { reading }: InThread,
  thread: Thread,
): InThread | null {
  const leaning = leaningWords(text)
  if (reading.is !== 'question') return null
  const some = /^\s*(?:and )?(?:just|only) (?:those|these|the ones|ones|them)\b/i.exec(text)?.[0]
  if (some !== undefined && thread.lost && thread.lost !== 'fragment')
    return { reading: { is: 'declined', parts: [some.trim()], nearest: null, firm: true }, thread }
  // Firm: the rest of it would be another question, of everything.
  const declined = (part: string): InThread => ({
    reading: { is: 'declined', parts: [part.trim()], nearest: null, firm: true },
    thread,
  })
  const named = namesOf(items).length > 0
  if (thread.lost === 'whom' && !named) {
    const whom =
      /\b(?:they|them|their|theirs|it|its|in there|over there|there(?! (?:is|are|was|were)))\b/i.exec(text)
    const part = whom?.[0] ?? leaning
    const own = isTopic(reading.question) && (reading.question.mine || reading.question.ownClients)
    if (part !== undefined && !own) return declined(part)
  }
  if (!thread.lost || thread.lost === 'fragment' || leaning === undefined || !isTopic(reading.question))
    return null
  const { groups, people, mine, ownClients } = reading.question
  // The same of whom ever: of what, nobody knows.
  if (/^\s*same\b/i.test(text) && !named) return declined(leaning)
  if (named || groups.length + people.length > 0 || mine || ownClients) return null
  return declined(leaning)
}
