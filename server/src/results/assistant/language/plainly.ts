import { meant } from './meant.ts'
import { afterADecline } from './plain/after-a-decline.ts'
import { asTyped } from './plain/as-typed.ts'
import { atFirstSight } from './plain/at-first-sight.ts'
import { askedInPassing } from './plain/asked-in-passing.ts'
import { askedLater } from './plain/asked-later.ts'
import { firstWeek } from './plain/first-week.ts'
import { beforeACall } from './plain/before-a-call.ts'
import { asking } from './plain/asking.ts'
import { doing } from './plain/doing.ts'
import { byStaff } from './plain/by-staff.ts'
import { everyday } from './plain/everyday.ts'
import { inPassing } from './plain/in-passing.ts'
import { leaning } from './plain/leaning.ts'
import { kinds } from './plain/kinds.ts'
import { ofStrangers } from './plain/of-strangers.ts'
import { onScreens } from './plain/on-screens.ts'
import { monthEnd } from './plain/month-end.ts'
import { ofMany } from './plain/many.ts'
import type { Otherwise } from './plain/otherwise.ts'
import { terse } from './plain/terse.ts'
import { things } from './plain/things.ts'
import { timesAndPeople } from './plain/times.ts'
import { unseen } from './plain/unseen.ts'
import { workingDay } from './plain/working-day.ts'
import { writtenOut } from './tokens.ts'

/**
 * Ways to say something that the grammar has another way for. They are tried
 * where a question is not understood as it stands, so that nothing that is
 * read by itself is read another way.
 */
const otherwise: Otherwise = [
  ...ofStrangers,
  ...afterADecline,
  ...atFirstSight,
  ...asTyped,
  ...beforeACall,
  ...byStaff,
  ...askedLater,
  ...firstWeek,
  ...leaning,
  ...monthEnd,
  ...inPassing,
  ...askedInPassing,
  ...unseen,
  ...workingDay,
  ...terse,
  ...everyday,
  ...kinds,
  ...onScreens,
  ...asking,
  ...ofMany,
  ...things,
  ...doing,
  ...timesAndPeople,
].map(([pattern, by]) => [globally(pattern), by])

/** The same question in words that the grammar has; as it was asked where there are no others for it. */
export function inPlainWords(text: string): string {
  const asked = text.replace(/[?!.\s]+$/, '').trim()
  // What is meant comes before ways to say the rest of it.
  let plain = meant.reduce((said, [pattern, by]) => said.replaceAll(pattern, by), writtenOut(asked))
  for (const [pattern, by] of otherwise)
    plain = typeof by === 'string' ? plain.replaceAll(pattern, by) : plain.replaceAll(pattern, by)
  plain = plain.replaceAll(/\s+/g, ' ').trim()
  return plain === asked ? text : plain
}

function globally(pattern: RegExp): RegExp {
  return pattern.global ? pattern : new RegExp(pattern.source, `${pattern.flags}g`)
}
