import { done } from './about-one.ts'
import { lowsOf, type Item } from './items.ts'
import type { Question, Reading } from './question.ts'
import { partOf } from './team-asked.ts'

const asks =
  /^(?:(?:and|ok|so|what about|how about|who does|who is|for|the|same for) )*(\S+(?: \S+)?)(?: (?:person|people|one|side|team|specialist))?$/

/** `and social?` after who does SEO for a client: who of the same team has that part; null where no part is said. */
export function teamPartThen(items: readonly Item[], before: Question | null): Reading | null {
  if (before?.ask !== 'team') return null
  const part = partOf(asks.exec(lowsOf(items))?.[1] ?? '')
  if (part === undefined || before.managers) return null
  const { asked: _, ...team } = before
  return done({ ...team, part })
}
