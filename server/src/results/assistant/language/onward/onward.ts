import { lowsOf } from '../items.ts'
import type { Read } from '../prepare.ts'
import { isTopic, type Question, type Reading } from '../question.ts'
import { askedByWhich, askedOfRows, askedWhose } from './asked-of-rows.ts'
import { fragmentOf, type Fragment } from './fragment.ts'
import { olderThan } from './how-old.ts'
import { movedSoFar, narrowed, ruledOut } from './narrowed.ts'
import { byAge, bySize, sorted } from './sorted.ts'
import { averaged, inMoney, inWholeYear, listed, withNone } from './summed.ts'

/** What a few words may change of a question, the more special first. */
const changes: readonly ((fragment: Fragment) => Reading | null)[] = [
  olderThan,
  movedSoFar,
  sorted,
  byAge,
  bySize,
  inMoney,
  averaged,
  withNone,
  inWholeYear,
  listed,
  askedWhose,
  askedByWhich,
  ruledOut,
  narrowed,
  askedOfRows,
]

const changesOnly =
  /^(?:(?:and|but|so|ok) )?(?:just|only|any|anything|from (?:which|what)|in (?:which|what)|by|worst|best|biggest|largest|smallest|highest|lowest|oldest|newest|who has to do|whose)\b|(?: only| ones?| too)$/

/** Words of what can hardly be a question of its own. */
const few = 5

/** Whether a few words look as if they changed the question before them, although another list may be called so. */
export const onlyChanges = ({ words, items }: Read): boolean =>
  words.length <= few && changesOnly.test(lowsOf(items))

/**
 * The question before with what a few words change of it, by the columns, choices and names that its rows have:
 * fewer of them, in another order, added up, or with something more told of them. Every word is used; null where one
 * is not, or where the question before asked for no rows.
 */
export function onward(read: Read, before: Question | null): Reading | null {
  if (!isTopic(before)) return null
  const fragment = fragmentOf(read, before)
  if (!fragment) return null
  for (const change of changes) {
    const reading = change(fragment)
    if (reading) return reading
  }
  return null
}
