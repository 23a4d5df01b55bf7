import { done } from './about-one.ts'
import type { Read } from './prepare.ts'
import type { Reading } from './question.ts'

/** `and what's her number`, behind who manages something. */
const tail =
  / and (?:what is )?(?:her|his|their|the) (?:phone|number|phone number|direct line|email|e mail|email address|contact|contact info|contact details|cell)$/

const ofOwnManager =
  /^(?:what is |whats |give me |i need |show |get me )?(?:the )?(?:email|e mail|email address|phone|phone number|number|contact|contact info|contact details) (?:of|for) (?:my|our) (?:account )?(?:manager|rep|am)$|^(?:what is |whats |give me |i need |show |get me )?(?:my|our) (?:account )?(?:manager|rep|am) (?:email|e mail|email address|phone|phone number|number|contact|contact info|contact details)$|^how (?:do|can) (?:i|we) (?:reach|contact|email|call|get (?:a )?hold of) (?:my|our) (?:account )?(?:manager|rep|am)$/

/**
 * Who works for a client, and how to reach them; null where a question does not
 * ask for both.
 *
 * @param line the question in small letters, names as `\u0001` and times as `\u0002`
 */
export function withContact(read: Read, line: string, alone: (read: Read) => Reading | null): Reading | null {
  if (ofOwnManager.test(line)) return done({ ask: 'team', of: 'mine', managers: true, contact: true })
  const many = tail.exec(line)?.[0].trim().split(' ').length
  if (many === undefined) return null
  const who = alone({ ...read, items: read.items.slice(0, -many), words: read.words.slice(0, -many) })
  return who?.is === 'question' && who.question.ask === 'team'
    ? done({ ...who.question, contact: true })
    : null
}
