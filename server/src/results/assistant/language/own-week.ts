import { addDays, mondayOf } from '@portal/core/foundation/format'
import { done } from './about-one.ts'
import type { Timed } from './period.ts'
import { emptyQuestion, type Reading } from './question.ts'

const own = '(?:my|our)(?: (?:whole|entire|work|working))?'

/** `my week`, `what does my week look like`, `what does next week look like for me`. */
const weekSentence = new RegExp(
  `^(?:(?:so )?(?:what|how) (?:does|do|is|are|will|have) |show me |walk me through |run me through )?(?:(?:i (?:have|got) (?:on |going on |planned )?)?${own} week(?: ahead)?(?: \\u0002)?|\\u0002 week(?: ahead)?|\\u0002(?= .*\\bfor me$))(?: (?:look|looking|looks|shape up|shaping up)(?: like)?)?(?: for me)?$`,
)

/** Days of a week that somebody speaks of as theirs: what is in their calendar, and what is due. */
export function ownWeekAsked(line: string, time: Timed | null, today: string): Reading | null {
  if (!weekSentence.test(line) || !/\b(?:my|our|me)\b/.test(line)) return null
  const monday = mondayOf(today)
  const period = time?.period ?? { from: monday, to: addDays(monday, 6) }
  return done({
    ask: 'several',
    questions: [
      { ask: 'calendar', period },
      {
        ...emptyQuestion('tasks'),
        mine: true,
        conditions: [
          { column: 'due', is: 'between', values: [period.from, period.to] },
          { column: 'state', is: '=', values: ['open'] },
        ],
      },
    ],
  })
}
