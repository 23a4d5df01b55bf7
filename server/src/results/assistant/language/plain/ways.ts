import { meant } from './surely/meant.ts'
import { afterADecline } from './after-a-decline.ts'
import { around } from './around.ts'
import { asTyped } from './as-typed.ts'
import { atFirstSight } from './at-first-sight.ts'
import { askedInPassing } from './asked-in-passing.ts'
import { askedLater } from './asked-later.ts'
import { firstWeek } from './first-week.ts'
import { ofBills } from './of-bills.ts'
import { beforeACall } from './before-a-call.ts'
import { asking } from './asking.ts'
import { doing } from './doing.ts'
import { byStaff } from './by-staff.ts'
import { everyday } from './everyday.ts'
import { byNameAlone, inALine } from './in-a-line.ts'
import { inPassing } from './in-passing.ts'
import { laterRounds } from './later-rounds.ts'
import { leaning } from './leaning.ts'
import { kinds } from './kinds.ts'
import { ofDealers } from './of-dealers.ts'
import { ofClients } from './of-clients.ts'
import { ofResults } from './of-results.ts'
import { ofStrangers } from './of-strangers.ts'
import { ofWhom } from './of-whom.ts'
import { ofWork } from './of-work.ts'
import { onScreens } from './on-screens.ts'
import { monthEnd } from './month-end.ts'
import { ofMany } from './many.ts'
import { onTheJob } from './on-the-job.ts'
import { ofMoneyLater } from './of-money-later.ts'
import { onTheBooks } from './on-the-books.ts'
import type { Otherwise } from './otherwise.ts'
import { Replacements } from './replacements.ts'
import { spoken } from './spoken.ts'
import { terse } from './terse.ts'
import { things } from './things.ts'
import { timesAndPeople } from './times.ts'
import { unseen } from './unseen.ts'
import { whoAndWhose } from './who-and-whose.ts'
import { workingDay } from './working-day.ts'

/**
 * Ways to say something that the grammar has another way for, by the moment at
 * which they are put in the place of what was said: `surely` before anything
 * is read, since a rule would take the words for something else; `unread`
 * where a question is not understood as it stands, so that nothing that is
 * read by itself is read another way.
 */
export const ways = {
  surely: meant,
  unread: [
    ...laterRounds,
    ...whoAndWhose,
    ...onTheJob,
    ...onTheBooks,
    ...ofMoneyLater,
    ...spoken,
    ...around,
    ...ofBills,
    ...ofWhom,
    ...ofStrangers,
    ...ofDealers,
    ...ofClients,
    ...ofResults,
    ...afterADecline,
    ...atFirstSight,
    ...inALine,
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
    ...ofWork,
    ...byNameAlone,
  ],
} as const satisfies Readonly<Record<string, Otherwise>>

/** When ways to say something are put in the place of what was said. */
export type Moment = keyof typeof ways

/** Each of them wherever it stands, made when a moment is there for the first time. */
const everywhere: Partial<Record<Moment, Replacements>> = {}

/** A text in the words that the grammar has, as far as there are ways for a moment. */
export function inWords(moment: Moment, text: string): string {
  return (everywhere[moment] ??= new Replacements(ways[moment])).of(text)
}
