import { lowsOf } from '../items.ts'
import type { Read } from '../prepare.ts'
import { isTopic, type Question, type Reading } from '../question.ts'
import { askedByWhich, askedOfRows, askedWhose } from './asked-of-rows.ts'
import { counted } from './beside-others.ts'
import { asPart, peaked, standsOut } from './by-column.ts'
import { aboutTheLast, daysToo, longOverdue, oneBefore } from './further-back.ts'
import { fragmentOf, type Fragment } from './fragment.ts'
import { olderThan } from './how-old.ts'
import { movedSoFar, narrowed, ruledOut } from './narrowed.ts'
import { otherClients, someClients, turned } from './of-those-clients.ts'
import { served, whichOfTwo } from './served.ts'
import { byAge, bySize, mostCommon, soMany, sorted, whoOfLargest, withoutLimit } from './sorted.ts'
import { averaged, daysBefore, inMoney, inWholeYear, listed, withNone } from './summed.ts'

/** What a few words may change of a question, the more special first. */
const changes: readonly ((fragment: Fragment) => Reading | null)[] = [
  counted,
  aboutTheLast,
  oneBefore,
  longOverdue,
  daysToo,
  olderThan,
  movedSoFar,
  sorted,
  byAge,
  bySize,
  whoOfLargest,
  mostCommon,
  standsOut,
  asPart,
  peaked,
  soMany,
  withoutLimit,
  inMoney,
  averaged,
  withNone,
  inWholeYear,
  daysBefore,
  listed,
  served,
  turned,
  someClients,
  otherClients,
  whichOfTwo,
  askedWhose,
  askedByWhich,
  ruledOut,
  narrowed,
  askedOfRows,
]

const changesOnly =
  /^(?:(?:and|but|so|ok) )?(?:just|only|any|anything|from (?:which|what)|in (?:which|what)|by|worst|best|biggest|largest|smallest|highest|lowest|oldest|newest|who has to do|whose)\b|(?: only| ones?| too)$/

/** Words that ask of rows before by what these have, however many they are. */
const asksOfThose =
  /^(?:(?:and|but|so|ok) )?(?:(?:which|what) \S+(?: \S+)?(?: .*)? (?:most|least|fewest|highest|lowest|biggest|largest|smallest)\b|how many (?:of (?:them|those|these) )?(?:have|has|are|is|were|per|by)\b|(?:which|who|any)(?: ones?)?(?: of (?:them|those|these))? (?:have|has|had|are|is|were|do|does|run|use)\b|(?:what|which) (?:percent|percentage|share|portion)\b)/

/** Words of what can hardly be a question of its own. */
const few = 5
const several = 10

/** Whether a few words look as if they changed the question before them, although another list may be called so. */
export const onlyChanges = ({ words, items }: Read): boolean =>
  (words.length <= few && changesOnly.test(lowsOf(items))) ||
  (words.length <= several && asksOfThose.test(lowsOf(items)))

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
