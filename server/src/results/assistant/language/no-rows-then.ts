import { done } from './about-one.ts'
import { lowsOf, type Item } from './items.ts'
import type { Question, Reading } from './question.ts'
import { partOf } from './team-asked.ts'

const asks =
  /^(?:(?:and|ok|so|what about|how about|who does|who is|for|the|same for) )*(\S+(?: \S+)?)(?: (?:person|people|one|side|team|specialist))?$/

/** `and social?` after who does SEO for a client: who of the same team has that part; null where no part is said. */
function otherPart(items: readonly Item[], before: Question | null): Reading | null {
  if (before?.ask !== 'team') return null
  if (asksContact.test(lowsOf(items))) return done({ ...before, contact: true })
  const part = partOf(asks.exec(lowsOf(items))?.[1] ?? '')
  if (part === undefined || before.managers) return null
  return done({ ask: 'team', of: before.of, managers: false, part })
}

const asksContact =
  /^(?:and )?(?:what (?:is|are) )?(?:their|his|her|the) (?:e ?mails?(?: address(?:es)?)?|contacts?|contact details|phone numbers?|numbers?)$|^how (?:do|can) i (?:reach|contact|get (?:a )?hold of) (?:them|him|her)$/
const asksOnly = /^(?:and )?(?:just|only) (?:the )?(budget|activit)(?:s|y|ies)?(?: changes| ones)?$/

/** What a few words change of a question that asked for no rows: another part of a team, how to reach it, or one kind of what changed. */
export function ofNoRowsThen(items: readonly Item[], before: Question | null): Reading | null {
  const what = before?.ask === 'changes' ? asksOnly.exec(lowsOf(items))?.[1] : undefined
  if (before?.ask === 'changes' && what !== undefined)
    return done({ ...before, what: what === 'budget' ? 'budget' : 'activity' })
  return otherPart(items, before)
}
