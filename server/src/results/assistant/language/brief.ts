import { addMonths, monthRange, previousMonthRange } from '@portal/core/foundation/format'
import { aboutOne } from './about-one.ts'
import type { NameSpan } from './names.ts'
import { emptyQuestion, type Question, type Reading } from './question.ts'

const soon =
  '(?: (?:in|at|on|tomorrow|today|later))*(?: (?:\\u0002|(?:\\d+|a few|a couple of|ten|half an|an) (?:min|mins|minutes?|hours?)|a bit|a minute|an hour))?'

/** `got a call with … in 20 minutes, what do I need to know`, `brief me on …`. */
const asked = [
  new RegExp(
    `^(?:i |have i )?(?:have|got|has) (?:a |an |my )?(?:call|meeting|visit|review|check in|lunch) (?:coming up )?(?:with|at) \\u0001${soon}(?: so)? (?:what (?:do|should|must) i (?:need to |have to )?know(?: about (?:it|them))?|what is important|brief me|catch me up|fill me in)$`,
  ),
  new RegExp(
    `^(?:i have|i|have|got|there is)(?: got)? \\u0001 (?:on the (?:phone|line)|calling(?: me)?|coming in|waiting)${soon}(?: so)? (?:what (?:do|should|must) i (?:need to |have to )?know(?: about (?:it|them))?|what is important|brief me|catch me up|fill me in)$`,
  ),
  /^(?:what (?:do|should|must) i (?:need to |have to )?know (?:about|before (?:my|the|a) (?:call|meeting|visit) with|before i (?:call|meet|visit|see)|for (?:my|the) (?:call|meeting|visit) with)|(?:brief me|catch me up|get me up to speed|prep me|prepare me|fill me in)(?: (?:on|about|for(?: (?:my|the|a) (?:call|meeting|visit) (?:with|at))?|before i (?:call|meet|visit|see)))?) \u0001$/,
]

/** What somebody ought to know of a client before they speak: results, what runs, what was said last, what is open. */
export function briefAsked(
  line: string,
  spans: readonly NameSpan[],
  { today, ofStore = false }: { readonly today: string; readonly ofStore?: boolean },
): Reading | null {
  if (spans.length !== 1 || !asked.some((pattern) => pattern.test(line))) return null
  const { start, end } = monthRange(today)
  const before = previousMonthRange(today)
  return aboutOne(spans[0], (of): Question => {
    const rows = (topic: string) => ({ ...emptyQuestion(topic), clients: [of] })
    const ofAgency: readonly Question[] = [
      { ask: 'record', of, field: 'health' },
      { ...rows('tasks'), conditions: [{ column: 'state', is: '=', values: ['open'] }] },
    ]
    return {
      ask: 'several',
      questions: [
        {
          ...rows('figures'),
          period: { from: start, to: today },
          // As much of the month before as there is of this one.
          against: { from: before.start, to: addMonths(today, -1) },
        },
        { ...rows('budgets'), period: { from: start, to: end } },
        { ...rows('interactions'), order: { column: 'date', descending: true }, limit: 3 },
        ...(ofStore ? [] : ofAgency),
      ],
    }
  })
}
